"""The board and the bag as everybody sees them."""

from __future__ import annotations

from emberhall.kernel.wire import Id
from emberhall.titles.duals import ids
from emberhall.titles.duals.numbers import Space, Token
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.view_types import BagToken, BagView, SpaceView, TokenView
from emberhall.titles.duals.words import English


def seen_token(t: Gameboard, token: Token, called: Id, say: English) -> TokenView:
    content = t.content
    return {
        "id": called,
        "kind": content.tokens[token],
        "name": say.token(content, token),
        "fires_as": [*content.on_token[token]],
        "counts_as": [*content.stands_for[token]],
    }


def seen_space(t: Gameboard, space: Space, say: English) -> SpaceView:
    hexes, stack = t.content.hexes, t.stacks[space]
    q, r = hexes.places[space]
    row, column = hexes.rows[space]
    on_space = zip(stack, t.content.token_ids[space], strict=False)
    return {
        "id": t.content.space_ids[space],
        "name": hexes.names[space],
        "row": row,
        "column": column,
        "q": q,
        "r": r,
        "stack": [seen_token(t, token, id, say) for token, id in on_space],
        "room": 0 if space == t.miniature else t.content.stack - len(stack),
    }


def seen_bag(t: Gameboard, say: English) -> BagView:
    next_to_come = t.bag or t.extras
    return {
        "id": ids.BAG,
        "count": len(t.bag),
        "tokens": [_in_bag(t, token, next_to_come, say) for token in range(len(t.content.tokens))],
    }


def _in_bag(t: Gameboard, token: Token, next_to_come: list[Token], say: English) -> BagToken:
    content = t.content
    return {
        "kind": content.tokens[token],
        "name": say.token(content, token),
        "fires_as": [*content.on_token[token]],
        "counts_as": [*content.stands_for[token]],
        "count": t.bag.count(token),
        "chance": {"count": next_to_come.count(token), "of": len(next_to_come)},
        "source": dict(content.token_sources[token]),
    }
