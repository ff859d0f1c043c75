"""The table in words: every card, and every stack. For ears, and for names and meanings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhall.terminal.draw.duals.labels import Card, fountain_cards, labels_of, own_hand
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
        *_section("These lie open", _cards(scene, view["display"])),
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


def _card(card: Card) -> str:
    types = ", ".join(card["types"])
    return f"{card['name']}: {card['pattern']} of {types} ({card['reputation']})"


def _others(scene: Scene) -> list[Text]:
    told: list[Text] = []
    for seat, player in enumerate(scene.view["seats"]):
        if seat != scene.view["seat"]:
            known = _cards(scene, player["hand"]) or ["- none that anybody else has seen"]
            told += _section(f"{scene.names[seat]}: {player['cards']} in hand", known)
    return told


def _scored(scene: Scene) -> list[Text]:
    told: list[Text] = []
    for name, player in zip(scene.names, scene.view["seats"], strict=True):
        worth = ", ".join(f"{line} {count}" for line, count in player["sheet"].items())
        heading = f"{name}: {player['reputation']} reputation ({worth})"
        names = ", ".join(f"{card['name']} {card['reputation']}" for card in player["scored"])
        told += _section(heading, [names or "no card yet"])
    return told


def tell_table(scene: Scene) -> list[Text]:
    """Every stack, the fountain, and what is held."""
    view = scene.view
    stacks = {space: stack for space, stack in view["board"].items() if stack}
    empty = [space for space, stack in view["board"].items() if not stack]
    lines = [Text(f"{space}: {_stack(stack)}") for space, stack in stacks.items()]
    if view["fountain"]:
        where = view["fountain"]["space"]
        lines.append(Text(f"fountain: {where or 'beside the board'}"))
    if view["held"]:
        lines.append(Text(f"held: {', '.join(view['held'])}"))
    return [*lines, Text(f"empty: {', '.join(empty) or 'no space'}")]


def _stack(stack: Sequence[str]) -> str:
    top, *covered = (token.replace("-", " and ") for token in reversed(stack))
    return f"{top}, on {', on '.join(covered)}" if covered else top
