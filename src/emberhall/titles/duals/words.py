"""What tokens, spaces, cards and abilities are called in questions and options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from emberhall.kernel.phrases import and_list, with_article
from emberhall.titles.duals.content import (
    BUDDY,
    FIRE_ADJACENT,
    FLAIR,
    GOLDRUSH,
    MOVE_ANYWHERE,
    MOVE_ONE_SPACE,
    PLAY_ANOTHER,
    PULL_AND_PLACE,
    RAINBOW,
    STARBURST,
    STEVEN,
    SWAP,
    TAYLOR,
    TODD,
    Content,
)

if TYPE_CHECKING:
    from emberhall.titles.duals.table import Gameboard


def top_words(t: Gameboard, space: int) -> str:
    """The token on top of a space."""
    return with_article(t.content.token_names[t.stacks[space][-1]])


def on_space(t: Gameboard, space: int) -> str:
    """A space and what a token put there would cover."""
    name = t.content.hexes.names[space]
    return f"{name}, on {top_words(t, space)}" if t.stacks[space] else name


def and_completes(t: Gameboard, cards: Sequence[str]) -> str:
    """A tail for an option that would complete these cards."""
    names = [card.name for card in t.content.cards if card.id in cards]
    return f": completes {and_list(names)}" if names else ""


def ability_words(content: Content, dragon: int) -> str:
    """What a type does when it fires up."""
    return {
        PLAY_ANOTHER: "play another token",
        PULL_AND_PLACE: f"pull {content.crystal_tokens} tokens, place 1",
        MOVE_ANYWHERE: "move 1 adjacent token anywhere",
        MOVE_ONE_SPACE: "move up to 2 adjacent tokens 1 space each",
        SWAP: "swap any 2 tokens",
        FIRE_ADJACENT: "use 1 adjacent token's ability",
    }[content.types[dragon].ability]


def card_words(content: Content, card: int) -> str:
    """A card with its pattern and worth: `Ham Corner (triangle of meat, meat, meat; 3)`."""
    row = content.cards[card]
    types = ", ".join(content.types[type].name for type in content.card_types[card])
    return f"{row.name} ({row.pattern} of {types}; {row.reputation})"


def fancy_words(content: Content, fancy: str) -> str:
    """What a fancy does."""
    count = content.fancies[fancy].count
    return {
        FLAIR: f"draw and show a card; if it is worth {count}, draw another",
        RAINBOW: "the token you hold may fire up as any type",
        STARBURST: "move any token to any other space",
        TAYLOR: "pull one more token, play one of the two",
        BUDDY: "a token that counts as every type joins the bag",
        GOLDRUSH: f"{count} reputation for having spent all coins, none for coins left",
        STEVEN: f"{count} shop cards lie open and may be drawn instead",
        TODD: f"a full hand is {count} cards",
    }[fancy]
