"""What lies in the middle: cards on the board, and what goblins can work on."""

from __future__ import annotations

from emberhall.titles.dragondraft import things
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.preparing import PrepareStage
from emberhall.titles.dragondraft.projects import build_lacks, offer_lacks
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.turn import RecruitingTheDragons
from emberhall.titles.dragondraft.view_types import (
    CardKind,
    Grandstands,
    Project,
    Space,
    Special,
    Tile,
)
from emberhall.titles.dragondraft.words import English


def printed_cards(content: Content, say: English) -> list[CardKind]:
    """What is printed on each kind of card."""
    goblins = {content.helper: 1, content.pair: 2}
    dragons = len(content.dragons)
    kinds: list[CardKind] = []
    for number, card in enumerate(content.cards):
        dragon = content.dragons[number] if number < dragons else None
        kinds.append(
            {
                "card": card,
                "name": content.names[number],
                "words": say.card(content, number),
                "copies": content.copies[number],
                "minimum": content.minimums[number],
                "each": dragon.each if dragon else 0,
                "totals": list(dragon.totals) if dragon else [],
                "most": dragon.most if dragon else 0,
                "goblins": goblins.get(number, 0),
            }
        )
    return kinds


def board(t: Fair, seat: int | None) -> list[list[Space]]:
    """Each row from the rope outwards."""
    reach = None if seat is None else _reach(t, seat)
    return [_row(t, number, reach) for number in range(len(t.rows))]


def _reach(t: Fair, seat: int) -> int:
    return t.reach(seat) if isinstance(t.phase(), RecruitingTheDragons) else 0


def _row(t: Fair, number: int, reach: int | None) -> list[Space]:
    ids, first = t.content.space_ids, number * t.content.places
    row: list[Space] = [
        {"id": id, "card": None, "thistles": None, "in_reach": None if reach is None else False}
        for id in ids[first : first + t.content.places]
    ]
    for thistles, space in enumerate(t.rows[number]):
        lying = row[space - first]
        lying["card"] = t.content.cards[t.laid[space]]
        lying["thistles"] = thistles
        lying["in_reach"] = None if reach is None else thistles < reach
    return row


def grandstands(t: Fair, seat: int | None) -> list[Grandstands]:
    may_build, _ = _may(t, seat)
    piles: list[Grandstands] = []
    for number, pile in enumerate(t.content.piles):
        lacks = None if seat is None else build_lacks(t, seat, number, may_build)
        piles.append(
            {
                **_project(t, seat, pile.cost, lacks),
                "id": things.pile(pile.cost),
                "tiles": _tiles(t, number),
            }
        )
    return piles


def _tiles(t: Fair, number: int) -> list[Tile]:
    pile, built = t.content.piles[number], t.built[number]
    left = enumerate(pile.spectators[built:], start=built + 1)
    return [{"id": things.tile(pile.cost, n), "spectators": spectators} for n, spectators in left]


def specials(t: Fair, seat: int | None, say: English) -> list[Special]:
    if not t.specials:
        return []
    _, may_offer = _may(t, seat)
    offered: list[Special] = []
    for number, special in enumerate(t.content.specials):
        lacks = None if seat is None else offer_lacks(t, seat, number, may_offer)
        offered.append(
            {
                **_project(t, seat, special.cost, lacks),
                "special": special.id,
                "figure": things.figure(special.id),
                "name": special.name,
                "words": say.special(special),
                "effect": special.effect,
                "count": special.count,
            }
        )
    return offered


def _may(t: Fair, seat: int | None) -> tuple[bool, bool]:
    """Whether a seat may still build and offer this round, as far as that is settled."""
    if seat == t.turn:
        for step in t.stack:
            if isinstance(step, PrepareStage):
                return step.may_build, step.may_offer
    return True, True


def _project(t: Fair, seat: int | None, cost: int, lacks: str | None) -> Project:
    if seat is None:
        return {"cost": cost, "in_reach": None, "short": None, "lacks": None}
    short = max(0, cost - t.helpers(seat))
    return {"cost": cost, "in_reach": lacks is None, "short": short, "lacks": lacks}
