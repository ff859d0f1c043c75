"""Two worlds that differ in a secret alone, and every byte that a reader gets in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import emberhall
from emberhall import Game, Option
from emberhall.hall import wire
from emberhall.hall.auth.guard import Pass
from emberhall.hall.auth.tokens import holder_of
from emberhall.hall.forking import forked
from emberhall.hall.hall import Hall
from emberhall.hall.room import Room
from emberhall.hall.store.grants import SEAT, WATCH, Grant
from emberhall.hall.teller import Teller
from emberhall.hall.visit import Visit
from hall.asking import Browser, visitors
from hall.databases import sqlite_at

TITLES: dict[str, tuple[int, dict[str, Any]]] = {
    "duals": (2, {}),
    "dragondraft": (3, {}),
    "flamecraft": (3, {}),
    "flamefang": (2, {"chapter": 1}),
}
LIVE = {"kind": "live", "bank": 600, "move": 20}
COOKIE = "c" * 43
TABLE = "the-table"


class Still:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


@dataclass(frozen=True)
class Secret:
    """Somebody is asked, and a reader cannot tell which of two answers is given."""

    game: Game
    keys: tuple[str, str]
    reader: int | None
    unseen: bool
    """The reader cannot even tell that there was an answer."""

    @property
    def seat(self) -> int:
        assert self.game.question is not None
        return self.game.question.seat


def played(title: str, answers: int, seed: int) -> Iterator[Game]:
    """A game at random, position by position."""
    seats, settings = TITLES[title]
    game, luck = emberhall.new_game(title, seats=seats, seed=seed, **settings), Random(seed)
    for _ in range(answers):
        if game.question is None:
            return
        yield game
        game.answer(luck.choice(game.question.options).key)


def seen(game: Game, reader: int | None, known: int) -> bytes:
    """All that the engine tells a reader who knows so many events."""
    events = [event.data() for event in game.events(reader, since=known)]
    return wire.encode([game.view(reader), game.prompt(reader), events])


def secrets_of(title: str, most: int, seed: int = 3) -> list[Secret]:
    """Answers of one game that some reader cannot tell apart: as different ones as there are."""
    found: dict[tuple[Any, ...], Secret] = {}
    for game in played(title, 250, seed):
        assert game.question is not None
        options, seat = game.question.options, game.question.seat
        for reader in (*range(game.seats), None):
            if len(options) < 2 or reader == seat:
                continue
            known = game.event_count(reader)
            before, first, second = (
                seen(each, reader, known) for each in (game, *_after(game, *options))
            )
            if first == second:
                keys, unseen = (options[0].key, options[-1].key), first == before
                kind = (game.path, unseen, reader is None)
                found.setdefault(kind, Secret(game.copy(), keys, reader, unseen))
        if len(found) >= most:
            break
    return list(found.values())[:most]


def _after(game: Game, first: Option, *others: Option) -> Iterator[Game]:
    """The game after its first option, and after its last."""
    for option in (first, others[-1]):
        after = game.copy(following=True)
        after.answer(option.key)
        yield after


def until_asked(game: Game, reader: int, answers: int = 3) -> Iterator[Game]:
    """Where a reader is asked after so many answers of others at most, whatever these choose."""
    question = game.question
    if question is not None and question.seat == reader:
        yield game
    elif question is not None and answers:
        for option in question.options[:6]:
            after = game.copy(following=True)
            after.answer(option.key)
            yield from until_asked(after, reader, answers - 1)


class World:
    """A hall in which a table stands like this, and one who reads there."""

    def __init__(self, hall: Hall, browser: Browser, now: Still, secret: Secret) -> None:
        self.hall, self.now, self.secret = hall, now, secret
        self.client = browser.client
        self.client.cookies.set("emberhall", COOKIE)
        self.got: list[bytes] = []

    async def story(self, key: str | None) -> list[bytes]:
        """What the reader gets while somebody gives this answer, or goes on thinking."""
        room = await self._set_up()
        teller = await self._teller(room)
        self._hears(teller)
        self.now.at += 3
        if key is not None:
            seat = self.secret.seat
            await room.answer(seat, key, room.sheet(seat).version, "the-secret-one")
        self._hears(teller)
        self.now.at += 5
        await self._asks(room)
        self._hears(teller)
        self.got += (await self._teller(room)).new()
        return self.got

    async def _set_up(self) -> Room:
        table, seats, _ = forked(self.secret.game, "", "", self.now())
        reader = self.secret.reader
        grant = Grant(holder_of(COOKIE), WATCH if reader is None else SEAT, TABLE, reader)
        self.hall.tables.create(
            msgspec.structs.replace(table, id=TABLE, clock=LIVE),
            [msgspec.structs.replace(row, table_id=TABLE) for row in seats],
            [
                grant,
                *(replace(grant, holder="x" * 64, kind=SEAT, seat=n) for n in range(len(seats))),
            ],
            self.now(),
        )
        return await self.hall.rooms.find(TABLE)

    async def _teller(self, room: Room) -> Teller:
        reader = self.secret.reader
        seats = frozenset(() if reader is None else (reader,))
        entry = Pass(holder_of(COOKIE), TABLE, seats, watch=True)
        return await Visit(self.hall, room, entry, reader).come_in()

    def _hears(self, teller: Teller) -> None:
        frames = teller.new()
        self.got += [*frames, b"%d frames" % len(frames)]

    async def _asks(self, room: Room) -> None:
        """Everything that can be asked for, and much that is refused."""
        reader = self.secret.reader
        at, version = f"?seat={reader or 0}", room.sheet(reader).version
        for path in ("", "/log?before=1000", f"/log{at}&before=1000", f"/story{at}", "/record"):
            self._keep(await self.client.get(f"/api/tables/{TABLE}{path}"))
        self._keep(await self.client.get(f"/table/{TABLE}"))
        self._keep(await self.client.get("/api/tables?mine=1"))
        said = {"version": version, "receipt": "receipt-1"}
        for path, body in (
            ("answer", {**said, "version": "old", "key": "1"}),
            ("answer", {**said, "key": "take the moon"}),
            ("answer", {**said, "key": self.secret.keys[0]}),
            ("undo", {**said, "version": "old"}),
            ("hint", {"receipt": "receipt-2"}),
            ("chat", {"words": "Well?", "receipt": "receipt-3"}),
        ):
            if reader is None or path != "answer" or body["key"] != self.secret.keys[0]:
                url = f"/api/tables/{TABLE}/{path}{'' if reader is None else at}"
                self._keep(await self.client.post(url, json=body))

    def _keep(self, reply: httpx.Response) -> None:
        heads = sorted(f"{name}: {value}" for name, value in reply.headers.items())
        self.got.append(f"{reply.status_code} {heads} {reply.text}".encode())


async def told_in_world(
    secret: Secret, key: str | None, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[bytes]:
    now = Still()
    monkeypatch.setattr("emberhall.hall.app.now_of", lambda engine: now)
    async with visitors(sqlite_at(folder / f"{key or 'thinking'}.sqlite")) as come:
        return await World(come.hall, come.comes(), now, secret).story(key)
