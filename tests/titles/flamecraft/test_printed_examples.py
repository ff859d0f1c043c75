"""The rulebook's printed examples, played as they are told."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_FIRE,
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
NURSERY = "Hello Nursery"


@pytest.mark.rule("flamecraft/example.entry")
def test_oliver_comes_to_sew_cute() -> None:
    """Visiting a shop: a bread to Violet, a potion to James."""
    story = Story(seats=3).given(
        a_town("sew-cute - - -"),
        at=("hello-nursery", "sew-cute", "sew-cute"),
        goods=("1 bread 1 potion 1 iron",),
        park="bread meat iron crystal plant",
    )
    story.answers("visit sew-cute")
    story.is_asked(
        OLIVER,
        "What do you give Player 2 for coming in?",
        *("give bread", "give iron", "give potion"),
    )
    story.answers("give bread")
    story.is_asked(OLIVER, "What do you give Player 3 for coming in?", "give iron", "give potion")
    story.answers("give potion").has(OLIVER, goods="1 iron", at="sew-cute")
    story.has(VIOLET, goods="1 bread").has(JAMES, goods="1 potion")
    story.hears(
        "Oliver visits Sew Cute.",
        "Oliver gives 1 bread to Violet.",
        "Oliver gives 1 potion to James.",
    )
    assert story.question.words == WHICH_ARTISAN


def violet_at_drake() -> Story:
    """Violet comes to Drake of Cakes: an enchantment, a meat dragon and Frostfire are there."""
    story = Story(seats=3).given(
        a_town("drake-of-cakes meat - crystal"),
        turn=VIOLET,
        hands=("", "iron plant"),
        enchanted="drake-of-cakes p-bread-1",
        park="bread meat iron crystal plant",
        fancy_deck="todd bubu",
        shop_deck="wishing-well sew-cute",
    )
    return story.answers("visit drake-of-cakes")


def violet_places() -> Story:
    return violet_at_drake().answers("place iron on drake-of-cakes 2")


def violet_fires() -> Story:
    return violet_places().answers("fire drake-of-cakes 3", "gain meat plant potion")


@pytest.mark.rule("flamecraft/example.gather")
def test_violet_gathers_at_drake_of_cakes() -> None:
    """Gather goods: two bread from shop and enchantment, a good from each dragon."""
    story = violet_at_drake().has(VIOLET, goods="2 bread 1 meat 1 crystal")
    story.hears("Violet visits Drake of Cakes.", "Violet gains 2 bread, 1 meat and 1 crystal.")
    keys = [f"place {dragon} on drake-of-cakes 2" for dragon in ("iron", "plant")]
    story.is_asked(VIOLET, place_at(DRAKE), *keys, "place nothing")


@pytest.mark.rule("flamecraft/example.place")
def test_violet_places_a_dragon_on_the_middle_slot() -> None:
    """Place a dragon: the slot brings her a fancy."""
    story = violet_places().shows("drake-of-cakes", "meat iron crystal")
    story.has(VIOLET, hand="plant", fancies="todd", goods="2 bread 1 meat 1 crystal", rep=0)


@pytest.mark.rule("flamecraft/example.fill")
def test_violet_has_filled_drake_of_cakes() -> None:
    """Filling a shop: a new one lies face down until her turn is over."""
    story = violet_places().town_is(*STARTERS, "drake-of-cakes", facedown=1)
    assert story.left_in("shops") == 1
    story.ends_turn().town_is(*STARTERS, "drake-of-cakes", "wishing-well")


@pytest.mark.rule("flamecraft/example.crystal")
def test_violet_fires_up_frostfire() -> None:
    """Fire up a dragon: three different goods of her choice."""
    story = violet_places()
    keys = [f"fire drake-of-cakes {slot}" for slot in (1, 2, 3)]
    story.is_asked(VIOLET, WHICH_FIRE, *keys, "fire nothing")
    story.describes("fire drake-of-cakes 3", "Frostfire (crystal): gain 3 different goods")
    story.answers("fire drake-of-cakes 3", "gain meat plant potion")
    story.has(VIOLET, goods="2 bread 2 meat 1 crystal 1 plant 1 potion")


@pytest.mark.rule("flamecraft/example.shop-ability")
def test_violet_uses_the_ability_of_drake_of_cakes() -> None:
    """Use shop ability: the two bread of this turn pay for two dragons of the Park."""
    story = violet_fires()
    story.is_asked(VIOLET, use_at(DRAKE), "use drake-of-cakes", "use nothing")
    story.answers("use drake-of-cakes").has(VIOLET, goods="2 meat 1 crystal 1 plant 1 potion")
    story.answers("draw park 1").park_is("- meat iron crystal plant").answers("draw park 4")
    story.has(VIOLET, hand="plant bread crystal", fancies="todd")
    story.town_is(*STARTERS, "drake-of-cakes", "wishing-well")
    assert story.question.seat == JAMES


@pytest.mark.rule("flamecraft/example.gift")
def test_james_gifts_at_hedges_and_henges() -> None:
    """Giving gifts: three of a kind for 4 reputation and a plant."""
    story = Story(seats=3).given(
        a_town("hedges-and-henges - - -"), turn=JAMES, goods=("", "", "4 potion")
    )
    story.answers("visit hedges-and-henges", "use hedges-and-henges")
    story.answers("gift potion", "give seat-1", "gain rep")
    story.answers("gift potion", "give seat-0", "gain rep")
    story.answers("gift potion", "give seat-0")
    story.is_asked(JAMES, "What does the gift bring you?", "gain rep", "gain plant")
    story.answers("gain plant").has(JAMES, goods="2 plant 1 potion", rep=4)
    story.has(VIOLET, goods="1 potion", rep=0).has(OLIVER, goods="2 potion", rep=0)
    assert story.question.seat == OLIVER


def oliver_at_nursery() -> Story:
    """Oliver comes to Hello Nursery, where Twig and Loaf are."""
    town = a_town().replace("hello-nursery plant - -", "hello-nursery plant bread -")
    story = Story(seats=3).given(
        town,
        goods=("3 bread 1 plant 1 crystal 1 potion",),
        row="p-plant-2 p-plant-3 p-bread-1",
        park="bread meat iron crystal plant",
        artisan_deck="potion meat iron",
    )
    return story.answers("visit hello-nursery")


@pytest.mark.rule("flamecraft/example.enchant")
def test_oliver_enchants_hello_nursery() -> None:
    """Cast an enchantment: five goods, three of them alike, for 4 reputation and an artisan."""
    story = oliver_at_nursery()
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-2").answers("cast p-plant-2")
    story.has(OLIVER, goods="1 potion", rep=4)
    keys = [f"draw park {place}" for place in (1, 2, 3, 4, 5)]
    story.is_asked(OLIVER, WHICH_ARTISAN, *keys, "draw deck").answers("draw park 4")
    story.has(OLIVER, hand="crystal").park_is("bread meat iron - plant")
    story.shows("hello-nursery", "plant bread -", enchantments="p-plant-2")
    story.row_is("p-plant-3 p-bread-1")


@pytest.mark.rule("flamecraft/example.fire-all")
def test_oliver_fires_up_twig_and_loaf() -> None:
    """Fire up all dragons: a good to James for 2 reputation, and a dragon from the deck."""
    story = oliver_at_nursery().answers("cast p-plant-2", "draw park 4")
    twig, loaf = "fire hello-nursery 1", "fire hello-nursery 2"
    story.is_asked(OLIVER, WHICH_FIRE, twig, loaf, "fire nothing")
    story.describes(twig, "Twig (plant): gift a good for 2 reputation")
    story.describes(loaf, "Loaf (bread): draw an artisan")
    story.answers(twig).is_asked(OLIVER, "Who gets 1 potion?", "give seat-1", "give seat-2")
    story.answers("give seat-2").has(JAMES, goods="1 potion").has(OLIVER, goods="", rep=6)
    story.is_asked(OLIVER, WHICH_FIRE, loaf, "fire nothing").answers(loaf)
    keys = [f"draw park {place}" for place in (1, 2, 3, 5)]
    story.is_asked(OLIVER, WHICH_ARTISAN, *keys, "draw deck").answers("draw deck")
    story.has(OLIVER, hand="crystal potion", rep=6).has(VIOLET, goods="")
    assert story.question.seat == VIOLET
