"""What a seat may see of a game of Duals. Hands and the order of the decks are the secrets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from emberhall.kernel.steps import NO
from emberhall.titles.duals import phases
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.score import lines
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.words import fancy_words


def see(t: Gameboard, seat: int | None) -> dict[str, Any]:
    content, names = t.content, t.content.hexes.names
    return {
        "game": "duals",
        "seat": seat,
        "phase": phases.OVER if t.over else t.phase,
        "turn": t.turn,
        "ending": t.ending,
        "coined": t.coined,
        "claimed": t.claimed,
        "board": {name: tokens(t, stack) for name, stack in zip(names, t.stacks, strict=True)},
        "bag": counts(t, t.bag),
        "extras": tokens(t, t.extras),
        "held": tokens(t, t.held),
        "rainbow": t.rainbow,
        "deck": len(t.deck),
        "display": [card(content, number) for number in t.display],
        "fancies": [fancy(t, id) for id in t.fancies],
        "fountain": fountain(t) if t.with_fountain else None,
        "seats": [player(t, other, seat) for other in range(t.seats)],
    }


def tokens(t: Gameboard, numbers: Iterable[int]) -> list[str]:
    return [t.content.tokens[number] for number in numbers]


def counts(t: Gameboard, numbers: list[int]) -> dict[str, int]:
    """How many there are of each token, in the order of the chart."""
    return {id: numbers.count(number) for number, id in enumerate(t.content.tokens)}


def card(content: Content, number: int) -> dict[str, Any]:
    row = content.cards[number]
    return {
        "id": row.id,
        "name": row.name,
        "pattern": row.pattern,
        "types": list(row.types),
        "reputation": row.reputation,
    }


def fancy(t: Gameboard, name: str) -> dict[str, str]:
    row = t.content.fancies[name]
    return {"id": row.id, "name": row.name, "words": fancy_words(t.content, row.id)}


def fountain(t: Gameboard) -> dict[str, Any]:
    return {
        "space": None if t.miniature == NO else t.content.hexes.names[t.miniature],
        "cards": [card(t.content, number) for number in t.fountain],
        "to come": len(t.fountain_deck),
    }


def player(t: Gameboard, seat: int, viewer: int | None) -> dict[str, Any]:
    """What lies before one seat. Of another's hand one knows how many, and what was seen."""
    known = t.hands[seat] if seat == viewer else t.shown[seat]
    sheet = lines(t, seat)
    return {
        "hand": [card(t.content, number) for number in known],
        "cards": len(t.hands[seat]),
        "coins": t.coins[seat],
        "kept": None if t.kept[seat] == NO else t.content.tokens[t.kept[seat]],
        "scored": [card(t.content, number) for number in t.scored[seat]],
        "sheet": sheet,
        "reputation": sum(sheet.values()),
    }
