"""Phase 3: preparing the stage, and the grandstands."""

from __future__ import annotations

import pytest

from .story import (
    ADRIAN,
    HOW_MANY_HELPERS,
    HOW_MANY_PAIRS,
    MAJA,
    THOMAS,
    WHICH_GRANDSTAND,
    WHICH_SPECIAL,
    WHICH_WORK,
    Story,
    grandstands,
)

BUILDS = ("build 4", "build 6", "build 8")
OFFERS = ("offer fireworks", "offer snack-stand", "offer souvenir-shop", "offer dragon-stylist")


@pytest.mark.rule("dragondraft/prepare.open-hands")
def test_all_hands_lie_open() -> None:
    """Phase 3, first paragraph."""
    story = Story(3).given("preparing", hands=("2 helper 1 red", "1 pair 2 thistle", "3 green"))
    for viewer in (ADRIAN, MAJA, THOMAS, None):
        assert story.game.view(viewer)["seats"] == story.view["seats"]
    story.has(ADRIAN, hand="1 red 2 helper").has(MAJA, hand="1 pair 2 thistle")
    story.has(THOMAS, hand="3 green")


@pytest.mark.rule("dragondraft/prepare.order", "dragondraft/prepare.then-show")
def test_turns_go_clockwise_from_the_new_starting_player_and_then_come_the_shows() -> None:
    """Phase 3, first paragraph: Thomas was the first to pass, so he begins."""
    hands = ("2 helper 6 thistle", "1 pair 7 thistle", "1 pair 7 red 1 helper")
    story = Story(3).given(rows=("green", "blue", "green"), hands=hands)
    story.answers("take 1-1").sees(sheep=ADRIAN).answers("take 2-1").sees(sheep=THOMAS)
    story.is_asked(THOMAS, WHICH_WORK, *OFFERS[:3], "done").answers("done")
    story.is_asked(ADRIAN, WHICH_WORK, OFFERS[0], "done").answers("done")
    story.is_asked(MAJA, WHICH_WORK, OFFERS[0], "done").has(THOMAS, spectators=0).answers("done")
    story.sees(phase="show").has(THOMAS, spectators=28).has(ADRIAN, spectators=0)
    story.is_asked(THOMAS, HOW_MANY_PAIRS, "keep pair 0", "keep pair 1")


@pytest.mark.rule("dragondraft/prepare.one-each")
def test_one_grandstand_and_one_special_a_round_are_the_most() -> None:
    """Phase 3, first paragraph: six pairs would pay for more."""
    story = Story().given("preparing", hands=("6 pair",))
    story.is_asked(ADRIAN, WHICH_WORK, *BUILDS, *OFFERS, "done").answers("build 4")
    story.is_asked(ADRIAN, WHICH_SPECIAL, *OFFERS, "done")
    story.refuses("build 4", "you have built a grandstand this round")
    story.refuses("build 6", "you have built a grandstand this round")
    story.answers("offer fireworks").has(ADRIAN, hand="3 pair", grandstands=[7])
    story.has(ADRIAN, offers="1 fireworks").has(MAJA, grandstands=[], offers="")
    story.is_asked(ADRIAN, HOW_MANY_PAIRS, *(f"keep pair {n}" for n in range(4)))


@pytest.mark.rule("dragondraft/prepare.one-each", "dragondraft/ruling.either-order")
def test_a_special_can_come_before_the_grandstand() -> None:
    """Phase 3; our ruling: in either order."""
    story = Story().given("preparing", hands=("6 pair",)).answers("offer snack-stand")
    story.is_asked(ADRIAN, WHICH_GRANDSTAND, *BUILDS, "done")
    story.refuses("offer fireworks", "you have offered a special this round")
    story.answers("build 8").has(ADRIAN, hand="", grandstands=[15], offers="1 snack-stand")
    story.sees(round=2, phase="recruiting", turn=ADRIAN)


@pytest.mark.rule("dragondraft/prepare.optional")
def test_nobody_has_to_build_or_offer_anything() -> None:
    """Phase 3: goblins are an opportunity."""
    story = Story().given("preparing", hands=("4 helper", "3 pair")).answers("done")
    story.has(ADRIAN, hand="4 helper", grandstands=[], offers="", spectators=0)
    story.is_asked(MAJA, WHICH_WORK, "build 4", "build 6", *OFFERS, "done").answers("build 4")
    story.is_asked(MAJA, WHICH_SPECIAL, "offer fireworks", "done").answers("done")
    story.has(MAJA, hand="1 pair", grandstands=[7], offers="").finds_discarded("2 pair")
    story.is_asked(ADRIAN, HOW_MANY_HELPERS, *(f"keep helper {n}" for n in range(5)))


@pytest.mark.rule("dragondraft/prepare.optional")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    """Phase 3: Adrian has one helper and eight dragons, Maja a pair."""
    story = Story().given("preparing", hands=("1 helper 3 red 5 blue", "1 pair"))
    story.is_asked(MAJA, WHICH_WORK, "offer fireworks", "done")


@pytest.mark.rule("dragondraft/goblin.pay")
def test_goblin_cards_of_the_hand_pay_and_go_to_the_discard_pile() -> None:
    """Phase 3: every way to make four of pairs and helpers; other cards do not pay."""
    hands = ("2 pair 4 helper 2 red 1 thistle", "1 pair")
    story = Story().given("preparing", hands=hands).answers("build 4")
    words = "Which goblins do the work for 4?"
    story.is_asked(ADRIAN, words, "pay 1+1+1+1", "pay 2+1+1", "pay 2+2").answers("pay 2+1+1")
    story.has(ADRIAN, hand="1 pair 2 helper 2 red 1 thistle").finds_discarded("1 pair 2 helper")
    story.has(MAJA, hand="1 pair")
    story.is_asked(ADRIAN, WHICH_SPECIAL, *OFFERS, "done")


@pytest.mark.rule("dragondraft/goblin.pay")
def test_only_payments_the_hand_can_make_are_offered() -> None:
    """Phase 3: with one pair and four helpers no two pairs can be paid."""
    story = Story().given("preparing", hands=("1 pair 4 helper",)).answers("build 4")
    words = "Which goblins do the work for 4?"
    story.is_asked(ADRIAN, words, "pay 1+1+1+1", "pay 2+1+1")
    story.refuses("pay 2+2", "you have 4 helpers and 1 pair")


@pytest.mark.rule("dragondraft/goblin.pairs")
def test_a_pair_works_on_one_thing_and_what_is_too_much_is_lost() -> None:
    """Specials, "Important": two pairs for a cost of three leave nothing for fireworks."""
    story = Story().given("preparing", hands=("2 pair", "1 helper")).answers("offer snack-stand")
    story.hears(
        "Adrian sends 2 pairs to work; 1 goblin has nothing to do.",
        "Adrian now offers a special: Snack Stand.",
        "Adrian's show attracts 0 spectators.",
        "Maja's show attracts 0 spectators.",
    )
    story.has(ADRIAN, hand="", offers="1 snack-stand").finds_discarded("2 pair")
    story.is_asked(MAJA, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")


@pytest.mark.rule("dragondraft/goblin.pairs")
def test_a_pair_counts_as_two_helpers() -> None:
    """Specials, "Important": a pair and a helper are three, enough for three and not for four."""
    story = Story().given("preparing", hands=("1 pair 1 helper", "1 pair"))
    story.is_asked(ADRIAN, WHICH_WORK, *OFFERS[:3], "done")
    story.refuses("offer dragon-stylist", "it takes 4 goblins, and you have 3")
    story.answers("offer souvenir-shop").has(ADRIAN, hand="").finds_discarded("1 pair 1 helper")
    story.is_asked(MAJA, WHICH_WORK, "offer fireworks", "done")


@pytest.mark.rule("dragondraft/ruling.no-needless-goblin")
def test_a_payment_holds_no_card_it_could_do_without() -> None:
    """Our ruling: two pairs may pay three, but no helper goes with them."""
    story = Story().given("preparing", hands=("2 pair 2 helper",)).answers("offer snack-stand")
    words = "Which goblins do the work for 3?"
    story.is_asked(ADRIAN, words, "pay 2+1", "pay 2+2")
    story.refuses("pay 2+2+1", "pay 3 goblins with no card that is not needed")
    story.refuses("pay 2+1+1", "pay 3 goblins with no card that is not needed")
    story.refuses("pay 1+1+1", "you have 2 helpers and 2 pairs")
    story.answers("pay 2+2").has(ADRIAN, hand="2 helper")
    story.sees(phase="show").is_asked(
        ADRIAN, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1", "keep helper 2"
    )


@pytest.mark.rule("dragondraft/grandstand.build")
def test_only_the_top_tile_of_a_pile_can_be_built() -> None:
    """Build grandstands: Maja has the first tile of a pile, so Adrian gets the second."""
    story = Story().given("preparing", hands=("2 pair", "3 pair"), grandstands=((), (7,)))
    story.sees(piles=_piles([6, 5], [11, 10, 9])).answers("build 4")
    story.has(ADRIAN, grandstands=[6], spectators=6).has(MAJA, grandstands=[7], spectators=7)
    story.sees(piles=_piles([5], [11, 10, 9])).answers("build 6")
    story.has(MAJA, grandstands=[7, 11], spectators=18).sees(piles=_piles([5], [10, 9]))


def _piles(fours: list[int], sixes: list[int]) -> list[dict[str, object]]:
    return [
        {"cost": 4, "tiles": fours},
        {"cost": 6, "tiles": sixes},
        {"cost": 8, "tiles": [15, 14, 13]},
    ]


@pytest.mark.rule("dragondraft/grandstand.build")
def test_an_empty_pile_offers_nothing() -> None:
    """Build grandstands: all three tiles for four helpers are gone."""
    story = Story().given("preparing", hands=("3 pair",), grandstands=((), (7, 6, 5)))
    story.is_asked(ADRIAN, WHICH_WORK, "build 6", *OFFERS, "done")
    story.refuses("build 4", "every tile of this pile is built")


@pytest.mark.rule("dragondraft/grandstand.cost")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [
        ("1 pair 1 helper", ()),
        ("1 pair 2 helper", BUILDS[:1]),
        ("2 pair 1 helper", BUILDS[:1]),
        ("3 pair", BUILDS[:2]),
        ("3 pair 1 helper", BUILDS[:2]),
        ("4 pair", BUILDS),
    ],
)
def test_a_tile_costs_what_its_pile_says(hand: str, offered: tuple[str, ...]) -> None:
    """Build grandstands: 4, 6 or 8 helpers."""
    story = Story(variant="beginner").given("preparing", hands=(hand, "2 pair"))
    if offered:
        story.is_asked(ADRIAN, WHICH_GRANDSTAND, *offered, "done")
    else:
        story.is_asked(MAJA, WHICH_GRANDSTAND, "build 4", "done")


@pytest.mark.rule("dragondraft/grandstand.cost")
def test_what_is_too_dear_is_refused_with_both_numbers() -> None:
    """Build grandstands."""
    story = Story().given("preparing", hands=("2 pair 1 helper",))
    story.refuses("build 6", "it takes 6 goblins, and you have 5")
    story.refuses("build 5", "").refuses("offer balloons", "")


@pytest.mark.rule("dragondraft/grandstand.score-once")
def test_a_grandstand_attracts_at_once_and_never_again() -> None:
    """Build grandstands."""
    story = Story().given("preparing", hands=("3 pair 1 red", "1 helper")).answers("build 4")
    story.has(ADRIAN, spectators=7, marker=7).has(MAJA, spectators=0)
    story.answers("done", "keep pair 0").has(ADRIAN, spectators=7)
    story.attracts(ADRIAN, 0).goes_on_to(in_round=3)
    assert story.view["seats"][ADRIAN]["sheet"]["grandstands"] == 7
    story.has(ADRIAN, grandstands=[7])


@pytest.mark.rule("dragondraft/grandstand.corner", "dragondraft/grandstand.four")
def test_the_fourth_grandstand_fills_the_last_corner() -> None:
    """Build grandstands; Phase 3, note: four a game, each in a corner of its own."""
    hands, tiles = ("4 pair", "2 pair 4 helper"), ((7, 11, 10), (6, 5, 15, 14))
    story = Story().given("preparing", hands=hands, grandstands=tiles)
    story.is_asked(ADRIAN, WHICH_WORK, "build 6", "build 8", *OFFERS, "done").answers("build 8")
    story.has(ADRIAN, grandstands=[7, 11, 10, 13], spectators=41)
    story.is_asked(MAJA, WHICH_WORK, *OFFERS, "done")
    story.refuses("build 6", "every corner of your stage has its grandstand")
    story.has(MAJA, grandstands=[6, 5, 15, 14], hand="2 pair 4 helper")


@pytest.mark.rule("dragondraft/grandstand.turned")
def test_a_built_tile_stays_open_for_all_to_see() -> None:
    """Build grandstands, note: here it is not turned over."""
    story = Story(3).given("preparing", hands=("4 pair", "1 pair")).answers("build 8")
    for viewer in (ADRIAN, MAJA, THOMAS, None):
        seats = story.game.view(viewer)["seats"]
        assert [grandstands(seat) for seat in seats] == [[15], [], []]
    story.is_asked(MAJA, WHICH_WORK, "offer fireworks", "done")
