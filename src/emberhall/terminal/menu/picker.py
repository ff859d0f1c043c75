"""A list on a screen of its own, from which one entry is picked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from emberhall.terminal.commands import LEAVE
from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.keys import BACKSPACE, ENTER, ESCAPE, F1, GONE, REDRAW, Key, Keys, is_sign
from emberhall.terminal.keys.choosing import HELP, Choosing
from emberhall.terminal.keys.line_editor import LineEditor
from emberhall.terminal.window import Window

INDENT = 5
"""Columns before the words of an entry."""
PICKED = "reverse"
BACK = ("b", "back")
"""Typed, these go back as Escape does: where keys arrive in lines, there is no Escape."""
HINT = "Arrows and Enter, or a number. Escape: back. q: leave. F1 or help: help."
IN_LINES = "Type a number and press Enter. b: back. q: leave. help: help."
"""The same where keys arrive in lines."""


@dataclass(frozen=True)
class Entry:
    words: str
    note: str = ""
    """A few quiet words below."""


@dataclass(frozen=True)
class Picked:
    at: int
    """The entry, counted from 0."""
    by: Key
    """`ENTER` where it was picked; else what was wanted instead: `ESCAPE` (back), `F1` (help),
    `GONE` (leave), or one of the commands."""


class Picker:
    """A heading, numbered entries, what can be pressed, and a sentence if something was wrong."""

    def __init__(
        self,
        console: Console,
        keys: Keys,
        head: Sequence[Text],
        entries: Sequence[Entry],
        at: int = 0,
        commands: Collection[str] = (),
        hint: str = HINT,
        notice: str = "",
    ) -> None:
        self.console = console
        self._window = Window(console, keys)
        self.head = head
        self.entries = entries
        self.commands = (*commands, "?", "q")
        self.hint = hint if keys.at_once else IN_LINES
        self.notice = notice
        self._choosing = Choosing(len(entries), self.commands, at, keys.at_once)

    def pick(self) -> Picked:
        """Ask until something is picked or wanted."""
        at = self._choosing.at or 0
        while True:
            self._choosing.at = at
            self._paint(at)
            key = self._window.keys.next()
            if key == GONE or (key in (ESCAPE, BACKSPACE) and not self._choosing.text):
                return Picked(at, GONE if key == GONE else ESCAPE)
            line = None if key == REDRAW else self._choosing.press(key)
            at = at if self._choosing.at is None else self._choosing.at
            if line is not None and is_sign(key):
                self._window.keys.skip_enter()
            if line is not None and (picked := self._picked(line, at)):
                return picked

    def _picked(self, line: str, at: int) -> Picked | None:
        if line in (HELP, "?"):
            return Picked(at, F1)
        if line in BACK and line not in self.commands:
            return Picked(at, ESCAPE)
        if line in LEAVE:
            return Picked(at, GONE)
        if line in self.commands:
            return Picked(at, line)
        if line in map(str, range(1, len(self.entries) + 1)):
            return Picked(int(line) - 1, ENTER)
        self.notice = f"Choose a number from 1 to {len(self.entries)}."
        return None

    def _paint(self, at: int) -> None:
        notice = wrapped(Text(self.notice, "ember"), self.console) if self.notice else []
        foot = [Text(), *notice, *wrapped(Text(self.hint, "quiet"), self.console)]
        blocks = [self._entry(number, at) for number in range(len(self.entries))]
        room = self.console.height - len(foot) - 1
        # Where a picture stands over the list and there is no room for both, the list stays
        head = [*self.head[-max(1, room - 1 - sum(map(len, blocks))) :], Text()]
        if room > len(head):
            lines = [*head, *_around(blocks, at, room - len(head)), *foot]
        else:  # in a window of a few lines, what can be chosen comes before all else
            lines = [*notice, *_around(blocks, at, self.console.height - 1 - len(notice))]
        self._window.paint(lambda: lines, self._choosing.line)
        self.notice = ""

    def _entry(self, number: int, at: int) -> list[Text]:
        entry = self.entries[number]
        marker = ">" if number == at else " "
        style = PICKED if number == at else ""
        words = wrapped(Text(entry.words, style), self.console, INDENT)
        notes = wrapped(Text(entry.note, "quiet"), self.console, INDENT) if entry.note else []
        heads = [f"{marker}{number + 1:>{INDENT - 3}}  ", *[" " * INDENT] * len([*words, *notes])]
        lines = zip(heads, [*words, *notes], strict=False)
        return [Text.assemble((head, "lit"), line) for head, line in lines]


def _around(blocks: Sequence[list[Text]], at: int, room: int) -> list[Text]:
    """As many whole entries as there is room for, with the one that is highlighted."""
    first = at
    while first > 0 and sum(map(len, blocks[first - 1 : at + 1])) <= room:
        first -= 1
    lines: list[Text] = []
    for block in blocks[first:]:
        if lines and len(lines) + len(block) > room:
            break
        lines += block
    return lines[: max(1, room)]


def ask_words(
    console: Console,
    keys: Keys,
    lines: Sequence[Text],
    usual: str = "",
    show_help: Callable[[], None] = lambda: None,
) -> str | None:
    """Some words, typed below these lines; `None` where somebody goes back instead."""
    line, window = LineEditor(usual if keys.at_once else ""), Window(console, keys)
    while True:
        window.paint(lambda: lines, line)
        key = keys.next()
        if key == ENTER:
            return line.text.strip() or usual
        if key in (ESCAPE, GONE):
            return None
        if key == F1:
            show_help()
        line.press(key)
