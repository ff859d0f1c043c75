"""The board: rows of cards from the flag rope outwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from emberhall.terminal.draw.dragondraft.cards import Face, face_of
from emberhall.terminal.draw.scene import Scene, fit
from emberhall.terminal.signs import Signs

MARGIN = 4
"""Columns for the number of a row and the rope."""
WIDEST = 11
ROOMY = 9
"""From this width on, a cell has room for a card's whole name."""

Space = Mapping[str, Any]
Row = Sequence[Space]


def draw_board(scene: Scene) -> list[Text]:
    """Two lines a row while cards are recruited, one line when they only lie there."""
    rows: list[Row] = scene.view["board"]
    lines = [_places(scene, len(rows[0]))]
    for number, row in enumerate(rows, start=1):
        lines.append(_cards(scene, number, row))
        if scene.view["phase"] == "recruiting":
            lines.append(_prices(scene, row))
    return lines


def numbers_on_board(scene: Scene) -> dict[str, int]:
    """The options that stand under a card, by the id of its space."""
    spaces = {space["id"] for row in scene.view["board"] for space in row}
    return {
        target: number
        for number, option in scene.numbered
        for target in option["targets"]
        if target in spaces
    }


def worths_on_board(scene: Scene) -> dict[str, int]:
    """What the cards that can be taken would add to tonight's show, by the ids of their spaces."""
    return {
        target: option["effects"]["score"] or 0
        for _, option in scene.numbered
        for target in option["targets"]
    }


def _cell_width(scene: Scene, places: int) -> int:
    return max(6, min(WIDEST, (scene.width - MARGIN) // places))


def _places(scene: Scene, count: int) -> Text:
    width = _cell_width(scene, count)
    places = "".join(fit(f" {place}", width) for place in range(1, count + 1))
    return Text(fit("rope", MARGIN) + places, "quiet")


def _cards(scene: Scene, number: int, row: Row) -> Text:
    line = Text.assemble((f" {number} ", "quiet"), (scene.signs.rope, "amber"))
    lit, worths = numbers_on_board(scene), worths_on_board(scene)
    width = _cell_width(scene, len(row))
    for space in row:
        dark = scene.prompt is not None and space["id"] not in lit
        worth = worths.get(space["id"], 0)
        line.append_text(_card(scene, space["card"], worth, width, dark))
    return line


def _card(scene: Scene, card: str | None, worth: int, width: int, dark: bool) -> Text:
    if card is None:
        return Text(fit(f" {scene.signs.space}", width), "quiet")
    face = face_of(card)
    named = _named(face, scene.signs, f"+{worth}" if worth else "", width)
    cell = Text(named, face.style)
    cell.stylize("quiet" if dark else "own")
    if worth:
        cell.stylize("amber", named.index("+"))
    return cell


def _named(face: Face, signs: Signs, worth: str, width: int) -> str:
    """Sign, name and worth of a card, as roomy as they fit."""
    sign, name = face.sign(signs), face.name if width >= ROOMY else face.short
    forms = [f" {sign} {name}"]
    if worth:
        forms = [f"{forms[0]} {worth}", f" {sign}{name}{worth}", f"{sign}{face.short}{worth}"]
    return fit(next((form for form in forms if cell_len(form) <= width), forms[-1]), width)


def _prices(scene: Scene, row: Row) -> Text:
    """Under each card that can be taken, the option's number and the thistles it comes with."""
    line = Text.assemble("   ", (scene.signs.rope, "amber"))
    lit = numbers_on_board(scene)
    width = _cell_width(scene, len(row))
    for space in row:
        line.append_text(_price(scene, lit.get(space["id"]), space["thistles"], width))
    return line


def _price(scene: Scene, option: int | None, thistles: int | None, width: int) -> Text:
    if option is None:
        return Text(" " * width)
    price = f" +{thistles}{face_of('thistle').sign(scene.signs)}" if thistles else ""
    gap = " " * max(0, width - 1 - len(str(option)) - len(price))
    return Text.assemble(" ", (str(option), "lit"), (price, "card.thistle"), gap)
