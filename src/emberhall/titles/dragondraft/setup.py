"""Laying out the fair."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.settings import Settings
from emberhall.kernel.steps import ABSENT
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.turn import ARRIVAL, GiveSheep

OPEN: Final = "open"
COVERED: Final = "covered"
"""How hands are drawn while cards are recruited."""


def set_up(seats: int, settings: Settings, seed: int, content: Content) -> Fair:
    t = Fair(seats, seed, content)
    kinds = len(content.cards)
    start = settings["start"]
    t.specials = settings["variant"] == "standard"
    t.covered = settings["hands"] == COVERED
    t.round = 1
    t.sheep = 0
    t.laid = [0] * content.spaces
    t.rows = [[] for _ in range(content.board.rows)]
    t.closed = list(content.copies)
    t.thistles = t.closed[content.thistle]
    t.closed[content.thistle] = 0
    t.discard = [0] * kinds
    t.hands = [[0] * kinds for _ in range(seats)]
    t.passed = []
    t.built = [0] * len(content.piles)
    t.grandstands = [[] for _ in range(seats)]
    t.figures = [special.figures for special in content.specials]
    t.offers = [[0] * len(content.specials) for _ in range(seats)]
    t.most = [0] * len(content.dragons)
    t.sheet = [[0] * len(content.lines) for _ in range(seats)]
    t.then(GiveSheep(start if isinstance(start, int) else ABSENT), ARRIVAL)
    return t
