"""Which moments of a game a test looks at: in a quick run, not all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from emberhall import Question

Sampling = Callable[[Iterable[Question]], Iterator[Question]]
"""Goes through the questions of a game and leaves some out."""
FIRST, EVERY = 2, 7


def every_question(questions: Iterable[Question]) -> Iterator[Question]:
    return iter(questions)


def some_questions(questions: Iterable[Question]) -> Iterator[Question]:
    """The first two of each kind, and of the rest every seventh."""
    asked: Counter[str] = Counter()
    for question in questions:
        asked[question.kind] += 1
        if asked[question.kind] <= FIRST or question.number % EVERY == 0:
            yield question
