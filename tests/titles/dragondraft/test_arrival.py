"""Phase 1: arrival of the dragons."""

from __future__ import annotations

import pytest

from .story import ADRIAN, MAJA, Story, cards_on_board


@pytest.mark.rule("dragondraft/arrival.face-up", "dragondraft/arrival.closed")
def test_every_space_gets_an_open_card_and_the_rest_stays_hidden() -> None:
    """Phase 1, second and third point: 47 cards, 40 spaces."""
    story = Story(3).given("arrival")
    story.hears("Round 1: 40 cards lie on the board, 7 stay hidden.")
    story.sees(closed=7, phase="recruiting")
    assert all(card for row in story.board for card in row)
    for seat in (0, 1, 2, None):
        seen = story.game.view(seat)
        assert cards_on_board(seen) == story.board
        assert seen["decks"][0]["count"] == 7


@pytest.mark.rule("dragondraft/arrival.too-few", "dragondraft/arrival.fill-order")
def test_too_few_cards_fill_columns_from_the_rope_and_leave_the_far_end_empty() -> None:
    """Phase 1, second point and note: with all twelve goblins in hands, 35 cards are left."""
    story = Story().given("arrival", in_round=2, hands=("6 pair", "6 helper"))
    story.hears("Round 2: 35 cards lie on the board, none stay hidden.")
    shape = ["".join("#" if card else "." for card in row) for row in story.board]
    assert shape == ["#########.", "#########.", "#########.", "########.."]
    story.sees(closed=0)


@pytest.mark.rule("dragondraft/arrival.too-few")
def test_eight_kept_goblin_cards_leave_one_space_empty_in_the_last_row() -> None:
    """Phase 1, note: the first number of kept cards for which the board is not full."""
    story = Story().given("arrival", in_round=2, hands=("6 pair", "2 helper"))
    assert [sum(bool(card) for card in row) for row in story.board] == [10, 10, 10, 9]
    story.sees(closed=0).hears("Round 2: 39 cards lie on the board, none stay hidden.")
    story = Story().given("arrival", in_round=2, hands=("6 pair",))
    assert all(card for row in story.board for card in row)
    story.sees(closed=1).hears("Round 2: 40 cards lie on the board, 1 stays hidden.")


@pytest.mark.rule("dragondraft/arrival.shuffle")
def test_all_cards_are_shuffled_anew_but_kept_goblins_stay_in_hand() -> None:
    """Phase 1, first point; Quick reference, phase 1."""
    story = Story().given(
        "arrival", in_round=3, hands=("1 pair", "2 helper"), discard="7 red 3 green 2 pair"
    )
    laid = [card for row in story.board for card in row]
    story.has(ADRIAN, hand="1 pair").has(MAJA, hand="2 helper").finds_discarded("")
    story.sees(closed=47 - 3 - 40)
    assert "red" in laid
    assert laid.count("pair") <= 5
    assert laid.count("helper") <= 4
    assert laid != sorted(laid)


@pytest.mark.rule("dragondraft/arrival.shuffle")
def test_the_next_round_lays_the_cards_out_in_another_order() -> None:
    """Phase 1, first point."""
    story = Story()
    first = story.board
    second = story.goes_on_to(in_round=2).board
    assert first != second
    assert "" not in [card for row in second for card in row]
