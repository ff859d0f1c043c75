"""What lies before a seat: its dragon, its cards and its hoard."""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Id, Pile, Seat, seat_id
from emberhall.titles.flamefang.effects.modifiers import hand_size, held, hoard_room, magic_uses
from emberhall.titles.flamefang.ids import (
    card_ids,
    deck_id,
    discard_id,
    dragon_id,
    hand_id,
    hoard_id,
    magic_id,
    played_id,
    power_id,
    prep_id,
    row_id,
    spells_id,
    tile_id,
    trait_id,
)
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import ASPECTS, GOODS, QUEST, Card, Token
from emberhall.titles.flamefang.view_parts.card_types import (
    CardView,
    LifeCardView,
    MagicView,
    PassiveCardView,
    TraitView,
)
from emberhall.titles.flamefang.view_parts.card_views import CardViews
from emberhall.titles.flamefang.view_parts.vale import is_held
from emberhall.titles.flamefang.view_types import DragonView, FangSeatView


def player(t: Vale, seat: Seat, looking: Seat | None, views: CardViews) -> FangSeatView:
    content, power = t.content, t.powers[seat]
    known = t.open_hands or seat == looking
    hand = t.hands[seat] if known else t.known_of_hand(seat)
    has_dragon = t.dragon[seat] != ABSENT
    held_cards = cards(hand_id(seat), hand, views)
    prepped = cards(prep_id(seat), t.prep[seat], views)
    discarded = cards(discard_id(seat), sorted(t.discards[seat]), views)
    tell_equal(held_cards, prepped)
    tell_equal(discarded)
    return {
        "id": seat_id(seat),
        "dragon": dragon(t, seat) if has_dragon else None,
        "aspect": ASPECTS[t.aspect[seat]] if t.aspect[seat] != ABSENT else None,
        "passed": bool(t.passed[seat]),
        "turns_begun": t.begun[seat],
        "hand": held_cards,
        "hand_count": len(t.hands[seat]),
        "hand_size": hand_size(t, seat),
        "prep": prepped,
        "played": cards(played_id(seat), t.played[seat], views),
        "discard": discarded,
        "row": row(t, seat, views),
        "spells": [magic(token, views) for token in t.spells[seat]],
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
        "power": passive_card(power, power_id(seat), views) if power != ABSENT else None,
        "traits": traits(t, seat, views),
    }


def dragon(t: Vale, seat: Seat) -> DragonView:
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


def cards(place: Id, numbers: list[Card], views: CardViews) -> list[CardView]:
    ids = card_ids(views.content, place, numbers)
    return [views.card(one, id) for one, id in zip(numbers, ids, strict=True)]


def tell_equal(*places: list[CardView]) -> None:
    """Of equal cards the first is pointed at; those of one place come before the next place's."""
    first: dict[str, Id] = {}
    for card in (card for place in places for card in place):
        met = first.setdefault(card["card"], card["id"])
        card["same_as"] = None if met == card["id"] else met


def row(t: Vale, seat: Seat, views: CardViews) -> list[LifeCardView]:
    numbers, worn = t.rows[seat], t.worn[seat]
    seen = zip(cards(row_id(seat), numbers, views), numbers, strict=True)
    return [{**one, "stunned": number in worn} for one, number in seen]


def piles(t: Vale, seat: Seat) -> list[Pile]:
    places = {
        "hand": (hand_id(seat), t.hands[seat]),
        "deck": (deck_id(seat), t.decks[seat]),
        "prep": (prep_id(seat), t.prep[seat]),
        "played": (played_id(seat), t.played[seat]),
        "discard": (discard_id(seat), t.discards[seat]),
        "row": (row_id(seat), t.rows[seat]),
        "spells": (spells_id(seat), t.spells[seat]),
    }
    return [{"id": id, "kind": kind, "count": len(there)} for kind, (id, there) in places.items()]


def hoard(t: Vale, seat: Seat) -> list[Pile]:
    counts = (*t.hoards[seat], t.cargo[seat])
    return [
        {"id": hoard_id(seat, good), "kind": GOODS[good], "count": counts[good]}
        for good in range(QUEST + 1)
    ]


def traits(t: Vale, seat: Seat, views: CardViews) -> list[TraitView]:
    """Each with the card it has replaced, unless that is still to be chosen."""
    replaced = [*t.replaced[seat], *[ABSENT] * len(t.traits[seat])]
    pairs = zip(t.traits[seat], replaced, strict=False)
    return [trait(one, None if old == ABSENT else old, views) for one, old in pairs]


def trait(number: int, replaced: int | None, views: CardViews) -> TraitView:
    row = views.content.cards[number]
    return {
        **views.card(number, trait_id(views.content, number)),
        "level": row.level,
        "replaces": row.replaces,
        "replaced": None if replaced is None else views.content.cards[replaced].id,
    }


def magic(token: Token, views: CardViews) -> MagicView:
    """A magic token, open or spoken."""
    content = views.content
    items = content.magic_effects[token]
    return {
        "id": magic_id(content, token),
        "magic": content.magic[token].id,
        "name": content.magic[token].name,
        "words": views.words(items),
        "effects": views.effects(items),
        "source": dict(content.magic[token].source),
    }


def passive_card(number: int, name: Id, views: CardViews) -> PassiveCardView:
    """A curse or a power."""
    content = views.content
    row, held = content.secrets[number], content.passives[number]
    assert held is not None
    seen = views.passive(held, content.passive_effects[number])
    return {
        "id": name,
        "secret": row.id,
        "name": row.name,
        "words": seen["words"],
        "passive": seen,
        "source": dict(row.source),
    }
