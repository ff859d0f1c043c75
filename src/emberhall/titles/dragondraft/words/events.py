"""What happened, in sentences."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.events import Event, Forced
from emberhall.kernel.phrases import and_list, counted, who, whom
from emberhall.kernel.words import Listener
from emberhall.titles.dragondraft import events as happened
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.things import name_of
from emberhall.titles.dragondraft.words.cards import line
from emberhall.titles.dragondraft.words.pieces import goblins, spectators, thistles


@singledispatch
def event(e: Event, content: Content, to: Listener) -> str:
    raise NotImplementedError(type(e).__name__)


@event.register(Forced)
@event.register(happened.HandCleared)
@event.register(happened.BoardCleared)
def nothing_to_tell(e: Event, content: Content, to: Listener) -> str:
    return ""


@event.register
def sheep_given(e: happened.SheepGiven, content: Content, to: Listener) -> str:
    first = who(to, e.seat)
    return f"{first:gets} the sheep and {first:~begins}."


@event.register
def dragons_arrived(e: happened.DragonsArrived, content: Content, to: Listener) -> str:
    lie = "card lies" if e.cards == 1 else "cards lie"
    stay = "1 stays" if e.closed == 1 else f"{e.closed or 'none'} stay"
    return f"Round {e.round}: {e.cards} {lie} on the board, {stay} hidden."


@event.register
def card_taken(e: happened.CardTaken, content: Content, to: Listener) -> str:
    price = f" with {thistles(e.thistles)}" if e.thistles else ""
    name = content.name_of(e.card)
    return f"{who(to, e.seat):takes} the {name} from {name_of(e.space)}{price}."


@event.register
def passed(e: happened.Passed, content: Content, to: Listener) -> str:
    one = who(to, e.seat)
    reason = f"{one:has} a full hand" if e.full else f"{one:finds} no card left"
    return f"{reason} and {one:~passes}."


@event.register
def sheep_taken(e: happened.SheepTaken, content: Content, to: Listener) -> str:
    first = who(to, e.seat)
    does = f"{first:~keeps}" if e.held_it else f"{first:~takes}"
    return f"{first:was} first to pass and {does} the sheep."


@event.register
def helpers_paid(e: happened.HelpersPaid, content: Content, to: Listener) -> str:
    lost = f"; {e.lost} goblin has nothing to do" if e.lost else ""
    return f"{who(to, e.seat):sends} {goblins(e.helpers, e.pairs)} to work{lost}."


@event.register
def grandstand_built(e: happened.GrandstandBuilt, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):builds} a grandstand: {spectators(e.spectators)}."


@event.register
def special_offered(e: happened.SpecialOffered, content: Content, to: Listener) -> str:
    special = next(special for special in content.specials if special.id == e.special)
    one = who(to, e.seat)
    return f"{one} now {one:~offers} a special: {special.name}."


@event.register
def show_held(e: happened.ShowHeld, content: Content, to: Listener) -> str:
    parts = [f"{line(id, content)} {count}" for id, count in e.lines.items() if count]
    detail = f" ({', '.join(parts)})" if parts else ""
    return f"{who(to, e.seat):'s} show attracts {spectators(e.total)}{detail}."


@event.register
def goblins_kept(e: happened.GoblinsKept, content: Content, to: Listener) -> str:
    one, name = who(to, e.seat), content.name_of(e.card)
    does = ((f"{one:~keeps}", e.kept), (f"{one:~discards}", e.discarded))
    return f"{one} {and_list([f'{verb} {counted(n, name)}' for verb, n in does if n])}."


@event.register
def fair_ended(e: happened.FairEnded, content: Content, to: Listener) -> str:
    winners = [whom(to, seat) for seat in e.winners]
    if len(winners) == 1:
        return f"The fair is over: {winners[0]:wins}."
    return f"The fair is over: {and_list([str(one) for one in winners])} share the win."
