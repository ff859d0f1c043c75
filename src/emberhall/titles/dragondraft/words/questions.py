"""What is asked, and what is going on meanwhile."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.steps import Ask, Step
from emberhall.titles.dragondraft.keeping import KeepGoblins
from emberhall.titles.dragondraft.preparing import PayHelpers, PrepareStage
from emberhall.titles.dragondraft.projects import BuildGrandstand, OfferSpecial
from emberhall.titles.dragondraft.recruiting import Recruit
from emberhall.titles.dragondraft.turn import EveningShow, PreparingTheStage, RecruitingTheDragons

LABELS: dict[type[Step], str] = {
    RecruitingTheDragons: "Recruiting the dragons",
    PreparingTheStage: "Preparing the stage",
    EveningShow: "Evening show",
    BuildGrandstand: "Build a grandstand",
    OfferSpecial: "Offer a special",
}


def label(step: Step) -> str:
    return LABELS.get(type(step), "")


@singledispatch
def question(step: Ask) -> str:
    raise NotImplementedError(type(step).__name__)


@question.register
def recruit(step: Recruit) -> str:
    return "Which card do you recruit?"


@question.register
def prepare_stage(step: PrepareStage) -> str:
    if not step.may_build:
        return "Which special do you offer?"
    if not step.may_offer:
        return "Which grandstand do you build?"
    return "What do your goblins work on?"


@question.register
def pay_helpers(step: PayHelpers) -> str:
    return f"Which goblins do the work for {step.cost}?"


@question.register
def keep_goblins(step: KeepGoblins) -> str:
    cards = "goblin pairs" if step.pairs else "goblin helpers"
    return f"How many {cards} do you keep for the next round?"
