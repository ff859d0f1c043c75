"""Bots, boards and titles from other packages: they work, and a broken one harms nothing else."""

from __future__ import annotations

from importlib.metadata import EntryPoints, entry_points
from pathlib import Path

import pytest

from emberhall.bots import BotKind
from emberhall.plugins import Plugins
from packages import emberhall, install, screens

FIRST_BOT = """
from emberhall.bots import BotKind

class First:
    def __init__(self, seed):
        pass

    def choose(self, chair):
        {choose}

FIRST = BotKind("first", "takes the first option", {make})
"""
BOTS = "[emberhall.bots]\nfirst = first_bot:FIRST\n"
BOARD = """
from rich.text import Text
from emberhall.terminal.draw import Board, Drawing, ExtraPage

def draw(scene):
    {draw}

def explain(scene):
    raise RuntimeError("no page today")

BOARD = Board("{name}", draw, (ExtraPage("x", "extra", "Extra", explain),))
"""
BOARDS = "[emberhall.drawings]\nhearth = hearth_board:BOARD\n"


def first_bot(choose: str = "return 0", make: str = "First") -> str:
    return FIRST_BOT.format(choose=choose, make=make)


def board(
    draw: str = 'return Drawing([[Text("A warm hearth")]], frozenset())', name: str = "hearth"
) -> str:
    return BOARD.format(draw=draw, name=name)


# Bots


def test_a_bot_from_a_package_is_listed_seated_and_simulated(tmp_path: Path) -> None:
    install(tmp_path, "first-bot", first_bot(), BOTS)
    assert "first\n  takes the first option\n" in emberhall(tmp_path, "bots").stdout
    played = emberhall(tmp_path, "play", "dragondraft", "--seats", "first,random", "--seed", "1")
    assert (played.returncode, played.stderr) == (0, "")
    assert "First, Random." in played.stdout
    told = emberhall(
        tmp_path,
        *["sim", "dragondraft", "--bots", "first,random", "--games", "20", "--workers", "2"],
    )
    assert (told.returncode, told.stderr) == (0, "")
    assert "\nfirst " in told.stdout


def test_a_bot_that_is_not_installed_any_more_leaves_its_games_alone(tmp_path: Path) -> None:
    install(tmp_path, "first-bot", first_bot(), BOTS)
    emberhall(tmp_path, "play", "dragondraft", "--seats", "me,first")
    (saved,) = (tmp_path / "home" / "games").iterdir()
    before = saved.read_bytes()
    (tmp_path / "first_bot-1.0.dist-info" / "entry_points.txt").write_text("")
    told = emberhall(tmp_path, "resume")
    assert told.returncode == 2
    assert "there is no bot 'first'; the bots are: greedy, random" in told.stderr
    assert saved.read_bytes() == before


@pytest.mark.parametrize(
    ("code", "points", "reason"),
    [
        (
            "import nowhere",
            BOTS,
            "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'",
        ),
        ("FIRST = 1 / 0", BOTS, "cannot be loaded: ZeroDivisionError: division by zero"),
        ("raise SystemExit", BOTS, "cannot be loaded: SystemExit"),
        ("", BOTS, "cannot be loaded: AttributeError: "),
        (
            "FIRST = 7",
            BOTS,
            "cannot be used: first_bot:FIRST must be a BotKind, not 7",
        ),
        (
            first_bot(),
            "[emberhall.bots]\nlast = first_bot:FIRST\n",
            "cannot be used: it calls itself 'first'",
        ),
        (
            first_bot(),
            "[emberhall.bots]\ngreedy = first_bot:FIRST\n",
            "cannot be used: the name is taken by the package emberhall ",
        ),
    ],
)
def test_a_broken_bot_is_told_of_and_harms_nobody(
    tmp_path: Path, code: str, points: str, reason: str
) -> None:
    install(tmp_path, "first-bot", code, points)
    told = emberhall(tmp_path, "bots")
    assert (told.returncode, told.stderr) == (0, "")
    (line,) = [
        line for line in told.stdout.splitlines() if "the package first-bot 1.0" in line.lower()
    ]
    assert reason in line
    assert "greedy\n  plans its turn" in told.stdout
    played = emberhall(tmp_path, "play", "dragondraft", "--seats", "greedy,random", "--seed", "1")
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import nowhere", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        (first_bot(make="int.nowhere"), "cannot be loaded: AttributeError: type object 'int'"),
        (first_bot(make="lambda: None"), "failed: TypeError: <lambda>() takes 0 positional"),
        (first_bot(choose="return chair.nowhere"), "failed: AttributeError: 'Chair' object has no"),
        (first_bot(choose="return 99"), "chose 99 among 36 options"),
        (first_bot(choose="return None"), "chose None among 36 options"),
    ],
)
def test_a_bot_that_fails_ends_play_with_one_sentence(
    tmp_path: Path, code: str, reason: str
) -> None:
    install(tmp_path, "first-bot", code, BOTS)
    arguments = ("--seats", "first,me", "--seed", "1", "--set", "start=0")
    told = emberhall(tmp_path, "play", "dragondraft", *arguments)
    assert told.returncode == 2
    (line,) = told.stderr.splitlines()
    assert line.startswith(f"emberhall: the bot 'first' of the package first-bot 1.0 {reason}")


# Boards

HEARTH = "[emberhall.titles]\nhearth = hearth_title:TITLE\n"
PLAY = ["play", "hearth", "--seats", "me,random", "--seed", "1"]


@pytest.fixture
def hearth_installed(tmp_path: Path) -> Path:
    """The title made for tests, as a package of its own."""
    code = "from kernel.hearth import HEARTH as TITLE"
    install(tmp_path, "hearth-title", code, HEARTH)
    (tmp_path / "kernel").symlink_to(Path(__file__).parent.parent / "kernel")
    return tmp_path


def test_a_title_from_a_package_is_drawn_with_the_board_of_another(hearth_installed: Path) -> None:
    install(hearth_installed, "hearth-board", board(), BOARDS)
    table, _ = screens(hearth_installed, PLAY, "q")
    assert "A warm hearth" in table


def test_a_title_without_a_board_is_drawn_all_the_same(hearth_installed: Path) -> None:
    table, _ = screens(hearth_installed, PLAY, "q")
    assert "A warm hearth" not in table
    assert "seats" in table


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import nowhere", "cannot be loaded: ModuleNotFoundError"),
        (board(name="heart"), "cannot be used: it calls itself 'heart'"),
        (board(draw="return scene.view['fire']"), "failed: KeyError: 'fire'"),
    ],
)
def test_a_board_that_cannot_be_drawn_is_told_of_and_done_without(
    hearth_installed: Path, code: str, reason: str
) -> None:
    install(hearth_installed, "hearth-board", code, BOARDS)
    first, second, _ = screens(hearth_installed, PLAY, ["l", "q"])
    shown = " ".join(f"{first} {second}".split())
    assert f"The drawing 'hearth' of the package hearth-board 1.0 {reason}" in shown
    assert "seats" in first


def test_a_page_that_fails_is_told_of_and_the_board_stays(hearth_installed: Path) -> None:
    install(hearth_installed, "hearth-board", board(), BOARDS)
    _, page, _ = screens(hearth_installed, PLAY, ["x", "q"])
    assert "A warm hearth" in page
    told = " ".join(page.split())
    assert (
        "The drawing 'hearth' of the package hearth-board 1.0 failed: RuntimeError: no page" in told
    )


# Titles


def test_a_broken_title_is_told_of_and_the_others_are_played(tmp_path: Path) -> None:
    install(tmp_path, "odd-title", "import nowhere", "[emberhall.titles]\nodd = odd_title:TITLE\n")
    told = emberhall(tmp_path, "games")
    assert (told.returncode, told.stderr) == (0, "")
    reason = "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'."
    assert f"The title 'odd' of the package odd-title 1.0 {reason}" in told.stdout
    assert "dragondraft  Dragondraft" in told.stdout
    refused = emberhall(tmp_path, "play", "odd")
    assert refused.stderr.startswith(
        "emberhall: the title 'odd' of the package odd-title 1.0 cannot"
    )
    assert emberhall(tmp_path, "rules", "dragondraft", "thistle").returncode == 0


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("class Odd(Title):\n    name = 'odd'\n\nTITLE = Odd()", "it has no full_name"),
        ("class TITLE(Title):\n    name = 'odd'", "odd_title:TITLE must be a Title, not <class"),
        (
            "class Shy:\n    def __repr__(self):\n        1 / 0\n\nTITLE = Shy()",
            "odd_title:TITLE must be a Title, not something that cannot be shown",
        ),
    ],
)
def test_a_title_that_is_half_written_is_told_of(tmp_path: Path, code: str, reason: str) -> None:
    points = "[emberhall.titles]\nodd = odd_title:TITLE\n"
    install(tmp_path, "odd-title", f"from emberhall import Title\n\n{code}", points)
    told = " ".join(emberhall(tmp_path, "games").stdout.split())
    assert f"The title 'odd' of the package odd-title 1.0 cannot be used: {reason}" in told
    assert "duals Flamecraft Duals, 1 to 2 seats" in told


# Whoever asks first


def test_who_asks_while_packages_are_still_being_looked_through_is_told_of_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in a hall that has just been started anew, to which all tables come back at once."""
    bots, told = Plugins("emberhall.bots", BotKind, "bot"), list[list[str]]()

    def asked_meanwhile(group: str) -> EntryPoints:
        monkeypatch.setattr("emberhall.plugins.entry_points", entry_points)
        told.append(bots.names())
        return entry_points(group=group)

    monkeypatch.setattr("emberhall.plugins.entry_points", asked_meanwhile)
    assert bots.names() == ["greedy", "random"]
    assert told == [["greedy", "random"]]
