"""Abilities of shops with coins flipped or left behind, and with fancies drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.knowledge import hide
from emberhall.kernel.steps import ABSENT, PASS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamecraft import ids, moves, rule_ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import draw_fancy
from emberhall.titles.flamecraft.dragon_events import FancyGiven
from emberhall.titles.flamecraft.events import CoinFlipped, CoinsLeft, CoinsTaken
from emberhall.titles.flamecraft.gifts import NOBODY, Receive, receivers
from emberhall.titles.flamecraft.goods import spend
from emberhall.titles.flamecraft.kinds import COIN, Card, some
from emberhall.titles.flamecraft.rewards import DRAW_ARTISAN, DRAW_FANCY, gain_reputation, reward_of
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import REPUTATION, shop_here
from emberhall.titles.flamecraft.verbs import Verb

FLIP: Final = 1


def flip(t: Town) -> bool:
    """True for heads."""
    heads = t.randbelow(2) == 1
    if t.log is not None:
        t.log.append(CoinFlipped(t.turn, heads))
    return heads


@dataclass(eq=False)
class FlipForDragon(Verb):
    """Heads draws a fancy, tails an artisan; for a coin there may be a second flip."""

    price: int

    def do(self, t: Town) -> None:
        t.then(DRAW_FANCY if flip(t) else DRAW_ARTISAN, FlipAgain(self.price))


@dataclass(eq=False)
class FlipAgain(Ask):
    price: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [FLIP, ABSENT] if t.goods[t.turn][COIN] >= self.price else []

    def take(self, t: Town, pick: int) -> None:
        if pick != PASS:
            spend(t, t.turn, some(COIN, self.price))
            t.then(DRAW_FANCY if flip(t) else DRAW_ARTISAN)

    def key(self, content: Content, pick: int) -> str:
        return "stop" if pick == PASS else "flip"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "flip-for-dragon")

    def variant(self, t: Town, pick: int) -> str:
        return "no" if pick == PASS else "flip"

    def effects(self, t: Town, pick: int) -> Effects:
        return effects() if pick == PASS else effects(costs={"coin": self.price})

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t), names=("flip-again",))


class FlipCoins(Verb):
    """Flip as many of one's coins as one likes, each of them once."""

    def can(self, t: Town) -> bool:
        return t.goods[t.turn][COIN] > 0

    def do(self, t: Town) -> None:
        t.then(FlipCoin(t.goods[t.turn][COIN]))


@dataclass(eq=False)
class FlipCoin(Ask):
    """Flip a coin: heads scores, tails loses the coin. Then the next one may be flipped."""

    left: int
    """Coins that have not been flipped."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [FLIP, ABSENT] if self.left else []

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            return
        if flip(t):
            gain_reputation(t, t.turn, t.content.wishing.rep)
        else:
            spend(t, t.turn, some(COIN, 1))
        t.then(FlipCoin(self.left - 1))

    def key(self, content: Content, pick: int) -> str:
        return "stop" if pick == PASS else "flip"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "flip-coins")

    def variant(self, t: Town, pick: int) -> str:
        return "no" if pick == PASS else "flip"

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t), self.left)


@dataclass(eq=False)
class LeaveCoins(Ask):
    """Leave coins on an empty space of the alley here, claim its rewards and take another turn."""

    coins: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        if t.goods[t.turn][COIN] < self.coins:
            return []
        return [space for space in alley_here(t) if not t.alley[space]]

    def take(self, t: Town, pick: int) -> None:
        t.goods[t.turn][COIN] -= self.coins
        t.alley[pick] = self.coins
        t.owes_turn = True
        if t.log is not None:
            own = ids.goods(t.content, t.turn, COIN)
            move = moves.good(t.content, COIN, own, ids.alley(pick), self.coins)
            t.log.append(CoinsLeft(t.turn, self.coins, moves=(move,)))
        t.then(*t.content.alley_rewards[pick])

    def key(self, content: Content, pick: int) -> str:
        return f"leave coins {pick + 1}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "leave-coins")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.alley(pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        reward = reward_of(t.content, t.content.alley_rewards[pick])
        return effects({**reward, "turn": 1}, {"coin": self.coins})

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t))


class TakeCoins(Verb):
    """Take all coins that lie in the alley here."""

    def can(self, t: Town) -> bool:
        return coins_here(t) > 0

    def do(self, t: Town) -> None:
        coins = coins_here(t)
        if t.log is not None:
            t.log.append(CoinsTaken(t.turn, coins, moves=_out_of_alley(t)))
        for space in alley_here(t):
            t.alley[space] = 0
        t.goods[t.turn][COIN] += coins

    def gains(self, t: Town) -> dict[str, int]:
        return {"coin": coins_here(t)}


def alley_here(t: Town) -> tuple[int, ...]:
    """The spaces for coins of the shop that is visited."""
    return t.content.alley_spaces[t.at[t.turn]]


def coins_here(t: Town) -> int:
    return sum(t.alley[space] for space in alley_here(t))


def _out_of_alley(t: Town) -> moves.Moves:
    own = ids.goods(t.content, t.turn, COIN)
    return tuple(
        moves.good(t.content, COIN, ids.alley(space), own, t.alley[space])
        for space in alley_here(t)
        if t.alley[space]
    )


@dataclass(eq=False)
class DrawAndGiftFancy(Verb):
    """Draw two fancies and gift one of them."""

    rep: int

    def can(self, t: Town) -> bool:
        return bool(t.fancy_deck)

    def do(self, t: Town) -> None:
        drawn = [draw_fancy(t, t.turn) for _ in range(2)]
        t.held_fancies = sorted(card for card in drawn if card != ABSENT)
        t.then(GIFT_FANCY, GiftFancyTo(self.rep), PUT_FANCY_AWAY)

    def gains(self, t: Town) -> dict[str, int]:
        return {REPUTATION: self.rep}


class GiftFancy(Ask):
    """Which of the fancies just drawn is gifted? It comes to lie first."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [*t.held_fancies]

    def take(self, t: Town, pick: int) -> None:
        hide([card for card in t.held_fancies if card != pick], pick, t.turn, t.fancies_known)
        t.held_fancies = [pick]

    def key(self, content: Content, pick: int) -> str:
        return f"gift {content.fancies[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "draw-and-gift-fancy")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.fancy(t.content, pick),)

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t), names=("gift-fancy",))


@dataclass(eq=False)
class GiftFancyTo(Receive):
    rep: int

    def picks(self, t: Town) -> list[int]:
        return receivers(t) if t.held_fancies else []

    def take(self, t: Town, pick: int) -> None:
        card = t.held_fancies[0]
        t.fancies[t.turn].remove(card)
        t.given += 1
        if pick == NOBODY:
            t.fancy_deck.insert(0, card)
        else:
            t.fancies[pick].append(card)
            t.fancies[pick].sort()
        if t.log is not None:
            t.log.append(fancy_given(t, card, pick))
        gain_reputation(t, t.turn, self.rep)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({REPUTATION: self.rep}, {"fancy": 1})

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t), names=("gift-fancy-to",))


def fancy_given(t: Town, card: Card, to: Seat) -> FancyGiven:
    to_whom = None if to == NOBODY else to
    place = ids.FANCIES if to == NOBODY else ids.fancies(to)
    move = moves.fancy(t.content, card, ids.fancies(t.turn), place)
    return FancyGiven(t.turn, to_whom, t.content.fancy_ids[card], moves=(move,))


class PutFancyAway(Step):
    def do(self, t: Town) -> None:
        t.held_fancies = []

    def doing(self, t: Town) -> Doing:
        return Doing(names=("fancy-gifted",))


GIFT_FANCY: Final = GiftFancy()
PUT_FANCY_AWAY: Final = PutFancyAway()
TAKE_COINS: Final = TakeCoins()
FLIP_COINS: Final = FlipCoins()
