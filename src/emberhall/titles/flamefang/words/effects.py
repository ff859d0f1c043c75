"""What is printed, in words: effects, abilities, cards and goals."""

from __future__ import annotations

from collections import Counter
from typing import Final

from emberhall.kernel.phrases import counted
from emberhall.titles.flamefang.content import CardFace, Content
from emberhall.titles.flamefang.effects.goal_grammar import Goal
from emberhall.titles.flamefang.effects.grammar import ONE_BY_ONE, Effect, Passive
from emberhall.titles.flamefang.things import Item, Items

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


def effect_words(content: Content, items: Items) -> str:
    """A list of effects; those that come one by one are counted."""
    counts = Counter(items)
    return ", ".join(_effect(content, item, count) for item, count in counts.items()) or "nothing"


def _effect(content: Content, item: Item, times: int) -> str:
    effect = content.effects[item]
    inner = [effect_words(content, items) for items in content.inner[item]]
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
    return plain_words(effect)


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
    "spread": "fire spreads {}",
}
"""Verbs that are told with their number alone."""


def plain_words(effect: Effect) -> str:
    if effect.verb in BARE:
        return BARE[effect.verb]
    count = effect.count[0] if len(set(effect.count)) == 1 else "/".join(map(str, effect.count))
    if effect.verb in NUMBERED:
        return NUMBERED[effect.verb].format(count)
    kind = RESOURCE_NAMES[effect.resource]
    tile = effect.tiles[0].capitalize() if effect.tiles else ""
    told = {
        "events": "1 more event" if count == 1 else f"{count} more events",
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


MOMENTS: Final = {
    "roundStart": "at the start of a round",
    "firstTurn": "after your first turn of a round with {}",
    "event": "in the event phase",
    "cleanup": "in cleanup",
    "heal": "whenever a life card is played",
}


def moment_words(key: str) -> str:
    """When something happens: `firstTurn fight` names the aspect, too."""
    moment, _, aspect = key.partition(" ")
    return MOMENTS[moment].format(aspect)


def passive_words(content: Content, passive: Passive | None, items: Items) -> str:
    if passive is None:
        return ""
    if passive.kind == "use":
        return f"once a round: {effect_words(content, items)}"
    if passive.kind == "on":
        return f"{moment_words(passive.key)}: {effect_words(content, items)}"
    told = {
        "hand": f"hand size {passive.value:+}",
        "hoard": f"hoard spaces {passive.value:+}",
        "breakaway": f"breakaway damage is {passive.value}",
        "magic": f"magic only {counted(passive.value, 'time')} a round",
        "magicfree": "your first magic each round costs no condition",
        "growcost": f"growth costs {passive.value:+}",
        "defense": f"minions of the {passive.tile.capitalize()} have {passive.value:+} defense",
        "prowl": "every minion prowls",
    }
    return told[passive.key]


def card_words(content: Content, card: CardFace) -> str:
    """What a card says, in one line."""
    parts = []
    if card.hearts:
        parts.append(counted(card.hearts, "heart"))
    if card.hoard:
        parts.append(counted(card.hoard, "hoard space"))
    if card.main:
        parts.append(effect_words(content, card.main))
    if card.extra:
        parts.append(f"{card.price}: {effect_words(content, card.extra)}")
    if card.ability:
        parts.append(passive_words(content, card.ability, card.use))
    if card.value and not card.main:
        parts.append(f"{card.value} destroys it")
    return "; ".join(parts)


def goal_words(content: Content, goal: Goal, players: int) -> str:
    """A goal as a task with its numbers."""
    count = goal.count[players - 1]
    tiles = [tile.capitalize() for tile in goal.tiles]
    if goal.verb == "deliver":
        return f"hand in {count} {RESOURCE_NAMES[goal.resource]} at the {tiles[0]}"
    if goal.verb == "seal":
        parts = zip(tiles, goal.icons, goal.counts, strict=True)
        return ", ".join(
            f"{count[players - 1]} {icon} at the {tile}" for tile, icon, count in parts
        )
    if goal.verb == "raze":
        named = [content.secrets[content.secret_of[name]] for name in goal.names]
        where = ", ".join(f"{row.name} ({row.tile.capitalize()})" for row in named)
        return f"destroy {where}"
    if goal.verb == "boss":
        return f"defeat {content.bosses[content.boss_of[goal.names[0]]].name}"
    told = {
        "defeat": f"defeat {count} minions",
        "scout": f"enter all {count} marked tiles",
        "douse": f"douse {count} fires",
    }
    if goal.verb in told:
        return told[goal.verb]
    if goal.verb == "hold":
        return f"hold the {tiles[0]} at the end of {count} action phases"
    if goal.verb == "cargo":
        return f"carry {count} quest tokens from the {tiles[0]} to the {tiles[1]}"
    return f"bring Amber from the {tiles[0]} to the {tiles[1]}"
