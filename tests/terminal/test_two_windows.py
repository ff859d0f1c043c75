"""A game or a campaign open in one window cannot be played in another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from emberhall.cli import run
from emberhall.play.file_store import FileStore

Told = Callable[..., str]


pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """Runs a command; gives what it said on both streams."""

    def told(*arguments: str) -> str:
        run(list(arguments))
        said = capsys.readouterr()
        return said.out + said.err

    return told


def files_in(home: Path) -> dict[Path, bytes]:
    files = (path for path in home.rglob("*.json*") if path.suffix != ".lock")
    return {path: path.read_bytes() for path in files}


def test_the_second_window_is_told_in_one_line_and_changes_nothing(told: Told, home: Path) -> None:
    told("play", "dragondraft")
    (id,) = FileStore(home).games.unfinished()
    path = str(FileStore(home).games.path(id))
    before = files_in(home)
    with FileStore(home).games.hold(id):
        refusal = f"emberhall: the game {id} is open in another window: leave it there first\n"
        assert told("resume") == refusal
        assert told("resume", path) == refusal
        assert files_in(home) == before
        assert id in told("resume", "--list"), "looking is free"
        assert told("record").startswith("{")
    assert "The game is saved" in told("resume")


def test_a_copy_from_elsewhere_and_another_game_are_played_beside_it(
    told: Told, home: Path, tmp_path: Path
) -> None:
    told("play", "dragondraft")
    (id,) = FileStore(home).games.unfinished()
    copy = tmp_path / "copy.json"
    copy.write_bytes(FileStore(home).games.path(id).read_bytes())
    with FileStore(home).games.hold(id):
        assert "The game is saved" in told("resume", str(copy))
        assert "The game is saved" in told("play", "duals")


def test_a_campaign_is_played_in_one_window(told: Told, home: Path) -> None:
    told("campaign", "new", "embers", "-p", "Ann", "-p", "random")
    told("campaign", "play", "embers")
    (id,) = FileStore(home).games.unfinished()
    before = files_in(home)
    refusal = "emberhall: the campaign embers is open in another window: leave it there first\n"
    with FileStore(home).campaigns.hold("embers"):
        assert told("campaign", "play", "embers") == refusal
        assert told("resume") == refusal
        assert files_in(home) == before
        assert "chapter 1 comes next" in told("campaign", "list")
    with FileStore(home).games.hold(id):
        assert f"the game {id} is open" in told("campaign", "play", "embers")
    assert files_in(home) == before
