"""What a coin buys: two new shop cards, or the special action of an active fancy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import INTERRUPT, NO_PICKS, Ask, Interrupt
from emberhall.kernel.wire import Effects, Id, effects
from emberhall.titles.duals import ids
from emberhall.titles.duals.bag import pull
from emberhall.titles.duals.cards import DRAW, DRAW_AND_SHOW, NEW_CARDS, PUT_UNDER
from emberhall.titles.duals.content import ACTIVE, FLAIR, RAINBOW, STARBURST, TAYLOR
from emberhall.titles.duals.events import CoinSpent
from emberhall.titles.duals.moves import MOVE_ANY
from emberhall.titles.duals.score import coin_worth, worth_moves, worth_of
from emberhall.titles.duals.score_phase import MUST_PAY, Score
from emberhall.titles.duals.steps import KEEP_ONE_OF_TWO, Place

if TYPE_CHECKING:
    from emberhall.titles.duals.content import Content
    from emberhall.titles.duals.table import Gameboard

STANDARD: Final = [INTERRUPT]


class SpendCoin(Interrupt):
    """Once in a turn, a coin buys new cards or what an active fancy does."""

    def picks(self, t: Gameboard) -> list[int]:
        if t.coined or not t.coins[t.asking().seat(t)]:
            return NO_PICKS
        return uses(t, t.asking())

    def take(self, t: Gameboard, pick: int) -> None:
        spend(t, self.seat(t), pick - INTERRUPT)

    def key(self, content: Content, pick: int) -> str:
        return key(pick - INTERRUPT)

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (ids.coins_of(t.turn),)

    def variant(self, t: Gameboard, pick: int) -> str:
        return variant(pick - INTERRUPT)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return spending(t, pick - INTERRUPT)


def uses(t: Gameboard, step: Ask) -> list[int]:
    """What a coin could buy in the middle of this question. The player has one to spend."""
    if t.is_solo and type(step) is Score and step.picks(t) == MUST_PAY:
        return NO_PICKS
    if not t.fancies:  # asked at nearly every question of a standard game: no list is made
        return STANDARD if t.deck else NO_PICKS
    found = STANDARD.copy() if t.has_card_to_draw() else []
    for number, fancy in enumerate(ACTIVE, start=1):
        if fancy in t.fancies and _is_ready(t, fancy, step):
            found.append(INTERRUPT + number)
    return found


def _is_ready(t: Gameboard, fancy: str, step: Ask) -> bool:
    if fancy == FLAIR:
        return t.has_card_to_draw()
    if fancy == STARBURST:
        return any(t.stacks)
    holds_one_to_play = type(step) is Place and step.fires
    return holds_one_to_play and (fancy == RAINBOW or t.has_token_to_pull())


def spend(t: Gameboard, seat: int, number: int) -> None:
    t.coins[seat] -= 1
    t.spent += 1
    t.coined = True
    if t.log is not None:
        before = worth_of(t, t.coins[seat] + 1)
        moves = Move(ids.COIN, ids.coins_of(seat), ids.SPENT), *worth_moves(t, seat, before)
        t.log.append(CoinSpent(seat, variant(number), moves=moves))
    if number == NEW_CARDS:
        count = new_cards(t)
        t.then(*[DRAW] * count, *[PUT_UNDER] * count)
    else:
        _use(t, ACTIVE[number - 1])


def new_cards(t: Gameboard) -> int:
    """How many cards a coin would draw, and put under the deck."""
    return min(t.content.coin_cards, len(t.deck) + len(t.display))


def _use(t: Gameboard, fancy: str) -> None:
    if fancy == FLAIR:
        t.then(DRAW_AND_SHOW)
    elif fancy == RAINBOW:
        t.rainbow = True
    elif fancy == STARBURST:
        t.then(MOVE_ANY)
    else:
        pull(t)
        t.then(KEEP_ONE_OF_TWO)


def key(number: int) -> str:
    return "coin" if number == NEW_CARDS else f"coin {ACTIVE[number - 1]}"


def variant(number: int) -> str:
    """What a coin is spent on: new cards, or a fancy."""
    return "cards" if number == NEW_CARDS else ACTIVE[number - 1]


def spending(t: Gameboard, number: int) -> Effects:
    """What spending a coin so would bring at once."""
    seat, gains, costs = t.turn, {}, {ids.COIN: 1}
    if number == NEW_CARDS:
        gains[ids.CARD] = costs[ids.CARD] = new_cards(t)
    elif ACTIVE[number - 1] == FLAIR:
        gains[ids.CARD] = 1
    elif ACTIVE[number - 1] == TAYLOR:
        gains[ids.TOKEN] = costs[ids.TOKEN] = 1
    change = worth_of(t, t.coins[seat] - 1) - coin_worth(t, seat)
    return effects(gains, costs, score=change)


SPEND_COIN: Final = SpendCoin()
