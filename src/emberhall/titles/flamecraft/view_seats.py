"""What lies before a seat. Of another's cards one knows how many, and what was seen."""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Id, Pile, Seat
from emberhall.titles.flamecraft import ids, view_cards
from emberhall.titles.flamecraft.card_types import Companion, Fancy
from emberhall.titles.flamecraft.kinds import Card
from emberhall.titles.flamecraft.moon import moon_worth
from emberhall.titles.flamecraft.progress import ONLY_OWN, sun_progress
from emberhall.titles.flamecraft.reach import reach_of
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.view_town import open_enchantment
from emberhall.titles.flamecraft.view_types import Pawn, Player
from emberhall.titles.flamecraft.words import English


def player(t: Town, seat: Seat, viewer: Seat | None, sheet: dict[str, int], say: English) -> Player:
    known, cards = t.fancies_known_to(viewer, seat), t.hand_known_to(viewer, seat)
    reserved, own = t.reserved[seat], t.companions[seat] if t.companions else ABSENT
    return {
        "id": ids.seat(seat),
        "reputation": t.rep[seat],
        "pawn": pawn(t, seat),
        "goods": goods(t, seat),
        "piles": piles(t, seat),
        "hand": [view_cards.dragon(t.content, card, say) for card in cards],
        "hand_count": len(t.hands[seat]),
        "fancies": [fancy(t, seat, card, viewer, say) for card in known],
        "fancy_count": len(t.fancies[seat]),
        "scored": [fancy(t, seat, card, viewer, say) for card in t.scored[seat]],
        "reserved": None
        if reserved == ABSENT
        else open_enchantment(t, reach_of(t, seat, reserved), say),
        "companion": None if own == ABSENT else companion(t, seat, own, say),
        "sheet": sheet,
    }


def pawn(t: Town, seat: Seat) -> Pawn:
    at = t.at[seat]
    return {
        "id": ids.pawn(seat),
        "at": None if at == ABSENT else view_cards.shop_ids(t.content)[at],
    }


def goods(t: Town, seat: Seat) -> list[Pile]:
    return [
        {"id": Id(f"goods:{seat}:{kind}"), "kind": kind, "count": count}
        for kind, count in zip(t.content.kind_ids, t.goods[seat], strict=True)
    ]


def piles(t: Town, seat: Seat) -> list[Pile]:
    return [
        {"id": ids.hand(seat), "kind": "artisan", "count": len(t.hands[seat])},
        {"id": ids.fancies(seat), "kind": "fancy", "count": len(t.fancies[seat])},
        {"id": ids.scored(seat), "kind": "fancy", "count": len(t.scored[seat])},
    ]


def fancy(t: Town, seat: Seat, card: Card, viewer: Seat | None, say: English) -> Fancy:
    """With how far it has come, as far as the one who looks can know."""
    shown, is_moon = view_cards.fancy(t.content, card, say), not t.content.is_sun[card]
    progress = moon_worth(t, seat, card) if is_moon else _sun_progress(t, seat, card, viewer)
    goal = shown["goal"]
    return {
        **shown,
        "goal": {**goal, "reward": {**goal["reward"]}},
        "progress": progress,
        "worth": progress if is_moon else None,
        "source": {**shown["source"]},
    }


def _sun_progress(t: Town, seat: Seat, card: Card, viewer: Seat | None) -> int:
    if seat != viewer and t.content.fancies[card].goal in ONLY_OWN:
        return 0
    return sun_progress(t, seat, card, t.hand_known_to(viewer, seat))


def companion(t: Town, seat: Seat, number: int, say: English) -> Companion:
    row = t.content.companions[number]
    return {
        "id": ids.companion(t.content, number),
        "card": row.id,
        "name": row.name,
        "words": say.companion(t.content, number),
        "once": True,
        "used": bool(t.used[seat]),
        "source": dict(row.source),
    }
