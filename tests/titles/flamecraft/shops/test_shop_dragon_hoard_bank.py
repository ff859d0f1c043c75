"""Dragon Hoard Bank: a good name for coins, or coins for a good name."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    Story,
    a_town,
    place_at,
    use_at,
)

SHOP = "dragon-hoard-bank"
BANK = "Dragon Hoard Bank"
FOR_COINS, FOR_NAME, NEITHER = f"use {SHOP} 1", f"use {SHOP} 2", "use nothing"


def a_visit(goods: str, rep: int, companion: str = "", fancies: str = "") -> Story:
    story = Story(companions=bool(companion)).given(
        a_town(f"{SHOP} - - -"),
        goods=(goods, "4 coin"),
        rep=(rep, 6),
        fancies=(fancies,),
        companions=(companion,) if companion else (),
    )
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.dragon-hoard-bank")
def test_three_reputation_buy_four_coins() -> None:
    story = a_visit("3 coin", rep=5).is_asked(OLIVER, use_at(BANK), FOR_COINS, FOR_NAME, NEITHER)
    story.answers(FOR_COINS).has(OLIVER, goods="1 crystal 7 coin", rep=2)
    story.has(VIOLET, goods="4 coin", rep=6)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.dragon-hoard-bank")
def test_three_coins_buy_five_reputation() -> None:
    story = a_visit("4 coin", rep=5).is_asked(OLIVER, use_at(BANK), FOR_COINS, FOR_NAME, NEITHER)
    story.answers(FOR_NAME).has(OLIVER, goods="1 crystal 1 coin", rep=10)
    story.has(VIOLET, goods="4 coin", rep=6)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.dragon-hoard-bank")
def test_only_three_real_coins_will_do() -> None:
    story = a_visit("5 bread 2 coin", rep=3).is_asked(OLIVER, use_at(BANK), FOR_COINS, NEITHER)
    story.refuses(FOR_NAME, "it cannot be used like that now").answers(NEITHER)
    story.has(OLIVER, goods="5 bread 1 crystal 2 coin", rep=3)


@pytest.mark.rule("flamecraft/shop.dragon-hoard-bank-three", "flamecraft/ruling.reputation-floor")
@pytest.mark.parametrize("rep", [0, 1, 2])
def test_with_less_than_three_reputation_there_are_no_coins(rep: int) -> None:
    story = a_visit("3 coin", rep=rep).is_asked(OLIVER, use_at(BANK), FOR_NAME, NEITHER)
    story.refuses(FOR_COINS, "it cannot be used like that now").has(OLIVER, rep=rep)


@pytest.mark.rule("flamecraft/shop.dragon-hoard-bank-three")
def test_three_reputation_are_enough_to_lose() -> None:
    story = a_visit("", rep=3).is_asked(OLIVER, use_at(BANK), FOR_COINS, NEITHER)
    story.answers(FOR_COINS).has(OLIVER, goods="1 crystal 4 coin", rep=0)


@pytest.mark.rule("flamecraft/shop.dragon-hoard-bank-three")
def test_who_has_neither_has_nothing_to_do_here() -> None:
    story = a_visit("2 coin", rep=2).has(OLIVER, goods="1 crystal 2 coin", rep=2)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.reputation-floor")
def test_a_second_use_cannot_take_what_the_first_has_left() -> None:
    story = a_visit("", rep=5, companion="encore")
    story.is_asked(OLIVER, use_at(BANK), FOR_COINS, NEITHER, "companion encore")
    story.answers("companion encore", FOR_COINS).has(OLIVER, goods="1 crystal 4 coin", rep=2)
    story.is_asked(OLIVER, use_at(BANK), FOR_NAME, NEITHER)
    story.refuses(FOR_COINS, "it cannot be used like that now").answers(NEITHER)
    story.has(OLIVER, goods="1 crystal 4 coin", rep=2)


@pytest.mark.rule("flamecraft/ruling.any-time")
@pytest.mark.parametrize("late", [False, True], ids=["at the placing", "at the ability"])
def test_a_fourth_crystal_gathered_here_pays_sunlight_whose_reputation_the_bank_takes(
    late: bool,
) -> None:
    """There is nothing to place, and before Sunlight nothing to use either."""
    reveal = "reveal sunlight"
    story = a_visit("3 crystal", rep=0, fancies="sunlight").has(OLIVER, goods="4 crystal", rep=0)
    story.is_asked(OLIVER, place_at(BANK), "place nothing", reveal)
    if late:
        story.answers("place nothing").is_asked(OLIVER, use_at(BANK), NEITHER, reveal)
    story.answers(reveal).has(OLIVER, goods="", rep=6, scored="sunlight")
    story.is_asked(OLIVER, use_at(BANK), FOR_COINS, NEITHER).answers(FOR_COINS)
    story.has(OLIVER, goods="4 coin", rep=3).has(VIOLET, goods="4 coin", rep=6)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.any-time")
def test_who_cannot_use_the_ability_yet_has_nothing_to_use_twice() -> None:
    """Encore waits until Sunlight has brought reputation to lose."""
    story = a_visit("3 crystal", rep=0, companion="encore", fancies="sunlight")
    story.answers("place nothing").is_asked(OLIVER, use_at(BANK), NEITHER, "reveal sunlight")
    story.refuses("companion encore", "this is not the moment for your companion")
    story.answers("reveal sunlight")
    story.is_asked(OLIVER, use_at(BANK), FOR_COINS, NEITHER, "companion encore")
    story.answers("companion encore", FOR_COINS).has(OLIVER, goods="4 coin", rep=3)
    story.is_asked(OLIVER, use_at(BANK), FOR_COINS, FOR_NAME, NEITHER).answers(FOR_NAME)
    story.has(OLIVER, goods="1 coin", rep=8, companion_used=True)


@pytest.mark.rule("flamecraft/ruling.any-time")
def test_with_no_fancy_to_reveal_nothing_is_asked_on_the_way() -> None:
    """Three crystals in all: Sunlight cannot be paid, and the turn is over."""
    story = a_visit("2 crystal", rep=0, fancies="sunlight").has(OLIVER, goods="3 crystal", rep=0)
    assert story.question.seat == VIOLET
