"""Talking with somebody at the menu: lists to pick from, words to type, pages to read."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.keys import (
    BACKSPACE,
    DOWN,
    ENTER,
    ESCAPE,
    F1,
    GONE,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    REDRAW,
    RIGHT,
    UP,
    Keys,
)
from emberhall.terminal.painting import paint
from emberhall.terminal.picker import Entry, Picker, ask_words

FRAME = 4
"""Lines of a page besides its text: heading, an empty line, keys and the line to type on."""
LAST_PAGE = "Enter: back."
ONWARD = (ENTER, " ", DOWN, RIGHT, PAGE_DOWN)
BACKWARD = (UP, LEFT, PAGE_UP)
CLOSING = (ESCAPE, BACKSPACE, "b", "q")
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
    ) -> int | None:
        """The entry that is picked, counted from 0; `None` where somebody goes back instead."""
        head = _head(heading)
        head += wrapped(Text(note, "quiet"), self.console) if note else []
        while True:
            picked = Picker(self.console, self.keys, head, entries, at, BACK, notice=notice).pick()
            if picked.by == GONE:
                raise Left
            if picked.by != F1:
                return picked.at if picked.by == ENTER else None
            at, notice = picked.at, ""
            self.read("Help", self.told)

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
        back = "Enter: go on. Escape: back."
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
        words = ask_words(self.console, self.keys, lines, usual)
        return None if not self.keys.at_once and words in BACK_WORDS else words

    def read(self, heading: str, paragraphs: Sequence[str | Text]) -> None:
        """Pages of text, until somebody has read enough."""
        texts = [Text(words) if isinstance(words, str) else words for words in paragraphs]
        if not self.keys.at_once:
            self._read_at_once(heading, texts)
            return
        at: int | None = 0
        while at is not None:
            pages = self._pages(texts)
            at = min(at, len(pages) - 1)
            paint(self.console, [Text(heading, "ember"), *_page(pages, at)])
            at = self._turned(at, len(pages))

    def _read_at_once(self, heading: str, texts: Sequence[Text]) -> None:
        """Where keys come in lines, one can scroll back."""
        for text in (Text(heading, "ember"), *texts, Text(LAST_PAGE, "quiet")):
            self.console.print(text)
        self._turned(0, 1)

    def _pages(self, texts: Sequence[Text]) -> list[list[Text]]:
        lines = [line for text in texts for line in wrapped(text, self.console) or [Text()]]
        room = max(1, self.console.height - FRAME)
        return [lines[start : start + room] for start in range(0, len(lines), room)]

    def _turned(self, at: int, count: int) -> int | None:
        """The page that is wanted next; `None` for none of them."""
        while True:
            key = self.keys.next()
            if key == GONE:
                raise Left
            if key in CLOSING or (key == ENTER and at + 1 == count):
                return None
            if key == REDRAW or key in ONWARD or key in BACKWARD:
                return min(max(0, at + (key in ONWARD) - (key in BACKWARD)), count - 1)


def _head(heading: str | Sequence[Text]) -> list[Text]:
    return [Text(heading, "ember")] if isinstance(heading, str) else [*heading]


def _page(pages: Sequence[list[Text]], at: int) -> list[Text]:
    where = f" Page {at + 1} of {len(pages)}." if len(pages) > 1 else ""
    onward = "Enter: next page. Escape: back." if at + 1 < len(pages) else LAST_PAGE
    return [*pages[at], Text(), Text(f"{onward}{where}", "quiet")]
