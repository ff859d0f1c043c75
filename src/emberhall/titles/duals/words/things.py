"""What tokens, spaces, cards, fancies and abilities are called."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from emberhall.kernel.phrases import and_list, the, with_article
from emberhall.kernel.wire import Id
from emberhall.titles.duals.behaviours import (
    ADD_BUDDY,
    DRAW_AND_SHOW,
    FIRE_ADJACENT,
    FIRE_AS_ANY,
    FULL_HAND,
    LAY_OPEN,
    MOVE_ANY,
    MOVE_ANYWHERE,
    MOVE_ONE_SPACE,
    PLAY_ANOTHER,
    PULL_AND_PLACE,
    PULL_ANOTHER,
    REWARD_SPENDING,
    SWAP,
)
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.numbers import Card, Space, Token, Type
from emberhall.titles.duals.rows import FancyRow
from emberhall.titles.duals.table import Gameboard


@cache
def token_names(content: Content) -> tuple[str, ...]:
    return (
        *(f"{type.name} dragon" for type in content.types),
        *(f"{dual.name} dual" for dual in content.duals),
        content.buddy_name,
    )


@cache
def _with_articles(content: Content) -> tuple[str, ...]:
    return tuple(map(with_article, token_names(content)))


def token_name(content: Content, token: Token) -> str:
    return token_names(content)[token]


def a_token(content: Content, token: Token) -> str:
    """`a bread dragon`."""
    return _with_articles(content)[token]


def the_token(content: Content, token: Token) -> str:
    """`the bread dragon`."""
    return the(token_names(content)[token])


def number_of(content: Content, kind: str) -> Token:
    """The number of a kind of token."""
    return content.tokens.index(kind)


def space_name(content: Content, space: Id) -> str:
    return content.hexes.names[content.space_ids.index(space)]


def card_name(content: Content, card: Id) -> str:
    return content.cards[content.card_ids.index(card)].name


def top_words(t: Gameboard, space: Space) -> str:
    """The token on top of a space."""
    return a_token(t.content, t.stacks[space][-1])


def on_space(t: Gameboard, space: Space) -> str:
    """A space and what a token put there would cover."""
    name = t.content.hexes.names[space]
    return f"{name}, on {top_words(t, space)}" if t.stacks[space] else name


def and_completes(content: Content, cards: Iterable[Card]) -> str:
    """A tail for an option that would complete these cards."""
    return f": completes {and_list([content.cards[card].name for card in cards])}"


def ability_words(content: Content, dragon: Type) -> str:
    """What a type does when it fires up."""
    return {
        PLAY_ANOTHER: "play another token",
        PULL_AND_PLACE: f"pull {content.crystal_tokens} tokens, place 1",
        MOVE_ANYWHERE: "move 1 adjacent token anywhere",
        MOVE_ONE_SPACE: "move up to 2 adjacent tokens 1 space each",
        SWAP: "swap any 2 tokens",
        FIRE_ADJACENT: "use 1 adjacent token's ability",
    }[content.types[dragon].ability]


def coin_words(content: Content) -> str:
    """What a coin buys."""
    return f"draw {content.coin_cards} shop cards, put {content.coin_cards} under the deck"


@cache
def pattern_words(content: Content, card: Card) -> str:
    """What a card asks for: `triangle of meat, meat, meat`."""
    types = ", ".join(content.types[type].name for type in content.card_types[card])
    return f"{content.cards[card].pattern} of {types}"


def card_words(content: Content, card: Card) -> str:
    """A card with its pattern and worth: `Ham Corner (triangle of meat, meat, meat; 3)`."""
    row = content.cards[card]
    return f"{row.name} ({pattern_words(content, card)}; {row.reputation})"


def fancy_words(fancy: FancyRow) -> str:
    """What a fancy does."""
    count = fancy.count
    return {
        DRAW_AND_SHOW: f"draw and show a card; if it is worth {count}, draw another",
        FIRE_AS_ANY: "the token you hold may fire up as any type",
        MOVE_ANY: "move any token to any other space",
        PULL_ANOTHER: "pull one more token, play one of the two",
        ADD_BUDDY: "a token that counts as every type joins the bag",
        REWARD_SPENDING: f"{count} reputation for having spent all coins, none for coins left",
        LAY_OPEN: f"{count} shop cards lie open and may be drawn instead",
        FULL_HAND: f"a full hand is {count} cards",
    }[fancy.does]
