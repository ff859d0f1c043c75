"""Cards, effects and the like as a seat sees them: made once, and copied for every view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from emberhall.kernel.wire import Id, thing
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.effects.goal_grammar import Goal
from emberhall.titles.flamefang.effects.grammar import NO_TILE, ONE_BY_ONE, Effect, Passive
from emberhall.titles.flamefang.rows import MinionRow
from emberhall.titles.flamefang.things import ASPECTS, GOLD, RESOURCES, Item, Items
from emberhall.titles.flamefang.view_parts.card_types import (
    CardView,
    EffectView,
    ExtraView,
    KeywordView,
    PassiveView,
)
from emberhall.titles.flamefang.words.english import English

WITH_RESOURCE: Final = ("gain", "scatter")
MET: Final = {"stunnedHere": "stunned-here"}
"""Whom effects meet and when they hold, where the language of cards writes it otherwise."""


class CardViews:
    """What stands on cards and pages, as data: for so many players, and in one language.

    Whatever is handed out is a copy, since who is sent a view may scribble on it.
    """

    def __init__(self, content: Content, players: int, say: English) -> None:
        self.content = content
        self.players = players
        self.say = say
        self._cards: dict[int, CardView] = {}
        self._effects: dict[Items, tuple[EffectView, ...]] = {}
        self._words: dict[Items, str] = {}
        self._passives: dict[Passive, PassiveView] = {}
        self._keywords: dict[str, KeywordView] = {}
        self._minions: dict[MinionRow, str] = {}
        self._goals: dict[Goal, str] = {}

    def effects(self, items: Items) -> list[EffectView]:
        """A list of effects; those that come one by one are counted."""
        if items not in self._effects:
            self._effects[items] = self._read(items)
        return copies(self._effects[items])

    def _read(self, items: Items) -> tuple[EffectView, ...]:
        found: list[EffectView] = []
        for item in dict.fromkeys(items):
            found += self._effect(item, items.count(item))
        return tuple(found)

    def _effect(self, item: Item, times: int) -> Iterator[EffectView]:
        """An effect; one that names several tiles or cards is several."""
        effect, by_one = self.content.effects[item], self.content.effects[item].verb in ONE_BY_ONE
        for tile, name in product(effect.tiles or ("",), effect.names or ("",)):
            yield {
                "verb": effect.verb,
                "count": times if by_one else effect.count[self.players - 1],
                "reach": effect.reach,
                "resource": resource_of(effect),
                "who": MET.get(effect.who, effect.who) or None,
                "tile": thing("tile", tile) if tile else None,
                "name": name or None,
                "lists": [list(self._read(inner)) for inner in self.content.inner[item]],
            }

    def words(self, items: Items) -> str:
        if items not in self._words:
            self._words[items] = self.say.effects(self.content, items)
        return self._words[items]

    def goal(self, goal: Goal) -> str:
        if goal not in self._goals:
            self._goals[goal] = self.say.goal(self.content, goal, self.players)
        return self._goals[goal]

    def passive(self, row: Passive, items: Items) -> PassiveView:
        if row not in self._passives:
            self._passives[row] = self._passive(row, items)
        return copy_of_passive(self._passives[row])

    def _passive(self, row: Passive, items: Items) -> PassiveView:
        key, _, aspect = row.key.partition(" ")
        return {
            "kind": row.kind,
            "key": key,
            "aspect": aspect or None,
            "value": row.value,
            "tile": thing("tile", row.tile) if row.tile != NO_TILE else None,
            "effects": self.effects(items),
            "effect_words": self.words(items) if items else "",
            "words": self.say.passive(self.content, row, items),
        }

    def card(self, number: int, name: Id) -> CardView:
        """A card where it lies."""
        if number not in self._cards:
            self._cards[number] = self._card(number)
        made = self._cards[number]
        extra, held = made["extra"], made["passive"]
        seen = made.copy()
        seen["id"] = name
        seen["effects"] = copies(made["effects"])
        seen["source"] = made["source"].copy()
        if extra:
            seen["extra"] = {"price": extra["price"], "effects": copies(extra["effects"])}
        if held:
            seen["passive"] = copy_of_passive(held)
        return seen

    def _card(self, number: int) -> CardView:
        row, is_condition = self.content.cards[number], self.content.is_condition[number]
        return {
            "id": Id(""),
            "same_as": None,
            "card": row.id,
            "name": row.name,
            "words": self.say.card(self.content, row),
            "group": row.group,
            "aspect": None if is_condition else ASPECTS[row.aspect],
            "condition": is_condition,
            "remedy": row.value if is_condition and not row.main else None,
            "hearts": row.hearts,
            "hoard": row.hoard,
            "cost": row.cost,
            "effects": self.effects(row.main),
            "extra": self._extra(number),
            "passive": self.passive(row.ability, row.use) if row.ability else None,
            "source": dict(row.source),
        }

    def _extra(self, number: int) -> ExtraView | None:
        row = self.content.cards[number]
        return {"price": row.price, "effects": self.effects(row.extra)} if row.extra else None

    def keyword(self, text: str) -> KeywordView | None:
        """`burst 2`: a keyword, its number and what it means."""
        if not text:
            return None
        if text not in self._keywords:
            name, _, number = text.partition(" ")
            count = int(number) if number else None
            told = self.say.keyword(name, count)
            self._keywords[text] = {"keyword": name, "count": count, "words": told}
        return self._keywords[text].copy()

    def minion(self, row: MinionRow) -> str:
        if row not in self._minions:
            ability = self.keyword(row.keyword)
            self._minions[row] = self.say.minion(row, ability["words"] if ability else "")
        return self._minions[row]


@cache
def card_views(content: Content, players: int, say: English) -> CardViews:
    return CardViews(content, players, say)


def resource_of(effect: Effect) -> str | None:
    if effect.verb not in WITH_RESOURCE:
        return None
    return RESOURCES[effect.resource] if effect.resource <= GOLD else "any"


def copies(effects: list[EffectView] | tuple[EffectView, ...]) -> list[EffectView]:
    """Written out, since most of a view is effects of cards."""
    return [
        {
            "verb": effect["verb"],
            "count": effect["count"],
            "reach": effect["reach"],
            "resource": effect["resource"],
            "who": effect["who"],
            "tile": effect["tile"],
            "name": effect["name"],
            "lists": [copies(inner) for inner in effect["lists"]] if effect["lists"] else [],
        }
        for effect in effects
    ]


def copy_of_passive(held: PassiveView) -> PassiveView:
    twin = held.copy()
    twin["effects"] = copies(held["effects"])
    return twin
