"""Games are kept whole, and what is broken is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberhall import BrokenSave
from emberhall.play.files import read_text, write_text
from emberhall.play.shelf import Shelf, default_shelf
from emberhall.play.store import (
    CannotKeep,
    NoRecord,
    NothingKept,
    NothingWaits,
    latest_game,
    latest_record,
)
from seated import play_on, session_of


def test_a_game_taken_from_the_shelf_stands_as_it_was_left(tmp_path: Path) -> None:
    games, session = Shelf(tmp_path).games, session_of("me=Ann,greedy:noise=0.2")
    session.game.answer(3)
    games.keep(session)
    again = games.take(session.id)
    assert again.game.digest() == session.game.digest()
    assert (again.id, again.company) == (session.id, session.company)


def test_the_latest_game_is_the_one_kept_last(tmp_path: Path) -> None:
    games = Shelf(tmp_path).games
    first, second = session_of(), session_of()
    games.keep(first)
    games.keep(second)
    assert latest_game(games) == second.id
    games.keep(first)
    assert latest_game(games) == first.id
    assert games.going_on() == [first.id, second.id]


def test_an_empty_shelf_says_so(tmp_path: Path) -> None:
    with pytest.raises(NothingWaits, match="no game is waiting"):
        latest_game(Shelf(tmp_path).games)
    with pytest.raises(NoRecord, match="no game has been played to its end here"):
        latest_record(Shelf(tmp_path).games)
    with pytest.raises(NothingKept, match="cannot be read: No such file"):
        Shelf(tmp_path).games.take("nowhere")


def test_a_file_from_elsewhere_goes_on_as_a_copy(tmp_path: Path) -> None:
    games, session = Shelf(tmp_path / "home").games, session_of()
    elsewhere = games.keep_copy(session, str(tmp_path / "mine.json"))
    before = elsewhere.read_bytes()
    taken = games.take_file(elsewhere)
    taken.game.answer(0)
    games.keep(taken)
    assert elsewhere.read_bytes() == before
    assert taken.game.digest() != games.take_file(elsewhere).game.digest()


def test_a_file_of_the_shelf_goes_on_as_itself(tmp_path: Path) -> None:
    games, session = Shelf(tmp_path).games, session_of()
    assert games.take_file(games.keep(session)).id == session.id


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_text("precious")
    with pytest.raises(CannotKeep, match="there is a file of that name already"):
        Shelf(tmp_path).games.keep_copy(session_of(), str(there))
    assert there.read_text() == "precious"


def test_a_finished_game_is_kept_as_a_record_only(tmp_path: Path) -> None:
    games, session = Shelf(tmp_path).games, session_of("random,random")
    kept = games.keep(session)
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
        ({"format": "something else"}, "it is no saved table"),
        ({"seats": None}, "its seats are missing"),
        ({"seats": [1, 2, 3]}, "its seats cannot be taken"),
        ({"seats": ["me", "zorg", "greedy"]}, "there is no bot 'zorg'"),
        ({"seats": ["me", "me"]}, "it seats 2 at a game of 3"),
        ({"game": "{}"}, "this is not an Emberhall save"),
    ],
)
def test_a_broken_save_is_refused_with_its_reason_and_kept(
    tmp_path: Path, fields: dict[str, Any], reason: str
) -> None:
    games = Shelf(tmp_path).games
    kept = games.keep(session_of())
    changed(kept, **fields)
    before = kept.read_bytes()
    with pytest.raises(BrokenSave, match=reason):
        games.take(kept.stem)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000])
def test_what_is_no_json_object_is_refused(tmp_path: Path, text: str) -> None:
    games = Shelf(tmp_path).games
    write_text(games.path("x"), text)
    with pytest.raises(BrokenSave, match="left as it is"):
        games.take("x")


def test_a_write_that_fails_leaves_the_old_file_and_no_scraps(tmp_path: Path) -> None:
    kept = write_text(tmp_path / "kept.json", "whole")
    with pytest.raises(UnicodeEncodeError):
        write_text(kept, "\udcff")
    assert kept.read_text() == "whole"
    assert list(tmp_path.iterdir()) == [kept]


def test_what_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotKeep, match="cannot be written: Not a directory"):
        write_text(tmp_path / "file" / "games" / "x.json", "text")


def test_what_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(NothingKept, match="is not a text file"):
        read_text(tmp_path / "picture")
    with pytest.raises(NothingKept, match="cannot be read: Is a directory"):
        read_text(tmp_path)


def test_the_shelf_stands_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path))
    assert default_shelf().games.folder == tmp_path / "games"
    monkeypatch.delenv("EMBERHALL_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_shelf().games.folder == tmp_path / "emberhall" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_shelf().games.folder == tmp_path / ".local/share/emberhall/games"
