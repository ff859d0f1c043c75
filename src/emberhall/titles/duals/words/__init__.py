"""All that Duals says, in English: made from steps, picks, events, content and numbers."""

from __future__ import annotations

from emberhall.kernel.events import Event
from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.words import Listener, Words
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.numbers import Card, Token, Type
from emberhall.titles.duals.rows import FancyRow
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.words import things
from emberhall.titles.duals.words.coins import coin_refusal
from emberhall.titles.duals.words.events import told
from emberhall.titles.duals.words.hopes import HOPES
from emberhall.titles.duals.words.options import option
from emberhall.titles.duals.words.questions import label, question
from emberhall.titles.duals.words.refusals import refusal


class English(Words):
    """Duals in English."""

    decider = "the most scored cards"
    unit = ("reputation", "reputation")

    def hope(self, part: str) -> str:
        return HOPES[part]

    def question(self, step: Ask, content: Content, to: Listener) -> str:
        return question(step, content)

    def option(self, step: Ask, t: Gameboard, pick: int, to: Listener) -> str:
        return option(step, t, pick)

    def refusal(self, step: Ask, t: Gameboard, key: str, to: Listener) -> str:
        return refusal(step, t, key) or coin_refusal(t, step, key)

    def label(self, step: Step, content: Content) -> str:
        return label(step, content)

    def event(self, event: Event, content: Content, to: Listener) -> str:
        return told(event, content, to)

    # For views

    def token(self, content: Content, token: Token) -> str:
        """What a token is called."""
        return things.token_name(content, token)

    def card(self, content: Content, card: Card) -> str:
        """What a card asks for."""
        return things.pattern_words(content, card)

    def fancy(self, fancy: FancyRow) -> str:
        """What a fancy does."""
        return things.fancy_words(fancy)

    def ability(self, content: Content, dragon: Type) -> str:
        """What a type does when it fires up."""
        return things.ability_words(content, dragon)

    def coin_name(self) -> str:
        return "coin"

    def coin(self, content: Content) -> str:
        """What a coin buys."""
        return things.coin_words(content)


ENGLISH = English()
