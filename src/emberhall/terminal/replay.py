"""A game told again: moment by moment on a terminal, in sentences through a pipe."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from emberhall import BrokenRecord, BrokenSave
from emberhall.play.files import read_text
from emberhall.play.narration import sole_person
from emberhall.play.replay import Replay, read_replay
from emberhall.terminal.commands import LEAVE
from emberhall.terminal.draw.page import Page, page_lines
from emberhall.terminal.draw.score_sheet import draw_score_sheet
from emberhall.terminal.keys import (
    DOWN,
    END,
    ESCAPE,
    GONE,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    UP,
    Keys,
)
from emberhall.terminal.keys.choosing import Choosing
from emberhall.terminal.streams import HEIGHT, WIDTH
from emberhall.terminal.table.pages import board_notice, draw, drawn
from emberhall.terminal.window import Window

LONGEST_NUMBER = 9
KEYS = "Enter, n or right: next   p or left: back   a number jumps there   q: quit"
STEPS = {
    LEFT: "p",
    UP: "p",
    PAGE_UP: "p",
    RIGHT: "n",
    DOWN: "n",
    PAGE_DOWN: "n",
    HOME: "first",
    END: "last",
}


def replay_in(path: Path) -> Replay:
    """The game in a file: a record, a save, or a saved session."""
    try:
        return read_replay(read_text(path))
    except (BrokenRecord, BrokenSave) as error:
        raise type(error)(f"{path}: {error}") from None


def replay_lines(replay: Replay) -> Iterator[str]:
    """The whole game in sentences, with the sheet at its end."""
    for moment in replay.moments:
        yield from moment.sentences
    game = replay.moments[-1].game
    if game.result is not None:
        words = game.line_words(game.result.lines[0])
        yield from ("", game.verdict(sole_person(game)))
        yield from (
            line.plain.rstrip() for line in draw_score_sheet(game.result, words, replay.names)
        )


class Walk:
    """A way through a game, forth and back."""

    def __init__(self, replay: Replay, console: Console, keys: Keys) -> None:
        self.replay = replay
        self.last = len(replay.moments) - 1
        self.window = Window(console, keys, (WIDTH, HEIGHT))
        self.at = 0
        self.notice = ""
        self.choosing = Choosing(self.last, ("n", "p", "q"), at_once=keys.at_once)

    def walk(self) -> None:
        self._paint()
        while (key := self.window.key(self._paint)) not in (GONE, ESCAPE):
            line = STEPS.get(key) or self.choosing.press(key)
            if line in LEAVE:
                return
            if line is not None:
                self._go(line)
            self._paint()

    def _go(self, line: str) -> None:
        steps = {"first": 0, "last": self.last, "p": self.at - 1}
        where = int(line[:LONGEST_NUMBER]) if line.isdecimal() else steps.get(line, self.at + 1)
        is_there = 0 <= where <= self.last
        self.notice = "" if is_there else f"Type a number from 0 to {self.last}."
        self.at = min(max(where, 0), self.last)

    def _paint(self) -> None:
        self.window.paint(self._lines, self.choosing.line)

    def _lines(self) -> list[Text]:
        console = self.window.console
        page = drawn(partial(_page, self.replay, self.at, console, self.notice))
        return page_lines(page, console)


def _page(replay: Replay, at: int, console: Console, notice: str) -> Page:
    moment = replay.moments[at]
    where = Text(f"After answer {at} of {len(replay.moments) - 1}", "ember")
    drawing = draw(moment.game, None, replay.names, console)
    return Page(
        drawing,
        moment.sentences,
        where,
        [],
        KEYS,
        "  ({} more)",
        notice or board_notice(moment.game),
    )
