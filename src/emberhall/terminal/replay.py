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
from emberhall.terminal.draw.page import Page
from emberhall.terminal.draw.score_sheet import draw_score_sheet
from emberhall.terminal.pages import board_notice, draw, drawn
from emberhall.terminal.screen import print_page
from emberhall.terminal.streams import ReadLine

LONGEST_NUMBER = 9
KEYS = "Enter or n next   p back   a number jumps there   q quit"


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


def walk(replay: Replay, console: Console, read: ReadLine) -> None:
    """Step through a game, forth and back."""
    last = len(replay.moments) - 1
    at: int | None = 0
    notice = ""
    while at is not None:
        print_page(console, drawn(partial(_page, replay, at, console, notice)))
        line = read()
        where = _where(at, "q" if line is None else line.strip())
        notice = "" if where is None or 0 <= where <= last else f"Type a number from 0 to {last}."
        at = None if where is None else min(max(where, 0), last)


def _where(at: int, typed: str) -> int | None:
    if typed in ("q", "quit"):
        return None
    if typed.isdecimal():
        return int(typed[:LONGEST_NUMBER])
    return at - 1 if typed == "p" else at + 1


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
