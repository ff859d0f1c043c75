"""Whoever says much and reads nothing: the hall keeps little for them, and lets go of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from emberhall.hall import connection
from emberhall.hall import socket as hall_socket
from emberhall.hall.auth import limits
from emberhall.hall.auth.limits import Limits
from emberhall.hall.wire import FLOODING
from hall.hostile.raw import PING, RawSocket, frame, knocking
from hall.served import SECONDS, Person, Place, receipt, served, until

PINGS = frame(b"x" * 125, PING) * 60_000
MOST_UNREAD = 1_000_000
"""Bytes that wait for one who does not read: far from what was asked for."""


@contextmanager
def deaf(place: Place, ann: Person, table: str) -> Iterator[RawSocket]:
    """A socket of Ann's which says a lot, then a word for all, and reads nothing of it."""
    cookie = f"emberhall={ann.client.cookies['emberhall']}"
    chat = {"type": "chat", "words": "I hear nothing", "receipt": receipt()}
    with knocking(place.url, f"/api/tables/{table}/socket?seat=0", cookie) as raw:
        raw.send(PINGS)
        raw.send(frame(msgspec.json.encode(chat)))
        yield raw


def test_pings_are_answered_to_whoever_reads_the_answers(sqlite_url: str, tmp_path: Path) -> None:
    with served(sqlite_url, tmp_path, buffered=16_384) as place:
        ann = place.person()
        table = ann.opens("me", "me")
        reader = ann.sits(table, 1)
        with deaf(place, ann, table):
            reader.has_heard("I hear nothing")
            waiting = [each.transport.get_write_buffer_size() for each in place.connections]
            assert len(waiting) == 2
            assert sum(waiting) < MOST_UNREAD
        assert reader.connection.ping().wait(SECONDS)


def test_who_was_dropped_holds_nothing_of_the_hall(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before its last word was heard or after it, as the hall has time."""
    monkeypatch.setattr(hall_socket, "SLOW_AFTER", 0.1)
    monkeypatch.setattr(hall_socket, "CLOSES_WITHIN", 0.1)
    monkeypatch.setattr(connection, "CLOSES_WITHIN", 0.1)
    with served(sqlite_url, tmp_path, buffered=16_384) as place:
        ann = place.person()
        table = ann.opens("me", "me")
        reader = ann.sits(table, 1)
        with deaf(place, ann, table):
            until(lambda: len(place.connections) == 1)
            until(lambda: place.hall.lines.count == 1)
        assert reader.newest()["view"]


def test_one_address_has_so_many_lines_and_no_more(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_LINES", 3)
    with served(sqlite_url, tmp_path, Limits()) as place:
        ann = place.person()
        table = ann.opens("me", "me", listed=True)
        first = ann.sits(table, 0)
        for each in (first, ann.sits(table, 1), ann.sits(table)):
            each.hears("table")
        assert place.person().sits(table).closes() == FLOODING
        refused = ann.get(f"/api/tables/{table}/stream?seat=0")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        first.connection.close()
        until(lambda: place.hall.lines.count == 2)
        assert place.person().sits(table).hears("table")


def test_who_was_hung_up_on_unread_is_heard_no_more(sqlite_url: str, tmp_path: Path) -> None:
    """Whoever reads nothing does not hear that the seat was taken from them, and plays no more."""
    with served(sqlite_url, tmp_path, buffered=16_384) as place:
        ann, ben = place.person(), place.person()
        table = ann.opens("me", "me")
        question = place.game(table).question
        assert question is not None
        seat = question.seat
        cookie = f"emberhall={ann.client.cookies['emberhall']}"
        link = ann.post(f"/api/tables/{table}/recovery", {"seat": seat}).json()["link"]
        said = {
            "type": "answer",
            "key": question.options[0].key,
            "version": place.version(table, seat),
            "receipt": receipt(),
        }
        with knocking(place.url, f"/api/tables/{table}/socket?seat={seat}", cookie) as raw:
            raw.send(PINGS)
            until(lambda: any(not each.writable.is_set() for each in place.connections))
            assert ben.post("/api/recover", {"secret": link.partition("#")[2]}).is_success
            place.does(place.hall.lines.look())
            raw.send(frame(msgspec.json.encode(said)))
            until(lambda: not place.connections)
        assert place.hall.rooms.open[table].number == 0
