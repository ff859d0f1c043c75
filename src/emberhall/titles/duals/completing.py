"""Which cards an option would complete, and where they would lie."""

from __future__ import annotations

from functools import lru_cache

from emberhall.kernel.wire import Completion
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.fits import Fit, Fits
from emberhall.titles.duals.numbers import Card, Space, Token
from emberhall.titles.duals.score import scorable
from emberhall.titles.duals.table import Gameboard

Change = tuple[Space, Token]
"""A space, and the token that would lie on top of it, or `ABSENT`."""


def completes(t: Gameboard, *changes: Change) -> list[Completion]:
    """What an option that changes these spaces would complete."""
    return [completion(t.content, card, fit) for card, fit in completed_by(t, *changes)]


def completion(content: Content, card: Card, fit: Fit) -> Completion:
    spaces = [content.space_ids[space] for space in fit.spaces]
    return {"card": content.card_ids[card], "spaces": spaces}


def completed_by(t: Gameboard, *changes: Change) -> tuple[tuple[Card, Fit], ...]:
    """The cards that would be complete after these changes and are not yet, each with its place."""
    fits = t.content.fits
    before = after = fits.board(t.stacks)
    for space, token in changes:
        after = after & ~fits.everything[space] | fits.tokens[space][token]
    return _completed(fits, tuple(scorable(t)), before, after)


@lru_cache(maxsize=1)  # an option's words and its effects ask the same, one after the other
def _completed(
    fits: Fits, cards: tuple[Card, ...], before: int, after: int
) -> tuple[tuple[Card, Fit], ...]:
    found = fits.completed(cards, after & ~before, after)
    if not found:
        return ()
    new = [card for card in cards if card in found and not fits.matching(card, before)]
    return tuple((card, found[card]) for card in new)
