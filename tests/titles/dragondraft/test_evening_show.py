"""Phase 4: the evening show, and the queue of spectators."""

from __future__ import annotations

import pytest

from .story import (
    ADRIAN,
    HOW_MANY_HELPERS,
    HOW_MANY_PAIRS,
    MAJA,
    THOMAS,
    WHICH_CARD,
    Story,
    by_kind,
)


@pytest.mark.rule("dragondraft/show.order")
def test_shows_are_held_clockwise_from_the_starting_player() -> None:
    """Phase 4: Maja holds the sheep; each does all her steps before the next begins."""
    hands = ("2 purple 1 helper", "3 red 1 pair", "2 blue")
    story = Story(3, sheep=MAJA).given("show", hands=hands)
    story.hears("Maja's show attracts 12 spectators (red 12).")
    story.is_asked(MAJA, HOW_MANY_PAIRS, "keep pair 0", "keep pair 1").has(THOMAS, spectators=0)
    story.answers("keep pair 1").hears(
        "Maja keeps 1 goblin pair.",
        "Thomas's show attracts 4 spectators (blue 4).",
        "Adrian's show attracts 6 spectators (purple 6).",
    )
    story.has(MAJA, hand="1 pair").has(THOMAS, hand="").has(ADRIAN, hand="2 purple 1 helper")
    story.is_asked(ADRIAN, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")


@pytest.mark.rule("dragondraft/show.count")
def test_dragons_and_specials_together_move_the_marker() -> None:
    """Phase 4, step 1."""
    story = Story().given(
        "show",
        hands=("2 blue 1 thistle 1 helper", "1 green 1 helper"),
        offers=("2 fireworks 1 souvenir-shop", ""),
        spectators=(10, 20),
    )
    story.attracts(ADRIAN, 7, blue=4, fireworks=2, souvenir_shop=1)
    story.has(ADRIAN, spectators=17, marker=17).has(MAJA, spectators=20, marker=20)
    story.is_asked(ADRIAN, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")


@pytest.mark.rule("dragondraft/show.keep-goblins", "dragondraft/show.discard-goblins")
@pytest.mark.parametrize("pairs", [0, 1, 2])
@pytest.mark.parametrize("helpers", [0, 1, 3])
def test_any_number_of_unused_goblins_may_stay(pairs: int, helpers: int) -> None:
    """Phase 4, step 2: all, some or none of each kind; the others are discarded."""
    hands = ("2 pair 3 helper", "1 pair 1 red")
    story = Story().given("show", hands=hands)
    story.is_asked(ADRIAN, HOW_MANY_PAIRS, "keep pair 0", "keep pair 1", "keep pair 2")
    story.refuses("keep pair 3", "you have 2 goblin pairs").answers(f"keep pair {pairs}")
    story.is_asked(ADRIAN, HOW_MANY_HELPERS, *(f"keep helper {n}" for n in range(4)))
    story.answers(f"keep helper {helpers}")
    seat = story.view["seats"][ADRIAN]
    hand, discard = by_kind(seat["hand"]), story.view["discard"]["cards"]
    assert (hand["pair"], hand["helper"]) == (pairs, helpers)
    assert seat["hand_count"] == pairs + helpers
    assert (discard["pair"], discard["helper"]) == (2 - pairs, 3 - helpers)
    story.has(MAJA, hand="1 pair 1 red").is_asked(
        MAJA, HOW_MANY_PAIRS, "keep pair 0", "keep pair 1"
    )


@pytest.mark.rule("dragondraft/show.kept-count")
def test_kept_goblins_take_up_room_in_the_next_round() -> None:
    """Phase 4, step 2: with six kept cards there is room for three, so two may be skipped."""
    story = Story().given("show", hands=("6 pair", "1 red"))
    story.answers("keep pair 6").sees(round=2, phase="recruiting")
    story.has(ADRIAN, hand="6 pair", hand_limit=9).has(MAJA, hand="")
    reach = [f"take {row}-{place}" for row in (1, 2, 3, 4) for place in (1, 2, 3)]
    story.is_asked(ADRIAN, WHICH_CARD, *reach).answers("take 1-3")
    full = [f"take {row}-{place}" for row in (1, 2, 3, 4) for place in range(1, 10)]
    full.remove("take 1-3")
    full.insert(8, "take 1-10")
    story.is_asked(MAJA, WHICH_CARD, *full)


@pytest.mark.rule("dragondraft/show.kept-count")
def test_a_hand_full_of_kept_goblins_passes_first_and_takes_the_sheep() -> None:
    """Phase 4, step 2; phase 2: nine goblin cards leave no room at all."""
    story = Story(3, sheep=THOMAS).given("show", hands=("6 pair 3 helper",))
    story.answers("keep pair 6", "keep helper 3").sees(round=2, sheep=THOMAS, turn=THOMAS)
    story.has(ADRIAN, cards=9, passed=False)
    story.answers("take 1-1").has(ADRIAN, cards=9, passed=True)
    story.sees(sheep=ADRIAN, turn=MAJA, phase="recruiting")


@pytest.mark.rule(
    "dragondraft/show.discard-dragons",
    "dragondraft/show.thistles-return",
    "dragondraft/show.only-goblins-stay",
)
def test_dragons_are_discarded_thistles_go_back_and_only_goblins_stay() -> None:
    """Phase 4, step 3 and "Important": nobody is asked about dragons or thistles."""
    hands = ("2 red 1 yellow 3 thistle 1 pair", "1 green 2 thistle 1 helper")
    story = Story().given("show", hands=hands).sees(thistles=15)
    story.is_asked(ADRIAN, HOW_MANY_PAIRS, "keep pair 0", "keep pair 1").answers("keep pair 1")
    story.has(ADRIAN, hand="1 pair", cards=1).sees(thistles=18)
    story.finds_discarded("2 red 1 yellow").has(MAJA, hand="1 green 2 thistle 1 helper")
    story.is_asked(MAJA, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")


@pytest.mark.rule("dragondraft/show.clear-board")
def test_cards_left_on_the_board_are_discarded_after_the_last_show() -> None:
    """Phase 4, last paragraph: here in the fifth round, where no shuffle follows."""
    story = Story().given(
        "show", in_round=5, rows=("- red blue", "", "pair"), hands=("1 green 1 thistle", "1 red")
    )
    story.board_is("", "", "", "").finds_discarded("2 red 1 blue 1 green 1 pair")
    story.sees(thistles=20).is_done(winners=[ADRIAN])


@pytest.mark.rule("dragondraft/show.clear-board")
def test_the_board_stays_as_it_is_until_the_last_show_is_over() -> None:
    """Phase 4, last paragraph."""
    rows = ("- red blue", "", "pair")
    story = Story().given("show", rows=rows, hands=("1 green 1 helper", "1 red 1 helper"))
    story.board_is(*rows, "").answers("keep helper 0").board_is(*rows, "")
    story.finds_discarded("1 green 1 helper").answers("keep helper 0")
    story.finds_discarded("").sees(round=2, closed=7)
    assert all(card for row in story.board for card in row)


@pytest.mark.rule("dragondraft/show.round-marker")
def test_the_round_marker_moves_and_the_next_round_begins_with_its_arrival() -> None:
    """Phase 4, last paragraph."""
    story = Story(3, sheep=THOMAS).given("show", in_round=3, hands=("1 red", "", "1 helper"))
    story.sees(round=3, phase="show").answers("keep helper 1")
    story.sees(round=4, phase="recruiting", turn=THOMAS, closed=6)
    assert all(card for row in story.board for card in row)


@pytest.mark.rule("dragondraft/queue.lap", "dragondraft/ruling.queue-length")
@pytest.mark.parametrize(
    ("before", "tile", "marker"),
    [(37, 0, 49), (38, 50, 0), (45, 50, 7), (87, 50, 49), (88, 100, 0), (130, 100, 42)],
)
def test_at_the_end_of_the_queue_the_marker_starts_over(
    before: int, tile: int, marker: int
) -> None:
    """Phase 4, note: twelve more spectators; the tile shows what was counted before."""
    story = Story().given(
        "show", in_round=2, hands=("3 red 1 helper", "1 red"), spectators=(before, 49)
    )
    story.has(ADRIAN, spectators=before + 12, tile=tile, marker=marker)
    story.has(MAJA, spectators=49, tile=0, marker=49)
    story.is_asked(ADRIAN, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")


@pytest.mark.rule("dragondraft/ruling.beyond-149")
def test_spectators_are_counted_on_past_the_last_side_of_the_tile() -> None:
    """Phase 4, note; our ruling."""
    story = Story().given("show", in_round=5, hands=("3 red",), spectators=(140, 149))
    story.has(ADRIAN, spectators=152, tile=100, marker=2).has(MAJA, spectators=149, tile=100)
    story.is_done(winners=[ADRIAN])


@pytest.mark.rule("dragondraft/ruling.last-round-keep")
def test_in_the_last_round_nobody_is_asked_what_to_keep() -> None:
    """Phase 4, step 2; our ruling: in round four the same hand is asked."""
    hands = ("1 red 2 pair 1 helper", "1 green 2 helper")
    Story().given("show", in_round=4, hands=hands).is_asked(
        ADRIAN, HOW_MANY_PAIRS, "keep pair 0", "keep pair 1", "keep pair 2"
    )
    story = Story().given("show", in_round=5, hands=hands)
    story.has(ADRIAN, spectators=0).has(MAJA, spectators=1).is_done(winners=[MAJA])
