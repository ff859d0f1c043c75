"""What rewards bring: reputation, coins, goods, artisans and fancy dragons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import draw_artisan, draw_fancy, park_choices, take_from_park
from emberhall.titles.flamecraft.events import ReputationGained
from emberhall.titles.flamecraft.goods import gain_one
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Kind, Spot
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import ARTISAN, REPUTATION, dragon_on, one, waiting

DECK: Final = -2
"""The pick of the artisan deck's top card; others name spots of the Park."""
GOODS: Final = tuple(range(TYPES))


def gain_reputation(t: Town, seat: Seat, count: int) -> None:
    t.rep[seat] += count
    if t.log is not None and count:
        t.log.append(ReputationGained(seat, count, moves=(moves.reputation(seat, count),)))


@dataclass(eq=False)
class GainReputation(Step):
    count: int

    def do(self, t: Town) -> None:
        gain_reputation(t, t.turn, self.count)

    def doing(self, t: Town) -> Doing:
        return Doing(left=self.count, names=(REPUTATION,))


@dataclass(eq=False)
class GainGoods(Step):
    """Gain so many of one good, or coins."""

    kind: Kind
    count: int

    def do(self, t: Town) -> None:
        gain_one(t, t.turn, self.kind, self.count)

    def doing(self, t: Town) -> Doing:
        return Doing(left=self.count, names=(t.content.kind_ids[self.kind],))


@dataclass(eq=False)
class ChooseGood(Ask):
    """Gain a good of choice. A coin is not a good."""

    left: int
    """How many are still to be chosen, this one included."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [*GOODS] if self.left else []

    def take(self, t: Town, pick: int) -> None:
        gain_one(t, t.turn, pick, 1)
        if self.left > 1:
            t.then(ChooseGood(self.left - 1))

    def key(self, content: Content, pick: int) -> str:
        return f"gain {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("gather.icon-wild", "gather.coins-no-goods")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.supply(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(one(t.content, pick))

    def doing(self, t: Town) -> Doing:
        return Doing(left=self.left, names=("good",))


@dataclass(eq=False)
class DrawArtisan(Ask):
    """Draw an artisan: any of the Park, or the top card of the deck."""

    gathered: int
    """1 for the one a dragon shop gives, which Sew Cute asks for."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [*park_choices(t), *([DECK] if t.artisan_deck else [])]

    def take(self, t: Town, pick: int) -> None:
        card = draw_artisan(t) if pick == DECK else take_from_park(t, pick)
        if self.gathered:
            t.drew = card

    def key(self, content: Content, pick: int) -> str:
        return "draw deck" if pick == DECK else f"draw {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("reward.artisan", "gather.icon-dragon")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.ARTISANS if pick == DECK else dragon_on(t, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({ARTISAN: 1}) if pick == DECK else taking(t, pick)

    def doing(self, t: Town) -> Doing:
        names = ("gathered",) if self.gathered else ()
        return Doing(left=waiting(t, DrawArtisan), names=names)


class DrawFancy(Step):
    """Draw a fancy dragon, if one is left."""

    def do(self, t: Town) -> None:
        draw_fancy(t, t.turn)

    def doing(self, t: Town) -> Doing:
        return Doing(left=waiting(t, DrawFancy), names=("fancy",))


REWARDS: Final = (GainReputation, GainGoods, ChooseGood, DrawArtisan, DrawFancy)
"""All that a reward is made of."""
DRAW_ARTISAN: Final = DrawArtisan(0)
DRAW_GATHERED: Final = DrawArtisan(1)
DRAW_FANCY: Final = DrawFancy()
NOTHING_GAINED: Final = "none"


def read_reward(text: str, types: tuple[str, ...]) -> tuple[Step, ...]:
    """`2 rep + 1 artisan` as steps; raises `ValueError`."""
    if text == NOTHING_GAINED:
        return ()
    return tuple(step for part in text.split(" + ") for step in _read_part(part, types))


def _read_part(part: str, types: tuple[str, ...]) -> tuple[Step, ...]:
    number, _, what = part.partition(" ")
    if not number.isdecimal() or int(number) == 0:
        raise ValueError(f"{part!r} must be a number from 1 up and what is gained")
    count = int(number)
    if what in types:
        return (GainGoods(types.index(what), count),)
    made: dict[str, tuple[Step, ...]] = {
        "rep": (GainReputation(count),),
        "coin": (GainGoods(COIN, count),),
        "good": (ChooseGood(count),),
        "artisan": (DRAW_ARTISAN,) * count,
        "fancy": (DRAW_FANCY,) * count,
    }
    if what not in made:
        known = ", ".join((*made, *types))
        raise ValueError(f"{what!r} is not known; known are {known}")
    return made[what]


def coins_for_reputation(reward: tuple[Step, ...]) -> tuple[Step, ...]:
    """The same reward with a coin for each reputation."""
    return tuple(
        GainGoods(COIN, step.count) if isinstance(step, GainReputation) else step for step in reward
    )


def gives_coins(reward: tuple[Step, ...]) -> bool:
    return any(isinstance(step, GainGoods) and step.kind == COIN for step in reward)


def reward_of(content: Content, reward: tuple[Step, ...]) -> dict[str, int]:
    """A reward as counts by kind: `{"reputation": 4, "artisan": 1}`."""
    counts: dict[str, int] = {}
    for step in reward:
        kind, count = _part(content, step)
        counts[kind] = counts.get(kind, 0) + count
    return counts


def _part(content: Content, step: Step) -> tuple[str, int]:
    if isinstance(step, GainReputation):
        return "reputation", step.count
    if isinstance(step, GainGoods):
        return content.kind_ids[step.kind], step.count
    if isinstance(step, ChooseGood):
        return "good", step.left
    return ("artisan" if isinstance(step, DrawArtisan) else "fancy"), 1


def taking(t: Town, spot: Spot) -> Effects:
    """What an artisan of the Park brings: itself, and the goods that lie on it."""
    lying = t.park_goods[spot - t.content.park]
    kinds = [t.content.kind_ids[kind] for kind in lying]
    return effects({ARTISAN: 1, **{kind: kinds.count(kind) for kind in kinds}})
