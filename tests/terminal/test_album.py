"""Achievements go from one solo game to the next, and no broken file is ever touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.terminal.album import Album, BrokenAlbum, album_lines
from emberhall.terminal.shelf import Shelf
from emberhall.terminal.sitting import Sitting
from emberhall.terminal.table import new_sitting
from terminal.at_table import play_plain

GAME = "flamecraft"


def starts_with(home: Path, *written: str) -> object:
    """The achievements a new solo game is played with."""
    sitting = new_sitting(Shelf(home), GAME, "me", 1, list(written), None)
    header = sitting.game.header
    assert header is not None
    return header.settings["achievements"]


def test_what_is_unlocked_is_kept_in_the_order_of_the_game(tmp_path: Path) -> None:
    album = Album(tmp_path)
    assert album.unlocked(GAME) == ()
    album.add(GAME, ["heavy-metal"])
    album.add(GAME, ["half-a-dozen", "heavy-metal"])
    assert album.unlocked(GAME) == ("half-a-dozen", "heavy-metal")


@pytest.mark.rule("flamecraft/achievement.unlock-later-games")
def test_the_next_solo_game_is_played_with_them(tmp_path: Path) -> None:
    assert starts_with(tmp_path) == "none"
    Shelf(tmp_path).album.add(GAME, ["green-thumb"])
    assert starts_with(tmp_path) == ("green-thumb",)
    assert starts_with(tmp_path, "achievements=none") == "none"


def test_a_game_with_friends_knows_nothing_of_them(tmp_path: Path) -> None:
    Shelf(tmp_path).album.add(GAME, ["green-thumb"])
    sitting = new_sitting(Shelf(tmp_path), GAME, "me,random", 1, [], None)
    header = sitting.game.header
    assert header is not None
    assert header.settings["achievements"] == "none"


def test_they_travel_in_a_file(tmp_path: Path) -> None:
    here, there = Album(tmp_path / "here"), Album(tmp_path / "there")
    here.add(GAME, ["brewmeister"])
    there.add(GAME, ["glitter-bomb"])
    file = here.export(GAME, tmp_path / "mine.json")
    there.bring(GAME, file)
    assert there.unlocked(GAME) == ("glitter-bomb", "brewmeister")
    with pytest.raises(FileExistsError):
        here.export(GAME, file)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "it is not JSON"),
        ("[]", "it holds no achievements of Flamecraft"),
        ('{"kind": "emberhall achievements", "game": "duals"}', "it holds no achievements of"),
        (
            '{"kind": "emberhall achievements", "game": "flamecraft", "unlocked": "all"}',
            "unlocked must be a list of different names",
        ),
        (
            '{"kind": "emberhall achievements", "game": "flamecraft", "unlocked": ["fame"]}',
            "there is no achievement 'fame'",
        ),
        (
            '{"kind": "emberhall achievements", "game": "flamecraft", "unlocked": [[], []]}',
            "unlocked must be a list of different names",
        ),
    ],
)
def test_a_broken_file_is_refused_and_kept(tmp_path: Path, text: str, reason: str) -> None:
    album = Shelf(tmp_path).album
    path = album.path(GAME)
    path.parent.mkdir()
    path.write_text(text)
    attempts: list[Callable[[], object]] = [
        lambda: starts_with(tmp_path),
        lambda: album.add(GAME, ["half-a-dozen"]),
        lambda: album.bring(GAME, path),
    ]
    for attempt in attempts:
        with pytest.raises(BrokenAlbum, match=f"{path} was left as it is: {reason}"):
            attempt()
    assert path.read_text() == text


def test_a_game_without_achievements_says_so(tmp_path: Path) -> None:
    with pytest.raises(BrokenAlbum, match="duals has no achievements; those with some: flamecraft"):
        album_lines(Album(tmp_path), "duals")


def test_every_achievement_is_told_with_a_mark(tmp_path: Path) -> None:
    album = Album(tmp_path)
    album.add(GAME, ["half-a-dozen"])
    *lines, last = album_lines(album, GAME)
    assert [line[:3] for line in lines] == ["[x]", *["[ ]"] * 10]
    assert last == f"1 of 11 unlocked, kept in {album.path(GAME)}"


def a_game_worth_an_achievement(home: Path) -> tuple[Sitting, list[str]]:
    """A solo game about to begin, and the lines to type that end it as a Flamekeeper."""
    sitting = new_sitting(Shelf(home), GAME, "me", 0, [], None)
    twin = sitting.game.copy()
    play_out(twin, [make_bot("greedy:plan=0", 0)])
    assert twin.earned == ("brewmeister",)
    return sitting, [answered.key for answered in twin.answers()]


def test_at_the_end_of_a_game_what_was_unlocked_is_written_down(tmp_path: Path) -> None:
    sitting, lines = a_game_worth_an_achievement(tmp_path)
    said = play_plain(tmp_path, sitting, lines)
    album = Shelf(tmp_path).album
    assert album.unlocked(GAME) == ("brewmeister",)
    assert f"Unlocked and kept in {album.path(GAME)}: brewmeister." in said
    assert "You end as a Flamekeeper with 86 reputation." in said
    assert starts_with(tmp_path) == ("brewmeister",)


def test_where_the_file_is_broken_the_game_still_ends_well(tmp_path: Path) -> None:
    sitting, lines = a_game_worth_an_achievement(tmp_path)
    path = Shelf(tmp_path).album.path(GAME)
    path.parent.mkdir()
    path.write_text("{")
    said = play_plain(tmp_path, sitting, lines)
    assert f"Unlocked, but not kept: {path} was left as it is: it is not JSON; move it" in said
    assert path.read_text() == "{"
    assert emberhall.replay(Shelf(tmp_path).latest_record().read_text()).earned == ("brewmeister",)
