"""Where games are kept: `games/` for those that go on, `records/` for those that are over."""

from __future__ import annotations

import os
import secrets
from datetime import datetime
from pathlib import Path

from emberhall import BrokenSave, Game
from emberhall.terminal.album import Album
from emberhall.terminal.campaigns import Campaigns
from emberhall.terminal.files import NothingKept, read_text, write_text
from emberhall.terminal.seating import Company
from emberhall.terminal.sitting import Sitting, read_sitting, write_sitting


class Shelf:
    """A folder with games."""

    def __init__(self, home: Path) -> None:
        self.games = home / "games"
        self.records = home / "records"
        self.copies = home / "copies"
        self.album = Album(home / "achievements")
        self.campaigns = Campaigns(home / "campaigns")

    def seat(self, game: Game, company: Company, campaign: str = "") -> Sitting:
        """A new sitting, not kept yet."""
        now = datetime.now().strftime("%y%m%d-%H%M%S")
        id = f"{game.title.name}-{now}-{secrets.token_hex(2)}"
        return Sitting(id, game, company, campaign)

    def keep(self, sitting: Sitting) -> Path:
        return write_text(self.games / f"{sitting.id}.json", write_sitting(sitting))

    def keep_copy(self, sitting: Sitting, file: str) -> Path:
        """A copy under a name of its own, that play does not touch any more."""
        path = Path(file).expanduser() if file else self._copy_of(sitting)
        if path.exists():
            raise FileExistsError(17, "there is a file of that name already", str(path))
        return write_text(path, write_sitting(sitting))

    def _copy_of(self, sitting: Sitting) -> Path:
        return self.copies / f"{sitting.id}-{sitting.answers}-{secrets.token_hex(2)}.json"

    def finish(self, sitting: Sitting) -> Path:
        """Put the record of a finished game away in place of its save."""
        path = write_text(self.records / f"{sitting.id}.jsonl", sitting.game.record())
        (self.games / f"{sitting.id}.json").unlink(missing_ok=True)
        return path

    def kept(self) -> list[Path]:
        """Games that go on, the latest first."""
        return _latest_first(self.games, "*.json")

    def latest(self) -> Path:
        for path in self.kept():
            return path
        raise NothingKept("no game is waiting; start one with: emberhall play dragondraft")

    def latest_record(self) -> Path:
        for path in _latest_first(self.records, "*.jsonl"):
            return path
        raise NothingKept("no game has been played to its end here; name a file")

    def take(self, path: Path) -> Sitting:
        """The sitting in a file. A file from elsewhere is left alone: play goes on in a copy."""
        sitting = self._read(path)
        if path.resolve().parent != self.games.resolve():
            return self.seat(sitting.game, sitting.company)
        return sitting

    def _read(self, path: Path) -> Sitting:
        try:
            return read_sitting(read_text(path), path.stem)
        except BrokenSave as error:
            raise BrokenSave(f"{path} was left as it is: {error}") from None


def _latest_first(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def default_shelf() -> Shelf:
    home = os.environ.get("EMBERHALL_HOME")
    if home:
        return Shelf(Path(home).expanduser())
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Shelf(Path(data).expanduser() / "emberhall")
