"""A form: one question after another, with a way back from each, and a last page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.text import Text

from emberhall import EmberhallError
from emberhall.terminal.menu.dialog import Dialog
from emberhall.terminal.menu.door import Action
from emberhall.terminal.menu.picker import Entry
from emberhall.terminal.remedy import sentence

Given = Mapping[str, object]
"""Answers by the names of their questions."""


@dataclass(frozen=True)
class Offer:
    value: object
    words: str
    short: str
    """What is told on the last page."""


@dataclass(frozen=True)
class Asked:
    """A question of a form."""

    name: str
    label: str
    """What it is about, for the last page."""
    words: str
    usual: object = ""
    """The answer where nobody gives another."""
    offers: Sequence[Offer] = ()
    """What can be chosen; without any, words are typed."""
    note: str = ""
    check: Callable[[str], object] = str
    """Refuses typed words that cannot be."""
    unanswered: str = ""
    """What is told where nothing was typed."""

    def value(self, given: Given) -> object:
        """The answer, as far as it can still be one."""
        value = given.get(self.name, self.usual)
        offered = [offer.value for offer in self.offers]
        return self.usual if offered and value not in offered else value

    def told(self, given: Given) -> str:
        """The answer in a few words."""
        value = self.value(given)
        shown = str(value) or self.unanswered
        return next((each.short for each in self.offers if each.value == value), shown)


class Form(Protocol):
    heading: str
    start: str
    """What is done with it, on the last page."""

    def questions(self, given: Given) -> Sequence[Asked]:
        """All of them; which there are may depend on the answers so far."""
        ...

    def finish(self, values: Given) -> Action:
        """What comes of it; refuses what cannot be."""
        ...


def fill_in(dialog: Dialog, form: Form) -> Action | None:
    """Ask everything, one question after another; nothing, where somebody goes back to the start.

    Whoever goes back finds every answer as it was given.
    """
    given: dict[str, object] = {}
    at = 0
    while at >= 0:
        asked = form.questions(given)
        if at < len(asked):
            at += 1 if _ask(dialog, form, asked[at], given) else -1
        elif (action := _last_page(dialog, form, given)) is not None:
            return action
        else:
            at = len(form.questions(given)) - 1
    return None


def _ask(dialog: Dialog, form: Form, asked: Asked, given: dict[str, object]) -> bool:
    """Have a question answered; False where somebody goes back instead."""
    heading = [Text(form.heading, "quiet"), Text(asked.words, "ember")]
    if not asked.offers:
        return _type(dialog, heading, asked, given)
    values = [offer.value for offer in asked.offers]
    entries = [Entry(offer.words) for offer in asked.offers]
    at = dialog.pick(heading, entries, values.index(asked.value(given)), note=asked.note)
    if at is None:
        return False
    given[asked.name] = values[at]
    return True


def _type(dialog: Dialog, heading: Sequence[Text], asked: Asked, given: dict[str, object]) -> bool:
    notice, note = "", f"{asked.note} Enter: {asked.told(given)}.".strip()
    while True:
        words = dialog.ask(heading, note, notice=notice)
        if words is None:
            return False
        words = words or str(asked.value(given))
        try:
            asked.check(words)
        except EmberhallError as error:
            notice = sentence(error)
        else:
            given[asked.name] = words
            return True


def _last_page(dialog: Dialog, form: Form, given: dict[str, object]) -> Action | None:
    """What will be played, and the chance to change it; nothing, where somebody goes back."""
    at, notice = 0, ""
    while True:
        asked = form.questions(given)
        told = [Entry(f"{each.label}: {each.told(given)}") for each in asked]
        picked = dialog.pick(form.heading, [Entry(form.start), *told], at, notice)
        if picked is None:
            return None
        at, notice = picked, ""
        if picked:
            _ask(dialog, form, asked[picked - 1], given)
            continue
        try:
            return form.finish({each.name: each.value(given) for each in asked})
        except EmberhallError as error:
            notice = sentence(error)
