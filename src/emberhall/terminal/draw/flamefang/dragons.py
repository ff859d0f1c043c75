"""Everybody's dragon in a line, mine first, then Amber."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.flamefang.layout import cut, filled, flow, joined
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

LINES, MINE, BRIEF = range(3)
"""Everybody has a line, or only my dragon; or all of them share lines."""
MARKER, NAME, TILE, ASPECT, HEARTS, HOARD = 2, 9, 9, 7, 4, 18


def draw_dragons(scene: Scene, form: int) -> list[Text]:
    mine = [] if scene.view["seat"] is None else [scene.view["seat"]]
    seats = [*mine, *(seat for seat in range(len(scene.view["seats"])) if seat not in mine)]
    count = {LINES: len(seats), MINE: len(mine), BRIEF: 0}[form]
    whole = [_seat(scene, seat) for seat in seats[:count]]
    brief = [_brief(scene, seat) for seat in seats[count:]]
    if scene.view["amber"] and form == LINES:
        whole.append(_amber(scene))
    elif scene.view["amber"]:
        brief.append(_brief_amber(scene))
    return [*whole, *flow(brief, scene.width)]


def _brief(scene: Scene, seat: int) -> Text:
    """Without its tile, which the map shows."""
    player = scene.view["seats"][seat]
    named = Text.assemble(_marker(scene, seat), badge(scene, seat), " ", scene.names[seat])
    if player["dragon"] is None:
        return named.append(" no dragon yet", "quiet")
    if not player["row"]:
        return named
    choice, hearts = _choice(player), _hearts(scene, player["hearts"])
    choice.rstrip()
    hearts.rstrip()
    return joined((named, choice, hearts, _hoard(scene, player), _rest(scene, seat)))


def _brief_amber(scene: Scene) -> Text:
    amber = scene.view["amber"]
    hearts = _hearts(scene, amber["hearts"])
    hearts.rstrip()
    return joined((amber_badge(), hearts, Text("acted" if amber["used"] else "can act", "quiet")))


def _marker(scene: Scene, seat: int) -> Text:
    """Whose turn it is."""
    at_turn = scene.view["turn"] == seat and scene.view["phase"] != "over"
    return Text(scene.signs.turn if at_turn else "", "lit")


def _seat(scene: Scene, seat: int) -> Text:
    player = scene.view["seats"][seat]
    line = Text.assemble(
        filled(_marker(scene, seat), MARKER),
        badge(scene, seat),
        " ",
        (
            fit(told_apart(scene.names, NAME - 1)[seat], NAME),
            "own" if seat == scene.view["seat"] else "",
        ),
    )
    if player["dragon"] is None:
        return line.append("no dragon yet", "quiet")
    if not player["row"]:
        return line.append("no cards yet", "quiet")
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
