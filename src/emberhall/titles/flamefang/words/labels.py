"""What is going on while a step waits, in a few words."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from emberhall.kernel.steps import Step
from emberhall.titles.flamefang.actions import extra, passing, resolve
from emberhall.titles.flamefang.cards import draw, growth, hand
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons import amber, damage, giving, hoard, travel
from emberhall.titles.flamefang.effects import selecting, verbs
from emberhall.titles.flamefang.enemies import activation, minions, targets
from emberhall.titles.flamefang.story import pages, unlock
from emberhall.titles.flamefang.things import AMBER
from emberhall.titles.flamefang.words.effects import effect_words, moment_words
from emberhall.titles.flamefang.words.reasons import reason_words

PLAIN: Final[dict[type[Step], str]] = {
    amber.MoveAmber: "Amber acts",
    hand.CleanseCondition: "destroying conditions",
    hand.MendLife: "mending life cards",
    hand.PrepCard: "prepping cards",
    hand.RecallCard: "taking cards back",
    hand.TossCard: "discarding cards",
    draw.Draw: "drawing cards",
    targets.Burst: "a burst",
    giving.FetchOne: "fetching resources",
    giving.GiveOne: "giving resources",
    hoard.GainAny: "gaining resources",
    minions.SpawnMinion: "minions come",
    minions.StalkStep: "the boss stalks",
    passing.ClearAndDraw: "passing",
    travel.TakeCaptive: "taking Amber along",
}
"""Labels that are always the same."""


@singledispatch
def label(step: Step, content: Content) -> str:
    """Empty where a step needs none."""
    return PLAIN.get(type(step), "")


@label.register
def resolving(step: resolve.Resolve, content: Content) -> str:
    kind, number = step.source
    if kind in (resolve.CARD, resolve.LIFE):
        return content.cards[number].name
    if kind == resolve.MAGIC:
        return content.magic[number].name
    if kind in (resolve.SECRET, resolve.POWER):
        return content.secrets[number].name
    return effect_words(content, step.pool)


@label.register
def choosing(step: resolve.ChooseBranch, content: Content) -> str:
    return resolving(step.rest, content)


@label.register(verbs.VerbChoice)
@label.register(verbs.Verb)
@label.register(selecting.MeetOne)
@label.register(selecting.Struck)
def using(
    step: verbs.VerbChoice | verbs.Verb | selecting.MeetOne | selecting.Struck, content: Content
) -> str:
    return effect_words(content, (step.effect,))


@label.register
def one_after_another(step: verbs.InOrder, content: Content) -> str:
    return effect_words(content, step.items)


@label.register
def moment(step: activation.WorldMoment, content: Content) -> str:
    return moment_words(step.moment)


# Damage


@label.register(damage.Suffer)
@label.register(damage.PayDamage)
@label.register(damage.Share)
@label.register(damage.Divide)
def harm(
    step: damage.Suffer | damage.PayDamage | damage.Share | damage.Divide, content: Content
) -> str:
    reason = reason_words(content, step.reason)
    return f"damage from {reason}" if reason else "damage"


# Enemies


@label.register(activation.Steal)
@label.register(activation.StealToken)
@label.register(activation.MendOthers)
@label.register(minions.March)
def a_minion(
    step: activation.Steal | activation.StealToken | activation.MendOthers | minions.March,
    content: Content,
) -> str:
    return f"the {content.minions[step.minion].name}"


@label.register(minions.MinionsAttack)
@label.register(minions.TakeCondition)
def minions_there(step: minions.MinionsAttack | minions.TakeCondition, content: Content) -> str:
    return f"the minions at the {content.tiles[step.tile].name}"


@label.register
def tower(step: pages.RollTower, content: Content) -> str:
    return f"the {content.secrets[step.secret].name}"


@label.register
def losing(step: hoard.ReturnResource, content: Content) -> str:
    return "a theft" if step.is_stolen else "losing resources"


# Ways and cards


@label.register
def arriving(step: travel.Arrive, content: Content) -> str:
    who = "Amber flies" if step.dragon == AMBER else "flying"
    return f"{who} to the {content.tiles[step.tile].name}"


@label.register
def amber_arriving(step: amber.AmberArrives, content: Content) -> str:
    return f"Amber flies to the {content.tiles[step.tile].name}"


@label.register
def paying_extra(step: extra.PayExtra, content: Content) -> str:
    return f"the extra of {content.cards[step.card].name}"


@label.register(growth.ReplaceCard)
@label.register(growth.Exchange)
def growing(step: growth.ReplaceCard | growth.Exchange, content: Content) -> str:
    return f"growing {content.cards[step.new].name}"


@label.register
def replacing(step: unlock.ReplaceStarting, content: Content) -> str:
    return content.cards[step.trait].name
