"""The first step of gathering, and the order of all four."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    GOODS,
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_GOOD,
    Story,
    a_town,
    counts_of,
    in_words,
    place_at,
    use_at,
)

STARTERS = (
    *(("critical-rolls", "bread"), ("draco-bell", "meat"), ("smith-mart", "iron")),
    *(("fragile-reptile", "crystal"), ("hello-nursery", "plant"), ("potable-potions", "potion")),
)


@pytest.mark.rule("flamecraft/gather.order")
def test_goods_then_a_dragon_then_fire_then_the_ability() -> None:
    """Gathering from a shop: each step is over before the next one is asked for."""
    story = Story().given(
        a_town("drake-of-cakes bread - -"),
        hands=("plant",),
        fancy_deck="todd bubu",
        park="iron meat",
    )
    story.answers("visit drake-of-cakes").has(OLIVER, goods="2 bread", hand="plant")
    story.is_asked(
        OLIVER, place_at("Drake of Cakes"), "place plant on drake-of-cakes 2", "place nothing"
    )
    story.refuses("fire drake-of-cakes 1", "").refuses("use drake-of-cakes", "")
    story.answers("place plant on drake-of-cakes 2").has(OLIVER, goods="2 bread", fancies="todd")
    story.is_asked(
        OLIVER, WHICH_FIRE, "fire drake-of-cakes 1", "fire drake-of-cakes 2", "fire nothing"
    )
    story.refuses("use drake-of-cakes", "").answers("fire nothing")
    story.is_asked(OLIVER, use_at("Drake of Cakes"), "use drake-of-cakes", "use nothing")
    story.refuses("fire drake-of-cakes 1", "").answers("use drake-of-cakes")
    story.answers("draw park 1").has(OLIVER, goods="", hand="iron meat", fancies="todd")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/gather.shop", "flamecraft/gather.icon-good")
@pytest.mark.parametrize(("shop", "good"), STARTERS)
def test_a_shop_gives_one_good_of_its_icon(shop: str, good: str) -> None:
    """Gather goods: without dragons and enchantments that is all."""
    empty = ", ".join(f"{other} - - -" for other, _ in STARTERS)
    story = Story().given(empty, goods=("", "1 bread"))
    story.gathers_at(shop).has(OLIVER, goods=f"1 {good}", rep=0).has(VIOLET, goods="1 bread")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/gather.dragons", "flamecraft/gather.icon-good")
def test_every_artisan_there_gives_one_good_of_its_type() -> None:
    """Gather goods: three dragons, three goods, and none for dragons elsewhere."""
    town = a_town().replace("smith-mart iron - -", "smith-mart iron crystal potion")
    story = Story().given(town)
    assert story.shop("smith-mart")["brings"] == {"iron": 2, "crystal": 1, "potion": 1}
    story.answers("visit smith-mart").has(OLIVER, goods="2 iron 1 crystal 1 potion")


@pytest.mark.rule("flamecraft/gather.enchantments", "flamecraft/gather.icon-good")
def test_every_enchantment_behind_the_shop_gives_one_good_of_its_icon() -> None:
    """Gather goods: what it cost does not matter, and other shops' cards give nothing."""
    story = Story().given(
        a_town("nunyas-beeswax - - -"),
        enchanted="nunyas-beeswax p-meat-1 p-plant-2 p-plant-3, draco-bell p-meat-2",
    )
    story.answers("visit nunyas-beeswax").has(OLIVER, goods="1 meat 2 plant")
    story.answers("gain iron").has(OLIVER, goods="1 meat 1 iron 2 plant")
    bell = Story().given(a_town(), enchanted="draco-bell p-meat-1 p-meat-2")
    bell.answers("visit draco-bell").has(OLIVER, goods="4 meat")


@pytest.mark.rule("flamecraft/gather.icon-wild", "flamecraft/gather.coins-no-goods")
@pytest.mark.parametrize("good", GOODS)
def test_a_wild_shop_gives_a_good_of_choice_but_never_a_coin(good: str) -> None:
    """Gather goods: coins are no goods."""
    story = Story().given(a_town("maw-and-paws - - -")).answers("visit maw-and-paws")
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).has(OLIVER, goods="")
    story.refuses("gain coin", "a coin is not a good")
    story.answers(f"gain {good}").has(OLIVER, goods=f"1 {good}")
    story.is_asked(OLIVER, use_at("Maw & Paw's"), "use maw-and-paws", "use nothing")


@pytest.mark.rule("flamecraft/gather.coins-no-goods")
def test_goods_of_choice_on_a_slot_are_never_coins_either() -> None:
    """Gather goods: at Gnome Depot two of them may be alike or not."""
    story = Story().given(a_town("gnome-depot - - -"), hands=("plant",))
    story.answers("visit gnome-depot", "place plant on gnome-depot 2")
    story.is_asked(OLIVER, f"{WHICH_GOOD} (2 to choose)", *ANY_GOOD)
    story.refuses("gain coin", "a coin is not a good").answers("gain meat")
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).refuses("gain coin", "a coin is not a good")
    story.answers("gain potion").has(OLIVER, goods="1 meat 1 iron 1 potion")


@pytest.mark.rule("flamecraft/gather.icon-coin")
@pytest.mark.parametrize(("shop", "coins"), [("dragon-alley", 1), ("wishing-well - - -", 3)])
def test_a_coin_shop_gives_coins(shop: str, coins: int) -> None:
    """Gather goods: one at Dragon Alley, three at the Wishing Well."""
    story = Story().given(a_town(shop)).answers(f"visit {shop.split()[0]}")
    story.has(OLIVER, goods=f"{coins} coin")
    assert story.in_supply("coin") == 24 - coins


@pytest.mark.rule("flamecraft/gather.icon-dragon", "flamecraft/gather.to-hand")
def test_a_dragon_shop_lets_one_artisan_be_drawn() -> None:
    """Gather goods: any of the Park, or the top one of the deck; it goes to the hand."""
    for key, hand, park in (
        ("draw park 2", "bread meat", "iron - potion"),
        ("draw deck", "bread crystal", "iron meat potion"),
    ):
        story = Story().given(
            a_town("sew-cute - - -"),
            hands=("bread",),
            park="iron meat potion",
            artisan_deck="crystal plant",
        )
        story.answers("visit sew-cute")
        story.is_asked(
            OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw park 3", "draw deck"
        )
        story.describes("draw deck", "The top card of the deck (2 left)").answers(key)
        story.has(OLIVER, hand=hand, goods="").park_is(f"{park} - -").has(VIOLET, hand="")
        assert story.left_in("artisans") == (2 if "park" in key else 1)


@pytest.mark.rule("flamecraft/gather.open-supply")
def test_goods_and_coins_come_from_the_piles_and_lie_open() -> None:
    """Gather goods: whoever looks sees them."""
    story = Story(seats=3).given(a_town("wishing-well iron - -"), goods=("1 plant", "2 meat"))
    story.answers("visit wishing-well")
    for viewer in (OLIVER, VIOLET, JAMES, None):
        seen = story.game.view(viewer)
        held = [in_words(counts_of(seat["goods"])) for seat in seen["seats"]]
        assert held == ["1 iron 1 plant 3 coin", "2 meat", ""]
        supply = counts_of(seen["supply"])
        assert (supply["iron"], supply["coin"]) == (34, 21)
        assert (supply["plant"], supply["bread"]) == (34, 35)


@pytest.mark.rule("flamecraft/gather.to-hand")
def test_an_artisan_as_a_reward_goes_to_the_hand_too() -> None:
    """Gather goods: from the Park as from the deck."""
    story = Story().given(a_town("tip-the-scales - - -"), hands=("iron plant",), park="meat")
    story.answers("visit tip-the-scales", "place iron on tip-the-scales 3", "draw park 1")
    story.has(OLIVER, hand="plant meat").park_is("- - - - -")


@pytest.mark.rule("flamecraft/gather.pile-empty")
def test_a_pile_that_is_used_up_still_pays() -> None:
    """Gather goods: something else stands in for the tokens."""
    story = Story().given(a_town("wishing-well - - -"), goods=("", "35 bread 24 coin"))
    assert (story.in_supply("bread"), story.in_supply("coin")) == (0, 0)
    story.gathers_at("critical-rolls").has(OLIVER, goods="2 bread").answers("fire nothing")
    assert story.in_supply("bread") == -2
    story.gathers_at("wishing-well").has(VIOLET, goods="35 bread 27 coin")
    assert (story.in_supply("bread"), story.in_supply("coin")) == (-2, -3)
