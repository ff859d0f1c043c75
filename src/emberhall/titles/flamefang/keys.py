"""Keys of options that stand for effects."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

from emberhall.titles.flamefang.language import ONE_BY_ONE, Effect

if TYPE_CHECKING:
    from emberhall.titles.flamefang.content import Content, Items

STONE_WORD: Final = "dragonstone"
RESOURCE_NAMES: Final = ("meat", STONE_WORD, "gold", "resource of your choice")

SELECTED: Final = {
    "you": "you",
    "leader": "the leader",
    "each": "each dragon",
    "weakest": "the weakest dragon",
    "richest": "the richest dragon",
    "farthest": "the dragon farthest from the Cave",
    "exposed": "every dragon beside an enemy",
    "here": "every dragon on the boss's tile",
}


@cache
def item_key(content: Content, item: int) -> str:
    """An item of a pool, as its key: short, and the same wherever it stands."""
    return effects_key(content, (item,))


def effects_key(content: Content, items: Items) -> str:
    """A list of effects; those that come one by one are counted."""
    counts = Counter(items)
    return ", ".join(_effect(content, item, count) for item, count in counts.items()) or "nothing"


def _effect(content: Content, item: int, times: int) -> str:
    effect = content.effects[item]
    inner = [effects_key(content, items) for items in content.inner[item]]
    if effect.verb == "choose":
        return " or ".join(inner)
    if effect.verb == "if":
        when = "if you slew an enemy" if effect.who == "slew" else "if a stunned minion is here"
        return f"{when}: {inner[0]}"
    if inner:
        who = "another dragon" if effect.verb == "ally" else "all dragons"
        return f"{who}: {inner[0]}"
    if times > 1:
        return f"{effect.verb} {times}"
    return _plain(effect)


BARE: Final = {
    **{icon: icon for icon in ONE_BY_ONE},
    "lift": "lift",
    "leap": "leap anywhere",
    "again": "another turn",
    "rouse": "minions heal",
    "churn": "a new upgrade path",
    "burn": "fire burns whoever is in it",
    "roll": "towers roll on",
    "fire": "fire breaks out",
    "flip": "turn the page",
    "win": "the chapter is won",
}
"""Verbs that need no number to be told."""
NUMBERED: Final = {
    **{verb: f"{verb} {{}}" for verb in ("blast", "fetch", "give", "draw", "prep", "recall")},
    **{verb: f"{verb} {{}}" for verb in ("cleanse", "mend", "ward", "suffer")},
    "toss": "discard {}",
    "free": "{} cards free of aspect",
    "march": "minions march {}",
    "stalk": "the boss stalks {}",
    "events": "{} more events",
    "spread": "fire spreads {}",
}
"""Verbs that are told with their number alone."""


def _plain(effect: Effect) -> str:
    if effect.verb in BARE:
        return BARE[effect.verb]
    count = effect.count[0] if len(set(effect.count)) == 1 else "/".join(map(str, effect.count))
    if effect.verb in NUMBERED:
        return NUMBERED[effect.verb].format(count)
    kind = RESOURCE_NAMES[effect.resource]
    tile = effect.tiles[0].capitalize() if effect.tiles else ""
    told = {
        "spit": f"spit {count}, {effect.reach} away",
        "gain": f"gain {count} {_plural(kind, count)}",
        "grow": "grow" if not effect.count[0] else f"grow, {count} cheaper",
        "spawn": f"spawn {count}" + (f" at the {tile}" if tile else ""),
        "scatter": f"{count} {kind} onto the {tile}",
    }
    return told[effect.verb] if effect.verb in told else _about_others(effect, str(count))


def _plural(kind: str, count: int | str) -> str:
    """Only what is chosen is counted in the plural."""
    return kind if count == 1 else kind.replace("resource of", "resources of")


def _about_others(effect: Effect, count: str) -> str:
    who = SELECTED.get(effect.who, "")
    told = {
        "hurt": f"{who} suffers {count}",
        "hex": f"{who} takes {count} condition",
        "strip": f"{who} discards {count}",
        "rob": f"{who} loses {count} resource",
        "secret": f"secret {', '.join(effect.names)}",
        "build": f"{' '.join(effect.names)} is built",
        "place": f"{' '.join(effect.names)} comes",
    }
    return told[effect.verb]
