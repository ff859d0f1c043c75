"""Tables for tests: real sessions, with typed lines instead of a keyboard."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from emberhall.terminal.draw.page import Page, page_lines
from emberhall.terminal.keys.lines import LineKeys
from emberhall.terminal.palette import EMBERS
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.streams import ReadLine
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.pages import question_page
from emberhall.terminal.table.plain import Plain
from emberhall.terminal.table.start import start_typed
from emberhall.terminal.window.painting import paint


class Typed(LineKeys):
    """Typed lines, to be read as lines or as the keys they are made of."""

    def __init__(self, lines: Iterable[str]) -> None:
        waiting = iter(lines)
        self.read: ReadLine = lambda: next(waiting, None)
        super().__init__(self.read)

    def __call__(self) -> str | None:
        return self.read()


def typed(lines: Iterable[str]) -> Typed:
    """A keyboard on which these lines are typed, and then nothing more."""
    return Typed(lines)


def session_at(
    home: Path,
    seats: str = "me,greedy,greedy",
    seed: int = 7,
    settings: Iterable[str] = (),
    game: str = "dragondraft",
    content: Path | None = None,
) -> Session:
    return start_typed(FileStore(home), game, seats, seed, list(settings), content)


def play_plain(home: Path, session: Session, lines: Iterable[str]) -> str:
    """What a plain table says while these lines are typed."""
    said: list[str] = []
    GameLoop(session, FileStore(home), Plain(said.append, typed(lines), UNICODE)).play()
    return "".join(said)


def console(width: int = 80, height: int = 24, colour: bool = False) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        legacy_windows=False,
        theme=EMBERS,
        highlight=False,
        markup=False,
    )


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def print_page(console: Console, page: Page) -> None:
    paint(console, page_lines(page, console))


def drawn(session: Session, width: int = 80, height: int = 24) -> list[str]:
    """The screen at the open question, line by line."""
    there = console(width, height)
    question = session.game.question
    assert question is not None
    print_page(there, question_page(session, question.seat, there, ""))
    return printed(there).splitlines()


def play_until(session: Session, kind: str) -> None:
    """Let everybody take the first option until a question of this kind is open."""
    while session.game.question is not None and session.game.question.kind != kind:
        session.game.answer(0)
