"""Which cards an option would complete, and where they would lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhall.kernel.wire import Completion
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.fits import Fit
from emberhall.titles.duals.score import scorable

if TYPE_CHECKING:
    from emberhall.titles.duals.table import Gameboard

Change = tuple[int, int]
"""A space, and the token that would lie on top of it, or `NO`."""


def completes(t: Gameboard, *changes: Change) -> list[Completion]:
    """What an option that changes these spaces would complete."""
    return [completion(t.content, card, fit) for card, fit in completed_by(t, *changes)]


def completion(content: Content, card: int, fit: Fit) -> Completion:
    spaces = [content.space_ids[space] for space in fit.spaces]
    return {"card": content.card_ids[card], "spaces": spaces}


def completed_by(t: Gameboard, *changes: Change) -> list[tuple[int, Fit]]:
    """The cards that would be complete after these changes and are not yet, each with its place."""
    fits = t.content.fits
    before = fits.board(t.stacks)
    after = before
    for space, token in changes:
        after = after & ~fits.everything[space] | fits.tokens[space][token]
    gained = after & ~before
    found = [(card, fits.gained(card, gained, after)) for card in scorable(t)]
    return [(card, fit) for card, fit in found if fit and not fits.matching(card, before)]
