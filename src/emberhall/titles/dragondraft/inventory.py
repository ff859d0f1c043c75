"""Where every component of the fair lies. Nothing is ever made or lost."""

from __future__ import annotations

from collections import Counter

from emberhall.titles.dragondraft.table import Fair


def inventory(t: Fair) -> dict[str, dict[str, int]]:
    """Where every card, tile and figure lies."""
    cards, specials = t.content.cards, t.content.specials
    places: dict[str, dict[str, int]] = {
        "closed": dict(zip(cards, t.closed, strict=True)),
        "discard": dict(zip(cards, t.discard, strict=True)),
        "thistle stack": {"thistle": t.thistles},
        "stockpile": {s.figure: n for s, n in zip(specials, t.figures, strict=True)},
        "piles": Counter(_tiles_left(t)),
    }
    for number, row in enumerate(t.rows):
        places[f"row {number}"] = Counter(cards[t.laid[space]] for space in row)
    for seat in range(t.seats):
        offers = zip(specials, t.offers[seat], strict=True)
        places[f"hand {seat}"] = dict(zip(cards, t.hands[seat], strict=True))
        places[f"figures {seat}"] = {s.figure: n for s, n in offers}
        places[f"corners {seat}"] = Counter(f"tile {n}" for n in t.grandstands[seat])
    return places


def _tiles_left(t: Fair) -> list[str]:
    piles = zip(t.content.piles, t.built, strict=True)
    return [f"tile {n}" for pile, built in piles for n in pile.spectators[built:]]
