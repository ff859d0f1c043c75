"""The board: rows of cards from the flag rope outwards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall.terminal.draw.dragondraft.cards import face_of
from emberhall.terminal.draw.scene import Scene, fit

MARGIN = 4
"""Columns for the number of a row and the rope."""
WIDEST = 11
ROOMY = 9
"""From this width on, a cell has room for a card's whole name."""

Row = Sequence[str | None]


def draw_board(scene: Scene) -> list[Text]:
    """Two lines a row while cards are recruited, one line when they only lie there."""
    rows: list[Row] = scene.view["board"]
    lines = [_places(scene, len(rows[0]))]
    for number, row in enumerate(rows, start=1):
        lines.append(_cards(scene, number, row))
        if scene.view["phase"] == "recruiting":
            lines.append(_prices(scene, number, row))
    return lines


def numbers_on_board(scene: Scene) -> dict[str, int]:
    """The options that stand under a card, by its place."""
    taken = ((key.partition("take "), number) for key, number in scene.options.items())
    return {place: number for (_, take, place), number in taken if take}


def _cell_width(scene: Scene, places: int) -> int:
    return max(6, min(WIDEST, (scene.width - MARGIN) // places))


def _places(scene: Scene, count: int) -> Text:
    width = _cell_width(scene, count)
    places = "".join(fit(f" {place}", width) for place in range(1, count + 1))
    return Text(fit("rope", MARGIN) + places, "quiet")


def _cards(scene: Scene, number: int, row: Row) -> Text:
    line = Text.assemble((f" {number} ", "quiet"), (scene.signs.rope, "amber"))
    lit = numbers_on_board(scene)
    width = _cell_width(scene, len(row))
    for place, card in enumerate(row, start=1):
        dark = bool(scene.options) and f"{number}-{place}" not in lit
        line.append_text(_card(scene, card, width, dark))
    return line


def _card(scene: Scene, card: str | None, width: int, dark: bool) -> Text:
    if card is None:
        return Text(fit(f" {scene.signs.space}", width), "quiet")
    face = face_of(card)
    name = face.name if width >= ROOMY else face.short
    cell = Text(fit(f" {face.sign(scene.signs)} {name}", width), face.style)
    cell.stylize("quiet" if dark else "own")
    return cell


def _prices(scene: Scene, number: int, row: Row) -> Text:
    """Under each card that can be taken, the option's number and the thistles it comes with."""
    line = Text.assemble("   ", (scene.signs.rope, "amber"))
    lit = numbers_on_board(scene)
    width = _cell_width(scene, len(row))
    for place, _ in enumerate(row, start=1):
        skipped = sum(card is not None for card in row[: place - 1])
        line.append_text(_price(scene, lit.get(f"{number}-{place}"), skipped, width))
    return line


def _price(scene: Scene, option: int | None, skipped: int, width: int) -> Text:
    if option is None:
        return Text(" " * width)
    thistles = f" +{skipped}{face_of('thistle').sign(scene.signs)}" if skipped else ""
    gap = " " * max(0, width - 1 - len(str(option)) - len(thistles))
    return Text.assemble(" ", (str(option), "lit"), (thistles, "card.thistle"), gap)
