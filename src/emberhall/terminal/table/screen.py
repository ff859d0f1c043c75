"""The drawn table: painted whole at each question, and again whenever the window changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from emberhall.play.session import Session
from emberhall.terminal.commands import QUIT
from emberhall.terminal.draw.board import draw_page
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.page import item, wrapped
from emberhall.terminal.keys import GONE, Keys, is_sign
from emberhall.terminal.keys.choosing import Choosing
from emberhall.terminal.signs import signs_for
from emberhall.terminal.streams import HEIGHT, WIDTH
from emberhall.terminal.table.display import PASS_KEYBOARD, THINKING
from emberhall.terminal.table.ending import ending_lines
from emberhall.terminal.table.game_loop import single_keys
from emberhall.terminal.table.keyboard import tell_at_keyboard
from emberhall.terminal.table.pages import scene_of
from emberhall.terminal.table.pictures import Picture, Sentence, TablePicture
from emberhall.terminal.window import Window
from emberhall.terminal.window.reading import Reading

BRIEF = 6
"""Longer news, as the evening shows of a round, get a page of their own before the table."""

YES_OR_NO = ("y", "n", QUIT.key)
FORGET_WHAT_SCROLLED_AWAY = "\033[3J"
"""Needed where the table has no screen of its own: secrets could be scrolled back to."""


class Screen:
    """A display that draws the whole table on a terminal."""

    def __init__(
        self, console: Console, keys: Keys, leave: Callable[[], None] = lambda: None
    ) -> None:
        self.console = console
        self.keys = keys
        self._leave = leave
        """Gives the terminal back: what is printed afterwards stays to be read."""
        self._window = Window(console, keys, (WIDTH, HEIGHT))
        self._notice = ""
        self._shown: tuple[Session, int] | None = None
        self._choosing = Choosing(0, at_once=keys.at_once)
        self._picture: Picture = Sentence(console, "")

    def welcome(self, session: Session) -> None:
        assert session.game.header is not None
        commitment = session.game.header.commitment
        self._notice = f"Sealed seed: {commitment}"

    def thinking(self, name: str) -> None:
        if self.keys.at_once:  # else the table would be printed once more
            self._paint(THINKING.format(name))

    def pass_keyboard(self, name: str) -> None:
        self.keys.forget()
        if self.console.is_terminal and not self.keys.at_once:
            self.console.file.write(FORGET_WHAT_SCROLLED_AWAY)
        self._choosing = Choosing(0, (QUIT.key,), at_once=self.keys.at_once)
        self._picture = Sentence(self.console, PASS_KEYBOARD.format(name))
        self._paint()

    def show(self, session: Session, seat: int) -> None:
        self.keys.forget()
        self._shown = session, seat
        news = tell_at_keyboard(session, session.news(seat), seat)
        if len(news) > BRIEF:
            self.tell("What happened meanwhile", news)
        else:
            self._draw()

    def read(self) -> str | None:
        while (key := self._window.key(self._paint)) != GONE:
            line = self._choosing.press(key)
            if line is not None:
                if is_sign(key):
                    self.keys.skip_enter()
                return line
            self._paint()
        return None

    def say(self, sentence: str) -> None:
        self._notice = sentence
        self._draw()

    def note(self, sentence: str) -> None:
        self._notice = sentence

    def ask(self, sentence: str) -> str | None:
        self._choosing = Choosing(0, YES_OR_NO, at_once=self.keys.at_once)
        self._picture = Sentence(self.console, sentence)
        self._paint()
        return self.read()

    def tell(self, heading: str, paragraphs: Sequence[str]) -> None:
        self._turn(
            heading, lambda: [line for told in paragraphs for line in item(told, self.console)]
        )

    def open(self, page: ExtraPage, session: Session, seat: int) -> None:
        def text() -> list[Text]:
            scene = scene_of(session.game, seat, session.names, self.console)
            drawing = draw_page(session.game.title.name, page, scene)
            return [line for told in drawing for line in wrapped(told, self.console)]

        self._turn(page.heading, text)

    def _turn(self, heading: str, text: Callable[[], Sequence[Text]]) -> None:
        """Pages of text, if there is any, and then the table again, if somebody is asked there."""
        if text():
            Reading(self._window, heading, text).read()
        if self._is_asked:
            self._draw()

    def end(self, session: Session, record: Path | None) -> None:
        self._leave()
        signs = signs_for(self.console.encoding)
        for line in ending_lines(session, record, signs, self.console.width):
            self.console.print(line, soft_wrap=True)

    def farewell(self, sentence: str) -> None:
        self._leave()
        self.console.print(Text(sentence))

    # The table

    @property
    def _is_asked(self) -> bool:
        """Whether whoever the table was shown to is still, or again, asked something."""
        if self._shown is None:
            return False
        session, seat = self._shown
        return session.question_for(seat) is not None

    def _draw(self) -> None:
        assert self._shown is not None
        session, seat = self._shown
        question = session.game.question
        assert question is not None
        keys = single_keys(session.game)
        self._choosing = Choosing(len(question.options), keys, at_once=self.keys.at_once)
        self._picture = TablePicture(session, seat, self.console, self._notice, self._choosing)
        self._notice = ""
        self._paint()

    def _paint(self, told: str = "") -> None:
        self._window.paint(self._picture.lines, self._choosing.line, told or self._picture.told)
