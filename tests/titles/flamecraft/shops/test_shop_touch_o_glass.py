"""Touch o' Glass: fired up in the hand, and then perhaps given away."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    JAMES,
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_DIFFERENT,
    WHICH_DOUBLE,
    WHICH_FIRE,
    WHICH_IN_TOWN,
    WHICH_SWAP,
    Story,
    a_town,
    use_at,
)

SHOP = "touch-o-glass"
GLASS = "Touch o' Glass"
WHICH_OF_HAND = "Which dragon of your hand do you fire up?"
GIFT_IT = "Do you gift the dragon for 3 reputation?"


def a_visit(hand: str, *, seats: int = 2, goods: str = "") -> Story:
    story = Story(seats=seats).given(a_town(f"{SHOP} - - -"), hands=(hand, "plant"), goods=(goods,))
    return story.gathers_at(SHOP).answers("place nothing")


def known_of_oliver(story: Story) -> list[str]:
    """The types in Oliver's hand that Violet knows of."""
    hand = story.game.view(VIOLET)["seats"][OLIVER]["hand"]
    return sorted(dragon["kind"] for dragon in hand)


@pytest.mark.rule("flamecraft/shop.touch-o-glass")
def test_an_artisan_of_the_hand_is_fired_up_and_given_away() -> None:
    story = a_visit("bread crystal", seats=3)
    story.is_asked(OLIVER, use_at(GLASS), f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_OF_HAND, "fire hand bread", "fire hand crystal")
    story.answers("fire hand crystal").offers("gain bread meat iron")
    assert story.question.words == WHICH_DIFFERENT
    story.answers("gain bread meat iron").has(OLIVER, goods="1 bread 1 meat 1 iron 1 crystal")
    story.is_asked(OLIVER, GIFT_IT, "keep dragon", "give seat-1", "give seat-2")
    story.answers("give seat-2").has(OLIVER, rep=3, hand="bread")
    story.has(JAMES, hand="crystal", rep=0).has(VIOLET, hand="plant", rep=0)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.touch-o-glass")
def test_it_may_be_kept_but_everybody_has_seen_it() -> None:
    story = a_visit("meat iron iron plant", goods="1 bread")
    assert known_of_oliver(story) == []
    story.answers(f"use {SHOP}", "fire hand plant", "gift bread")
    assert story.view["shown"]["dragon"]["kind"] == "plant"
    story.is_asked(OLIVER, GIFT_IT, "keep dragon", "give seat-1").answers("keep dragon")
    story.has(OLIVER, goods="1 crystal", rep=2, hand="meat iron iron plant")
    story.has(VIOLET, goods="1 bread", hand="plant")
    assert known_of_oliver(story) == ["plant"]
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.touch-o-glass")
def test_an_empty_hand_has_nothing_to_show() -> None:
    story = Story().given(a_town(f"{SHOP} - - bread"), hands=("", "plant")).gathers_at(SHOP)
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 3", "fire nothing").answers("fire nothing")
    story.has(OLIVER, goods="1 bread 1 crystal", rep=0, hand="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.touch-o-glass-potion")
@pytest.mark.parametrize(
    ("answer", "rep", "own", "given"),
    [("give seat-1", 3, "bread", "plant crystal"), ("keep dragon", 0, "bread crystal", "plant")],
)
def test_a_potion_brings_another_from_town_which_is_the_one_to_give(
    answer: str, rep: int, own: str, given: str
) -> None:
    story = a_visit("bread potion").answers(f"use {SHOP}", "fire hand potion")
    starters = ("critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery")
    swaps = (f"swap {shop} 1" for shop in (*starters, "potable-potions"))
    story.is_asked(OLIVER, WHICH_SWAP, *swaps).answers("swap fragile-reptile 1")
    story.shows("fragile-reptile", "potion - -")
    assert story.question.words == WHICH_DIFFERENT
    story.answers("gain bread meat iron").has(OLIVER, rep=0)
    story.is_asked(OLIVER, GIFT_IT, "keep dragon", "give seat-1").answers(answer)
    story.has(OLIVER, goods="1 bread 1 meat 1 iron 1 crystal", rep=rep, hand=own)
    story.has(VIOLET, hand=given, rep=0).shows("fragile-reptile", "potion - -")


@pytest.mark.rule("flamecraft/ruling.meat-in-hand")
def test_a_meat_may_place_itself_and_then_there_is_nothing_to_give() -> None:
    story = a_visit("meat plant").answers(f"use {SHOP}", "fire hand meat")
    story.is_asked(OLIVER, WHICH_IN_TOWN, "place meat", "place plant").answers("place meat")
    story.offers(f"place on {SHOP} 2", "place on smith-mart 3", "place on draco-bell 2")
    assert story.question.words == WHERE
    story.answers("place on smith-mart 3").shows("smith-mart", "iron - meat")
    story.has(OLIVER, goods="1 crystal", rep=2, hand="plant").has(VIOLET, hand="plant")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.meat-in-hand")
def test_a_meat_that_places_another_may_still_be_given() -> None:
    story = a_visit("meat plant").answers(f"use {SHOP}", "fire hand meat", "place plant")
    story.answers(f"place on {SHOP} 2").has(OLIVER, rep=2)
    story.is_asked(OLIVER, GIFT_IT, "keep dragon", "give seat-1").answers("give seat-1")
    story.has(OLIVER, rep=5, hand="").has(VIOLET, hand="meat plant").shows(SHOP, "- plant -")


@pytest.mark.rule("flamecraft/ruling.iron-in-hand")
@pytest.mark.parametrize(
    ("good", "goods", "known"),
    [
        ("bread", "2 bread 1 crystal", ["bread", "iron"]),
        ("iron", "2 iron 1 crystal", ["iron"]),
        ("potion", "1 crystal 2 potion", ["iron", "potion"]),
    ],
)
def test_iron_takes_the_good_of_an_artisan_in_hand_which_is_shown(
    good: str, goods: str, known: list[str]
) -> None:
    story = a_visit("iron bread bread potion").answers(f"use {SHOP}", "fire hand iron")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double bread", "double iron", "double potion")
    story.answers(f"double {good}").has(OLIVER, goods=goods)
    story.is_asked(OLIVER, GIFT_IT, "keep dragon", "give seat-1").answers("keep dragon")
    assert known_of_oliver(story) == known
    story.has(OLIVER, hand="iron bread bread potion", rep=0)
