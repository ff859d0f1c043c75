"""Keys of options that stand for effects, in the language the effects are written in."""

from __future__ import annotations

from collections import Counter
from functools import cache

from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.effects.grammar import ONE_BY_ONE
from emberhall.titles.flamefang.things import Item, Items


@cache
def item_key(content: Content, item: Item) -> str:
    """An item of a pool: `attack`, `gain any 1`, `ally(draw 1)`."""
    return effects_key(content, (item,))


def effects_key(content: Content, items: Items) -> str:
    """A list of effects; those that come one by one are counted: `attack 2,draw 1`."""
    return ",".join(_effect(content, item, times) for item, times in Counter(items).items())


def _effect(content: Content, item: Item, times: int) -> str:
    effect, inner = content.effects[item], content.inner[item]
    if effect.verb in ONE_BY_ONE:
        return effect.verb if times == 1 else f"{effect.verb} {times}"
    if not inner:
        return effect.text
    head = f"{effect.verb} {effect.who}" if effect.who else effect.verb
    return f"{head}({'|'.join(effects_key(content, branch) for branch in inner)})"
