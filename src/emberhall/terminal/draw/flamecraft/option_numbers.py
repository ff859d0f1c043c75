"""Which options stand where on the table: each at the thing that is touched to choose it."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from emberhall import OptionData
from emberhall.terminal.draw.flamecraft.things import (
    deck_of,
    dragons_in_park,
    dragons_in_town,
    free_spaces,
    held_dragon,
    open_cards,
    shops_to_go_to,
    slots,
    supply,
)
from emberhall.terminal.draw.scene import Scene

NUMBER = 3
"""Columns for the number of an option."""
FEW = 4
"""So few things to do at a shop are told in words; of more, the row shows which can be cast."""
MANY = 6
"""So many dragons are chosen on the table alone; of fewer, words tell what each of them does."""
TALL = 32
"""With fewer lines, the row shows it even of a few."""
MARGIN = 5
"""Columns before the words of an option in the list."""
SHORT = 26
"""Options with so few words stand two in a line."""


class Mark(NamedTuple):
    """An option that is written at one thing."""

    number: int
    thing: str
    option: OptionData


def number(scene: Scene, thing: str) -> Text:
    """The number of the option that is chosen by touching this, or as much empty space."""
    found = number_at(scene, thing)
    return Text(("" if found is None else str(found)).rjust(NUMBER - 1) + " ", "lit")


def number_at(scene: Scene, thing: str) -> int | None:
    return next((mark.number for mark in _marks(scene) if mark.thing == thing), None)


def _marks(scene: Scene) -> Iterator[Mark]:
    """The options that one thing tells apart from all others."""
    alone = {*shops_to_go_to(scene), *open_cards(scene), deck_of(scene, "artisan")["id"]}
    alone |= {*dragons_in_park(scene), *dragons_in_town(scene), *free_spaces(scene)}
    held, casting = held_dragon(scene), _is_casting(scene)
    for number, option in scene.numbered:
        targets = option["targets"]
        if option["variant"] or not targets:
            continue
        if option["interrupt"] or (targets[0] in alone and (len(targets) == 1 or casting)):
            yield Mark(number, targets[0], option)
        elif targets[0] == held:
            yield Mark(number, targets[-1], option)


# Enchantments and where they go


def _to_shops(scene: Scene) -> list[tuple[str, str, int]]:
    """Card, shop and number of each option that puts a card somewhere."""
    cards, town = open_cards(scene), [shop["id"] for shop in scene.view["town"]]
    return [
        (option["targets"][0], option["targets"][1], number)
        for number, option in scene.numbered
        if len(option["targets"]) == 2
        and option["targets"][0] in cards
        and option["targets"][1] in town
    ]


def _is_casting(scene: Scene) -> bool:
    """Can cards go only to the shop where one stands? Then it is enough to name the card."""
    town, seat = scene.view["town"], scene.view["seat"]
    here = {shop["id"] for shop in town if seat in shop["visitors"]}
    return bool(here) and {shop for _, shop, _ in _to_shops(scene)} == here


def additions(scene: Scene) -> list[tuple[str, str, int]]:
    """Card, shop and number of each option where it takes both to tell them apart."""
    return [] if _is_casting(scene) else _to_shops(scene)


# What the question is about


def is_about_row(scene: Scene) -> bool:
    """Does the row show numbers?"""
    cards = open_cards(scene)
    return any(mark.thing in cards for mark in _marks(scene))


def is_about_shops(scene: Scene) -> bool:
    """Is the question where to go?"""
    shops = shops_to_go_to(scene)
    return any(mark.thing in shops for mark in _marks(scene))


def is_asked_at_slots(scene: Scene) -> bool:
    """Must the slots be drawn to choose? A line for a shop is too short for them."""
    return bool(_at_slots(scene) or additions(scene))


# What need not be told in words


def _at_slots(scene: Scene) -> set[int]:
    """The options that are read off the slots: where a dragon goes, or which of many."""
    places, dragons = slots(scene), dragons_in_town(scene)
    going = {mark.number for mark in _marks(scene) if mark.thing in places}
    chosen = {mark.number for mark in _marks(scene) if mark.thing in dragons}
    return going | chosen if len(chosen) >= MANY else going


def shown(scene: Scene, with_slots: bool) -> frozenset[int]:
    """Numbers of the options that can be read off the table."""
    there = {*slots(scene), *dragons_in_town(scene)}
    elsewhere = [mark for mark in _marks(scene) if mark.thing not in there]
    drawn = {mark.number for mark in elsewhere if not _is_told(scene, mark)}
    if with_slots:
        drawn |= _at_slots(scene) | {option for _, _, option in additions(scene)}
    return frozenset(drawn | {option for _, option in combinations(scene)})


def _is_told(scene: Scene, mark: Mark) -> bool:
    """Do words say more: what a dragon does, or the few things to do at a shop?"""
    if mark.option["effects"]["fires"]:
        return True
    is_cast = len(mark.option["targets"]) > 1
    return is_cast and len(scene.numbered) <= FEW and scene.height >= TALL


def combinations(scene: Scene) -> list[tuple[list[str], int]]:
    """The options to gain several goods at once: the goods, and the number."""
    piles = supply(scene)
    return [
        ([piles[id] for id in option["targets"]], number)
        for number, option in scene.numbered
        if len(option["targets"]) > 1 and all(id in piles for id in option["targets"])
    ]


def lines_of_list(scene: Scene, with_slots: bool) -> int:
    """About how many lines the options take that the table does not show."""
    drawn = shown(scene, with_slots)
    listed = [option["words"] for number, option in scene.numbered if number not in drawn]
    lines = sum(len(wrap(words, scene.width - MARGIN)) for words in listed)
    short = sum(len(words) <= SHORT for words in listed)
    return lines - (short // 2 if short > FEW else 0)
