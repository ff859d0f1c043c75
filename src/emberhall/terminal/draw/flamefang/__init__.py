"""Flame & Fang: the story, the Vale, the dragons and my own cards."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from emberhall.terminal.draw.flamefang import beside, mine, story, vale
from emberhall.terminal.draw.flamefang.danger import draw_forecast
from emberhall.terminal.draw.flamefang.dragons import draw_dragons
from emberhall.terminal.draw.flamefang.pen import Pen
from emberhall.terminal.draw.flamefang.words import tell_book, tell_cards, tell_dragons, tell_vale
from emberhall.terminal.draw.leaf import Leaf
from emberhall.terminal.draw.scene import Drawing, Scene

FOOT = 4
"""Lines below the drawing besides options and log: a question of two lines, keys and the prompt."""
LONG = ("choose-dragon", "choose-unlock")
"""Questions whose options have so many words that they take two lines."""
LEAVES = (
    Leaf("b", "book", "The book of this chapter", tell_book),
    Leaf("t", "map", "The Vale: every tile and everybody there", tell_vale),
    Leaf("c", "card", "Upgrade path, magic, secrets and curses", tell_cards),
    Leaf("d", "deck", "The dragons and their cards", tell_dragons),
)


@dataclass(frozen=True)
class Fullness:
    """How much is told of each part."""

    tiles: int
    """Lines in a tile of the map, or a shorter form."""
    hand: int
    story: int
    beside: int
    left: int
    """Lines to leave for the log, and to part one thing from another."""
    abreast: int = 1
    """Columns for the options that the table does not show."""
    has_row: bool = True
    has_forecast: bool = False


FULLEST_FIRST = (
    Fullness(5, mine.A_LINE, story.TOLD, beside.A_LINE, 9, has_forecast=True),
    Fullness(4, mine.A_LINE, story.TOLD, beside.A_LINE, 8, has_forecast=True),
    Fullness(4, mine.A_LINE, story.TOLD, beside.NAMES, 6, has_forecast=True),
    Fullness(3, mine.A_LINE, story.TOLD, beside.NAMES, 4, has_forecast=True),
    Fullness(3, mine.A_LINE, story.TASK, beside.NAMES, 2),
    Fullness(3, mine.PAIRS, story.TASK, beside.NAMES, 1),
    Fullness(3, mine.PAIRS, story.TASK, beside.NOTHING, 1),
    Fullness(2, mine.PAIRS, story.TASK, beside.NOTHING, 1),
    Fullness(3, mine.PAIRS, story.TASK, beside.NOTHING, 0, abreast=2),
    Fullness(3, mine.PAIRS, story.GOAL, beside.NOTHING, 0, abreast=2),
    Fullness(vale.LINES, mine.A_LINE, story.TASK, beside.NAMES, 2),
    Fullness(vale.LINES, mine.A_LINE, story.TASK, beside.NOTHING, 1),
    Fullness(vale.LINES, mine.PAIRS, story.TASK, beside.NAMES, 1),
    Fullness(vale.PAIRS, mine.A_LINE, story.GOAL, beside.NOTHING, 0),
    Fullness(vale.LINES, mine.A_LINE, story.GOAL, beside.NOTHING, 0, abreast=2),
    Fullness(vale.LINES, mine.PAIRS, story.TASK, beside.NOTHING, 0, abreast=2),
    Fullness(vale.LINES, mine.PAIRS, story.GOAL, beside.NOTHING, 0, abreast=2),
    Fullness(vale.PAIRS, mine.PAIRS, story.GOAL, beside.NOTHING, 0, abreast=2),
    Fullness(vale.LINES, mine.NAMES, story.GOAL, beside.NOTHING, 0, abreast=2),
    Fullness(vale.PAIRS, mine.NAMES, story.GOAL, beside.NOTHING, 0, abreast=2),
    Fullness(vale.PAIRS, mine.NAMES, story.BARE, beside.NOTHING, 0, abreast=3),
)
LEAST = Fullness(vale.PAIRS, mine.NAMES, story.BARE, beside.NOTHING, 0, abreast=3, has_row=False)


def draw_flamefang(scene: Scene) -> Drawing:
    """As much as leaves room for the question and its options; if it can be, every enemy."""
    second: Drawing | None = None
    for how in FULLEST_FIRST:
        pen = Pen(scene)
        drawing = _draw(pen, how)
        if _height(scene, drawing, how) + how.left <= scene.height - FOOT:
            if not pen.hides:
                return drawing
            second = second or drawing
    return second or _draw(Pen(scene), LEAST)


def _height(scene: Scene, drawing: Drawing, how: Fullness) -> int:
    listed = len(scene.numbered) - len(drawing.shown)
    long = listed if scene.prompt and scene.prompt["kind"] in LONG else 0
    return sum(map(len, drawing.blocks)) + 2 * long - (-(listed - long) // how.abreast)


def _draw(pen: Pen, how: Fullness) -> Drawing:
    scene = pen.scene
    blocks: list[list[Text]] = [
        [story.draw_header(scene), *story.draw_story(scene, how.story)],
        [*vale.draw_vale(pen, how.tiles), *(draw_forecast(scene) if how.has_forecast else [])],
        draw_dragons(scene),
        [*mine.draw_hand(pen, how.hand), *(mine.draw_row(pen) if how.has_row else [])],
        beside.draw_beside(pen, how.beside),
    ]
    return Drawing([block for block in blocks if block], frozenset(pen.shown))
