"""What is going on while a step waits."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import Step
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.fire import DifferentGoods, DoubleGood, FireUp, Swap
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


def label(step: Step, content: Content) -> str:
    """Empty: nothing worth saying."""
    if isinstance(step, ReturnFancies):
        return content.fancies[step.talisman].name
    return LABELS.get(type(step), "")
