"""What a position of Flamecraft Duals is worth to a seat, in reputation.

The numbers are hand-made and were tried against each other with `emberhall sim`.
"""

from __future__ import annotations

from functools import cache

from emberhall.kernel.evaluate import Evaluator
from emberhall.kernel.wire import Seat
from emberhall.titles.duals.behaviours import REWARD_SPENDING
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.numbers import Card, Type
from emberhall.titles.duals.score import has_won_alone, worth_of
from emberhall.titles.duals.table import Gameboard

READY = 0.75
"""How much of a card counts that is complete but has to wait a turn."""
NEAR = (0.0, 0.3, 0.42, 0.5, 0.55)
"""How much of a card counts if so many places lack but one token for it."""
FAR = 0.08
"""How much of a card counts that no place is near to."""
COIN = 1.1
"""A coin: a point at the end, and new cards until then."""
TO_PLAY = 0.9
"""A token in hand that is still to be placed this turn."""
KEPT = 0.3
"""A token kept for the next turn."""
FOR_THE_OTHER = 0.6
"""How much of a fountain card counts against us that the other could claim next."""

COMPLETE = -1

SOLO_FOUNTAIN = 6.0
SOLO_COIN = 5.0
SOLO_SHOP = 3.0
"""In solo, what a fountain card, a coin and a shop card in hand weigh."""


def value(t: Gameboard, seat: Seat) -> float:
    if t.seats == 1:
        return alone(t)
    other = 1 - seat
    return standing(t, seat) + hopes(t, seat) - standing(t, other)


def standing(t: Gameboard, seat: Seat) -> float:
    """What a seat has for certain."""
    cards = t.content.cards
    scored = sum(cards[card].reputation for card in t.scored[seat])
    return scored + coins(t, seat)


def coins(t: Gameboard, seat: Seat) -> float:
    count = t.coins[seat]
    if t.fancy(REWARD_SPENDING) is None:
        return (1.0 if t.over else COIN) * count
    return float(worth_of(t, count)) if t.over else -0.8 * count


def hopes(t: Gameboard, seat: Seat) -> float:
    """What the cards in hand and at the fountain promise."""
    if t.over:
        return 0.0
    masks, cards = t.masks(), t.content.cards
    may_score = t.turn == seat
    ready = 1.0 if may_score else READY
    hand = t.hands[seat]
    hope = sum((cards[card].reputation * promise(t, card, masks, ready) for card in hand), 0.0)
    if may_score and t.held:
        hope += TO_PLAY
    if t.kept[seat] >= 0 and not t.ending:
        hope += KEPT
    return hope + fountain(t, masks, may_score) if t.fountain else hope


def fountain(t: Gameboard, masks: list[int], may_score: bool) -> float:
    """Fountain cards that are complete: one for us if it is our turn, the others not."""
    complete = [card for card in t.fountain if near_places(t.content, card, masks) == COMPLETE]
    worth = float(t.content.cards[t.fountain[0]].reputation)
    mine = min(1, len(complete)) if may_score and not t.claimed else 0
    return worth * mine - FOR_THE_OTHER * worth * (len(complete) - mine)


def promise(t: Gameboard, card: Card, masks: list[int], ready: float) -> float:
    """How much of a card's reputation may be counted on."""
    places = near_places(t.content, card, masks)
    if places == COMPLETE:
        return ready
    if t.ending:
        return 0.0
    return NEAR[min(places, len(NEAR) - 1)] or FAR


def near_places(content: Content, card: Card, masks: list[int]) -> int:
    """How many places lack one token for this card, or `COMPLETE`."""
    count = 0
    for first, rest, on_board in lined_up(content)[card]:
        whole = masks[first]
        but_one = on_board
        for type, shift in rest:
            mask = masks[type] >> shift
            but_one = but_one & mask | whole
            whole &= mask
        if whole:
            return COMPLETE
        count += (but_one & on_board).bit_count()
    return count


LinedUp = tuple[Type, tuple[tuple[Type, int], ...], int]
"""A way to turn a card, as `hexes.Turning` has it, and the bits where all of it fits."""


@cache
def lined_up(content: Content) -> list[list[LinedUp]]:
    """For each card and each way to turn it, its types and the places where all of it fits."""
    board = sum(content.hexes.bits)
    found = []
    for turnings in content.turnings:
        ways = []
        for first, rest in turnings:
            on_board = board
            for _, shift in rest:
                on_board &= board >> shift
            ways.append((first, rest, on_board))
        found.append(ways)
    return found


def alone(t: Gameboard) -> float:
    """Solo: fountain cards win; coins and complete cards keep the challenge alive."""
    done = sum(card >= len(t.content.shops) for card in t.scored[0])
    if t.over:
        return 1000.0 if has_won_alone(t) else -1000.0 + done
    masks = t.masks()
    worth: float = SOLO_FOUNTAIN * done + SOLO_COIN * t.coins[0]
    for card in t.hands[0]:
        worth += SOLO_SHOP * promise(t, card, masks, 1.0)
    for card in t.fountain:
        worth += SOLO_FOUNTAIN * promise(t, card, masks, 0.0 if t.claimed else 0.9)
    if t.held:
        worth += SOLO_SHOP * TO_PLAY
    return worth


def parts(t: Gameboard, seat: Seat) -> dict[str, float]:
    """What adds up to `value`."""
    if t.seats == 1:
        return parts_alone(t)
    money = coins(t, seat)
    masks, may_score = t.masks(), t.turn == seat
    springs = fountain(t, masks, may_score) if t.fountain and not t.over else 0.0
    waiting = tokens(t, seat, may_score)
    return {
        "scored": standing(t, seat) - money,
        "coins": money,
        "fountain": springs,
        "tokens": waiting,
        "hand": hopes(t, seat) - springs - waiting,
        "others": -standing(t, 1 - seat),
    }


def tokens(t: Gameboard, seat: Seat, may_score: bool) -> float:
    """Tokens that are still to be placed, now or in the next turn."""
    if t.over:
        return 0.0
    to_play = TO_PLAY if may_score and t.held else 0.0
    return to_play + (KEPT if t.kept[seat] >= 0 and not t.ending else 0.0)


def parts_alone(t: Gameboard) -> dict[str, float]:
    if t.over:
        return {"outcome": alone(t)}
    masks = t.masks()
    done = sum(card >= len(t.content.shops) for card in t.scored[0])
    hand = sum((SOLO_SHOP * promise(t, card, masks, 1.0) for card in t.hands[0]), 0.0)
    money, waiting = SOLO_COIN * t.coins[0], SOLO_SHOP * TO_PLAY if t.held else 0.0
    return {
        "scored": SOLO_FOUNTAIN * done,
        "coins": money,
        "hand": hand,
        "tokens": waiting,
        "fountain": alone(t) - SOLO_FOUNTAIN * done - money - hand - waiting,
    }


class DualsEvaluator(Evaluator):
    def value(self, t: Gameboard, seat: Seat, since: Gameboard) -> float:
        return value(t, seat)

    def parts(self, t: Gameboard, seat: Seat, since: Gameboard) -> dict[str, float]:
        return parts(t, seat)

    def ends_plan(self, before: Gameboard, after: Gameboard) -> bool:
        """The value knows what another phase will bring."""
        return before.phase != after.phase


EVALUATOR = DualsEvaluator()
