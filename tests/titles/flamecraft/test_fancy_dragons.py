"""Fancy dragons: those of the sun in play, those of the moon after the game."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import (
    CHOOSING,
    EMPTY_TOWN,
    NOT_IN_TURN,
    NOT_MET,
    NOT_YOURS,
    ONCE,
    VISITS,
    WAITS,
    fancy_deck,
)
from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_ARTISAN,
    WHICH_FANCY,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    at,
    place_at,
    use_at,
)

BAZAAR = "bizarre-bazaar - - -, smith-mart - - -, wishing-well - - -"
BAZAAR_VISITS = ("visit bizarre-bazaar", "visit smith-mart", "visit wishing-well")
USE_BAZAAR = ("use bizarre-bazaar", "use nothing")
NO_GOAL = "its goal is not met, or it is not yours"


def at_the_bazaar(
    fancies: str,
    *,
    goods: str = "",
    gain: str = "bread",
    town: str = BAZAAR,
    scored: str = "",
    fancy_deck: str = "frazzle shimmer",
    last_turn: bool = False,
) -> Story:
    """Oliver has gathered a good at Bizarre Bazaar, perhaps in the last turn of the game."""
    story = Story().given(
        town,
        fancies=(fancies, "ajax"),
        goods=(goods, "1 meat"),
        scored=(scored,),
        fancy_deck=fancy_deck,
        ending=last_turn,
        finals=0 if last_turn else -1,
    )
    return story.gathers_at("bizarre-bazaar").answers(f"gain {gain}")


def ids(cards: list[dict[str, str]]) -> list[str]:
    return [card["card"] for card in cards]


# Goals


@pytest.mark.rule("flamecraft/fancy-dragons.goal")
def test_a_sun_fancy_pays_nothing_before_its_goal_is_met() -> None:
    story = Story().given(EMPTY_TOWN, fancies=("wesley",), goods=("2 iron", "1 iron"))
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal wesley", NOT_MET)
    story.answers("visit smith-mart").has(OLIVER, goods="3 iron", rep=0, fancies="wesley")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy-dragons.goal")
def test_a_moon_fancy_whose_goal_is_not_met_stays_unscored() -> None:
    story = Story().given(
        EMPTY_TOWN, fancies=("rainbow", "ajax"), goods=("7 bread", "3 iron"), scoring=True
    )
    story.has(OLIVER, fancies="rainbow", scored="").has(VIOLET, fancies="", scored="ajax")
    story.is_done(winners=[VIOLET], totals=(0, 6))


@pytest.mark.rule("flamecraft/ruling.goal-pays")
def test_a_goal_that_pays_for_each_is_met_by_the_first() -> None:
    """Goldrush: no slot that pays coins is filled, until Oliver fills one."""
    story = Story().given(
        "critical-rolls bread - -, smith-mart - - -", fancies=("goldrush",), hands=("meat",)
    )
    story.is_asked(OLIVER, WHICH_SHOP, "visit critical-rolls", "visit smith-mart")
    story.answers("visit critical-rolls", "place meat on critical-rolls 2")
    fires = ("fire critical-rolls 1", "fire critical-rolls 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "reveal goldrush")
    story.answers("reveal goldrush").has(OLIVER, rep=1, scored="goldrush")


@pytest.mark.rule("flamecraft/ruling.goal-pays")
@pytest.mark.parametrize(("gain", "met"), [("bread", False), ("iron", True)])
def test_a_goal_that_would_pay_nothing_is_not_met_at_the_bazaar(gain: str, met: bool) -> None:
    """Todd with two bread has nothing odd; with a bread and an iron he has two goods."""
    story = at_the_bazaar("todd", goods="1 bread", gain=gain)
    if met:
        story.is_asked(OLIVER, use_at("Bizarre Bazaar"), *USE_BAZAAR)
        story.answers("use bizarre-bazaar").has(OLIVER, rep=2, scored="todd", fancies="frazzle")
    else:
        story.has(OLIVER, rep=0, fancies="todd", scored="")
    story.is_asked(VIOLET, WHICH_SHOP, *BAZAAR_VISITS).has(VIOLET, fancies="ajax", rep=0)


# Sun dragons


@pytest.mark.rule("flamecraft/fancy-dragons.sun", "flamecraft/ruling.any-time")
def test_from_its_first_to_its_last_question_a_turn_lets_a_sun_fancy_be_revealed() -> None:
    story = Story().given(
        "saving-throw iron - -, critical-rolls - - -",
        fancies=("wesley",),
        goods=("4 iron", "1 iron"),
        hands=("meat bread bread",),
    )
    visits, reveal = ("visit saving-throw", "visit critical-rolls"), "reveal wesley"
    story.is_asked(OLIVER, WHICH_SHOP, *visits, reveal).answers("visit saving-throw")
    story.is_asked(OLIVER, at("Saving Throw"), "gather", reveal).answers("gather")
    places = ("place bread on saving-throw 3", "place meat on saving-throw 2", "place nothing")
    story.is_asked(OLIVER, place_at("Saving Throw"), *places, reveal).answers(places[1])
    fires = ("fire saving-throw 1", "fire saving-throw 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, reveal).answers("fire nothing")
    story.is_asked(OLIVER, use_at("Saving Throw"), "use saving-throw", "use nothing", reveal)
    story.answers("use nothing").is_asked(OLIVER, ANYTHING_ELSE, "end turn", reveal)
    story.has(OLIVER, rep=2, goods="6 iron").answers(reveal).has(OLIVER, rep=8, goods="2 iron")
    story.is_asked(VIOLET, WHICH_SHOP, *visits)


@pytest.mark.rule("flamecraft/ruling.any-time")
def test_a_choice_that_has_begun_is_finished_first() -> None:
    """Giving something to enter, drawing an artisan and choosing a slot are such choices."""
    story = Story().given(
        "saving-throw bread - -, critical-rolls - - -",
        fancies=("wesley",),
        goods=("5 iron 1 meat",),
        at=("", "saving-throw"),
        hands=("bread",),
        park="plant",
    )
    story.answers("visit saving-throw").refuses("reveal wesley", CHOOSING).answers("give meat")
    story.answers("gather", "place nothing", "fire saving-throw 1")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw deck")
    story.refuses("reveal wesley", CHOOSING).answers("draw park 1")
    story.offers("reveal wesley").answers("use saving-throw", "place bread")
    story.is_asked(
        OLIVER,
        WHERE,
        "place on saving-throw 3",
        "place on critical-rolls 1",
        "place on critical-rolls 2",
    )
    story.refuses("reveal wesley", CHOOSING).answers("place on critical-rolls 1")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal wesley")


@pytest.mark.rule("flamecraft/ruling.any-time")
def test_no_fancy_is_revealed_in_the_middle_of_a_payment() -> None:
    story = Story().given(
        EMPTY_TOWN, fancies=("wesley buttercup",), goods=("4 iron 3 bread 2 coin",)
    )
    story.answers("reveal buttercup")
    story.is_asked(OLIVER, "You owe 4 bread. How do you pay?", "pay", "pay coin for bread").refuses(
        "reveal wesley", CHOOSING
    )
    story.answers("pay").is_asked(OLIVER, WHICH_SHOP, *VISITS, "reveal wesley")
    story.answers("reveal wesley", "pay").has(OLIVER, rep=12, goods="1 coin", fancies="")


@pytest.mark.rule("flamecraft/ruling.any-time")
def test_once_the_end_of_turn_steps_have_begun_it_is_too_late() -> None:
    """Seven artisans in hand: one has to go back, and that is no time for Wesley."""
    story = Story().given(
        EMPTY_TOWN,
        fancies=("wesley",),
        goods=("4 iron", "1 iron"),
        hands=("bread bread bread meat meat meat meat",),
    )
    story.answers("visit wishing-well", "gather", "place nothing", "use nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal wesley").answers("end turn")
    story.is_asked(
        OLIVER,
        "You may keep 6 artisan dragons. Which one goes back?",
        "return bread",
        "return meat",
    ).refuses("reveal wesley", NOT_IN_TURN)
    story.answers("return meat").has(OLIVER, rep=0, fancies="wesley", goods="4 iron 3 coin")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy-dragons.sun")
def test_a_sun_fancy_waits_for_its_owners_turn() -> None:
    story = Story().given(EMPTY_TOWN, fancies=("", "wesley"), goods=("", "5 iron"))
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal wesley", NOT_YOURS)
    story.answers("visit wishing-well", "use nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS, "reveal wesley").answers("reveal wesley")
    story.has(VIOLET, rep=6, goods="1 iron", scored="wesley").has(OLIVER, rep=0, goods="3 coin")


@pytest.mark.rule("flamecraft/fancy-dragons.sun")
def test_it_may_be_kept_back_though_its_goal_is_met() -> None:
    story = Story().given(EMPTY_TOWN, fancies=("wesley",), goods=("4 iron", "1 iron"))
    story.gathers_at("smith-mart")
    story.is_asked(OLIVER, place_at("Smith Mart"), "place nothing", "reveal wesley")
    story.answers("place nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal wesley").answers("end turn")
    story.has(OLIVER, rep=0, goods="5 iron", fancies="wesley", scored="")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy-dragons.sun-only-in-play")
def test_an_unscored_sun_fancy_is_worth_nothing_after_the_game() -> None:
    """Wesley and Goldrush could have been scored before the last turn ended."""
    story = Story().given(
        "critical-rolls bread meat -, smith-mart - - -",
        fancies=("wesley goldrush",),
        goods=("7 iron",),
        ending=True,
        finals=0,
    )
    story.answers("visit smith-mart", "gather", "place nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal goldrush", "reveal wesley")
    story.answers("end turn").has(OLIVER, fancies="wesley goldrush", scored="", goods="7 iron")
    story.is_done(winners=[OLIVER], totals=(0, 0))


@pytest.mark.rule("flamecraft/fancy-dragons.spend")
def test_goods_spent_for_a_goal_return_to_the_piles() -> None:
    """And so does the coin that stands for one of them."""
    story = Story().given(
        EMPTY_TOWN, fancies=("wesley",), goods=("3 iron 2 bread 1 coin", "5 iron")
    )
    supply = story.supply
    assert (supply["iron"], supply["bread"], supply["coin"]) == (27, 33, 23)
    story.answers("reveal wesley").has(OLIVER, goods="2 bread").has(VIOLET, goods="5 iron")
    supply = story.supply
    assert (supply["iron"], supply["bread"], supply["coin"]) == (30, 33, 24)


@pytest.mark.rule("flamecraft/fancy-dragons.coins-pay")
def test_coins_alone_can_pay_for_a_goal() -> None:
    story = Story().given(EMPTY_TOWN, fancies=("wesley",), goods=("4 coin", "4 coin"))
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS, "reveal wesley").answers("reveal wesley")
    story.has(OLIVER, goods="", rep=6, scored="wesley").has(VIOLET, goods="4 coin", rep=0)


@pytest.mark.rule("flamecraft/fancy-dragons.coins-pay")
def test_a_coin_too_few_is_too_few() -> None:
    story = Story().given(EMPTY_TOWN, fancies=("wesley",), goods=("2 iron 1 coin",))
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal wesley", NOT_MET)


@pytest.mark.rule("flamecraft/fancy-dragons.sun-once")
def test_a_sun_fancy_pays_once_a_game() -> None:
    """Not again in the same turn, nor in a later one."""
    story = Story().given(
        "smith-mart - - -, wishing-well - - -, hello-nursery - - -",
        fancies=("wesley",),
        goods=("7 iron 4 coin",),
    )
    story.answers("reveal wesley", "pay").has(OLIVER, rep=6, goods="3 iron 4 coin")
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS, "visit hello-nursery")
    story.refuses("reveal wesley", ONCE).answers("visit smith-mart", "visit hello-nursery")
    story.is_asked(OLIVER, WHICH_SHOP, "visit wishing-well", "visit hello-nursery")
    story.refuses("reveal wesley", ONCE).has(OLIVER, rep=6, goods="4 iron 4 coin")


@pytest.mark.rule("flamecraft/fancy-dragons.sun-stays")
def test_a_scored_sun_fancy_lies_open_before_its_owner() -> None:
    story = Story().given(EMPTY_TOWN, fancies=("wesley todd",), goods=("4 iron",))
    before = story.view["seats"][OLIVER]
    assert (ids(before["fancies"]), ids(before["scored"]), before["fancy_count"]) == ([], [], 2)
    story.answers("reveal wesley").has(OLIVER, fancies="todd", scored="wesley")
    after = story.view["seats"][OLIVER]
    assert (ids(after["fancies"]), ids(after["scored"]), after["fancy_count"]) == (
        [],
        ["wesley"],
        1,
    )
    assert "wesley" not in fancy_deck(story)


@pytest.mark.rule("flamecraft/ruling.goal-lasts")
def test_what_a_goal_pays_is_counted_when_it_is_revealed() -> None:
    """Sparkle: one dragon is there when the card is cast, two when the meat one has placed."""
    story = Story().given(
        "draco-bell meat - -, smith-mart - - -",
        fancies=("sparkle",),
        goods=("1 meat 1 iron 1 crystal 1 potion", "1 iron"),
        hands=("plant",),
        row="p-meat-1",
    )
    story.answers("visit draco-bell", "cast p-meat-1")
    story.is_asked(OLIVER, WHICH_FIRE, "fire draco-bell 1", "fire nothing", "reveal sparkle")
    story.answers("fire draco-bell 1")
    story.is_asked(OLIVER, WHERE, "place on draco-bell 3", "place on smith-mart 2")
    story.answers("place on draco-bell 3")
    story.is_asked(OLIVER, WHICH_FIRE, "fire draco-bell 3", "fire nothing", "reveal sparkle")
    story.answers("fire nothing").is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal sparkle")
    story.answers("reveal sparkle").has(OLIVER, rep=5 + 2 * 2, scored="sparkle")


@pytest.mark.rule("flamecraft/ruling.goal-lasts")
def test_the_next_turn_begins_anew() -> None:
    """Taylor and Dazzle are met up to the end of the turn in which a shop was filled."""
    story = Story().given(
        "critical-rolls - meat potion, smith-mart - - -, wishing-well - - -",
        fancies=("taylor dazzle",),
        hands=("bread",),
        spaces=3,
    )
    suns = ("reveal taylor", "reveal dazzle")
    story.answers("visit critical-rolls", "place bread on critical-rolls 1", "fire nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", *suns).answers("end turn")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS).answers("visit smith-mart")
    story.is_asked(OLIVER, WHICH_SHOP, "visit smith-mart", "visit wishing-well")
    story.refuses("reveal taylor", NOT_MET).refuses("reveal dazzle", NOT_MET)
    story.has(OLIVER, rep=0, fancies="taylor dazzle")


@pytest.mark.rule("flamecraft/ruling.goal-lasts")
def test_an_extra_turn_begins_anew_too() -> None:
    """Two things are given to enter Dragon Alley, where another turn is to be had."""
    story = Story(seats=3).given(
        "dragon-alley, smith-mart - - -, wishing-well - - -",
        fancies=("shimmer",),
        at=("", "dragon-alley", "dragon-alley"),
        goods=("2 bread 1 coin",),
        artisan_deck="iron " * 7,
    )
    story.answers("visit dragon-alley", "give bread", "give bread", "gather")
    story.offers("reveal shimmer").answers("use dragon-alley 1", "leave coins 1")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal shimmer").answers("end turn")
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal shimmer", NOT_MET)
    story.has(OLIVER, rep=1, fancies="shimmer", goods="", hand="iron")


@pytest.mark.rule("flamecraft/ruling.goal-choose")
@pytest.mark.parametrize(("count", "rep"), [("meat", 2), ("iron", 4)])
def test_of_several_placements_one_is_chosen(count: str, rep: int) -> None:
    """Meat was placed and then, by it, iron: either may be the one that Taylor counts."""
    story = Story().given(
        "critical-rolls - - -, smith-mart iron - iron, draco-bell meat - -, wishing-well iron - -",
        fancies=("taylor",),
        hands=("meat iron",),
    )
    story.answers("visit critical-rolls", "place meat on critical-rolls 2")
    story.answers("fire critical-rolls 2", "place on smith-mart 2", "reveal taylor")
    story.is_asked(
        OLIVER, "Dragons of which type are counted?", "count meat", "count iron"
    ).answers(f"count {count}")
    story.has(OLIVER, rep=rep, scored="taylor").has(VIOLET, rep=0)


# Pocus and Hocus


@pytest.mark.rule("flamecraft/fancy.pocus-any-time")
def test_pocus_is_revealed_at_the_shop_as_long_as_a_dragon_there_can_be_fired_up() -> None:
    """Not before the visit, and not after the last dragon; between two of them it may be."""
    story = Story().given(
        "critical-rolls bread bread -, smith-mart - - -",
        fancies=("pocus hocus wesley",),
        goods=("1 bread 1 meat 5 iron 1 plant", "1 iron"),
        row="p-bread-1",
        park="meat",
    )
    story.is_asked(
        OLIVER, WHICH_SHOP, "visit critical-rolls", "visit smith-mart", "reveal wesley"
    ).answers("visit critical-rolls")
    deeds = ("gather", "cast p-bread-1")
    story.is_asked(OLIVER, at("Critical Rolls"), *deeds, "reveal pocus", "reveal wesley")
    story.answers("cast p-bread-1")
    fires = ("fire critical-rolls 1", "fire critical-rolls 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "reveal pocus", "reveal wesley")
    story.answers("fire critical-rolls 1", "draw park 1")
    story.is_asked(OLIVER, WHICH_FIRE, *fires[1:], "reveal pocus", "reveal wesley")
    story.refuses("reveal hocus", NOT_MET).answers("fire critical-rolls 2")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal wesley")
    story.refuses("reveal pocus", NOT_MET)
    story.has(OLIVER, rep=5, fancies="pocus hocus wesley", scored="")


@pytest.mark.rule("flamecraft/fancy.pocus-any-time", "flamecraft/ruling.pocus-one-firing")
def test_in_a_gathering_both_can_be_revealed_until_the_dragon_is_picked() -> None:
    """From the first step on; the ability that follows is no firing."""
    story = Story().given(
        "saving-throw bread - -, smith-mart - - -",
        fancies=("pocus hocus wesley",),
        goods=("4 iron",),
        hands=("meat",),
        park="meat",
    )
    suns = ("reveal pocus", "reveal hocus", "reveal wesley")
    story.answers("visit saving-throw")
    story.is_asked(OLIVER, at("Saving Throw"), "gather", "reveal pocus", "reveal wesley")
    story.answers("gather").is_asked(
        OLIVER,
        place_at("Saving Throw"),
        "place meat on saving-throw 2",
        "place nothing",
        *suns,
    ).answers("place nothing")
    story.is_asked(OLIVER, WHICH_FIRE, "fire saving-throw 1", "fire nothing", *suns)
    story.answers("fire saving-throw 1", "draw park 1")
    uses = ("use saving-throw", "use nothing")
    story.is_asked(OLIVER, use_at("Saving Throw"), *uses, "reveal wesley")


@pytest.mark.rule("flamecraft/ruling.pocus-one-firing")
@pytest.mark.parametrize(
    ("shop", "use", "goods"),
    [
        ("nunyas-beeswax", "use nunyas-beeswax 1", ""),
        ("nunyas-beeswax", "use nunyas-beeswax 2", "1 coin"),
        ("eternal-flame", "use eternal-flame", ""),
    ],
)
def test_a_firing_that_the_shop_grants_is_open_to_pocus_and_not_to_hocus(
    shop: str, use: str, goods: str
) -> None:
    story = Story().given(
        f"{shop} bread iron -, smith-mart - - -",
        fancies=("pocus hocus",),
        goods=(goods, "1 iron"),
    )
    story.gathers_at(shop).answers("gain plant", "place nothing", "fire nothing")
    story.offers(use).does_not_offer("reveal pocus", "reveal hocus")
    fires = (f"fire {shop} 1", f"fire {shop} 2")
    story.answers(use).is_asked(OLIVER, WHICH_FIRE, *fires, "fire nothing", "reveal pocus")
    story.refuses("reveal hocus", NOT_MET).answers("reveal pocus")
    instead = (f"pocus {shop} 1", f"pocus {shop} 2")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, *instead, "fire nothing")
    story.answers(instead[1]).has(OLIVER, rep=2, goods="1 bread 1 iron 1 plant", scored="pocus")


@pytest.mark.rule("flamecraft/ruling.pocus-one-firing")
def test_pocus_and_hocus_hold_for_one_firing_only() -> None:
    """Both in the third step; the firing that Nunya's Beeswax grants is an ordinary one."""
    story = Story().given(
        "nunyas-beeswax bread iron -, smith-mart - - -",
        fancies=("pocus hocus",),
        goods=("", "1 iron"),
        park="meat",
    )
    story.gathers_at("nunyas-beeswax").answers("gain plant", "reveal pocus", "reveal hocus")
    story.answers("pocus nunyas-beeswax 1", "fire nothing").has(OLIVER, rep=2)
    story.is_asked(
        OLIVER, use_at("Nunya's Beeswax"), "use nunyas-beeswax 1", "use nothing"
    ).answers("use nunyas-beeswax 1")
    fires = ("fire nunyas-beeswax 1", "fire nunyas-beeswax 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires).answers("fire nunyas-beeswax 1", "draw park 1")
    story.has(OLIVER, rep=2, hand="meat", scored="pocus hocus")
    story.is_asked(VIOLET, WHICH_SHOP, "visit nunyas-beeswax", "visit smith-mart")


@pytest.mark.rule("flamecraft/fancy.pocus-any-time", "flamecraft/ruling.pocus-one-firing")
@pytest.mark.parametrize("before", [("reveal pocus", "gather"), ("gather", "reveal pocus")])
def test_revealed_before_the_firing_pocus_waits_for_it(before: tuple[str, str]) -> None:
    """On arrival or before a dragon is placed; the one placed after that counts as well."""
    story = Story().given(
        "critical-rolls bread - -, smith-mart - - -",
        fancies=("pocus",),
        hands=("meat",),
        goods=("1 bread 1 meat 1 iron 1 plant", "1 iron"),
        row="p-bread-1",
    )
    story.answers("visit critical-rolls", *before).has(OLIVER, rep=0, scored="pocus")
    story.answers("place meat on critical-rolls 2")
    fires = ("fire critical-rolls 1", "fire critical-rolls 2")
    instead = ("pocus critical-rolls 1", "pocus critical-rolls 2")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, *instead, "fire nothing").answers(instead[1])
    story.has(OLIVER, rep=2).is_asked(
        VIOLET, WHICH_SHOP, "visit critical-rolls", "visit smith-mart"
    )


@pytest.mark.rule("flamecraft/ruling.pocus-one-firing")
def test_a_dragon_put_in_by_funky_brewsters_is_no_matter_for_pocus() -> None:
    """A replacement is fired up by itself, not in a firing at the shop."""
    story = Story().given(
        "funky-brewsters bread - -, smith-mart - - -",
        fancies=("pocus hocus",),
        hands=("crystal",),
    )
    story.gathers_at("funky-brewsters").answers("place nothing", "fire nothing")
    story.answers("use funky-brewsters")
    story.is_asked(
        OLIVER, "Do you fire up the replacement?", "fire funky-brewsters 1", "fire nothing"
    ).answers("fire nothing").has(OLIVER, rep=0, fancies="pocus hocus", hand="bread")


@pytest.mark.rule("flamecraft/ruling.pocus-and-hocus")
@pytest.mark.parametrize("order", [("pocus", "hocus"), ("hocus", "pocus")])
def test_with_both_each_dragon_gives_reputation_or_its_ability(order: tuple[str, str]) -> None:
    story = Story().given(
        "critical-rolls bread bread plant, smith-mart - - -",
        fancies=("pocus hocus",),
        goods=("", "1 iron"),
        park="meat",
    )
    first, second = order
    story.gathers_at("critical-rolls").answers(f"reveal {first}").offers(f"reveal {second}")
    story.answers(f"reveal {second}")
    spots = ("critical-rolls 1", "critical-rolls 2", "critical-rolls 3")
    fires, instead = [f"fire {spot}" for spot in spots], [f"pocus {spot}" for spot in spots]
    story.is_asked(OLIVER, WHICH_FIRE, *fires, *instead, "fire nothing").answers(instead[2])
    story.is_asked(OLIVER, WHICH_FIRE, *fires[:2], *instead[:2], "fire nothing")
    story.answers(fires[0], "draw park 1").has(OLIVER, rep=2, hand="meat")
    story.is_asked(OLIVER, WHICH_FIRE, fires[1], instead[1], "fire nothing").answers(instead[1])
    story.has(OLIVER, rep=4, hand="meat", goods="3 bread 1 plant", scored="pocus hocus")
    story.has(VIOLET, rep=0, goods="1 iron")
    story.is_asked(VIOLET, WHICH_SHOP, "visit critical-rolls", "visit smith-mart")


@pytest.mark.rule("flamecraft/ruling.pocus-and-hocus")
def test_bizarre_bazaar_comes_too_late_for_both() -> None:
    """Steven and Todd are what its ability finds."""
    town = "bizarre-bazaar bread - -, smith-mart - - -, wishing-well - - -"
    story = at_the_bazaar("pocus hocus steven todd", town=town, gain="iron")
    story.is_asked(
        OLIVER,
        place_at("Bizarre Bazaar"),
        "place nothing",
        "reveal pocus",
        "reveal hocus",
    ).answers("place nothing", "fire nothing", "use bizarre-bazaar")
    story.is_asked(OLIVER, WHICH_FANCY, "score steven", "score todd")
    story.refuses("score pocus", NO_GOAL).refuses("score hocus", NO_GOAL)


@pytest.mark.rule("flamecraft/ruling.pocus-and-hocus")
@pytest.mark.parametrize("revealed", ["pocus", "hocus"])
def test_dragons_that_bonfire_fires_up_are_neither_for_pocus_nor_for_hocus(revealed: str) -> None:
    """Bonfire breaks in as the firing at the shop begins; that one goes on afterwards, and what
    is revealed meanwhile is for that one."""
    story = Story().given(
        "critical-rolls bread - -, smith-mart - - -",
        fancies=("pocus hocus",),
        companions=("bonfire",),
        park="plant plant",
    )
    story.gathers_at("critical-rolls").answers("place nothing", f"reveal {revealed}")
    story.answers("companion bonfire")
    other = "hocus" if revealed == "pocus" else "pocus"
    fires = ("fire park 1", "fire park 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, f"reveal {other}").answers(f"reveal {other}")
    story.is_asked(OLIVER, WHICH_FIRE, *fires).answers("fire nothing")
    story.is_asked(
        OLIVER,
        WHICH_FIRE,
        "fire critical-rolls 1",
        "pocus critical-rolls 1",
        "fire nothing",
    ).has(OLIVER, rep=0, scored="pocus hocus", companion_used=True)


@pytest.mark.rule("flamecraft/ruling.pocus-and-hocus")
def test_dragons_that_chainspark_fires_up_are_not_for_pocus() -> None:
    """The meat dragon places another at Smith Mart, and Chainspark works there."""
    story = Story().given(
        "draco-bell meat plant -, smith-mart iron - -",
        fancies=("pocus hocus",),
        companions=("chainspark",),
        hands=("meat",),
    )
    story.gathers_at("draco-bell").answers("reveal hocus", "reveal pocus", "fire draco-bell 1")
    story.is_asked(
        OLIVER,
        WHICH_FIRE,
        "fire draco-bell 2",
        "pocus draco-bell 2",
        "fire nothing",
        "companion chainspark",
    ).answers("companion chainspark")
    story.is_asked(OLIVER, WHICH_FIRE, "fire smith-mart 1", "fire smith-mart 3", "fire nothing")
    story.answers("fire nothing")
    story.is_asked(
        OLIVER, WHICH_FIRE, "fire draco-bell 2", "pocus draco-bell 2", "fire nothing"
    ).has(OLIVER, rep=2, companion_used=True)


@pytest.mark.rule("flamecraft/companion.chainspark")
@pytest.mark.parametrize("verb", ["pocus", "fire"])
def test_chainspark_leaps_at_once_and_not_after_another_dragon_was_picked(verb: str) -> None:
    """Meat has placed another at Smith Mart; then an iron does a trick for Pocus, or its own."""
    story = Story().given(
        "draco-bell meat iron iron, smith-mart iron - -",
        fancies=("pocus hocus",),
        companions=("chainspark",),
        hands=("meat",),
    )
    story.gathers_at("draco-bell").answers("reveal hocus", "reveal pocus", "fire draco-bell 1")
    story.offers("companion chainspark").answers(f"{verb} draco-bell 2")
    story.answers(*(["double iron"] if verb == "fire" else []))
    story.is_asked(OLIVER, WHICH_FIRE, "fire draco-bell 3", "pocus draco-bell 3", "fire nothing")
    story.refuses("companion chainspark", "this is not the moment for your companion")
    story.has(OLIVER, companion_used=False, scored="hocus pocus")


@pytest.mark.rule("flamecraft/companion.chainspark")
def test_who_fires_up_no_more_has_let_the_spark_go_out() -> None:
    story = Story().given(
        "draco-bell meat iron -, smith-mart iron - -",
        fancies=("hocus",),
        companions=("chainspark",),
        hands=("meat",),
        goods=("", "1 bread"),
    )
    story.gathers_at("draco-bell").answers("reveal hocus", "fire draco-bell 1")
    keys = ("fire draco-bell 2", "fire nothing", "companion chainspark")
    story.is_asked(OLIVER, WHICH_FIRE, *keys).answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, "visit draco-bell", "visit smith-mart")
    story.has(OLIVER, companion_used=False)


@pytest.mark.rule("flamecraft/ruling.pocus-not-fired")
@pytest.mark.parametrize(
    ("deed", "left"), [("pocus", ("1", "2")), ("fire", ("2",))], ids=["pocus", "fired up"]
)
def test_eternal_flame_still_fires_up_a_dragon_that_pocus_turned_into_reputation(
    deed: str, left: tuple[str, ...]
) -> None:
    story = Story().given(
        "eternal-flame bread bread -, smith-mart - - -", fancies=("pocus",), park="meat"
    )
    story.gathers_at("eternal-flame").answers("gain plant", "reveal pocus")
    story.answers(f"{deed} eternal-flame 1", *(["draw park 1"] if deed == "fire" else []))
    story.answers("use eternal-flame")
    story.is_asked(
        OLIVER, WHICH_FIRE, *(f"fire eternal-flame {slot}" for slot in left), "fire nothing"
    ).has(OLIVER, rep=2 if deed == "pocus" else 0)


@pytest.mark.rule("flamecraft/ruling.pocus-not-fired")
def test_spellfire_springs_finds_nothing_to_repeat_after_pocus() -> None:
    story = Story().given(
        "spellfire-springs bread - -, smith-mart - - -", fancies=("pocus",), goods=("", "1 iron")
    )
    story.gathers_at("spellfire-springs").answers("reveal pocus", "pocus spellfire-springs 1")
    story.has(OLIVER, rep=2, goods="1 bread 1 potion", hand="")
    story.is_asked(VIOLET, WHICH_SHOP, "visit spellfire-springs", "visit smith-mart")


# Scored by an ability


@pytest.mark.rule("flamecraft/ruling.scored-is-scored")
def test_a_sun_fancy_scored_at_the_bazaar_cannot_be_revealed_again() -> None:
    story = at_the_bazaar("wesley todd", goods="9 iron", fancy_deck="shimmer")
    story.is_asked(OLIVER, place_at("Bizarre Bazaar"), "place nothing", "reveal wesley")
    story.answers("place nothing")
    story.is_asked(OLIVER, use_at("Bizarre Bazaar"), *USE_BAZAAR, "reveal wesley")
    story.answers("use bizarre-bazaar").is_asked(OLIVER, WHICH_FANCY, "score wesley", "score todd")
    story.answers("score wesley").has(OLIVER, rep=6, goods="5 iron 1 bread", scored="wesley")
    story.has(OLIVER, fancies="todd shimmer").is_asked(VIOLET, WHICH_SHOP, *BAZAAR_VISITS)
    story.answers("visit wishing-well", "use nothing")
    story.is_asked(OLIVER, WHICH_SHOP, "visit smith-mart", "visit wishing-well")
    story.refuses("reveal wesley", ONCE).has(OLIVER, rep=6, goods="5 iron 1 bread")


@pytest.mark.rule("flamecraft/ruling.scored-is-scored")
def test_a_sun_fancy_scored_by_showstopper_cannot_be_revealed_again() -> None:
    story = Story().given(
        EMPTY_TOWN, fancies=("wesley",), goods=("9 iron",), companions=("showstopper",)
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS, "reveal wesley", "companion showstopper")
    story.answers("companion showstopper").has(OLIVER, rep=6, goods="5 iron", scored="wesley")
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal wesley", ONCE)


# Moon dragons


@pytest.mark.rule("flamecraft/fancy-dragons.moon")
def test_a_moon_fancy_waits_until_the_game_is_over() -> None:
    """Todd would pay throughout Oliver's last turn, which is the last of all."""
    story = Story().given(
        "saving-throw bread - -, smith-mart - - -",
        fancies=("todd", "ajax"),
        goods=("1 bread", "3 iron"),
        hands=("meat",),
        ending=True,
        finals=0,
    )
    story.is_asked(OLIVER, WHICH_SHOP, "visit saving-throw", "visit smith-mart")
    story.refuses("reveal todd", WAITS).answers("visit saving-throw")
    story.is_asked(
        OLIVER, place_at("Saving Throw"), "place meat on saving-throw 2", "place nothing"
    ).answers("place nothing")
    story.is_asked(OLIVER, WHICH_FIRE, "fire saving-throw 1", "fire nothing")
    story.answers("fire nothing").has(OLIVER, rep=0, fancies="todd", goods="2 bread 1 iron")
    story.answers("use nothing").has(OLIVER, scored="todd").has(VIOLET, scored="ajax")
    story.is_done(winners=[VIOLET], totals=(1, 6))


@pytest.mark.rule("flamecraft/fancy-dragons.moon-early")
def test_a_moon_fancy_scored_at_the_bazaar_is_not_scored_again_after_the_game() -> None:
    """Steven has five even goods now, and still has them when the game ends."""
    story = at_the_bazaar("steven", last_turn=True, fancy_deck="")
    story.is_asked(OLIVER, use_at("Bizarre Bazaar"), *USE_BAZAAR)
    story.answers("use bizarre-bazaar").has(OLIVER, rep=5, fancies="", scored="steven")
    story.is_done(winners=[OLIVER], totals=(5, 0))


@pytest.mark.rule("flamecraft/fancy-dragons.moon-early", "flamecraft/ruling.scored-is-scored")
def test_a_moon_fancy_scored_by_showstopper_is_not_scored_again_after_the_game() -> None:
    story = Story().given(
        EMPTY_TOWN,
        fancies=("bubu",),
        hands=("bread plant",),
        companions=("showstopper",),
        ending=True,
        finals=0,
    )
    story.answers("companion showstopper").has(OLIVER, rep=2, scored="bubu", hand="bread plant")
    story.answers("visit smith-mart", "place nothing").has(OLIVER, hand="bread plant")
    story.has(OLIVER, scored="bubu").is_done(winners=[OLIVER], totals=(2, 0))


@pytest.mark.rule("flamecraft/ruling.moon-early")
def test_scored_early_a_moon_fancy_counts_no_sleepers_and_leaves_the_coins() -> None:
    """Sweetie: one bread dragon is awake and two sleep; two iron ones are awake."""
    town = "bizarre-bazaar - - -, draggin-tail-roost bread bread -, smith-mart iron iron bread"
    story = at_the_bazaar("sweetie", town=town, goods="4 coin", gain="meat")
    story.answers("use bizarre-bazaar").has(OLIVER, rep=1, scored="sweetie", fancies="frazzle")
    story.has(OLIVER, goods="1 meat 4 coin").has(VIOLET, rep=0, goods="1 meat")


@pytest.mark.rule("flamecraft/ruling.moon-early")
def test_talisman_scored_early_returns_fancies_there_and_then() -> None:
    """The fancy drawn afterwards comes from the deck that they lie under."""
    story = at_the_bazaar("talisman wesley dazzle", fancy_deck="pocus", scored="matches")
    story.answers("use bizarre-bazaar")
    returns = ("return dazzle", "return wesley", "return nothing")
    story.is_asked(OLIVER, "Which fancy dragon do you return for 3 reputation?", *returns)
    story.answers("return wesley", "return nothing")
    story.has(OLIVER, rep=3, fancies="dazzle pocus", scored="matches talisman")
    assert fancy_deck(story) == "wesley"
    story.has(VIOLET, fancies="ajax").is_asked(VIOLET, WHICH_SHOP, *BAZAAR_VISITS)


@pytest.mark.rule("flamecraft/ruling.moon-early")
def test_buddy_scored_early_counts_what_is_there_at_that_moment() -> None:
    """Two others now; the one drawn for it comes too late, and the end changes nothing."""
    story = at_the_bazaar("buddy wesley", scored="matches", last_turn=True)
    story.answers("use bizarre-bazaar").has(OLIVER, rep=2, fancies="wesley frazzle")
    story.has(OLIVER, scored="matches buddy").is_done(winners=[OLIVER], totals=(2, 0))


@pytest.mark.rule("flamecraft/ruling.moon-order")
def test_after_the_game_talisman_comes_first_and_buddy_last() -> None:
    """Nothing else is scored while Talisman asks; Buddy waits for Bubu and Rainbow."""
    story = Story().given(
        EMPTY_TOWN,
        fancies=("talisman wesley rainbow bubu buddy",),
        goods=("1 bread 1 meat 1 iron 1 crystal 1 plant 1 potion 2 coin",),
        hands=("iron",),
        scoring=True,
    )
    story.has(OLIVER, rep=2, fancies="talisman wesley rainbow bubu buddy", scored="")
    story.answers("return wesley", "return nothing").hears(
        "The last turn is over: coins and moon dragons are counted.",
        "Oliver turns in 2 coins for 2 reputation.",
        "Oliver reveals Talisman.",
        "Oliver returns Wesley to the deck.",
        "Oliver gains 3 reputation.",
        "Oliver reveals Bubu: 1 reputation.",
        "Oliver reveals Rainbow: 4 reputation.",
        "Oliver reveals Buddy: 3 reputation.",
        "Oliver wins the game.",
    )
    story.is_done(winners=[OLIVER], totals=(2 + 3 + 1 + 4 + 3, 0))


@pytest.mark.rule("flamecraft/ruling.moon-unasked")
def test_every_moon_fancy_that_pays_is_scored_without_asking() -> None:
    story = Story().given(
        EMPTY_TOWN,
        fancies=("todd chonkers rainbow", "ajax bubu"),
        goods=("1 bread 2 plant", "3 iron"),
        hands=("", "meat plant"),
        scoring=True,
    )
    story.has(OLIVER, scored="todd chonkers", fancies="rainbow").has(VIOLET, scored="ajax bubu")
    story.is_done(winners=[VIOLET], totals=(2, 8))


@pytest.mark.rule("flamecraft/ruling.moon-unasked")
def test_only_talisman_asks_and_only_its_owner() -> None:
    story = Story().given(
        EMPTY_TOWN, fancies=("todd", "talisman wesley"), goods=("1 bread",), scoring=True
    )
    returns = ("return wesley", "return nothing")
    story.is_asked(VIOLET, "Which fancy dragon do you return for 3 reputation?", *returns)
    story.has(OLIVER, rep=1, scored="todd").answers("return wesley")
    story.is_done(winners=[VIOLET], totals=(1, 3))


@pytest.mark.rule("flamecraft/ruling.majority-alone")
@pytest.mark.parametrize(("goods", "rep"), [("3 bread", 6), ("2 bread", 0)])
def test_alone_one_has_the_most(goods: str, rep: int) -> None:
    story = Story(seats=1).given(EMPTY_TOWN, fancies=("toasty",), goods=(goods,), scoring=True)
    story.has(OLIVER, rep=rep, scored="toasty" if rep else "")
    story.is_done(winners=[OLIVER], totals=(rep,))


@pytest.mark.rule("flamecraft/ruling.coin-not-held")
@pytest.mark.parametrize(
    ("fancy", "goods"),
    [
        ("toasty", "1 bread 7 coin"),
        ("chonkers", "1 iron 7 coin"),
        ("todd", "1 bread 7 coin"),
        ("rainbow", "1 meat 1 iron 1 crystal 1 plant 7 coin"),
    ],
)
def test_coins_help_no_goal_that_counts_goods(fancy: str, goods: str) -> None:
    """With a bread from the Bazaar each of these is one good short, so its ability is no use."""
    story = at_the_bazaar(fancy, goods=goods)
    story.is_asked(VIOLET, WHICH_SHOP, *BAZAAR_VISITS).has(OLIVER, rep=0, fancies=fancy)


@pytest.mark.rule("flamecraft/ruling.coin-not-held")
def test_no_coin_is_laid_down_at_pizza_coven() -> None:
    """The bread and the plant dragon stay hungry; only the meat dragon gets its good."""
    story = Story().given(
        "pizza-coven - - -, smith-mart - - -",
        goods=("7 coin", "1 iron"),
        park="bread meat plant",
    )
    story.gathers_at("pizza-coven")
    story.is_asked(OLIVER, use_at("Pizza Coven"), "use pizza-coven", "use nothing")
    story.answers("use pizza-coven").has(OLIVER, rep=1, goods="7 coin")
    assert [place["goods"] for place in story.view["park"]][:3] == [{}, {"meat": 1}, {}]
    story.is_asked(VIOLET, WHICH_SHOP, "visit pizza-coven", "visit smith-mart")
