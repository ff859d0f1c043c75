"""Everything Flamecraft says, in English."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.events import Event
from emberhall.kernel.result import Result
from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.words import Listener, Words
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import is_stalled
from emberhall.titles.flamecraft.kinds import Card, Kind
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.words import card_options, end_events, shop_options  # noqa: F401, registers
from emberhall.titles.flamecraft.words.called import line_called
from emberhall.titles.flamecraft.words.cards import (
    feat_words,
    gains_words,
    goal_words,
    reward_words,
    trick_words,
    way_words,
)
from emberhall.titles.flamecraft.words.events import event as event_words
from emberhall.titles.flamecraft.words.hopes import HOPES
from emberhall.titles.flamecraft.words.labels import label
from emberhall.titles.flamecraft.words.names import ability_words
from emberhall.titles.flamecraft.words.options import option
from emberhall.titles.flamecraft.words.questions import question
from emberhall.titles.flamecraft.words.refusals import no_interrupt, refusal

HOUSE_RULE: Final = "The end came by a house rule of ours: neither deck had run out."


class English(Words):
    """Flamecraft in English."""

    decider = "the most artisans in hand, then goods,"
    unit = ("reputation", "reputation")

    def hope(self, part: str) -> str:
        return HOPES[part]

    def question(self, step: Ask, content: Content, to: Listener) -> str:
        return question(step, content, to)

    def option(self, step: Ask, t: Town, pick: int, to: Listener) -> str:
        return option(step, t, pick, to)

    def refusal(self, step: Ask, t: Town, key: str, to: Listener) -> str:
        return refusal(step, t, key) or no_interrupt(t, step, key)

    def label(self, step: Step, content: Content) -> str:
        return label(step, content)

    def event(self, event: Event, content: Content, to: Listener) -> str:
        return event_words(event, content, to)

    def verdict(self, t: Town, result: Result, to: Listener) -> str:
        """With a word on the end that is not the rulebook's."""
        told = super().verdict(t, result, to)
        return f"{told} {HOUSE_RULE}" if is_stalled(t) else told

    def line(self, name: str, content: Content) -> str:
        return line_called(content, name)

    # What is printed on cards, for views

    def ability(self, content: Content, kind: Kind) -> str:
        """What dragons of a type do when they are fired up."""
        return ability_words(content, content.first_of(kind))

    def reward(self, content: Content, reward: tuple[Step, ...]) -> str:
        return reward_words(content, reward)

    def way(self, content: Content, way: str) -> str:
        """One way to use the ability of a shop, as content spells it."""
        return way_words(content, way)

    def enchantment(self, content: Content, card: Card) -> str:
        """What an enchantment brings."""
        return gains_words(content, card)

    def goal(self, content: Content, fancy: Card) -> str:
        """What a fancy asks for and what it pays."""
        return goal_words(content, fancy)

    def companion(self, content: Content, companion: Card) -> str:
        """What a companion does."""
        return trick_words(content, companion)

    def achievement(self, content: Content, number: int) -> str:
        """What an achievement asks for."""
        return feat_words(content, number)


ENGLISH: Final = English()
