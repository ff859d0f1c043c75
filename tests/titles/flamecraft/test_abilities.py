"""The ability of a shop: when it comes, and how far it is carried out."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_ARTISAN,
    WHICH_DIFFERENT,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    at,
    place_at,
    use_at,
)

STARTERS = (
    *("critical-rolls", "draco-bell", "smith-mart"),
    *("fragile-reptile", "hello-nursery", "potable-potions"),
)
DRAKE = "Drake of Cakes"
WHICH_FROM_PARK = "Which artisan dragon do you take from the Park?"


def at_drake(park: str, slots: str = "- - -") -> Story:
    """Oliver gathers at Drake of Cakes with a bread of his own."""
    story = Story().given(a_town(f"drake-of-cakes {slots}"), goods=("1 bread",), park=park)
    return story.answers("visit drake-of-cakes")


@pytest.mark.rule("flamecraft/ability.last-step")
def test_the_ability_comes_after_the_dragons_and_ends_the_gathering() -> None:
    """Use shop ability: fired up first, used then, and nothing follows."""
    story = Story().given(
        a_town("drake-of-cakes - - crystal"), hands=("bread iron",), park="meat plant"
    )
    story.answers("visit drake-of-cakes", "place bread on drake-of-cakes 1")
    keys = ("fire drake-of-cakes 1", "fire drake-of-cakes 3", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *keys).answers("fire drake-of-cakes 3")
    assert story.question.words == WHICH_DIFFERENT
    story.answers("gain bread meat iron")
    story.is_asked(OLIVER, use_at(DRAKE), "use drake-of-cakes", "use nothing")
    story.answers("use drake-of-cakes", "pay", "draw park 1").has(OLIVER, hand="iron meat plant")
    assert (story.question.seat, story.question.words) == (VIOLET, WHICH_SHOP)


@pytest.mark.rule("flamecraft/ability.optional")
def test_the_ability_may_be_left_unused() -> None:
    """Use shop ability: nothing is paid, nothing taken."""
    story = at_drake("meat plant").is_asked(
        OLIVER, use_at(DRAKE), "use drake-of-cakes", "use nothing"
    )
    story.answers("use nothing").has(OLIVER, goods="2 bread", hand="")
    assert [place["dragon"]["kind"] for place in story.view["park"][:2]] == ["meat", "plant"]
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ability.optional")
def test_an_ability_that_cannot_be_paid_for_is_not_offered() -> None:
    """Use shop ability: one bread is not two."""
    story = Story().given(a_town("drake-of-cakes - - -"), goods=("1 meat",), park="meat plant")
    story.answers("visit drake-of-cakes").has(OLIVER, goods="1 bread 1 meat", hand="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ability.some-shops")
@pytest.mark.parametrize("shop", STARTERS)
def test_at_a_starter_shop_gathering_ends_with_the_third_step(shop: str) -> None:
    """Use shop ability: starters have none."""
    story = Story().given(a_town(), goods=("7 coin",))
    assert story.shop(shop)["ability"] == []
    story.answers(f"visit {shop}", "fire nothing")
    assert (story.question.seat, story.question.words) == (VIOLET, WHICH_SHOP)


@pytest.mark.rule("flamecraft/ability.not-enchanting")
def test_whoever_enchants_a_shop_does_not_use_its_ability() -> None:
    """Use shop ability: neither before nor after the dragons are fired up."""
    story = Story().given(
        a_town("drake-of-cakes crystal - -"),
        goods=("5 bread 5 coin",),
        row="p-bread-1",
        park="meat plant",
    )
    story.answers("visit drake-of-cakes")
    story.is_asked(OLIVER, at(DRAKE), "gather", "cast p-bread-1")
    story.answers("cast p-bread-1", "pay")
    story.is_asked(OLIVER, WHICH_FIRE, "fire drake-of-cakes 1", "fire nothing")
    story.answers("fire nothing").has(OLIVER, goods="4 bread 2 coin", rep=5, hand="")
    assert (story.question.seat, story.question.words) == (VIOLET, WHICH_SHOP)


@pytest.mark.rule("flamecraft/ability.as-far-as-possible")
def test_an_ability_once_begun_is_carried_out_in_full() -> None:
    """Resolving abilities: both dragons are taken, and nobody is asked to stop."""
    story = at_drake("meat plant iron").answers("use drake-of-cakes").has(OLIVER, goods="")
    keys = ("draw park 1", "draw park 2", "draw park 3")
    story.is_asked(OLIVER, WHICH_FROM_PARK, *keys).answers("draw park 2")
    story.is_asked(OLIVER, WHICH_FROM_PARK, "draw park 1", "draw park 3").answers("draw park 3")
    story.has(OLIVER, hand="plant iron", goods="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ability.as-far-as-possible")
@pytest.mark.parametrize("park", ["meat", ""])
def test_what_cannot_be_done_of_it_is_left_out(park: str) -> None:
    """Resolving abilities: fewer than two dragons in the Park, or none."""
    story = at_drake(park)
    story.is_asked(OLIVER, use_at(DRAKE), "use drake-of-cakes", "use nothing")
    story.answers("use drake-of-cakes").has(OLIVER, hand=park, goods="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ability.you-may")
def test_a_second_flip_is_an_offer() -> None:
    """Resolving abilities: the first dragon of Maw & Paw's is kept either way."""
    for key, goods, fancies in (("stop", "1 bread 1 coin", 1), ("flip", "1 bread", 2)):
        story = Story().given(a_town("maw-and-paws - - -"), goods=("1 coin",), flips="heads heads")
        story.answers("visit maw-and-paws", "gain bread", "use maw-and-paws")
        assert story.view["seats"][OLIVER]["fancy_count"] == 1
        story.is_asked(OLIVER, "Do you flip once more?", "flip", "stop").answers(key)
        story.has(OLIVER, goods=goods)
        assert story.view["seats"][OLIVER]["fancy_count"] == fancies
        assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ability.you-may")
def test_a_dragon_fired_up_in_the_hand_need_not_be_gifted() -> None:
    """Resolving abilities: Touch o' Glass offers the gift, it does not ask for it."""
    story = Story().given(a_town("touch-o-glass - - -"), hands=("crystal",))
    story.answers("visit touch-o-glass", "place nothing", "use touch-o-glass")
    story.answers("gain bread meat iron")
    story.is_asked(OLIVER, "Do you gift the dragon for 3 reputation?", "keep dragon", "give seat-1")
    story.answers("keep dragon").has(OLIVER, hand="crystal", rep=0).has(VIOLET, hand="")


@pytest.mark.rule("flamecraft/ability.placing")
def test_a_dragon_placed_by_an_ability_must_match_and_its_slot_pays() -> None:
    """Placing dragons: Saving Throw has plant placed at Smith Mart for a fancy."""
    story = Story().given(
        a_town("saving-throw - - -"), hands=("plant",), fancy_deck="todd bubu", rep=(1,)
    )
    story.answers("visit saving-throw")
    story.is_asked(
        OLIVER, place_at("Saving Throw"), "place plant on saving-throw 1", "place nothing"
    )
    story.answers("place nothing", "use saving-throw")
    story.is_asked(
        OLIVER,
        WHERE,
        *("place on critical-rolls 3", "place on draco-bell 3", "place on smith-mart 2"),
        *("place on fragile-reptile 2", "place on hello-nursery 2", "place on potable-potions 3"),
        "place on saving-throw 1",
    )
    story.refuses("place on saving-throw 2", "that slot does not take this dragon")
    story.refuses("place on hello-nursery 1", "that slot is not empty")
    story.answers("place on smith-mart 2").shows("smith-mart", "iron plant -")
    story.has(OLIVER, hand="", fancies="todd", rep=1, goods="1 iron")


@pytest.mark.rule("flamecraft/ability.placing")
def test_only_the_ability_itself_can_lift_the_rules() -> None:
    """Placing dragons: at Fogo de Char icons do not count, but a slot must be empty, and pays."""
    story = Story().given(a_town("fogo-de-char - - -"), hands=("iron",))
    story.answers("visit fogo-de-char", "place nothing", "use fogo-de-char")
    story.offers("place on smith-mart 3", "place on fogo-de-char 3", "place on hello-nursery 2")
    story.does_not_offer("place on smith-mart 1", "place on hello-nursery 1")
    story.answers("place on smith-mart 3").shows("smith-mart", "iron - iron")
    story.has(OLIVER, rep=2, goods="1 meat 2 coin", hand="")


@pytest.mark.rule("flamecraft/ability.placing")
def test_la_petite_dragonne_changes_what_a_slot_pays_and_nothing_else() -> None:
    """Placing dragons: a coin for its reputation, the artisan as always, a matching icon."""
    story = Story().given(a_town("la-petite-dragonne - - -"), hands=("plant",), park="meat iron")
    story.answers("visit la-petite-dragonne", "place nothing", "use la-petite-dragonne")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
    story.shows("la-petite-dragonne", "- - plant").has(OLIVER, goods="1 bread 1 coin", rep=0)
    story.answers("draw park 2").has(OLIVER, hand="iron", goods="1 bread 1 coin")
