"""The players: a line for each seat with reputation, coins and cards."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.duals.tokens import code
from emberhall.terminal.draw.names import told_apart
from emberhall.terminal.draw.scene import Scene, fit

MARKER = 2
COUNTS = {"coins": 6, "hand": 5, "scored": 7, "kept": 5}
"""Columns after name and reputation, with their widths."""
WORTH = 3


def draw_players(scene: Scene, width: int) -> list[Text]:
    room = width - MARKER - WORTH - sum(COUNTS.values())
    seats = range(len(scene.view["seats"]))
    return [_headings(scene, room), *(_player(scene, seat, room) for seat in seats)]


def _headings(scene: Scene, room: int) -> Text:
    headings = [heading.rjust(width) for heading, width in COUNTS.items()]
    if not scene.view["fountain"]:
        headings.pop()
    worth = scene.signs.worth.rjust(WORTH)
    return Text(" " * (MARKER + room) + worth + "".join(headings), "quiet")


def _player(scene: Scene, seat: int, room: int) -> Text:
    player = scene.view["seats"][seat]
    line = _name(scene, seat, room)
    line.append(f"{player['reputation']:>{WORTH}}", "ember")
    counts = (player["coins"]["count"], player["hand_count"], len(player["scored"]))
    for count, width in zip(counts, COUNTS.values(), strict=False):
        line.append(str(count).rjust(width))
    kept = player["kept"]["token"]
    if kept is not None:
        line.append(" " * (COUNTS["kept"] - 2)).append_text(code(kept))
    return line


def _name(scene: Scene, seat: int, room: int) -> Text:
    view = scene.view
    at_turn = view["turn"] == seat and view["phase"] not in ("over", "choosing")
    style = "own" if seat == view["seat"] else ""
    return Text.assemble(
        (fit(scene.signs.turn if at_turn else "", MARKER), "lit"),
        (fit(told_apart(scene.names, room)[seat], room), style),
    )
