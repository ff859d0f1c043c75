"""Beside the map: the upgrade path, magic tokens, secrets and curses."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall.terminal.draw.flamefang.looks import ASPECTS, Part, aspect
from emberhall.terminal.draw.flamefang.pen import Pen, flow
from emberhall.terminal.draw.scene import fit

NOTHING, NAMES, A_LINE = range(3)
COST, ASPECT, NAME = 3, 8, 20
KINDS = (("path", "grow"), ("magic", "magic"), ("secrets", "secret"), ("curses", ""))
"""Parts of the view, and how options speak of them."""
HEAD = 8


def draw_beside(pen: Pen, fullness: int) -> list[Text]:
    lines: list[Text] = []
    for kind, verb in KINDS:
        cards = [card for card in pen.scene.view[kind] if card.get("kind") != "structure"]
        wanted = A_LINE if _is_asked(pen, verb, cards) else fullness
        if cards and wanted == NAMES:
            lines += _names(pen, kind, verb, cards)
        elif cards and wanted == A_LINE:
            lines += [_line(pen, kind, verb, cards, card) for card in cards]
    return lines


def _is_asked(pen: Pen, verb: str, cards: Sequence[Part]) -> bool:
    """Is a card of the path to be chosen now? Options tell less of one than the path does."""
    return verb == "grow" and any(f"{verb} {card['id']}" in pen.scene.options for card in cards)


def _head(kind: str, is_first: bool = True) -> Text:
    return Text(fit(kind if is_first else "", HEAD), "quiet")


def _names(pen: Pen, kind: str, verb: str, cards: Sequence[Part]) -> list[Text]:
    parts = [
        Text.assemble(
            pen.number(f"{verb} {card['id']}"),
            (card["name"], _style(card)),
            (_short(card), "quiet"),
        )
        for card in cards
    ]
    lines = flow(parts, pen.scene.width - HEAD)
    return [Text.assemble(_head(kind, not row), line) for row, line in enumerate(lines)]


def _short(card: Part) -> str:
    """Cost and aspect of a card to gain; of what can be used or holds now, all it says."""
    return f" {card['cost']}{card['aspect'][:2]}" if "cost" in card else f" ({card['words']})"


def _line(pen: Pen, kind: str, verb: str, cards: Sequence[Part], card: Part) -> Text:
    line = Text.assemble(_head(kind, card is cards[0]), pen.column(f"{verb} {card['id']}"))
    if "cost" in card:
        line.append(fit(str(card["cost"]), COST), "amber")
        line.append_text(aspect(card["aspect"], ASPECT))
    where = f"at the {card['tile'].capitalize()}: " if card.get("tile") else ""
    used = " (used)" if card.get("stunned") else ""
    return line.append(fit(card["name"], NAME), _style(card)).append(
        f"{where}{card['words']}{used}", "quiet" if used else ""
    )


def _style(card: Part) -> str:
    if card.get("stunned"):
        return "quiet"
    return ASPECTS.get(card.get("aspect", ""), "own")
