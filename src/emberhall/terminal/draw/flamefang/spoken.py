"""Hand, table and how the chapter stands in sentences, for ears."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.extra_page import spoken
from emberhall.terminal.draw.flamefang.looks import Part, name_of, own
from emberhall.terminal.draw.flamefang.text_pages import tell_card, tell_cards, tell_vale
from emberhall.terminal.draw.scene import Scene


def tell_hand(scene: Scene) -> list[Text]:
    player = own(scene)
    if player is None:
        return [Text("You have no cards yet.")]
    told = [
        *_cards("In hand", player["hand"]),
        *_cards("Prepped", player["prep"]),
        *_cards("In the life row", player["row"]),
        f"Hoard: {_hoard(player)}",
    ]
    return [Text(f"{words}.") for words in told]


def _cards(where: str, cards: Sequence[Part]) -> list[str]:
    return [f"{where}: {card['name']}, {tell_card(card)}" for card in cards]


def _hoard(player: Part) -> str:
    piles = [f"{pile['count']} {pile['kind']}" for pile in player["hoard"] if pile["count"]]
    return f"{and_list(piles) or 'empty'}; {player['held']} of {player['room']} places taken"


def tell_table(scene: Scene) -> list[Text]:
    return [*tell_vale(scene), *tell_cards(scene)]


def tell_scores(scene: Scene) -> list[Text]:
    """You win or lose together: how far the goal is, and how everybody fares."""
    story = scene.view["story"]
    goal = story["goal"]
    pairs = zip(scene.names, scene.view["seats"], strict=True)
    return [
        Text(f"You win or lose together. Page {story['page']}, {story['name']}."),
        Text(f"Goal: {goal['words']}; {goal['done']} of {goal['wanted']} done."),
        *(Text(f"{name}: {_fares(scene, player)}.") for name, player in pairs),
    ]


def _fares(scene: Scene, player: Part) -> str:
    dragon = player["dragon"]
    if dragon is None:
        return "no dragon yet"
    where = f"{dragon['name']}, at the {name_of(scene, dragon['at'])}"
    return f"{where}, with {counted(player['hearts'], 'heart')}; hoard {_hoard(player)}"


SPOKEN = (
    spoken("hand", "Your hand", tell_hand),
    spoken("table", "The Vale and the cards beside it", tell_table),
    spoken("scores", "How the chapter stands", tell_scores),
)
