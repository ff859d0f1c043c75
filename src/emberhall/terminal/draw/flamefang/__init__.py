"""Flame & Fang: the story, the Vale, the dragons and my own cards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rich.text import Text

from emberhall.terminal.draw.board import Board
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.flamefang import dragons, own_cards, side_cards, story, vale
from emberhall.terminal.draw.flamefang.canvas import Canvas
from emberhall.terminal.draw.flamefang.danger import draw_forecast
from emberhall.terminal.draw.flamefang.legend import LEGEND
from emberhall.terminal.draw.flamefang.spoken import SPOKEN
from emberhall.terminal.draw.flamefang.text_pages import (
    tell_book,
    tell_cards,
    tell_dragons,
    tell_vale,
)
from emberhall.terminal.draw.scene import Drawing, Scene

FOOT = 2
"""Lines below the drawing besides question, options and log: keys and the prompt."""
LONG = ("choose-dragon", "choose-unlock")
"""Questions whose options have so many words that they take two lines."""
PAGES = (
    ExtraPage("b", "book", "The book of this chapter", tell_book),
    ExtraPage("t", "map", "The Vale: every tile and everybody there", tell_vale),
    ExtraPage("c", "card", "Upgrade path, magic, secrets and curses", tell_cards),
    ExtraPage("d", "deck", "The dragons and their cards", tell_dragons),
    *SPOKEN,
)


@dataclass(frozen=True)
class Fullness:
    """How much is told of each part."""

    tiles: int
    """Lines in a tile of the map, if it takes no more, or a shorter form."""
    dragons: int
    hand: int
    story: int
    side_cards: int
    left: int
    """Lines to leave for the log, and to part one thing from another."""
    abreast: int = 1
    """Columns for the options that the table does not show."""
    has_row: bool = True
    forecast: bool = False


FULLEST_FIRST = (
    Fullness(4, dragons.LINES, own_cards.A_LINE, story.TOLD, side_cards.A_LINE, 9, forecast=True),
    Fullness(3, dragons.LINES, own_cards.A_LINE, story.TOLD, side_cards.A_LINE, 8, forecast=True),
    Fullness(3, dragons.LINES, own_cards.A_LINE, story.TOLD, side_cards.NAMES, 6, forecast=True),
    Fullness(2, dragons.LINES, own_cards.A_LINE, story.TOLD, side_cards.NAMES, 4, forecast=True),
    Fullness(2, dragons.LINES, own_cards.A_LINE, story.TASK, side_cards.NAMES, 2),
    Fullness(1, dragons.LINES, own_cards.A_LINE, story.TASK, side_cards.NAMES, 2),
    Fullness(1, dragons.LINES, own_cards.PAIRS, story.TASK, side_cards.NAMES, 1),
    Fullness(1, dragons.LINES, own_cards.A_LINE, story.TASK, side_cards.NOTHING, 1),
    Fullness(1, dragons.LINES, own_cards.PAIRS, story.TASK, side_cards.NOTHING, 1),
    Fullness(1, dragons.MINE, own_cards.PAIRS, story.TASK, side_cards.NOTHING, 1),
    Fullness(1, dragons.MINE, own_cards.PAIRS, story.GOAL, side_cards.NOTHING, 0),
    Fullness(1, dragons.MINE, own_cards.PAIRS, story.GOAL, side_cards.NOTHING, 0, abreast=2),
    Fullness(1, dragons.BRIEF, own_cards.PAIRS, story.GOAL, side_cards.NOTHING, 0, abreast=2),
    Fullness(1, dragons.BRIEF, own_cards.NAMES, story.GOAL, side_cards.NOTHING, 0, abreast=2),
    Fullness(1, dragons.BRIEF, own_cards.NAMES, story.GOAL, side_cards.NOTHING, 0, abreast=3),
    Fullness(1, dragons.BRIEF, own_cards.NAMES, story.BARE, side_cards.NOTHING, 0, abreast=3),
    Fullness(vale.LINES, dragons.BRIEF, own_cards.NAMES, story.GOAL, side_cards.NOTHING, 0, 3),
    Fullness(vale.LINES, dragons.BRIEF, own_cards.NAMES, story.BARE, side_cards.NOTHING, 0, 3),
    Fullness(
        vale.LINES, dragons.BRIEF, own_cards.NAMES, story.BARE, side_cards.NOTHING, 0, 3, False
    ),
)
LEAST = replace(FULLEST_FIRST[-1], tiles=vale.PAIRS)


def draw_flamefang(scene: Scene) -> Drawing:
    """As much as leaves room for the question and its options; if it can be, every enemy."""
    second: Drawing | None = None
    for how in FULLEST_FIRST:
        canvas = Canvas(scene)
        drawing = _draw(canvas, how)
        if _height(scene, drawing, how) + how.left <= scene.height - FOOT:
            if not canvas.hides:
                return drawing
            second = second or drawing
    return second or _draw(Canvas(scene), LEAST)


def _height(scene: Scene, drawing: Drawing, how: Fullness) -> int:
    listed = len(scene.numbered) - len(drawing.shown)
    long = listed if scene.prompt and scene.prompt["kind"] in LONG else 0
    options = 2 * long - (-(listed - long) // how.abreast)
    return sum(map(len, drawing.blocks)) + _asked(scene) + options


def _asked(scene: Scene) -> int:
    """Lines of the question: who is asked, what it is about, the words of it."""
    if scene.prompt is None:
        return 0
    about = [part["words"] for part in scene.prompt["path"]][-1:]
    told = [scene.names[scene.prompt["seat"]], *about, scene.prompt["words"]]
    return 1 if len(" > ".join(told)) <= scene.width else 2


def _draw(canvas: Canvas, how: Fullness) -> Drawing:
    scene = canvas.scene
    blocks: list[list[Text]] = [
        [story.draw_header(scene), *story.draw_story(scene, how.story)],
        [*vale.draw_vale(canvas, how.tiles), *(draw_forecast(scene) if how.forecast else [])],
        dragons.draw_dragons(scene, how.dragons),
        [
            *own_cards.draw_hand(canvas, how.hand),
            *(own_cards.draw_row(canvas) if how.has_row else []),
        ],
        side_cards.draw_side_cards(canvas, how.side_cards),
    ]
    return Drawing([block for block in blocks if block], frozenset(canvas.shown))


BOARD = Board("flamefang", draw_flamefang, PAGES, LEGEND)
