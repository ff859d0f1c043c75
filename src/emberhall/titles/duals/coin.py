"""What a coin buys: two new shop cards, or the special action of an active fancy."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import INTERRUPT, NO_PICKS, Ask, Interrupt
from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.duals import ids
from emberhall.titles.duals.bag import pull
from emberhall.titles.duals.behaviours import DRAW_AND_SHOW, FIRE_AS_ANY, MOVE_ANY, PULL_ANOTHER
from emberhall.titles.duals.cards import DRAW_FIRST
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.moves import PICK_UP_ANY
from emberhall.titles.duals.rows import FancyRow
from emberhall.titles.duals.score import coin_worth, worth_of
from emberhall.titles.duals.score_phase import Score, must_pay
from emberhall.titles.duals.spending import CARDS, new_cards, spend, spend_on_cards
from emberhall.titles.duals.steps import KEEP_ONE_OF_TWO, Place
from emberhall.titles.duals.table import Gameboard

NEW_CARDS: Final = INTERRUPT
"""The pick of new cards; the active fancies follow."""
ONLY_CARDS: Final = [NEW_CARDS]

NO_CARD: Final = "card"
NO_TOKEN: Final = "token"
EMPTY_BAG: Final = "bag"
NOTHING_HELD: Final = "held"
MANY_HELD: Final = "many"
NOT_FIRED: Final = "fires"


class SpendCoin(Interrupt):
    """Once in a turn, a coin buys new cards or what an active fancy does."""

    def picks(self, t: Gameboard) -> list[int]:
        if t.coined or not t.coins[t.turn]:
            return NO_PICKS
        if t.fancies:
            return uses(t, t.asking())
        if t.seats == 1 and type(t.asking()) is Score and must_pay(t):
            return NO_PICKS
        return ONLY_CARDS if t.deck else NO_PICKS  # asked at nearly every question: no list is made

    def take(self, t: Gameboard, pick: int) -> None:
        fancy = fancy_of(t.content, pick)
        if fancy is None:
            spend_on_cards(t)
        else:
            spend(t, fancy.id)
            use(t, fancy)

    def seat(self, t: Gameboard) -> Seat:
        return t.turn

    def key(self, content: Content, pick: int) -> str:
        fancy = fancy_of(content, pick)
        return f"coin {fancy.id}" if fancy else "coin"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (ids.coins_of(t.turn),)

    def variant(self, t: Gameboard, pick: int) -> str:
        fancy = fancy_of(t.content, pick)
        return fancy.id if fancy else CARDS

    def effects(self, t: Gameboard, pick: int) -> Effects:
        """What spending a coin so would bring at once."""
        fancy, gains, costs = fancy_of(t.content, pick), {}, {ids.COIN: 1}
        if fancy is None:
            gains[ids.CARD] = costs[ids.CARD] = new_cards(t)
        elif fancy.does == DRAW_AND_SHOW:
            gains[ids.CARD] = 1
        elif fancy.does == PULL_ANOTHER:
            gains[ids.TOKEN] = costs[ids.TOKEN] = 1
        return effects(gains, costs, score=change_by_coin(t))


def fancy_of(content: Content, pick: int) -> FancyRow | None:
    """The fancy that a coin is spent on; `None` for new cards."""
    return None if pick == NEW_CARDS else content.active[pick - NEW_CARDS - 1]


def picks_of(content: Content) -> range:
    """All that a coin can buy, ever."""
    return range(NEW_CARDS, NEW_CARDS + 1 + len(content.active))


def uses(t: Gameboard, step: Ask) -> list[int]:
    """What a coin could buy in the middle of this question, with fancies in play."""
    found = ONLY_CARDS.copy() if t.has_card_to_draw() or is_worth_spending(t) else []
    for pick, fancy in enumerate(t.content.active, start=NEW_CARDS + 1):
        if fancy.id in t.fancies and not lack(t, fancy, step):
            found.append(pick)
    return found


def is_worth_spending(t: Gameboard) -> bool:
    """Whether a coin brings something even if it draws no card: the last one, with Goldrush."""
    return change_by_coin(t) > 0


def change_by_coin(t: Gameboard) -> int:
    """By how much spending a coin changes what one's coins are worth."""
    return worth_of(t, t.coins[t.turn] - 1) - coin_worth(t, t.turn)


def lack(t: Gameboard, fancy: FancyRow, step: Ask) -> str:
    """What is lacking to use a fancy in the middle of this question; empty where nothing is."""
    if fancy.does == DRAW_AND_SHOW:
        return "" if t.has_card_to_draw() else NO_CARD
    if fancy.does == MOVE_ANY:
        return "" if any(t.stacks) else NO_TOKEN
    if not t.held:
        return NOTHING_HELD
    if fancy.does == FIRE_AS_ANY:
        return "" if type(step) is Place and step.fires else NOT_FIRED
    if not t.has_token_to_pull():
        return EMPTY_BAG
    return "" if type(step) is Place else MANY_HELD


def use(t: Gameboard, fancy: FancyRow) -> None:
    """Do what a fancy does for a coin."""
    if fancy.does == DRAW_AND_SHOW:
        t.then(DRAW_FIRST)
    elif fancy.does == FIRE_AS_ANY:
        t.rainbow = True
    elif fancy.does == MOVE_ANY:
        t.then(PICK_UP_ANY)
    else:
        pull(t)
        t.then(KEEP_ONE_OF_TWO)


SPEND_COIN: Final = SpendCoin()
