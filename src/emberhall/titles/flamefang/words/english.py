"""Flame & Fang in English."""

from __future__ import annotations

from emberhall.kernel.events import Event
from emberhall.kernel.result import Result
from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.words import Listener, Words
from emberhall.titles.flamefang.content import CardFace, Content
from emberhall.titles.flamefang.effects.goal_grammar import Goal
from emberhall.titles.flamefang.effects.grammar import Passive
from emberhall.titles.flamefang.rows import MinionRow
from emberhall.titles.flamefang.table import WON, Vale
from emberhall.titles.flamefang.things import Items
from emberhall.titles.flamefang.words import doing, effects, enemy_events, events, story_events
from emberhall.titles.flamefang.words.hopes import HOPES
from emberhall.titles.flamefang.words.keywords import keyword_words
from emberhall.titles.flamefang.words.labels import label
from emberhall.titles.flamefang.words.minions import minion_words
from emberhall.titles.flamefang.words.options import option
from emberhall.titles.flamefang.words.questions import question
from emberhall.titles.flamefang.words.reasons import reason_words
from emberhall.titles.flamefang.words.refusals import no_interrupt, refusal

REGISTERED = (doing, enemy_events, story_events)
"""Modules that add to `option` and `event`."""


class English(Words):
    """Every sentence of the Vale. The stories of the book are content, and told as written."""

    def hope(self, part: str) -> str:
        return HOPES[part]

    def question(self, step: Ask, content: Content, to: Listener) -> str:
        return question(step, content)

    def option(self, step: Ask, t: Vale, pick: int, to: Listener) -> str:
        return option(step, t, pick)

    def refusal(self, step: Ask, t: Vale, key: str, to: Listener) -> str:
        return refusal(step, t, key) or no_interrupt(step, t, key)

    def label(self, step: Step, content: Content) -> str:
        return label(step, content)

    def event(self, event: Event, content: Content, to: Listener) -> str:
        return events.event(event, content, to)

    def verdict(self, t: Vale, result: Result, to: Listener) -> str:
        """All win or all lose; whoever reads it sat with them."""
        if t.outcome != WON:
            return f"The chapter is lost: {reason_words(t.content, t.reason)}."
        return "You win the chapter together!" if t.seats > 1 else "You win the chapter!"

    # What is printed

    def effects(self, content: Content, items: Items) -> str:
        """A list of effects."""
        return effects.effect_words(content, items)

    def passive(self, content: Content, passive: Passive | None, items: Items) -> str:
        """What a curse, a power, an ability or an open page changes or brings."""
        return effects.passive_words(content, passive, items)

    def card(self, content: Content, card: CardFace) -> str:
        """What a card says, in one line."""
        return effects.card_words(content, card)

    def goal(self, content: Content, goal: Goal, players: int) -> str:
        """A goal as a task with its numbers."""
        return effects.goal_words(content, goal, players)

    def short_name(self, name: str) -> str:
        """A boss without its title: `Warden Hask` of `Warden Hask, the Old`."""
        return name.partition(",")[0]

    def keyword(self, name: str, count: int | None) -> str:
        """What the ability of an enemy or a structure means."""
        return keyword_words(name, count)

    def minion(self, row: MinionRow, ability: str) -> str:
        """What stands on the card of a minion, and what its ability means."""
        return minion_words(row, ability)

    def reason(self, content: Content, reason: str) -> str:
        """Why a dragon suffers, or why the chapter was lost."""
        return reason_words(content, reason)


ENGLISH = English()
