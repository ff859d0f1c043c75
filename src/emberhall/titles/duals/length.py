"""How many answers a game of Duals can take at most."""

from __future__ import annotations

from emberhall.titles.duals.behaviours import FIRE_ADJACENT
from emberhall.titles.duals.content import Content

PLACING: int = 2
"""Where a token goes, and whether it fires up."""
ABILITY: int = 4
"""The longest ability, iron: two tokens, each with where it goes. Plants are counted apart."""
A_TURN: int = 2
"""To pull, and to score no more."""
FOUNTAIN: int = 2
"""Where the fountain goes, and which token is kept."""
FANCY: int = 3
"""A coin for a fancy, and the two answers its action takes."""


def max_game_length(seats: int, content: Content) -> int:
    """Every answer is counted where something is used up that there is only so much of."""
    placed, fountain = placements(content), len(content.cards) - len(content.shops)
    coins, drawn = seats * content.player.coins, content.coin_cards
    on_fancies = coins if seats > 1 else 0
    return (
        seats  # a fancy each
        + placed * (PLACING + ABILITY)
        + plant_links(content, on_fancies)
        + (placed + 1) * A_TURN  # no turn without a token placed, but for the special phase
        + len(content.cards)  # each is scored once
        + len(content.shops)  # and then another one is drawn, perhaps of those that lie open
        + fountain * FOUNTAIN
        + coins * max(1 + 2 * drawn, FANCY)
    )


def placements(content: Content) -> int:
    """Each token is placed once and, where a fountain card cleared its stack, again.

    One of each type lies there from the start, and with the fountain one of each stays away.
    """
    types, tokens = len(content.types), sum(content.copies) + 1
    return tokens - types + max(0, cleared(content) - types)


def cleared(content: Content) -> int:
    """Tokens that the fountain can take from the board in a whole game."""
    return content.stack * (len(content.cards) - len(content.shops))


def plant_links(content: Content, coins: int) -> int:
    """Answers in chains of plants, with so many coins for fancies.

    A plant that is placed begins one, and a token that a coin makes fire up as a plant. In a chain
    each space fires once as a plant, and anew once a coin has moved a token.
    """
    plants = sum(
        copies
        for copies, types in zip(content.copies, content.fires_as, strict=True)
        if any(content.abilities[type] == FIRE_ADJACENT for type in types)
    )
    chains = plants + cleared(content) + 2 * coins
    return chains * (plants + 1)
