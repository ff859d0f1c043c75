"""What tiles, dragons, cards, tokens and enemies are called."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhall.kernel.phrases import Person, who
from emberhall.kernel.wire import Id
from emberhall.kernel.words import Listener
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.enemies.targets import BOSS, STRUCTURE, damage_on, defense
from emberhall.titles.flamefang.ids import (
    boss_id,
    curse_id,
    dragon_id,
    magic_id,
    minion_id,
    secret_id,
    structure_id,
    tile_id,
)
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, GOODS, QUEST, Dragon, Target
from emberhall.titles.flamefang.words.effects import RESOURCE_NAMES

THINGS: Final = (*RESOURCE_NAMES[:QUEST], "quest token")


def dragon_name(t: Vale, dragon: Dragon) -> str:
    return "Amber" if dragon == AMBER else t.content.dragons[t.dragon[dragon]].name


def target_name(t: Vale, target: Target) -> str:
    if target >= STRUCTURE:
        return t.content.secrets[target - STRUCTURE].name
    return t.content.bosses[t.boss].name if target == BOSS else t.content.minions[target].name


def target_words(t: Vale, target: Target) -> str:
    """A target with what it still takes to fell it."""
    left = defense(t, target) - damage_on(t, target)
    return f"{target_name(t, target)} ({left} more fells it)"


# From ids


def card_name(content: Content, card: str) -> str:
    return content.cards[content.card_of[card]].name


def good_name(good: str) -> str:
    """A resource or a quest token."""
    return THINGS[GOODS.index(good)]


def thing_name(content: Content, thing: Id) -> str:
    """What a tile, a minion, a structure, a boss, a token or a secret card is called."""
    return _names(content)[thing]


def dragon(to: Listener, piece: Id) -> Person:
    """A dragon at the beginning of a sentence."""
    if piece == dragon_id(AMBER):
        return Person("Amber", False)
    return who(to, int(piece.split(":")[1]))


@cache
def _names(content: Content) -> dict[Id, str]:
    """What is printed on all that is one of its kind, by id."""
    secrets = range(len(content.secrets))
    return {
        **{tile_id(content, n): row.name for n, row in enumerate(content.tiles)},
        **{minion_id(content, n): row.name for n, row in enumerate(content.minions)},
        **{boss_id(content, n): row.name for n, row in enumerate(content.bosses)},
        **{magic_id(content, n): row.name for n, row in enumerate(content.magic)},
        **{structure_id(content, n): content.secrets[n].name for n in secrets},
        **{secret_id(content, n): content.secrets[n].name for n in secrets},
        **{curse_id(content, n): content.secrets[n].name for n in secrets},
    }
