"""Whom a show attracts, and who wins."""

from __future__ import annotations

from emberhall.kernel.result import Result, rank_by
from emberhall.kernel.wire import Seat
from emberhall.titles.dragondraft.content import A_COLOUR, A_SHOW, A_THISTLE, Content
from emberhall.titles.dragondraft.numbers import Card, Special
from emberhall.titles.dragondraft.rows import SpecialRow
from emberhall.titles.dragondraft.table import Fair

Counts = list[int]


def attractions(t: Fair, seat: Seat) -> Counts:
    """Spectators of this seat's evening show, line by line as `Content.lines` names them."""
    return _attracted(t.content, t.hands[seat], t.offers[seat], t.most)


def tonight(t: Fair, seat: Seat) -> Counts:
    """The same before the show is held, as things stand; nothing more once it is."""
    phase = t.phase()
    if phase is None or phase.has_performed(t, seat):
        return [0] * len(t.content.lines)
    if phase.is_settled():
        return attractions(t, seat)
    most = [max([hand[n] for hand in t.hands]) for n in range(len(t.content.dragons))]
    return _attracted(t.content, t.hands[seat], t.offers[seat], most)


def change_by_cards(t: Fair, seat: Seat, card: Card, thistles: int) -> int:
    """What a card and its thistles, taken now, would add to tonight's show as things stand."""
    content, before, offers = t.content, t.hands[seat], t.offers[seat]
    after = before.copy()
    after[card] += 1
    after[content.thistle] += thistles
    change = 0
    if card < len(content.dragons):
        change += content.shows[card][after[card]] - content.shows[card][before[card]]
    for dragon, bonus in content.bonuses:
        if dragon == card and _takes_the_lead(t, seat, dragon):
            change += bonus
    for number, special in content.attractions:
        if offers[number]:
            more = _brought(content, special, after) - _brought(content, special, before)
            change += offers[number] * more
    return change


def _takes_the_lead(t: Fair, seat: Seat, dragon: Card) -> bool:
    """True if one more of a colour gives this seat the most, and it has not the most now."""
    held = t.hands[seat][dragon]
    others = max([hand[dragon] for other, hand in enumerate(t.hands) if other != seat])
    return held + 1 >= others and not 0 < held >= others


def change_by_special(t: Fair, seat: Seat, special: Special) -> int:
    """What one more figure of a special would add to tonight's show."""
    return _brought(t.content, t.content.specials[special], t.hands[seat])


def _attracted(content: Content, hand: Counts, offers: Counts, most: Counts) -> Counts:
    colours = [show[hand[number]] for number, show in enumerate(content.shows)]
    bonuses = [bonus if 0 < hand[n] == most[n] else 0 for n, bonus in content.bonuses]
    specials = [
        offers[number] * _brought(content, special, hand) if offers[number] else 0
        for number, special in content.attractions
    ]
    return [*colours, *bonuses, *specials, 0]


def _brought(content: Content, special: SpecialRow, hand: Counts) -> int:
    """Spectators that one figure of a special attracts tonight."""
    if special.effect == A_SHOW:
        return special.count
    if special.effect == A_THISTLE:
        return special.count * hand[content.thistle]
    if special.effect == A_COLOUR:
        return special.count * sum(1 for number in range(len(content.dragons)) if hand[number])
    return 0


def outcome(t: Fair) -> Result:
    """Most spectators; among equals, the fullest single grandstand; then a shared win."""
    totals = [t.spectators(seat) for seat in range(t.seats)]
    fullest = [max(tiles, default=-1) for tiles in t.grandstands]
    lines = tuple(dict(zip(t.content.lines, sheet, strict=True)) for sheet in t.sheet)
    return Result(rank_by(list(zip(totals, fullest, strict=True))), tuple(totals), lines)
