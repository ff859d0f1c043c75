"""Around the table of Flamecraft Duals: secrets, the end, replays, words and the menu."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from emberhall import Event, Result
from emberhall.play.file_store import FileStore
from emberhall.play.narration import tell
from emberhall.play.session import Session
from emberhall.terminal.draw.board import board_of
from emberhall.terminal.draw.score_sheet import draw_score_sheet
from emberhall.terminal.keys.lines import LineKeys
from emberhall.terminal.palette import EMBERS
from emberhall.terminal.replay import Walk, replay_in, replay_lines
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.table.ending import ending_lines
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.screen import Screen
from sampling import Sampling
from terminal.at_table import console, drawn, play_plain, printed, typed
from terminal.duals_at_table import FULL, MODES, page_of, panel, played, sit

# Secrets


class Wiped(Console):
    """A console whose file holds only what stands on the screen."""

    def clear(self, home: bool = True) -> None:
        assert isinstance(self.file, io.StringIO)
        self.file.seek(0)
        self.file.truncate()


class Shown:
    """A keyboard that remembers what stood on the screen whenever something was typed."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.console = Wiped(file=io.StringIO(), width=80, height=24, theme=EMBERS)
        self.answers = answers
        self.screens: list[str] = []

    def read(self) -> str | None:
        self.screens.append(printed(self.console))
        return next(self.answers, None)


def screens_of(tmp_path: Path, seats: str, count: int) -> list[str]:
    shown = Shown(iter(["1"] * count))
    GameLoop(
        sit(tmp_path, seats), FileStore(tmp_path), Screen(shown.console, LineKeys(shown.read))
    ).play()
    return shown.screens


def test_the_keyboard_changes_hands_over_an_empty_screen(tmp_path: Path) -> None:
    screens = screens_of(tmp_path, "me=Ann,me=Bo", 60)
    passed = [screen for screen in screens if "Pass the keyboard" in screen]
    assert len(passed) > 4
    assert set(passed) == {
        f"Pass the keyboard to {name}; press Enter when ready.\n" for name in ("Ann", "Bo")
    }
    asked = [re.findall(r"^(Ann|Bo): ", screen, re.MULTILINE) for screen in screens]
    for before, after in pairwise(asked):
        assert not before or not after or before == after


def test_who_plays_alone_at_a_keyboard_is_never_asked_to_pass_it(tmp_path: Path) -> None:
    for seats in ("me", "me,random"):
        assert "Pass the keyboard" not in "".join(screens_of(tmp_path, seats, 80))


def test_somebody_may_leave_instead_of_taking_the_keyboard(tmp_path: Path) -> None:
    said = play_plain(tmp_path, sit(tmp_path), ["q"])
    assert "Pass the keyboard to Player" in said
    assert "Ready to pull" not in said
    assert said.endswith("The game is saved; go on with: emberhall resume\n")


@pytest.mark.parametrize("settings", [(), FULL])
def test_no_screen_or_page_tells_what_only_the_other_seat_knows(
    tmp_path: Path, settings: tuple[str, ...], sampled: Sampling
) -> None:
    session = sit(tmp_path, settings=settings)
    for question in sampled(played(session)):
        seat = question.seat
        public = "\n".join(tell(session.game, session.game.events(None), None))
        hand = session.game.view(1 - seat)["seats"][1 - seat]["hand"]
        secret = [card["name"] for card in hand if card["name"] not in public]
        pages = [page_of(session.game, seat, page.key) for page in board_of("duals").pages]
        text = "\n".join(line for page in (drawn(session), *pages) for line in page)
        assert not [name for name in secret if name in text]


def test_cards_that_everybody_has_seen_are_drawn(tmp_path: Path) -> None:
    session = sit(tmp_path, "me=Ann,me=Bo", settings=("fancies=steven,flair",))
    for question in played(session):
        known = session.game.view(question.seat)["seats"][1 - question.seat]["hand"]
        told = f"known of {session.names[1 - question.seat]}"
        assert (told in panel(drawn(session))) == bool(known)


# The end, replays, words and settings


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_a_game_can_be_seen_again(tmp_path: Path, seats: str, settings: tuple[str, ...]) -> None:
    session = sit(tmp_path, seats, settings=settings)
    for _ in played(session):
        pass
    file = tmp_path / "game.jsonl"
    file.write_text(session.game.record())
    story, there = replay_in(file), console()
    Walk(story, there, typed([*[""] * 30, str(len(story.moments) - 1), "q"])).walk()
    assert max(map(cell_len, printed(there).splitlines())) <= 80
    assert "the game is over" in printed(there)
    assert "  total" in "\n".join(replay_lines(story))


@pytest.mark.parametrize("seats", ["me", "me,random"])
def test_the_last_page_fits_and_has_no_race(tmp_path: Path, seats: str) -> None:
    session = sit(tmp_path, seats)
    for _ in played(session):
        pass
    lines = ending_lines(session, tmp_path / "r", UNICODE, 80)
    assert not any("after round" in line.plain for line in lines)
    assert len(lines) < 24
    assert all(line.cell_len <= 80 for line in lines if not line.plain.startswith("Record "))


def test_alone_nobody_has_a_rank() -> None:
    sheet = ({"shops": 4, "coins": 0},)
    lines = draw_score_sheet(
        Result((2,), (4,), sheet), {"shops": "shops", "coins": "coins"}, ["You"]
    )
    assert not any("rank" in line.plain for line in lines)


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_whoever_plays_is_spoken_to(tmp_path: Path, seats: str, settings: tuple[str, ...]) -> None:
    session = sit(tmp_path, seats, settings=settings)
    for _ in played(session):
        pass
    events: list[Event] = session.game.events(0)
    for sentence in tell(session.game, events, 0):
        assert not re.search(r"\bYou('s| [a-z]+s)\b", sentence)


def settings_of(session: Session) -> dict[str, object]:
    assert session.game.header is not None
    return dict(session.game.header.settings)


def test_fancies_can_be_named_on_a_command_line(tmp_path: Path) -> None:
    session = sit(tmp_path, settings=("fancies=flair,todd", "fountain=true"))
    assert settings_of(session) == {"fancies": ("flair", "todd"), "fountain": True}
    assert "(fancies flair,todd, fountain yes)" in play_plain(tmp_path, session, [])
