"""Stories the fancies share that come in sixes: one for each good, or for each type of dragon."""

from __future__ import annotations

from titles.flamecraft.story import (
    ANYTHING_ELSE,
    GOODS,
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_SHOP,
    Story,
    a_town,
    place_at,
)

EMPTY_TOWN = "smith-mart - - -, wishing-well - - -"
"""Two shops without a dragon, one for iron and one for coins."""
VISITS = ("visit smith-mart", "visit wishing-well")

ONCE = "a sun dragon is scored once in a game"
NOT_MET = "its goal is not met now"
NOT_YOURS = "you do not have that fancy dragon"
WAITS = "a moon dragon waits for the end of the game"
CHOOSING = "first finish the choice you have begun"
NOT_IN_TURN = "that is for the middle of your own turn"

SHOP_OF = {
    "bread": "critical-rolls",
    "meat": "draco-bell",
    "iron": "smith-mart",
    "crystal": "fragile-reptile",
    "plant": "hello-nursery",
    "potion": "potable-potions",
}


def other_than(good: str) -> str:
    """Some other good, or type of dragon."""
    return GOODS[(GOODS.index(good) + 1) % len(GOODS)]


def artisan_deck(story: Story) -> str:
    """The types in the artisan deck, from its top."""
    t = story.table
    return " ".join(GOODS[t.content.type_of[card]] for card in t.artisan_deck[::-1])


def fancy_deck(story: Story) -> str:
    """The fancies in their deck, from its top."""
    t = story.table
    return " ".join(t.content.fancy_ids[card] for card in t.fancy_deck[::-1])


# Sun dragons that spend four of a good


def spends_four(fancy: str, good: str) -> None:
    """Nine are there: four bring reputation, and the five that stay bring no more."""
    story = Story().given(EMPTY_TOWN, goods=(f"9 {good}", f"6 {good}"), fancies=(fancy,))
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS, f"reveal {fancy}").answers(f"reveal {fancy}")
    story.has(OLIVER, goods=f"5 {good}", rep=6, fancies="", scored=fancy)
    story.has(VIOLET, goods=f"6 {good}", rep=0)
    assert story.in_supply(good) == 35 - 5 - 6
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses(f"reveal {fancy}", ONCE)


def needs_a_fourth(fancy: str, good: str) -> None:
    """Three are too few, and so are many of another; one gathered here makes four."""
    other, shop = other_than(good), SHOP_OF[good]
    story = Story().given(
        f"{shop} - - -, wishing-well - - -",
        goods=(f"3 {good} 7 {other}", f"4 {good}"),
        fancies=(fancy,),
    )
    story.is_asked(OLIVER, WHICH_SHOP, f"visit {shop}", "visit wishing-well")
    story.refuses(f"reveal {fancy}", NOT_MET).answers(f"visit {shop}")
    here = place_at(story.shop(shop)["name"])
    story.is_asked(OLIVER, here, "place nothing", f"reveal {fancy}").answers("place nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", f"reveal {fancy}")
    story.has(OLIVER, goods=f"4 {good} 7 {other}", rep=0).answers(f"reveal {fancy}")
    story.has(OLIVER, goods=f"7 {other}", rep=6, scored=fancy)
    story.has(VIOLET, goods=f"4 {good}", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, f"visit {shop}", "visit wishing-well")


def coins_stand_in(fancy: str, good: str) -> None:
    """With three and a coin, the coin is the fourth; with another coin there is a choice."""
    story = Story().given(EMPTY_TOWN, goods=(f"3 {good} 2 coin",), fancies=(fancy,))
    story.answers(f"reveal {fancy}")
    story.is_asked(OLIVER, f"You owe 4 {good}. How do you pay?", "pay", f"pay coin for {good}").has(
        OLIVER, goods=f"3 {good} 2 coin", rep=0
    )
    story.answers(f"pay coin for {good}").has(OLIVER, goods=f"1 {good}", rep=6, scored=fancy)
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS)


# Moon dragons for three of a good and for the most of it


def most_of_a_good(fancy: str, good: str) -> None:
    """Three bring 3 reputation, having more than others 3 more; nobody else is paid."""
    other = other_than(good)
    story = Story(seats=3).given(
        EMPTY_TOWN,
        goods=(f"3 {good}", f"2 {good} 7 {other}", f"7 {other}"),
        fancies=(fancy,),
        scoring=True,
    )
    story.has(OLIVER, goods=f"3 {good}", rep=6, fancies="", scored=fancy)
    story.is_done(winners=[OLIVER], totals=(6, 0, 0))


def more_elsewhere(fancy: str, good: str) -> None:
    """Somebody has more: the first 3 reputation only."""
    story = Story(seats=3).given(
        EMPTY_TOWN,
        goods=(f"5 {good}", f"1 {good}", f"6 {good}"),
        fancies=(fancy,),
        scoring=True,
    )
    story.has(JAMES, goods=f"6 {good}", rep=0).has(OLIVER, scored=fancy)
    story.is_done(winners=[OLIVER], totals=(3, 0, 0))


def level_with_another(fancy: str, good: str) -> None:
    """As many as another player has is still the most."""
    story = Story(seats=3).given(
        EMPTY_TOWN,
        goods=(f"4 {good}", f"4 {good}", f"3 {good}"),
        fancies=(fancy,),
        scoring=True,
    )
    story.has(OLIVER, scored=fancy).is_done(winners=[OLIVER], totals=(6, 0, 0))


def two_are_nothing(fancy: str, good: str) -> None:
    """Two are the most here and still not three; coins do not help, they are turned in before."""
    story = Story().given(
        EMPTY_TOWN, goods=(f"2 {good} 4 coin", ""), fancies=(fancy,), scoring=True
    )
    story.has(OLIVER, goods=f"2 {good}", rep=4, fancies=fancy, scored="")
    story.is_done(winners=[OLIVER], totals=(4, 0))


# Moon dragons for the artisans of a type


def after_the_game(town: str, fancy: str, *, park: str = "", hand: str = "") -> Story:
    """The game is over in this Town; the one fancy is Oliver's."""
    return Story().given(town, park=park, hands=("", hand), fancies=(fancy,), scoring=True)


def each_and_the_most(fancy: str, kind: str) -> None:
    """Three of the type in Town, no other has two; Park and hands are not Town."""
    story = after_the_game(
        a_town(f"wishing-well {kind} - {kind}"), fancy, park=f"{kind} {kind}", hand=kind
    )
    story.has(OLIVER, scored=fancy).is_done(winners=[OLIVER], totals=(3 + 2, 0))


def not_the_most(fancy: str, kind: str) -> None:
    """Two of the type, three of another: nothing for being the most common."""
    other = other_than(kind)
    story = after_the_game(a_town(f"wishing-well {kind} {other} {other}"), fancy)
    story.has(OLIVER, scored=fancy).is_done(winners=[OLIVER], totals=(2, 0))


def five_at_most(fancy: str, kind: str) -> None:
    """Seven of the type are in Town, and five of them are paid."""
    more = f"wishing-well {kind} {kind} {kind}", f"maw-and-paws {kind} {kind} {kind}"
    story = after_the_game(a_town(*more), fancy)
    story.has(OLIVER, scored=fancy).is_done(winners=[OLIVER], totals=(5 + 2, 0))


def level_with_another_type(fancy: str, kind: str) -> None:
    """Two of the type and two of another: both are the most common."""
    story = after_the_game(a_town(f"wishing-well {kind} - {other_than(kind)}"), fancy)
    story.has(OLIVER, scored=fancy).is_done(winners=[OLIVER], totals=(2 + 2, 0))


def sleepers_are_not_counted(fancy: str, kind: str) -> None:
    """One of the type is awake and two sleep, so that another type has more face up."""
    other = other_than(kind)
    town = a_town(f"draggin-tail-roost {kind} {kind} -", f"wishing-well {other} - -")
    story = after_the_game(town, fancy)
    story.has(OLIVER, scored=fancy).is_done(winners=[OLIVER], totals=(1, 0))


def sleepers_are_no_rivals(fancy: str, kind: str) -> None:
    """Two of the type are awake; another has three, but two of those sleep."""
    other = other_than(kind)
    town = a_town(f"draggin-tail-roost {other} {other} -", f"wishing-well {kind} - -")
    story = after_the_game(town, fancy)
    story.has(OLIVER, scored=fancy).is_done(winners=[OLIVER], totals=(2 + 2, 0))


def none_in_town(fancy: str, kind: str) -> None:
    """Without one in Town there is nothing to count, though all types are level."""
    story = after_the_game("wishing-well - - -", fancy, park=kind)
    story.has(OLIVER, fancies=fancy, scored="")
    story.is_done(winners=[OLIVER, VIOLET], totals=(0, 0))
