"""Encore: what a shop offers, a second time."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    at,
    place_at,
    starters_but,
    use_at,
)

ENCORE = "companion encore"
NOT_NOW = "this is not the moment for your companion"


def with_encore(
    shop: str,
    *,
    goods: str = "",
    rep: int = 0,
    hand: str = "",
    park: str = "",
    row: str = "",
    alley: Sequence[int] = (0, 0, 0),
    flips: str = "",
) -> Story:
    """Oliver has Encore, and this shop is in Town."""
    return Story().given(
        a_town(shop),
        goods=(goods,),
        rep=(rep,),
        hands=(hand,),
        park=park,
        row=row,
        alley=alley,
        flips=flips,
        companions=("encore", ""),
    )


@pytest.mark.rule("flamecraft/companion.encore")
def test_the_ability_of_the_shop_is_used_twice() -> None:
    story = with_encore("the-savage-beat - - -", park="bread bread plant")
    story.gathers_at("the-savage-beat").has(OLIVER, goods="1 iron")
    uses = ("use the-savage-beat", "use nothing")
    story.is_asked(OLIVER, use_at("The Savage Beat"), *uses, ENCORE).answers(ENCORE)
    story.has(OLIVER, companion_used=True).is_asked(OLIVER, use_at("The Savage Beat"), *uses)
    story.answers(uses[0]).has(OLIVER, goods="2 bread 1 iron 1 plant")
    story.is_asked(OLIVER, use_at("The Savage Beat"), *uses)
    story.answers(uses[0]).has(OLIVER, goods="4 bread 1 iron 2 plant")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but()).has(VIOLET, goods="", rep=0)


@pytest.mark.rule("flamecraft/companion.encore")
def test_without_calling_on_encore_the_ability_is_used_once() -> None:
    story = with_encore("the-savage-beat - - -", park="bread bread plant")
    story.gathers_at("the-savage-beat").answers("use the-savage-beat")
    story.has(OLIVER, goods="2 bread 1 iron 1 plant", companion_used=False)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.encore-pay")
def test_the_price_is_paid_both_times() -> None:
    story = with_encore("drake-of-cakes - - -", goods="4 bread", park="meat iron crystal plant")
    story.gathers_at("drake-of-cakes").answers(ENCORE, "use drake-of-cakes", "draw park 1")
    story.answers("draw park 2").has(OLIVER, goods="3 bread", hand="meat iron")
    story.is_asked(OLIVER, use_at("Drake of Cakes"), "use drake-of-cakes", "use nothing")
    story.answers("use drake-of-cakes", "draw park 3")
    story.has(OLIVER, goods="1 bread", hand="meat iron crystal plant")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.encore-pay")
def test_whoever_can_pay_once_uses_it_once() -> None:
    story = with_encore("drake-of-cakes - - -", goods="2 bread", park="meat iron crystal plant")
    story.gathers_at("drake-of-cakes").answers(ENCORE, "use drake-of-cakes", "draw park 1")
    story.answers("draw park 2").has(OLIVER, goods="1 bread", hand="meat iron", companion_used=True)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.encore-choose")
def test_a_shop_with_a_choice_may_be_used_in_another_way_the_second_time() -> None:
    story = with_encore("dragon-hoard-bank - - -", rep=3).gathers_at("dragon-hoard-bank")
    bank = use_at("Dragon Hoard Bank")
    story.is_asked(OLIVER, bank, "use dragon-hoard-bank 1", "use nothing", ENCORE)
    story.answers(ENCORE, "use dragon-hoard-bank 1").has(OLIVER, goods="1 crystal 4 coin", rep=0)
    story.is_asked(OLIVER, bank, "use dragon-hoard-bank 2", "use nothing")
    story.answers("use dragon-hoard-bank 2").has(OLIVER, goods="1 crystal 1 coin", rep=5)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.encore-choose")
def test_a_shop_with_a_choice_may_be_used_the_same_way_twice() -> None:
    story = with_encore("dragon-hoard-bank - - -", rep=6).gathers_at("dragon-hoard-bank")
    story.answers(ENCORE, "use dragon-hoard-bank 1").is_asked(
        OLIVER,
        use_at("Dragon Hoard Bank"),
        "use dragon-hoard-bank 1",
        "use dragon-hoard-bank 2",
        "use nothing",
    )
    story.answers("use dragon-hoard-bank 1").has(OLIVER, goods="1 crystal 8 coin", rep=0)


@pytest.mark.rule("flamecraft/ruling.encore-step")
def test_encore_is_offered_in_the_fourth_step_and_not_before_or_after() -> None:
    story = with_encore(
        "the-savage-beat iron - -", hand="bread", park="bread plant", row="p-iron-1"
    )
    shops = (*starters_but(), "visit the-savage-beat")
    story.is_asked(OLIVER, WHICH_SHOP, *shops).refuses(ENCORE, NOT_NOW)
    story.answers("visit the-savage-beat").is_asked(
        OLIVER,
        place_at("The Savage Beat"),
        *(f"place bread on the-savage-beat {slot}" for slot in (2, 3)),
        "place nothing",
    )
    story.refuses(ENCORE, NOT_NOW).answers("place nothing")
    story.is_asked(OLIVER, WHICH_FIRE, "fire the-savage-beat 1", "fire nothing")
    story.refuses(ENCORE, NOT_NOW).answers("fire nothing").offers(ENCORE)
    story.answers("use the-savage-beat").is_asked(VIOLET, WHICH_SHOP, *starters_but())
    story.has(OLIVER, goods="1 bread 2 iron 1 plant", companion_used=False)


@pytest.mark.rule("flamecraft/ruling.encore-step")
def test_a_shop_without_an_ability_has_nothing_for_encore() -> None:
    story = with_encore("the-savage-beat - - -", park="bread plant").gathers_at("smith-mart")
    story.is_asked(OLIVER, WHICH_FIRE, "fire smith-mart 1", "fire nothing").answers("fire nothing")
    story.has(OLIVER, goods="2 iron", companion_used=False)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"), "visit the-savage-beat")


@pytest.mark.rule("flamecraft/ruling.encore-step")
def test_an_ability_that_is_closed_to_you_cannot_be_doubled() -> None:
    story = with_encore("gnome-depot - - -", goods="6 iron").gathers_at("gnome-depot")
    story.has(OLIVER, goods="7 iron", rep=0, companion_used=False)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())
    open_story = with_encore("gnome-depot - - -", goods="7 iron").gathers_at("gnome-depot")
    open_story.is_asked(OLIVER, use_at("Gnome Depot"), "use gnome-depot", "use nothing", ENCORE)


@pytest.mark.rule("flamecraft/ruling.encore-step")
def test_whoever_enchants_gets_no_fourth_step_for_encore() -> None:
    story = with_encore(
        "the-savage-beat iron - -",
        goods="1 bread 1 iron 1 crystal 1 plant",
        park="bread plant",
        row="p-iron-1",
    )
    story.answers("visit the-savage-beat")
    story.is_asked(OLIVER, at("The Savage Beat"), "gather", "cast p-iron-1").refuses(
        ENCORE, NOT_NOW
    )
    story.answers("cast p-iron-1").is_asked(
        OLIVER, WHICH_FIRE, "fire the-savage-beat 1", "fire nothing"
    )
    story.refuses(ENCORE, NOT_NOW).answers("fire nothing")
    story.has(OLIVER, goods="", rep=5, companion_used=False)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.encore-step")
def test_what_the_first_step_brings_is_not_doubled() -> None:
    """Wishing Well gives its three coins once and is flipped at twice."""
    story = with_encore("wishing-well - - -", flips="heads tails tails tails")
    story.gathers_at("wishing-well").has(OLIVER, goods="3 coin").answers(ENCORE)
    story.answers("use wishing-well", "flip", "flip", "stop").has(OLIVER, goods="2 coin", rep=2)
    story.is_asked(OLIVER, use_at("Wishing Well"), "use wishing-well", "use nothing")
    story.answers("use wishing-well").is_asked(
        OLIVER, "Do you flip a coin? (2 left to flip)", "flip", "stop"
    )
    story.answers("flip", "flip").has(OLIVER, goods="", rep=2)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.alley-encore")
def test_coins_may_be_left_in_the_alley_and_taken_back_with_all_the_others() -> None:
    story = with_encore("dragon-alley", goods="1 coin", park="plant", alley=(0, 2, 2))
    story.gathers_at("dragon-alley").has(OLIVER, goods="2 coin")
    alley = use_at("Dragon Alley")
    ways = ("use dragon-alley 1", "use dragon-alley 2", "use nothing")
    story.is_asked(OLIVER, alley, *ways, ENCORE).answers(ENCORE, "use dragon-alley 1")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw deck").answers("draw park 1")
    story.has(OLIVER, goods="", rep=1, hand="plant").is_asked(OLIVER, alley, *ways[1:])
    assert [space["coins"] for space in story.shop("dragon-alley")["spaces"]] == [2, 2, 2]
    story.answers("use dragon-alley 2").has(OLIVER, goods="6 coin", rep=1)
    assert [space["coins"] for space in story.shop("dragon-alley")["spaces"]] == [0, 0, 0]
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())
