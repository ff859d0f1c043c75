"""Every key an option of Flame & Fang can have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from emberhall.titles.flamefang.actions.extra import PAY_KEYS
from emberhall.titles.flamefang.content import IMMEDIATE, Content
from emberhall.titles.flamefang.effects.keys import effects_key, item_key
from emberhall.titles.flamefang.things import ASPECTS, GOODS, RESOURCES

SEATS: Final = tuple(f"seat-{seat}" for seat in range(4))
MOST_DAMAGE: Final = 80
"""More than all minions and a boss could deal on one tile."""
HANDED_IN: Final = 12
"""At least so many resources can be handed in at once, and more where a goal asks for more."""
PLAIN: Final = (
    *(
        "pass",
        "done",
        "keep",
        "neither",
        "eat meat",
        "amber",
        "hand in",
        "boss",
        "gather",
        "be defeated",
        "do not grow",
    ),
    *("refresh the path", "tear the net", "load a quest token", "douse the fire"),
    *("carry nobody", "carry amber", "take amber", "leave amber", "it meets amber"),
    *("amber is done", "amber attacks", "amber tears the net"),
    *("pay with wound", "pay with meat", "pay with stone"),
)


def vocabulary(content: Content) -> list[str]:
    keys = (
        *(*PLAIN, *PAY_KEYS.values(), *_numbers(content), *_resources(), *_seats()),
        *(*_tiles(content), *_targets(content), *_cards(content), *_effects(content)),
        *_tokens(content),
    )
    return list(dict.fromkeys(keys))


def _numbers(content: Content) -> Iterator[str]:
    yield from (f"take {count}" for count in range(MOST_DAMAGE))
    goals = [page.goal for chapter in content.chapters for page in chapter.pages]
    most = max((max(goal.count) for goal in goals if goal.verb == "deliver"), default=0)
    yield from (f"hand in {count}" for count in range(1, max(most, HANDED_IN) + 1))
    yield from (f"aspect {aspect}" for aspect in ASPECTS[:3])


def _resources() -> Iterator[str]:
    yield from (f"drop {good}" for good in GOODS)
    for kind in RESOURCES:
        yield from (f"{verb} {kind}" for verb in ("gain", "fetch", "return", "pay"))
        yield f"gather and take {kind}"
        yield f"lose {kind} lying there"
        yield from (f"give {kind} to {seat}" for seat in SEATS)


def _seats() -> Iterator[str]:
    for seat in SEATS:
        yield from (f"{verb} {seat}" for verb in ("carry", "ally", "condition for", "it meets"))


def _tiles(content: Content) -> Iterator[str]:
    ways = ("go to", "leap to", "march to", "stalk to", "roll to", "amber to")
    for tile in content.tiles:
        yield from (f"{way} {tile.id}" for way in ways)


def _targets(content: Content) -> Iterator[str]:
    structures = [row.id for row in content.secrets if row.kind == "structure"]
    for id in (*content.minion_ids, *structures, "boss"):
        yield from (f"attack {id}", f"spit at {id}")
    for id in content.minion_ids:
        yield f"stun {id}"
        yield from (f"shove {id} to {tile.id}" for tile in content.tiles)
    yield from (f"{icon} the seal" for icon in ("attack", "move", "gather", "stun"))


def _cards(content: Content) -> Iterator[str]:
    for card in content.cards:
        if card.group == IMMEDIATE:
            continue
        if card.value:
            yield f"destroy {card.id}"
            continue
        yield from (f"play {card.id}", f"play {card.id} with gold", f"prep {card.id}")
        yield from (f"prep {card.id} with gold", f"discard {card.id}", f"swap {card.id}")
        yield from (f"pay with {card.id}", f"pay with {card.id} and gold", f"replace {card.id}")
        if card.hearts:
            yield from (f"lose {card.id}", f"mend {card.id}", f"use {card.id}")
        else:
            yield f"recall {card.id}"
        if card.cost:
            yield f"grow {card.id}"
        if card.level:
            yield f"trait {card.id}"


def _effects(content: Content) -> Iterator[str]:
    yield from (item_key(content, item) for item in range(len(content.effects)))
    for branches in content.inner:
        yield from (f"choose {effects_key(content, items)}" for items in branches)


def _tokens(content: Content) -> Iterator[str]:
    yield from (f"dragon {row.id}" for row in content.dragons)
    yield from (f"magic {row.id}" for row in content.magic)
    yield from (f"{kind} {row.id}" for row in content.secrets for kind in ("secret", "power"))
