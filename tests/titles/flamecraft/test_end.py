"""How a turn closes, and how the game does."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import emberhall
from emberhall.titles.flamecraft.end_events import MoonScored
from emberhall.titles.flamecraft.words import HOUSE_RULE
from titles.flamecraft.story import (
    ANYTHING_ELSE,
    JAMES,
    OLIVER,
    STARTERS,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    in_words,
    starters_but,
    told_to,
)

PARK = "bread meat iron crystal plant"
ROW = "p-bread-1 p-meat-1 p-iron-1 p-crystal-1 p-plant-1"
PAIR = "iron iron"
"""With Matches and such a hand a player can always do something, and so is always asked."""
WHICH_BACK = "You may keep 6 artisan dragons. Which one goes back?"


def a_quiet_town(
    *more: str,
    seats: int = 2,
    turn: int = OLIVER,
    hands: Sequence[str] = (),
    goods: Sequence[str] = (),
    fancies: Sequence[str] = (),
    park: str = PARK,
    row: str = ROW,
    artisan_deck: str | None = None,
    enchantment_deck: str | None = None,
    ending: bool = False,
    finals: int = -1,
) -> Story:
    """Park and row are full unless told otherwise, so that nothing is drawn by itself."""
    return Story(seats=seats).given(
        a_town(*more),
        turn=turn,
        hands=hands,
        goods=goods,
        fancies=fancies,
        park=park,
        row=row,
        artisan_deck=artisan_deck,
        enchantment_deck=enchantment_deck,
        ending=ending,
        finals=finals,
    )


def plays_a_turn(story: Story) -> Story:
    """Gather where nobody is, and do nothing else."""
    shop = next(shop["card"] for shop in story.view["town"][::-1] if not shop["visitors"])
    return story.gathers_at(shop).ends_turn()


def plays_out(story: Story) -> list[int]:
    """Whose turns there still are until the game is over."""
    seats = []
    while story.game.question is not None:
        seats.append(story.question.seat)
        plays_a_turn(story)
    return seats


def draws_at_critical_rolls(story: Story) -> Story:
    story.gathers_at("critical-rolls")
    if story.question.kind == "place-here":
        story.answers("place nothing")
    return story.answers("fire critical-rolls 1", "draw deck")


def filling(*, hand: str, shop_deck: str, spaces: int = 12, goods: str = "") -> Story:
    """Draco Bell and Hello Nursery lack one dragon each; Oliver gathers at the first."""
    town = a_town().replace("draco-bell meat - -", "draco-bell meat iron -")
    story = Story().given(
        town.replace("hello-nursery plant - -", "hello-nursery plant bread -"),
        hands=(hand,),
        goods=(goods,),
        park=PARK,
        row=ROW,
        shop_deck=shop_deck,
        spaces=spaces,
    )
    return story.gathers_at("draco-bell")


# The end of a turn


@pytest.mark.rule("flamecraft/end-turn.order")
def test_new_shops_open_then_limits_are_kept_then_park_and_row_are_filled() -> None:
    """Eternal Flame takes the last two artisans, so the one that goes back is all the Park gets."""
    town = a_town().replace("hello-nursery plant - -", "hello-nursery plant bread -")
    story = Story().given(
        town,
        hands=("crystal meat meat iron iron plant plant potion",),
        goods=("9 bread",),
        park="bread meat iron",
        row="p-bread-1 p-meat-1 p-iron-1 p-crystal-1",
        artisan_deck="meat plant",
        enchantment_deck="p-plant-2 p-plant-1",
        shop_deck="eternal-flame",
    )
    story.gathers_at("hello-nursery").answers("place crystal on hello-nursery 3")
    assert story.question.words == WHICH_FIRE
    story.hears(
        "Oliver visits Hello Nursery.",
        "Oliver gains 1 bread and 2 plant.",
        "Oliver places Frostfire (crystal) at Hello Nursery.",
        "Oliver gains 1 coin.",
        "Oliver has filled the shop.",
        "A new shop comes to Town, facedown.",
    )
    story.answers("fire nothing").is_asked(
        OLIVER, WHICH_BACK, "return meat", "return iron", "return plant", "return potion"
    )
    story.hears(
        "Eternal Flame opens.",
        "Brisket (meat) is at home at Eternal Flame.",
        "Mulch (plant) is at home at Eternal Flame.",
        "The last artisan has left the deck: one final turn each.",
        "Oliver returns 3 bread.",
    )
    story.park_is("bread meat iron - -").answers("return potion").hears(
        "Oliver returns Elderberry to the deck.",
        "Elderberry comes to the Park.",
        "Root Cellar joins the row.",
    )
    story.park_is("bread meat iron potion -").shows("eternal-flame", "meat - plant")


@pytest.mark.rule("flamecraft/end-turn.expand")
def test_all_new_shops_open_when_the_turn_ends_and_can_be_visited() -> None:
    story = filling(hand="bread crystal", shop_deck="wishing-well gnome-depot sage-of-sage")
    story.answers("place bread on draco-bell 3", "fire draco-bell 1").town_is(*STARTERS, facedown=1)
    story.answers("place on hello-nursery 3")
    story.town_is(*STARTERS, "wishing-well", "gnome-depot")
    story.is_asked(
        VIOLET,
        WHICH_SHOP,
        *starters_but("draco-bell"),
        *("visit wishing-well", "visit gnome-depot"),
    )


@pytest.mark.rule("flamecraft/end-turn.expand")
def test_until_then_a_new_shop_lies_face_down() -> None:
    story = filling(hand="bread crystal", shop_deck="wishing-well gnome-depot")
    story.answers("place bread on draco-bell 3").town_is(*STARTERS, facedown=1)
    story.answers("fire draco-bell 1").does_not_offer("place on wishing-well 2")
    story.offers("place on hello-nursery 3")


@pytest.mark.rule("flamecraft/ruling.flip-order")
@pytest.mark.parametrize(
    ("deck", "first", "second"),
    [
        ("wishing-well gnome-depot", "Wishing Well opens.", "Gnome Depot opens."),
        ("gnome-depot wishing-well", "Gnome Depot opens.", "Wishing Well opens."),
    ],
)
def test_new_shops_open_in_the_order_in_which_they_came(deck: str, first: str, second: str) -> None:
    story = filling(hand="bread crystal", shop_deck=deck)
    story.answers("place bread on draco-bell 3", "fire draco-bell 1", "place on hello-nursery 3")
    told = told_to(story, None)
    assert [words for words in told if words.endswith("opens.")] == [first, second]
    story.town_is(*STARTERS, *deck.split())


@pytest.mark.rule("flamecraft/ruling.filled-once")
def test_a_swap_at_a_full_shop_fills_it_no_second_time() -> None:
    town = a_town().replace("potable-potions potion - -", "potable-potions potion bread iron")
    story = Story().given(town, hands=("meat",), shop_deck="wishing-well", park=PARK, row=ROW)
    story.gathers_at("potable-potions").answers("fire potable-potions 1", "swap fragile-reptile 1")
    story.answers("gain bread meat plant").shows("potable-potions", "crystal bread iron")
    story.town_is(*STARTERS).is_asked(VIOLET, WHICH_SHOP, *starters_but("potable-potions"))


@pytest.mark.rule("flamecraft/ruling.filled-once")
def test_a_replaced_dragon_leaves_no_slot_to_fill_again() -> None:
    story = Story().given(
        a_town("funky-brewsters potion meat iron"),
        hands=("crystal",),
        shop_deck="wishing-well",
        park=PARK,
        row=ROW,
    )
    story.gathers_at("funky-brewsters").answers("fire nothing", "use funky-brewsters")
    story.answers("take funky-brewsters 2").shows("funky-brewsters", "potion crystal iron")
    story.answers("fire nothing").has(OLIVER, hand="meat", rep=0)
    story.town_is(*STARTERS, "funky-brewsters").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/end-turn.hand")
def test_six_artisans_may_be_kept() -> None:
    story = a_quiet_town(hands=("bread bread meat iron crystal plant",))
    story.gathers_at("smith-mart").ends_turn().has(
        OLIVER, hand="bread bread meat iron crystal plant"
    )
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"))


@pytest.mark.rule("flamecraft/end-turn.hand")
def test_of_eight_artisans_two_have_to_go() -> None:
    story = a_quiet_town(hands=("bread bread bread meat iron crystal plant potion",))
    story.gathers_at("smith-mart").answers("place nothing", "fire nothing")
    keys = [f"return {type}" for type in ("bread", "meat", "iron", "crystal", "plant", "potion")]
    story.is_asked(OLIVER, WHICH_BACK, *keys).answers("return meat")
    story.is_asked(OLIVER, WHICH_BACK, keys[0], *keys[2:]).answers("return bread")
    story.has(OLIVER, hand="bread bread iron crystal plant potion")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"))


@pytest.mark.rule("flamecraft/end-turn.hand-return")
@pytest.mark.parametrize("returned", ["meat", "potion"])
def test_the_artisan_one_chooses_goes_under_the_deck(returned: str) -> None:
    story = a_quiet_town(
        hands=("bread bread meat meat crystal plant potion",),
        park="iron iron iron",
        artisan_deck="crystal",
    )
    story.gathers_at("smith-mart").answers("place nothing", "fire nothing", f"return {returned}")
    story.park_is(f"iron iron iron crystal {returned}")


@pytest.mark.rule("flamecraft/end-turn.goods")
def test_seven_of_each_good_are_kept_and_the_rest_goes_back() -> None:
    story = a_quiet_town(goods=("9 bread 6 iron 7 plant 8 potion", "2 bread"))
    story.gathers_at("smith-mart").has(OLIVER, goods="9 bread 8 iron 7 plant 8 potion")
    story.answers("fire nothing").has(OLIVER, goods="7 bread 7 iron 7 plant 7 potion")
    piles = "26 bread 35 meat 28 iron 35 crystal 28 plant 28 potion 24 coin"
    assert in_words(story.supply) == piles
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/end-turn.no-limit")
def test_coins_and_fancies_have_no_limit() -> None:
    fancies = "bubu todd steven rainbow buddy chonkers gemma shadow jitters"
    story = a_quiet_town(goods=("20 coin",), fancies=(fancies,))
    story.gathers_at("smith-mart").answers("fire nothing")
    story.has(OLIVER, goods="2 iron 20 coin", fancies=fancies)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"))


@pytest.mark.rule("flamecraft/end-turn.park", "flamecraft/end-turn.row")
def test_park_and_row_are_filled_up_to_five() -> None:
    story = a_quiet_town(
        park="bread meat",
        row="p-bread-1",
        artisan_deck="iron iron plant potion",
        enchantment_deck="p-iron-1 p-iron-2 p-iron-3 p-meat-1 p-meat-2",
    )
    story.gathers_at("smith-mart").answers("fire nothing")
    story.park_is("bread meat iron iron plant").row_is(
        "p-bread-1 p-iron-1 p-iron-2 p-iron-3 p-meat-1"
    )
    assert (story.left_in("artisans"), story.left_in("enchantments")) == (1, 1)
    assert not story.is_ending


@pytest.mark.rule("flamecraft/end-turn.not-sooner")
def test_what_is_taken_from_park_and_row_is_not_replaced_before_the_turn_ends() -> None:
    story = a_quiet_town(
        goods=("1 bread 1 meat 1 iron 1 plant",),
        hands=(PAIR,),
        fancies=("matches",),
        artisan_deck="potion potion",
        enchantment_deck="p-potion-1 p-potion-2",
    )
    story.answers("visit critical-rolls", "cast p-bread-1", "fire critical-rolls 1", "draw park 2")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal matches")
    story.park_is("bread - iron crystal plant").row_is("p-meat-1 p-iron-1 p-crystal-1 p-plant-1")
    story.answers("end turn").park_is("bread potion iron crystal plant")
    story.row_is("p-meat-1 p-iron-1 p-crystal-1 p-plant-1 p-potion-1")


@pytest.mark.rule("flamecraft/ruling.refill-order")
def test_the_park_is_filled_before_the_row_each_as_far_as_its_deck_goes() -> None:
    story = a_quiet_town(
        park="bread meat",
        row="p-bread-1 p-meat-1 p-iron-1",
        artisan_deck="iron plant",
        enchantment_deck="p-potion-1",
    )
    story.gathers_at("smith-mart").answers("fire nothing").hears(
        "Oliver visits Smith Mart.",
        "Oliver gains 2 iron.",
        "Flint and Blossom come to the Park.",
        "The last artisan has left the deck: one final turn each.",
        "Bubbling Brew joins the row.",
    )
    story.park_is("bread meat iron plant -").row_is("p-bread-1 p-meat-1 p-iron-1 p-potion-1")


@pytest.mark.rule("flamecraft/ruling.limits-own-turn")
def test_what_others_give_may_stay_above_the_limit_until_ones_own_turn_ends() -> None:
    story = Story().given(
        a_town(), at=("", "smith-mart"), goods=("1 bread", "7 bread"), park=PARK, row=ROW
    )
    story.gathers_at("smith-mart").answers("fire nothing").has(VIOLET, goods="8 bread")
    story.gathers_at("hello-nursery").has(VIOLET, goods="8 bread 2 plant").answers("fire nothing")
    story.has(VIOLET, goods="7 bread 2 plant").is_asked(
        OLIVER, WHICH_SHOP, *starters_but("smith-mart")
    )


@pytest.mark.rule("flamecraft/ruling.limits-own-turn")
def test_a_gifted_artisan_above_the_limit_waits_for_ones_own_turn_too() -> None:
    six = "bread bread meat iron crystal plant"
    story = a_quiet_town("touch-o-glass - - -", hands=("plant", six))
    story.gathers_at("touch-o-glass").answers("place nothing", "use touch-o-glass")
    story.is_asked(OLIVER, "Do you gift the dragon for 3 reputation?", "keep dragon", "give seat-1")
    story.answers("give seat-1").has(VIOLET, hand=f"{six} plant")
    story.gathers_at("smith-mart").answers("place nothing", "fire nothing")
    story.offers("return plant").answers("return plant").has(VIOLET, hand=six)


@pytest.mark.rule("flamecraft/ruling.limits-own-turn")
def test_if_the_game_ends_before_that_all_of_it_counts() -> None:
    """Nine goods are worth 3 to Chonkers; with one bread less it would be 2."""
    story = Story().given(
        a_town(),
        at=("", "smith-mart"),
        goods=("1 bread", "7 bread 1 meat"),
        fancies=("", "chonkers"),
        park=PARK,
        row=ROW,
        ending=True,
        finals=0,
    )
    story.gathers_at("smith-mart").answers("fire nothing")
    story.has(VIOLET, goods="8 bread 1 meat").is_done(winners=[VIOLET], totals=(0, 3))


# The end is triggered


@pytest.mark.rule("flamecraft/end.artisan-deck")
@pytest.mark.parametrize(("deck", "ending"), [("iron", True), ("iron plant", False)])
def test_drawing_the_last_artisan_brings_the_end(deck: str, ending: bool) -> None:
    story = a_quiet_town(artisan_deck=deck)
    assert not story.is_ending
    draws_at_critical_rolls(story).has(OLIVER, hand="iron")
    assert story.is_ending is ending
    assert story.left_in("artisans") == len(deck.split()) - 1
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("critical-rolls"))


@pytest.mark.rule("flamecraft/end.artisan-deck")
@pytest.mark.parametrize(("deck", "ending"), [("iron", True), ("iron plant", False)])
def test_laying_the_last_artisan_open_brings_the_end(deck: str, ending: bool) -> None:
    story = a_quiet_town(park="bread meat plant crystal", artisan_deck=deck)
    plays_a_turn(story).park_is("bread meat plant crystal iron")
    assert story.is_ending is ending


@pytest.mark.rule("flamecraft/end.enchantment-deck")
@pytest.mark.parametrize(
    ("deck", "ending"), [("p-potion-1", True), ("p-potion-1 p-potion-2", False)]
)
def test_laying_the_last_enchantment_open_brings_the_end(deck: str, ending: bool) -> None:
    story = a_quiet_town(row="p-bread-1 p-meat-1 p-iron-1 p-crystal-1", enchantment_deck=deck)
    plays_a_turn(story).row_is("p-bread-1 p-meat-1 p-iron-1 p-crystal-1 p-potion-1")
    assert story.is_ending is ending
    if ending:
        assert plays_out(story) == [VIOLET, OLIVER]


@pytest.mark.rule("flamecraft/end.final-turns", "flamecraft/end.trigger-player")
def test_everybody_has_one_more_turn_and_so_has_the_player_who_took_the_last_card() -> None:
    story = draws_at_critical_rolls(a_quiet_town(seats=3, artisan_deck="iron"))
    assert story.is_ending
    assert plays_out(story) == [VIOLET, JAMES, OLIVER]
    story.is_done(winners=[OLIVER], totals=(0, 0, 0))


@pytest.mark.rule("flamecraft/ruling.trigger-stays")
def test_the_end_is_triggered_at_once_and_returned_artisans_do_not_undo_it() -> None:
    story = a_quiet_town(hands=(PAIR,), fancies=("matches",), artisan_deck="potion")
    draws_at_critical_rolls(story).is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal matches")
    assert story.is_ending
    story.answers("reveal matches").has(OLIVER, rep=5, hand="potion")
    assert story.left_in("artisans") == 2
    assert story.is_ending
    assert plays_out(story) == [VIOLET, OLIVER]


@pytest.mark.rule("flamecraft/ruling.trigger-stays")
def test_a_second_deck_that_runs_out_changes_nothing() -> None:
    """In her final turn Violet takes the last enchantment, too."""
    story = a_quiet_town(
        goods=("", "1 bread 1 meat 1 iron 1 plant"),
        artisan_deck="iron",
        enchantment_deck="p-potion-1",
    )
    story.gathers_at("potable-potions").answers("fire potable-potions 1", "swap critical-rolls 1")
    story.answers("draw deck").answers("visit critical-rolls", "cast p-bread-1", "fire nothing")
    assert (story.left_in("artisans"), story.left_in("enchantments")) == (0, 0)
    assert plays_out(story) == [OLIVER]
    told = told_to(story, None)
    assert sum("one final turn each" in words for words in told) == 1


@pytest.mark.rule("flamecraft/ruling.trigger-last")
def test_final_turns_go_round_and_the_player_who_triggered_the_end_is_last() -> None:
    story = a_quiet_town(seats=3, turn=VIOLET, artisan_deck="iron")
    assert story.turns_left is None
    draws_at_critical_rolls(story)
    assert plays_out(story) == [JAMES, OLIVER, VIOLET]


def leaves_coins_and_draws(story: Story) -> Story:
    """An artisan from the first space of Dragon Alley, and an extra turn."""
    story.gathers_at("dragon-alley").answers("use dragon-alley 1", "leave coins 1")
    return story.is_asked(
        story.question.seat, WHICH_ARTISAN, *(f"draw park {n}" for n in range(1, 6)), "draw deck"
    ).answers("draw deck")


@pytest.mark.rule("flamecraft/ruling.trigger-last")
def test_an_extra_turn_earned_by_then_comes_before_the_final_turns() -> None:
    story = a_quiet_town("dragon-alley", goods=("1 coin",), artisan_deck="iron")
    leaves_coins_and_draws(story)
    assert story.is_ending
    assert plays_out(story) == [OLIVER, VIOLET, OLIVER]


@pytest.mark.rule("flamecraft/ruling.final-extra-turn")
@pytest.mark.parametrize(
    ("finals", "turn", "seats"),
    [
        pytest.param(1, VIOLET, [VIOLET, OLIVER], id="in the first final turn"),
        pytest.param(0, OLIVER, [OLIVER], id="in the very last turn"),
    ],
)
def test_an_extra_turn_earned_in_a_final_turn_is_played(
    finals: int, turn: int, seats: list[int]
) -> None:
    story = a_quiet_town(
        "dragon-alley", turn=turn, goods=("1 coin", "1 coin"), ending=True, finals=finals
    )
    leaves_coins_and_draws(story).is_asked(turn, WHICH_SHOP, *starters_but())
    assert plays_out(story) == seats


# Nothing happens for too long


@pytest.mark.rule("flamecraft/ruling.stall")
def test_ten_rounds_without_a_smaller_deck_bring_the_end() -> None:
    story = a_quiet_town()
    for _ in range(19):
        plays_a_turn(story)
    assert story.question.seat == VIOLET
    assert not story.is_ending
    plays_a_turn(story)
    assert story.is_ending
    told = told_to(story, None)
    ours = "by a house rule of ours, one final turn each."
    assert f"Neither deck has shrunk for 10 rounds: {ours}" in told
    assert plays_out(story) == [OLIVER, VIOLET]
    assert story.game.verdict(None).endswith(f" {HOUSE_RULE}")


@pytest.mark.rule("flamecraft/ruling.stall")
@pytest.mark.parametrize("deck", ["artisan", "enchantment"])
def test_a_card_from_either_deck_begins_the_count_anew(deck: str) -> None:
    """The twentieth turn takes one, so twenty more pass before the end."""
    story = a_quiet_town(goods=("", "1 bread 1 meat 1 iron 1 plant"))
    for _ in range(19):
        plays_a_turn(story)
    if deck == "artisan":
        story.gathers_at("critical-rolls").answers("fire critical-rolls 1", "draw deck")
    else:
        story.answers("visit critical-rolls", "cast p-bread-1", "fire nothing")
    for _ in range(19):
        plays_a_turn(story)
    assert not story.is_ending
    plays_a_turn(story)
    assert story.is_ending


@pytest.mark.rule("flamecraft/ruling.stall")
def test_a_new_smallest_size_counts_even_if_an_artisan_goes_back_in_the_same_turn() -> None:
    """Violet draws a seventh artisan and has to put one under the deck again."""
    story = a_quiet_town(hands=("", "bread bread meat meat iron iron"))
    for _ in range(19):
        plays_a_turn(story)
    size = story.left_in("artisans")
    draws_at_critical_rolls(story)
    assert story.left_in("artisans") == size - 1
    story.answers("return bread")
    assert story.left_in("artisans") == size
    assert not story.is_ending


@pytest.mark.rule("flamecraft/ruling.stall")
def test_an_extra_turn_does_not_make_the_ten_rounds_shorter() -> None:
    """Oliver takes two turns in the first round, so Violet closes the tenth with the 21st."""
    story = a_quiet_town("dragon-alley", goods=("1 coin",)).gathers_at("dragon-alley")
    story.answers("use dragon-alley 1", "leave coins 2", "gain bread")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())
    for _ in range(19):
        plays_a_turn(story)
    assert story.question.seat == VIOLET
    assert not story.is_ending
    plays_a_turn(story)
    assert story.is_ending
    assert plays_out(story) == [OLIVER, VIOLET]


@pytest.mark.rule("flamecraft/ruling.stall")
def test_alone_ten_turns_are_enough() -> None:
    """Every slot is taken, so the non-players place no artisan and cast nothing either."""
    town = (
        "critical-rolls bread bread crystal, draco-bell meat meat plant, "
        "smith-mart iron iron potion, fragile-reptile crystal crystal bread, "
        "hello-nursery plant plant meat, potable-potions potion potion iron"
    )
    story = Story(seats=1).given(town, park=PARK, row=ROW)
    for _ in range(9):
        plays_a_turn(story)
    assert not story.is_ending
    plays_a_turn(story)
    assert story.is_ending
    plays_a_turn(story)
    assert story.game.question is None
    assert story.game.verdict(OLIVER) == f"You earn Shopkeeper. {HOUSE_RULE}"


@pytest.mark.rule("flamecraft/ruling.stall")
def test_an_end_of_the_rulebook_is_not_told_as_ours() -> None:
    story = Story().given(a_town(), ending=True, scoring=True, artisan_deck="", rep=(1, 0))
    assert story.game.verdict(OLIVER) == "You win!"


# Scoring


@pytest.mark.rule("flamecraft/end.coins")
def test_every_coin_is_handed_in_for_1_reputation() -> None:
    story = Story(seats=3).given(
        a_town(), scoring=True, goods=("3 coin 2 bread", "", "5 coin"), rep=(1, 2, 0)
    )
    story.hears(
        "The last turn is over: coins and moon dragons are counted.",
        "Oliver turns in 3 coins for 3 reputation.",
        "James turns in 5 coins for 5 reputation.",
        "James wins the game.",
    )
    story.has(OLIVER, goods="2 bread", rep=4).has(VIOLET, goods="", rep=2).has(
        JAMES, goods="", rep=5
    )
    assert story.in_supply("coin") == 24
    story.is_done(winners=[JAMES], ranks=[2, 3, 1], totals=(4, 2, 5))


@pytest.mark.rule("flamecraft/end.coins-first")
def test_coins_are_gone_before_any_fancy_is_scored() -> None:
    """Two bread and two coins are not three bread, and five goods and a coin are not six."""
    story = Story().given(
        a_town(),
        scoring=True,
        goods=("2 bread 2 coin", "5 iron 1 coin"),
        hands=("iron",),
        fancies=("toasty bubu", "chonkers"),
    )
    story.hears(
        "The last turn is over: coins and moon dragons are counted.",
        "Oliver turns in 2 coins for 2 reputation.",
        "Violet turns in 1 coin for 1 reputation.",
        "Oliver reveals Toasty: its goal is not met.",
        "Oliver reveals Bubu: 1 reputation.",
        "Violet reveals Chonkers: 1 reputation.",
        "Oliver wins the game.",
    )
    story.is_done(winners=[OLIVER], totals=(3, 2))


@pytest.mark.rule("flamecraft/end.moon")
def test_moon_fancies_whose_goal_is_met_bring_their_reputation() -> None:
    """Rainbow's goal is not met, and Buttercup is a sun fancy."""
    story = Story().given(
        a_town(),
        scoring=True,
        goods=("4 bread 1 meat",),
        hands=("iron plant", "iron"),
        fancies=("toasty bubu rainbow buttercup", "todd"),
    )
    story.has(OLIVER, rep=8, goods="4 bread 1 meat", scored="toasty bubu")
    story.has(OLIVER, fancies="rainbow buttercup").has(VIOLET, rep=0, scored="", fancies="todd")
    story.is_done(winners=[OLIVER], totals=(8, 0))


@pytest.mark.rule("flamecraft/end.winner")
def test_the_highest_reputation_after_coins_and_fancies_wins() -> None:
    story = Story(seats=3).given(
        a_town(),
        scoring=True,
        rep=(10, 8, 9),
        goods=("6 bread", "2 coin", ""),
        hands=("iron plant meat bread", "iron"),
        fancies=("", "bubu", ""),
    )
    story.is_done(winners=[VIOLET], ranks=[2, 1, 3], totals=(10, 11, 9))


def tied(hands: Sequence[str], goods: Sequence[str]) -> Story:
    """Oliver and Violet are level; James is one behind, with more of everything else."""
    most = ("iron iron iron meat meat", "7 iron")
    return Story(seats=3).given(
        a_town(),
        scoring=True,
        rep=(5, 5, 4),
        hands=(*hands, most[0]),
        goods=(*goods, most[1]),
    )


@pytest.mark.rule("flamecraft/end.tie-hand")
def test_a_tie_goes_to_more_artisans_in_hand() -> None:
    story = tied(("bread", "bread plant"), ("5 bread 5 meat", ""))
    story.is_done(winners=[VIOLET], ranks=[2, 1, 3], totals=(5, 5, 4))
    tied(("bread plant", "bread"), ("", "5 bread")).is_done(winners=[OLIVER], ranks=[1, 2, 3])


@pytest.mark.rule("flamecraft/end.tie-goods")
def test_with_equal_hands_more_goods_of_all_kinds_together_win() -> None:
    story = tied(("bread", "plant"), ("4 bread", "2 bread 1 meat 1 iron 1 potion"))
    story.is_done(winners=[VIOLET], ranks=[2, 1, 3], totals=(5, 5, 4))
    tied(("bread", "plant"), ("4 bread", "1 bread 1 meat")).is_done(
        winners=[OLIVER], ranks=[1, 2, 3]
    )


@pytest.mark.rule("flamecraft/end.tie-shared")
def test_whoever_is_level_even_then_wins_together() -> None:
    story = tied(("bread", "plant"), ("2 bread", "1 meat 1 iron"))
    story.is_done(winners=[OLIVER, VIOLET], ranks=[1, 1, 3], totals=(5, 5, 4))


def test_every_fancy_scored_at_the_end_has_a_line_of_its_own() -> None:
    """A moon dragon scored in the middle of the game counts as in play; all have the same lines."""
    story = Story().given(
        a_town(),
        scoring=True,
        rep=(20, 5),
        goods=("4 bread 1 meat 2 coin",),
        hands=("iron plant", "iron"),
        fancies=("toasty bubu rainbow", ""),
        scored=("todd buddy",),
    )
    result = story.game.result
    assert result is not None
    lines = {"in-play": 20, "coins": 2, "fancy:toasty": 6, "fancy:bubu": 2}
    assert result.lines == (lines, {**dict.fromkeys(lines, 0), "in-play": 5})
    assert [sum(sheet.values()) for sheet in result.lines] == list(result.totals)
    assert story.game.line_words(["fancy:bubu"]) == {"fancy:bubu": "Bubu"}


def test_talisman_has_the_line_of_all_it_returned() -> None:
    story = Story().given(
        a_town(),
        scoring=True,
        rep=(3, 0),
        hands=("iron plant",),
        fancies=("talisman bubu dazzle umami", ""),
    )
    story.answers("return dazzle", "return umami", "return nothing")
    result = story.game.result
    assert result is not None
    rep = story.table.content.fancies[story.table.content.fancy_ids.index("talisman")].rep
    lines = result.lines[OLIVER]
    assert (lines["in-play"], lines["coins"]) == (3, 0)
    assert (lines["fancy:talisman"], lines["fancy:bubu"]) == (2 * rep, 2)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_lines_are_what_the_events_of_the_end_told(seats: int) -> None:
    """In games played by chance."""
    for seed in range(6):
        game = emberhall.new_game("flamecraft", seats=seats, seed=seed)
        chance = random.Random(seed)
        while game.question is not None:
            game.answer(chance.randrange(len(game.question.options)))
        assert game.result is not None
        scored = [event for event in game.events(None) if isinstance(event, MoonScored)]
        for seat, sheet in enumerate(game.result.lines):
            told = {f"fancy:{e.fancy}": e.reputation for e in scored if e.seat == seat}
            assert sum(sheet.values()) == game.result.totals[seat]
            assert {line: sheet[line] for line in told if told[line]} == {
                line: worth for line, worth in told.items() if worth
            }


def test_a_guess_that_returns_fancies_can_be_looked_at() -> None:
    """In the guess of another seat, Talisman need not be where the question says."""
    game, luck = emberhall.new_game("flamecraft", seats=2, seed=5), random.Random(5)
    while (question := game.question) and question.kind != "return-fancies":
        game.answer(luck.randrange(game.choices))
    for seat in range(2):
        guess = game.imagine(seat, 0)
        guess.answer(0)
        assert guess.view(seat)["seats"][seat]["reputation"] >= 0
