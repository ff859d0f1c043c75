"""Advice from a bot."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall import Chair, Game, Question
from emberhall.bots import make_bot

ADVISER = "greedy"


@dataclass(frozen=True)
class Hint:
    """The option that a bot would choose."""

    by: str
    index: int
    key: str
    words: str


def advice(game: Game, question: Question) -> Hint:
    """What the adviser would answer; the question stays open."""
    bot = make_bot(ADVISER, question.number)
    option = question.options[bot.choose(Chair(game, question.seat))]
    return Hint(ADVISER.capitalize(), option.index, option.key, option.words)
