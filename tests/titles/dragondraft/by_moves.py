"""A fair rebuilt from what its events say went where, and from nothing else."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import emberhall
from emberhall import Event

View = dict[str, Any]
DECK = "deck:closed"


def random_games(*seats: int) -> Iterator[tuple[emberhall.Game, Random]]:
    """Games of both variants with luck to play them by."""
    for count in seats:
        for variant in ("standard", "beginner"):
            game = emberhall.new_game("dragondraft", seats=count, seed=count, variant=variant)
            yield game, Random(count)


class Rebuilt:
    """What lies in each place. It begins with the box as it is unpacked, before anybody plays."""

    def __init__(self, view: View) -> None:
        self.places: dict[str, Counter[str]] = defaultdict(Counter)
        self.tiles = {pile["id"]: list(pile["tiles"]) for pile in view["grandstands"]}
        self.corners: dict[str, int] = {}
        copies = {kind["card"]: kind["copies"] for kind in view["cards"]}
        self.places["stack:thistle"]["thistle"] = copies.pop("thistle")
        self.places[DECK].update(copies)
        for pile in view["supply"][1:]:
            self.places[pile["id"]][pile["kind"]] = pile["count"]

    def hears(self, events: Iterable[Event]) -> None:
        for event in events:
            for move in event.data()["moves"]:
                self._move(move)

    def _move(self, move: dict[str, Any]) -> None:
        if move["kind"] == "grandstand":
            tile = next(tile for tile in self.tiles[move["from"]] if tile["id"] == move["thing"])
            self.tiles[move["from"]].remove(tile)
            self.corners[move["to"]] = tile["spectators"]
            return
        if move["from"] is not None:
            assert self.places[move["from"]][move["kind"]] >= move["count"], move
            self.places[move["from"]][move["kind"]] -= move["count"]
        self.places[move["to"]][move["kind"]] += move["count"]

    def looks_like(self, view: View) -> None:
        for row in view["board"]:
            for space in row:
                self._holds(space["id"], {space["card"]: 1} if space["card"] else {})
        self._holds("pile:discard", view["discard"]["cards"])
        (deck,) = view["decks"]
        assert self.places[DECK].total() == deck["count"]
        for pile in view["supply"]:
            self._holds(pile["id"], {pile["kind"]: pile["count"]})
        assert self.tiles == {pile["id"]: pile["tiles"] for pile in view["grandstands"]}
        for number, stage in enumerate(view["seats"]):
            self._stage_looks_like(stage, view["sheep"]["seat"] == number)

    def _stage_looks_like(self, stage: dict[str, Any], has_sheep: bool) -> None:
        for pile in (*stage["hand"], *stage["offers"]):
            self._holds(pile["id"], {pile["kind"]: pile["count"]})
        for corner in stage["corners"]:
            assert self.corners.get(corner["id"]) == corner["spectators"]
        self._holds(stage["id"], {"spectator": stage["spectators"], "sheep": int(has_sheep)})

    def _holds(self, place: str, wanted: dict[str, int]) -> None:
        assert +self.places[place] == +Counter(wanted), place
