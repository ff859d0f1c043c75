"""What of this turn still counts, for whose turn it is.

Others are not told: from how far it has come they could guess at what is asked.
"""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Id
from emberhall.titles.flamecraft import fire_sets, ids, view_cards
from emberhall.titles.flamecraft.kinds import Shop
from emberhall.titles.flamecraft.place import KINDS
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.view_types import FireGrant, Placement, ThisTurn


def this_turn(t: Town) -> ThisTurn:
    seen = visible(t)
    return {
        "placements": [placement(t, where) for where in t.placements],
        "filled": t.filled,
        "given": t.given,
        "fired": dragons(t, t.fired, seen),
        "cast": None if t.cast == ABSENT else ids.enchantment(t.content, t.cast),
        "drew": drew(t, seen),
        "drew_kind": None if t.drew == ABSENT else t.content.type_ids[t.content.type_of[t.drew]],
        "spark": shop_id(t, t.spark),
        "is_encore": t.encore,
        "grants": [grant(t, numbers, seen) for numbers in t.sets],
        "joined": [ids.fancy(t.content, card) for card in t.joined],
        "may_join": [*fire_sets.MAY_JOIN[t.fire_window]],
        "held_fancies": [ids.fancy(t.content, card) for card in t.held_fancies],
        "has_another": t.owes_turn,
        "another_at": shop_id(t, t.turn_at),
    }


def visible(t: Town) -> int:
    """The dragons whose face the seat can see, as bits."""
    seen = 0
    for card in t.spots:
        if card != ABSENT:
            seen |= 1 << card
    for seat in range(t.seats):
        for card in t.hand_known_to(t.turn, seat):
            seen |= 1 << card
    return seen


def dragons(t: Town, cards: int, seen: int) -> list[Id]:
    """Those of the dragons that can be seen; of one in a deck nobody knows where it is."""
    cards &= seen
    if not cards:
        return []
    known = view_cards.dragon_ids(t.content)
    return [id for card, id in enumerate(known) if cards >> card & 1]


def drew(t: Town, seen: int) -> Id | None:
    is_seen = t.drew != ABSENT and seen >> t.drew & 1
    return ids.dragon(t.content, t.drew) if is_seen else None


def placement(t: Town, where: int) -> Placement:
    shop, kind = divmod(where, KINDS)
    return {"shop": view_cards.shop_ids(t.content)[shop], "kind": t.content.type_ids[kind]}


def shop_id(t: Town, shop: Shop) -> Id | None:
    return None if shop == ABSENT else view_cards.shop_ids(t.content)[shop]


def grant(t: Town, numbers: list[int], seen: int) -> FireGrant:
    left = numbers[fire_sets.LEFT]
    return {
        "place": fire_sets.place_id(t, numbers[fire_sets.PLACE]),
        "left": None if fire_sets.is_any_number(left) else left,
        "dragons": dragons(t, numbers[fire_sets.DRAGONS], seen),
        "swapped": dragons(t, numbers[fire_sets.POTIONS], seen),
        "fancies": fire_sets.open_to(t, numbers),
        "is_for_reputation": fire_sets.is_for_reputation(t, numbers),
    }
