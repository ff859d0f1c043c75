"""One hall for one file of SQLite: whoever starts a second one is led to the first."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from emberhall import EmberhallError
from emberhall.play.files import write_text
from emberhall.play.lock import Taken, locked

PATIENCE = 15.0
"""Seconds in which a hall that is just starting has to answer."""
PAUSE = 0.1


class NotAnswering(EmberhallError):
    """Somebody has the database and does not answer."""


class Note(Struct, frozen=True):
    """Where a running hall is found; it lies beside its database."""

    link: str
    host: str
    port: int
    nonce: str


class AlreadyOpen(Exception):
    """A hall runs on this database."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.link = link


@contextmanager
def alone_with(file: Path) -> Iterator[None]:
    """Have the database to ourselves; raises `AlreadyOpen` with the link of who has it."""
    try:
        with locked(file):
            try:
                yield
            finally:
                _note_place(file).unlink(missing_ok=True)
    except Taken:
        raise AlreadyOpen(_found(file)) from None


def leave_note(file: Path, note: Note) -> None:
    write_text(_note_place(file), msgspec.json.encode(note).decode())


def link_of(file: Path) -> str | None:
    """The link of the hall that runs on this database, if one does."""
    note = _read(file)
    return note.link if note is not None and _answers(note) else None


def _found(file: Path) -> str:
    """The link of the hall that has this database, once it answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        link = link_of(file)
        if link is not None:
            return link
        time.sleep(PAUSE)
    raise NotAnswering(
        f"another hall has {file} and does not answer: end it, or name another folder with --data"
    )


def _read(file: Path) -> Note | None:
    try:
        return msgspec.json.decode(_note_place(file).read_bytes(), type=Note)
    except (OSError, msgspec.MsgspecError):
        return None


def _answers(note: Note) -> bool:
    """Whether that very hall is there: another program may have its port by now."""
    asking = closing(http.client.HTTPConnection(note.host, note.port, timeout=2))
    with suppress(OSError, http.client.HTTPException, ValueError), asking as connection:
        connection.request("GET", "/healthz")
        told = json.loads(connection.getresponse().read(10_000))
        return isinstance(told, dict) and told.get("start") == note.nonce
    return False


def _note_place(file: Path) -> Path:
    return file.with_name(f"{file.name}.open")
