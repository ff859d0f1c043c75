"""Games are kept whole, and what is broken is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from emberhall import BrokenSave
from emberhall.terminal.files import NothingKept, read_text, write_text
from emberhall.terminal.shelf import Shelf, default_shelf
from terminal.at_table import sitting_at


def test_a_game_taken_from_the_shelf_stands_as_it_was_left(tmp_path: Path) -> None:
    shelf, sitting = Shelf(tmp_path), sitting_at(tmp_path, "me=Ann,greedy:noise=0.2")
    sitting.game.answer(3)
    again = shelf.take(shelf.keep(sitting))
    assert again.game.digest() == sitting.game.digest()
    assert (again.id, again.company) == (sitting.id, sitting.company)


def test_the_latest_game_is_the_one_kept_last(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    first, second = sitting_at(tmp_path), sitting_at(tmp_path)
    shelf.keep(first)
    shelf.keep(second)
    assert shelf.latest().stem == second.id
    shelf.keep(first)
    assert shelf.latest().stem == first.id


def test_an_empty_shelf_says_how_to_begin(tmp_path: Path) -> None:
    with pytest.raises(NothingKept, match="start one with: emberhall play"):
        Shelf(tmp_path).latest()
    with pytest.raises(NothingKept, match="name a file"):
        Shelf(tmp_path).latest_record()


def test_a_file_from_elsewhere_goes_on_as_a_copy(tmp_path: Path) -> None:
    shelf, sitting = Shelf(tmp_path / "home"), sitting_at(tmp_path)
    elsewhere = shelf.keep_copy(sitting, str(tmp_path / "mine.json"))
    before = elsewhere.read_bytes()
    taken = shelf.take(elsewhere)
    taken.game.answer(0)
    shelf.keep(taken)
    assert elsewhere.read_bytes() == before
    assert taken.game.digest() != shelf.take(elsewhere).game.digest()


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    there = tmp_path / "there.json"
    there.write_text("precious")
    with pytest.raises(FileExistsError):
        Shelf(tmp_path).keep_copy(sitting_at(tmp_path), str(there))
    assert there.read_text() == "precious"


def test_a_finished_game_is_kept_as_a_record_only(tmp_path: Path) -> None:
    shelf, sitting = Shelf(tmp_path), sitting_at(tmp_path, "random,random")
    kept = shelf.keep(sitting)
    while sitting.game.question:
        sitting.game.answer(0)
    record = shelf.finish(sitting)
    assert record == shelf.latest_record()
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
        ({"game": "{}"}, "this is no Emberhall save"),
    ],
)
def test_a_broken_save_is_refused_with_its_reason_and_kept(
    tmp_path: Path, fields: dict[str, Any], reason: str
) -> None:
    shelf = Shelf(tmp_path)
    kept = shelf.keep(sitting_at(tmp_path))
    changed(kept, **fields)
    before = kept.read_bytes()
    with pytest.raises(BrokenSave, match=reason):
        shelf.take(kept)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000])
def test_what_is_no_json_object_is_refused(tmp_path: Path, text: str) -> None:
    shelf = Shelf(tmp_path)
    kept = write_text(shelf.games / "x.json", text)
    with pytest.raises(BrokenSave, match="left as it is"):
        shelf.take(kept)


def test_a_write_that_fails_leaves_the_old_file_and_no_scraps(tmp_path: Path) -> None:
    kept = write_text(tmp_path / "kept.json", "whole")
    with pytest.raises(UnicodeEncodeError):
        write_text(kept, "\udcff")
    assert kept.read_text() == "whole"
    assert list(tmp_path.iterdir()) == [kept]


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
    assert default_shelf().games == tmp_path / "games"
    monkeypatch.delenv("EMBERHALL_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_shelf().games == tmp_path / "emberhall" / "games"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_shelf().games == tmp_path / ".local/share/emberhall/games"
