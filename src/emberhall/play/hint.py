"""Advice from a bot, with its reason."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from emberhall import Chair, Game, Question, Title, counted
from emberhall.bots.greedy import GREEDY, GreedyBot
from emberhall.bots.weighing import Weighing, difference

LEAST = 0.05
"""A difference below this is hardly one."""
FAR = 15.0
"""A difference beyond this is no matter of a few points."""


@dataclass(frozen=True)
class Hint:
    """The option that a bot would choose."""

    by: str
    index: int
    key: str
    words: str
    reason: str
    """Why, in a sentence: what the bot saw in it that the next best option lacks."""


def advice(game: Game, question: Question) -> Hint:
    """What the adviser would answer; the question stays open."""
    chair = Chair(game, question.seat)
    weighing = adviser(chair).weigh(chair)
    option = question.options[weighing.choice]
    by = GREEDY.name.capitalize()
    return Hint(by, option.index, option.key, option.words, _reason(weighing, question))


def adviser(chair: Chair) -> GreedyBot:
    """A bot whose chance hangs on what the seat sees alone: if it hung on a count of answers, it
    would tell that others have given some in secret."""
    seen = json.dumps(chair.view(), sort_keys=True)
    return GreedyBot(int.from_bytes(sha256(seen.encode()).digest()[:8]))


def _reason(weighing: Weighing, question: Question) -> str:
    """By how much an option looks better than the next best, and above all for what."""
    other = weighing.next_best
    if other is None:
        only = len(question.options) == 1
        return "There is nothing else to choose." if only else "All options look alike."
    gained = difference(weighing.parts(weighing.choice), weighing.parts(other))
    better = weighing.worths[weighing.choice] - weighing.worths[other]
    equals = counted(len(weighing.best) - 1, "other option")
    also = f"as good as {equals} and " if len(weighing.best) > 1 else ""
    worth = f"{_more(question.title, better)} than “{question.options[other].words}”"
    part = max(gained, key=lambda name: gained[name], default="")
    hope = f", above all for {question.title.words.hope(part)}" if part else ""
    return f"It looks {also}{worth}{hope}."


def _more(title: Title, better: float) -> str:
    one, many = title.words.unit
    if better > FAR:
        return "far better"
    if better < LEAST or not many:
        return "a little better" if better < LEAST else "better"
    number = f"{better:.1f}".removesuffix(".0")
    return f"worth {number} {one if number == '1' else many} more"
