"""What lies before a seat: its dragon, its cards and its hoard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhall.kernel.steps import NO
from emberhall.kernel.wire import Id, Pile, seat_id, thing
from emberhall.titles.flamefang.ids import (
    GOODS,
    QUEST,
    card_ids,
    deck_id,
    discard_id,
    dragon_id,
    hand_id,
    hoard_id,
    played_id,
    power_id,
    prep_id,
    row_id,
    spells_id,
    tile_id,
)
from emberhall.titles.flamefang.language import ASPECTS
from emberhall.titles.flamefang.mods import hand_size, held, hoard_room, magic_uses
from emberhall.titles.flamefang.printed import card
from emberhall.titles.flamefang.view_vale import is_held

if TYPE_CHECKING:
    from emberhall.titles.flamefang.content import Content
    from emberhall.titles.flamefang.table import Vale
    from emberhall.titles.flamefang.view_types import (
        CardView,
        DragonView,
        FangSeatView,
        LifeCardView,
        TraitView,
    )


def player(t: Vale, seat: int, looking: int | None) -> FangSeatView:
    from emberhall.titles.flamefang.view import magic, passive_card

    content, power = t.content, t.powers[seat]
    known = t.open_hands or seat == looking
    hand = [one for one in t.hands[seat] if known or content.is_condition[one]]
    has_dragon = t.dragon[seat] != NO
    return {
        "id": seat_id(seat),
        "dragon": dragon(t, seat) if has_dragon else None,
        "aspect": ASPECTS[t.aspect[seat]] if t.aspect[seat] != NO else None,
        "passed": bool(t.passed[seat]),
        "turns_begun": t.begun[seat],
        "hand": cards(t, hand_id(seat), hand),
        "hand_count": len(t.hands[seat]),
        "hand_size": hand_size(t, seat),
        "prep": cards(t, prep_id(seat), t.prep[seat]),
        "played": cards(t, played_id(seat), t.played[seat]),
        "discard": cards(t, discard_id(seat), sorted(t.discards[seat])),
        "row": row(t, seat),
        "spells": [magic(t, token) for token in t.spells[seat]],
        "piles": piles(t, seat),
        "deck_count": len(t.decks[seat]),
        "conditions_on_deck": t.hexes_on(seat),
        "hearts": sum(content.hearts_of[one] for one in t.rows[seat]),
        "hoard": hoard(t, seat),
        "held": held(t, seat),
        "room": hoard_room(t, seat) if has_dragon else 0,
        "ward": t.wards[seat],
        "free_plays": t.free[seat],
        "magic_used": t.spells_used[seat],
        "magic_uses": magic_uses(t),
        "power": passive_card(t, power, power_id(seat)) if power != NO else None,
        "traits": traits(t, seat),
    }


def dragon(t: Vale, seat: int) -> DragonView:
    row = t.content.dragons[t.dragon[seat]]
    return {
        "id": dragon_id(seat),
        "dragon": row.id,
        "name": row.name,
        "color": row.color,
        "at": tile_id(t.content, t.at[seat]),
        "held": is_held(t, seat, t.at[seat]),
        "torn": bool(t.torn[seat]),
        "lifts": bool(t.lifts >> seat & 1),
        "slew": bool(t.slew >> seat & 1),
    }


def cards(t: Vale, place: Id, numbers: list[int]) -> list[CardView]:
    ids = card_ids(t.content, place, numbers)
    return [card(t.content, one, id, t.seats) for one, id in zip(numbers, ids, strict=True)]


def row(t: Vale, seat: int) -> list[LifeCardView]:
    numbers, worn = t.rows[seat], t.worn[seat]
    seen = zip(cards(t, row_id(seat), numbers), numbers, strict=True)
    return [{**one, "stunned": number in worn} for one, number in seen]


def piles(t: Vale, seat: int) -> list[Pile]:
    places = {
        "hand": (hand_id(seat), t.hands[seat]),
        "deck": (deck_id(seat), t.decks[seat]),
        "prep": (prep_id(seat), t.prep[seat]),
        "played": (played_id(seat), t.played[seat]),
        "discard": (discard_id(seat), t.discards[seat]),
        "row": (row_id(seat), t.rows[seat]),
        "spells": (spells_id(seat), t.spells[seat]),
    }
    return [
        {"id": id, "kind": kind, "count": len(there)} for kind, (id, there) in places.items()
    ]


def hoard(t: Vale, seat: int) -> list[Pile]:
    counts = (*t.hoards[seat], t.cargo[seat])
    return [
        {"id": hoard_id(seat, good), "kind": GOODS[good], "count": counts[good]}
        for good in range(QUEST + 1)
    ]


def traits(t: Vale, seat: int) -> list[TraitView]:
    """Each with the card it has replaced, unless that is still to be chosen."""
    replaced = [*t.replaced[seat], *[NO] * len(t.traits[seat])]
    pairs = zip(t.traits[seat], replaced, strict=False)
    return [trait(t, one, None if old == NO else old) for one, old in pairs]


def trait(t: Vale, number: int, replaced: int | None) -> TraitView:
    row = t.content.cards[number]
    return {
        **card(t.content, number, trait_id(t.content, number), t.seats),
        "level": row.level,
        "replaces": row.replaces,
        "replaced": None if replaced is None else t.content.cards[replaced].id,
    }


def trait_id(content: Content, card: int) -> Id:
    return thing("trait", content.cards[card].id)
