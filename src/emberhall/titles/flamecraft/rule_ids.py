"""The rules about what a card does: those of all cards that do it."""

from __future__ import annotations

from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.rows import Shop

RuleIds = tuple[str, ...]


def of_shops(content: Content, verb: str) -> RuleIds:
    """The shops whose ability has this verb."""
    return tuple(f"shop.{shop.id}" for shop in content.shops if verb in verbs_of(shop))


def verbs_of(shop: Shop) -> list[str]:
    return [part.partition(" ")[0] for way in shop.ability for part in way.split("; ")]


def of_fancies(content: Content, goal: str) -> RuleIds:
    """The fancies with this goal."""
    return tuple(f"fancy.{row.id}" for row in content.fancies if row.goal == goal)


def of_companions(content: Content, does: str) -> RuleIds:
    """The companions that do this."""
    return tuple(f"companion.{row.id}" for row in content.companions if row.does == does)


def of_bonuses(content: Content, bonus: str) -> RuleIds:
    """The companions whose player starts with this."""
    return tuple(f"companion.{row.id}-start" for row in content.companions if row.bonus == bonus)
