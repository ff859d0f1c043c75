"""Damage: suffering it, paying it with life cards, and dividing it among dragons."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, NO_PICKS, Step
from emberhall.kernel.wire import Doing, Effects, Id, Payment, Seat, effects, seat_id
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.hoard import FIT_HOARD
from emberhall.titles.flamefang.dragons.places import amber_hearts, dragons_on, tile_of
from emberhall.titles.flamefang.effects.moves import card_goes, hurts, piece_goes
from emberhall.titles.flamefang.effects.verbs import Choice, Verb
from emberhall.titles.flamefang.enemies.events import AmberFell, AmberHurt
from emberhall.titles.flamefang.events import Damaged, LifeLost, Warded
from emberhall.titles.flamefang.ids import card_id, discard_id, dragon_id, row_id, tile_id
from emberhall.titles.flamefang.story.ending import lose
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, Card, Dragon, Tile


@dataclass(eq=False)
class Suffer(Step):
    """A dragon takes damage that cannot be shared: its ward helps, then its life cards pay."""

    dragon: Dragon
    count: int
    reason: str

    def owes(self, t: Vale, seat: Seat) -> int:
        return max(0, self.count - t.wards[seat]) if self.dragon == seat else 0

    def do(self, t: Vale) -> None:
        if self.dragon == AMBER:
            hurt_amber(t, self.count)
            return
        seat, count = self.dragon, self.count
        warded = min(count, t.wards[seat])
        if warded:
            t.wards[seat] -= warded
            count -= warded
            if t.log is not None:
                moves = (Move("ward", seat_id(seat), None, warded),)
                t.log.append(Warded(seat, warded, self.reason, moves=moves))
        if not count:
            return
        if t.log is not None:
            moves = (hurts(dragon_id(seat), count),)
            t.log.append(Damaged(seat, count, self.reason, moves=moves))
        if is_deadly(t, seat, count):
            defeat(t, seat, self.reason)
        else:
            t.then(PayDamage(seat, count, self.reason), FIT_HOARD[seat])

    def doing(self, t: Vale) -> Doing:
        return Doing(names=(dragon_id(self.dragon), self.reason), left=self.count)


def debts(t: Vale) -> list[int]:
    """For each seat, the damage it has been dealt and has not paid for yet."""
    owed = [0] * t.seats
    for step in t.stack:
        if isinstance(step, (Suffer, PayDamage)):
            for seat in range(t.seats):
                owed[seat] += step.owes(t, seat)
    return owed


def defeat(t: Vale, seat: Seat, reason: str) -> None:
    lose(t, reasons.defeat_of(t.content.dragons[t.dragon[seat]].id, reason))


def is_deadly(t: Vale, seat: Seat, count: int) -> bool:
    """True where no set of life cards pays for it and leaves one in the row."""
    hearts = [t.content.hearts_of[card] for card in t.rows[seat]]
    return not hearts or sum(hearts) - min(hearts) < count


def hurt_amber(t: Vale, count: int) -> None:
    """She has hearts of her own; without any she is out for the rest of the chapter."""
    if t.amber_at == ABSENT or not count:
        return
    taken = min(count, amber_hearts(t))
    t.amber_hurt += taken
    if t.log is not None:
        t.log.append(AmberHurt(taken, moves=(hurts(dragon_id(AMBER), taken),)))
    if not amber_hearts(t):
        if t.log is not None:
            move = piece_goes(t, "amber", dragon_id(AMBER), t.amber_at, None)
            t.log.append(AmberFell(moves=(move,)))
        t.amber_at = ABSENT


DEFEAT: Final = 1000
"""What is left to pick when a condition drawn meanwhile has made the damage deadly."""


@dataclass(eq=False)
class PayDamage(Choice):
    """Discard life cards for damage, one after another, none of them to spare."""

    who: Seat
    count: int
    reason: str
    chosen: tuple[Card, ...] = ()

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        left = self.left(t.content)
        if left <= 0:
            return NO_PICKS
        if is_deadly(t, self.who, left):
            return [DEFEAT]
        if self.count == 1:
            return sorted(set(t.rows[self.who]))
        return self._next_cards(t)

    def owes(self, t: Vale, seat: Seat) -> int:
        return max(0, self.left(t.content)) if self.who == seat else 0

    def left(self, content: Content) -> int:
        """The damage that is not paid for yet."""
        return self.count - sum(content.hearts_of[card] for card in self.chosen)

    def _next_cards(self, t: Vale) -> list[Card]:
        """Every card of a set that would do; of a single set any card is as good."""
        row, hearts = t.rows[self.who], t.content.hearts_of
        mine = [hearts[card] for card in self.chosen]
        sets = {
            cards
            for size in range(1, len(row))
            for cards in combinations(row, size)
            if is_tight([*mine, *(hearts[card] for card in cards)], self.count)
        }
        if len(sets) == 1:
            return [min(sets)[0]]
        return sorted({card for cards in sets for card in cards})

    def take(self, t: Vale, pick: int) -> None:
        if pick == DEFEAT:
            defeat(t, self.who, self.reason)
            return
        t.rows[self.who].remove(pick)
        t.discards[self.who].append(pick)
        if t.log is not None:
            move = card_goes(t.content, pick, row_id(self.who), discard_id(self.who))
            t.log.append(LifeLost(self.who, move.kind, moves=(move,)))
        t.then(PayDamage(self.who, self.count, self.reason, (*self.chosen, pick)))

    def key(self, content: Content, pick: int) -> str:
        return "be defeated" if pick == DEFEAT else f"lose {content.cards[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == DEFEAT else (card_id(t.content, row_id(self.who), pick),)

    def variant(self, t: Vale, pick: int) -> str:
        return "be-defeated" if pick == DEFEAT else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick == DEFEAT:
            return effects(damage=self.left(t.content))
        card = t.content.cards[pick]
        return effects(costs={"heart": card.hearts, "hoard": card.hoard})

    def payment(self, t: Vale) -> Payment:
        left = max(0, self.left(t.content))
        return owed_damage(dragon_id(self.who), self.count, left)

    def doing(self, t: Vale) -> Doing:
        chosen = (t.content.cards[card].id for card in self.chosen)
        left = max(0, self.left(t.content))
        return Doing(dragon_id(self.who), left, self.count, (self.reason, *chosen))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("life.damage", "ruling.damage-set")


def owed_damage(what: Id, cost: int, left: int) -> Payment:
    paid = {"damage": cost - left} if cost > left else {}
    return {"what": what, "cost": {"damage": cost}, "paid": paid, "owed": {"damage": left}}


def is_tight(hearts: list[int], count: int) -> bool:
    """Enough, and no card could be spared."""
    return 0 <= sum(hearts) - count < min(hearts)


class SufferEffect(Verb):
    def do(self, t: Vale) -> None:
        t.then(Suffer(self.actor, self.count(t), reasons.CONDITION))


@dataclass(eq=False)
class Share(Step):
    """Damage to all dragons on a tile, divided as the players wish."""

    tile: Tile
    count: int
    reason: str

    def do(self, t: Vale) -> None:
        dragons = dragons_on(t, self.tile)
        if not dragons or not self.count:
            return
        t.shares = [0] * (AMBER + 1)
        if len(dragons) == 1:
            t.then(Suffer(dragons[0], self.count, self.reason))
        else:
            t.then(Divide(tuple(dragons), self.count, self.reason))

    def doing(self, t: Vale) -> Doing:
        return Doing(tile_id(t.content, self.tile), self.count, names=(self.reason,))


@dataclass(eq=False)
class Divide(Choice):
    """The leader says what each dragon takes, one after another; then each pays as one sum."""

    dragons: tuple[Dragon, ...]
    """Those still to be asked about."""
    left: int
    reason: str

    def seat(self, t: Vale) -> Seat:
        return t.leader

    def picks(self, t: Vale) -> list[int]:
        last = self.dragons[-1]
        least = 0
        if last == AMBER:  # she takes no more than she has hearts
            least = max(0, self.left - amber_hearts(t)) if len(self.dragons) == 2 else 0
        return list(range(least, self.left + 1))

    def take(self, t: Vale, pick: int) -> None:
        t.shares[self.dragons[0]] = pick
        left, rest = self.left - pick, self.dragons[1:]
        if len(rest) > 1 and left:
            t.then(Divide(rest, left, self.reason))
            return
        t.shares[rest[0]] = left
        t.then(*(Suffer(who, share, self.reason) for who, share in enumerate(t.shares) if share))

    def key(self, content: Content, pick: int) -> str:
        return f"take {pick}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (dragon_id(self.dragons[0]),)

    def variant(self, t: Vale, pick: int) -> str:
        return str(pick)

    def effects(self, t: Vale, pick: int) -> Effects:
        first = self.dragons[0]
        return effects(damage=max(0, pick - t.wards[first]) if first == t.leader else 0)

    def payment(self, t: Vale) -> Payment:
        tile = tile_id(t.content, tile_of(t, self.dragons[0]))
        return owed_damage(tile, self.left + sum(self._shared(t).values()), self.left)

    def doing(self, t: Vale) -> Doing:
        """Who is still to be asked about, and what the others take."""
        shared = (f"{who}:{count}" for who, count in self._shared(t).items())
        rest = map(dragon_id, self.dragons)
        return Doing(None, self.left, names=(self.reason, *rest, *shared))

    def _shared(self, t: Vale) -> dict[Id, int]:
        """What the dragons take that have been asked about."""
        return {dragon_id(who): count for who, count in enumerate(t.shares) if count}

    def why(self, content: Content) -> tuple[str, ...]:
        return ("minion-phase.shared", "ruling.damage-shared")
