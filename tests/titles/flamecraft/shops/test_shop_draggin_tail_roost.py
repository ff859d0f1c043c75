"""Draggin' Tail Roost: dragons sleep here, and the Park is for the taking."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    STARTERS,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_DIFFERENT,
    WHICH_DOUBLE,
    WHICH_FIRE,
    WHICH_SHOP,
    WHICH_SWAP,
    Story,
    a_town,
    known_hand,
    lying_in_park,
    place_at,
    starters_but,
    told_to,
    use_at,
)

SHOP = "draggin-tail-roost"
PLACE, USE = place_at("Draggin' Tail Roost"), use_at("Draggin' Tail Roost")
WHICH_OF_PARK = "Which dragon of the Park do you fire up and take?"
LATER = "plant plant plant plant potion potion"


def a_roost(slots: str = "- - -", *, park: str, deck: str = LATER, hand: str = "") -> Story:
    """Oliver has come to the Roost, with the Park as told."""
    story = Story().given(
        a_town(f"{SHOP} {slots}"),
        park=park,
        artisan_deck=deck,
        hands=(hand,),
        fancy_deck="rainbow",
        shop_deck="wishing-well",
    )
    return story.gathers_at(SHOP)


def swaps_but(*shops: str) -> list[str]:
    """Swaps with the dragons of the starter shops other than these."""
    return [f"{key.replace('visit', 'swap')} 1" for key in starters_but(*shops)]


# The ability


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost")
def test_an_artisan_of_the_park_is_fired_up_and_then_taken() -> None:
    story = a_roost(park="iron crystal", deck=f"meat {LATER}")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
    story.answers("draw deck", "place nothing").has(OLIVER, hand="meat", goods="")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_OF_PARK, "fire park 1", "fire park 2").answers("fire park 1")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double iron", "double crystal")
    story.has(OLIVER, hand="meat").park_is("iron crystal - - -").answers("double crystal")
    story.has(OLIVER, hand="iron meat", goods="2 crystal").has(VIOLET, hand="", goods="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but()).park_is("plant crystal plant plant plant")


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost")
def test_the_ability_may_be_left_and_needs_a_dragon_in_the_park() -> None:
    story = a_roost(park="iron crystal").answers("draw park 1", "place nothing", "use nothing")
    story.has(OLIVER, hand="iron", goods="").park_is("plant crystal plant plant plant")
    empty = a_roost(park="iron").answers("draw park 1", "place nothing")
    empty.is_asked(VIOLET, WHICH_SHOP, *starters_but()).has(OLIVER, hand="iron")


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost")
def test_a_bread_dragon_draws_its_like_from_the_park_and_is_taken_as_well() -> None:
    """Two bread dragons lie there: one is fired up and draws the other, then comes along."""
    story = a_roost(park="bread bread iron").answers("draw park 3", "place nothing")
    story.answers(f"use {SHOP}").has(OLIVER, hand="iron")
    story.offers("draw park 2", "draw deck").answers("draw park 2")
    story.has(OLIVER, hand="bread bread iron").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost-potion")
def test_a_potion_brings_any_dragon_of_town_to_the_park_to_be_fired_up_and_taken() -> None:
    story = a_roost("bread - -", park="iron potion").answers("draw park 1", "place nothing")
    story.answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_SWAP, *swaps_but(), f"swap {SHOP} 1")
    story.answers("swap fragile-reptile 1").shows("fragile-reptile", "potion - -")
    story.park_is("- crystal - - -").offers("gain bread meat iron")
    story.answers("gain bread meat iron").has(OLIVER, hand="crystal iron")
    story.has(OLIVER, goods="1 bread 1 meat 1 iron", rep=0).shows(SHOP, "bread - -")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.swap-park-goods")
def test_goods_on_a_potion_in_the_park_stay_in_its_place_for_the_dragon_that_comes() -> None:
    story = Story().given(
        a_town(f"{SHOP} - - -"),
        park="iron potion",
        park_goods=("iron", "potion bread"),
        artisan_deck=LATER,
    )
    story.gathers_at(SHOP).answers("draw deck", "place nothing", f"use {SHOP}", "fire park 2")
    story.answers("swap fragile-reptile 1").park_is("iron crystal - - -")
    assert lying_in_park(story)[:2] == ["iron", "potion bread"]
    story.has(OLIVER, goods="").answers("gain meat crystal plant").has(OLIVER, hand="crystal plant")
    story.has(OLIVER, goods="1 bread 1 meat 1 crystal 1 plant 1 potion").has(VIOLET, goods="")
    assert lying_in_park(story)[:2] == ["iron", ""]


# Asleep


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost-asleep", "flamecraft/ruling.roost-gather")
def test_a_dragon_placed_here_falls_asleep_and_cannot_be_fired_up() -> None:
    """With the dragon placed, the very next question is about the ability."""
    story = a_roost(park="iron crystal", hand="crystal").answers("draw park 1")
    story.answers(f"place crystal on {SHOP} 1").shows(SHOP, "crystal - -")
    assert story.shop(SHOP)["asleep"]
    assert not story.shop("fragile-reptile")["asleep"]
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.offers("gain bread meat iron").park_is("- crystal - - -")
    story.answers("gain bread meat iron").shows(SHOP, "crystal - -").has(
        OLIVER, hand="crystal iron"
    )


@pytest.mark.rule("flamecraft/ruling.roost-gather")
def test_the_ability_fires_up_the_park_and_never_those_asleep_here() -> None:
    story = a_roost("iron bread -", park="meat crystal plant").answers("draw park 1")
    story.answers("place nothing", f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_OF_PARK, "fire park 2", "fire park 3")


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost-peek")
@pytest.mark.parametrize("viewer", [OLIVER, VIOLET, None])
def test_everybody_may_look_who_sleeps_here(viewer: int | None) -> None:
    story = a_roost("iron - -", park="crystal", hand="bread").answers("draw park 1")
    story.answers(f"place bread on {SHOP} 3")
    roost = next(shop for shop in story.game.view(viewer)["town"] if shop["card"] == SHOP)
    seen = [slot["dragon"]["kind"] if slot["dragon"] else None for slot in roost["slots"]]
    assert seen == ["iron", None, "bread"]


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost-no-goods")
def test_those_asleep_give_no_goods() -> None:
    story = a_roost("bread iron -", park="crystal plant").has(OLIVER, goods="", hand="")
    story.answers("draw park 1").has(OLIVER, goods="", hand="crystal").has(VIOLET, goods="")
    story.is_asked(OLIVER, PLACE, f"place crystal on {SHOP} 3", "place nothing")


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost-no-fire")
def test_those_asleep_cannot_be_fired_up() -> None:
    story = a_roost("bread iron potion", park="crystal plant").answers("draw park 1")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers("use nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but()).has(OLIVER, hand="crystal", goods="")


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost-scoring")
def test_after_the_game_fancies_leave_the_sleepers_out() -> None:
    """One bread dragon is awake, as many as of any type: both Sweetie and Gemma get 1 and 2."""
    Story().given(
        a_town(f"{SHOP} bread bread -"), fancies=("sweetie", "gemma"), scoring=True
    ).is_done(winners=[OLIVER, VIOLET], totals=(3, 3))
    Story().given(
        a_town("wishing-well bread - bread"), fancies=("sweetie", "gemma"), scoring=True
    ).is_done(winners=[OLIVER], totals=(5, 1))


@pytest.mark.rule(
    "flamecraft/shop.draggin-tail-roost-leave",
    "flamecraft/shop.draggin-tail-roost-arrive",
    "flamecraft/ruling.swap-sleeping",
)
def test_a_potion_wakes_a_sleeper_to_be_fired_up_at_once_and_falls_asleep_itself() -> None:
    story = Story().given(
        a_town(f"{SHOP} crystal - -"), park="iron meat plant bread bread", goods=("", "1 meat")
    )
    story.gathers_at("potable-potions").answers("fire potable-potions 1")
    story.is_asked(OLIVER, WHICH_SWAP, *swaps_but("potable-potions"), f"swap {SHOP} 1")
    story.answers(f"swap {SHOP} 1").shows("potable-potions", "crystal - -").shows(
        SHOP, "potion - -"
    )
    assert story.question.words == WHICH_DIFFERENT
    story.answers("gain bread meat iron").has(OLIVER, goods="1 bread 1 meat 1 iron 2 potion")
    story.gathers_at(SHOP).answers("draw park 1", "place nothing").has(VIOLET, goods="1 meat")
    story.is_asked(VIOLET, USE, f"use {SHOP}", "use nothing").shows(SHOP, "potion - -")


@pytest.mark.rule("flamecraft/shop.draggin-tail-roost-leave")
def test_a_dragon_that_has_left_gives_its_good_to_the_next_visitor() -> None:
    story = Story().given(a_town(f"{SHOP} crystal - -"), goods=("", "1 meat"))
    story.gathers_at("potable-potions").answers("fire potable-potions 1", f"swap {SHOP} 1")
    story.answers("gain bread meat iron").gathers_at("potable-potions")
    story.has(VIOLET, goods="1 crystal 1 potion").has(
        OLIVER, goods="1 bread 2 meat 1 iron 2 potion"
    )
    story.is_asked(VIOLET, WHICH_FIRE, "fire potable-potions 1", "fire nothing")


# Sleepers count for everything else


@pytest.mark.rule("flamecraft/ruling.sleepers-count")
def test_sleepers_fill_their_shop() -> None:
    story = a_roost("iron bread -", park="crystal plant").answers("draw park 1")
    story.answers(f"place crystal on {SHOP} 3")
    story.town_is(*STARTERS, SHOP, facedown=1).answers("use nothing")
    story.town_is(*STARTERS, SHOP, "wishing-well").has(OLIVER, fancies="rainbow")


@pytest.mark.rule("flamecraft/ruling.sleepers-count")
def test_taylor_counts_sleepers() -> None:
    """Pan, the two asleep and the one just placed."""
    story = Story().given(a_town(f"{SHOP} bread - bread"), hands=("bread",), fancies=("taylor",))
    story.gathers_at("critical-rolls").answers("place bread on critical-rolls 2", "reveal taylor")
    story.has(OLIVER, rep=4, scored="taylor").has(VIOLET, rep=0)


@pytest.mark.rule("flamecraft/ruling.sleepers-count")
def test_sew_cute_counts_sleepers() -> None:
    story = Story().given(a_town(f"{SHOP} iron iron -", "sew-cute - - -"), park="iron bread")
    story.gathers_at("sew-cute").answers("draw park 1", "place nothing", "use sew-cute")
    story.has(OLIVER, rep=3, hand="iron").has(VIOLET, rep=0)


@pytest.mark.rule("flamecraft/ruling.sleepers-count")
def test_achievements_count_sleepers() -> None:
    story = Story(seats=1).given(a_town("wishing-well iron - iron", f"{SHOP} iron iron iron"))
    achievements = story.view["solo"]["achievements"]
    metal = next(row for row in achievements if row["card"] == "heavy-metal")
    assert (metal["progress"], metal["is_reached"]) == (6, True)


# What others know of a hand


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_an_artisan_from_the_park_is_known_to_all_until_it_is_played() -> None:
    """Gathered and taken by the ability, iron and crystal; the bread was there before, unseen."""
    story = a_roost(park="iron crystal", hand="bread").answers("draw park 1")
    assert known_hand(story, OLIVER, VIOLET) == known_hand(story, OLIVER, None) == "iron"
    story.answers(f"place iron on {SHOP} 1").has(OLIVER, hand="bread")
    assert known_hand(story, OLIVER, VIOLET) == ""
    story.answers(f"use {SHOP}", "gain bread meat iron").has(OLIVER, hand="bread crystal")
    assert known_hand(story, OLIVER, VIOLET) == known_hand(story, OLIVER, None) == "crystal"
    assert "Oliver takes Frostfire (crystal) from the Park." in told_to(story, VIOLET)


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_an_artisan_swapped_out_of_town_and_taken_is_known_to_all() -> None:
    story = a_roost(park="crystal potion", deck=f"meat {LATER}")
    story.answers("draw deck", "place nothing", f"use {SHOP}", "fire park 2", "swap smith-mart 1")
    story.answers("double iron").has(OLIVER, hand="iron meat", goods="2 iron")
    assert known_hand(story, OLIVER, VIOLET) == known_hand(story, OLIVER, None) == "iron"


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_an_artisan_from_the_deck_is_known_to_its_owner_alone() -> None:
    story = a_roost(park="", deck=f"meat {LATER}").has(OLIVER, hand="meat")
    assert known_hand(story, OLIVER, VIOLET) == known_hand(story, OLIVER, None) == ""
    assert "Oliver draws Hot Dog (meat)." in told_to(story, OLIVER)
    assert "Oliver draws an artisan dragon." in told_to(story, VIOLET)


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_an_artisan_put_back_at_the_limit_is_known_to_its_owner_alone() -> None:
    story = a_roost(park="", deck=f"meat {LATER}", hand="bread iron crystal plant potion potion")
    story.answers("place nothing")
    story.offers("return bread", "return meat").answers("return bread")
    story.has(OLIVER, hand="meat iron crystal plant potion potion")
    assert "Oliver returns Loaf to the deck." in told_to(story, OLIVER)
    for other in (VIOLET, None):
        assert "Oliver returns a dragon to the deck." in told_to(story, other)
        assert known_hand(story, OLIVER, other) == ""


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_a_pair_returned_for_matches_hides_nothing_that_was_known() -> None:
    """All see the two irons go: the crystal of the Park must still be in that hand."""
    story = Story().given(
        a_town(f"{SHOP} - - -"), shown=("crystal",), hands=("iron iron",), fancies=("matches",)
    )
    assert known_hand(story, OLIVER, VIOLET) == "crystal"
    story.answers("reveal matches").has(OLIVER, hand="crystal", rep=5, scored="matches")
    assert "Oliver returns 2 iron dragons to the deck." in told_to(story, VIOLET)
    assert known_hand(story, OLIVER, VIOLET) == "crystal"


# Slots
