"""How the totals grew, told from what happened."""

from __future__ import annotations

from collections.abc import Iterable

from emberhall import Event

GAINS = {"ShowHeld": "total", "GrandstandBuilt": "spectators"}
"""Events that bring spectators, and the field that says how many. Dragondraft."""


def totals_by_round(events: Iterable[Event], seats: int) -> dict[int, list[int]]:
    """Everybody's total after each round; empty where events tell of no rounds."""
    totals: dict[int, list[int]] = {}
    now, running = 0, [0] * seats
    for event in events:
        told = event.data()
        now = told.get("round", now)
        gain = GAINS.get(told["event"])
        if gain:
            running[told["seat"]] += told[gain]
            totals[now] = running.copy()
    return totals
