"""Games as files: `games/` for those that go on, `records/` for those that are over."""

from __future__ import annotations

import os
import secrets
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from emberhall import BrokenSave
from emberhall.play.checks import is_id
from emberhall.play.files import (
    delete,
    latest_first,
    read_text,
    save_text,
    set_aside,
    sweep,
    write_new,
)
from emberhall.play.holds import Holds
from emberhall.play.session import Session, new_session
from emberhall.play.session_text import read_session, write_session
from emberhall.play.store import NotFound


class GameFolder:
    """The folders with a player's games."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "games"
        self.record_folder = home / "records"
        self.copies = home / "copies"
        self._holds = Holds()

    def path(self, session_id: str) -> Path:
        return self.folder / f"{_checked(session_id)}.json"

    def record_path(self, session_id: str) -> Path:
        return self.record_folder / f"{_checked(session_id)}.jsonl"

    def hold(self, session_id: str) -> AbstractContextManager[None]:
        sweep(self.folder, self.record_folder, self.copies)
        return self._holds.hold(self.path(session_id), f"the game {session_id}")

    def save(self, session: Session) -> Path:
        return save_text(self.path(session.id), write_session(session))

    def save_copy(self, session: Session, file: str) -> Path:
        """A copy under a name of its own, that play does not touch any more."""
        path = Path(file).expanduser() if file else self._copy_of(session)
        return write_new(path, write_session(session))

    def _copy_of(self, session: Session) -> Path:
        return self.copies / f"{session.id}-{session.answers}-{secrets.token_hex(2)}.json"

    def load(self, session_id: str) -> Session:
        return self._read(self.path(session_id))

    def load_file(self, path: Path) -> Session:
        """The session in a file. A file from elsewhere is left alone: play goes on in a copy."""
        session = self._read(path)
        return session if self.id_of(path) else new_session(session.game, session.seating)

    def id_of(self, path: Path) -> str:
        """The id of the game in a file of ours; empty for a file from elsewhere."""
        place = path.resolve()
        is_ours = place.parent == self.folder.resolve() and place.suffix == ".json"
        return place.stem if is_ours and is_id(place.stem) else ""

    def _read(self, path: Path) -> Session:
        try:
            return read_session(read_text(path), path.stem)
        except BrokenSave as error:
            raise type(error)(f"{path} was left as it is: {error}") from None

    def unfinished(self) -> list[str]:
        return list(filter(is_id, (path.stem for path in latest_first(self.folder, "*.json"))))

    def location(self, session_id: str) -> str:
        return str(self.path(session_id))

    def saved_at(self, session_id: str) -> datetime:
        path = self.path(session_id)
        try:
            return datetime.fromtimestamp(path.stat().st_mtime)
        except OSError as error:
            raise NotFound(f"{path} cannot be read: {error.strerror}") from None

    def rename(self, session_id: str, label: str) -> Path:
        session, path = self.load(session_id), self.path(session_id)
        saved_at = path.stat().st_mtime_ns
        self.save(replace(session, label=label))
        os.utime(path, ns=(saved_at, saved_at))
        return path

    def delete(self, session_id: str) -> None:
        delete(self.path(session_id))

    def set_aside(self, session_id: str) -> str:
        return str(set_aside(self.path(session_id)))

    def finish(self, session: Session) -> Path:
        path = save_text(self.record_path(session.id), session.game.record())
        self.path(session.id).unlink(missing_ok=True)
        return path

    def records(self) -> list[str]:
        stems = (path.stem for path in latest_first(self.record_folder, "*.jsonl"))
        return list(filter(is_id, stems))

    def record(self, session_id: str) -> str:
        return read_text(self.record_path(session_id))


def _checked(session_id: str) -> str:
    """A name that leads nowhere but into the folder it is meant for."""
    if not session_id or not is_id(session_id):
        raise NotFound(f"there is no game {session_id[:60]!r}: a game's name is one plain word")
    return session_id
