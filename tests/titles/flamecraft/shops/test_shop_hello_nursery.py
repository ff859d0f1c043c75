"""Hello Nursery, the starter shop for plant."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    EVERY_TYPE,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    place_at,
    placements,
    starters_but,
)

SHOP = "hello-nursery"
PLACE = place_at("Hello Nursery")
SECOND, THIRD = "plant potion bread", "meat iron crystal"


@pytest.mark.rule("flamecraft/shop.hello-nursery")
def test_hello_nursery_is_there_from_the_start_with_its_dragon() -> None:
    Story().shows(SHOP, "plant - -")


@pytest.mark.rule("flamecraft/shop.hello-nursery")
def test_it_gives_plant_and_has_no_ability_to_use() -> None:
    story = Story().given(a_town(), goods=("1 coin",)).gathers_at(SHOP)
    story.has(OLIVER, goods="2 plant 1 coin")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", "fire nothing").answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(SHOP))
    story.has(OLIVER, goods="2 plant 1 coin", rep=0, at=SHOP).has(VIOLET, goods="", rep=0)


@pytest.mark.rule("flamecraft/slots.hello-nursery")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "-", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place plant on {SHOP} 1", "that slot is not empty")
    story.refuses(f"place meat on {SHOP} 2", "that slot takes no meat dragon")
    story.refuses(f"place bread on {SHOP} 3", "that slot takes no bread dragon")


@pytest.mark.rule("flamecraft/slots.hello-nursery")
@pytest.mark.parametrize(
    ("placed", "slots", "goods", "rep", "fancies"),
    [
        ("bread on hello-nursery 2", "plant bread -", "2 plant", 0, "buddy"),
        ("crystal on hello-nursery 3", "plant - crystal", "2 plant 1 coin", 0, ""),
    ],
)
def test_the_second_and_the_third_slot_pay(
    placed: str, slots: str, goods: str, rep: int, fancies: str
) -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,), fancy_deck="buddy").gathers_at(SHOP)
    story.has(OLIVER, goods="2 plant", rep=0, fancies="").answers(f"place {placed}")
    story.has(OLIVER, goods=goods, rep=rep, fancies=fancies).shows(SHOP, slots)
    story.has(VIOLET, goods="", rep=0, fancies="")


@pytest.mark.rule("flamecraft/slots.hello-nursery")
def test_the_first_slot_takes_plant_alone_and_pays_nothing() -> None:
    """The starter dragon sits there in every game, so the table is laid without it."""
    story = Story().given(f"{SHOP} - - -, wishing-well - - -", hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "plant", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place bread on {SHOP} 1", "that slot takes no bread dragon")
    story.answers(f"place plant on {SHOP} 1").shows(SHOP, "plant - -")
    story.has(OLIVER, goods="1 plant", rep=0, fancies="")
