"""The end of the game: coins, then moon dragons, and alone the achievements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import PASS, Ask, Step
from emberhall.kernel.wire import Doing, Id, Seat
from emberhall.titles.flamecraft import ids, moves, phases
from emberhall.titles.flamecraft.achievements import award, is_reached
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.dragon_events import FancyRevealed
from emberhall.titles.flamecraft.end_events import (
    AchievementUnlocked,
    CoinsTurnedIn,
    GameEnded,
    MoonScored,
    MoonsRevealed,
    ScoringBegan,
    SoloEnded,
)
from emberhall.titles.flamecraft.kinds import COIN, Card, some
from emberhall.titles.flamecraft.moon import FANCIES, RETURN_FANCIES, ReturnFancies, moon_worth
from emberhall.titles.flamecraft.score import outcome
from emberhall.titles.flamecraft.table import Town


class EndScoring(Step):
    """Everybody turns in coins; then the fancies are scored, seat by seat."""

    def do(self, t: Town) -> None:
        t.phase = phases.SCORING
        t.played = t.rep.copy()
        if t.log is not None:
            t.log.append(ScoringBegan())
        for seat in range(t.seats):
            turn_in_coins(t, seat)
        seats = [ScoreMoons(seat) for seat in range(t.seats)]
        t.then(*seats, *([UNLOCK] if t.is_solo else []), END_GAME)


def turn_in_coins(t: Town, seat: Seat) -> None:
    coins = t.goods[seat][COIN]
    t.goods[seat][COIN] = 0
    t.supply[COIN] += coins
    t.turned_in[seat] = coins
    t.rep[seat] += coins
    if t.log is not None and coins:
        paid = moves.returned(t.content, seat, some(COIN, coins))
        gained = moves.reputation(seat, coins)
        t.log.append(CoinsTurnedIn(seat, coins, moves=(*paid, gained)))


@dataclass(eq=False)
class ScoreMoons(Step):
    """Talisman first, for what it returns no longer counts; the others; Buddy last."""

    seat: Seat

    def do(self, t: Town) -> None:
        moons = [card for card in t.fancies[self.seat] if not t.content.is_sun[card]]
        talismans = [card for card in moons if t.content.fancies[card].goal == RETURN_FANCIES]
        t.then(*(ReturnFancies(self.seat, card) for card in talismans), RevealMoons(self.seat))
        if t.log is not None:
            names = [t.content.fancy_ids[card] for card in talismans]
            t.log.extend(FancyRevealed(self.seat, name) for name in names)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.seat(self.seat), names=("score",))


@dataclass(eq=False)
class RevealMoons(Step):
    seat: Seat

    def do(self, t: Town) -> None:
        if t.log is not None:
            t.log.append(MoonsRevealed(self.seat))
        rows = t.content.fancies
        moons = [
            card
            for card in t.fancies[self.seat]
            if not t.content.is_sun[card] and rows[card].goal != RETURN_FANCIES
        ]
        for card in sorted(moons, key=lambda card: (rows[card].goal == FANCIES, card)):
            score_moon(t, self.seat, card)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.seat(self.seat), names=("reveal",))


def score_moon(t: Town, seat: Seat, card: Card) -> None:
    """A dragon whose goal is not met stays unscored."""
    worth = moon_worth(t, seat, card)
    if worth:
        t.fancies[seat].remove(card)
        t.scored[seat].append(card)
        t.rep[seat] += worth
    if t.log is not None:
        t.log.append(moon_scored(t, seat, card, worth))


def moon_scored(t: Town, seat: Seat, card: Card, worth: int) -> MoonScored:
    went = moves.NOTHING
    if worth:
        scored = moves.fancy(t.content, card, ids.fancies(seat), ids.scored(seat))
        went = (scored, moves.reputation(seat, worth))
    return MoonScored(seat, t.content.fancy_ids[card], worth, moves=went)


class Unlock(Ask):
    """Alone: which of the achievements reached are unlocked, as many as the award allows."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        if len(t.unlocked) >= award(t.content, t.rep[0]).unlocks:
            return []
        known = (*t.achievements, *t.unlocked)
        reached = [
            number
            for number in range(len(t.content.achievements))
            if number not in known and is_reached(t, number)
        ]
        return [*reached, PASS] if reached else []

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            return
        t.unlocked.append(pick)
        t.then(UNLOCK)
        if t.log is not None:
            t.log.append(AchievementUnlocked(ids.achievement(t.content, pick)))

    def key(self, content: Content, pick: int) -> str:
        return "unlock nothing" if pick == PASS else f"unlock {content.achievements[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("achievement.unlock-one", "achievement.unlock-choose")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (ids.achievement(t.content, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "no" if pick == PASS else ""

    def doing(self, t: Town) -> Doing:
        most = award(t.content, t.rep[0]).unlocks
        return Doing(left=most - len(t.unlocked), of=most)


class EndGame(Step):
    def do(self, t: Town) -> None:
        t.finish()
        if t.log is not None and t.is_solo:
            t.log.append(SoloEnded(0, award(t.content, t.rep[0]).id, t.rep[0]))
        elif t.log is not None:
            t.log.append(GameEnded(outcome(t).winners))


END_SCORING: Final = EndScoring()
UNLOCK: Final = Unlock()
END_GAME: Final = EndGame()
