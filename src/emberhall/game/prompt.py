"""The open question as plain data, for whoever it is put to."""

from __future__ import annotations

from itertools import groupby

from emberhall.game.question import Question
from emberhall.kernel.steps import Step
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Doing, PathPart, Prompt


def prompt_of(question: Question, t: Table) -> Prompt:
    """What is sent of a question that is open at this table."""
    return {
        "kind": question.kind,
        "seat": question.seat,
        "words": question.words,
        "path": path_of(question.title, t),
        "why": list(question.why),
        "forced": question.forced,
        "payment": question.step.payment(t),
        "options": question.told(question.picks),
    }


def path_of(title: Title, t: Table) -> list[PathPart]:
    """What is going on, from the outside in; what is said twice in a row is said once."""
    parts = (part_of(title, t, step) for step in t.stack)
    return [part for part, _ in groupby(parts) if part is not None]


def part_of(title: Title, t: Table, step: Step) -> PathPart | None:
    words, doing = title.words.label(step, t.get_content()), step.doing(t)
    if not words and doing is None:
        return None
    id, left, of, names = doing or Doing()
    return {"words": words, "id": id, "left": left, "of": of, "names": list(names)}
