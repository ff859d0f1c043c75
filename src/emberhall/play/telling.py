"""What happened, in sentences for whoever reads it; questions in the names of those who play."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from emberhall import Answer, Event, Game, Question
from emberhall.play.seating import ALONE

IRREGULAR = {"has": "have", "was": "were", "is": "are", "does": "do", "goes": "go"}
_VERB = re.compile(rf"\b({ALONE} (?:now )?)([a-z]+s)\b")
_FURTHER_VERB = re.compile(r"( and )([a-z]+s)\b")
_SEAT = re.compile(r"\bplayer (\d+)\b")


def answered(game: Game, answer: Answer, to: Question | None = None) -> tuple[Event, ...]:
    """Answer the open question; gives what came of it. That knows secrets: tell it seat by seat."""
    game.answer(answer, to)
    return game.answers()[-1].events


def since_last_turn(game: Game, seat: int | None) -> list[Event]:
    """What a seat has not seen come of it yet: all from its own last answer on."""
    answers = game.answers()
    own = [number for number, answered in enumerate(answers) if answered.seat == seat]
    events = game.events(seat)
    if not own:
        return events
    fresh = sum(
        event.seen_by(seat) is not None
        for answered in answers[own[-1] :]
        for event in answered.events
    )
    return events[len(events) - fresh :]


def tell(events: Iterable[Event], seat: int | None, names: Sequence[str]) -> list[str]:
    """Events as far as a seat (or a spectator) may know them, in sentences."""
    seen = (event.seen_by(seat) for event in events)
    told = (event.words(names) for event in seen if event is not None)
    return [spoken_to(sentence) if ALONE in names else sentence for sentence in told if sentence]


def by_name(words: str, names: Sequence[str]) -> str:
    """Questions know seats by number only; at the table, "player 2" has a name."""
    return _SEAT.sub(lambda found: _name(found, names), words)


def _name(found: re.Match[str], names: Sequence[str]) -> str:
    number = int(found[1])
    return names[number - 1] if 0 < number <= len(names) else found[0]


def spoken_to(sentence: str) -> str:
    """Events speak of somebody; said to the one meant, "You takes" becomes "You take"."""
    sentence = sentence.replace(f"{ALONE}'s ", "Your ")
    if sentence.startswith(f"{ALONE} "):
        sentence = _FURTHER_VERB.sub(_second_person, sentence)
    return _VERB.sub(_second_person, sentence)


def _second_person(found: re.Match[str]) -> str:
    return found[1] + _plain_form(found[2])


def _plain_form(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return verb.removesuffix("ies") + "y"
    if verb.endswith(("sses", "ches", "shes")):
        return verb.removesuffix("es")
    return verb.removesuffix("s")
