"""Dragondraft in English."""

from __future__ import annotations

from typing import Any, Final

from emberhall.kernel.words import Listener, Words
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.numbers import Card
from emberhall.titles.dragondraft.rows import SpecialRow
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.words.cards import card, line, special_effect
from emberhall.titles.dragondraft.words.events import event
from emberhall.titles.dragondraft.words.hopes import HOPES
from emberhall.titles.dragondraft.words.options import option
from emberhall.titles.dragondraft.words.questions import label, question
from emberhall.titles.dragondraft.words.refusals import refusal


class English(Words):
    """Every sentence of Dragondraft."""

    decider = "the fullest single grandstand"
    unit = ("spectator", "spectators")

    def hope(self, part: str) -> str:
        return HOPES[part]

    def question(self, step: Any, content: Content, to: Listener) -> str:
        return question(step)

    def option(self, step: Any, t: Fair, pick: int, to: Listener) -> str:
        return option(step, t, pick)

    def refusal(self, step: Any, t: Fair, key: str, to: Listener) -> str:
        return refusal(step, t, key)

    def label(self, step: Any, content: Content) -> str:
        return label(step)

    def event(self, happened: Any, content: Content, to: Listener) -> str:
        return event(happened, content, to)

    def line(self, name: str, content: Content) -> str:
        return line(name, content)

    def card(self, content: Content, number: Card) -> str:
        """What a card is good for."""
        return card(content, number)

    def special(self, special: SpecialRow) -> str:
        """What a special brings."""
        return special_effect(special)


ENGLISH: Final = English()
