"""What the things and kinds of events are called."""

from __future__ import annotations

from functools import cache

from emberhall.kernel.events import Move
from emberhall.kernel.wire import Id, thing
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.score import COINS, IN_PLAY
from emberhall.titles.flamecraft.words.names import counts_words, dragon_words, good_names


@cache
def names(content: Content) -> dict[Id, str]:
    """Of everything that has one."""
    rows = (
        ("shop", content.shops),
        ("enchantment", content.enchantments),
        ("companion", content.companions),
        ("achievement", content.achievements),
        ("fancy", content.fancies),
    )
    known = {thing(kind, row.id): row.name for kind, of_kind in rows for row in of_kind}
    dragons = enumerate(content.dragon_names)
    return known | {ids.dragon(content, card): name for card, name in dragons}


@cache
def typed_names(content: Content) -> dict[Id, str]:
    """`Loaf (bread)`, of every artisan."""
    cards = range(len(content.dragon_names))
    return {ids.dragon(content, card): dragon_words(content, card) for card in cards}


def called(content: Content, what: Id) -> str:
    return names(content)[what]


def dragon_called(content: Content, dragon: Id) -> str:
    return typed_names(content)[dragon]


def artisan_called(content: Content, artisan: str) -> str:
    return dragon_called(content, thing("dragon", artisan))


def fancy_called(content: Content, fancy: str | None) -> str:
    return "a fancy dragon" if fancy is None else called(content, thing("fancy", fancy))


def good_called(content: Content, kind: str) -> str:
    """A good or a coin; a type and a colour are called like its good."""
    return good_names(content)[content.kind_ids.index(kind)]


def goods_called(content: Content, moves: tuple[Move, ...]) -> str:
    """`2 bread and 1 coin`."""
    counts = [sum(move.count for move in moves if move.kind == id) for id in content.kind_ids]
    return counts_words(good_names(content), counts)


def line_called(content: Content, line: str) -> str:
    """A line of the score; those of fancies have their names."""
    plain = {IN_PLAY: "in play", COINS: "coins"}
    return plain[line] if line in plain else called(content, Id(line))


def sentence(words: str) -> str:
    """With a full stop, unless a name brings the end of the sentence with it."""
    return words if words.endswith(("!", "?", ".")) else f"{words}."
