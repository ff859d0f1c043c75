"""What fills a window and can be painted again at any size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from rich.console import Console
from rich.text import Text

from emberhall.play.session import Session
from emberhall.terminal.draw.page import Page, page_lines, wrapped
from emberhall.terminal.keys.choosing import Choosing
from emberhall.terminal.table.pages import drawn, question_page


class Picture(Protocol):
    def lines(self) -> Sequence[Text]:
        """Its lines, for the window as large as it is by now."""

    @property
    def told(self) -> str:
        """What stands on the line to type on, as long as nothing is typed."""


@dataclass(frozen=True)
class Sentence:
    console: Console
    words: str

    def lines(self) -> Sequence[Text]:
        return wrapped(Text(self.words, "ember"), self.console)

    @property
    def told(self) -> str:
        return ""


class TablePicture:
    """The table with the open question; an option is highlighted while arrows are used."""

    def __init__(
        self, session: Session, seat: int, console: Console, notice: str, choosing: Choosing
    ) -> None:
        prompt = session.game.prompt(seat)
        assert prompt is not None
        self._words = [option["words"] for option in prompt["options"]]
        self._console = console
        self._choosing = choosing
        self._game = session.game
        self._question = session.game.question
        self._make = partial(question_page, session, seat, console, notice)
        self._page: Page | None = None
        self._size = console.size

    def lines(self) -> Sequence[Text]:
        page = self._current()
        return page_lines(replace(page, chosen=self._chosen), self._console) if page else []

    @property
    def told(self) -> str:
        chosen = self._chosen
        return f"{chosen}  {self._words[chosen - 1]}" if chosen else ""

    @property
    def _chosen(self) -> int | None:
        return None if self._choosing.at is None else self._choosing.at + 1

    def _current(self) -> Page | None:
        """The page for the window's size: made once, since keys are pressed faster than tables
        are drawn. While a bot thinks, the last question stays as it was."""
        is_stale = self._page is None or self._size != self._console.size
        if is_stale and self._game.question is self._question:
            self._page, self._size = drawn(self._make), self._console.size
        return self._page
