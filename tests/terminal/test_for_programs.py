"""What commands print with --json: the fields that docs/commands.md describes, and no other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from emberhall.cli import run
from emberhall.play.file_store import FileStore

PAGE = (Path(__file__).parent.parent.parent / "docs" / "commands.md").read_text(encoding="utf-8")
Told = Callable[..., Any]

SAVED_GAME = {
    *("id", "file", "game", "full_name", "players", "scores", "answers", "saved_at", "campaign"),
    *("chapter", "label"),
}
CAMPAIGN = {
    *("name", "file", "game", "full_name", "players", "chapter", "attempts", "begun", "won"),
}
MORE = {"roles", "away", "kept", "settings", "chronicle"}
CHECKED = {
    *("file", "game", "full_name", "players", "answers", "digests", "commitment", "over"),
    "result",
}


pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def told(command: Callable[..., str]) -> Told:
    """Runs a command; gives the JSON that it prints, if it prints any."""

    def told(*arguments: str) -> Any:
        said = command(*arguments)
        return json.loads(said) if "--json" in arguments else None

    return told


@pytest.mark.parametrize("field", sorted(SAVED_GAME | CAMPAIGN | MORE | CHECKED | {"broken"}))
def test_every_field_is_described(field: str) -> None:
    assert re.search(rf"`{field}`", PAGE)


def test_saved_games(told: Told, home: Path) -> None:
    assert told("resume", "--list", "--json") == []
    told("play", "flamecraft", "--seats", "me=Ann,greedy", "--seed", "2")
    (game,) = told("resume", "--list", "--json")
    assert game.keys() == SAVED_GAME
    assert game["game"] == "flamecraft"
    assert game["full_name"] == "Flamecraft"
    assert (game["players"], game["answers"]) == (["Ann", "Greedy"], 0)
    assert game["file"] == str(FileStore(home).games.path(game["id"]))
    assert len(game["scores"]) == 2
    assert (game["campaign"], game["chapter"], game["label"]) == (None, None, None)
    age = datetime.now().astimezone() - datetime.fromisoformat(game["saved_at"])
    assert abs(age.total_seconds()) < 60


def test_json_of_a_game_that_is_to_be_played_makes_no_sense(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["resume", "--json"]) == 2
    assert "--json goes with --list" in capsys.readouterr().err


def test_campaigns(told: Told, home: Path) -> None:
    assert told("campaign", "list", "--json") == []
    told("campaign", "new", "embers", "-p", "Ann", "-p", "random", "--seed", "4")
    told("campaign", "play", "embers")
    (listed,) = told("campaign", "list", "--json")
    assert listed == {
        "name": "embers",
        "file": str(home / "campaigns" / "embers.json"),
        "game": "flamefang",
        "full_name": "Flame & Fang",
        "players": ["Ann", "Random"],
        "chapter": 1,
        "attempts": 0,
        "begun": True,
        "won": False,
    }
    assert listed.keys() == CAMPAIGN
    (game,) = told("resume", "--list", "--json")
    assert (game["campaign"], game["chapter"]) == ("embers", 1)


def test_a_campaign_is_told_whole_but_for_its_seed(told: Told) -> None:
    told("campaign", "new", "embers", "-p", "random", "-p", "random", "--seed", "3")
    told("campaign", "play", "embers")
    shown = told("campaign", "show", "embers", "--json")
    assert shown.keys() == CAMPAIGN | MORE
    (attempt,) = shown["chronicle"]
    assert attempt.keys() >= {"date", "players", "chapter", "name", "won"}
    assert shown["attempts"] == 1
    assert len(shown["roles"]) == 2
    assert shown["settings"]["chapter"] == shown["chapter"]
    assert "seed" not in json.dumps(shown)


def test_a_campaign_that_cannot_be_read_says_why(
    told: Told, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told("campaign", "new", "embers")
    (home / "campaigns" / "embers.json").write_text("{")
    told("campaign", "new", "dusk")
    (home / "campaigns" / "broken").write_text("in the way of what would be set aside")
    assert run(["campaign", "list", "--json"]) == 0
    fine, broken = json.loads(capsys.readouterr().out)
    assert (fine["name"], broken["name"]) == ("dusk", "embers")
    assert broken.keys() == {"name", "file", "broken"}
    assert "it is not JSON" in broken["broken"]


def test_achievements(told: Told, home: Path) -> None:
    FileStore(home).achievements.add("flamecraft", ["heavy-metal"])
    shown = told("achievements", "--json")
    assert shown.keys() == {"game", "file", "achievements"}
    assert shown["file"] == str(home / "achievements" / "flamecraft.json")
    assert len(shown["achievements"]) == 11
    assert all(each.keys() == {"name", "text", "unlocked"} for each in shown["achievements"])
    assert [each["name"] for each in shown["achievements"] if each["unlocked"]] == ["heavy-metal"]


def test_a_checked_record(told: Told, home: Path) -> None:
    told("play", "dragondraft", "--seats", "random,random", "--seed", "5")
    shown = told("verify", "--json")
    assert shown.keys() == CHECKED
    (record,) = (home / "records").iterdir()
    assert (shown["file"], shown["game"]) == (str(record), "dragondraft")
    assert shown["players"] == ["Random", "Random 2"]
    assert shown["over"]
    assert shown["answers"] == len(record.read_text().splitlines()) - 2
    assert shown["result"]["winners"]


def test_a_record_that_does_not_hold_prints_nothing(
    told: Told, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told("play", "dragondraft", "--seats", "random,random", "--seed", "5")
    assert run(["verify", "--json", "--commitment", "00"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
