"""Finding patterns: counted on the board, and against a slow reference that walks every space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from emberhall.kernel.steps import ABSENT
from emberhall.titles.duals import TITLE
from emberhall.titles.duals.completing import completed_by
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.hexes import matches
from emberhall.titles.duals.rows import CardRow
from emberhall.titles.duals.setup import set_up

from .story import ROZIE, WHICH_TO_SCORE, Story

CONTENT = Content(TITLE.own_pack())
CARDS = {card.id: number for number, card in enumerate(CONTENT.cards)}
CENTRE = CONTENT.hexes.centre
TABLE = set_up(2, {"fancies": "none", "fountain": False}, 1, CONTENT)

Place = tuple[int, int]


# The reference knows the printed card and the printed token, and nothing of bits


def on_board(place: Place) -> bool:
    q, r = place
    return max(abs(q), abs(r), abs(q + r)) <= 2


PLACES = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if on_board((q, r))]


def ways_to_lie(card: CardRow) -> Iterator[list[Place]]:
    """Every way to turn a card and lay it down with all its icons on the board."""
    spaces = [(q, r) for q, r in CONTENT.patterns[card.pattern].spaces]
    for _ in range(6):
        for q, r in PLACES:
            laid = [(q + dq, r + dr) for dq, dr in spaces]
            if all(on_board(place) for place in laid):
                yield laid
        spaces = [(-r, q + r) for q, r in spaces]


def stands_for(token: str, dragon: str) -> bool:
    return token == "buddy" or dragon in token.split("-")


def lies_there(card: CardRow, board: dict[Place, str]) -> bool:
    return any(
        all(
            place in board and stands_for(board[place], dragon)
            for place, dragon in zip(laid, card.types, strict=True)
        )
        for laid in ways_to_lie(card)
    )


def masks_of(tops: Sequence[int]) -> list[int]:
    return CONTENT.masks([[] if token == ABSENT else [token] for token in tops])


def found(card: str, tops: Sequence[int]) -> bool:
    return matches(CONTENT.turnings[CARDS[card]], masks_of(tops))


def tokens_on(spaces: Sequence[int], token: str) -> list[int]:
    number = CONTENT.tokens.index(token)
    return [number if space in spaces else ABSENT for space in range(CONTENT.spaces)]


# Counting


@pytest.mark.rule("duals/ruling.pattern-places")
@pytest.mark.parametrize(
    ("card", "size", "everywhere", "around_the_fountain"),
    [("L-bread", 3, 27, 18), ("T-bread", 3, 24, 18), ("F1", 4, 30, 18)],
)
def test_as_many_places_as_counted_on_the_board(
    card: str, size: int, everywhere: int, around_the_fountain: int
) -> None:
    """Of all choices of so many spaces, those on which tokens that count as anything match."""
    sets = [
        spaces
        for spaces in combinations(range(CONTENT.spaces), size)
        if found(card, tokens_on(spaces, "buddy"))
    ]
    assert len(sets) == everywhere
    assert sum(CENTRE not in spaces for spaces in sets) == around_the_fountain


def test_the_reference_counts_the_same() -> None:
    counts = [
        len({frozenset(laid) for laid in ways_to_lie(CONTENT.cards[CARDS[card]])})
        for card in ("L-bread", "T-bread", "F1", "P-bread-iron")
    ]
    assert counts == [27, 24, 30, 27]


def test_the_reference_and_the_engine_number_the_same_spaces() -> None:
    assert CONTENT.hexes.places == PLACES


@pytest.mark.no_cover
def test_thousands_of_boards_against_the_reference(thorough: bool) -> None:
    """Boards from nearly empty to full, with duals and Buddy, six cards on each."""
    luck, complete = Random(4), 0
    boards = 12000 if thorough else 1500
    for number in range(boards):
        fill = (number % 19) + 1
        spaces = luck.sample(range(CONTENT.spaces), fill)
        few = luck.sample(range(len(CONTENT.tokens)), luck.randint(2, len(CONTENT.tokens)))
        tops = [luck.choice(few) if s in spaces else ABSENT for s in range(CONTENT.spaces)]
        board = {PLACES[s]: CONTENT.tokens[t] for s, t in enumerate(tops) if t != ABSENT}
        masks = masks_of(tops)
        for card in luck.sample(range(len(CONTENT.cards)), 6):
            wanted = lies_there(CONTENT.cards[card], board)
            assert matches(CONTENT.turnings[card], masks) == wanted, (CONTENT.cards[card].id, board)
            complete += wanted
    assert boards < complete < 5 * boards  # both answers were asked for often


# Where they lie: the tables of fits against the same reference


def lying(card: CardRow, board: dict[Place, str]) -> set[tuple[Place, ...]]:
    """Every way in which a card lies on a board; alike ones that cover the same spaces are one."""
    found: dict[frozenset[tuple[Place, str]], tuple[Place, ...]] = {}
    for laid in ways_to_lie(card):
        pairs = list(zip(laid, card.types, strict=True))
        if all(place in board and stands_for(board[place], dragon) for place, dragon in pairs):
            found.setdefault(frozenset(pairs), tuple(laid))
    return set(found.values())


def placed(board: dict[Place, str]) -> list[list[int]]:
    """A board of the reference as stacks of one token each."""
    tokens = {place: [CONTENT.tokens.index(token)] for place, token in board.items()}
    return [tokens.get(place, []) for place in PLACES]


def some_boards(count: int) -> Iterator[tuple[Random, dict[Place, str]]]:
    luck = Random(9)
    for number in range(count):
        spaces = luck.sample(PLACES, number % 19 + 1)
        few = luck.sample(CONTENT.tokens, luck.randint(2, len(CONTENT.tokens)))
        yield luck, {place: luck.choice(few) for place in spaces}


@pytest.mark.parametrize("card", CONTENT.cards, ids=lambda card: str(card.id))
def test_a_card_has_a_fit_for_every_way_to_lie(card: CardRow) -> None:
    anywhere = lying(card, dict.fromkeys(PLACES, "buddy"))
    fits = CONTENT.fits.of[CARDS[card.id]]
    assert {tuple(PLACES[space] for space in fit.spaces) for fit in fits} == anywhere
    assert len(fits) == len(anywhere)


@pytest.mark.no_cover
def test_fits_find_the_same_places_as_the_reference(thorough: bool) -> None:
    found = 0
    for luck, board in some_boards(2000 if thorough else 200):
        shown = CONTENT.fits.board(placed(board))
        for card in luck.sample(range(len(CONTENT.cards)), 6):
            matching = CONTENT.fits.matching(card, shown)
            places = {tuple(PLACES[space] for space in fit.spaces) for fit in matching}
            assert places == lying(CONTENT.cards[card], board)
            found += len(places)
    assert found > 200


@pytest.mark.no_cover
def test_what_a_card_lacks_is_what_would_complete_it(thorough: bool) -> None:
    """Against the reference with a token of each type on top of each space."""
    lacked = 0
    for luck, board in some_boards(300 if thorough else 20):
        shown = CONTENT.fits.board(placed(board))
        for card in luck.sample(range(len(CONTENT.cards)), 4):
            row = CONTENT.cards[card]
            if lies_there(row, board):
                continue
            bits = CONTENT.fits.lacking(card, shown)
            assert len(set(bits)) == len(bits)
            found = {CONTENT.fits.type_and_space(bit) for bit in bits}
            wanted = {
                (type, space)
                for type in range(len(CONTENT.types))
                for space, place in enumerate(PLACES)
                if lies_there(row, board | {place: CONTENT.types[type].id})
            }
            assert found == wanted
            lacked += len(found)
    assert lacked > 100


@pytest.mark.no_cover
def test_what_changes_complete_is_what_the_reference_finds(thorough: bool) -> None:
    """One or two spaces change, as by placing, moving and swapping; a space may become empty."""
    completed = 0
    for luck, board in some_boards(1500 if thorough else 150):
        table = TABLE.copy()
        table.stacks = placed(board)
        hand = sorted(luck.sample(range(len(CONTENT.cards)), 8))
        table.hands[0] = hand
        changes = [(space, luck.randint(ABSENT, 12)) for space in luck.sample(range(19), 2)]
        after = dict(board)
        for space, token in changes:
            after.pop(PLACES[space], None)
            if token != ABSENT:
                after[PLACES[space]] = CONTENT.tokens[token]
        found = completed_by(table, *changes)
        new = [card for card in hand if not lies_there(CONTENT.cards[card], board)]
        assert [card for card, _ in found] == [
            card for card in new if lies_there(CONTENT.cards[card], after)
        ]
        for card, fit in found:
            places = tuple(PLACES[space] for space in fit.spaces)
            assert places in lying(CONTENT.cards[card], after)
        completed += len(found)
    assert completed > 15


@pytest.mark.rule("duals/ruling.tops-in-patterns")
def test_only_tops_count() -> None:
    """A bread dragon beneath another token is not seen."""
    hand = ("L-bread", "")
    covered = Story().given("c1 bread, c2 bread iron, c3 bread", hands=hand, scoring=True)
    covered.has(ROZIE, scored="").sees(turn=1)
    on_top = Story().given("c1 bread, c2 iron bread, c3 bread", hands=hand, scoring=True)
    on_top.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done")
