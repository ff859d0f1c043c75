"""Talking with somebody at the menu: lists to pick from, words to type, pages to read."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.keys import ENTER, F1, GONE, Keys
from emberhall.terminal.menu.picker import HINT, Entry, Picker, ask_words
from emberhall.terminal.window import Window
from emberhall.terminal.window.reading import Reading

BACK_WORDS = ("back", "quit")
"""Where keys come in lines, there is no Escape, and `b` may be somebody's name."""
BACK = ("b", "0")
"""In a list they go back at once, as Escape does."""


class Left(Exception):
    """Somebody went out in the middle of a question."""


class Dialog:
    def __init__(self, console: Console, keys: Keys, told: Sequence[str]) -> None:
        self.console = console
        self.keys = keys
        self.told = told
        """What is told to somebody who asks for help."""

    def pick(
        self,
        heading: str | Sequence[Text],
        entries: Sequence[Entry],
        at: int = 0,
        notice: str = "",
        note: str = "",
        hint: str = HINT,
    ) -> int | None:
        """The entry that is picked, counted from 0; `None` where somebody goes back instead."""
        head = _head(heading)
        head += wrapped(Text(note, "quiet"), self.console) if note else []
        while True:
            picked = Picker(self.console, self.keys, head, entries, at, BACK, hint, notice).pick()
            if picked.by == GONE:
                raise Left
            if picked.by != F1:
                return picked.at if picked.by == ENTER else None
            at, notice = picked.at, ""
            self._help()

    def confirm(self, heading: str, yes: str, note: str) -> bool:
        """Whether somebody really wants what cannot be taken back."""
        return self.pick(heading, [Entry("No, go back"), Entry(yes, note)]) == 1

    def ask(
        self,
        heading: str | Sequence[Text],
        note: str = "",
        usual: str = "",
        notice: str = "",
    ) -> str | None:
        """Some words, to begin with the usual ones; `None` where somebody goes back instead."""
        back = "Enter: go on. Escape: back. F1: help."
        if not self.keys.at_once:
            back = "Type it and press Enter; type back to go back."
        lines = [
            *_head(heading),
            Text(),
            *wrapped(Text(note), self.console),
            *(wrapped(Text(notice, "ember"), self.console) if notice else []),
            Text(),
            Text(back, "quiet"),
        ]
        words = ask_words(self.console, self.keys, lines, usual, self._help)
        return None if not self.keys.at_once and words in BACK_WORDS else words

    def _help(self) -> None:
        self.read("Help", self.told)

    def read(self, heading: str, paragraphs: Sequence[str | Text]) -> None:
        """Pages of text, until somebody has read enough."""
        texts = [Text(words) if isinstance(words, str) else words for words in paragraphs]

        def lines() -> list[Text]:
            return [line for text in texts for line in wrapped(text, self.console) or [Text()]]

        Reading(Window(self.console, self.keys), heading, lines, "the menu").read()


def _head(heading: str | Sequence[Text]) -> list[Text]:
    return [Text(heading, "ember")] if isinstance(heading, str) else [*heading]
