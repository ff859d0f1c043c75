"""Beside the map: the upgrade path, magic tokens, secrets and curses."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall.terminal.draw.flamefang.canvas import Canvas
from emberhall.terminal.draw.flamefang.layout import flow
from emberhall.terminal.draw.flamefang.looks import ASPECTS, Part, aspect, name_of
from emberhall.terminal.draw.scene import Scene, fit

NOTHING, NAMES, A_LINE = range(3)
COST, ASPECT, NAME = 3, 8, 20
HEAD = 8
GROW, ACT = "grow", "act"
"""The questions in which cards beside the map are chosen."""


def draw_side_cards(canvas: Canvas, fullness: int) -> list[Text]:
    lines: list[Text] = []
    for kind, cards in _kinds(canvas.scene).items():
        # options tell less of a card to be gained than the path does
        wanted = A_LINE if kind == "path" and canvas.asked == GROW else fullness
        if cards and wanted == NAMES:
            lines += _names(canvas, kind, cards)
        elif cards and wanted == A_LINE:
            lines += [_line(canvas, kind, cards, card) for card in cards]
    return lines


def _kinds(scene: Scene) -> dict[str, list[Part]]:
    view = scene.view
    return {
        "path": path_of(scene),
        "magic": view["magic"]["tokens"],
        "secrets": [card for card in view["secrets"] if card["kind"] != "structure"],
        "curses": view["curses"],
    }


def path_of(scene: Scene) -> list[Part]:
    """The cards of the upgrade path."""
    return [place["card"] for place in scene.view["path"] if place["card"]]


def _head(kind: str, is_first: bool = True) -> Text:
    return Text(fit(kind if is_first else "", HEAD), "quiet")


def _names(canvas: Canvas, kind: str, cards: Sequence[Part]) -> list[Text]:
    parts = [
        Text.assemble(
            canvas.number(canvas.offered(card["id"], GROW, ACT)),
            (card["name"], _style(card)),
            (_short(card), "quiet"),
        )
        for card in cards
    ]
    lines = flow(parts, canvas.scene.width - HEAD)
    return [Text.assemble(_head(kind, not row), line) for row, line in enumerate(lines)]


def _short(card: Part) -> str:
    """Cost and aspect of a card to gain; of what can be used or holds now, all it says."""
    return f" {card['cost']}{card['aspect'][:2]}" if "cost" in card else f" ({card['words']})"


def _line(canvas: Canvas, kind: str, cards: Sequence[Part], card: Part) -> Text:
    offered = canvas.offered(card["id"], GROW, ACT)
    line = Text.assemble(_head(kind, card is cards[0]), canvas.column(offered))
    if "cost" in card:
        line.append(fit(str(card["cost"]), COST), "amber")
        line.append_text(aspect(card["aspect"], ASPECT))
    where = f"at the {name_of(canvas.scene, card['tile'])}: " if card.get("tile") else ""
    used = " (used)" if card.get("stunned") else ""
    return line.append(fit(card["name"], NAME), _style(card)).append(
        f"{where}{card['words']}{used}", "quiet" if used else ""
    )


def _style(card: Part) -> str:
    if card.get("stunned"):
        return "quiet"
    return ASPECTS.get(card.get("aspect", ""), "own")
