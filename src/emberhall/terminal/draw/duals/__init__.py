"""Flamecraft Duals: the board with the hand and all else beside it."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.board import Board
from emberhall.terminal.draw.duals.bag import draw_bag
from emberhall.terminal.draw.duals.board import board_width, draw_board
from emberhall.terminal.draw.duals.cards import numbers_on_cards
from emberhall.terminal.draw.duals.held import numbers_at_tokens
from emberhall.terminal.draw.duals.legend import LEGEND
from emberhall.terminal.draw.duals.panel import draw_panel
from emberhall.terminal.draw.duals.purse import draw_purse, numbers_in_purse
from emberhall.terminal.draw.duals.spaces import numbers_on_board
from emberhall.terminal.draw.duals.spoken import SPOKEN
from emberhall.terminal.draw.duals.text_pages import tell_cards, tell_table
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.scene import Drawing, Scene, apart

GAP = 2
USUAL_HEIGHT = 24
PHASES = {
    "choosing": "choosing fancies",
    "play": "play",
    "score": "score",
    "refresh": "refresh",
    "special": "last chance to score",
    "over": "the game is over",
}

PAGES = (
    ExtraPage("b", "bag", "What is in the bag, and where the other tokens are", draw_bag),
    ExtraPage("c", "cards", "The cards", tell_cards),
    ExtraPage("t", "table", "The table in words", tell_table, is_drawn=True),
    *SPOKEN,
)


def draw_duals(scene: Scene) -> Drawing:
    if scene.view["phase"] == "choosing":
        return Drawing([[draw_header(scene)], draw_purse(scene, scene.width, True)], frozenset())
    return Drawing([[draw_header(scene), *_table(scene)]], _shown(scene))


def draw_header(scene: Scene) -> Text:
    view, between = scene.view, scene.signs.between
    left = Text.assemble(("Flamecraft Duals", "ember"), between, (PHASES[view["phase"]], "own"))
    if view["ending"] and view["phase"] not in ("special", "over"):
        left.append(f"{between}this turn is the last", "lit")
    if view["phase"] == "choosing":
        return left
    beside, (deck, *_) = len(view["extras"]["tokens"]), view["decks"]
    bag = f"bag {view['bag']['count']}" + (f" + {beside} extra" if beside else "")
    return apart(left, Text(f"{bag}{between}deck {deck['count']}", "amber"), scene.width)


def _table(scene: Scene) -> list[Text]:
    board, left = draw_board(scene), board_width(scene) + GAP
    spare = max(0, scene.height - USUAL_HEIGHT)
    panel = draw_panel(scene, scene.width - left, len(board) + spare)
    count = max(len(board), len(panel))
    board += [Text()] * (count - len(board))
    panel += [Text()] * (count - len(panel))
    return [_side_by_side(*pair, left) for pair in zip(board, panel, strict=True)]


def _side_by_side(left: Text, right: Text, width: int) -> Text:
    line = Text.assemble(left, " " * (width - left.cell_len), right)
    line.rstrip()
    return line


def _shown(scene: Scene) -> frozenset[int]:
    return frozenset(
        (
            *numbers_on_board(scene),
            *numbers_on_cards(scene).values(),
            *numbers_at_tokens(scene),
            *numbers_in_purse(scene),
        )
    )


BOARD = Board("duals", draw_duals, PAGES, LEGEND)
