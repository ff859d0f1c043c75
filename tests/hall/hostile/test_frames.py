"""Garbage on sockets: whoever sends it is shown out, and nobody else notices."""

from __future__ import annotations

import asyncio
import logging
import resource
import traceback
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidState
from websockets.frames import Close

from emberhall.hall.wire import GARBLED
from hall.hostile.garbage import borne, deadly, half
from hall.hostile.raw import knocking
from hall.served import Place, Socket, served, until

FRAMES = 2_000
PARTS = 50
"""So often in the long run, each with other frames: a hundred thousand."""
AT_ONCE = 12
"""Frames of one socket, of which the last ends it."""
CODES = {0, 1000, 1002, 1003, 1007, 1009, GARBLED}
"""With which a socket may be closed for what it said; 0: it hung up in the middle of something."""
SERVERS = ("uvicorn", "websockets")
"""Who is forgiven for what they log."""
MORE_MEMORY = 40_000
"""KB that a process may grow by, whatever it was sent."""


def test_garbage_ends_nothing_but_its_socket(
    part: int, sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with served(sqlite_url, tmp_path) as place:
        ann, eve = place.person(), place.person()
        table = ann.opens("me", "open", listed=True)
        eve.post(f"/api/tables/{table}/join", {"name": "Eve"})
        quiet = ann.sits(table, 0)
        before = quiet.newest()
        cookie = f"emberhall={eve.client.cookies['emberhall']}"
        luck, codes = Random(part), Counter[int]()
        memory = tasks = 0
        for number in range(FRAMES // AT_ONCE):
            if number == FRAMES // AT_ONCE // 3:
                until(lambda: place.hall.lines.count == 1)
                memory, tasks = _memory(), _tasks(place)
            codes[_garbage(place, table, cookie, luck)] += 1
        until(lambda: place.hall.lines.count == 1)
        assert codes.keys() <= CODES, codes
        assert codes[GARBLED] > len(codes)
        until(lambda: _tasks(place) <= tasks)  # a goodbye may still be on its way
        assert _memory() - memory < MORE_MEMORY
        assert place.hall.rooms.open[table].company.sockets == {0: 1, 1: 0}
        assert quiet.newest()["version"] == before["version"]
        assert len(quiet.updates) == 1
        _plays_on([quiet, eve.sits(table, 1)])
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR and ours(each)]


def ours(record: logging.LogRecord) -> bool:
    """The server has words of its own about text that is none; what broke in our code is ours,
    though it is the server that tells it."""
    error = (record.exc_info or (None, None))[1]
    if not isinstance(error, UnicodeDecodeError | InvalidState):
        return True
    names = (frame.f_globals["__name__"] for frame, _ in traceback.walk_tb(error.__traceback__))
    *_, last = ("", *(name for name in names if name.startswith(("emberhall", *SERVERS))))
    return not (record.name.startswith(SERVERS) and last.startswith(SERVERS))


def test_what_breaks_on_garbage_in_our_own_code_is_not_forgiven(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ours_breaks = eval("lambda garbage: garbage.decode()", {"__name__": "emberhall.hall.made_up"})
    for teller, breaks, is_ours in (
        ("uvicorn.error", Close.parse, False),
        ("uvicorn.error", ours_breaks, True),
        ("emberhall.hall", Close.parse, True),
    ):
        with pytest.raises(UnicodeDecodeError) as broken:
            breaks(b"\x03\xe8\xff")
        logging.getLogger(teller).error("Broken.", exc_info=broken.value)
        assert ours(caplog.records[-1]) == is_ours


def _garbage(place: Place, table: str, cookie: str, luck: Random) -> int:
    """One socket's worth of it; the code with which it was closed."""
    seat = luck.choice(["?seat=1", "", "?seat=1&cursor=1.99999"])
    with knocking(place.url, f"/api/tables/{table}/socket{seat}", cookie) as raw:
        for _ in range(AT_ONCE - 1):
            raw.send(borne(luck))
        if luck.random() < 0.1:
            raw.send(half(luck))
            raw.end()
            return 0 if luck.random() < 0.5 else raw.closes()
        raw.send(deadly(luck))
        return raw.closes()


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _tasks(place: Place) -> int:
    async def counted() -> int:
        return len(asyncio.all_tasks())

    return place.does(counted())


def _plays_on(sockets: list[Socket]) -> None:
    for _ in range(4):
        asked = next(each for each in sockets if each.newest()["prompt"])
        key = asked.update["prompt"]["options"][0]["key"]
        told = asked.says("answer", key=key, version=asked.update["version"])
        assert told["type"] == "taken", told
