"""Help at the table: what can be typed, what the signs mean, how to play."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from emberhall import Title
from emberhall.terminal.commands import COMMANDS, WORDS
from emberhall.terminal.draw.board import board_of, pages_for
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.legend import SIGN, draw_legend
from emberhall.terminal.draw.scene import Scene, fit
from emberhall.terminal.how_to_play import heading, how_to_play

ANSWER = ("a number", "choose the option with that number; its first letters do, too")
ENTER = ("Enter", "go on, where there is only one way")
ARROWS = ("arrows", "move through the options of a drawn table; Enter chooses")
LINE = (f"{WORDS} and words", "answer by name on a drawn table, or say more: /r thistle")


def help_page(title: Title) -> ExtraPage:
    return ExtraPage("help", "help", "Help", partial(_draw_help, title))


def _draw_help(title: Title, scene: Scene) -> list[Text]:
    board = board_of(title.name)
    page = how_to_play(title)
    return [
        *_part("What you can type", _keys(title, len(scene.names))),
        *_part("Signs on the table", draw_legend(board.legend, scene.signs)),
        *_part(heading(title), page),
    ]


def _part(words: str, lines: list[Text]) -> list[Text]:
    return [Text(words, "ember"), *lines, Text()] if lines else []


def _keys(title: Title, seats: int) -> list[Text]:
    told = [
        ANSWER,
        ENTER,
        ARROWS,
        LINE,
        *((page.short, _sentence(page.heading)) for page in pages_for(title.name, seats)),
        *((command.short, command.meaning) for command in COMMANDS),
    ]
    return [Text.assemble((fit(keys, SIGN), "lit"), meaning) for keys, meaning in told]


def _sentence(heading: str) -> str:
    return heading[:1].lower() + heading[1:]
