"""What a solo game has unlocked is written down at its end, and can be looked at."""

from __future__ import annotations

from pathlib import Path

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.play.album import Album
from emberhall.play.session import Session
from emberhall.play.shelf import Shelf
from emberhall.terminal.album import album_lines
from emberhall.terminal.kept import record_file
from emberhall.terminal.start import start_typed
from terminal.at_table import play_plain

GAME = "flamecraft"


def test_every_achievement_is_told_with_a_mark(tmp_path: Path) -> None:
    album = Album(tmp_path)
    album.add(GAME, ["half-a-dozen"])
    *lines, last = album_lines(album, GAME)
    assert [line[:3] for line in lines] == ["[x]", *["[ ]"] * 10]
    assert last == f"1 of 11 unlocked, kept in {album.path(GAME)}"


def a_game_worth_an_achievement(home: Path) -> tuple[Session, list[str]]:
    """A solo game about to begin, and the lines to type that end it as a Flamekeeper."""
    sitting = start_typed(Shelf(home), GAME, "me", 0)
    twin = sitting.game.copy()
    play_out(twin, [make_bot("greedy:plan=0", 0)])
    assert twin.earned == ("brewmeister",)
    return sitting, [answered.key for answered in twin.answers()]


def test_at_the_end_of_a_game_what_was_unlocked_is_written_down(tmp_path: Path) -> None:
    sitting, lines = a_game_worth_an_achievement(tmp_path)
    said = play_plain(tmp_path, sitting, lines)
    album = Shelf(tmp_path).achievements
    assert album.unlocked(GAME) == ("brewmeister",)
    assert f"Unlocked and kept in {album.path(GAME)}: brewmeister." in said
    assert "You end as a Flamekeeper with 86 reputation." in said
    header = start_typed(Shelf(tmp_path), GAME, "me").game.header
    assert header is not None
    assert header.settings["achievements"] == ("brewmeister",)


def test_where_the_file_is_broken_the_game_still_ends_well(tmp_path: Path) -> None:
    sitting, lines = a_game_worth_an_achievement(tmp_path)
    path = Shelf(tmp_path).achievements.path(GAME)
    path.parent.mkdir()
    path.write_text("{")
    said = play_plain(tmp_path, sitting, lines)
    assert f"Unlocked, but not kept: {path} was left as it is: it is not JSON; move it" in said
    assert path.read_text() == "{"
    assert emberhall.replay(record_file(Shelf(tmp_path)).read_text()).earned == ("brewmeister",)
