"""Games are kept whole, and what is broken is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberhall import BrokenSave
from emberhall.play.file_store import FileStore, default_store
from emberhall.play.files import read_text, write_text
from emberhall.play.store import (
    CannotWrite,
    NoRecord,
    NoSavedGame,
    NotFound,
    latest_game,
    latest_record,
)
from seated import play_on, session_of


def test_a_game_taken_from_the_shelf_stands_as_it_was_left(tmp_path: Path) -> None:
    games, session = FileStore(tmp_path).games, session_of("me=Ann,greedy:noise=0.2")
    session.game.answer(3)
    games.save(session)
    again = games.load(session.id)
    assert again.game.digest() == session.game.digest()
    assert (again.id, again.seating) == (session.id, session.seating)


def test_the_latest_game_is_the_one_kept_last(tmp_path: Path) -> None:
    games = FileStore(tmp_path).games
    first, second = session_of(), session_of()
    games.save(first)
    games.save(second)
    assert latest_game(games) == second.id
    games.save(first)
    assert latest_game(games) == first.id
    assert games.unfinished() == [first.id, second.id]


def test_an_empty_shelf_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoSavedGame, match="there is no saved game"):
        latest_game(FileStore(tmp_path).games)
    with pytest.raises(NoRecord, match="no game has been finished here yet"):
        latest_record(FileStore(tmp_path).games)
    with pytest.raises(NotFound, match="cannot be read: No such file"):
        FileStore(tmp_path).games.load("nowhere")


def test_a_file_from_elsewhere_goes_on_as_a_copy(tmp_path: Path) -> None:
    games, session = FileStore(tmp_path / "home").games, session_of()
    elsewhere = games.save_copy(session, str(tmp_path / "mine.json"))
    before = elsewhere.read_bytes()
    taken = games.load_file(elsewhere)
    taken.game.answer(0)
    games.save(taken)
    assert elsewhere.read_bytes() == before
    assert taken.game.digest() != games.load_file(elsewhere).game.digest()


def test_a_file_of_the_shelf_goes_on_as_itself(tmp_path: Path) -> None:
    games, session = FileStore(tmp_path).games, session_of()
    assert games.load_file(games.save(session)).id == session.id


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_text("precious")
    with pytest.raises(CannotWrite, match="a file of that name exists already"):
        FileStore(tmp_path).games.save_copy(session_of(), str(there))
    assert there.read_text() == "precious"


def test_a_finished_game_is_kept_as_a_record_only(tmp_path: Path) -> None:
    games, session = FileStore(tmp_path).games, session_of("random,random")
    kept = games.save(session)
    play_on(session)
    record = games.finish(session)
    assert games.records() == [session.id]
    assert games.record(latest_record(games)) == record.read_text() == session.game.record()
    assert not kept.exists()


def changed(kept: Path, **fields: Any) -> None:
    kept.write_text(json.dumps({**json.loads(kept.read_text()), **fields}))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"format": "something else"}, "it is not a saved game"),
        ({"seats": None}, "its 'seats' is missing"),
        ({"seats": [1, 2, 3]}, "its seats cannot be filled"),
        ({"seats": ["me", "zorg", "greedy"]}, "there is no bot 'zorg'"),
        ({"seats": ["me", "me"]}, "it seats 2 players in a game for 3"),
        ({"game": "{}"}, "this is not an Emberhall save"),
    ],
)
def test_a_broken_save_is_refused_with_its_reason_and_kept(
    tmp_path: Path, fields: dict[str, Any], reason: str
) -> None:
    games = FileStore(tmp_path).games
    kept = games.save(session_of())
    changed(kept, **fields)
    before = kept.read_bytes()
    with pytest.raises(BrokenSave, match=reason):
        games.load(kept.stem)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000])
def test_what_is_no_json_object_is_refused(tmp_path: Path, text: str) -> None:
    games = FileStore(tmp_path).games
    write_text(games.path("x"), text)
    with pytest.raises(BrokenSave, match="left as it is"):
        games.load("x")


def test_a_write_that_fails_leaves_the_old_file_and_no_scraps(tmp_path: Path) -> None:
    kept = write_text(tmp_path / "kept.json", "whole")
    with pytest.raises(UnicodeEncodeError):
        write_text(kept, "\udcff")
    assert kept.read_text() == "whole"
    assert list(tmp_path.iterdir()) == [kept]


def test_what_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotWrite, match="cannot be written: Not a directory"):
        write_text(tmp_path / "file" / "games" / "x.json", "text")


def test_what_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(NotFound, match="is not a text file"):
        read_text(tmp_path / "picture")
    with pytest.raises(NotFound, match="cannot be read: Is a directory"):
        read_text(tmp_path)


def test_the_shelf_stands_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path))
    assert default_store().games.folder == tmp_path / "games"
    monkeypatch.delenv("EMBERHALL_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_store().games.folder == tmp_path / "emberhall" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_store().games.folder == tmp_path / ".local/share/emberhall/games"
