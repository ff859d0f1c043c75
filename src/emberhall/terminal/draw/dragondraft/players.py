"""The players: a line for each seat with spectators, hand, grandstands and figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.dragondraft.cards import face_of
from emberhall.terminal.draw.dragondraft.stock import figure_of
from emberhall.terminal.draw.names import told_apart
from emberhall.terminal.draw.scene import Scene, fit

NAME, SHEEP = 10, 6


def draw_players(scene: Scene) -> list[Text]:
    seats = scene.view["seats"]
    return [_headings(scene, seats[0]), *(_player(scene, seat) for seat in range(len(seats)))]


def _headings(scene: Scene, stage: Mapping[str, Any]) -> Text:
    line = Text(fit("", NAME + SHEEP + 2)).append("spectators hand  ", "quiet")
    for pile in stage["hand"]:
        face = face_of(pile["kind"])
        line.append(f" {face.sign(scene.signs)} ", face.style)
    line.append(" grandstands ", "quiet")
    for pile in stage["offers"]:
        line.append(f"{figure_of(pile['kind']).letter} ", "quiet")
    line.rstrip()
    return line


def _player(scene: Scene, seat: int) -> Text:
    stage = scene.view["seats"][seat]
    line = _name(scene, seat)
    line.append_text(_spectators(stage))
    line.append(fit(f" {stage['hand_count']}/{stage['hand_limit']}", 7))
    for pile in stage["hand"]:
        if stage["is_covered"]:
            line.append(" ? " if stage["hand_count"] else f" {scene.signs.space} ", "quiet")
        else:
            line.append_text(_count(scene, pile["count"], face_of(pile["kind"]).style))
    line.append(" " + fit(_grandstands(stage), 12), "amber")
    for pile in stage["offers"]:
        count = pile["count"]
        line.append(f"{count or scene.signs.space} ", "own" if count else "quiet")
    line.rstrip()
    return line


def _grandstands(stage: Mapping[str, Any]) -> str:
    spectators = [corner["spectators"] for corner in stage["corners"]]
    return " ".join(str(count) for count in spectators if count is not None)


def _name(scene: Scene, seat: int) -> Text:
    view = scene.view
    has_sheep = view["sheep"]["seat"] == seat
    marker = scene.signs.turn if view["turn"] == seat and view["phase"] != "over" else " "
    width = NAME if has_sheep else NAME + SHEEP
    name = told_apart(scene.names, width)[seat]
    return Text.assemble(
        (f"{marker} ", "lit"),
        (fit(name, width), "own" if seat == view["seat"] else ""),
        (fit(" sheep", SHEEP) if has_sheep else "", "amber"),
    )


def _spectators(stage: Mapping[str, Any]) -> Text:
    """The spectators, and the tile that the marker's laps have turned up."""
    tile = f" [{stage['tile']}]" if stage["tile"] else ""
    return Text.assemble((f"{stage['spectators']:>4}", "own"), (fit(tile, 6), "amber"))


def _count(scene: Scene, count: int, style: str) -> Text:
    if not count:
        return Text(f" {scene.signs.space} ", "quiet")
    cell = Text(f"{count:>2} ", style)
    cell.stylize("own")
    return cell
