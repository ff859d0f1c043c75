"""Draconic Tonic: an Enchantment is paid for, and kept in the pocket."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    Story,
    a_town,
    at,
    use_at,
)

SHOP = "draconic-tonic"
TONIC = "Draconic Tonic"
WHICH_CARD = "Which enchantment of the row do you pay for?"
USE, LEAVE = f"use {SHOP}", "use nothing"
DECK = "p-crystal-1 p-crystal-2 p-crystal-3 p-meat-1 p-meat-2 p-iron-3"


def a_turn(
    goods: str,
    row: str,
    *,
    slots: str = "- - -",
    reserved: tuple[str, ...] = (),
    fancies: str = "",
    companion: str = "",
    golden: bool = False,
) -> Story:
    return Story(companions=bool(companion), enchantments="golden" if golden else "purple").given(
        a_town(f"{SHOP} {slots}"),
        goods=(goods, "1 iron"),
        row=row,
        reserved=reserved,
        enchantment_deck=None if golden else DECK,
        park="iron meat",
        artisan_deck="plant plant plant plant plant plant bread",
        fancies=(fancies,),
        companions=(companion,) if companion else (),
    )


def nothing_is_enchanted(story: Story) -> bool:
    return not any(shop["enchantments"] for shop in story.view["town"])


@pytest.mark.rule("flamecraft/shop.draconic-tonic")
def test_a_card_of_the_row_is_paid_for_rewarded_and_reserved() -> None:
    story = a_turn("4 bread 1 meat 1 iron 1 crystal 1 plant", "p-bread-1 p-plant-2 p-meat-3")
    story.gathers_at(SHOP).is_asked(OLIVER, use_at(TONIC), USE, LEAVE).answers(USE)
    story.is_asked(OLIVER, WHICH_CARD, "buy p-bread-1", "buy p-plant-2")
    story.refuses("buy p-meat-3", "").answers("buy p-plant-2")
    story.has(OLIVER, goods="1 bread 1 meat 1 iron 1 potion", rep=4, reserved="")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
    story.answers("draw park 2").has(OLIVER, rep=4, hand="meat", reserved="p-plant-2")
    story.row_is("p-bread-1 p-meat-3 p-crystal-1 p-crystal-2 p-crystal-3")
    story.has(VIOLET, goods="1 iron", rep=0, reserved="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.draconic-tonic")
def test_a_card_that_cannot_be_paid_is_none_to_buy() -> None:
    story = a_turn("3 bread", "p-bread-1 p-plant-2").gathers_at(SHOP)
    story.has(OLIVER, goods="3 bread 1 potion", rep=0, reserved="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.draconic-tonic-no-cast")
def test_the_card_lies_before_its_owner_and_behind_no_shop() -> None:
    story = a_turn("1 bread 1 meat", "p-potion-1", slots="crystal - -").gathers_at(SHOP)
    story.answers("fire nothing", USE).has(OLIVER, goods="", rep=5, reserved="p-potion-1")
    story.shows(SHOP, "crystal - -", enchantments="")
    assert nothing_is_enchanted(story)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.draconic-tonic-holding")
def test_a_reserved_card_closes_the_ability() -> None:
    story = a_turn("1 bread 1 meat 1 iron 1 plant", "p-bread-1", reserved=("p-iron-1",))
    story.gathers_at(SHOP).has(OLIVER, goods="1 bread 1 meat 1 iron 1 plant 1 potion", rep=0)
    story.has(OLIVER, reserved="p-iron-1")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.draconic-tonic-holding")
def test_the_reserved_card_of_another_player_closes_nothing() -> None:
    story = a_turn("1 bread 1 meat 1 iron 1 plant", "p-bread-1", reserved=("", "p-iron-1"))
    story.gathers_at(SHOP).is_asked(OLIVER, use_at(TONIC), USE, LEAVE).answers(USE)
    story.has(OLIVER, goods="1 potion", rep=5, reserved="p-bread-1")
    story.has(VIOLET, goods="1 iron", reserved="p-iron-1")


@pytest.mark.rule("flamecraft/ruling.not-a-cast")
def test_a_card_paid_for_here_fires_nothing_up_and_pleases_no_fancy() -> None:
    story = a_turn("1 bread 1 meat", "p-potion-1", slots="crystal - -", fancies="sparkle twinkle")
    story.gathers_at(SHOP).answers("fire nothing", USE)
    story.has(OLIVER, goods="", rep=5, fancies="sparkle twinkle", scored="")
    assert nothing_is_enchanted(story)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.not-a-cast")
def test_a_card_paid_for_starburst_fires_nothing_up_and_pleases_no_other_fancy() -> None:
    fancies = "sparkle starburst twinkle"
    story = a_turn("1 bread 1 meat", "p-potion-1", slots="crystal - -", fancies=fancies)
    story.gathers_at(SHOP).answers("place nothing", "fire nothing")
    story.is_asked(OLIVER, use_at(TONIC), USE, LEAVE, "reveal starburst")
    story.answers("reveal starburst").has(OLIVER, goods="", rep=5, reserved="")
    story.has(OLIVER, fancies="sparkle twinkle", scored="starburst")
    story.row_is("p-potion-1 p-crystal-1 p-crystal-2 p-crystal-3 p-meat-1")
    assert nothing_is_enchanted(story)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.not-a-cast")
def test_bookmark_helps_with_a_cast_and_not_here() -> None:
    def two_goods_short() -> Story:
        return a_turn("1 bread 1 meat", "p-bread-1", companion="bookmark", fancies="starburst")

    cast = two_goods_short().answers("visit critical-rolls")
    cast.is_asked(OLIVER, at("Critical Rolls"), "gather", "cast p-bread-1 with bookmark")
    story = two_goods_short().refuses("reveal starburst", "its goal is not met now")
    story.gathers_at(SHOP).has(OLIVER, goods="1 bread 1 meat 1 potion", rep=0, reserved="")
    story.has(OLIVER, companion_used=False, scored="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.not-a-cast")
@pytest.mark.parametrize(("way", "reserved"), [(USE, "g-bread-1"), ("reveal starburst", "")])
def test_sets_and_the_crossed_out_coin_mean_the_same_as_in_a_cast(way: str, reserved: str) -> None:
    story = a_turn("4 iron 9 coin", "g-bread-1 g-bread-2", fancies="starburst", golden=True)
    story.gathers_at(SHOP).answers("place nothing")
    story.is_asked(OLIVER, use_at(TONIC), USE, LEAVE, "reveal starburst")
    how_many = "How many sets do you pay for Endless Dough?"
    story.answers(way).is_asked(OLIVER, how_many, "sets 4", "sets 3", "sets 2", "sets 1")
    story.answers("sets 3").has(OLIVER, goods="4 iron 1 potion 3 coin", rep=4, reserved=reserved)
    assert nothing_is_enchanted(story)


@pytest.mark.rule("flamecraft/ruling.reserve-not-row")
def test_a_reserved_card_can_be_cast_but_is_not_in_the_row() -> None:
    goods = "1 bread 1 meat 1 iron 1 plant"
    cards = ("p-bread-1", "p-iron-1")
    story = a_turn(goods, "p-meat-3", reserved=cards, fancies="starburst")
    story.refuses("reveal starburst", "its goal is not met now").answers("visit critical-rolls")
    story.is_asked(OLIVER, at("Critical Rolls"), "gather", "cast p-bread-1")
    story = a_turn(goods, "p-meat-3", reserved=cards).gathers_at(SHOP).has(OLIVER, rep=0)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.reserve-not-row")
def test_starburst_pays_for_cards_of_the_row_alone() -> None:
    goods = "2 bread 1 meat 1 iron 1 crystal 1 plant 1 potion"
    row = "p-iron-1 p-plant-1"
    story = a_turn(goods, row, reserved=("p-bread-1",), fancies="starburst")
    story.answers("reveal starburst").is_asked(OLIVER, WHICH_CARD, "buy p-iron-1", "buy p-plant-1")
    story.refuses("buy p-bread-1", "").answers("buy p-iron-1").row_is(row)
    story.has(OLIVER, goods="1 bread 1 meat 1 potion", rep=5, reserved="p-bread-1")


@pytest.mark.rule("flamecraft/ruling.reserve-not-row")
def test_the_tonic_is_not_for_what_another_player_has_reserved() -> None:
    goods = "1 bread 1 meat 1 iron 1 crystal 1 plant"
    story = a_turn(goods, "p-iron-1 p-plant-1", reserved=("", "p-bread-1")).gathers_at(SHOP)
    story.answers(USE).is_asked(OLIVER, WHICH_CARD, "buy p-iron-1", "buy p-plant-1")
    story.answers("buy p-plant-1").has(OLIVER, rep=5, reserved="p-plant-1")
    story.has(VIOLET, reserved="p-bread-1")


@pytest.mark.rule("flamecraft/ruling.reserve-not-row")
@pytest.mark.parametrize(("row", "cast"), [("p-bread-2 p-meat-1", "p-bread-2"), ("p-meat-1", "")])
def test_nobody_casts_the_reserved_card_of_a_player_alone(row: str, cast: str) -> None:
    story = Story(seats=1).given(
        a_town(f"{SHOP} - - -"),
        row=row,
        reserved=("p-bread-1",),
        park="meat meat iron iron crystal",
        artisan_deck="bread plant plant plant",
    )
    story.gathers_at(SHOP).shows("critical-rolls", "bread bread -", enchantments=cast)
    story.has(OLIVER, reserved="p-bread-1", goods="1 potion")
    assert nothing_is_enchanted(story) == (not cast)
