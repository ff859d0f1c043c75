"""What a seat may see of the fair. Only the order of cards to come is a secret here: every card
in a hand lay open on the board before."""

from __future__ import annotations

from emberhall.kernel.wire import Ending, Pile
from emberhall.titles.dragondraft import things
from emberhall.titles.dragondraft.board_view import board, grandstands, printed_cards, specials
from emberhall.titles.dragondraft.score import tonight
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.view_types import Corner, Discard, FairView, HandPile, Show, Stage
from emberhall.titles.dragondraft.words import English


def see(t: Fair, seat: int | None, say: English) -> FairView:
    phase = t.phase()
    return {
        "game": "dragondraft",
        "seat": seat,
        "variant": "standard" if t.specials else "beginner",
        "round": t.round,
        "rounds": t.content.fair.rounds,
        "phase": "over" if phase is None else phase.name,
        "turn": t.turn,
        "ending": ending(t),
        "queue": t.content.board.queue,
        "cards": printed_cards(t.content, say),
        "board": board(t, seat),
        "decks": [{"id": things.DECK, "kind": "card", "count": sum(t.closed)}],
        "discard": discard(t),
        "supply": supply(t),
        "grandstands": grandstands(t, seat),
        "specials": specials(t, seat, say),
        "sheep": {"id": things.SHEEP, "seat": t.sheep},
        "seats": [stage(t, one) for one in range(t.seats)],
    }


def ending(t: Fair) -> Ending | None:
    if t.over:
        return {"reason": "over", "turns_left": 0}
    is_last = t.round == t.content.fair.rounds
    return {"reason": "last-round", "turns_left": None} if is_last else None


def discard(t: Fair) -> Discard:
    cards = dict(zip(t.content.cards, t.discard, strict=True))
    return {"id": things.DISCARD, "kind": "card", "count": sum(t.discard), "cards": cards}


def supply(t: Fair) -> list[Pile]:
    """The thistles, and the figures that nobody has on a stage."""
    thistle = t.content.cards[t.content.thistle]
    piles: list[Pile] = [{"id": things.THISTLES, "kind": thistle, "count": t.thistles}]
    if t.specials:
        for special, count in zip(t.content.specials, t.figures, strict=True):
            piles.append({"id": things.figure(special.id), "kind": special.id, "count": count})
    return piles


def stage(t: Fair, seat: int) -> Stage:
    """What lies before one seat: hand, stage and score."""
    spectators, queue = t.spectators(seat), t.content.board.queue
    held, limit = sum(t.hands[seat]), t.hand_limit(seat)
    return {
        "id": things.a_seat(seat),
        "hand": hand(t, seat),
        "hand_count": held,
        "hand_limit": limit,
        "room": limit - held,
        "goblins": t.helpers(seat),
        "passed": seat in t.passed,
        "corners": corners(t, seat),
        "offers": offers(t, seat),
        "spectators": spectators,
        "tile": spectators // queue * queue,
        "marker": spectators % queue,
        "sheet": dict(zip(t.content.lines, t.sheet[seat], strict=True)),
        "tonight": show(t, seat),
    }


def hand(t: Fair, seat: int) -> list[HandPile]:
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


def corners(t: Fair, seat: int) -> list[Corner]:
    built: list[int | None] = [*t.grandstands[seat]]
    free = t.content.fair.corners - len(built)
    return [
        {"id": things.corner(seat, number), "spectators": spectators}
        for number, spectators in enumerate(built + [None] * free, start=1)
    ]


def offers(t: Fair, seat: int) -> list[Pile]:
    if not t.specials:
        return []
    figures = zip(t.content.specials, t.offers[seat], strict=True)
    return [
        {"id": things.offer(seat, special.id), "kind": special.id, "count": count}
        for special, count in figures
    ]


def show(t: Fair, seat: int) -> Show:
    """What a seat's show would bring tonight."""
    lines = tonight(t, seat)
    return {"lines": dict(zip(t.content.lines, lines, strict=True)), "total": sum(lines)}
