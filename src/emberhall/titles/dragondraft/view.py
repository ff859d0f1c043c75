"""What a seat may see of the fair. Only the order of cards to come is a secret here: every card
in a hand lay open on the board before."""

from __future__ import annotations

from typing import Any

from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.turn import (
    EveningShow,
    PreparingTheStage,
    RecruitingTheDragons,
)

PHASES = {
    RecruitingTheDragons: "recruiting",
    PreparingTheStage: "preparing",
    EveningShow: "show",
}


def see(t: Fair, seat: int | None) -> dict[str, Any]:
    return {
        "game": "dragondraft",
        "seat": seat,
        "variant": "standard" if t.specials else "beginner",
        "round": t.round,
        "rounds": t.content.fair.rounds,
        "phase": phase(t),
        "turn": t.turn,
        "sheep": t.sheep,
        "board": board(t),
        "closed": sum(t.closed),
        "thistles": t.thistles,
        "discard": _cards(t, t.discard),
        "piles": piles(t),
        "figures": specials(t, t.figures),
        "seats": [stage(t, seat) for seat in range(t.seats)],
    }


def phase(t: Fair) -> str:
    for step in t.stack:
        if type(step) in PHASES:
            return PHASES[type(step)]
    return "over"


def board(t: Fair) -> list[list[str | None]]:
    """Each row from the rope outwards: a card's id, or nothing."""
    cards = t.content.cards
    rows: list[list[str | None]] = [[None] * t.content.places for _ in t.rows]
    for number, row in enumerate(t.rows):
        first = number * t.content.places
        for space in row:
            rows[number][space - first] = cards[t.laid[space]]
    return rows


def piles(t: Fair) -> list[dict[str, Any]]:
    return [
        {"cost": pile.cost, "tiles": list(pile.spectators[built:])}
        for pile, built in zip(t.content.piles, t.built, strict=True)
    ]


def specials(t: Fair, counts: list[int]) -> dict[str, int]:
    if not t.specials:
        return {}
    return {s.id: count for s, count in zip(t.content.specials, counts, strict=True)}


def stage(t: Fair, seat: int) -> dict[str, Any]:
    """What lies before one seat: hand, stage and score."""
    spectators = t.spectators(seat)
    queue = t.content.board.queue
    return {
        "hand": _cards(t, t.hands[seat]),
        "cards": sum(t.hands[seat]),
        "hand_limit": t.hand_limit(seat),
        "passed": seat in t.passed,
        "grandstands": t.grandstands[seat].copy(),
        "offers": specials(t, t.offers[seat]),
        "spectators": spectators,
        "tile": spectators // queue * queue,
        "marker": spectators % queue,
        "sheet": dict(zip(t.content.lines, t.sheet[seat], strict=True)),
    }


def _cards(t: Fair, counts: list[int]) -> dict[str, int]:
    return dict(zip(t.content.cards, counts, strict=True))
