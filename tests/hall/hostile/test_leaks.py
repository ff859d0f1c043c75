"""Changing a secret changes no byte of what others get, and no secret stands where it must not."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from emberhall import Game
from emberhall.hall import stream, wire
from emberhall.hall.logs import JsonLines
from emberhall.hall.sheet import open_of, view_of
from emberhall.play.hint import advice
from hall.hostile.worlds import TITLES, played, secrets_of, seen, told_in_world, until_asked
from hall.served import Place, Socket, served, until

WITH_SECRET_ANSWERS = ("duals", "flamecraft", "flamefang")
"""At the fourth, everybody sees what is chosen."""


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_changes_no_byte_of_a_view(title: str, thorough: bool) -> None:
    """All that a seat cannot see is dealt anew: it sees the same, and is asked the same.

    Where another seat is asked, it may have nothing to choose in the twin; then somebody else is
    asked there, which tells nothing about the real game.
    """
    for number, game in enumerate(played(title, 400 if thorough else 60, seed=8)):
        if number % 6:
            continue
        for reader in (*range(game.seats), None):
            told, asked = view_of(game, reader, open_of(game)), game.prompt(reader)
            for seed in (1, 2):
                twin = game.imagine(reader, seed)
                assert view_of(twin, reader, open_of(twin)) == told
                assert asked is None or wire.encode(twin.prompt(reader)) == wire.encode(asked)


@pytest.mark.parametrize("title", WITH_SECRET_ANSWERS)
def test_another_secret_changes_no_byte_for_others(
    title: str, tmp_path: Path, migrated_file: Path, thorough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By socket, by stream, by any address, in refusals and in what is not sent at all."""
    found = secrets_of(title, 12 if thorough else 4)
    assert any(secret.unseen for secret in found)
    assert any(secret.reader is None for secret in found)
    for number, secret in enumerate(found):
        folder = tmp_path / str(number)
        folder.mkdir()
        told = [
            asyncio.run(told_in_world(secret, key, _ready(folder, migrated_file, key), monkeypatch))
            for key in (*secret.keys, *([None] if secret.unseen else []))
        ]
        assert len(told[0]) > 15
        for other in told[1:]:
            assert other == told[0]


def _ready(folder: Path, migrated: Path, key: str | None) -> Path:
    at = folder / ("thinking" if key is None else f"{len(list(folder.iterdir()))}")
    at.mkdir()
    shutil.copy(migrated, at / f"{key or 'thinking'}.sqlite")
    return at


@pytest.mark.parametrize(
    ("title", "seed", "number", "reader"),
    [("duals", 2, 12, 1), ("flamecraft", 1, 83, 0), ("flamefang", 0, 59, 0)],
)
def test_a_secret_answer_in_between_changes_no_byte_of_a_hint(
    title: str, seed: int, number: int, reader: int
) -> None:
    """Another may have answered once or twice by now: whoever is asked then sees no difference."""
    game = next(game for game in played(title, 120, seed) if len(game.answers()) == number)
    known, alike = game.event_count(reader), defaultdict[bytes, list[Game]](list)
    for asked in until_asked(game, reader):
        alike[seen(asked, reader, known)].append(asked)
    pairs = [games for games in alike.values() if len({_answers_of(each) for each in games}) > 1]
    assert pairs
    for games in pairs:
        hints = {advice(each, question) for each in games if (question := each.question)}
        assert len(hints) == 1


def _answers_of(game: Game) -> int:
    return len(game.answers())


def test_a_bell_that_brings_nothing_is_not_heard_in_the_silence(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Empty lines come in their own time, whether somebody answers in secret or not."""
    monkeypatch.setattr(stream, "KEEP_ALIVE", 0.3)
    with served(sqlite_url, tmp_path) as place:
        ann = place.person()
        table = ann.opens("me", "me")

        async def rings() -> None:
            for _ in range(40):
                place.hall.rooms.open[table].ring()
                await asyncio.sleep(0.05)

        with ann.client.stream("GET", f"/api/tables/{table}/stream?seat=0") as reply:
            lines = reply.iter_lines()
            while next(lines):
                pass  # until the first silence
            ringing = asyncio.run_coroutine_threadsafe(rings(), place.loop)
            assert [next(lines) for _ in range(3)] == [""] * 3
            assert not ringing.done()
            ringing.result(20)


def test_no_secret_is_written_down_anywhere(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A whole game, with everything that is secret in it, and all that was logged and counted."""
    caplog.set_level(logging.DEBUG, "emberhall")
    caplog.handler.setFormatter(JsonLines())
    with served(sqlite_url, tmp_path) as place:
        secrets = _evening(place)
    written = caplog.text
    assert "request" in written
    for name, secret in secrets.items():
        assert secret not in written, name


def _evening(place: Place) -> dict[str, str]:
    """Ann and Ben play; what must be found nowhere, by name."""
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "open", title="dragondraft")
    links = ann.invites(table)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben", "secret": links["join"]})
    place.person().post(f"/api/tables/{table}/watch", {"secret": links["watch"]})
    place.person().get(f"/join/{table}/{links['join']}")
    place.person().get(f"/api/tables/{links['watch']}?secret={links['watch']}")
    program = ben.program(table, 1)
    program.post(f"/api/tables/{table}/answer", {"key": links["join"], "version": links["join"]})
    recovery = ann.post(f"/api/tables/{table}/recovery", {"seat": 0}).json()["link"]
    header = place.game(table).header
    assert header is not None
    sockets = [ann.sits(table, 0), ben.sits(table, 1)]
    luck, answers = Random(2), list[str]()
    while not sockets[0].newest()["over"]:
        answers.append(_answers(sockets, luck))
    sockets[0].says("answer", key="the-key-of-nothing", version="the-version-of-nothing")
    until(lambda: place.hall.tables.read(table)[0].state == "over")  # type: ignore[index]
    return {
        "seed": str(header.seed),
        "Ann's cookie": ann.client.cookies["emberhall"],
        "Ben's cookie": ben.client.cookies["emberhall"],
        "join": links["join"],
        "watch": links["watch"],
        "token": program.token,
        "recovery": recovery.partition("#")[2],
        "refused": "the-key-of-nothing",
        "version": "the-version-of-nothing",
        **{f"answer {key}": f'"{key}"' for key in answers if len(key) > 4},
    }


def _answers(sockets: list[Socket], luck: Random) -> str:
    asked = next(each for each in sockets if each.newest()["prompt"])
    key: str = luck.choice(asked.update["prompt"]["options"])["key"]
    assert asked.says("answer", key=key, version=asked.update["version"])["type"] == "taken"
    return key


def _silent_answers(place: Place, luck: Random, answers: int) -> int:
    """How often nothing changed for somebody, who then must not have heard of it either."""
    ann, ben = place.person(), place.person()
    table = ann.opens("me", "open", listed=True)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    sockets = [ann.sits(table, 0), ben.sits(table, 1)]
    watching = place.person().sits(table)
    silent = 0
    for _ in range(answers):
        asked = next(each for each in sockets if each.newest()["prompt"])
        others = [each for each in (*sockets, watching) if each is not asked]
        before = [(each.newest()["version"], len(each.told)) for each in others]
        _answers(sockets, luck)
        for each, (version, count) in zip(others, before, strict=True):
            if place.version(table, each.seat) == version:
                each.sends('{"type": "ping"}')
                each.hears("pong")
                assert len(each.told) == count + 1
                silent += 1
    return silent


def test_nobody_hears_of_an_answer_in_secret(sqlite_url: str, tmp_path: Path) -> None:
    """Not one frame more, on a real socket, whoever else is asked.

    Every shuffle is another one, and not each has such an answer early: then another table has."""
    with served(sqlite_url, tmp_path) as place:
        luck = Random(4)
        assert any(_silent_answers(place, luck, answers=30) for _ in range(20))
