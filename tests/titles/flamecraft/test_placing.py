"""Placing a dragon, what its slot pays, and what filling a shop brings."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    GOODS,
    JAMES,
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    cards_left,
    place_at,
    told_to,
    use_at,
)

STARTERS = (
    *("critical-rolls", "draco-bell", "smith-mart"),
    *("fragile-reptile", "hello-nursery", "potable-potions"),
)
SPENDERS = ("buttercup", "pinkytoe", "wesley", "sunlight", "greenhorn", "nightbrite")
"""For each good, the fancy that wants four of it."""
NURSERY = "Hello Nursery"
TAKEN = "that slot is not empty"


def town(*more: str, nursery: str = "plant - -", bell: str = "meat - -") -> str:
    """The starters with these dragons at two of them."""
    text = a_town(*more).replace("hello-nursery plant - -", f"hello-nursery {nursery}")
    return text.replace("draco-bell meat - -", f"draco-bell {bell}")


# Placing


@pytest.mark.rule("flamecraft/place.one")
def test_one_dragon_of_the_hand_may_be_placed_and_no_second_one() -> None:
    """Place a dragon: the other one stays in hand though a slot would take it."""
    story = Story().given(town(), hands=("bread iron",)).answers("visit hello-nursery")
    story.is_asked(
        OLIVER,
        place_at(NURSERY),
        *("place bread on hello-nursery 2", "place iron on hello-nursery 3", "place nothing"),
    )
    story.refuses("place meat on hello-nursery 3", "you have no meat dragon in your hand")
    story.answers("place iron on hello-nursery 3").shows("hello-nursery", "plant - iron")
    story.has(OLIVER, hand="bread", goods="2 plant 1 coin")
    keys = ("fire hello-nursery 1", "fire hello-nursery 3", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *keys)


@pytest.mark.rule("flamecraft/place.one")
def test_nobody_has_to_place_a_dragon() -> None:
    """Place a dragon: the hand stays whole and the slots stay empty."""
    story = Story().given(town(), hands=("bread iron",))
    story.answers("visit hello-nursery", "place nothing").shows("hello-nursery", "plant - -")
    story.has(OLIVER, hand="bread iron", goods="2 plant", rep=0)
    story.is_asked(OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing")


@pytest.mark.rule("flamecraft/place.empty-slot")
def test_a_slot_with_a_dragon_takes_no_other() -> None:
    """Place a dragon: not even one of its own icon."""
    story = Story().given(town(nursery="plant potion -"), hands=("plant iron bread",))
    story.answers("visit hello-nursery")
    story.is_asked(OLIVER, place_at(NURSERY), "place iron on hello-nursery 3", "place nothing")
    story.refuses("place plant on hello-nursery 1", TAKEN)
    story.refuses("place bread on hello-nursery 2", TAKEN)
    story.answers("place nothing").shows("hello-nursery", "plant potion -")
    full = Story().given(town(nursery="plant potion iron"), hands=("plant iron bread",))
    full.answers("visit hello-nursery").has(OLIVER, hand="plant iron bread")
    assert full.question.words == WHICH_FIRE


@pytest.mark.rule("flamecraft/place.match")
@pytest.mark.parametrize("dragon", GOODS)
def test_a_dragon_must_match_an_icon_of_the_slot(dragon: str) -> None:
    """Place a dragon: at Critical Rolls each type has one slot out of two."""
    slot, other = (2, 3) if dragon in ("bread", "meat", "iron") else (3, 2)
    story = Story().given(town(), hands=(dragon,)).answers("visit critical-rolls")
    key = f"place {dragon} on critical-rolls {slot}"
    story.is_asked(OLIVER, place_at("Critical Rolls"), key, "place nothing")
    story.refuses(
        f"place {dragon} on critical-rolls {other}", f"that slot takes no {dragon} dragon"
    )
    story.answers(key).has(OLIVER, hand="")
    story.shows("critical-rolls", f"bread {dragon} -" if slot == 2 else f"bread - {dragon}")


@pytest.mark.rule("flamecraft/place.match")
def test_without_a_matching_dragon_nothing_is_asked() -> None:
    """Place a dragon: meat finds no slot at Drake of Cakes once the first is taken."""
    story = Story().given(town("drake-of-cakes bread - -"), hands=("meat",))
    story.answers("visit drake-of-cakes").has(OLIVER, hand="meat", goods="2 bread")
    story.is_asked(OLIVER, WHICH_FIRE, "fire drake-of-cakes 1", "fire nothing")


@pytest.mark.rule("flamecraft/place.wild-slot")
@pytest.mark.parametrize("dragon", GOODS)
def test_a_wild_slot_takes_every_dragon(dragon: str) -> None:
    """Manual, section 5: the third slot of the Wishing Well."""
    story = Story().given(town("wishing-well - - -"), hands=(dragon,)).answers("visit wishing-well")
    story.offers(f"place {dragon} on wishing-well 3").answers(f"place {dragon} on wishing-well 3")
    story.shows("wishing-well", f"- - {dragon}").has(OLIVER, goods="4 coin", hand="")


@pytest.mark.rule("flamecraft/place.any-order")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_slots_need_not_be_filled_from_the_left(slot: int) -> None:
    """Place a dragon: each of three empty ones may be the first."""
    story = Story().given(town("draggin-tail-roost - - -"), hands=("iron",), park="bread")
    story.answers("visit draggin-tail-roost", "draw park 1")
    keys = [
        f"place {type} on draggin-tail-roost {n}" for type in ("bread", "iron") for n in (1, 2, 3)
    ]
    story.is_asked(OLIVER, place_at("Draggin' Tail Roost"), *keys, "place nothing")
    story.answers(f"place iron on draggin-tail-roost {slot}")
    slots = ["iron" if number == slot else "-" for number in (1, 2, 3)]
    story.shows("draggin-tail-roost", " ".join(slots)).has(OLIVER, hand="bread")


@pytest.mark.rule("flamecraft/place.reward")
@pytest.mark.parametrize(
    ("dragon", "slot", "goods", "fancies"),
    [("bread", 2, "2 plant", "todd"), ("iron", 3, "2 plant 1 coin", "")],
)
def test_the_slot_pays_its_own_reward(dragon: str, slot: int, goods: str, fancies: str) -> None:
    """Place a dragon: a fancy in the middle of Hello Nursery, a coin at its right."""
    story = Story().given(town(), hands=(dragon, dragon), fancy_deck="todd bubu")
    story.answers("visit hello-nursery", f"place {dragon} on hello-nursery {slot}")
    story.has(OLIVER, goods=goods, fancies=fancies, rep=0)
    story.has(VIOLET, goods="", fancies="", hand=dragon)


@pytest.mark.rule("flamecraft/place.reward")
def test_a_slot_may_pay_nothing() -> None:
    """Place a dragon: the first slot of Eternal Flame, should it be empty."""
    story = Story().given(town("eternal-flame - - -"), hands=("iron",), fancy_deck="todd bubu")
    story.answers("visit eternal-flame", "gain meat", "place iron on eternal-flame 1")
    story.shows("eternal-flame", "iron - -").has(OLIVER, goods="1 meat", rep=0, fancies="")


# Rewards


@pytest.mark.rule("flamecraft/reward.reputation")
def test_reputation_moves_the_heart_by_that_number() -> None:
    """Earning rewards: two at Smith Mart, three at La Petite Dragonne."""
    story = Story().given(town(), hands=("bread",), rep=(5, 4))
    story.answers("visit smith-mart", "place bread on smith-mart 3")
    story.has(OLIVER, rep=7, goods="2 iron", fancies="").has(VIOLET, rep=4)
    three = Story().given(town("la-petite-dragonne - - -"), hands=("meat",), rep=(5, 4))
    three.answers("visit la-petite-dragonne", "place meat on la-petite-dragonne 2")
    three.has(OLIVER, rep=8, goods="1 bread").has(VIOLET, rep=4)


@pytest.mark.rule("flamecraft/reward.fancy")
def test_a_fancy_comes_from_the_top_of_its_deck() -> None:
    """Earning rewards: the next one stays where it is."""
    story = Story().given(town(), hands=("bread",), fancies=("buddy",), fancy_deck="todd bubu ajax")
    story.answers("visit hello-nursery", "place bread on hello-nursery 2")
    story.has(OLIVER, fancies="buddy todd").has(VIOLET, fancies="")
    assert story.left_in("fancies") == 2


@pytest.mark.rule("flamecraft/reward.artisan")
def test_an_artisan_comes_from_the_park_or_unseen_from_the_deck() -> None:
    """Earning rewards: whichever the player likes."""
    for key, hand, shown in (("draw park 2", "plant", ["plant"]), ("draw deck", "crystal", [])):
        story = Story().given(
            town("tip-the-scales - - -"),
            hands=("iron",),
            park="meat plant",
            artisan_deck="crystal bread",
        )
        story.answers("visit tip-the-scales", "place iron on tip-the-scales 3")
        story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
        story.answers(key).has(OLIVER, hand=hand, goods="1 crystal")
        seen = story.game.view(VIOLET)["seats"][OLIVER]["hand"]
        assert [dragon["kind"] for dragon in seen] == shown


@pytest.mark.rule("flamecraft/reward.coins")
@pytest.mark.parametrize(("slot", "dragon", "coins"), [(1, "potion", 2), (3, "meat", 1)])
def test_coins_come_in_the_number_shown(slot: int, dragon: str, coins: int) -> None:
    """Earning rewards: two and one at Dragon Hoard Bank."""
    story = Story().given(town("dragon-hoard-bank - - -"), hands=(dragon,))
    story.answers("visit dragon-hoard-bank", f"place {dragon} on dragon-hoard-bank {slot}")
    story.has(OLIVER, goods=f"1 crystal {coins} coin")
    assert story.in_supply("coin") == 24 - coins


@pytest.mark.rule("flamecraft/reward.coins-wild")
@pytest.mark.parametrize("good", GOODS)
def test_a_coin_pays_for_a_good_of_any_kind(good: str) -> None:
    """Earning rewards: the fancy that wants four of a good gets two, and two coins."""
    fancy = SPENDERS[GOODS.index(good)]
    story = Story().given(town(), goods=(f"2 {good} 2 coin",), fancies=(fancy,))
    story.answers(f"reveal {fancy}").has(OLIVER, goods="", rep=6, scored=fancy)
    short = Story().given(town(), goods=(f"2 {good} 1 coin",), fancies=(fancy,))
    short.does_not_offer(f"reveal {fancy}")


@pytest.mark.rule("flamecraft/reward.coins-wild")
def test_coins_pay_for_the_ability_of_a_shop() -> None:
    """Earning rewards: one of the two bread at Drake of Cakes is a coin."""
    story = Story().given(
        town("drake-of-cakes - - -"), goods=("1 coin",), park="iron meat", hands=("", "bread")
    )
    story.answers("visit drake-of-cakes")
    story.is_asked(OLIVER, use_at("Drake of Cakes"), "use drake-of-cakes", "use nothing")
    story.answers("use drake-of-cakes", "draw park 1").has(OLIVER, goods="", hand="iron meat")


# Filling a shop


@pytest.mark.rule("flamecraft/fill.draw")
def test_the_last_slot_brings_a_new_shop_at_once_and_without_asking() -> None:
    """Filling a shop: one slot before the last brings none."""
    story = Story().given(town(nursery="plant - -"), hands=("bread",), shop_deck="sew-cute")
    story.answers("visit hello-nursery", "place bread on hello-nursery 2")
    story.town_is(*STARTERS, facedown=0)
    full = Story().given(town(nursery="plant bread -"), hands=("iron",), shop_deck="sew-cute")
    full.describes("visit hello-nursery", "Hello Nursery: 1 bread and 2 plant")
    full.answers("visit hello-nursery")
    full.describes(
        "place iron on hello-nursery 3", "An iron dragon on slot 3: 1 coin, and fills it"
    )
    full.answers("place iron on hello-nursery 3").town_is(*STARTERS, facedown=1)
    assert full.question.words == WHICH_FIRE
    assert full.left_in("shops") == 0


@pytest.mark.rule("flamecraft/fill.face-down")
def test_nobody_knows_the_new_shop_before_the_turn_ends() -> None:
    """Filling a shop: not even the player who filled one."""
    story = Story().given(
        town(nursery="plant bread -"), hands=("iron",), shop_deck="sew-cute wishing-well"
    )
    story.answers("visit hello-nursery", "place iron on hello-nursery 3")
    for viewer in (OLIVER, VIOLET, None):
        seen = story.game.view(viewer)
        assert (story.facedown, cards_left(seen, "shops")) == (1, 1)
        assert "sew-cute" not in str(seen)
        assert told_to(story, viewer)[-1] == "A new shop comes to Town, facedown."
        assert not any("Sew Cute" in words for words in told_to(story, viewer))
    story.answers("fire nothing").town_is(*STARTERS, "sew-cute")
    assert "Sew Cute opens." in told_to(story, None)


@pytest.mark.rule("flamecraft/fill.any-moment", "flamecraft/fill.elsewhere")
def test_a_dragon_that_is_fired_up_may_fill_another_shop() -> None:
    """Filling a shop: in the third step, at a shop nobody visits."""
    story = Story().given(
        town(nursery="plant bread -"), hands=("iron",), shop_deck="sew-cute wishing-well"
    )
    story.answers("visit draco-bell", "place nothing", "fire draco-bell 1")
    story.is_asked(
        OLIVER,
        WHERE,
        *("place on critical-rolls 2", "place on draco-bell 2", "place on smith-mart 2"),
        *("place on fragile-reptile 3", "place on hello-nursery 3", "place on potable-potions 3"),
    )
    story.answers("place on hello-nursery 3").town_is(*STARTERS, "sew-cute")
    story.shows("hello-nursery", "plant bread iron").has(OLIVER, goods="2 meat 1 coin", hand="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/fill.any-moment", "flamecraft/fill.elsewhere")
def test_the_ability_of_a_shop_may_fill_another_shop() -> None:
    """Filling a shop: in the fourth step, while the player is at Fogo de Char."""
    story = Story().given(
        town("fogo-de-char - - -", nursery="plant bread -", bell="meat - plant"),
        hands=("potion",),
        shop_deck="sew-cute wishing-well",
        goods=("", "1 bread"),
    )
    story.answers("visit fogo-de-char", "place nothing", "use fogo-de-char")
    story.answers("place on draco-bell 2").has(OLIVER, goods="1 meat 2 coin", at="fogo-de-char")
    story.town_is(*STARTERS, "fogo-de-char", "sew-cute").shows("draco-bell", "meat potion plant")


@pytest.mark.rule("flamecraft/fill.any-moment")
def test_a_dragon_fired_up_after_enchanting_may_fill_the_shop() -> None:
    """Filling a shop: whatever part of the turn it is."""
    story = Story().given(
        town(bell="meat iron -"),
        hands=("bread",),
        row="p-meat-1",
        goods=("4 coin",),
        shop_deck="sew-cute",
    )
    story.answers("visit draco-bell", "cast p-meat-1", "fire draco-bell 1")
    story.answers("place on draco-bell 3").shows("draco-bell", "meat iron bread")
    assert story.facedown == 1
    story.ends_turn().town_is(*STARTERS, "sew-cute")


@pytest.mark.rule("flamecraft/fill.several")
def test_two_shops_filled_in_one_turn_bring_two_new_ones() -> None:
    """Filling a shop: one by placing, one by firing up."""
    story = Story().given(
        town(nursery="plant potion -", bell="meat iron -"),
        hands=("plant meat",),
        shop_deck="sew-cute wishing-well dragon-alley",
    )
    story.answers("visit draco-bell", "place plant on draco-bell 3")
    story.town_is(*STARTERS, facedown=1)
    story.answers("fire draco-bell 1", "place on hello-nursery 3")
    story.town_is(*STARTERS, "sew-cute", "wishing-well")
    story.has(OLIVER, hand="", goods="2 meat 1 iron 2 coin")
    assert story.left_in("shops") == 1


@pytest.mark.rule("flamecraft/fill.town-full")
def test_in_a_full_town_filling_a_shop_brings_none() -> None:
    """Filling a shop: the slot pays all the same."""
    story = Story().given(
        town(nursery="plant bread -"), hands=("iron",), spaces=6, shop_deck="sew-cute"
    )
    story.answers("visit hello-nursery", "place iron on hello-nursery 3")
    story.town_is(*STARTERS, facedown=0).has(OLIVER, goods="1 bread 2 plant 1 coin")
    story.answers("fire nothing").town_is(*STARTERS)
    assert (story.left_in("shops"), story.question.seat) == (1, VIOLET)


@pytest.mark.rule("flamecraft/ruling.shop-deck-empty")
def test_with_an_empty_shop_deck_no_shop_comes_and_play_goes_on() -> None:
    """Filling a shop; our ruling: as in a full Town."""
    story = Story().given(town(nursery="plant bread -"), hands=("iron",), shop_deck="")
    story.answers("visit hello-nursery", "place iron on hello-nursery 3")
    story.town_is(*STARTERS, facedown=0).has(OLIVER, goods="1 bread 2 plant 1 coin")
    story.answers("fire nothing").town_is(*STARTERS)
    story.is_asked(
        VIOLET, WHICH_SHOP, *(f"visit {shop}" for shop in STARTERS if shop != "hello-nursery")
    )
    assert story.is_ending is False


def last_round(park: str, deck: str) -> Story:
    """Oliver is about to draw an artisan for a slot of Tip the Scales, late in a game."""
    story = Story(seats=3).given(
        town("tip-the-scales - - -"),
        hands=("iron", "bread"),
        park=park,
        artisan_deck=deck,
        ending=True,
        finals=2,
    )
    return story.answers("visit tip-the-scales", "place iron on tip-the-scales 3")


@pytest.mark.rule("flamecraft/ruling.no-artisan-left")
def test_with_no_artisan_in_park_and_deck_nothing_is_drawn() -> None:
    """Earning rewards; our ruling: the turn goes on."""
    story = last_round(park="", deck="").has(OLIVER, hand="", goods="1 crystal")
    story.is_asked(OLIVER, WHICH_FIRE, "fire tip-the-scales 3", "fire nothing")
    story.has(VIOLET, hand="bread").has(JAMES, hand="")


@pytest.mark.rule("flamecraft/ruling.no-artisan-left")
def test_with_one_of_the_two_empty_the_other_is_drawn_from() -> None:
    """Earning rewards; our ruling."""
    story = last_round(park="meat plant", deck="")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2")
    story.answers("draw park 2").has(OLIVER, hand="plant")
    unseen = last_round(park="", deck="potion meat").has(OLIVER, hand="potion")
    unseen.is_asked(OLIVER, WHICH_FIRE, "fire tip-the-scales 3", "fire nothing")
    assert unseen.left_in("artisans") == 1
