"""Campaigns from the first chapter to the last: tried again, carried along, never broken."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emberhall.cli import run
from emberhall.game.registry import guest
from emberhall.play.chapter import open_chapter
from emberhall.play.file_store import FileStore
from emberhall.titles.flamefang.story.pages import Win
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.turn import BeginRound
from saga import SAGA
from terminal.at_table import play_plain

Command = Callable[..., str]
BOTS = ("-p", "random", "-p", "random")


pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def command(command: Command) -> Command:
    """Runs `emberhall campaign ...`."""
    return partial(command, "campaign")


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Runs what must be refused with one line; gives that line."""

    def refused(*arguments: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert run(["campaign", *arguments]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("emberhall: ")
        assert told.err.count("\n") == 1
        return told.err

    return refused


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Every chapter is won as soon as its first round begins."""

    def win_at_once(step: BeginRound, t: Vale) -> None:
        t.then(Win(-1, 0))

    monkeypatch.setattr(BeginRound, "do", win_at_once)
    return monkeypatch


def page(home: Path, name: str = "embers") -> dict[str, Any]:
    """The file of a campaign."""
    data = json.loads((home / "campaigns" / f"{name}.json").read_text())
    assert isinstance(data, dict)
    return data


def change(home: Path, **fields: Any) -> Path:
    """Edit a campaign by hand."""
    path = home / "campaigns" / "embers.json"
    path.write_text(json.dumps({**page(home), **fields}))
    return path


# From chapter to chapter


def test_a_new_campaign_waits_before_its_first_chapter(command: Command, home: Path) -> None:
    said = command("new", "embers", "-p", "Ann", "-p", "greedy", "--set", "hands=hidden")
    assert "Play it with: emberhall campaign play embers" in said
    kept = page(home)
    assert (kept["kind"], kept["version"], kept["game"]) == ("emberhall campaign", 1, "flamefang")
    assert kept["players"] == ["me=Ann", "greedy"]
    assert kept["settings"] == {"campaign": True, "chapter": 1, "hands": "hidden"}
    assert command("list") == (
        "embers: Flame & Fang, Ann and Greedy, chapter 1 comes next, 0 attempts so far\n"
    )
    shown = command("show", "embers")
    assert "No chapter has been played to its end yet." in shown
    assert "Ann and Greedy will choose their dragons." in shown
    assert "Next: chapter 1, First Light. Go on with: emberhall campaign play embers" in shown


def test_without_players_somebody_plays_with_bots(command: Command, home: Path) -> None:
    command("new", "embers")
    assert page(home)["players"] == ["me", "greedy", "greedy"]


def test_a_lost_chapter_is_tried_again(command: Command, home: Path) -> None:
    command("new", "embers", *BOTS, "--seed", "3", "--set", "difficulty=fierce")
    said = command("play", "embers")
    assert "Chapter 1 is written down as lost; nobody loses what they have." in said
    assert said.endswith("Try again with: emberhall campaign play embers\n")
    (attempt,) = page(home)["chronicle"]
    assert (attempt["chapter"], attempt["won"], attempt["unlocked"]) == (1, False, [])
    assert attempt["players"] == ["Random", "Random 2"]
    settings = page(home)["settings"]
    assert (settings["chapter"], settings["difficulty"]) == (1, "fierce")
    shown = command("show", "embers")
    assert f"Lost in round {attempt['rounds']}, on page 1: {attempt['reason']}." in shown
    assert "Next, once more: chapter 1, First Light." in shown
    command("play", "embers")
    again = page(home)
    assert [attempt["chapter"] for attempt in again["chronicle"]] == [1, 1]
    assert again["settings"]["dragons"] == settings["dragons"]
    assert len(list((home / "records").iterdir())) == 2
    assert list((home / "games").iterdir()) == []


def test_a_won_chapter_leads_to_the_next_with_what_was_kept(
    command: Command, home: Path, easy: pytest.MonkeyPatch
) -> None:
    command("new", "embers", *BOTS, "--seed", "3")
    said = command("play", "embers")
    kept = page(home)
    first, second = kept["settings"]["kept"]
    dragon, trait, old = (word.replace("-", " ").title() for word in first.split(":"))
    assert kept["settings"]["chapter"] == 2
    assert f"Chapter 1 is written down as won: {dragon} keeps {trait} in place of {old}" in said
    assert said.endswith("Go on with: emberhall campaign play embers\n")
    shown = command("show", "embers")
    assert "Unlocked: traits of level 1." in shown
    assert f"{dragon} (Random)\n    {trait} in place of {old}: " in shown
    assert f"{second.partition(':')[0].title()} (Random 2)\n" in shown
    assert "Next: chapter 2, The Net-Maker. Go on with: emberhall campaign play embers" in shown
    assert "you have unlocked magic. Go on with:" in command("play", "embers")


def test_a_campaign_can_be_won(command: Command, home: Path, easy: pytest.MonkeyPatch) -> None:
    command("new", "embers", *BOTS, "--seed", "3")
    for _ in range(7):
        command("play", "embers")
    said = command("play", "embers")
    assert "Chapter 8 is written down, and the campaign is won!" in said
    assert said.endswith("emberhall campaign show embers\n")
    kept = page(home)
    assert kept["won"] is True
    assert [attempt["chapter"] for attempt in kept["chronicle"]] == list(range(1, 9))
    assert len(kept["settings"]["kept"]) == 8
    shown = command("show", "embers")
    assert shown.count(" in place of ") == 6
    assert shown.count("    the power ") == 2
    assert shown.endswith("The campaign is won.\n")
    assert ", won, 8 attempts so far" in command("list")


def test_a_won_campaign_does_not_go_on(
    command: Command, refused: Command, home: Path, easy: pytest.MonkeyPatch
) -> None:
    test_a_campaign_can_be_won(command, home, easy)
    before = page(home)
    assert "the campaign embers is won; see: emberhall campaign show embers" in refused(
        "play", "embers"
    )
    assert page(home) == before


def test_the_same_seed_gives_the_same_campaign(command: Command, home: Path) -> None:
    for name in ("embers", "twin"):
        command("new", name, *BOTS, "--seed", "3")
        command("play", name)
        command("play", name)
    assert page(home)["chronicle"] == page(home, "twin")["chronicle"]
    seeds = [json.loads(path.read_text().splitlines()[0])["seed"] for path in records(home)]
    assert len(set(seeds)) == 2


def records(home: Path) -> list[Path]:
    return list((home / "records").iterdir())


def test_a_person_plays_and_chooses_what_to_keep(
    command: Command, home: Path, easy: pytest.MonkeyPatch
) -> None:
    command("new", "embers", "-p", "Ann", "--set", "dragons=gale", "--seed", "1")
    said = command("play", "embers", stdin="keep\n1\n1\n")
    assert "Ann: " in said
    assert "Which level 1 trait do you choose?" in said
    assert "written down as won: Gale keeps " in said
    assert page(home)["settings"]["kept"][0].startswith("gale:")


# A chapter left in the middle


def test_a_chapter_left_in_the_middle_is_resumed(command: Command, home: Path) -> None:
    command("new", "embers", "-p", "Ann", "--seed", "1")
    said = command("play", "embers", stdin="dragon dusk\n")
    assert said.endswith("The game is saved; go on with: emberhall campaign play embers\n")
    (left,) = (home / "games").iterdir()
    assert "In the middle of chapter 1, First Light." in command("show", "embers")
    command("play", "embers", stdin="keep\n")
    assert list((home / "games").iterdir()) == [left]
    session = FileStore(home).games.load_file(left)
    assert session.campaign == "embers"
    assert [answered.key for answered in session.game.answers()][:2] == ["dragon dusk", "keep"]
    assert page(home)["chronicle"] == []


def test_it_may_be_resumed_like_any_game(
    command: Command, home: Path, capsys: pytest.CaptureFixture[str], easy: pytest.MonkeyPatch
) -> None:
    command("new", "embers", "-p", "Ann", "--seed", "1")
    command("play", "embers")
    assert run(["resume", "--list"]) == 0
    assert "Ann, after 0 answers, in the campaign embers" in capsys.readouterr().out
    easy.setattr(sys, "stdin", io.StringIO("1\nkeep\n1\n1\n"))
    assert run(["resume"]) == 0
    assert "Chapter 1 is written down as won" in capsys.readouterr().out
    assert page(home)["settings"]["chapter"] == 2


def test_a_copy_of_it_is_a_game_on_its_own(
    command: Command, home: Path, tmp_path: Path, easy: pytest.MonkeyPatch
) -> None:
    command("new", "embers", "-p", "Ann", "--seed", "1")
    command("play", "embers", stdin=f"save {tmp_path / 'copy.json'}\n")
    before = page(home)
    said = play_plain(
        home, FileStore(home).games.load_file(tmp_path / "copy.json"), ["1", "keep", "1", "1"]
    )
    assert "written down" not in said
    assert page(home) == before
    assert "written down as won" in command("play", "embers", stdin="1\nkeep\n1\n1\n")


def test_a_save_that_is_gone_begins_the_attempt_anew(command: Command, home: Path) -> None:
    command("new", "embers", "-p", "Ann", "--seed", "1")
    command("play", "embers")
    (left,) = (home / "games").iterdir()
    left.unlink()
    command("play", "embers")
    (new,) = (home / "games").iterdir()
    assert new != left
    assert page(home)["playing"] == new.stem


def test_a_broken_save_is_set_aside_and_the_chapter_begins_anew(
    command: Command, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command("new", "embers", "-p", "Ann")
    for broken, reason in (("{", "it is not JSON"), ("3", "it is not a saved game")):
        command("play", "embers")
        (left,) = (home / "games").glob("*.json")
        left.write_text(broken)
        assert run(["campaign", "play", "embers"]) == 0
        aside = left.parent / "broken" / left.name
        said = capsys.readouterr().err
        assert f"Set aside as {aside}: the saved game {left.stem} cannot be read ({reason}" in said
        assert aside.read_text() == broken
        assert page(home)["playing"] != left.stem


def test_a_game_of_something_else_is_refused_and_kept(
    command: Command, refused: Command, home: Path
) -> None:
    command("new", "embers", "-p", "Ann")
    command("play", "embers")
    (left,) = (home / "games").iterdir()
    text = left.read_text().replace('"campaign": "embers", ', "")
    left.write_text(text)
    said = refused("play", "embers")
    assert f"{left} was left as it is: it is not a game of the campaign embers" in said
    assert "move it away to start the chapter over" in said
    assert left.read_text() == text


def test_a_game_the_campaign_does_not_wait_for_is_not_written_down(
    command: Command, home: Path
) -> None:
    command("new", "embers", *BOTS, "--seed", "3")
    store = FileStore(home)
    first, second = open_chapter(store, "embers"), open_chapter(store, "embers")
    assert "Nothing was written down: the campaign embers has gone" in play_plain(home, first, [])
    assert page(home)["chronicle"] == []
    assert list((home / "games").iterdir()) == []
    assert "written down as lost" in play_plain(home, second, [])
    assert "Nothing was written down" in play_plain(home, second, [])
    assert len(page(home)["chronicle"]) == 1


def test_where_the_file_breaks_meanwhile_the_finished_game_waits(
    command: Command, home: Path
) -> None:
    command("new", "embers", *BOTS, "--seed", "3")
    session = open_chapter(FileStore(home), "embers")
    path = home / "campaigns" / "embers.json"
    text = path.read_text()
    path.write_text("{")
    said = play_plain(home, session, [])
    assert (
        f"The chapter has not been written down yet: {path} was left as it is: it is not JSON"
        in said
    )
    assert "once that is put right, type: emberhall campaign play embers" in said
    assert path.read_text() == "{"
    assert [left.stem for left in (home / "games").iterdir()] == [session.id]
    path.write_text(text)
    assert "Chapter 1 is written down as lost" in command("play", "embers")
    assert [record.stem for record in records(home)] == [session.id]
    assert len(page(home)["chronicle"]) == 1
    assert list((home / "games").iterdir()) == []


def test_a_chapter_on_its_own_records_nothing(
    home: Path, capsys: pytest.CaptureFixture[str], easy: pytest.MonkeyPatch
) -> None:
    for setting in ("campaign=no", "campaign=yes"):
        easy.setattr(sys, "stdin", io.StringIO(""))
        assert run(["play", "flamefang", "--seats", "random", "--set", setting]) == 0
        assert "written down" not in capsys.readouterr().out
    assert not (home / "campaigns").exists()


# Joining and leaving


def after_one_chapter(command: Command) -> None:
    """Two bots play Cinder and Gale; chapter 1 is won, and each has kept a trait."""
    command("new", "embers", *BOTS, "--set", "dragons=cinder,gale", "--seed", "3")
    command("play", "embers")


def test_whoever_leaves_leaves_behind_what_the_dragon_has_kept(
    command: Command, home: Path, easy: pytest.MonkeyPatch
) -> None:
    after_one_chapter(command)
    kept = page(home)["settings"]["kept"]
    command("play", "embers", "-p", "random")
    now = page(home)
    assert now["settings"]["dragons"] == ["cinder"]
    assert now["away"] == {"random #2": "gale"}
    assert sorted(now["settings"]["kept"]) == sorted(kept)
    assert "Gale (Random 2, away)\n    " in command("show", "embers")


def test_whoever_comes_back_has_the_dragon_and_missed_picks_are_made_up(
    command: Command, home: Path, easy: pytest.MonkeyPatch
) -> None:
    after_one_chapter(command)
    command("play", "embers", "-p", "random")
    command("play", "embers", "-p", "random")
    command("play", "embers", *BOTS)
    now = page(home)
    assert now["settings"]["dragons"] == ["cinder", "gale"]
    assert now["away"] == {}
    assert [entry.partition(":")[0] for entry in now["settings"]["kept"]].count("gale") == 2
    assert [len(attempt["players"]) for attempt in now["chronicle"]] == [2, 1, 1, 2]


def test_a_newcomer_gets_the_first_free_dragon(
    command: Command, home: Path, easy: pytest.MonkeyPatch
) -> None:
    after_one_chapter(command)
    command("play", "embers", *BOTS, "-p", "random")
    now = page(home)
    assert now["settings"]["dragons"] == ["cinder", "gale", "bramble"]
    assert {entry.partition(":")[0] for entry in now["settings"]["kept"]} == {
        "cinder",
        "gale",
        "bramble",
    }


def test_before_dragons_are_chosen_anybody_may_come(
    command: Command, refused: Command, home: Path
) -> None:
    command("new", "embers", "-p", "Ann")
    said = refused("play", "embers", "-p", "Ann", "-p", "Ben", "--dragon", "gale")
    assert "at first, dragons are chosen at the table; leave --dragon out" in said
    command("play", "embers", "-p", "Ann", "-p", "Ben")
    assert page(home)["players"] == ["me=Ann", "me=Ben"]


def test_in_the_middle_of_a_chapter_nobody_joins(
    command: Command, refused: Command, home: Path
) -> None:
    command("new", "embers", "-p", "Ann")
    command("play", "embers")
    before = page(home)
    for more in (["-p", "Ann", "-p", "Ben"], ["--dragon", "gale"]):
        said = refused("play", "embers", *more)
        assert "nobody joins or leaves in the middle; finish it first: emberhall campaign" in said
    assert page(home) == before
    command("play", "embers", "-p", "Ann")


def test_dragons_are_for_newcomers_to_choose(
    command: Command, refused: Command, home: Path, easy: pytest.MonkeyPatch
) -> None:
    after_one_chapter(command)
    said = refused("play", "embers", *BOTS, "--dragon", "dusk")
    assert (
        "only newcomers choose a dragon; among these players: 0 newcomers; leave --dragon out"
        in said
    )
    command("play", "embers", *BOTS, "-p", "random", "--dragon", "dusk")
    assert page(home)["settings"]["dragons"] == ["cinder", "gale", "dusk"]


# Elsewhere


def test_a_campaign_travels_in_a_file(
    command: Command,
    refused: Command,
    tmp_path: Path,
    home: Path,
    easy: pytest.MonkeyPatch,
) -> None:
    after_one_chapter(command)
    open_chapter(FileStore(home), "embers")
    file = tmp_path / "carried.json"
    assert command("export", "embers", str(file)) == f"The campaign is in {file}\n"
    assert "a file of that name exists already" in refused("export", "embers", str(file))
    here = page(home)
    assert here["playing"]
    assert json.loads(file.read_text()) == {**here, "playing": ""}
    easy.setenv("EMBERHALL_HOME", str(tmp_path / "there"))
    said = command("import", str(file))
    assert said == "The campaign embers is here. Go on with: emberhall campaign play embers\n"
    assert page(tmp_path / "there") == {**here, "playing": ""}
    assert "there is already a campaign 'embers'" in refused("import", str(file))
    command("import", str(file), "--as", "ashes")
    assert "Chapter 2 is written down as won" in command("play", "ashes")
    assert page(tmp_path / "there", "ashes")["settings"]["chapter"] == 3
    assert page(tmp_path / "there")["settings"]["chapter"] == 2
    assert page(home) == here


# Broken files


def test_what_is_no_campaign_is_refused_and_kept(
    command: Command, refused: Command, home: Path, tmp_path: Path
) -> None:
    path = home / "campaigns" / "embers.json"
    path.parent.mkdir(parents=True)
    for text, reason in (
        ("{", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ("[]", "it is not a campaign"),
        ('{"kind": "emberhall achievements"}', "it is not a campaign"),
        ('{"kind": "emberhall campaign"}', "it has version None; this Emberhall reads version 1"),
        ('{"kind": "emberhall campaign", "version": 2}', "it has version 2; "),
        ('{"kind": "emberhall campaign", "version": 1}', "its game must be some text"),
    ):
        path.write_text(text)
        for attempt in (
            ["play", "embers"],
            ["show", "embers"],
            ["export", "embers", str(tmp_path / "out.json")],
            ["import", str(path), "--as", "other"],
        ):
            assert f"{path} was left as it is: {reason}" in refused(*attempt)
        assert path.read_text() == text
    assert "there is already a campaign 'embers'" in refused("new", "embers")
    assert [each.name for each in home.rglob("*") if each.is_file()] == ["embers.json"]
    assert not (tmp_path / "out.json").exists()


def test_in_the_list_it_is_set_aside_and_the_rest_is_told(
    command: Command, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command("new", "embers")
    path = home / "campaigns" / "ashes.json"
    path.write_text("{")
    assert run(["campaign", "list"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("embers: Flame & Fang, ")
    aside = path.parent / "broken" / "ashes.json"
    assert f"Set aside as {aside}: the campaign ashes cannot be read (it is not JSON)" in told.err
    assert aside.read_text() == "{"
    assert command("list") == told.out
    command("new", "ashes")


ATTEMPT = {
    "date": "2026-11-16",
    "players": ["Random", "Random 2"],
    "chapter": 1,
    "name": "First Light",
    "won": True,
    "reason": "",
    "pages": 3,
    "rounds": 5,
    "dragons": ["Cinder", "Gale"],
    "unlocked": ["traits", "1"],
}
LOST = {"chapter": 2, "name": "The Net-Maker", "won": False, "unlocked": []}
SECOND = {"campaign": True, "chapter": 2, "dragons": ["cinder", "gale"], "kept": []}


NONE = ", but its kept has none"
KEPT = ("cinder:curious-mind:grow", "gale:sharp-eyes:skim")


def kept(*entries: str) -> dict[str, Any]:
    return {"chronicle": [ATTEMPT], "settings": {**SECOND, "kept": list(entries)}}


def attempted(**fields: Any) -> dict[str, Any]:
    return {"chronicle": [{**ATTEMPT, **fields}], "settings": SECOND}


def test_what_is_written_right_by_hand_is_taken(command: Command, home: Path) -> None:
    command("new", "embers", *BOTS)
    settings = {**SECOND, "dragons": ["cinder", "dusk"], "kept": list(KEPT)}
    change(home, chronicle=[ATTEMPT], settings=settings)
    shown = command("show", "embers")
    assert "Gale (away)\n    Sharp Eyes in place of Skim: " in shown
    assert "Next: chapter 2, The Net-Maker." in shown


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "duals"}, "duals has no campaigns; games that have some: flamefang"),
        ({"game": 3}, "its game must be some text that can be shown"),
        ({"name": "ashes"}, "it holds the campaign 'ashes'; import it"),
        ({"name": "\x1b[2J"}, "its name must be some text that can be shown"),
        ({"players": "Ann"}, "its players must be a list of texts"),
        ({"players": ["random,random", "random"]}, "a player's name cannot contain a comma"),
        ({"players": []}, "there is no bot"),
        ({"players": ["zorg"]}, "there is no bot 'zorg'"),
        ({"players": ["me"] * 5}, "is for 1 to 4 seats, not 5"),
        ({"away": {"me=Ann": "zorg"}}, "its away names 'zorg', which is not one of cinder"),
        ({"away": []}, "its away must be the dragons of those who are away"),
        ({"won": "yes"}, "its won must be true or false"),
        ({"won": True}, "its 'chronicle' and its 'won' do not agree"),
        ({"seed": -1}, "its seed must be a whole number or null"),
        ({"playing": "../../x"}, "its playing must be the name of a saved game"),
        ({"settings": []}, "its settings must be options of the game by name"),
        ({"settings": {"chapter": 1}}, "its settings must say that campaign is true"),
        ({"settings": {"campaign": True}}, "according to its chronicle, chapter 1 comes next"),
        (
            {"settings": {"campaign": True, "chapter": 5}},
            "according to its chronicle, chapter 1 comes next",
        ),
        ({"settings": {"campaign": True, "chapter": 9}}, "chapter cannot be 9"),
        ({"settings": {"campaign": True, "seats": 3}}, "there is no option 'seats'"),
        ({"settings": {**SECOND, "chapter": 1, "dragons": ["cinder"]}}, "dragons must name 2"),
        (kept("zorg:curious-mind:grow"), "kept cannot hold 'zorg:curious-mind:grow'"),
        (kept("cinder:curious-mind"), "kept cannot hold 'cinder:curious-mind'"),
        (kept("cinder:wings:grow"), "there is no free trait 'wings'"),
        (kept("dusk:wings:grow"), "there is no free trait 'wings'"),
        (
            kept("cinder:curious-mind:grow", "dusk:curious-mind:grow"),
            "no free trait 'curious-mind'",
        ),
        (
            kept("cinder:tempest:dive"),
            "kept cannot hold 'cinder:tempest:dive': a level 3 trait is won with chapter 6, and",
        ),
        (kept("cinder:everburning"), "a power is won with chapter 5, and this is chapter 2"),
        (
            kept("dusk:kindred:mimic"),
            "a level 2 trait is won with chapter 3, and this is chapter 2",
        ),
        (kept(), f"according to its chronicle, Cinder has won a level 1 trait{NONE}"),
        (
            kept("cinder:curious-mind:grow", "dusk:sharp-eyes:lure"),
            f"according to its chronicle, Gale has won a level 1 trait{NONE}",
        ),
        (
            {
                "chronicle": [ATTEMPT, {**ATTEMPT, **LOST, "dragons": ["Cinder", "Dusk"]}],
                "settings": {
                    **SECOND,
                    "dragons": ["cinder", "dusk"],
                    "kept": ["cinder:curious-mind:grow", "dusk:sharp-eyes:lure"],
                },
            },
            f"according to its chronicle, Gale has won a level 1 trait{NONE}",
        ),
        (
            {"chronicle": [ATTEMPT], "settings": {"campaign": True, "chapter": 2}},
            "its settings must name the dragons: chapters have been played",
        ),
        (
            {**kept(*KEPT), "away": {"me=Ann": "gale"}},
            "its away names me=Ann as gale, but that player or dragon is",
        ),
        (
            {**kept(*KEPT), "away": {"random": "dusk"}},
            "its away names random as dusk, but that player or dragon is",
        ),
        (
            {**kept(*KEPT), "away": {"me=Ann": "dusk", "me=Bo": "dusk"}},
            "its away names a dragon twice",
        ),
        (attempted(players=["Ann"]), "attempt 1 cannot be right: it must have as many dragons as"),
        ({"chronicle": {}}, "its chronicle must be a list of attempts"),
        ({"chronicle": ["won"]}, "its chronicle must be a list of attempts"),
        (attempted(date="yesterday"), "attempt 1 cannot be right: its date must be a day like"),
        (attempted(reason="\x1b[2J"), "attempt 1 cannot be right: its reason must be some text"),
        (attempted(rounds=True), "attempt 1 cannot be right: its rounds must be a whole number"),
        (attempted(dragons=[1]), "attempt 1 cannot be right: its dragons must be a list of texts"),
        (
            attempted(chapter=3),
            "it was at chapter 3, but chapter 1 was due",
        ),
        (attempted(won=False), "according to its chronicle, chapter 1 comes next"),
    ],
)
def test_what_was_edited_into_nonsense_is_refused_and_kept(
    command: Command, refused: Command, home: Path, fields: dict[str, Any], reason: str
) -> None:
    command("new", "embers", *BOTS)
    path = change(home, **fields)
    text = path.read_text()
    said = refused("play", "embers")
    assert f"{path} was left as it is: " in said
    assert reason in said
    assert path.read_text() == text
    assert not (home / "games").exists()


def test_a_file_that_is_no_text_is_refused(refused: Command, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff\xfe")
    assert "is not a text file" in refused("import", str(tmp_path / "x.json"))
    assert "cannot be read: No such file" in refused("import", str(tmp_path / "y.json"))


# Slips on the command line


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        ("", "missing command; see: emberhall campaign --help"),
        ("burn", "the commands are: new, play, list, show, export, import"),
        ("new", "missing argument 'NAME'"),
        ("new ../embers", "a campaign cannot be called '../embers'"),
        ("new .embers", "a campaign cannot be called '.embers'"),
        ("new x --game duals", "duals has no campaigns; games that have some: flamefang"),
        ("new x --set chapter=3", "chapter cannot be set: the campaign decides it"),
        ("new x --set kept=a:b", "kept "),
        ("new x --set hands=many", "it can be open, hidden"),
        ("new x --seed -1", "a seed is a whole number from 0 up"),
        ("new x -p Ann,Ben", "give each a -p of their own"),
        ("new x -p zorg:plan=1", "the bots are: greedy, random"),
        ("new x -p A -p B -p C -p D -p E", "is for 1 to 4 seats, not 5"),
        ("play x", "there is no campaign 'x'; begin it: emberhall campaign new x"),
        ("show x", "there is no campaign 'x'"),
        ("export x y.json", "there is no campaign 'x'"),
    ],
)
def test_every_slip_is_told_what_would_be_right(
    refused: Command, home: Path, arguments: str, remedy: str
) -> None:
    assert remedy in refused(*arguments.split())
    assert not home.exists()


def test_an_unknown_campaign_is_told_which_there_are(command: Command, refused: Command) -> None:
    command("new", "embers", *BOTS)
    assert "there is no campaign 'ember'; there are: embers" in refused("play", "ember")


def test_where_several_games_have_campaigns_one_must_be_named(
    command: Command, refused: Command, home: Path
) -> None:
    with guest(SAGA):
        said = refused("new", "x", *BOTS)
        assert "several games have campaigns: flamefang, saga; name the game with --game" in said
        command("new", "x", *BOTS, "--game", "saga")
        assert page(home, "x")["game"] == "saga"


@pytest.mark.parametrize("name", ["new", "play", "list", "show", "export", "import"])
def test_every_command_has_help_with_an_example(command: Command, name: str) -> None:
    assert f"Example: emberhall campaign {name}" in command(name, "--help")


def test_nothing_to_list_is_said(command: Command) -> None:
    assert command("list") == "There is no campaign yet.\n"


def test_a_name_of_several_words_is_quoted_in_what_to_type(command: Command) -> None:
    assert "emberhall campaign play 'long night'" in command("new", "long night", *BOTS)
    assert command("play", "long night").endswith("emberhall campaign play 'long night'\n")
