"""The players: a line for each seat with reputation, goods, cards, and where they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.dragons import dragon_of
from emberhall.terminal.draw.flamecraft.goods import COIN, bars
from emberhall.terminal.draw.flamecraft.things import award_of
from emberhall.terminal.draw.names import told_apart
from emberhall.terminal.draw.scene import Scene, fit

MARKER, NAME, WORTH, GOOD, HAND, FANCIES = 2, 9, 4, 3, 5, 8
Player = Mapping[str, Any]


def draw_players(scene: Scene) -> list[Text]:
    seats = range(len(scene.view["seats"]))
    return [_headings(scene), *(_player(scene, seat) for seat in seats)]


def _headings(scene: Scene) -> Text:
    line = Text(" " * (MARKER + NAME)).append(scene.signs.worth.rjust(WORTH), "quiet")
    for kind in (pile["kind"] for pile in scene.view["seats"][0]["goods"]):
        if kind == COIN:
            line.append(scene.signs.coin.rjust(GOOD), "amber")
        else:
            line.append(" ").append_text(Text(dragon_of(kind).code, dragon_of(kind).style))
    return line.append("hand".rjust(HAND), "quiet").append("fancies".rjust(FANCIES), "quiet")


def _player(scene: Scene, seat: int) -> Text:
    player = scene.view["seats"][seat]
    line = _name(scene, seat).append(str(player["reputation"]).rjust(WORTH), "ember")
    for count in (pile["count"] for pile in player["goods"]):
        line.append((str(count) if count else scene.signs.space).rjust(GOOD), _weight(count))
    line.append(str(player["hand_count"]).rjust(HAND))
    scored = f"+{len(player['scored'])}" if player["scored"] else ""
    line.append(f"{player['fancy_count']}{scored}".rjust(FANCIES))
    return line.append("  ").append_text(_tail(scene, seat, scene.width - line.cell_len - 2))


def _weight(count: int) -> str:
    return "own" if count else "quiet"


def _name(scene: Scene, seat: int) -> Text:
    view = scene.view
    at_turn = view["turn"] == seat and view["phase"] != "over"
    return Text.assemble(
        (fit(scene.signs.turn if at_turn else "", MARKER), "lit"),
        (fit(told_apart(scene.names, NAME - 1)[seat], NAME), "own" if seat == view["seat"] else ""),
    )


def _tail(scene: Scene, seat: int, room: int) -> Text:
    """What else lies before a seat; where they are, which the town shows, too, if it fits."""
    player, solo = scene.view["seats"][seat], scene.view["solo"]
    names = {shop["id"]: shop["name"] for shop in scene.view["town"]}
    at = Text(f"{award_of(solo)['name']} so far" if solo else names.get(player["pawn"]["at"], ""))
    more = _more(scene, seat)
    whole = _joined(scene, [at, *more])
    return whole if whole.cell_len <= room else _joined(scene, more or [at])


def _joined(scene: Scene, parts: list[Text]) -> Text:
    return Text(scene.signs.between).join([part for part in parts if part])


def _more(scene: Scene, seat: int) -> list[Text]:
    """What is known of a hand, the card that is reserved, the companion."""
    player = scene.view["seats"][seat]
    parts = []
    if seat != scene.view["seat"] and player["hand"]:
        known = [dragon["kind"] for dragon in player["hand"]]
        parts.append(Text.assemble(("has ", "quiet"), bars(known)))
    if player["reserved"]:
        parts.append(Text.assemble(("reserved ", "quiet"), player["reserved"]["name"]))
    return [*parts, _companion(player)] if player["companion"] else parts


def _companion(player: Player) -> Text:
    name = player["companion"]["name"]
    return Text(f"{name}, used" if player["companion"]["used"] else name, "amber")
