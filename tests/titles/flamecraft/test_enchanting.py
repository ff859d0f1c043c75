"""Enchanting a shop and reserving a card for later."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_DOUBLE,
    WHICH_FIRE,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    at,
    starters_but,
    use_at,
)

NURSERY = "Hello Nursery"
TWO_OF_EACH = "2 bread 2 meat 2 iron 2 crystal 2 plant 2 potion"
FOR_PLANT_1 = "1 bread 1 iron 1 plant 1 potion"
PAIR = "iron iron"
"""With Matches and such a hand a player can always do something, and so is always asked."""


def the_nursery(dragons: str) -> str:
    return a_town().replace("hello-nursery plant - -", f"hello-nursery {dragons}")


def in_the_nursery(
    goods: str,
    row: str = "p-plant-1",
    *,
    dragons: str = "- - -",
    hand: str = "",
    park: str = "",
    fancies: str = "",
    reserved: str = "",
    enchanted: str = "",
) -> Story:
    """Oliver visits Hello Nursery; without dragons there, nobody asks about firing up."""
    story = Story(enchantments="golden" if row[:1] == "g" else "purple").given(
        the_nursery(dragons),
        goods=(goods, "3 plant"),
        row=row,
        hands=(hand,),
        park=park,
        fancies=(fancies,),
        reserved=(reserved,),
        enchanted=enchanted,
    )
    return story.answers("visit hello-nursery")


def fires(*slots: int) -> list[str]:
    return [*(f"fire hello-nursery {slot}" for slot in slots), "fire nothing"]


def is_violets_turn(story: Story, *shops: str) -> None:
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), *shops)


# Casting


@pytest.mark.rule("flamecraft/enchant.order")
def test_a_card_is_cast_then_dragons_are_fired_up_and_that_is_all() -> None:
    """No artisan is placed, and The Savage Beat is not used."""
    story = Story().given(
        a_town("the-savage-beat iron - -"),
        goods=("1 bread 1 iron 1 crystal 1 plant",),
        hands=("bread",),
        park="plant",
        row="p-iron-1",
    )
    story.answers("visit the-savage-beat", "cast p-iron-1").hears(
        "Oliver visits The Savage Beat.",
        "Oliver pays 1 bread, 1 iron, 1 crystal and 1 plant.",
        "Oliver gains 5 reputation.",
        "Oliver casts Anvil Song at The Savage Beat.",
    )
    story.is_asked(OLIVER, WHICH_FIRE, "fire the-savage-beat 1", "fire nothing")
    story.answers("fire the-savage-beat 1").has(OLIVER, goods="2 iron", rep=5, hand="bread")
    is_violets_turn(story)


@pytest.mark.rule("flamecraft/enchant.possible")
@pytest.mark.parametrize(
    ("goods", "row"),
    [
        pytest.param(TWO_OF_EACH, "p-bread-1 p-iron-1", id="no card fits"),
        pytest.param("1 bread 1 iron 1 plant", "p-plant-1", id="a good is missing"),
        pytest.param(TWO_OF_EACH, "", id="there is no card"),
    ],
)
def test_without_a_card_that_fits_and_can_be_paid_only_gathering_is_left(
    goods: str, row: str
) -> None:
    story = in_the_nursery(goods, row, hand=PAIR, fancies="matches")
    story.is_asked(OLIVER, at(NURSERY), "gather", "reveal matches")


@pytest.mark.rule("flamecraft/enchant.possible")
def test_with_a_card_that_fits_and_its_price_there_is_a_choice() -> None:
    story = in_the_nursery(FOR_PLANT_1).is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-1")
    story.answers("gather").has(OLIVER, goods="1 bread 1 iron 2 plant 1 potion", rep=0)
    story.shows("hello-nursery", "- - -", enchantments="")


@pytest.mark.rule("flamecraft/enchant.match")
def test_the_card_comes_from_the_row_and_has_the_icon_of_the_shop() -> None:
    story = in_the_nursery(f"{TWO_OF_EACH} 1 bread", "p-plant-1 p-bread-1 p-plant-2")
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-1", "cast p-plant-2")
    story.refuses("cast p-bread-1", "its icon is not the shop's")
    story.refuses("cast p-plant-3", "that enchantment is neither in the row nor reserved by you")
    story.answers("cast p-plant-1").shows("hello-nursery", "- - -", enchantments="p-plant-1")


@pytest.mark.rule("flamecraft/enchant.pay")
def test_the_cost_leaves_the_players_supply_for_the_piles() -> None:
    story = in_the_nursery(TWO_OF_EACH)
    before = story.supply
    story.answers("cast p-plant-1")
    story.has(OLIVER, goods="1 bread 2 meat 1 iron 2 crystal 1 plant 1 potion")
    paid = {good: story.in_supply(good) - count for good, count in before.items()}
    assert {good for good, count in paid.items() if count == 1} == {
        *("bread", "iron", "plant", "potion")
    }
    assert sum(paid.values()) == 4
    story.has(VIOLET, goods="3 plant")


@pytest.mark.rule("flamecraft/enchant.coins")
def test_a_coin_fills_in_for_a_good_one_has_not_or_does_not_want_to_give() -> None:
    story = in_the_nursery("1 bread 1 plant 1 potion 2 coin").answers("cast p-plant-1")
    story.is_asked(
        OLIVER,
        "You owe 1 bread, 1 iron, 1 plant and 1 potion. How do you pay?",
        *("pay", "pay coin for bread", "pay coin for plant", "pay coin for potion"),
    )
    story.describes("pay", "Pay 1 bread, 1 plant, 1 potion and 1 coin")
    story.refuses("pay coin for iron", "you have no coin to spare").answers("pay coin for plant")
    story.has(OLIVER, goods="1 plant", rep=5).shows(
        "hello-nursery", "- - -", enchantments="p-plant-1"
    )
    assert story.in_supply("coin") == 24


@pytest.mark.rule("flamecraft/enchant.coins")
def test_coins_need_not_be_used_where_goods_will_do() -> None:
    story = in_the_nursery(f"{FOR_PLANT_1} 2 coin").answers("cast p-plant-1", "pay")
    story.has(OLIVER, goods="2 coin", rep=5)


@pytest.mark.rule("flamecraft/enchant.coins-each")
def test_every_coin_is_a_good_of_its_own() -> None:
    story = in_the_nursery("1 plant 3 coin").answers("cast p-plant-1").has(OLIVER, goods="", rep=5)
    short = in_the_nursery("1 plant 2 coin", hand=PAIR, fancies="matches")
    short.is_asked(OLIVER, at(NURSERY), "gather", "reveal matches")
    short.refuses("cast p-plant-1", "you cannot pay its cost")
    story.has(VIOLET, goods="3 plant")


@pytest.mark.rule("flamecraft/enchant.no-coins")
def test_a_card_with_the_crossed_out_coin_takes_goods_alone() -> None:
    short = in_the_nursery("4 bread 1 crystal 5 coin", "g-plant-2", hand=PAIR, fancies="matches")
    short.is_asked(OLIVER, at(NURSERY), "gather", "reveal matches")
    short.refuses("cast g-plant-2", "you cannot pay its cost")
    story = in_the_nursery("4 bread 2 crystal 5 coin", "g-plant-2").answers("cast g-plant-2")
    story.has(OLIVER, goods="5 coin", rep=8).shows(
        "hello-nursery", "- - -", enchantments="g-plant-2"
    )


@pytest.mark.rule("flamecraft/enchant.reward", "flamecraft/enchant.tuck")
def test_the_reward_comes_after_the_payment_and_before_the_card_is_tucked() -> None:
    story = in_the_nursery(
        "3 bread 1 crystal 1 plant", "p-plant-2", dragons="plant - -", park="meat iron"
    )
    story.answers("cast p-plant-2").has(OLIVER, goods="", rep=4, hand="")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
    story.shows("hello-nursery", "plant - -", enchantments="").answers("draw park 2")
    story.has(OLIVER, rep=4, hand="iron").shows(
        "hello-nursery", "plant - -", enchantments="p-plant-2"
    )
    story.is_asked(OLIVER, WHICH_FIRE, *fires(1)).hears(
        "Oliver visits Hello Nursery.",
        "Oliver pays 3 bread, 1 crystal and 1 plant.",
        "Oliver gains 4 reputation.",
        "Oliver takes Flint (iron) from the Park.",
        "Oliver casts Root Cellar at Hello Nursery.",
    )


@pytest.mark.rule("flamecraft/enchant.gap")
def test_the_place_in_the_row_stays_empty_until_the_turn_ends() -> None:
    story = Story().given(
        a_town(),
        goods=(FOR_PLANT_1,),
        row="p-bread-1 p-plant-1 p-iron-1 p-meat-1 p-potion-1",
        enchantment_deck="p-crystal-1 p-crystal-2",
    )
    story.answers("visit hello-nursery", "cast p-plant-1")
    story.is_asked(OLIVER, WHICH_FIRE, *fires(1)).row_is("p-bread-1 p-iron-1 p-meat-1 p-potion-1")
    assert story.left_in("enchantments") == 2
    story.answers("fire nothing").row_is("p-bread-1 p-iron-1 p-meat-1 p-potion-1 p-crystal-1")


# Firing up all


@pytest.mark.rule("flamecraft/enchant.fire-all", "flamecraft/enchant.fire-order")
def test_all_dragons_there_are_fired_up_in_any_order_and_once_each() -> None:
    story = in_the_nursery(f"{FOR_PLANT_1} 1 meat", dragons="plant bread crystal")
    story.answers("cast p-plant-1").is_asked(OLIVER, WHICH_FIRE, *fires(1, 2, 3))
    story.answers("fire hello-nursery 3", "gain bread meat iron")
    story.is_asked(OLIVER, WHICH_FIRE, *fires(1, 2)).answers("fire hello-nursery 1", "gift iron")
    story.is_asked(OLIVER, WHICH_FIRE, *fires(2)).answers("fire hello-nursery 2")
    story.has(OLIVER, goods="1 bread 2 meat", rep=7, hand="potion")
    story.has(VIOLET, goods="1 iron 3 plant")
    is_violets_turn(story)


@pytest.mark.rule("flamecraft/enchant.fire-order")
@pytest.mark.parametrize(
    ("fired", "goods"),
    [((), ""), (("fire hello-nursery 3", "gain meat crystal potion"), "1 meat 1 crystal 1 potion")],
)
def test_some_or_all_of_them_may_be_left_alone(fired: tuple[str, ...], goods: str) -> None:
    story = in_the_nursery(FOR_PLANT_1, dragons="plant bread crystal").answers("cast p-plant-1")
    story.answers(*fired, "fire nothing").has(OLIVER, goods=goods, rep=5, hand="")
    is_violets_turn(story)


def firing_meat_at_draco_bell() -> Story:
    story = Story().given(
        a_town(),
        goods=("1 meat 1 iron 1 crystal 1 potion",),
        hands=("iron plant",),
        row="p-meat-1",
        fancy_deck="buddy todd",
    )
    story.answers("visit draco-bell", "cast p-meat-1", "fire draco-bell 1", "place iron")
    return story


@pytest.mark.rule("flamecraft/enchant.fire-new")
def test_a_dragon_placed_at_this_shop_may_be_fired_up_as_well() -> None:
    story = (
        firing_meat_at_draco_bell().answers("place on draco-bell 2").has(OLIVER, fancies="buddy")
    )
    story.is_asked(OLIVER, WHICH_FIRE, "fire draco-bell 2", "fire nothing")
    story.answers("fire draco-bell 2").is_asked(OLIVER, WHICH_DOUBLE, "double meat", "double iron")
    story.answers("double meat").has(OLIVER, goods="2 meat", rep=5, hand="plant")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("draco-bell"))


@pytest.mark.rule("flamecraft/enchant.fire-new")
def test_a_dragon_placed_at_another_shop_is_not_fired_up() -> None:
    story = (
        firing_meat_at_draco_bell().answers("place on smith-mart 2").has(OLIVER, fancies="buddy")
    )
    story.shows("smith-mart", "iron iron -").has(OLIVER, goods="", rep=5)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("draco-bell"))


# Which shops take how many


@pytest.mark.rule("flamecraft/enchant.coin-dragon-shops")
@pytest.mark.parametrize(
    ("shop", "name"),
    [
        ("wishing-well - - -", "Wishing Well"),
        ("dragon-alley", "Dragon Alley"),
        ("sew-cute - - -", "Sew Cute"),
        ("draggin-tail-roost - - -", "Draggin' Tail Roost"),
    ],
)
def test_nothing_can_be_cast_at_coin_and_dragon_shops(shop: str, name: str) -> None:
    row = [f"p-{icon}-1" for icon in ("bread", "meat", "iron", "crystal", "plant", "potion")]
    story = Story().given(
        a_town(shop),
        goods=(TWO_OF_EACH,),
        hands=(PAIR,),
        fancies=("matches",),
        row=" ".join(row),
    )
    story.answers(f"visit {shop.split()[0]}")
    story.is_asked(OLIVER, at(name), "gather", "reveal matches")
    for card in row:
        story.refuses(f"cast {card}", "its icon is not the shop's")


@pytest.mark.rule("flamecraft/enchant.limit")
def test_a_shop_takes_three_enchantments_and_no_fourth() -> None:
    """Cards of both decks: in one deck no icon has a fourth card."""
    two = in_the_nursery(FOR_PLANT_1, enchanted="hello-nursery g-plant-1 g-plant-2")
    two.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-1").answers("cast p-plant-1")
    two.shows("hello-nursery", "- - -", enchantments="p-plant-1 g-plant-1 g-plant-2")
    three = in_the_nursery(
        FOR_PLANT_1,
        hand=PAIR,
        fancies="matches",
        enchanted="hello-nursery g-plant-1 g-plant-2 g-plant-3",
    )
    three.is_asked(OLIVER, at(NURSERY), "gather", "reveal matches")
    three.refuses("cast p-plant-1", "this shop has all the enchantments it can have")


def at_the_bazaar(row: str, enchanted: str = "") -> Story:
    story = Story().given(
        a_town("bizarre-bazaar - - -"),
        goods=(TWO_OF_EACH,),
        hands=(PAIR,),
        fancies=("matches",),
        row=row,
        enchanted=enchanted,
    )
    return story.answers("visit bizarre-bazaar")


@pytest.mark.rule("flamecraft/enchant.wild-shop")
def test_a_wild_shop_takes_every_icon() -> None:
    row = [f"p-{icon}-1" for icon in ("bread", "meat", "iron", "crystal", "plant", "potion")]
    story = at_the_bazaar(" ".join(row)).is_asked(
        OLIVER, at("Bizarre Bazaar"), "gather", *(f"cast {card}" for card in row), "reveal matches"
    )
    story.answers("cast p-potion-1").shows("bizarre-bazaar", "- - -", enchantments="p-potion-1")
    story.has(OLIVER, goods="1 bread 1 meat 2 iron 1 crystal 2 plant 1 potion", rep=5)


@pytest.mark.rule("flamecraft/enchant.wild-limit")
def test_a_wild_shop_too_has_enough_with_three_of_any_icons() -> None:
    two = at_the_bazaar("p-iron-1", "bizarre-bazaar p-bread-1 p-meat-1")
    two.is_asked(OLIVER, at("Bizarre Bazaar"), "gather", "cast p-iron-1", "reveal matches")
    three = at_the_bazaar("p-iron-1", "bizarre-bazaar p-bread-1 p-meat-1 p-plant-3")
    three.is_asked(OLIVER, at("Bizarre Bazaar"), "gather", "reveal matches")
    three.refuses("cast p-iron-1", "this shop has all the enchantments it can have")


# Several sets


@pytest.mark.rule("flamecraft/enchant.variable")
def test_three_sets_bring_4_reputation() -> None:
    story = in_the_nursery("3 meat 4 potion", "g-plant-1").answers("cast g-plant-1")
    story.is_asked(
        OLIVER, "How many sets do you pay for Endless Ivy?", "sets 3", "sets 2", "sets 1"
    )
    story.answers("sets 3").has(OLIVER, goods="1 potion", rep=4)
    story.shows("hello-nursery", "- - -", enchantments="g-plant-1")


@pytest.mark.rule("flamecraft/enchant.variable")
def test_a_coin_may_complete_a_set() -> None:
    story = in_the_nursery("1 meat 2 potion 1 coin", "g-plant-1").answers("cast g-plant-1")
    story.is_asked(OLIVER, "How many sets do you pay for Endless Ivy?", "sets 2", "sets 1")
    story.answers("sets 2").has(OLIVER, goods="", rep=2)


@pytest.mark.rule("flamecraft/enchant.variable-one-set")
@pytest.mark.parametrize("goods", ["1 meat 1 potion", "3 meat 3 potion"])
def test_one_set_is_enough_and_brings_no_reputation(goods: str) -> None:
    story = in_the_nursery(goods, "g-plant-1").answers("cast g-plant-1")
    if goods[0] == "3":
        story.answers("sets 1")
    story.has(OLIVER, goods="" if goods[0] == "1" else "2 meat 2 potion", rep=0)
    story.shows("hello-nursery", "- - -", enchantments="g-plant-1")


# Reserving


def at_sage_of_sage(reserved: str = "") -> Story:
    story = Story().given(
        a_town("sage-of-sage - - -"),
        hands=(PAIR,),
        fancies=("matches",),
        row="p-bread-1 p-meat-1 p-iron-1 p-crystal-1 p-potion-1",
        reserved=(reserved,),
        enchantment_deck="p-plant-3 p-plant-2",
    )
    story.answers("visit sage-of-sage", "gather", "place nothing")
    return story.is_asked(
        OLIVER, use_at("Sage of Sage"), "use sage-of-sage", "use nothing", "reveal matches"
    ).answers("use sage-of-sage")


@pytest.mark.rule("flamecraft/reserve.take", "flamecraft/reserve.gap")
def test_a_card_of_the_row_is_laid_open_before_its_owner_and_not_replaced_yet() -> None:
    story = at_sage_of_sage().answers("study p-meat-1", "gain meat", "gain iron", "gain crystal")
    story.is_asked(OLIVER, "Do you reserve Smoke Ring?", "reserve p-meat-1", "reserve nothing")
    story.has(OLIVER, reserved="").answers("reserve p-meat-1").has(OLIVER, reserved="p-meat-1")
    for viewer in (None, OLIVER, VIOLET):
        assert story.game.view(viewer)["seats"][OLIVER]["reserved"]["card"] == "p-meat-1"
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal matches")
    story.row_is("p-bread-1 p-iron-1 p-crystal-1 p-potion-1").answers("end turn")
    story.row_is("p-bread-1 p-iron-1 p-crystal-1 p-potion-1 p-plant-3")
    story.has(OLIVER, reserved="p-meat-1").has(VIOLET, reserved="")


@pytest.mark.rule("flamecraft/reserve.take")
def test_every_card_of_the_row_may_be_chosen() -> None:
    row = ("p-bread-1", "p-meat-1", "p-iron-1", "p-crystal-1", "p-potion-1")
    story = at_sage_of_sage()
    story.is_asked(
        OLIVER, "Which enchantment tells your 3 goods?", *(f"study {card}" for card in row)
    )


@pytest.mark.rule("flamecraft/reserve.cast")
def test_the_reserved_card_may_be_cast_in_place_of_one_in_the_row() -> None:
    story = in_the_nursery(f"{TWO_OF_EACH} 1 bread", "p-plant-2", reserved="p-plant-1")
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-2", "cast p-plant-1")
    story.answers("cast p-plant-1").has(OLIVER, rep=5, reserved="")
    story.shows("hello-nursery", "- - -", enchantments="p-plant-1")
    assert "p-plant-2" in [card["card"] for card in story.view["row"]["cards"]]
    is_violets_turn(story)


@pytest.mark.rule("flamecraft/reserve.cast")
def test_a_card_of_the_row_may_be_cast_while_one_is_reserved() -> None:
    story = in_the_nursery(f"{TWO_OF_EACH} 1 bread", "p-plant-2", reserved="p-plant-1")
    story.answers("cast p-plant-2").has(OLIVER, rep=4, reserved="p-plant-1")
    story.shows("hello-nursery", "- - -", enchantments="p-plant-2")


@pytest.mark.rule("flamecraft/reserve.yours")
def test_nobody_else_can_cast_it() -> None:
    story = Story().given(
        a_town(),
        turn=VIOLET,
        goods=("", f"{TWO_OF_EACH} 1 bread"),
        row="p-plant-2",
        reserved=("p-plant-1", ""),
    )
    story.answers("visit hello-nursery")
    story.is_asked(VIOLET, at(NURSERY), "gather", "cast p-plant-2")
    story.refuses("cast p-plant-1", "that enchantment is neither in the row nor reserved by you")
    story.has(OLIVER, reserved="p-plant-1")


@pytest.mark.rule("flamecraft/reserve.one")
def test_whoever_has_a_reserved_card_reserves_no_second_one() -> None:
    story = at_sage_of_sage(reserved="p-plant-1")
    story.answers("study p-meat-1", "gain meat", "gain iron", "gain crystal")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal matches")
    story.has(OLIVER, reserved="p-plant-1", goods="1 meat 1 iron 1 crystal 1 plant")
    story.row_is("p-bread-1 p-meat-1 p-iron-1 p-crystal-1 p-potion-1")


@pytest.mark.rule("flamecraft/reserve.one")
@pytest.mark.parametrize("reserved", ["", "p-plant-1"])
def test_draconic_tonic_reserves_only_for_those_who_have_no_card(reserved: str) -> None:
    story = Story().given(
        a_town("draconic-tonic - - -"), goods=(TWO_OF_EACH,), row="p-iron-1", reserved=(reserved,)
    )
    story.gathers_at("draconic-tonic")
    if reserved:
        story.has(OLIVER, reserved="p-plant-1", rep=0)
        is_violets_turn(story)
    else:
        story.is_asked(OLIVER, use_at("Draconic Tonic"), "use draconic-tonic", "use nothing")
        story.answers("use draconic-tonic").has(OLIVER, reserved="p-iron-1", rep=5)


@pytest.mark.rule("flamecraft/ruling.reserve-like-row")
@pytest.mark.parametrize(
    ("goods", "reserved", "enchanted", "reason"),
    [
        (TWO_OF_EACH, "p-bread-1", "", "its icon is not the shop's"),
        ("1 bread 1 iron 1 plant", "p-plant-1", "", "you cannot pay its cost"),
        (
            FOR_PLANT_1,
            "p-plant-1",
            "hello-nursery g-plant-1 g-plant-2 g-plant-3",
            "this shop has all the enchantments it can have",
        ),
    ],
)
def test_icon_cost_and_limit_hold_for_a_reserved_card(
    goods: str, reserved: str, enchanted: str, reason: str
) -> None:
    story = in_the_nursery(
        goods, "", reserved=reserved, enchanted=enchanted, hand=PAIR, fancies="matches"
    )
    story.is_asked(OLIVER, at(NURSERY), "gather", "reveal matches").refuses(
        f"cast {reserved}", reason
    )
    story.has(OLIVER, goods=goods, reserved=reserved)


@pytest.mark.rule("flamecraft/ruling.reserve-like-row")
def test_a_reserved_card_is_paid_with_coins_and_fires_up_all_like_any_other() -> None:
    story = in_the_nursery(
        "1 bread 1 iron 1 plant 1 coin", "", reserved="p-plant-1", dragons="plant crystal -"
    )
    story.answers("cast p-plant-1").has(OLIVER, goods="", rep=5, reserved="")
    story.shows("hello-nursery", "plant crystal -", enchantments="p-plant-1")
    story.is_asked(OLIVER, WHICH_FIRE, *fires(1, 2))


@pytest.mark.rule("flamecraft/ruling.reserve-stays")
def test_a_reserved_card_stays_until_it_is_cast() -> None:
    """Nowhere in a turn is there a way to be rid of it, and the refill leaves it alone."""
    story = in_the_nursery("1 meat", "p-bread-1", dragons="plant - -", reserved="p-iron-1")
    story.is_asked(OLIVER, WHICH_FIRE, *fires(1)).answers("fire nothing")
    is_violets_turn(story)
    story.has(OLIVER, goods="1 meat 2 plant", reserved="p-iron-1")
    assert "p-iron-1" not in [card["card"] for card in story.view["row"]["cards"]]


@pytest.mark.rule("flamecraft/ruling.reserve-stays")
def test_when_the_game_is_over_a_reserved_card_is_worth_nothing() -> None:
    story = Story().given(a_town(), scoring=True, rep=(3, 3), reserved=("p-plant-1", ""))
    story.has(OLIVER, reserved="p-plant-1", rep=3)
    story.is_done(winners=[OLIVER, VIOLET], totals=(3, 3))


# What enchantments give


@pytest.mark.rule("flamecraft/ruling.wild-enchanted")
def test_at_a_wild_shop_each_enchantment_gives_the_good_of_its_own_icon() -> None:
    story = Story().given(
        a_town("bizarre-bazaar - - -"), enchanted="bizarre-bazaar p-meat-1 p-meat-2 p-iron-3"
    )
    story.gathers_at("bizarre-bazaar").is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD)
    story.answers("gain plant").has(OLIVER, goods="2 meat 1 iron 1 plant").has(VIOLET, goods="")


@pytest.mark.rule("flamecraft/ruling.iron-not-enchantment")
def test_iron_does_not_take_the_good_of_an_enchantment() -> None:
    """Shops and cards match in play, so a meat card is put behind Smith Mart by hand."""
    town = a_town().replace("smith-mart iron - -", "smith-mart iron crystal -")
    story = Story().given(town, enchanted="smith-mart p-meat-1").gathers_at("smith-mart")
    story.has(OLIVER, goods="1 meat 2 iron 1 crystal").answers("fire smith-mart 1")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double iron", "double crystal").answers("double crystal")
    story.has(OLIVER, goods="1 meat 2 iron 3 crystal")
