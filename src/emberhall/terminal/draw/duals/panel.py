"""Beside the board: players, the token held, cards, the fountain, fancies and the coin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from emberhall.terminal.draw.duals.cards import draw_cards, draw_named_cards
from emberhall.terminal.draw.duals.held import draw_held
from emberhall.terminal.draw.duals.labels import fountain_cards, open_cards, own_hand
from emberhall.terminal.draw.duals.players import draw_players
from emberhall.terminal.draw.duals.purse import draw_purse
from emberhall.terminal.draw.scene import Scene

Block = list[Text]
WIDEST_PLAYER = 44
"""Beyond this, the numbers of a player would stand too far from the name."""


@dataclass(frozen=True)
class Fullness:
    """How much is told, and how many lines it may take beyond those of the board."""

    names: bool
    """The names of the cards in hand."""
    fancies: bool
    """What each fancy does."""
    tight: bool
    """Only what must be seen: no heading of the fountain, no patterns in the hands of others."""
    beyond: int


FULLEST_FIRST = (
    Fullness(names=True, fancies=True, tight=False, beyond=0),
    Fullness(names=True, fancies=False, tight=False, beyond=0),
    Fullness(names=False, fancies=False, tight=False, beyond=3),
)
LEAST = Fullness(names=False, fancies=False, tight=True, beyond=0)


def draw_panel(scene: Scene, width: int, height: int) -> Block:
    """As much as fits beside a board of this height."""
    for fullness in FULLEST_FIRST:
        blocks = _blocks(scene, width, fullness)
        room = height - sum(map(len, blocks))
        if room >= -fullness.beyond:
            return _parted(blocks, room)
    return _parted(_blocks(scene, width, LEAST), 0)


def _blocks(scene: Scene, width: int, fullness: Fullness) -> list[Block]:
    blocks = [
        draw_players(scene, min(width, WIDEST_PLAYER)),
        draw_held(scene),
        _hand(scene, width, fullness),
        *_known(scene, width, fullness.tight),
        _fountain(scene, width, fullness.tight),
        _open(scene, width, fullness.tight),
        draw_purse(scene, width, fullness.fancies),
    ]
    return [block for block in blocks if block]


def _parted(blocks: Iterable[Block], room: int) -> Block:
    lines: Block = []
    for block in blocks:
        if lines and room > 0:
            lines.append(Text())
            room -= 1
        lines += block
    return lines


def _hand(scene: Scene, width: int, fullness: Fullness) -> Block:
    if fullness.names:
        return draw_named_cards(scene, own_hand(scene), width)
    return draw_cards(scene, own_hand(scene), width, fullness.tight)


def _known(scene: Scene, width: int, tight: bool) -> list[Block]:
    """What everybody has seen go to the hands of others."""
    blocks = []
    for seat, player in enumerate(scene.view["seats"]):
        if seat != scene.view["seat"] and player["hand"]:
            told = f"known of {scene.names[seat]}"
            if tight:
                blocks.append([Text(f"{told}: {len(player['hand'])} (c)", "quiet")])
            else:
                cards = draw_cards(scene, player["hand"], width)
                blocks.append([Text(told, "quiet"), *cards])
    return blocks


def _fountain(scene: Scene, width: int, tight: bool) -> Block:
    if not scene.view["fountain"]:
        return []
    heading = [] if tight else [_about_fountain(scene)]
    return [*heading, *draw_cards(scene, fountain_cards(scene), width)]


def _about_fountain(scene: Scene) -> Text:
    fountain = scene.view["fountain"]
    told = ["fountain"]
    if fountain["to_come"]:
        told.append(f"{fountain['to_come']} more to come")
    if scene.view["claimed"]:
        told.append("claimed")
    elif fountain["miniature"]["space"] is None:
        told.append("beside the board")
    return Text(scene.signs.between.join(told), "token.fountain")


def _open(scene: Scene, width: int, tight: bool) -> Block:
    cards = open_cards(scene)
    if not cards:
        return []
    return [Text("lie open", "quiet"), *draw_cards(scene, cards, width, tight)]
