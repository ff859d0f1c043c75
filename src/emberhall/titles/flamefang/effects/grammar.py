"""The effect language: a closed vocabulary in which every card and page is written.

`attack 2; stun 1`, `choose(attack 1 / move 1)`, `ally(draw 1)`, `scatter gold 2 @fortress`. A
number may be one for each number of players: `spawn [1,1,2,2]`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from emberhall.titles.flamefang.things import ANY, RESOURCES

RESOURCE_WORDS: Final = (*RESOURCES, "any")

ICONS: Final = ("attack", "move", "slip", "gather", "stun")
"""Only these can be spent on conditions, seals, nets, cargo and fire."""
ONE_BY_ONE: Final = (*ICONS, "shove")
"""`attack 2` is two items of a pool."""

COUNTED: Final = (
    *ONE_BY_ONE,
    *("blast", "fetch", "give", "grow", "draw", "prep", "recall", "toss", "cleanse", "free"),
    *("mend", "ward", "suffer", "march", "stalk", "events"),
)
"""A verb and a number."""
PLAIN: Final = ("lift", "again", "rouse", "churn", "burn", "roll", "flip", "win")
LISTED: Final = ("ally", "all")
BRANCHING: Final = ("choose", "if")
SELECTING: Final = ("hurt", "hex", "strip", "rob")
SELECTORS: Final = ("you", "leader", "each", "weakest", "richest", "farthest", "exposed", "here")
CONDITIONS: Final = ("stunnedHere", "slew")
TRIGGERS: Final = ("roundStart", "firstTurn", "event", "cleanup", "heal")
MODS: Final = (
    *("hand", "hoard", "breakaway", "magic", "magicfree", "growcost", "defense", "prowl"),
)
ADDED: Final = ("hand", "hoard", "growcost", "defense")
"""Mods whose value is added; that of the others replaces."""
NO_TILE: Final = ""
CAPTIVE: Final = "Amber"
"""Whom `place` puts on a tile as a captive; any other name is a boss."""
MOST: Final = 99
"""No number of a card is larger."""

Count = tuple[int, ...]
"""One number for each number of players."""


class BadEffect(ValueError):
    """A text that is not in the language."""


@dataclass(frozen=True)
class Effect:
    """One effect, as written. What it means is for the steps to say."""

    text: str
    verb: str
    count: Count = (1, 1, 1, 1)
    reach: int = 0
    resource: int = ANY
    tiles: tuple[str, ...] = ()
    who: str = ""
    names: tuple[str, ...] = ()
    lists: tuple[tuple[Effect, ...], ...] = ()


@dataclass(frozen=True)
class Passive:
    """What holds while a card is in play or a page is open."""

    kind: str
    """`use`, `mod` or `on`."""
    key: str = ""
    value: int = 0
    tile: str = NO_TILE
    effects: tuple[Effect, ...] = ()


def read_effects(text: str) -> tuple[Effect, ...]:
    """A list of effects; those that come one by one are there so many times."""
    found: list[Effect] = []
    for part in split(text, ";"):
        effect = read_effect(part)
        if effect.verb in ONE_BY_ONE:
            found += [read_effect(f"{effect.verb} 1")] * effect.count[0]
        else:
            found.append(effect)
    return tuple(found)


def read_effect(text: str) -> Effect:
    verb, _, rest = text.strip().partition(" ")
    inner = re.fullmatch(r"(\w+)(?: (\w+))?\((.*)\)", text.strip())
    if inner:
        return _read_list(text, *inner.groups(default=""))
    if verb in COUNTED:
        return Effect(text, verb, count=(read_number(text, rest),) * 4)
    if verb in PLAIN and not rest:
        return Effect(text, verb)
    if verb not in FORMS:
        raise BadEffect(f"{text!r} begins with no known verb")
    return FORMS[verb](text, verb, rest)


def _read_list(text: str, verb: str, word: str, inner: str) -> Effect:
    if verb == "choose" and not word:
        branches = tuple(read_effects(branch) for branch in split(inner, "/"))
        return Effect(text, verb, lists=branches)
    if verb == "if" and word in CONDITIONS:
        return Effect(text, verb, who=word, lists=(read_effects(inner),))
    if verb in LISTED and not word:
        return Effect(text, verb, lists=(read_effects(inner),))
    raise BadEffect(f"{text!r} is not a known list")


def _spit(text: str, verb: str, rest: str) -> Effect:
    damage, _, reach = rest.partition(" ")
    return Effect(
        text, verb, count=(read_number(text, damage),) * 4, reach=read_number(text, reach)
    )


def _leap(text: str, verb: str, rest: str) -> Effect:
    if rest != "any":
        raise BadEffect(f"{text!r} must be 'leap any'")
    return Effect(text, verb)


def _gain(text: str, verb: str, rest: str) -> Effect:
    word, _, count = rest.partition(" ")
    return Effect(
        text, verb, count=(read_number(text, count),) * 4, resource=read_resource(text, word)
    )


def _scatter(text: str, verb: str, rest: str) -> Effect:
    words = rest.split()
    if len(words) != 3:
        raise BadEffect(f"{text!r} must name resource, number and tile")
    word, count, tile = words
    return Effect(
        text,
        verb,
        count=(read_number(text, count),) * 4,
        resource=read_resource(text, word),
        tiles=(read_tile(text, tile),),
    )


def _spawn(text: str, verb: str, rest: str) -> Effect:
    count, _, tile = rest.partition(" ")
    tiles = (read_tile(text, tile),) if tile else ()
    return Effect(text, verb, count=read_count(text, count), tiles=tiles)


def _spread(text: str, verb: str, rest: str) -> Effect:
    return Effect(text, verb, count=read_count(text, rest))


def _fire(text: str, verb: str, rest: str) -> Effect:
    return Effect(text, verb, tiles=tuple(read_tile(text, tile) for tile in rest.split()))


def _names(text: str, verb: str, rest: str) -> Effect:
    if not rest:
        raise BadEffect(f"{text!r} names nothing")
    return Effect(text, verb, names=tuple(rest.split()))


def _build(text: str, verb: str, rest: str) -> Effect:
    name, _, tile = rest.partition(" ")
    return Effect(text, verb, names=(name,), tiles=(read_tile(text, tile),))


def _selecting(text: str, verb: str, rest: str) -> Effect:
    who, _, count = rest.partition(" ")
    if who not in SELECTORS:
        raise BadEffect(f"{text!r} must say whom: {', '.join(SELECTORS)}")
    return Effect(text, verb, count=(read_number(text, count),) * 4, who=who)


FORMS: Final[Mapping[str, Callable[[str, str, str], Effect]]] = {
    "spit": _spit,
    "leap": _leap,
    "gain": _gain,
    "spawn": _spawn,
    "scatter": _scatter,
    "spread": _spread,
    "fire": _fire,
    "secret": _names,
    "build": _build,
    "place": _build,
    **dict.fromkeys(SELECTING, _selecting),
}
"""How verbs are read that have a form of their own."""
VERBS: Final = frozenset({*COUNTED, *PLAIN, *LISTED, *BRANCHING, *FORMS})


def read_passive(text: str) -> Passive:
    """`use(attack 1)`, `mod hand +1`, `on firstTurn fight(attack 1)`."""
    use = re.fullmatch(r"use\((.*)\)", text)
    if use:
        return Passive("use", effects=read_effects(use.group(1)))
    on = re.fullmatch(r"on (\w+)(?: (\w+))?\((.*)\)", text)
    if on and on.group(1) in TRIGGERS:
        key = " ".join(part for part in on.groups()[:2] if part)
        return Passive("on", key=key, effects=read_effects(on.group(3)))
    mod = re.fullmatch(r"mod (\w+) ([+-]?\d+|all)(?: (@\w+))?", text)
    if mod and mod.group(1) in MODS:
        key, value, tile = mod.groups(default="")
        return Passive("mod", key, 1 if value == "all" else int(value), tile.removeprefix("@"))
    raise BadEffect(f"{text!r} is not one of use(...), mod or on ...(...)")


def split(text: str, sign: str) -> list[str]:
    """The parts between signs that stand in no brackets."""
    parts, depth, part = [], 0, ""
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == sign and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
    return [*parts, part.strip()]


def read_number(text: str, word: str) -> int:
    if not word.isdecimal():
        raise BadEffect(f"{text!r} lacks its number")
    if int(word) > MOST:
        raise BadEffect(f"{text!r} is beyond all measure: {MOST} is the most")
    return int(word)


def read_count(text: str, word: str) -> Count:
    """One number for all, or one for each number of players."""
    if word.isdecimal():
        return (int(word),) * 4
    numbers = re.fullmatch(r"\[(\d+),(\d+),(\d+),(\d+)\]", word)
    if not numbers:
        raise BadEffect(f"{text!r} needs a number, or four of them like [1,2,3,4]")
    return tuple(int(number) for number in numbers.groups())


def read_resource(text: str, word: str) -> int:
    if word not in RESOURCE_WORDS:
        raise BadEffect(f"{text!r} must name one of {', '.join(RESOURCE_WORDS)}")
    return RESOURCE_WORDS.index(word)


def read_tile(text: str, word: str) -> str:
    if not word.startswith("@"):
        raise BadEffect(f"{text!r} must name a tile like @cave")
    return word.removeprefix("@")
