"""What lies before a seat: hand, stage and score."""

from __future__ import annotations

from emberhall.kernel.wire import Id, Pile, Seat
from emberhall.titles.dragondraft import things
from emberhall.titles.dragondraft.preparing import PrepareStage
from emberhall.titles.dragondraft.projects import grandstands_lack, specials_lack
from emberhall.titles.dragondraft.score import tonight
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.turn import RecruitingTheDragons
from emberhall.titles.dragondraft.view_types import Corner, HandPile, Project, Show, Stage


def stage(t: Fair, seat: Seat, looking: Seat | None) -> Stage:
    spectators, queue = t.spectators(seat), t.content.board.queue
    held, limit = sum(t.hands[seat]), t.hand_limit(seat)
    return {
        "id": things.a_seat(seat),
        "hand": hand(t, seat),
        "is_covered": seat != looking and is_covered(t),
        "hand_count": held,
        "hand_limit": limit,
        "room": limit - held,
        "goblins": t.helpers(seat),
        "in_reach": in_reach(t, seat),
        "projects": projects(t, seat, looking),
        "passed": seat in t.passed,
        "corners": corners(t, seat),
        "offers": offers(t, seat),
        "spectators": spectators,
        "tile": max([side for side in t.content.fair.tile if side <= spectators], default=0),
        "marker": spectators % queue,
        "sheet": dict(zip(t.content.lines, t.sheet[seat], strict=True)),
        "tonight": show(t, seat),
    }


def hand(t: Fair, seat: Seat) -> list[HandPile]:
    content = t.content
    held = zip(content.cards, t.hands[seat], content.minimums, strict=True)
    return [
        {
            "id": things.in_hand(seat, card),
            "kind": card,
            "count": count,
            "needed": minimum - count if 0 < count < minimum else 0,
        }
        for card, count, minimum in held
    ]


def is_covered(t: Fair) -> bool:
    """Hands lie face down until all are laid open for the stage."""
    return t.covered and isinstance(t.phase(), RecruitingTheDragons)


def in_reach(t: Fair, seat: Seat) -> list[Id]:
    if not isinstance(t.phase(), RecruitingTheDragons):
        return []
    reach = t.reach(seat)
    return [t.content.space_ids[space] for row in t.rows for space in row[:reach]]


def projects(t: Fair, seat: Seat, looking: Seat | None) -> list[Project]:
    may_build, may_offer = _may(t, seat) if seat == looking else (True, True)
    works = [(things.pile(pile.cost), pile.cost) for pile in t.content.piles]
    lacks = grandstands_lack(t, seat, may_build)
    if t.specials:
        works += [(things.figure(special.id), special.cost) for special in t.content.specials]
        lacks += specials_lack(t, seat, may_offer)
    goblins = t.helpers(seat)
    return [
        {"what": what, "short": max(0, cost - goblins), "lacks": lack}
        for (what, cost), lack in zip(works, lacks, strict=True)
    ]


def _may(t: Fair, seat: Seat) -> tuple[bool, bool]:
    """Whether a seat may still build and offer, as far as its open question has settled that.

    Others are not told: nobody learns from a view that somebody is being asked.
    """
    if seat == t.turn:
        for step in t.stack:
            if isinstance(step, PrepareStage):
                return step.may_build, step.may_offer
    return True, True


def corners(t: Fair, seat: Seat) -> list[Corner]:
    built: list[int | None] = [*t.grandstands[seat]]
    free = t.content.fair.corners - len(built)
    return [
        {"id": things.corner(seat, number), "spectators": spectators}
        for number, spectators in enumerate(built + [None] * free, start=1)
    ]


def offers(t: Fair, seat: Seat) -> list[Pile]:
    if not t.specials:
        return []
    figures = zip(t.content.specials, t.offers[seat], strict=True)
    return [
        {"id": things.offer(seat, special.id), "kind": special.id, "count": count}
        for special, count in figures
    ]


def show(t: Fair, seat: Seat) -> Show:
    """What a seat's show would bring tonight."""
    lines = tonight(t, seat)
    return {"lines": dict(zip(t.content.lines, lines, strict=True)), "total": sum(lines)}
