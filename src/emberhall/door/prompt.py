"""The open question as plain data, for whoever it is put to."""

from __future__ import annotations

from itertools import groupby

from emberhall.door.question import Question
from emberhall.kernel.speech import Listener
from emberhall.kernel.steps import BREAK, Ask, Step
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Doing, OptionData, PathPart, Prompt


def prompt_of(question: Question, t: Table, to: Listener) -> Prompt:
    step, title = question.step, question.title
    return {
        "kind": question.kind,
        "seat": question.seat,
        "words": title.speech.question(step, question.content, to),
        "path": path_of(title, t),
        "why": list(question.why),
        "forced": question.forced,
        "payment": step.payment(t),
        "options": [option_of(question, t, pick, to) for pick in question.picks],
    }


def option_of(question: Question, t: Table, pick: int, to: Listener) -> OptionData:
    step, is_interrupt = question.step, pick >= BREAK
    number = pick - BREAK
    return {
        "key": question.key_of(pick),
        "words": words_of(question.title, t, step, pick, to),
        "targets": list(t.interrupt_targets(number) if is_interrupt else step.targets(t, pick)),
        "variant": t.interrupt_variant(number) if is_interrupt else step.variant(t, pick),
        "effects": t.interrupt_effects(number) if is_interrupt else step.effects(t, pick),
        "interrupt": is_interrupt,
    }


def words_of(title: Title, t: Table, step: Ask, pick: int, to: Listener) -> str:
    """What an option means, to somebody."""
    if pick >= BREAK:
        return title.speech.interrupt(t, pick - BREAK, to)
    return title.speech.option(step, t, pick, to)


def path_of(title: Title, t: Table) -> list[PathPart]:
    """What is going on, from the outside in; what is said twice in a row is said once."""
    parts = (part_of(title, t, step) for step in t.stack)
    return [part for part, _ in groupby(parts) if part is not None]


def part_of(title: Title, t: Table, step: Step) -> PathPart | None:
    words, doing = title.speech.label(step, t.printed()), step.doing(t)
    if not words and doing is None:
        return None
    id, left, of, names = doing or Doing()
    return {"words": words, "id": id, "left": left, "of": of, "names": list(names)}
