"""Whom a show attracts, and who wins."""

from __future__ import annotations

from emberhall.kernel.result import Result, rank_by
from emberhall.titles.dragondraft.content import A_COLOUR, A_SHOW, A_THISTLE, Content, Special
from emberhall.titles.dragondraft.table import Fair


def attractions(t: Fair, seat: int) -> list[int]:
    """Spectators of this seat's evening show, line by line as `Content.lines` names them."""
    hand, offers = t.hands[seat], t.offers[seat]
    content = t.content
    colours = [show[hand[number]] for number, show in enumerate(content.shows)]
    bonuses = [bonus if 0 < hand[n] == t.most[n] else 0 for n, bonus in content.bonuses]
    specials = [
        offers[number] * special.count * _reasons(content, special, hand) if offers[number] else 0
        for number, special in content.attractions
    ]
    return [*colours, *bonuses, *specials, 0]


def _reasons(content: Content, special: Special, hand: list[int]) -> int:
    """How often one figure of this special attracts its spectators tonight."""
    if special.effect == A_SHOW:
        return 1
    if special.effect == A_THISTLE:
        return hand[content.thistle]
    assert special.effect == A_COLOUR
    return sum(1 for number in range(len(content.dragons)) if hand[number])


def outcome(t: Fair) -> Result:
    """Most spectators; among equals, the fullest single grandstand; then a shared win."""
    totals = [t.spectators(seat) for seat in range(t.seats)]
    fullest = [max(tiles, default=-1) for tiles in t.grandstands]
    lines = tuple(dict(zip(t.content.lines, sheet, strict=True)) for sheet in t.sheet)
    return Result(rank_by(list(zip(totals, fullest, strict=True))), tuple(totals), lines)
