"""The open question as plain data, for whoever it is put to."""

from __future__ import annotations

from itertools import groupby

from emberhall.game.question import Question
from emberhall.kernel.steps import INTERRUPT, Step
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Doing, OptionData, PathPart, Prompt
from emberhall.kernel.words import Listener


def prompt_of(question: Question, t: Table, to: Listener) -> Prompt:
    step, title = question.step, question.title
    return {
        "kind": question.kind,
        "seat": question.seat,
        "words": title.words.question(step, question.content, to),
        "path": path_of(title, t),
        "why": list(question.why),
        "forced": question.forced,
        "payment": step.payment(t),
        "options": [option_of(question, t, pick, to) for pick in question.picks],
    }


def option_of(question: Question, t: Table, pick: int, to: Listener) -> OptionData:
    step = question.asker(pick)
    return {
        "key": question.key_of(pick),
        "words": question.title.words.option(step, t, pick, to),
        "targets": list(step.targets(t, pick)),
        "variant": step.variant(t, pick),
        "effects": step.effects(t, pick),
        "interrupt": pick >= INTERRUPT,
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
