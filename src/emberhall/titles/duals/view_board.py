"""The board and the bag as everybody sees them."""

from __future__ import annotations

from emberhall.kernel.keeping import Keep
from emberhall.kernel.wire import Id
from emberhall.titles.duals import ids
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.numbers import Space, Token
from emberhall.titles.duals.view_types import BagToken, BagView, SpaceView, TokenView
from emberhall.titles.duals.words import English


def seen_token(content: Content, token: Token, called: Id, say: English) -> TokenView:
    return {
        "id": called,
        "kind": content.tokens[token],
        "name": say.token(content, token),
        "fires_as": [*content.on_token[token]],
        "counts_as": [*content.stands_for[token]],
    }


def seen_spaces(
    content: Content, stacks: tuple[tuple[Token, ...], ...], closed: Space, say: English, keep: Keep
) -> list[SpaceView]:
    """The board; nothing can be put on the space that is closed."""
    return [
        keep(seen_space, content, space, stack, space == closed, say)
        for space, stack in enumerate(stacks)
    ]


def seen_space(
    content: Content, space: Space, stack: tuple[Token, ...], closed: bool, say: English
) -> SpaceView:
    hexes = content.hexes
    q, r = hexes.places[space]
    row, column = hexes.rows[space]
    on_space = zip(stack, content.token_ids[space], strict=False)
    return {
        "id": content.space_ids[space],
        "name": hexes.names[space],
        "row": row,
        "column": column,
        "q": q,
        "r": r,
        "stack": [seen_token(content, token, id, say) for token, id in on_space],
        "room": 0 if closed else content.stack - len(stack),
    }


def seen_bag(
    content: Content, bag: tuple[Token, ...], extras: tuple[Token, ...], say: English
) -> BagView:
    next_to_come = bag or extras
    return {
        "id": ids.BAG,
        "count": len(bag),
        "tokens": [
            _in_bag(content, token, bag.count(token), next_to_come, say)
            for token in range(len(content.tokens))
        ],
    }


def _in_bag(
    content: Content, token: Token, count: int, next_to_come: tuple[Token, ...], say: English
) -> BagToken:
    return {
        "kind": content.tokens[token],
        "name": say.token(content, token),
        "fires_as": [*content.on_token[token]],
        "counts_as": [*content.stands_for[token]],
        "count": count,
        "chance": {"count": next_to_come.count(token), "of": len(next_to_come)},
        "source": dict(content.token_sources[token]),
    }
