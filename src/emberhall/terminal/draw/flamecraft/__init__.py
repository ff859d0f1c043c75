"""Flamecraft: the town, the row of enchantments, the Park, the players and my own cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from emberhall import counted
from emberhall.terminal.draw.board import Board
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.flamecraft.legend import LEGEND
from emberhall.terminal.draw.flamecraft.option_numbers import (
    is_about_row,
    is_asked_at_slots,
    lines_of_list,
    shown,
)
from emberhall.terminal.draw.flamecraft.own_cards import (
    A_LINE,
    NAMES,
    WHOLE,
    draw_fancies,
    draw_hand,
)
from emberhall.terminal.draw.flamecraft.park import draw_combinations, draw_park
from emberhall.terminal.draw.flamecraft.players import draw_players
from emberhall.terminal.draw.flamecraft.row import draw_row
from emberhall.terminal.draw.flamecraft.spoken import SPOKEN
from emberhall.terminal.draw.flamecraft.text_pages import tell_cards, tell_goals, tell_town
from emberhall.terminal.draw.flamecraft.things import deck_of
from emberhall.terminal.draw.flamecraft.town import (
    cell_width,
    draw_town,
    in_columns,
    spaces_words,
    town_height,
)
from emberhall.terminal.draw.scene import Drawing, Scene, apart

PHASES = {"setup": "setting up", "scoring": "scoring", "over": "the game is over"}
FOOT = 4
"""Lines below the drawing besides options and log: a question of two lines, keys and the prompt."""
PAGES = (
    ExtraPage("t", "town", "The town: every shop with its ability", tell_town),
    ExtraPage("c", "cards", "Enchantments, fancies and what everybody has", tell_cards),
    ExtraPage("g", "goals", "Solo Mode: award and achievements", tell_goals, is_solo=True),
    *SPOKEN,
)


@dataclass(frozen=True)
class Fullness:
    """How much is told of each part."""

    shop: int
    """Lines for a shop,"""
    ability: int
    """and for its ability."""
    fancies: int
    left: int
    """Lines to leave for the log, and to part one thing from another."""
    is_parted: bool = False
    """An empty line after each row of shops."""
    has_row: bool = True


FULLEST_FIRST = (
    Fullness(3, 4, WHOLE, 9, is_parted=True),
    Fullness(3, 2, WHOLE, 9, is_parted=True),
    Fullness(3, 2, WHOLE, 9),
    Fullness(3, 1, WHOLE, 9),
    Fullness(3, 0, WHOLE, 9, is_parted=True),
    Fullness(3, 0, WHOLE, 3),
    Fullness(3, 0, A_LINE, 2),
    Fullness(3, 0, NAMES, 1),
    Fullness(2, 0, WHOLE, 3),
    Fullness(2, 0, A_LINE, 2),
    Fullness(2, 0, NAMES, 0),
    Fullness(1, 0, A_LINE, 2),
    Fullness(1, 0, NAMES, 0),
)
LEAST_WITH_SLOTS = Fullness(2, 0, NAMES, 0, has_row=False)
LEAST = Fullness(1, 0, NAMES, 0, has_row=False)


def draw_flamecraft(scene: Scene) -> Drawing:
    """As much as leaves room for the question and its options."""
    row, park, hand = _row(scene), draw_park(scene), draw_hand(scene)
    goods, players = draw_combinations(scene), draw_players(scene)
    how = _fullness(scene, 2 + sum(map(len, (row, hand, goods, players))))
    town = draw_town(scene, how.shop, how.ability, how.is_parted)
    has_row = how.has_row or is_about_row(scene)
    blocks = [
        [draw_header(scene), *town],
        [*(row if has_row else []), park],
        [*hand, *draw_fancies(scene, how.fancies), *goods],
        players,
    ]
    return Drawing([block for block in blocks if block], shown(scene, with_slots=how.shop > 1))


def _fullness(scene: Scene, others: int) -> Fullness:
    """How full the drawing may be, with so many lines besides shops and fancies."""
    with_slots = is_asked_at_slots(scene)
    room = scene.height - FOOT - lines_of_list(scene, with_slots) - others
    for how in FULLEST_FIRST:
        height = town_height(scene, how.shop, how.ability, how.is_parted)
        height += len(draw_fancies(scene, how.fancies))
        if height + how.left <= room and (how.shop > 1 or not with_slots):
            return how
    return LEAST_WITH_SLOTS if with_slots else LEAST


def _row(scene: Scene) -> list[Text]:
    cells = [[cell] for cell in draw_row(scene, cell_width(scene.width))]
    return [line for row in in_columns(scene, cells) for line in row]


def draw_header(scene: Scene) -> Text:
    """What happens now, and how much of each deck is left."""
    view, between = scene.view, scene.signs.between
    left = Text.assemble(("Flamecraft", "ember"), between, _phase(view))
    spells = f"enchantments {deck_of(scene, 'enchantment')['count']}"
    decks = (spaces_words(scene), spells, f"fancies {deck_of(scene, 'fancy')['count']}")
    return apart(left, Text(between.join(decks), "amber"), scene.width)


def _phase(view: Mapping[str, Any]) -> Text:
    if view["ending"] and view["phase"] not in PHASES:
        more, is_ours = view["ending"]["turns_left"], view["ending"]["reason"] == "stall"
        told = counted(more, "more turn") if more else "the last turn"
        return Text(f"{told} (house rule)" if is_ours else told, "lit")
    return Text(PHASES.get(view["phase"], f"turn {view['turns']}"), "own")


BOARD = Board("flamecraft", draw_flamecraft, PAGES, LEGEND)
