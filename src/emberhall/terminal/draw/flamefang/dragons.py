"""Everybody's dragon in a line, mine first, then Amber."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.flamefang.layout import cut, filled, joined
from emberhall.terminal.draw.flamefang.looks import (
    Part,
    amber_badge,
    aspect,
    badge,
    cargo,
    counts,
    name_of,
    quest_word,
)
from emberhall.terminal.draw.names import told_apart
from emberhall.terminal.draw.scene import Scene, fit

MARKER, NAME, TILE, ASPECT, HEARTS, HOARD = 2, 9, 9, 7, 4, 18


def draw_dragons(scene: Scene) -> list[Text]:
    seats = list(range(len(scene.view["seats"])))
    mine = scene.view["seat"]
    if mine is not None:
        seats = [mine, *(seat for seat in seats if seat != mine)]
    amber = scene.view["amber"]
    return [*(_seat(scene, seat) for seat in seats), *([_amber(scene)] if amber else [])]


def _seat(scene: Scene, seat: int) -> Text:
    player = scene.view["seats"][seat]
    at_turn = scene.view["turn"] == seat and scene.view["phase"] != "over"
    line = Text.assemble(
        (fit(scene.signs.turn if at_turn else "", MARKER), "lit"),
        badge(scene, seat),
        " ",
        (
            fit(told_apart(scene.names, NAME - 1)[seat], NAME),
            "own" if seat == scene.view["seat"] else "",
        ),
    )
    if player["dragon"] is None:
        return line.append("no dragon yet", "quiet")
    return Text.assemble(
        line,
        fit(name_of(scene, player["dragon"]["at"]), TILE),
        _choice(player),
        _hearts(scene, player["hearts"]),
        filled(_hoard(scene, player), HOARD),
        cut(_rest(scene, seat), scene.width - line.cell_len - TILE - ASPECT - HEARTS - HOARD),
    )


def _choice(player: Part) -> Text:
    """Its aspect, as long as that matters."""
    if player["passed"]:
        return Text("passed".ljust(ASPECT), "quiet")
    return aspect(player["aspect"], ASPECT)


def _hearts(scene: Scene, count: int) -> Text:
    style = "ember" if count <= 2 else "card.red"
    return Text(fit(f"{scene.signs.worth}{count}", HEARTS), style)


def _hoard(scene: Scene, player: Part) -> Text:
    """What it holds, and how much room there is."""
    carried = cargo(player)
    load = Text(f"{carried} {quest_word(scene)}" if carried else "", "ember")
    room = Text(f"{player['held']}/{player['room']}", "quiet")
    return joined((counts(player["hoard"]), load, room))


def _rest(scene: Scene, seat: int) -> Text:
    player = scene.view["seats"][seat]
    hexes = player["conditions_on_deck"]
    told = [
        Text(f"hand {player['hand_count']}"),
        Text(f"prep {len(player['prep'])}" if player["prep"] else ""),
        Text(f"ward {player['ward']}" if player["ward"] else "", "card.blue"),
        Text(f"free {player['free_plays']}" if player["free_plays"] else "", "amber"),
        Text(f"{hexes} cond." if hexes else "", "ember"),
    ]
    return joined(told)


def _amber(scene: Scene) -> Text:
    amber = scene.view["amber"]
    return Text.assemble(
        " " * MARKER,
        amber_badge(),
        " ",
        fit("Amber", NAME),
        fit(name_of(scene, amber["at"]), TILE + ASPECT),
        _hearts(scene, amber["hearts"]),
        ("has acted this round" if amber["used"] else "can still act this round", "quiet"),
    )
