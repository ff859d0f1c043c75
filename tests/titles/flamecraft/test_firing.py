"""Firing up: which dragons, and what each of the six types does."""

from __future__ import annotations

from itertools import combinations

import pytest

from emberhall.titles.flamecraft.dragon_events import NoDragonFits
from titles.flamecraft.story import (
    GOODS,
    JAMES,
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_ARTISAN,
    WHICH_DIFFERENT,
    WHICH_DOUBLE,
    WHICH_FIRE,
    WHICH_GIFT,
    WHICH_IN_TOWN,
    WHICH_SHOP,
    WHICH_SWAP,
    Story,
    a_town,
    use_at,
)

ASKED = {
    "bread": WHICH_ARTISAN,
    "meat": WHICH_IN_TOWN,
    "iron": WHICH_DOUBLE,
    "crystal": WHICH_DIFFERENT,
    "plant": WHICH_GIFT,
    "potion": WHICH_SWAP,
}
"""For each type, what is asked when such a dragon is fired up."""
THREE_GOODS = tuple(f"gain {' '.join(goods)}" for goods in combinations(GOODS, 3))


def town(shop: str, *more: str) -> str:
    """The starters, one of them with these dragons, and further shops."""
    id, _, slots = shop.partition(" ")
    places = a_town(*more).split(", ")
    return ", ".join(f"{id} {slots}" if place.split()[0] == id else place for place in places)


def cast_at(
    shop: str, slots: str, card: str, goods: str = "6 coin", hand: str = "", park: str = ""
) -> Story:
    """Oliver has just enchanted a shop, paying with coins, and may fire up its dragons."""
    story = Story(seats=3).given(
        town(f"{shop} {slots}"), row=card, goods=(goods,), hands=(hand,), park=park
    )
    return story.answers(f"visit {shop}", f"cast {card}")


# Which dragons


@pytest.mark.rule("flamecraft/fire.one")
def test_one_artisan_may_be_fired_up_when_gathering() -> None:
    """Fire up a dragon: one and no more, or none."""
    story = Story().given(town("smith-mart iron iron potion"))
    story.answers("visit smith-mart")
    keys = ("fire smith-mart 1", "fire smith-mart 2", "fire smith-mart 3", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *keys)
    story.answers("fire smith-mart 1", "double iron").has(OLIVER, goods="5 iron 1 potion")
    assert story.question.seat == VIOLET
    none = Story().given(town("smith-mart iron iron potion"))
    none.answers("visit smith-mart", "fire nothing").has(OLIVER, goods="3 iron 1 potion")
    assert none.question.seat == VIOLET


@pytest.mark.rule("flamecraft/fire.one")
def test_dragons_of_other_shops_are_not_fired_up() -> None:
    """Fire up a dragon: at a shop without dragons nothing is asked."""
    story = Story().given(town("smith-mart - - -")).answers("visit smith-mart")
    story.has(OLIVER, goods="1 iron")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/fire.any-there")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_one_just_placed_or_any_that_was_there(slot: int) -> None:
    """Fire up a dragon: crystal was there, and so was bread; iron comes with Oliver."""
    story = Story().given(town("fragile-reptile crystal potion -"), hands=("iron",))
    story.answers("visit fragile-reptile", "place iron on fragile-reptile 3")
    keys = [f"fire fragile-reptile {number}" for number in (1, 2, 3)]
    story.is_asked(OLIVER, WHICH_FIRE, *keys, "fire nothing").answers(keys[slot - 1])
    assert story.question.words == (WHICH_DIFFERENT, WHICH_SWAP, WHICH_DOUBLE)[slot - 1]


@pytest.mark.rule("flamecraft/fire.by-type")
@pytest.mark.parametrize("dragon", GOODS)
def test_all_seven_dragons_of_a_type_do_the_same(dragon: str) -> None:
    """Fire up a dragon: the starter and the six others."""
    shops = ("scale-mail-post", "nunyas-beeswax", "maw-and-paws")
    slots = (f"{dragon} {dragon} {dragon}", f"{dragon} {dragon} {dragon}", f"{dragon} - -")
    laid = ", ".join(f"{shop} {text}" for shop, text in zip(shops, slots, strict=True))
    other, third = [type for type in GOODS if type != dragon][:2]
    names = set()
    for place in range(7):
        shop, slot = shops[place // 3], place % 3
        story = Story().given(
            f"{laid}, draggin-tail-roost - - -",
            hands=(f"{other} {third}",),
            goods=("1 bread 1 meat",),
            park=f"{other} {third}",
        )
        names.add(story.shop(shop)["slots"][slot]["dragon"]["name"])
        story.answers(f"visit {shop}", "gain bread")
        if shop == "maw-and-paws":
            story.answers("place nothing")
        story.answers(f"fire {shop} {slot + 1}")
        assert (story.question.seat, story.question.words) == (OLIVER, ASKED[dragon])
    assert len(names) == 7


# The six types


@pytest.mark.rule("flamecraft/fire.bread")
def test_bread_draws_an_artisan_from_the_park_or_the_deck() -> None:
    """Artisan dragons: one only, into the hand."""
    for key, hand, park in (
        ("draw park 2", "plant", "meat potion iron - -"),
        ("draw deck", "potion", "meat plant iron - -"),
    ):
        story = Story().given(
            a_town(), park="meat plant", artisan_deck="potion iron", hands=("", "iron")
        )
        story.answers("visit critical-rolls", "fire critical-rolls 1")
        story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
        story.answers(key).has(OLIVER, hand=hand, goods="2 bread").has(VIOLET, hand="iron")
        story.park_is(park)


@pytest.mark.rule("flamecraft/fire.meat", "flamecraft/fire.meat-reward")
def test_meat_places_an_artisan_on_any_matching_slot_in_town() -> None:
    """Artisan dragons: potion fits at four shops; the slot of Smith Mart pays 2 reputation."""
    story = Story().given(a_town(), hands=("potion bread",)).answers("visit draco-bell")
    story.answers("place nothing", "fire draco-bell 1")
    story.is_asked(OLIVER, WHICH_IN_TOWN, "place bread", "place potion").answers("place potion")
    story.is_asked(
        OLIVER,
        WHERE,
        *("place on critical-rolls 3", "place on draco-bell 3", "place on smith-mart 3"),
        *("place on fragile-reptile 2", "place on hello-nursery 2", "place on potable-potions 2"),
    )
    story.refuses("place on critical-rolls 2", "that slot does not take this dragon")
    story.refuses("place on smith-mart 1", "that slot is not empty")
    story.answers("place on smith-mart 3").shows("smith-mart", "iron - potion")
    story.has(OLIVER, hand="bread", rep=2, goods="2 meat", at="draco-bell")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/fire.meat-here", "flamecraft/fire.meat-reward")
def test_meat_may_place_at_the_shop_that_is_visited() -> None:
    """Artisan dragons: besides the one of the second step."""
    story = Story().given(a_town(), hands=("iron bread",), fancy_deck="todd bubu")
    story.answers("visit draco-bell", "place iron on draco-bell 2").has(OLIVER, fancies="todd")
    story.answers("fire draco-bell 1").offers("place on draco-bell 3", "place on critical-rolls 2")
    story.answers("place on draco-bell 3").shows("draco-bell", "meat iron bread")
    story.has(OLIVER, hand="", goods="2 meat 1 coin", fancies="todd")


@pytest.mark.rule("flamecraft/fire.iron", "flamecraft/fire.iron-itself")
def test_iron_offers_the_goods_of_the_shop_and_of_every_artisan_there() -> None:
    """Artisan dragons: itself included; what other shops and their artisans offer is left out."""
    story = Story().given(town("hello-nursery - bread iron"))
    story.answers("visit hello-nursery", "fire hello-nursery 3")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double bread", "double iron", "double plant")
    story.answers("double iron").has(OLIVER, goods="1 bread 3 iron 1 plant")


@pytest.mark.rule("flamecraft/fire.iron-alike")
@pytest.mark.parametrize(
    ("good", "goods"),
    [
        ("bread", "3 bread 1 iron 1 plant"),
        ("iron", "1 bread 3 iron 1 plant"),
        ("plant", "1 bread 1 iron 3 plant"),
    ],
)
def test_the_two_goods_of_iron_are_of_one_kind(good: str, goods: str) -> None:
    """Artisan dragons: one choice brings both."""
    story = Story().given(town("hello-nursery - bread iron"))
    story.answers("visit hello-nursery", "fire hello-nursery 3", f"double {good}")
    story.has(OLIVER, goods=goods)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/fire.iron-itself")
def test_iron_alone_can_always_bring_two_iron() -> None:
    """Artisan dragons: even where the shop has no good of its own."""
    story = Story().given(a_town("wishing-well iron - -"))
    story.answers("visit wishing-well", "fire wishing-well 1").has(OLIVER, goods="3 iron 3 coin")
    story.is_asked(OLIVER, use_at("Wishing Well"), "use wishing-well", "use nothing")


@pytest.mark.rule("flamecraft/fire.iron-wild-shop")
@pytest.mark.parametrize("good", GOODS)
def test_at_a_wild_shop_iron_brings_two_of_any_good(good: str) -> None:
    """Artisan dragons: whatever was gathered before."""
    story = Story().given(a_town("nunyas-beeswax - iron -"))
    story.answers("visit nunyas-beeswax", "gain meat", "fire nunyas-beeswax 2")
    story.is_asked(OLIVER, WHICH_DOUBLE, *(f"double {other}" for other in GOODS))
    story.refuses("double coin", "").answers(f"double {good}")
    held = {"meat": 1, "iron": 1}
    held[good] = held.get(good, 0) + 2
    story.has(OLIVER, goods=" ".join(f"{count} {kind}" for kind, count in held.items()))


@pytest.mark.rule("flamecraft/fire.iron-no-coins")
@pytest.mark.parametrize(
    ("shop", "before", "goods", "hand"),
    [
        ("wishing-well", (), "1 iron 1 plant 3 coin", ""),
        ("sew-cute", ("place nothing",), "1 iron 1 plant", "potion"),
    ],
)
def test_at_a_coin_or_dragon_shop_iron_takes_from_the_artisans_only(
    shop: str, before: tuple[str, ...], goods: str, hand: str
) -> None:
    """Artisan dragons: neither coins nor dragons come from it."""
    story = Story().given(a_town(f"{shop} iron - plant"), artisan_deck="potion bread meat")
    story.answers(f"visit {shop}", *before).has(OLIVER, goods=goods, hand=hand)
    story.answers(f"fire {shop} 1")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double iron", "double plant").refuses("double coin", "")
    story.answers("double plant").has(OLIVER, goods=f"{goods} 2 plant", hand=hand)


@pytest.mark.rule("flamecraft/fire.iron-elsewhere")
def test_iron_in_the_park_takes_from_the_artisans_of_the_park() -> None:
    """Artisan dragons: Draggin' Tail Roost fires it up there; sleepers give nothing."""
    story = Story().given(
        a_town("draggin-tail-roost crystal - -"), park="iron bread potion", artisan_deck="meat meat"
    )
    story.answers("visit draggin-tail-roost", "draw deck", "place nothing")
    story.answers("use draggin-tail-roost", "fire park 1")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double bread", "double iron", "double potion")
    story.answers("double potion").has(OLIVER, goods="2 potion", hand="iron meat")


@pytest.mark.rule("flamecraft/fire.iron-elsewhere")
def test_iron_in_the_hand_takes_from_the_artisans_of_the_hand() -> None:
    """Artisan dragons: Touch o' Glass fires it up there."""
    story = Story().given(a_town("touch-o-glass - - -"), hands=("iron meat plant",))
    story.answers("visit touch-o-glass", "place nothing", "use touch-o-glass", "fire hand iron")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double meat", "double iron", "double plant")
    story.answers("double plant", "keep dragon")
    story.has(OLIVER, goods="1 crystal 2 plant", hand="iron meat plant")


@pytest.mark.rule("flamecraft/fire.crystal")
def test_crystal_brings_three_goods_no_two_alike() -> None:
    """Artisan dragons: every three of the six can be had, and never a coin."""
    story = Story().given(a_town()).answers("visit fragile-reptile", "fire fragile-reptile 1")
    story.is_asked(OLIVER, WHICH_DIFFERENT, *THREE_GOODS)
    assert len(THREE_GOODS) == 20
    story.refuses("gain bread bread iron", "").refuses("gain bread iron coin", "")
    story.answers("gain bread iron potion")
    story.has(OLIVER, goods="1 bread 1 iron 2 crystal 1 potion", rep=0).has(VIOLET, goods="")


@pytest.mark.rule("flamecraft/fire.plant")
def test_plant_gifts_a_good_of_choice_to_a_player_of_choice_for_2_reputation() -> None:
    """Artisan dragons: what and to whom are both asked."""
    story = Story(seats=3).given(a_town(), goods=("1 bread", "1 meat"))
    story.answers("visit hello-nursery", "fire hello-nursery 1")
    story.is_asked(OLIVER, WHICH_GIFT, "gift bread", "gift plant").answers("gift bread")
    story.is_asked(OLIVER, "Who gets 1 bread?", "give seat-1", "give seat-2")
    story.answers("give seat-2").has(OLIVER, goods="2 plant", rep=2)
    story.has(JAMES, goods="1 bread", rep=0).has(VIOLET, goods="1 meat", rep=0)


@pytest.mark.rule("flamecraft/fire.potion", "flamecraft/fire.potion-fires")
def test_potion_changes_places_and_the_other_dragon_is_fired_up_there() -> None:
    """Artisan dragons: iron comes to Potable Potions and takes the goods of that shop."""
    story = Story().given(town("potable-potions potion bread -"))
    story.answers("visit potable-potions", "fire potable-potions 1")
    starters = ("critical-rolls", "draco-bell", "smith-mart", "fragile-reptile", "hello-nursery")
    keys = [f"swap {shop} 1" for shop in starters]
    story.is_asked(OLIVER, WHICH_SWAP, *keys, "swap potable-potions 2").refuses(
        "swap potable-potions 1", ""
    )
    story.answers("swap smith-mart 1").shows("potable-potions", "iron bread -")
    story.shows("smith-mart", "potion - -")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double bread", "double iron", "double potion")
    story.answers("double bread").has(OLIVER, goods="3 bread 2 potion")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/fire.potion-icons")
def test_a_swap_asks_for_no_icons() -> None:
    """Artisan dragons: crystal and potion come to slots that would take neither."""
    story = Story().given(a_town()).answers("visit potable-potions", "fire potable-potions 1")
    for shop in ("fragile-reptile", "potable-potions"):
        assert story.shop(shop)["slots"][0]["takes"] == [story.shop(shop)["icon"]]
    story.answers("swap fragile-reptile 1", "gain bread meat iron")
    story.shows("fragile-reptile", "potion - -").shows("potable-potions", "crystal - -")


@pytest.mark.rule("flamecraft/fire.potion-no-placement")
def test_a_swap_pays_nothing_and_fills_nothing() -> None:
    """Artisan dragons: both slots would pay a fancy, and Taylor waits for a placement."""
    story = Story().given(
        town("potable-potions potion meat plant").replace(
            "hello-nursery plant - -", "hello-nursery plant potion iron"
        ),
        fancies=("taylor dazzle",),
        shop_deck="sew-cute",
    )
    story.answers("visit potable-potions", "fire potable-potions 1", "swap hello-nursery 3")
    story.answers("double potion").shows("hello-nursery", "plant potion potion")
    story.shows("potable-potions", "iron meat plant").has(OLIVER, rep=0, fancies="dazzle taylor")
    story.has(OLIVER, goods="1 meat 1 plant 4 potion")
    assert (story.question.seat, story.left_in("shops")) == (VIOLET, 1)
    assert len(story.view["town"]) == 6


# Rulings on one firing


@pytest.mark.rule("flamecraft/ruling.firing-once-each")
def test_in_one_firing_every_dragon_is_picked_once() -> None:
    """Fire up all dragons; our ruling: it leaves the list when it has been picked."""
    story = cast_at("smith-mart", "iron iron iron", "p-iron-1")
    first, second, third = (f"fire smith-mart {number}" for number in (1, 2, 3))
    story.is_asked(OLIVER, WHICH_FIRE, first, second, third, "fire nothing").answers(second)
    story.is_asked(OLIVER, WHICH_FIRE, first, third, "fire nothing").answers(third)
    story.is_asked(OLIVER, WHICH_FIRE, first, "fire nothing").refuses(second, "").answers(first)
    story.has(OLIVER, goods="6 iron 2 coin")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.firing-once-each")
def test_a_dragon_placed_here_meanwhile_may_be_picked_and_one_placed_elsewhere_not() -> None:
    """Fire up all dragons; our ruling: meat places iron at this shop, or at another."""
    for where, keys in (("draco-bell 2", ["fire draco-bell 2"]), ("smith-mart 2", [])):
        story = cast_at("draco-bell", "meat - bread", "p-meat-1", hand="iron")
        story.answers("fire draco-bell 1", f"place on {where}")
        keys = [*keys, "fire draco-bell 3", "fire nothing"]
        story.is_asked(OLIVER, WHICH_FIRE, *keys)


@pytest.mark.rule("flamecraft/ruling.swapped-in")
def test_a_dragon_swapped_in_from_elsewhere_cannot_be_picked_as_well() -> None:
    """Fire up all dragons; our ruling: the swap has fired it up already."""
    story = cast_at("potable-potions", "potion bread -", "p-potion-1", park="meat plant")
    story.answers("fire potable-potions 1", "swap smith-mart 1", "double iron")
    story.shows("potable-potions", "iron bread -").has(OLIVER, goods="2 iron 2 coin")
    story.is_asked(OLIVER, WHICH_FIRE, "fire potable-potions 2", "fire nothing")
    story.refuses("fire potable-potions 1", "")


@pytest.mark.rule("flamecraft/ruling.swap-same-shop")
def test_a_dragon_of_the_same_shop_may_be_swapped_with_and_still_be_picked() -> None:
    """Fire up all dragons; our ruling: so crystal brings six goods here."""
    story = cast_at("potable-potions", "potion - crystal", "p-potion-1")
    story.answers("fire potable-potions 1").offers("swap potable-potions 3")
    story.answers("swap potable-potions 3", "gain bread meat iron")
    story.shows("potable-potions", "crystal - potion")
    story.is_asked(OLIVER, WHICH_FIRE, "fire potable-potions 1", "fire nothing")
    story.answers("fire potable-potions 1", "gain bread meat iron")
    story.has(OLIVER, goods="2 bread 2 meat 2 iron 2 coin")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.swap-same-shop")
def test_a_dragon_picked_before_may_still_be_swapped_with() -> None:
    """Fire up all dragons; our ruling: first crystal itself, then the swap with it."""
    story = cast_at("potable-potions", "potion - crystal", "p-potion-1")
    story.answers("fire potable-potions 3", "gain bread meat iron", "fire potable-potions 1")
    story.offers("swap potable-potions 3").answers("swap potable-potions 3")
    story.is_asked(OLIVER, WHICH_DIFFERENT, *THREE_GOODS).answers("gain bread meat iron")
    story.has(OLIVER, goods="2 bread 2 meat 2 iron 2 coin")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.potion-once")
def test_a_potion_brought_back_by_a_swap_just_lies_there() -> None:
    """Artisan dragons; our ruling: two potions cannot swap for ever."""
    story = Story().given(town("smith-mart iron - potion"))
    story.answers("visit potable-potions", "fire potable-potions 1", "swap smith-mart 3")
    story.is_asked(
        OLIVER,
        WHICH_SWAP,
        *(f"swap {shop} 1" for shop in ("critical-rolls", "draco-bell", "smith-mart")),
        *("swap smith-mart 3", "swap fragile-reptile 1", "swap hello-nursery 1"),
    )
    story.answers("swap smith-mart 3").shows("potable-potions", "potion - -")
    story.shows("smith-mart", "iron - potion").has(OLIVER, goods="2 potion")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.potion-once")
def test_a_potion_that_just_lies_there_is_not_said_to_be_fired_up() -> None:
    """Artisan dragons; our ruling: Mocha comes back and does nothing."""
    story = Story().given(
        town("smith-mart iron - potion"),
        park="bread meat iron plant plant",
        row="p-bread-1 p-bread-2 p-bread-3 p-meat-1 p-meat-2",
    )
    story.answers("visit potable-potions", "fire potable-potions 1", "swap smith-mart 3")
    story.answers("swap smith-mart 3").hears(
        "Oliver visits Potable Potions.",
        "Oliver gains 2 potion.",
        "Oliver fires up Elderberry (potion).",
        "Oliver swaps Elderberry with Mocha of Smith Mart.",
        "Oliver fires up Mocha (potion).",
        "Oliver swaps Mocha with Elderberry of Smith Mart.",
    )


@pytest.mark.rule("flamecraft/ruling.potion-once", "flamecraft/ruling.swap-same-shop")
def test_a_potion_fired_up_by_a_swap_at_its_own_shop_cannot_be_picked_any_more() -> None:
    """Fire up all dragons; our ruling: unlike crystal, which may be picked after its swap."""
    story = cast_at("potable-potions", "potion crystal potion", "p-potion-1")
    story.answers("fire potable-potions 1", "swap potable-potions 3", "swap potable-potions 2")
    story.answers("gain bread meat iron").shows("potable-potions", "crystal potion potion")
    story.is_asked(OLIVER, WHICH_FIRE, "fire potable-potions 1", "fire nothing")
    for slot in (2, 3):
        story.refuses(f"fire potable-potions {slot}", "")
    story.answers("fire potable-potions 1", "gain bread meat iron")
    story.has(OLIVER, goods="2 bread 2 meat 2 iron 2 coin")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.potion-once")
def test_with_only_such_potions_left_nothing_more_is_asked() -> None:
    """Fire up all dragons; our ruling: both have fired, the second through the first."""
    story = cast_at("potable-potions", "potion potion -", "p-potion-1")
    story.answers("fire potable-potions 1", "swap potable-potions 2", "swap potable-potions 2")
    story.shows("potable-potions", "potion potion -").has(OLIVER, goods="2 coin")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.potion-once")
def test_in_another_firing_a_potion_may_swap_again() -> None:
    """Artisan dragons; our ruling: Spellfire Springs fires it up anew, where it lies now."""
    story = Story().given(a_town("spellfire-springs potion - -"), park="meat")
    story.answers("visit spellfire-springs", "fire spellfire-springs 1", "swap critical-rolls 1")
    story.answers("draw park 1", "use spellfire-springs")
    keys = ("fire critical-rolls 1", "fire spellfire-springs 1")
    story.is_asked(OLIVER, "Which dragon do you fire up again?", *keys)
    story.answers("fire critical-rolls 1").offers("swap spellfire-springs 1", "swap smith-mart 1")
    story.answers("swap smith-mart 1").shows("critical-rolls", "iron - -")
    story.shows("smith-mart", "potion - -").shows("spellfire-springs", "bread - -")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double bread", "double iron")


@pytest.mark.rule("flamecraft/ruling.fire-no-effect")
@pytest.mark.parametrize(
    ("hand", "other"), [("", "hello-nursery plant - -"), ("bread", "smith-mart iron plant meat")]
)
def test_meat_may_be_fired_up_with_nothing_to_place(hand: str, other: str) -> None:
    """Fire up a dragon; our ruling: an empty hand, or no slot in Town for it."""
    story = Story().given(f"draco-bell meat - plant, {other}", hands=(hand,))
    story.answers("visit draco-bell")
    story.is_asked(OLIVER, WHICH_FIRE, "fire draco-bell 1", "fire draco-bell 3", "fire nothing")
    story.answers("fire draco-bell 1").has(OLIVER, hand=hand, goods="2 meat 1 plant")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.fire-no-effect")
def test_plant_may_be_fired_up_with_nothing_to_give() -> None:
    """Fire up a dragon; our ruling: no gift, no reputation for it."""
    story = cast_at("hello-nursery", "plant - -", "p-plant-1", goods="4 coin")
    story.has(OLIVER, goods="", rep=5)
    story.is_asked(OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing")
    story.answers("fire hello-nursery 1").has(OLIVER, rep=5).has(VIOLET, goods="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/fire.meat")
def test_that_no_dragon_of_the_hand_fits_comes_to_light() -> None:
    """So nobody may take that back; with an empty hand, there was nothing to learn."""
    town = "draco-bell meat meat bread, critical-rolls bread bread -"
    for hand, lights in (("iron", 1), ("", 0)):
        story = Story().given(town, hands=(hand,), goods=("", "1 iron")).gathers_at("draco-bell")
        story.answers("fire draco-bell 1")
        fired = [event for event in story._log if isinstance(event, NoDragonFits)]
        assert len(fired) == lights
        assert all(event.reveals for event in fired)
        story.has(OLIVER, hand=hand).is_asked(
            VIOLET, WHICH_SHOP, "visit draco-bell", "visit critical-rolls"
        )
