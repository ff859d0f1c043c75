"""A table that nobody looks at: it is kept by doing what the moves of events say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import emberhall

PIECES = ("dragon", "captive", "minion", "structure", "boss")
TOKENS = ("damage", "stun", "ward")
"""What lies on pieces and seats."""


class Kept:
    """How many lie in every place, where the pieces are, and the tokens on them."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.counts = Counter(dict(places(view)))
        self.tokens = Counter(dict(tokens(view)))
        self.pieces = dict(pieces(view))

    def moves(self, events: Iterable[emberhall.Event]) -> None:
        for event in events:
            for move in event.moves:
                self._move(move)

    def _move(self, move: Any) -> None:
        if move.kind in TOKENS:
            self.tokens[move.kind, move.from_] -= move.count
            self.tokens[move.kind, move.to] += move.count
            return
        self.counts[move.from_] -= move.count
        self.counts[move.to] += move.count
        if move.thing is not None and move.thing.split(":")[0] in PIECES:
            self._move_piece(move)

    def _move_piece(self, move: Any) -> None:
        self.pieces.pop(move.thing, None)
        if move.to is not None and move.to.startswith("tile:"):
            self.pieces[move.thing] = move.to
        else:  # what lay on it goes with it
            for kind in TOKENS:
                del self.tokens[kind, move.thing]

    def agrees_with(self, view: dict[str, Any]) -> None:
        assert {place: self.counts[place] for place, _ in places(view)} == dict(places(view))
        assert {token: self.tokens[token] for token, _ in tokens(view)} == dict(tokens(view))
        assert self.pieces == dict(pieces(view))


def places(view: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Every pile in a view, and how many lie there."""
    for seat in view["seats"]:
        yield from counted([*seat["piles"], *seat["hoard"]])
    for tile in view["tiles"]:
        yield from counted([*tile["lying"], tile["quest"]])
    yield from counted([*view["decks"], *view["discards"], *view["supply"]])
    yield from ((place["id"], int(place["card"] is not None)) for place in view["path"])
    yield view["magic"]["id"], len(view["magic"]["tokens"])


def counted(piles: Iterable[dict[str, Any]]) -> Iterator[tuple[str, int]]:
    return ((pile["id"], pile["count"]) for pile in piles)


def pieces(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Every piece on the map, with its tile."""
    dragons = [seat["dragon"] for seat in view["seats"]]
    for piece in (*dragons, view["boss"], view["amber"], view["captive"]):
        if piece is not None:
            yield piece["id"], piece["at"]
    for tile in view["tiles"]:
        for piece in (*tile["minions"], *tile["structures"]):
            yield piece["id"], tile["id"]


def tokens(view: dict[str, Any]) -> Iterator[tuple[tuple[str, str], int]]:
    """The damage and stun tokens on enemies, Amber's hurts, and the wards of seats."""
    enemies = [piece for tile in view["tiles"] for piece in tile["minions"]]
    for piece in enemies:
        yield ("stun", piece["id"]), int(piece["stunned"])
    enemies += [piece for tile in view["tiles"] for piece in tile["structures"]]
    enemies += [view["boss"]] if view["boss"] else []
    for piece in enemies:
        yield ("damage", piece["id"]), piece["damage"]
    if view["amber"]:
        amber = view["amber"]
        yield ("damage", amber["id"]), amber["most_hearts"] - amber["hearts"]
    for seat in view["seats"]:
        yield ("ward", seat["id"]), seat["ward"]
