"""What moves tell: a table that is changed by nothing but moves stays like the view."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall import Event
from emberhall.kernel.events import Move

from .story import bag_of, kinds

MODES: list[dict[str, Any]] = [
    {"seats": 1},
    {"seats": 2},
    {"seats": 2, "fountain": True},
    {"seats": 2, "fancies": "choose", "fountain": True},
    {"seats": 2, "fancies": ("steven", "flair")},
    {"seats": 2, "fancies": ("todd", "buddy"), "fountain": True},
    {"seats": 2, "fancies": ("goldrush", "taylor")},
    {"seats": 2, "fancies": ("rainbow", "starburst"), "fountain": True},
]
UNKNOWN = ""


class Places:
    """Where everything lies, as one seat knows it: read off a view once, then moved."""

    def __init__(self, view: Any) -> None:
        self.lying = {space["id"]: kinds(space["stack"]) for space in view["spaces"]}
        self.lying["bag"] = [kind for kind, count in bag_of(view).items() for _ in range(count)]
        self.lying |= {place: kinds(view[place]["tokens"]) for place in ("extras", "held")}
        self.lying["display"] = [card["card"] for card in view["display"]["cards"]]
        if view["fountain"]:
            self.lying["fountain"] = [card["card"] for card in view["fountain"]["cards"]]
        self.counted = {pile["id"]: pile["count"] for pile in (*view["decks"], *view["supply"])}
        self.miniature = view["fountain"] and view["fountain"]["miniature"]["space"]
        for seat in view["seats"]:
            self._sit(seat)

    def _sit(self, seat: Any) -> None:
        known = [card["card"] for card in seat["hand"]]
        unknown = [UNKNOWN] * (seat["hand_count"] - len(known))
        self.lying[seat["hand_pile"]["id"]] = known + unknown
        self.lying[seat["scored_pile"]["id"]] = [card["card"] for card in seat["scored"]]
        self.lying[seat["kept"]["id"]] = kinds(
            [seat["kept"]["token"]] if seat["kept"]["token"] else []
        )
        self.counted[seat["coins"]["id"]] = seat["coins"]["count"]
        self.counted[seat["id"]] = seat["reputation"]

    def change(self, events: list[Event]) -> None:
        for event in events:
            for move in event.moves:
                self._move(move)

    def _move(self, move: Move) -> None:
        if move.kind == "miniature":
            assert self.miniature == move.from_
            self.miniature = move.to
            return
        for _ in range(move.count):
            self._take(move.from_, move.kind)
            self._put(move.to, move.kind)

    def _take(self, place: str | None, kind: str) -> None:
        if place in self.counted:
            self.counted[place] -= 1
            assert self.counted[place] >= 0
        elif place is not None and place in self.lying:
            self._pick_out(self.lying[place], kind)

    def _pick_out(self, lying: list[str], kind: str) -> None:
        """The uppermost of its kind; one that nobody knew might be any. If one goes that nobody
        saw, nobody knows what is left."""
        if kind == UNKNOWN:
            lying[:] = [UNKNOWN] * (len(lying) - 1)
            return
        wanted = kind if kind in lying else UNKNOWN
        assert wanted in lying, f"no {kind} in {lying}"
        del lying[len(lying) - 1 - lying[::-1].index(wanted)]

    def _put(self, place: str | None, kind: str) -> None:
        if place in self.counted:
            self.counted[place] += 1
        elif place is not None and place in self.lying:
            self.lying[place].append(kind)

    def told(self) -> dict[str, Any]:
        """Everything, where the order matters only in stacks."""
        stacks = {place: lying for place, lying in self.lying.items() if "space" in place}
        rest = {place: Counter(lying) for place, lying in self.lying.items() if place not in stacks}
        return {**stacks, **rest, **self.counted, "miniature": self.miniature}


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES)
def test_moves_alone_tell_where_everything_lies(mode: dict[str, Any]) -> None:
    """Board, bag, held and kept tokens, hands, decks, coins and reputation, after every answer, to
    each seat and to a spectator."""
    for seed in range(4):
        game, luck = emberhall.new_game("duals", seed=seed, **mode), Random(seed)
        viewers = (*range(game.seats), None)
        places = {viewer: Places(game.view(viewer)) for viewer in viewers}
        while game.question is not None:
            told = game.answer(luck.randrange(game.choices), telling=True)
            for viewer in viewers:
                seen = [event.seen_by(viewer) for event in told]
                places[viewer].change([event for event in seen if event is not None])
                assert places[viewer].told() == Places(game.view(viewer)).told()


@pytest.mark.parametrize("mode", MODES)
def test_every_place_in_a_move_is_in_the_view(mode: dict[str, Any]) -> None:
    """Only reputation comes from nowhere, and the miniature from beside the board."""
    game, luck = emberhall.new_game("duals", seed=1, **mode), Random(1)
    while game.question is not None:
        game.answer(luck.randrange(game.choices))
    from_nowhere = [
        move
        for event in game.events(None)
        for move in event.moves
        if move.from_ is None or move.to is None
    ]
    assert {move.kind for move in from_nowhere} <= {"reputation", "miniature"}
    assert all(move.to for move in from_nowhere if move.kind == "miniature")
