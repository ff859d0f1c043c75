"""Short marks for cards, so that a space can say which card it would complete."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from emberhall.terminal.draw.scene import Scene

Card = Mapping[str, Any]


def own_hand(scene: Scene) -> Sequence[Card]:
    """The cards of whoever looks; a spectator has none."""
    seat = scene.view["seat"]
    hand: Sequence[Card] = () if seat is None else scene.view["seats"][seat]["hand"]
    return hand


def fountain_cards(scene: Scene) -> Sequence[Card]:
    cards: Sequence[Card] = scene.view["fountain"]["cards"] if scene.view["fountain"] else ()
    return cards


def open_cards(scene: Scene) -> Sequence[Card]:
    """Shop cards that may be drawn instead of the deck's."""
    cards: Sequence[Card] = scene.view["display"]["cards"]
    return cards


def labels_of(scene: Scene) -> dict[str, str]:
    """A letter for each card in hand, two for a fountain card; by the card's id."""
    hand = zip(own_hand(scene), ascii_uppercase, strict=False)
    labels = {card["id"]: letter for card, letter in hand}
    return labels | {card["id"]: card["card"][:2] for card in fountain_cards(scene)}
