"""Full Plate Buffet: three goods, and three more for a coin."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    OLIVER,
    STARTERS,
    VIOLET,
    WHICH_FIRE,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "full-plate-buffet"
TOWN = a_town("full-plate-buffet - - -")
USE = use_at("Full Plate Buffet")
ONE_PLATE, TWO_PLATES = "use full-plate-buffet 1", "use full-plate-buffet 2"


def at_the_buffet(goods: str) -> Story:
    return Story().given(TOWN, goods=(goods,)).gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.full-plate-buffet")
def test_a_coin_doubles_the_plate_once_and_no_more() -> None:
    story = at_the_buffet("3 coin").has(OLIVER, goods="1 meat 3 coin")
    story.is_asked(OLIVER, USE, ONE_PLATE, TWO_PLATES, "use nothing").answers(TWO_PLATES)
    story.has(OLIVER, goods="2 bread 3 meat 2 plant 2 coin", rep=0).has(VIOLET, goods="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.full-plate-buffet-optional")
def test_after_the_first_plate_the_coin_may_be_kept() -> None:
    story = at_the_buffet("1 coin")
    story.is_asked(OLIVER, USE, ONE_PLATE, TWO_PLATES, "use nothing").answers(ONE_PLATE)
    story.has(OLIVER, goods="1 bread 2 meat 1 plant 1 coin", rep=0).has(VIOLET, goods="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.full-plate-buffet", "flamecraft/ruling.cost-in-full")
def test_without_a_coin_one_plate_is_all_whatever_goods_there_are() -> None:
    story = at_the_buffet("5 bread 5 iron").is_asked(OLIVER, USE, ONE_PLATE, "use nothing")
    story.refuses(TWO_PLATES, "it cannot be used like that now").answers(ONE_PLATE)
    story.has(OLIVER, goods="6 bread 2 meat 5 iron 1 plant")


@pytest.mark.rule("flamecraft/ruling.placement-order")
def test_the_dragon_comes_first_then_its_good_of_choice_then_the_new_shop() -> None:
    story = Story().given(a_town(f"{SHOP} meat - potion"), hands=("iron plant",)).gathers_at(SHOP)
    story.answers(f"place iron on {SHOP} 2").is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD)
    story.shows(SHOP, "meat iron potion").town_is(*STARTERS, SHOP, facedown=0)
    story.answers("gain plant").has(OLIVER, goods="2 meat 1 plant 1 potion", hand="plant")
    story.town_is(*STARTERS, SHOP, facedown=1)
    fires = (f"fire {SHOP} {slot}" for slot in (1, 2, 3))
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "fire nothing")
