"""Something breaks in the hall: it is written down, and whoever met it learns under which id."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall.hall import wire
from emberhall.hall.room import Room
from emberhall.hall.teller import Teller
from hall.served import Place, Socket, receipt, served

ID = re.compile(r"[0-9a-f]{8}")
SECRET = "the queen of hearts"


@pytest.fixture
def place(sqlite_url: str, tmp_path: Path) -> Iterator[Place]:
    with served(sqlite_url, tmp_path) as place:
        yield place


def breaks(*_: object) -> None:
    raise KeyError(SECRET)


def written(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The ids under which the log tells what broke, with all that led to it."""
    told = [line for line in caplog.records if line.getMessage().startswith("broken ")]
    assert all(line.exc_info and line.levelno == logging.ERROR for line in told)
    return [line.getMessage().removeprefix("broken ") for line in told]


def is_closed_with_an_id(socket: Socket, caplog: pytest.LogCaptureFixture) -> None:
    assert socket.closes() == wire.OUR_FAULT
    reason = socket.connection.close_reason
    assert reason
    assert ID.fullmatch(reason)
    assert written(caplog) == [reason]


def test_what_breaks_while_somebody_is_told_closes_the_socket_with_an_id(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    with monkeypatch.context() as broken:
        broken.setattr(Teller, "_about_game", breaks)
        is_closed_with_an_id(ann.sits(table, 0), caplog)
    assert ann.sits(table, 0).hears("update")["view"], "the table goes on"


def test_what_breaks_while_somebody_answers_closes_the_socket_with_an_id(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    here, there = ann.sits(table, 0), ann.sits(table, 1)
    update = here.hears("update")
    monkeypatch.setattr(Room, "answer", breaks)
    here.sends(
        f'{{"type": "answer", "key": "pull", "version": "{update["version"]}", '
        f'"receipt": "{receipt()}"}}'
    )
    is_closed_with_an_id(here, caplog)
    assert there.says("chat", words="I am still here.")["type"] == "taken"


def test_what_breaks_before_the_first_word_closes_the_socket_with_an_id(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    monkeypatch.setattr(place.hall.rooms, "find", breaks)
    is_closed_with_an_id(ann.sits(table, 0), caplog)


def test_what_breaks_in_a_stream_is_its_last_line(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = place.person()
    table = ann.opens("me", "program")
    lines = ann.program(table, 1).stream(table)
    assert [next(lines)["type"], next(lines)["type"]] == ["table", "update"]
    monkeypatch.setattr(Teller, "_about_chat", breaks)
    ann.post(f"/api/tables/{table}/chat?seat=0", {"words": "Hello?", "receipt": receipt()})
    (last,) = [line for line in lines if line["type"] == "refused"]
    (id,) = written(caplog)
    assert (last["code"], last["words"]) == (
        "broken",
        f"Something broke here. It is written down as {id}.",
    )
    assert list(lines) == [], "the stream has ended"


def test_what_breaks_in_a_request_has_an_id_of_the_same_kind(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = place.person()
    table = ann.opens("me", "me")
    monkeypatch.setattr(place.hall.rooms, "find", breaks)
    reply = ann.get(f"/api/tables/{table}")
    (id,) = written(caplog)
    assert ID.fullmatch(id)
    assert (reply.status_code, reply.json()["code"]) == (500, "broken")
    assert id in reply.json()["words"]
    assert SECRET not in reply.text
