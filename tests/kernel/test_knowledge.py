"""Who knows where a card lies, and deals that keep to it."""

from __future__ import annotations

import pytest

from emberhall.kernel.knowledge import (
    EVERYBODY,
    NOBODY,
    deal_anew,
    hide,
    known_to,
    knows,
    only,
)
from emberhall.kernel.table import Table

ANN, BEN, CY = range(3)
CARDS = 12


def marks(**marked: int) -> list[int]:
    """Nobody knows anything, but for cards like `c3`."""
    return [marked.get(f"c{card}", NOBODY) for card in range(CARDS)]


def dealt(
    seat: int | None, known: list[int], deck: list[int], *hands: list[int], seed: int = 1
) -> tuple[list[int], list[list[int]], list[int]]:
    """Deck, hands and marks after a deal; what was given stays as it is."""
    deck, copies, known = deck.copy(), [hand.copy() for hand in hands], known.copy()
    deal_anew(Table(3, seed), seat, known, deck, copies)
    return deck, copies, known


@pytest.mark.parametrize(
    ("mark", "knowing"),
    [
        (NOBODY, set[int | None]()),
        (only(ANN), {ANN}),
        (only(BEN) | only(CY), {BEN, CY}),
        (EVERYBODY, {ANN, BEN, CY, None}),
    ],
)
def test_a_mark_tells_who_knows(mark: int, knowing: set[int | None]) -> None:
    assert {seat for seat in (ANN, BEN, CY, None) if knows(mark, seat)} == knowing


def test_known_cards_are_picked_out_in_their_order() -> None:
    known = marks(c2=only(ANN), c5=EVERYBODY, c7=only(BEN))
    assert known_to(ANN, [7, 5, 2, 1], known) == [5, 2]
    assert known_to(None, [7, 5, 2, 1], known) == [5]


def test_a_card_that_leaves_a_hand_unseen_makes_the_whole_hand_unknown() -> None:
    known = marks(c1=EVERYBODY, c2=only(BEN), c9=EVERYBODY)
    hide([1, 2], 4, ANN, known)
    assert known == marks(c4=only(ANN), c9=EVERYBODY)


def test_an_only_card_cannot_leave_a_hand_unseen() -> None:
    """Who knew it there knows where it went; who did not, does not."""
    for before in (EVERYBODY, only(BEN), NOBODY):
        known = marks(c4=before)
        hide([], 4, ANN, known)
        assert known == marks(c4=before | only(ANN))


def test_what_a_seat_knows_stays_where_it_is_and_all_else_is_dealt_anew() -> None:
    deck, hand = [8, 3, 5, 1, 10, 11], [2, 4, 6, 9]
    known = marks(c8=only(ANN), c5=only(CY), c4=EVERYBODY, c6=only(ANN))
    seen = set()
    for seed in range(20):
        new_deck, (new_hand,), _ = dealt(ANN, known, deck, hand, seed=seed)
        assert new_deck[0] == 8
        assert {4, 6} <= set(new_hand)
        assert new_hand == sorted(new_hand)
        assert sorted(new_deck + new_hand) == sorted(deck + hand)
        seen.add((*new_deck, *new_hand))
    assert len(seen) > 15


def test_marks_stay_on_their_places_whatever_card_comes_to_lie_there() -> None:
    """Everybody knows that Cy put the third card there, and that Cy knows one of Ben's hand."""
    known = marks(c5=only(CY), c2=only(CY))
    for seed in range(10):
        deck, (hand,), after = dealt(None, known, [8, 3, 5, 1], [2, 4, 6], seed=seed)
        assert [after[card] for card in deck] == [NOBODY, NOBODY, only(CY), NOBODY]
        assert sorted(after[card] for card in hand) == [NOBODY, NOBODY, only(CY)]


def test_the_truth_does_not_shine_through() -> None:
    """Two tables that look the same to Ann are dealt alike, marks included."""
    known, other = marks(c8=only(ANN), c2=only(CY)), marks(c8=only(ANN), c9=only(CY))
    one = dealt(ANN, known, [8, 3, 5, 1], [2, 4, 6, 9])
    assert one == dealt(ANN, other, [8, 6, 2, 4], [1, 3, 5, 9])
