"""What dragons and enemies are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhall.titles.flamefang.enemies import BOSS, STRUCTURE, damage_on, defense
from emberhall.titles.flamefang.language import RESOURCES
from emberhall.titles.flamefang.table import AMBER

if TYPE_CHECKING:
    from emberhall.titles.flamefang.table import Vale

THINGS: Final = (*RESOURCES, "quest token")


def dragon_name(t: Vale, dragon: int) -> str:
    return "Amber" if dragon == AMBER else t.content.dragons[t.dragon[dragon]].name


def target_name(t: Vale, target: int) -> str:
    if target >= STRUCTURE:
        return t.content.secrets[target - STRUCTURE].name
    return t.content.bosses[t.boss].name if target == BOSS else t.content.minions[target].name


def target_words(t: Vale, target: int) -> str:
    """A target with what it still takes to fell it."""
    left = defense(t, target) - damage_on(t, target)
    return f"{target_name(t, target)} ({left} more fells it)"
