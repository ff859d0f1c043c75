"""Every question of the Vale."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from emberhall.kernel.steps import Ask
from emberhall.titles.flamefang import setup, turn
from emberhall.titles.flamefang.actions import acting, alternate, extra, passing, resolve
from emberhall.titles.flamefang.cards import growth, hand
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons import (
    amber,
    breath,
    damage,
    gathering,
    giving,
    hoard,
    icons,
    travel,
)
from emberhall.titles.flamefang.effects import selecting
from emberhall.titles.flamefang.enemies import activation, minions
from emberhall.titles.flamefang.story import pages, unlock
from emberhall.titles.flamefang.words.effects import effect_words
from emberhall.titles.flamefang.words.reasons import reason_words

PLAIN: Final[dict[type[Ask], str]] = {
    alternate.HandIn: "How many do you hand in?",
    amber.MoveAmber: "What does Amber do?",
    breath.Leap: "Where do you leap?",
    breath.Shove: "Which minion do you shove where?",
    breath.Spit: "What do you spit at?",
    hand.CleanseCondition: "Which condition do you destroy?",
    hand.MendLife: "Which life card comes back to your row?",
    hand.PrepCard: "Which card do you prep?",
    hand.RecallCard: "Which card do you take back from your discard pile?",
    hand.TossCard: "Which card do you discard?",
    growth.Grow: "Which card of the upgrade path do you gain?",
    giving.FetchOne: "Which resource do you fetch?",
    hoard.FitHoard: "Your hoard is too full. What do you drop?",
    hoard.GainAny: "Which resource do you gain?",
    giving.GiveOne: "What do you give to whom?",
    hoard.ReturnResource: "Which resource do you lose?",
    icons.Attack: "What do you attack?",
    gathering.Gather: "What do you gather?",
    icons.Move: "Where do you move?",
    icons.Slip: "Where do you slip?",
    icons.Stun: "Which minion do you stun?",
    minions.StalkStep: "Which way does the boss go?",
    minions.TakeCondition: "Which dragon takes the condition?",
    resolve.ChooseBranch: "Which do you choose?",
    resolve.Resolve: "What do you do next?",
    selecting.MeetOne: "Which of the tied dragons does it meet?",
    setup.ChooseDragon: "Which dragon do you play?",
    setup.SwapCards: "Which cards of your opening hand do you swap?",
    travel.CarryDragon: "Whom do you carry along?",
    travel.TakeCaptive: "Do you take Amber along?",
    acting.Act: "What do you do?",
    turn.ChooseAspect: "Which aspect do you choose for this round?",
    passing.PrepOrDiscard: "Do you prep or discard a card before you draw?",
}
"""Questions that are always the same."""


@singledispatch
def question(step: Ask, content: Content) -> str:
    return PLAIN[type(step)]


@question.register
def steal_token(step: activation.StealToken, content: Content) -> str:
    return f"What does the {content.minions[step.minion].name} take?"


@question.register
def pay_damage(step: damage.PayDamage, content: Content) -> str:
    return f"Which life card do you lose? ({step.left(content)} damage)"


@question.register
def divide(step: damage.Divide, content: Content) -> str:
    return f"How do you divide {step.left} damage from {reason_words(content, step.reason)}?"


@question.register
def pay_extra(step: extra.PayExtra, content: Content) -> str:
    return f"How do you pay for the extra of {content.cards[step.card].name}?"


@question.register
def replace_card(step: growth.ReplaceCard, content: Content) -> str:
    return f"Which card leaves your deck for {content.cards[step.new].name}?"


@question.register
def pay_resources(step: growth.PayResources, content: Content) -> str:
    return f"What do you pay? ({step.count} to go)"


@question.register
def march(step: minions.March, content: Content) -> str:
    return f"Which way does the {content.minions[step.minion].name} go?"


@question.register
def ally(step: resolve.Ally, content: Content) -> str:
    return f"Who does this: {effect_words(content, content.inner[step.effect][0])}?"


@question.register
def roll_tower(step: pages.RollTower, content: Content) -> str:
    return f"Which way does the {content.secrets[step.secret].name} roll?"


@question.register
def choose_unlock(step: unlock.ChooseUnlock, content: Content) -> str:
    if step.level == unlock.NO_LEVEL:
        return "Which dragon power do you choose?"
    return f"Which level {step.level} trait do you choose?"


@question.register
def replace_starting(step: unlock.ReplaceStarting, content: Content) -> str:
    return f"Which starting card makes room for {content.cards[step.trait].name}?"
