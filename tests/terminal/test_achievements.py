"""What a solo game has unlocked is written down at its end, and can be looked at."""

from __future__ import annotations

from pathlib import Path

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.play.achievement_folder import AchievementFolder
from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from emberhall.terminal.achievements import achievement_lines
from emberhall.terminal.saved_games import record_file
from emberhall.terminal.table.start import start_typed
from terminal.at_table import play_plain

GAME = "flamecraft"


def test_every_achievement_is_told_with_a_mark(tmp_path: Path) -> None:
    folder = AchievementFolder(tmp_path)
    folder.add(GAME, ["half-a-dozen"])
    *lines, last = achievement_lines(folder, GAME)
    assert [line[:3] for line in lines] == ["[x]", *["[ ]"] * 10]
    assert last == f"1 of 11 unlocked, saved in {folder.path(GAME)}"


def a_game_worth_an_achievement(home: Path) -> tuple[Session, list[str]]:
    """A solo game about to begin, and the lines to type that end it as a Flamekeeper."""
    session = start_typed(FileStore(home), GAME, "me", 3)
    twin = session.game.copy()
    play_out(twin, [make_bot("greedy:plan=0", 0)])
    assert twin.earned == ("master-of-markets",)
    return session, [answered.key for answered in twin.answers()]


def test_at_the_end_of_a_game_what_was_unlocked_is_written_down(tmp_path: Path) -> None:
    session, lines = a_game_worth_an_achievement(tmp_path)
    said = play_plain(tmp_path, session, lines)
    folder = FileStore(tmp_path).achievements
    assert folder.unlocked(GAME) == ("master-of-markets",)
    assert f"Unlocked and saved in {folder.path(GAME)}: master-of-markets." in said
    assert "You end as a Flamekeeper with 80 reputation." in said
    header = start_typed(FileStore(tmp_path), GAME, "me").game.header
    assert header is not None
    assert header.settings["achievements"] == ("master-of-markets",)


def test_where_the_file_is_broken_the_game_still_ends_well(tmp_path: Path) -> None:
    session, lines = a_game_worth_an_achievement(tmp_path)
    path = FileStore(tmp_path).achievements.path(GAME)
    path.parent.mkdir()
    path.write_text("{")
    said = play_plain(tmp_path, session, lines)
    assert f"Unlocked, but not saved: {path} was left as it is: it is not JSON." in said
    assert path.read_text() == "{"
    assert emberhall.replay(record_file(FileStore(tmp_path)).read_text()).earned == (
        "master-of-markets",
    )
