"""What a seat may see of the fair.

Only the order of cards to come is a secret here: every card in a hand lay open on the board before.
So all see the same, but for what a seat may still do in this round.
"""

from __future__ import annotations

from emberhall.kernel.wire import Ending, Pile, Seat
from emberhall.titles.dragondraft import things
from emberhall.titles.dragondraft.board_view import board, card_kinds, grandstands, specials
from emberhall.titles.dragondraft.stage_view import stage
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.view_types import Discard, FairView
from emberhall.titles.dragondraft.words import English


def see(t: Fair, seat: Seat | None, say: English) -> FairView:
    phase = t.phase()
    return {
        "game": "dragondraft",
        "seat": seat,
        "variant": "standard" if t.specials else "beginner",
        "round": t.round,
        "rounds": t.content.fair.rounds,
        "phase": "over" if phase is None else phase.name(),
        "turn": t.turn,
        "ending": ending(t),
        "queue": t.content.board.queue,
        "cards": card_kinds(t.content, say),
        "board": board(t),
        "decks": [{"id": things.DECK, "kind": "card", "count": sum(t.closed)}],
        "discard": discard(t),
        "supply": supply(t),
        "grandstands": grandstands(t),
        "specials": specials(t, say),
        "sheep": {"id": things.SHEEP, "seat": t.sheep},
        "seats": [stage(t, one, seat) for one in range(t.seats)],
        "source": dict(t.content.sources),
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
