"""Where nothing can be written, one sentence says so, and whoever wants to goes on without."""

from __future__ import annotations

import io
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall.cli import run
from emberhall.play.file_store import FileStore
from emberhall.play.files import write_text
from emberhall.play.session import Session
from emberhall.play.store import CannotSave, CannotWrite
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.plain import Plain
from emberhall.terminal.table.saving import SAVED_AGAIN, UNSAVED, WITHOUT
from emberhall.terminal.table.screen import Screen
from terminal.at_table import console, play_plain, printed, session_at, typed


class Disk:
    """A store whose disk can be full for a while."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = FileStore(home)
        self.is_full = True
        save, finish = self.store.games.save, self.store.games.finish
        monkeypatch.setattr(self.store.games, "save", lambda session: self._try(save, session))
        monkeypatch.setattr(self.store.games, "finish", lambda session: self._try(finish, session))

    def _try(self, write: object, session: Session) -> object:
        assert callable(write)
        if self.is_full:
            raise CannotSave("home/games/x.json cannot be written: No space left on device")
        return write(session)


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(tmp_path, monkeypatch)


def played(disk: Disk, session: Session, lines: list[str]) -> str:
    said: list[str] = []
    GameLoop(session, disk.store, Plain(said.append, typed(lines), UNICODE)).play()
    return "".join(said)


def test_the_player_is_asked_once_and_then_reminded(tmp_path: Path, disk: Disk) -> None:
    session = session_at(tmp_path, settings=["start=0"])
    said = played(disk, session, ["yes", "1", "1"])
    assert said.startswith(
        "Home/games/x.json cannot be written: No space left on device; make room there, or let "
        f"EMBERHALL_HOME name another folder. {WITHOUT}\n"
    )
    assert said.count(WITHOUT) == 1
    assert said.count(UNSAVED) == 3, "at every question"
    assert session.answers > 2
    assert said.endswith("if there is an earlier save, go on with: emberhall resume\n")


@pytest.mark.parametrize("lines", [["no"], ["q"], [], ["perhaps", "n"]])
def test_whoever_would_rather_not_leaves(tmp_path: Path, disk: Disk, lines: list[str]) -> None:
    with pytest.raises(CannotSave):
        played(disk, session_at(tmp_path), lines)


def test_a_disk_that_fills_up_in_the_middle(tmp_path: Path, disk: Disk) -> None:
    disk.is_full = False
    session = session_at(tmp_path, settings=["start=0"])

    def fill() -> Iterator[str]:
        yield "1"
        disk.is_full = True
        yield from ("1", "no")

    said: list[str] = []
    with pytest.raises(CannotSave):
        GameLoop(session, disk.store, Plain(said.append, typed(fill()), UNICODE)).play()
    assert disk.store.games.load(session.id).answers == 3, "as it was before"


def test_when_there_is_room_again_that_is_told(tmp_path: Path, disk: Disk) -> None:
    session = session_at(tmp_path, settings=["start=0"])

    def make_room() -> Iterator[str]:
        yield from ("yes", "1")
        disk.is_full = False
        yield from ("1", "1")

    said: list[str] = []
    GameLoop(session, disk.store, Plain(said.append, typed(make_room()), UNICODE)).play()
    told = "".join(said)
    assert told.count(SAVED_AGAIN) == 1
    assert UNSAVED not in told.partition(SAVED_AGAIN)[2]
    assert "The game is saved; go on with" in told
    assert disk.store.games.load(session.id).game.digest() == session.game.digest()


def test_a_copy_can_be_written_elsewhere_meanwhile(tmp_path: Path, disk: Disk) -> None:
    copy = tmp_path / "stick" / "mine.json"
    played(disk, session_at(tmp_path), ["yes", f"/save {copy}"])
    assert disk.store.games.load_file(copy).game.title.name == "dragondraft"


def test_a_game_without_a_record_still_ends_well(tmp_path: Path, disk: Disk) -> None:
    said = played(disk, session_at(tmp_path), ["yes", *["1"] * 200])
    assert "  total " in said
    assert "emberhall replay" not in said, "there is nothing to see again"
    assert "The game is not kept: home/games/x.json cannot be written" in said
    assert disk.store.games.records() == []


def test_the_drawn_table_reminds_too(tmp_path: Path, disk: Disk) -> None:
    there = console()
    session = session_at(tmp_path, settings=["start=0"])
    GameLoop(session, disk.store, Screen(there, typed(["yes", "1"]))).play()
    said = printed(there)
    assert said.count(WITHOUT) == 1
    assert said.count(UNSAVED) >= 2  # at each question, and while bots think over it


# Real disks


def test_a_home_that_cannot_be_written_is_told_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "file"
    home.write_text("")
    monkeypatch.setenv("EMBERHALL_HOME", str(home))
    monkeypatch.setattr(sys, "stdin", io.StringIO("no\n"))
    assert run(["play", "dragondraft"]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"emberhall: {home}/games/dragondraft-")
    assert told.err.endswith(
        ".json cannot be written: Not a directory; "
        "make room there, or let EMBERHALL_HOME name another folder\n"
    )
    monkeypatch.setattr(sys, "stdin", io.StringIO("yes\n1\n"))
    assert run(["play", "dragondraft"]) == 0
    assert UNSAVED in capsys.readouterr().out


def test_a_whole_game_without_a_home(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = play_plain(tmp_path / "file", session_at(tmp_path), ["yes", *["1"] * 200])
    assert "  total " in said
    assert (tmp_path / "file").read_text() == ""


@pytest.fixture
def small_disk() -> Iterator[None]:
    """No file can grow beyond a few bytes, as if the disk were full."""
    import signal

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, ignored)


def test_a_full_disk_leaves_the_old_file_and_no_scraps(tmp_path: Path, small_disk: None) -> None:
    kept = write_text(tmp_path / "kept", "whole")
    with pytest.raises(CannotWrite, match="kept cannot be written: File too large"):
        write_text(kept, "more than there is room for")
    assert kept.read_text() == "whole"
    assert list(tmp_path.iterdir()) == [kept]


def test_achievements_on_a_full_disk_are_told_with_the_way_out(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path / "home"))
    export = tmp_path / "mine.json"
    assert run(["achievements", "--export", str(export)]) == 0
    (tmp_path / "home").write_text("")
    capsys.readouterr()
    assert run(["achievements", "--import", str(export)]) == 2
    assert "EMBERHALL_HOME" in capsys.readouterr().err
