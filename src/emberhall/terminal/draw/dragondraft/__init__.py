"""The fair: board, players and what goblins can work on."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.board import Board
from emberhall.terminal.draw.dragondraft.board import draw_board, numbers_on_board
from emberhall.terminal.draw.dragondraft.legend import LEGEND
from emberhall.terminal.draw.dragondraft.players import draw_players
from emberhall.terminal.draw.dragondraft.spoken import SPOKEN
from emberhall.terminal.draw.dragondraft.stock import draw_stock
from emberhall.terminal.draw.scene import Drawing, Scene, apart

PHASES = {
    "recruiting": "recruiting",
    "preparing": "preparing",
    "show": "evening show",
    "over": "the fair is over",
}


def draw_fair(scene: Scene) -> Drawing:
    blocks = [[draw_header(scene), *draw_board(scene)], draw_players(scene), [draw_stock(scene)]]
    return Drawing(blocks, frozenset(numbers_on_board(scene).values()))


def draw_header(scene: Scene) -> Text:
    view, between = scene.view, scene.signs.between
    phase = PHASES.get(view["phase"], view["phase"])
    variant = "" if view["variant"] == "standard" else f", {view['variant']}"
    left = Text.assemble(
        ("Dragondraft", "ember"),
        (variant, "amber"),
        f"{between}round {view['round']} of {view['rounds']}{between}",
        (phase, "own"),
    )
    (thistles,) = (pile["count"] for pile in view["supply"] if pile["kind"] == "thistle")
    (closed,) = (pile["count"] for pile in view["decks"])
    right = Text(f"thistles {thistles}{between}closed {closed}", "amber")
    return apart(left, right, scene.width)


BOARD = Board("dragondraft", draw_fair, SPOKEN, LEGEND)
