"""How many answers a game of Dragondraft can take at most."""

from __future__ import annotations

from emberhall.titles.dragondraft.content import Content

PROJECTS: int = 2
"""A round, for each seat: a grandstand and a special, or one of them and "done"."""
KEEPING: int = 2
"""How many pairs stay in hand, and how many helpers."""


def max_game_length(seats: int, content: Content) -> int:
    """Nobody is asked whether to pass, and after the last show nobody keeps goblins."""
    rounds = content.fair.rounds
    works = min(projects(seats, content), PROJECTS * seats * rounds)
    return (
        rounds * (recruits(seats, content) + PROJECTS * seats)
        + works  # each is paid for
        + (rounds - 1) * KEEPING * seats
    )


def recruits(seats: int, content: Content) -> int:
    """Cards that can be taken in a round: those on the board, or what all hands can hold."""
    figures = ((content.specials[number].figures, more) for number, more in content.snack_stands)
    hands = seats * content.hand_limit + sum(count * more for count, more in figures)
    return min(content.spaces, hands)


def projects(seats: int, content: Content) -> int:
    """Grandstands and specials of a whole game: there are only so many tiles and figures."""
    tiles = sum(len(pile.spectators) for pile in content.piles)
    figures = sum(special.figures for special in content.specials)
    return min(tiles, seats * content.fair.corners) + figures
