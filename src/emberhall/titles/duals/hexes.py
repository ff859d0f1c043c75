"""The hexes of the gameboard, and how a pattern is found on them.

Spaces are numbered row by row from the top. For patterns each space also is a bit: rows of bits
lie one after another with a margin that no token ever lies on, so a step in one direction is the
same shift from anywhere, and a step off the board ends on the margin or beyond.
"""

from __future__ import annotations

from collections.abc import Sequence

from emberhall.titles.duals.numbers import Space, Type

Hex = tuple[int, int]
"""A hex by its steps to the right and down to the right of the centre."""

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TURNS = 6

Turning = tuple[Type, tuple[tuple[Type, int], ...]]
"""A pattern turned one way: the type at its first bit, and type and shift of each other one."""


class Hexes:
    """A board of so many rings around its centre, wide enough a margin for these patterns."""

    def __init__(self, radius: int, patterns: Sequence[Sequence[Hex]]) -> None:
        around = range(-radius, radius + 1)
        self.places: list[Hex] = [(q, r) for r in around for q in around if abs(q + r) <= radius]
        number = {place: space for space, place in enumerate(self.places)}
        self.centre = number[0, 0]
        self.near: tuple[tuple[Space, ...], ...] = tuple(
            tuple(number[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in number)
            for q, r in self.places
        )
        self.width = 2 * radius + 1 + max(_span(pattern) for pattern in patterns)
        first = self._index((0, -radius)) - radius
        self.bits: tuple[int, ...] = tuple(1 << self._index(place) - first for place in self.places)
        self.rows = tuple((r + radius, q + radius + min(r, 0)) for q, r in self.places)
        """For each space, its row from the top and its place in the row, both from 0."""
        self.names = tuple(f"{chr(ord('a') + row)}{column + 1}" for row, column in self.rows)
        """Rows are letters from the top, spaces of a row numbers from the left."""

    def _index(self, place: Hex) -> int:
        q, r = place
        return r * self.width + q

    def turnings(self, pattern: Sequence[Hex], types: Sequence[int]) -> tuple[Turning, ...]:
        """Every way to turn a pattern with these types on it, each of them once."""
        found: dict[Turning, None] = {}
        for _ in range(TURNS):
            cells = sorted(
                (self._index(place), type) for place, type in zip(pattern, types, strict=True)
            )
            anchor, first = cells[0]
            found[first, tuple((type, index - anchor) for index, type in cells[1:])] = None
            pattern = [turned(place) for place in pattern]
        return tuple(found)


def turned(place: Hex) -> Hex:
    """A sixth of a turn around the centre."""
    q, r = place
    return -r, q + r


def _span(pattern: Sequence[Hex]) -> int:
    """The farthest two spaces of a pattern can lie apart in a row, however it is turned."""
    steps = [(q - p, r - s) for q, r in pattern for p, s in pattern]
    return max(max(abs(q), abs(r), abs(q + r)) for q, r in steps)


def matches(turnings: tuple[Turning, ...], masks: list[int]) -> bool:
    """Whether a pattern lies somewhere; `masks` has the bits of the spaces that show each type."""
    for first, rest in turnings:
        found = masks[first]
        for type, shift in rest:
            found &= masks[type] >> shift
            if not found:
                break
        if found:
            return True
    return False
