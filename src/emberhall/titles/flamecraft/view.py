"""What a seat may see of a game of Flamecraft. Hands, fancies and the decks are the secrets."""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Ending, Id, Pile, Seat
from emberhall.titles.flamecraft import ids, phases, view_cards
from emberhall.titles.flamecraft.card_types import DragonPlace, Row
from emberhall.titles.flamecraft.decks import SHRUNK, is_stalled
from emberhall.titles.flamecraft.kinds import Spot
from emberhall.titles.flamecraft.reach import Reach, reaches
from emberhall.titles.flamecraft.score import sheets
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.view_seats import player
from emberhall.titles.flamecraft.view_solo import solo
from emberhall.titles.flamecraft.view_town import dragon, open_enchantment, park, shop, spaces
from emberhall.titles.flamecraft.view_turn import this_turn
from emberhall.titles.flamecraft.view_types import FlamecraftView, Limits, Stall
from emberhall.titles.flamecraft.words import English


def see(t: Town, seat: Seat | None, say: English) -> FlamecraftView:
    """All a seat may know; a spectator looks along with whose turn it is."""
    looker = t.turn if seat is None else seat
    near = reaches(t, looker)
    return {
        "game": "flamecraft",
        "seat": seat,
        "phase": phases.OVER if t.over else t.phase,
        "round": None,
        "turn": t.turn,
        "turns": t.turns,
        "ending": ending(t),
        "decks": decks(t),
        "supply": supply(t),
        "town": [shop(t, number, looker, near, say) for number in t.town],
        "spaces": spaces(t),
        "park": [park(t, spot, say) for spot in t.content.park_spots],
        "shown": place(t, t.content.hand, say),
        "held": place(t, t.content.held, say),
        "row": row(t, near, say),
        "seats": [player(t, other, seat, own, say) for other, own in enumerate(sheets(t))],
        "types": [
            {**type, "source": {**type["source"]}} for type in view_cards.types(t.content, say)
        ],
        "limits": limits(t),
        "stall": stall(t),
        "this_turn": this_turn(t) if seat == t.turn else None,
        "solo": solo(t, say) if t.is_solo else None,
        "source": dict(t.content.sources),
    }


def ending(t: Town) -> Ending | None:
    """Everybody has one more turn after the one that brought the end about; an extra one counts."""
    if not t.ending:
        return None
    finals = t.seats if t.finals == ABSENT else t.finals
    return {"reason": reason(t), "turns_left": finals + t.owes_turn}


def reason(t: Town) -> str:
    """Which of the decks has run out; neither: nobody has drawn or cast for too long."""
    if is_stalled(t):
        return "stall"
    artisans, enchantments = (size == 0 for size in t.smallest)
    if artisans and enchantments:
        return "decks"
    return "artisan" if artisans else "enchantment"


def decks(t: Town) -> list[Pile]:
    return [
        {"id": ids.ARTISANS, "kind": "artisan", "count": len(t.artisan_deck)},
        {"id": ids.FANCIES, "kind": "fancy", "count": len(t.fancy_deck)},
        {"id": ids.ENCHANTMENTS, "kind": "enchantment", "count": len(t.enchantment_deck)},
        {"id": ids.SHOPS, "kind": "shop", "count": len(t.shop_deck)},
    ]


def supply(t: Town) -> list[Pile]:
    """A count below 0 stands for replacements that lie elsewhere."""
    kinds = zip(t.content.kind_ids, t.supply, strict=True)
    return [{"id": Id(f"supply:{kind}"), "kind": kind, "count": count} for kind, count in kinds]


def place(t: Town, spot: Spot, say: English) -> DragonPlace:
    return {"id": ids.spot(t.content, spot), "dragon": dragon(t, spot, say)}


def row(t: Town, near: list[Reach], say: English) -> Row:
    cards = [open_enchantment(t, reach, say) for reach in near[: len(t.row)]]
    return {"id": ids.ROW, "cards": cards}


def limits(t: Town) -> Limits:
    content = t.content
    return {
        "goods": content.player.goods,
        "hand": content.player.dragons,
        "enchantments": content.town.enchantments,
    }


def stall(t: Town) -> Stall:
    return {
        "turns": max(0, t.stalled),
        "limit": t.content.town.stall * t.seats,
        "has_shrunk": t.stalled == SHRUNK,
        "smallest": dict(zip(("artisan", "enchantment"), t.smallest, strict=False)),
    }
