"""What somebody typed, as an option of the open question."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from emberhall import Game, IllegalAnswer, Question

SHOWN = 6
"""So many keys are told where several were meant."""


def choose(game: Game, typed: str) -> int:
    """The index of the option meant: by number (from 1), key, or the beginning of a key's word.

    Raises `IllegalAnswer` with one sentence on what would be right.
    """
    question = game.question
    assert question is not None
    text = " ".join(typed.lower().split())
    if not text:
        return _by_nothing(question)
    if text.isdecimal():
        return _by_number(question, text)
    meant = _meant(question.options.keys, text)
    if len(meant) > 1:
        raise IllegalAnswer(_which(meant, typed))
    if not meant:
        raise IllegalAnswer(_refusal(game, typed, text))
    return question.options.keys.index(meant[0])


def _by_nothing(question: Question) -> int:
    if not question.forced:
        raise IllegalAnswer(f"type the number of an option, 1 to {len(question.options)}")
    return next(option.index for option in question.options if not option.is_interrupt)


def _by_number(question: Question, number: str) -> int:
    numbers = [str(index + 1) for index in range(len(question.options))]
    if number not in numbers:
        raise IllegalAnswer(f"there is no option {number}; they are numbered 1 to {numbers[-1]}")
    return numbers.index(number)


def _meant(keys: Sequence[str], text: str) -> list[str]:
    """Keys of which this is a whole ending or, failing that, the beginning of a word on."""
    whole = [key for key in keys if text in _endings(key)]
    return whole or [key for key in keys if _begins(_endings(key), text)]


def _endings(key: str) -> Iterator[str]:
    """A key from each of its words on: `keep pair 1`, `pair 1`, `1`."""
    words = key.lower().split()
    return (" ".join(words[start:]) for start in range(len(words)))


def _begins(endings: Iterable[str], text: str) -> bool:
    return any(ending.startswith(text) for ending in endings)


def _which(meant: Sequence[str], typed: str) -> str:
    told = ", ".join(meant[:SHOWN])
    more = f" and {len(meant) - SHOWN} more" if len(meant) > SHOWN else ""
    return f"{typed!r} could be {told}{more}; type more of it"


def _refusal(game: Game, typed: str, text: str) -> str:
    """Why this is not possible now, in the engine's words; `3-9` may stand for `take 3-9`."""
    assert game.header is not None
    known = _meant(game.title.vocabulary(game.header.content), text)
    try:
        game.copy().answer(known[0] if len(known) == 1 else typed)
    except IllegalAnswer as error:
        return str(error)
    raise AssertionError(f"{typed!r} was not among the options, yet it was taken")
