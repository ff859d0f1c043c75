"""My hand and the scores in sentences, for ears; the table has its own page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.duals.labels import Card, own_hand
from emberhall.terminal.draw.duals.tokens import spoken as token_words
from emberhall.terminal.draw.extra_page import spoken
from emberhall.terminal.draw.scene import Scene


def tell_hand(scene: Scene) -> list[Text]:
    seat = scene.view["seat"]
    if seat is None:
        return [Text("You look on and have no hand.")]
    player, held = scene.view["seats"][seat], scene.view["held"]["tokens"]
    cards = [Text(f"{_card(card)}.") for card in own_hand(scene)]
    coins = f"You have {counted(player['coins']['count'], 'coin')}."
    tokens = f" You hold {and_list([token_words(token) for token in held])}." if held else ""
    return [*(cards or [Text("You have no card.")]), Text(coins + tokens)]


def _card(card: Card) -> str:
    return f"{card['name']}: {card['words']}, for {card['reputation']} reputation{_near(card)}"


def _near(card: Card) -> str:
    if card["matches"]:
        return "; its pattern is on the board"
    return "; one token is missing" if card["lacks"] else ""


def tell_scores(scene: Scene) -> list[Text]:
    pairs = zip(scene.names, scene.view["seats"], strict=True)
    return [Text(f"{name}: {_score(player)}.") for name, player in pairs]


def _score(player: Mapping[str, Any]) -> str:
    lines = [f"{line['count']} for {line['words']}" for line in player["sheet"] if line["count"]]
    told = f" ({and_list(lines)})" if lines else ""
    return f"{player['reputation']} reputation{told}"


SPOKEN = (
    spoken("hand", "Your hand", tell_hand),
    spoken("scores", "The scores", tell_scores),
)
