"""The table in words: every card, and every stack. For ears, and for names and meanings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhall.terminal.draw.duals.labels import (
    Card,
    fountain_cards,
    labels_of,
    open_cards,
    own_hand,
)
from emberhall.terminal.draw.duals.tokens import Token, spoken
from emberhall.terminal.draw.scene import Scene

INDENT = "  "


def tell_cards(scene: Scene) -> list[Text]:
    """Hand, open and scored cards with their names and patterns, and the fancies."""
    view = scene.view
    fancies = [f"{fancy['name']}: {fancy['words']}" for fancy in view["fancies"]]
    return [
        *_section("Your hand", _cards(scene, own_hand(scene))),
        *_others(scene),
        *_section("The fountain asks for", _cards(scene, fountain_cards(scene))),
        *_section("These lie open", _cards(scene, open_cards(scene))),
        *_section("What you know of the deck", _in_deck(scene)),
        *_scored(scene),
        *_section("Fancies", fancies),
    ]


def _section(heading: str, lines: Sequence[str]) -> list[Text]:
    if not lines:
        return []
    return [Text(heading, "amber"), *(Text(INDENT + line) for line in lines)]


def _cards(scene: Scene, cards: Iterable[Card]) -> list[str]:
    labels = labels_of(scene)
    return [f"{labels.get(card['id'], '-')} {_card(card)}" for card in cards]


def _in_deck(scene: Scene) -> list[str]:
    known = scene.view["in_deck"]
    return [f"- {_card(card)}, with {card['above'] or 'none'} above it" for card in known]


def _card(card: Card) -> str:
    return f"{card['name']}: {card['words']} ({card['reputation']})"


def _others(scene: Scene) -> list[Text]:
    told: list[Text] = []
    for seat, player in enumerate(scene.view["seats"]):
        if seat != scene.view["seat"]:
            known = _cards(scene, player["hand"]) or ["- none that anybody else has seen"]
            told += _section(f"{scene.names[seat]}: {player['hand_count']} in hand", known)
    return told


def _scored(scene: Scene) -> list[Text]:
    told: list[Text] = []
    for name, player in zip(scene.names, scene.view["seats"], strict=True):
        worth = ", ".join(f"{line['words']} {line['count']}" for line in player["sheet"])
        heading = f"{name}: {player['reputation']} reputation ({worth})"
        names = ", ".join(f"{card['name']} {card['reputation']}" for card in player["scored"])
        told += _section(heading, [names or "no card yet"])
    return told


def tell_table(scene: Scene) -> list[Text]:
    """Every stack, the fountain, and what is held."""
    view, spaces = scene.view, scene.view["spaces"]
    empty = [space["name"] for space in spaces if not space["stack"]]
    lines = [f"{space['name']}: {_stack(space['stack'])}" for space in spaces if space["stack"]]
    if view["fountain"]:
        lines.append(f"fountain: {_where(scene, view['fountain']['miniature']['space'])}")
    if view["held"]["tokens"]:
        lines.append(f"held: {', '.join(map(spoken, view['held']['tokens']))}")
    return [Text(line) for line in (*lines, f"empty: {', '.join(empty) or 'no space'}")]


def _where(scene: Scene, wanted: str | None) -> str:
    """The name of a space."""
    names = [str(space["name"]) for space in scene.view["spaces"] if space["id"] == wanted]
    return names[0] if names else "beside the board"


def _stack(stack: Sequence[Token]) -> str:
    top, *covered = map(spoken, reversed(stack))
    return f"{top}, on {', on '.join(covered)}" if covered else top
