"""What is going on while a step waits."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import Step
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.enchant import LEAVE, RESERVE, TUCK, PutAway
from emberhall.titles.flamecraft.fire import FireUp, Swap
from emberhall.titles.flamecraft.fire_goods import DifferentGoods, DoubleGood
from emberhall.titles.flamecraft.gifts import EntryGift, GiftGood
from emberhall.titles.flamecraft.moon import ReturnFancies
from emberhall.titles.flamecraft.pay import Pay
from emberhall.titles.flamecraft.place import ChooseSlot, PlaceInTown
from emberhall.titles.flamecraft.rewards import DrawArtisan

LABELS: Final[dict[type[Step], str]] = {
    EntryGift: "Entering a shop",
    GiftGood: "A gift",
    Pay: "Paying",
    PlaceInTown: "Placing a dragon in Town",
    ChooseSlot: "Placing a dragon in Town",
    FireUp: "Firing up",
    DifferentGoods: "Different goods",
    DoubleGood: "Two of one good",
    Swap: "A swap",
    DrawArtisan: "Drawing an artisan dragon",
}

AFTERWARDS: Final = {TUCK: "Casting", RESERVE: "Reserving", LEAVE: "The rewards of"}
"""What becomes of an enchantment that is paid for."""


def label(step: Step, content: Content) -> str:
    """Empty: nothing worth saying."""
    if isinstance(step, PutAway):
        return f"{AFTERWARDS[step.then]} {content.enchantments[step.card].name}"
    if isinstance(step, ReturnFancies):
        return content.fancies[step.talisman].name
    return LABELS.get(type(step), "")
