"""Names cut to a width, and still told apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from emberhall.terminal.draw.scene import fit


def told_apart(names: Sequence[str], width: int) -> list[str]:
    """Names no wider than this. A number at the end is kept (`Greedy 2` as `Gre2`); where two would
    still be the same, each ends with its player's number."""
    cut = [_cut(name, width) for name in names]
    return [
        _ended(name, str(seat), width) if cut.count(name) > 1 else name
        for seat, name in enumerate(cut, start=1)
    ]


def _cut(name: str, width: int) -> str:
    if fit(name, width).rstrip() == name:
        return name
    number = "".join(takewhile(str.isdecimal, reversed(name)))[::-1]
    return _ended(name, number if len(number) < width else "", width)


def _ended(name: str, end: str, width: int) -> str:
    return fit(name, max(0, width - len(end))).rstrip() + end
