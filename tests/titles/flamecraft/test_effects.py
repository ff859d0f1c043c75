"""What options say they bring is what they bring.

Random games are played, and each option of every question is tried on a copy of the game, alone:
of all that waits, only the sure rewards stay that come right after the question. What the option's
effects name (goods by kind, coins, reputation) is held against how the seat's own part of its view
changes until somebody has a real choice again. An answer is compared where

- no chance has a say: the table has drawn no number for it,
- it is neither a visit, whose effects tell what gathering there would bring, which is asked for
  next, nor the end of a turn, and
- after an interrupt, the question stays open.

Where nothing more is asked, the change is exactly what is named. Where more is asked first (how to
pay, whom to give it), some of it is still to come: so far, nothing has changed beyond what is
named. Where a later choice made itself because there was but one (paying aside), no less has
changed than what is named, and kinds that are not named may have changed; with more asked besides,
nothing is compared. Nor are goods where some of choice are named, as in `good`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

import emberhall
from emberhall.kernel.events import Event, Forced
from emberhall.kernel.wire import OptionData
from emberhall.titles.flamecraft.rewards import REWARDS
from emberhall.titles.flamecraft.touching import ANYTHING

KINDS = ("bread", "meat", "iron", "crystal", "plant", "potion", "coin", "reputation")
OF_CHOICE = dict.fromkeys(KINDS[:6], ("good", ANYTHING)) | {
    "coin": (ANYTHING,),
    "reputation": (),
}
PAYMENTS = ("pay", "pay-of-one-type")
SETTLED, ASKED, FORCED, FORCED_AND_ASKED = "settled", "asked", "forced", "forced and asked"


def held(game: emberhall.Game, seat: int) -> dict[str, int]:
    own = game.view(seat)["seats"][seat]
    goods = {pile["kind"]: pile["count"] for pile in own["goods"]}
    return {**goods, "reputation": own["reputation"]}


def alone(game: emberhall.Game, kind: str) -> emberhall.Game:
    """The same question with nothing to come after it; after a payment, rewards stay."""
    tried = game.copy()
    stack = tried._table.stack
    first = len(stack) - 1
    while kind in PAYMENTS and first and isinstance(stack[first - 1], REWARDS):
        first -= 1
    del stack[:first]
    return tried


def is_within(change: int, gain: int, cost: int, how: str) -> bool:
    if how == SETTLED:
        return change == gain - cost
    if how == ASKED:
        return -cost <= change <= gain
    if how == FORCED_AND_ASKED:
        return True
    named = gain - cost
    return change >= named if named > 0 else change <= named or not named


def how_it_went(told: Iterable[Event], is_open: bool) -> str:
    chosen = any(isinstance(event, Forced) and event.key != "pay" for event in told)
    if is_open:
        return FORCED_AND_ASKED if chosen else ASKED
    return FORCED if chosen else SETTLED


def contradictions(game: emberhall.Game, number: int, option: OptionData) -> list[str]:
    question = game.question
    assert question is not None
    tried = alone(game, question.kind)
    before, drawn = held(tried, question.seat), tried._table.drawn
    told = tried.answer(number, telling=True)
    stack = tried._table.stack
    is_over = tried.turns != game.turns or question.step not in stack
    if tried._table.drawn != drawn or (option["interrupt"] and is_over):
        return []
    now = held(tried, question.seat)
    is_open = bool(stack) and stack[-1] is not question.step
    how, effects = how_it_went(told, is_open), option["effects"]
    return [
        f"{question.kind}, {option['key']}: {kind} changes by {now[kind] - before[kind]} {how}"
        for kind in KINDS
        if not any(other in effects["gains"] | effects["costs"] for other in OF_CHOICE[kind])
        and not is_within(
            now[kind] - before[kind],
            effects["gains"].get(kind, 0),
            effects["costs"].get(kind, 0),
            how,
        )
    ]


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(10))
def test_options_bring_what_they_say(seed: int) -> None:
    seats, luck = 1 + seed % 5, random.Random(seed)
    game = emberhall.new_game("flamecraft", seats=seats, seed=seed, companions=seats > 1)
    while (question := game.question) is not None:
        prompt = game.prompt(question.seat)
        assert prompt is not None
        for number, option in enumerate(prompt["options"]):
            if option["key"] != "end turn" and question.kind != "visit":
                assert contradictions(game, number, option) == []
        game.answer(luck.randrange(game.choices))
