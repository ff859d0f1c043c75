"""Achievements go from one solo game to the next, and no broken file is ever touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from emberhall.play.achievement_folder import AchievementFolder
from emberhall.play.achievements import BrokenAchievements, all_achievements
from emberhall.play.file_store import FileStore
from emberhall.play.seating import parse_seats
from emberhall.play.session import Session
from emberhall.play.start import start
from emberhall.play.store import CannotWrite

GAME = "flamecraft"


def begun(home: Path, seats: str = "me", **settings: object) -> Session:
    return start(GAME, parse_seats(seats), settings, FileStore(home).achievements, seed=1)


def starts_with(home: Path, seats: str = "me", **settings: object) -> object:
    """The achievements a new game is played with."""
    header = begun(home, seats, **settings).game.header
    assert header is not None
    return header.settings["achievements"]


def test_what_is_unlocked_is_kept_in_the_order_of_the_game(tmp_path: Path) -> None:
    folder = AchievementFolder(tmp_path)
    assert folder.unlocked(GAME) == ()
    folder.add(GAME, ["heavy-metal"])
    folder.add(GAME, ["half-a-dozen", "heavy-metal"])
    assert folder.unlocked(GAME) == ("half-a-dozen", "heavy-metal")


@pytest.mark.rule("flamecraft/achievement.unlock-later-games")
def test_the_next_solo_game_is_played_with_them(tmp_path: Path) -> None:
    assert starts_with(tmp_path) == "none"
    FileStore(tmp_path).achievements.add(GAME, ["green-thumb"])
    assert starts_with(tmp_path) == ("green-thumb",)
    assert starts_with(tmp_path, achievements="none") == "none"


def test_a_game_with_friends_knows_nothing_of_them(tmp_path: Path) -> None:
    FileStore(tmp_path).achievements.add(GAME, ["green-thumb"])
    assert starts_with(tmp_path, "me,random") == "none"


def test_they_travel_in_a_file(tmp_path: Path) -> None:
    here, there = AchievementFolder(tmp_path / "here"), AchievementFolder(tmp_path / "there")
    here.add(GAME, ["brewmeister"])
    there.add(GAME, ["glitter-bomb"])
    file = here.export(GAME, tmp_path / "mine.json")
    there.import_file(GAME, file)
    assert there.unlocked(GAME) == ("glitter-bomb", "brewmeister")
    with pytest.raises(CannotWrite):
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
    folder = FileStore(tmp_path).achievements
    path = folder.path(GAME)
    path.parent.mkdir()
    path.write_text(text)
    attempts: list[Callable[[], object]] = [
        lambda: starts_with(tmp_path),
        lambda: folder.add(GAME, ["half-a-dozen"]),
        lambda: folder.import_file(GAME, path),
    ]
    for attempt in attempts:
        with pytest.raises(BrokenAchievements, match=f"{path} was left as it is: {reason}"):
            attempt()
    assert path.read_text() == text


def test_a_game_without_achievements_says_so(tmp_path: Path) -> None:
    with pytest.raises(
        BrokenAchievements, match="duals has no achievements; games that have some: flamecraft"
    ):
        all_achievements(AchievementFolder(tmp_path), "duals")


def test_every_achievement_is_told_with_what_it_asks_for(tmp_path: Path) -> None:
    folder = AchievementFolder(tmp_path)
    folder.add(GAME, ["half-a-dozen"])
    first, *others = all_achievements(folder, GAME)
    assert (first.name, first.is_unlocked) == ("half-a-dozen", True)
    assert len(others) == 10
    assert not any(each.is_unlocked for each in others)
    assert all(each.text.endswith(".") for each in (first, *others))
