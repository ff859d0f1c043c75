"""What happened, in sentences to whoever listens."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list, counted, who, whom
from emberhall.kernel.steps import ABSENT
from emberhall.kernel.words import Listener
from emberhall.titles.duals import events
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.ids import fancy_id
from emberhall.titles.duals.spending import CARDS, NOTHING
from emberhall.titles.duals.words.things import (
    a_token,
    card_name,
    number_of,
    space_name,
    the_token,
)


@singledispatch
def told(event: Event, content: Content, to: Listener) -> str:
    """The event in a sentence; empty where there is nothing to tell."""
    return ""


def _a(content: Content, kind: str) -> str:
    return a_token(content, number_of(content, kind))


def _the(content: Content, kind: str) -> str:
    return the_token(content, number_of(content, kind))


def _some(content: Content, kinds: Iterable[str]) -> str:
    return and_list([_a(content, kind) for kind in kinds])


# Setting up


@told.register
def _(event: events.FancyChosen, content: Content, to: Listener) -> str:
    (fancy,) = (one for one in content.fancies.values() if fancy_id(one.id) == event.fancy)
    return f"{who(to, event.seat):invites} {fancy.name}."


@told.register
def _(event: events.BoardSetUp, content: Content, to: Listener) -> str:
    return (
        f"The board is set up: {counted(event.bag, 'token')} in the bag, "
        f"{counted(event.deck, 'card')} in the deck."
    )


@told.register
def _(event: events.FirstPlayerDrawn, content: Content, to: Listener) -> str:
    people = [who(to, 0), *(whom(to, seat) for seat in range(1, len(event.tokens)))]
    drawn = zip(people, event.tokens, strict=True)
    draws = [f"{person:draws} {_a(content, token)}" for person, token in drawn]
    end = "both draw again" if event.first == ABSENT else f"{whom(to, event.first):begins}"
    return f"{and_list(draws)}: {end}."


# Playing tokens


@told.register
def _(event: events.TokenPulled, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):pulls} {_a(content, event.token)}."


@told.register
def _(event: events.KeptTokenTakenUp, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):plays} {_the(content, event.token)} kept from the fountain."


@told.register
def _(event: events.ExtrasAdded, content: Content, to: Listener) -> str:
    goes = "goes" if event.tokens == 1 else "go"
    return f"The bag is empty: {counted(event.tokens, 'extra token')} {goes} in."


@told.register
def _(event: events.EndTriggered, content: Content, to: Listener) -> str:
    what = "last token has left the bag" if event.by == "bag" else "last card has left the deck"
    return f"The {what}: this turn is the last."


@told.register
def _(event: events.TokensReturned, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):returns} {_some(content, event.tokens)} to the bag."


@told.register
def _(event: events.TokenPlaced, content: Content, to: Listener) -> str:
    space = space_name(content, event.space)
    return f"{who(to, event.seat):places} {_the(content, event.token)} on {space}."


@told.register
def _(event: events.FiredUp, content: Content, to: Listener) -> str:
    (name,) = (type.name for type in content.types if type.id == event.type)
    return f"{who(to, event.seat):fires} up {space_name(content, event.space)} as {name}."


@told.register
def _(event: events.TokenMoved, content: Content, to: Listener) -> str:
    left, reached = space_name(content, event.left), space_name(content, event.reached)
    moved = _the(content, event.token)
    return f"{who(to, event.seat):moves} {moved} from {left} to {reached}."


@told.register
def _(event: events.TokensSwapped, content: Content, to: Listener) -> str:
    one = f"{_the(content, event.token)} on {space_name(content, event.space)}"
    other = f"{_the(content, event.other)} on {space_name(content, event.other_space)}"
    return f"{who(to, event.seat):swaps} {one} with {other}."


# Cards and coins


@told.register
def _(event: events.CardScored, content: Content, to: Listener) -> str:
    scored = f"{card_name(content, event.card)} for {event.reputation}"
    return f"{who(to, event.seat):scores} {scored}."


@told.register
def _(event: events.CoinSpent, content: Content, to: Listener) -> str:
    spends = f"{who(to, event.seat):spends}"
    if event.use == NOTHING:
        return f"{spends} the last coin, with no card left to draw."
    use = "new cards" if event.use == CARDS else content.fancies[event.use].name
    return f"{spends} a coin on {use}."


@told.register
def _(event: events.CardDrawn, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):draws} {_secret(content, event.card)}."


@told.register
def _(event: events.CardPutUnder, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):puts} {_secret(content, event.card)} under the deck."


def _secret(content: Content, kind: str) -> str:
    """A card that only one seat has seen."""
    return next((card.name for card in content.cards if card.id == kind), "a card")


@told.register
def _(event: events.CardTaken, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):takes} {card_name(content, event.card)}, which lay open."


@told.register
def _(event: events.CardShown, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):shows} {card_name(content, event.card)}."


@told.register
def _(event: events.OpenCardLaid, content: Content, to: Listener) -> str:
    return f"{card_name(content, event.card)} lies open now."


# The fountain


@told.register
def _(event: events.FountainClaimed, content: Content, to: Listener) -> str:
    claimed = f"{card_name(content, event.card)} of the fountain for {event.reputation}"
    return f"{who(to, event.seat):claims} {claimed}."


@told.register
def _(event: events.FountainMoved, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):moves} the fountain to {space_name(content, event.space)}."


@told.register
def _(event: events.TokenKept, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):keeps} {_the(content, event.token)}."


@told.register
def _(event: events.FountainCardRevealed, content: Content, to: Listener) -> str:
    return f"The fountain now asks for {card_name(content, event.card)}."


# The end


@told.register
def _(event: events.SpecialPhaseBegan, content: Content, to: Listener) -> str:
    return f"{who(to, event.seat):gets} a last chance to score."


@told.register
def _(event: events.GameEnded, content: Content, to: Listener) -> str:
    people = [whom(to, seat) for seat in event.winners]
    if len(people) == 1:
        return f"The game is over: {people[0]:wins}."
    return f"The game is over: {and_list(list(map(str, people)))} share a dual victory."


@told.register
def _(event: events.CoinDemanded, content: Content, to: Listener) -> str:
    return "No card can be completed: this turn costs a coin."


@told.register
def _(event: events.SoloWon, content: Content, to: Listener) -> str:
    return "Every fountain card is complete: the challenge is won!"


@told.register
def _(event: events.SoloLost, content: Content, to: Listener) -> str:
    if event.reason == "nothing":
        return "No card completed and no coin to spend: the challenge is lost."
    return "Tokens or cards have run out before the fountain cards: the challenge is lost."
