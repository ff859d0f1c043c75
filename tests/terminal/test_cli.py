"""The command line: what it prints, and that every error is one line."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import emberhall
from emberhall.cli import run
from emberhall.play.file_store import FileStore
from emberhall.play.files import write_text
from emberhall.play.saved_games import rename_game
from emberhall.terminal import streams
from emberhall.terminal.table import start
from emberhall.terminal.table.plain import Plain
from terminal.at_table import console

Command = Callable[..., str]


pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def record(command: Command, home: Path) -> Path:
    command("play", "dragondraft", "--seats", "greedy,random", "--seed", "5")
    (path,) = (home / "records").iterdir()
    return path


def test_without_a_terminal_the_bare_command_prints_help(command: Command) -> None:
    said = command()
    assert said.startswith("Usage: emberhall [OPTIONS] COMMAND")
    for name in ("serve", "games", "play", "resume", "rules", "sim", "replay", "verify", "record"):
        assert f"\n  {name} " in said


@pytest.mark.parametrize(
    "name", ["serve", "games", "play", "resume", "rules", "sim", "replay", "verify", "record"]
)
def test_every_command_has_help_with_an_example(command: Command, name: str) -> None:
    assert f"Example: emberhall {name}" in command(name, "--help")


def test_the_version_is_told(command: Command) -> None:
    assert command("--version") == f"emberhall {emberhall.__version__}\n"


def test_games_are_told_with_seats_options_and_credits(command: Command) -> None:
    said = command("games")
    assert "dragondraft  Dragondraft, 2 to 4 seats" in said
    assert "beginner (grandstands only)" in said
    assert "Benjamin Schwer" in said
    assert "not affiliated with the makers" in said
    assert all(line == line.rstrip() and len(line) <= 80 for line in said.splitlines())


def test_an_option_that_games_fill_in_is_told_in_words(command: Command) -> None:
    told = " ".join(command("games").split())
    assert "A list of entries, as a finished game tells them; default: nothing." in told


def test_games_can_be_read_by_programs(command: Command) -> None:
    games = {game["name"]: game for game in json.loads(command("games", "--json"))}
    game = games["dragondraft"]
    assert game["seats"] == [2, 4]
    assert game["options"][0]["choices"] == ["standard", "beginner"]
    assert game["options"][0]["meanings"]["beginner"] == "grandstands only"


def test_bots_are_told_with_their_levels(command: Command) -> None:
    said = command("bots")
    assert "greedy:noise=0.3  careless: does the same, but errs three times in ten" in said
    bots = {bot["name"]: bot for bot in json.loads(command("bots", "--json"))}
    assert bots["random"]["levels"] == {"random": "clueless: takes anything that is allowed"}


def test_rules_are_found_by_words(command: Command) -> None:
    said = command("rules", "dragondraft", "sheep", "pass")
    assert "recruit.sheep\n" in said
    assert "[Rulebook, phase 2]" in said


def test_a_rule_is_found_by_the_id_that_questions_name(command: Command) -> None:
    assert command("rules", "duals/meat.onto-meat").startswith("meat.onto-meat\n")


def test_without_seats_a_person_sits_down_with_as_many_bots_as_fit(command: Command) -> None:
    assert "Greedy" in command("play", "duals", "--seed", "3")
    assert "Greedy 2" in command("play", "dragondraft", "--seed", "3")


def test_options_that_name_one_for_each_seat_are_told(command: Command) -> None:
    said = " ".join(command("games").split())
    assert "a name for each seat, like flair,rainbow; default: none." in said
    assert "any of 28 names, like drake-of-cakes,la-petite-dragonne; default: standard" in said
    assert "no (without it) | yes (with the fountain and its cards); default: no." in said


def test_a_game_is_played_through_pipes(command: Command, home: Path) -> None:
    said = command("play", "dragondraft", "--seed", "7", stdin="1\n" * 200)
    assert "\n> 1\n" in said
    assert "\x1b" not in said
    assert "after round" in said
    assert len(list((home / "records").iterdir())) == 1


def test_end_of_input_keeps_the_game_and_resume_goes_on(command: Command) -> None:
    command("play", "dragondraft", "--seed", "7", "--set", "start=0", stdin="1\n")
    listed = command("resume", "--list")
    assert "Dragondraft: You (0), Greedy (0), Greedy 2 (0), after 3 answers" in listed
    said = command("resume", stdin="1\nl\n")
    assert said.count("- You take the ") == 2
    assert command("resume", "--list").startswith(listed.partition("  ")[0])


def test_nothing_to_list_is_said(command: Command) -> None:
    assert command("resume", "--list") == "There is no saved game.\n"


def test_settings_reach_the_game(command: Command) -> None:
    said = command(
        "play", "dragondraft", "--set", "variant=beginner", "--set", "start=1", "--seats", "me,me"
    )
    assert "(variant beginner, start 1, hands open): Player 1, Player 2." in said
    assert "Player 2 gets the sheep and begins." in said


def test_a_record_is_verified(command: Command, record: Path) -> None:
    said = command("verify", str(record))
    assert "It is a game of Dragondraft with 2 players." in said
    assert "the result is the one that was played" in said
    commitment = said.split("The seed fits ")[1].split(",")[0]
    again = command("verify", "--commitment", commitment.upper())
    assert "the commitment given." in again


def test_a_record_is_told_again(command: Command, record: Path) -> None:
    said = command("replay", str(record))
    assert "Round 1: 40 cards lie on the board, 7 stay hidden." in said
    assert "  total " in said
    assert command("replay") == said


def test_the_record_of_a_kept_game_can_be_written(command: Command, tmp_path: Path) -> None:
    command("play", "dragondraft", "--seed", "7", stdin="1\n")
    printed = command("record")
    out = tmp_path / "out" / "game.jsonl"
    assert command("record", "-o", str(out)) == f"The record is in {out}\n"
    assert out.read_text() == printed
    assert "was possible when it was given" in command("verify", str(out))
    assert json.loads(command("record", "--sealed").splitlines()[0])["seed"] is None


def test_a_simulation_prints_a_table(command: Command) -> None:
    said = command("sim", "dragondraft", "--bots", "greedy,random", "--games", "2")
    assert said.startswith("bot ")
    assert "\ngreedy " in said
    assert "2 games of dragondraft" in said


def test_a_simulation_for_programs_prints_nothing_but_json(command: Command) -> None:
    arguments = ("sim", "dragondraft", "--games", "2", "--set", "variant=beginner", "--json")
    assert json.loads(command(*arguments))["games"] == 2


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments)) == 2
    told = capsys.readouterr()
    assert told.err.startswith("emberhall: ")
    assert told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        ("dance", "no such command 'dance'; the commands are: serve, games, bots, play, "),
        ("play", "missing argument 'GAME'"),
        ("play chess", "there is no game 'chess'; the games are: dragondraft"),
        ("sim chess", "the games are: dragondraft"),
        ("rules chess", "the games are: dragondraft"),
        ("play dragondraft --seats me", "is for 2 to 4 seats, not 1"),
        ("play dragondraft --seats me,me,me,me,me", "is for 2 to 4 seats, not 5"),
        ("play dragondraft --seats me,zorg", "the bots are: greedy, random"),
        ("play dragondraft --seats me=,greedy", "write it like me=Ann"),
        ("sim dragondraft --bots greedy,zorg", "the bots are: greedy, random"),
        ("play dragondraft --seed seven", "'--seed': Input should be a valid integer"),
        ("play dragondraft --seed -1", "a whole number from 0 up"),
        ("play dragondraft --seed", "'--seed' requires an argument"),
        ("play dragondraft --colour", "no such option: --colour; the options are: --seats, "),
        ("play dragondraft --set variant", "--set name=value, not 'variant'"),
        ("play dragondraft --set variant=hard", "it can be standard, beginner"),
        ("play dragondraft --set seats=3", "the options are: variant, start"),
        ("play dragondraft --set start=3", "the seats are 0 to 2"),
        ("play dragondraft --content nowhere", "nowhere: is not a folder"),
        ("sim dragondraft --games 0", "greater than or equal to 1"),
        ("sim dragondraft --set game=1", "the options are: variant, start"),
        ("games --json extra", "unexpected extra argument"),
        ("rules dragondraft zeppelin", "no rule of dragondraft mentions zeppelin"),
        ("resume", "start one with: emberhall play dragondraft"),
        ("resume nowhere.json", "nowhere.json cannot be read: No such file"),
        ("record", "there is no saved game"),
        ("replay", "no game has been finished here yet; name a file"),
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read"),
        ("verify nowhere.jsonl", "nowhere.jsonl cannot be read"),
    ],
)
def test_every_error_is_one_line_that_says_what_would_be_right(
    capsys: pytest.CaptureFixture[str], arguments: str, remedy: str
) -> None:
    assert remedy in refused(capsys, *arguments.split())


def test_a_pack_that_does_not_fit_is_refused_with_its_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "cards.toml").write_text("[[dragon]]\nid = 3\n")
    assert ".toml" in refused(capsys, "play", "dragondraft", "--content", str(tmp_path))


def test_a_corrupt_record_is_refused(
    capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path
) -> None:
    lines = record.read_text().splitlines()
    lines[5] = lines[5].replace('"key": "', '"key": "x')
    corrupt = tmp_path / "corrupt.jsonl"
    corrupt.write_text("\n".join(lines))
    for name in ("verify", "replay"):
        assert f"{corrupt}: line 6: 'x" in refused(capsys, name, str(corrupt))
    assert "line 1" in refused(capsys, "verify", __file__)
    assert "committed to" in refused(capsys, "verify", str(record), "--commitment", "00")


def test_a_file_nested_beyond_all_measure_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    deep = tmp_path / "deep"
    deep.write_text("[" * 100_000)
    for name in ("verify", "replay", "resume"):
        refused(capsys, name, str(deep))


def left_broken(command: Command, home: Path) -> Path:
    """A game was left, and then its file was damaged."""
    command("play", "dragondraft", "--seed", "7", stdin="1\n")
    left = max((home / "games").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    left.write_text(left.read_text().replace("dragondraft", "dragondaft"))
    return left


def test_a_broken_save_that_is_named_is_refused_and_kept(
    capsys: pytest.CaptureFixture[str], command: Command, home: Path
) -> None:
    left = left_broken(command, home)
    before = left.read_bytes()
    for name in ("resume", "record"):
        assert f"{left} was left as it is: " in refused(capsys, name, str(left))
    assert left.read_bytes() == before


@pytest.mark.parametrize("arguments", [["resume"], ["resume", "--list"], ["record"]])
def test_a_broken_save_is_set_aside_and_the_rest_goes_on(
    capsys: pytest.CaptureFixture[str], command: Command, home: Path, arguments: list[str]
) -> None:
    command("play", "duals", "--seed", "7")
    left = left_broken(command, home)
    before = left.read_bytes()
    assert run(arguments) == 0
    told = capsys.readouterr()
    aside = left.parent / "broken" / left.name
    assert "duals" in told.out.lower()
    assert told.err.startswith(
        f"emberhall: Set aside as {aside}: the saved game {left.stem} cannot"
    )
    assert "damaged: its digest does not match" in told.err
    assert told.err.count("\n") == 1
    assert aside.read_bytes() == before
    command(*arguments)


def test_broken_achievements_are_set_aside_before_a_game_alone(
    capsys: pytest.CaptureFixture[str], command: Command, home: Path
) -> None:
    for arguments in (["play", "flamecraft", "--seats", "me"], ["achievements"]):
        path = FileStore(home).achievements.path("flamecraft")
        write_text(path, "{")
        assert run(arguments) == 0
        told = capsys.readouterr()
        assert "the achievements of flamecraft cannot be read (it is not JSON)." in told.err
        assert not path.exists()
    assert "0 of 11 unlocked" in told.out


def test_saved_games_are_listed_with_names_dates_and_scores(command: Command, home: Path) -> None:
    command("play", "dragondraft", "--seed", "7", stdin="1\n")
    games = FileStore(home).games
    (id,) = games.unfinished()
    rename_game(games, id, "Friday")
    when = games.saved_at(id).strftime("%Y-%m-%d %H:%M")
    (line,) = command("resume", "--list").splitlines()
    told = "Friday, Dragondraft: You (0), Greedy (0), Greedy 2 (0), after 4 answers"
    assert line == f"{games.path(id)}  {when}  {told}"


def test_a_home_that_cannot_be_written_is_said_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path / "file"))
    assert "Not a directory" in refused(capsys, "play", "dragondraft")


def test_ctrl_c_leaves_quietly_with_the_game_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def interrupted() -> str | None:
        raise KeyboardInterrupt

    monkeypatch.setattr(streams, "_read_piped", interrupted)
    assert run(["play", "dragondraft"]) == 130
    assert capsys.readouterr().err == ""
    assert len(list((home / "games").iterdir())) == 1


def test_a_terminal_that_is_too_small_gets_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    assert streams.can_be_drawn_on(console(80, 24))
    assert not streams.can_be_drawn_on(console(79, 24))
    assert not streams.can_be_drawn_on(console(80, 23))


@pytest.mark.parametrize(("size", "term", "is_told"), [(79, "xterm", True), (80, "dumb", False)])
def test_only_a_window_that_is_too_small_is_called_so(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    size: int,
    term: str,
    is_told: bool,
) -> None:
    there = Console(force_terminal=True, width=size, height=24, _environ={"TERM": term})
    monkeypatch.setattr(start, "is_terminal", lambda: True)
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setattr(start, "open_console", lambda: there)
    with start.open_display(plain=False) as display:
        assert isinstance(display, Plain)
    assert ("80 columns and 24 lines" in capsys.readouterr().out) == is_told


WITHOUT_EXTRAS = """
import sys
sys.modules["typer"] = None
from emberhall.cli import main
main()
"""


def test_without_the_extra_packages_one_line_says_what_to_install() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_EXTRAS], capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stderr == "emberhall: the terminal needs: pip install 'emberhall[terminal]'\n"


def test_the_installed_command_prints_ascii_where_there_is_no_unicode(home: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "from emberhall.cli import main; main()", "play", "dragondraft"],
        input=b"1\n",
        capture_output=True,
        env={"EMBERHALL_HOME": str(home), "PYTHONIOENCODING": "ascii"},
    )
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert ran.stdout.isascii()
    assert b"Recruiting the dragons > Which card" in ran.stdout


def test_achievements_are_told_and_travel(command: Command, tmp_path: Path) -> None:
    assert "0 of 11 unlocked, saved in " in command("achievements")
    file = str(tmp_path / "mine.json")
    assert command("achievements", "--export", file) == f"Your achievements are in {file}\n"
    text = Path(file).read_text().replace('"unlocked": []', '"unlocked": ["heavy-metal"]')
    Path(file).write_text(text)
    assert "1 of 11 unlocked" in command("achievements", "flamecraft", "--import", file)
