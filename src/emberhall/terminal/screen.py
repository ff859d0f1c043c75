"""The drawn table: redrawn whole at each question."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from emberhall.play.session import Session
from emberhall.terminal.display import PASS_KEYBOARD
from emberhall.terminal.draw.board import draw_page
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.page import Page, item, page_lines, wrapped
from emberhall.terminal.ending import ending_lines
from emberhall.terminal.keyboard import tell_at_keyboard
from emberhall.terminal.pages import drawn, question_page, scene_of
from emberhall.terminal.signs import signs_for
from emberhall.terminal.streams import ReadLine

FRAME = 3
"""Lines of a page besides its text: heading, keys and the line to type on."""
BACK = "Enter: back to the table."
ONWARD = "Enter: next page; q: back to the table."
LEAVE = ("q", "quit")
BRIEF = 6
"""Longer news, as the evening shows of a round, get a page of their own before the table."""

FORGET_WHAT_SCROLLED_AWAY = "\033[3J"


class Screen:
    """A display that draws the whole table on a terminal."""

    def __init__(self, console: Console, read: ReadLine) -> None:
        self.console = console
        self.read = read
        self._notice = ""
        self._shown: tuple[Session, int] | None = None

    def welcome(self, session: Session) -> None:
        assert session.game.header is not None
        commitment = session.game.header.commitment
        self._notice = f"Sealed seed: {commitment}"

    def pass_keyboard(self, name: str) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_WHAT_SCROLLED_AWAY)
        self.console.print(Text(PASS_KEYBOARD.format(name), "ember"))

    def show(self, session: Session, seat: int) -> None:
        self._shown = session, seat
        news = tell_at_keyboard(session, session.news(seat), seat)
        if len(news) > BRIEF:
            self.tell("What happened meanwhile", news)
        else:
            self._draw()

    def say(self, sentence: str) -> None:
        self._notice = sentence
        self._draw()

    def note(self, sentence: str) -> None:
        self._notice = sentence

    def ask(self, sentence: str) -> str | None:
        self.console.clear()
        self.console.print(Text(sentence))
        return self.read()

    def tell(self, heading: str, paragraphs: Sequence[str]) -> None:
        self._turn(heading, [line for words in paragraphs for line in item(words, self.console)])

    def open(self, page: ExtraPage, session: Session, seat: int) -> None:
        scene = scene_of(session.game, seat, session.names, self.console)
        drawing = draw_page(session.game.title.name, page, scene)
        lines = [line for drawn_line in drawing for line in wrapped(drawn_line, self.console)]
        self._turn(page.heading, lines)

    def _turn(self, heading: str, lines: Sequence[Text]) -> None:
        """Pages of text, one after another, and then the table again."""
        room = max(1, self.console.height - FRAME)
        for start in range(0, len(lines), room):
            self.console.clear()
            self.console.print(Text(heading, "ember"))
            self.console.print(*lines[start : start + room], sep="\n")
            is_last = start + room >= len(lines)
            self.console.print(Text(BACK if is_last else ONWARD, "quiet"))
            line = self.read()
            if line is None:
                return
            if line.strip() in LEAVE:
                break
        self._draw()

    def end(self, session: Session, record: Path | None) -> None:
        self.console.clear()
        signs = signs_for(self.console.encoding)
        for line in ending_lines(session, record, signs, self.console.width):
            self.console.print(line, soft_wrap=True)

    def farewell(self, sentence: str) -> None:
        self.console.print(Text(sentence))

    def _draw(self) -> None:
        assert self._shown is not None
        session, seat = self._shown
        page = drawn(partial(question_page, session, seat, self.console, self._notice))
        print_page(self.console, page)
        self._notice = ""


def print_page(console: Console, page: Page) -> None:
    console.clear()
    for line in page_lines(page, console):
        console.print(line, no_wrap=True, crop=True)
