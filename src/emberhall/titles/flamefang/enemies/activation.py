"""The enemy activation: minions, boss, event, cleanup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, NO_PICKS, Step
from emberhall.kernel.wire import Doing, Id, Seat, seat_id
from emberhall.titles.flamefang import phases, reasons
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import Share
from emberhall.titles.flamefang.dragons.hoard import ReturnResource, lying_on
from emberhall.titles.flamefang.dragons.places import (
    amber_hearts,
    dragon_tiles,
    dragons_on,
    players_on,
)
from emberhall.titles.flamefang.effects.modifiers import all_prowl, world_triggers
from emberhall.titles.flamefang.effects.moves import heals
from emberhall.titles.flamefang.effects.verbs import WORLD, Choice, InOrder
from emberhall.titles.flamefang.enemies.events import (
    AmberMended,
    CleanedUp,
    EventDrawn,
    LeaderPassed,
    MinionMended,
    TokenStolen,
)
from emberhall.titles.flamefang.enemies.keywords import MENDER, PROWL, THIEF
from emberhall.titles.flamefang.enemies.minions import (
    March,
    MinionsAttack,
    SpawnMinion,
    has_keyword,
)
from emberhall.titles.flamefang.enemies.targets import (
    has_awake_enemy,
    minions_on,
)
from emberhall.titles.flamefang.ids import (
    card_id,
    deck_id,
    discard_id,
    dragon_id,
    event_id,
    lying_id,
    minion_id,
    row_id,
    secret_id,
    supply_id,
)
from emberhall.titles.flamefang.story.ending import lose
from emberhall.titles.flamefang.story.goals import CHECK_GOAL, goal_tile, is_goal
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, KINDS, RESOURCES, Minion


class EndActionPhase(Step):
    """All have passed: a tile may have been held; then the enemies act."""

    def do(self, t: Vale) -> None:
        if is_goal(t, "hold"):
            tile = goal_tile(t)
            if players_on(t, tile) and not has_awake_enemy(t, tile):
                t.progress += 1
        t.then(CHECK_GOAL, MINION_PHASE, BOSS_PHASE, EVENT_PHASE, CLEANUP)


class MinionPhase(Step):
    """Minions attack whoever is on their tile; then abilities of the end of the phase."""

    def do(self, t: Vale) -> None:
        t.phase = phases.MINION
        tiles = sorted(dragon_tiles(t))
        t.then(*(MinionsAttack(tile) for tile in tiles), EndOfMinionPhase())


class EndOfMinionPhase(Step):
    """Thieves, then menders, then those that prowl."""

    def do(self, t: Vale) -> None:
        thieves = [Steal(minion) for minion in has_keyword(t, THIEF)]
        menders = [MendOthers(minion) for minion in has_keyword(t, MENDER)]
        t.then(*thieves, *menders, Prowl())


@dataclass(eq=False)
class Steal(Step):
    """One resource of each player dragon here; or else one that lies here."""

    minion: Minion

    def do(self, t: Vale) -> None:
        t.stolen = 0
        owners = players_on(t, t.where[self.minion])
        t.then(*(ReturnResource(seat, True) for seat in owners), StealToken(self.minion))

    def doing(self, t: Vale) -> Doing:
        return Doing(minion_id(t.content, self.minion), names=("steal",))


@dataclass(eq=False)
class StealToken(Choice):
    minion: Minion

    def seat(self, t: Vale) -> Seat:
        return t.leader

    def picks(self, t: Vale) -> list[int]:
        return NO_PICKS if t.stolen else lying_on(t, t.where[self.minion])

    def take(self, t: Vale, pick: int) -> None:
        t.lying[KINDS * t.where[self.minion] + pick] -= 1
        t.supply[pick] += 1
        if t.log is not None:
            place = lying_id(t.content, t.where[self.minion], pick)
            move = Move(RESOURCES[pick], place, supply_id(pick))
            t.log.append(TokenStolen(minion_id(t.content, self.minion), move.kind, moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        return f"lose {RESOURCES[pick]} lying there"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (lying_id(t.content, t.where[self.minion], pick),)

    def doing(self, t: Vale) -> Doing:
        return Doing(minion_id(t.content, self.minion), names=("take", f"stolen:{t.stolen}"))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("keyword.thief",)


@dataclass(eq=False)
class MendOthers(Step):
    """A mender takes 1 damage off each other minion beside it."""

    minion: Minion

    def do(self, t: Vale) -> None:
        for other in minions_on(t, t.where[self.minion]):
            if other != self.minion and t.hurt[other]:
                t.hurt[other] -= 1
                if t.log is not None:
                    id = minion_id(t.content, other)
                    t.log.append(MinionMended(id, moves=(heals(id, 1),)))

    def doing(self, t: Vale) -> Doing:
        return Doing(minion_id(t.content, self.minion), names=("mend",))


class Prowl(Step):
    """Those that prowl go one tile, unless a dragon is with them."""

    def do(self, t: Vale) -> None:
        everybody = all_prowl(t)
        awake = [minion for minion in t.horde if not t.stunned >> minion & 1]
        prowling = has_keyword(t, PROWL)
        t.then(*(March(minion, 1) for minion in awake if everybody or minion in prowling))


class BossPhase(Step):
    """The boss hits every tile in its range, then does what its card says."""

    def do(self, t: Vale) -> None:
        if t.boss == ABSENT:
            return
        t.phase = phases.BOSS
        boss = t.content.bosses[t.boss]
        far = t.land.far[t.boss_at]
        tiles = [tile for tile in sorted(dragon_tiles(t)) if far[tile] <= boss.range]
        reason = reasons.blow_of(boss.id)
        blows = [Share(tile, boss.attack * len(dragons_on(t, tile)), reason) for tile in tiles]
        t.then(*blows, InOrder(WORLD, t.content.boss_phases[t.boss]))


class EventPhase(Step):
    """Draw an event, or lose; its effect, its minions, then what else happens now."""

    def do(self, t: Vale) -> None:
        t.phase = phases.EVENT
        if not t.event_deck:
            lose(t, reasons.TIME)
            return
        event = t.event_deck.pop()
        t.past_events.append(event)
        row = t.content.events[event]
        happens = t.seats in row.gate
        if t.log is not None:
            id = event_id(t.content, event)
            move = Move(row.id, deck_id("events"), discard_id("events"), thing=id)
            t.log.append(EventDrawn(id, happens, moves=(move,)))
        effect = t.content.event_effects[event] if happens else ()
        spawns = (SpawnMinion(ABSENT, True),) * row.spawns[t.seats - 1]
        t.then(InOrder(WORLD, effect), *spawns, WorldMoment("event"))


@dataclass(eq=False)
class WorldMoment(Step):
    """What the open page and a curse do now."""

    moment: str

    def do(self, t: Vale) -> None:
        t.then(*(InOrder(WORLD, items) for items in world_triggers(t, self.moment)))

    def doing(self, t: Vale) -> Doing:
        return Doing(names=(self.moment,))


class Cleanup(Step):
    """Stun tokens first, then effects, Amber's healing and the leader token."""

    def do(self, t: Vale) -> None:
        t.phase = phases.CLEANUP
        if t.log is not None:
            t.log.append(CleanedUp(moves=put_away(t)))
        t.stunned = 0
        t.worn = [[] for _ in range(t.seats)]
        t.rung = []
        t.amber_used = False
        t.wards = [0] * t.seats
        t.then(WorldMoment("cleanup"), HealAmber(), PassLeader())


def put_away(t: Vale) -> tuple[Move, ...]:
    """Stun tokens and wards, which no round outlasts."""
    wards = enumerate(t.wards)
    return (
        *(Move("stun", id, None) for id in stunned_things(t)),
        *(Move("ward", seat_id(seat), None, count) for seat, count in wards if count),
    )


def stunned_things(t: Vale) -> Iterator[Id]:
    """Minions, life cards in their rows and secret cards that were used."""
    content = t.content
    yield from (minion_id(content, one) for one in t.horde if t.stunned >> one & 1)
    for seat, (worn, row) in enumerate(zip(t.worn, t.rows, strict=True)):
        yield from (card_id(content, row_id(seat), card) for card in worn if card in row)
    yield from (secret_id(content, secret) for secret in t.rung if secret in t.secrets)


class HealAmber(Step):
    """She mends in the Cave, while no enemy is there."""

    def do(self, t: Vale) -> None:
        cave = t.content.cave
        is_safe = not minions_on(t, cave) and not (t.boss != ABSENT and t.boss_at == cave)
        if t.amber_at == cave and is_safe and amber_hearts(t) < t.content.amber_hearts:
            t.amber_hurt -= 1
            if t.log is not None:
                t.log.append(AmberMended(moves=(heals(dragon_id(AMBER), 1),)))


class PassLeader(Step):
    def do(self, t: Vale) -> None:
        before, t.leader = t.leader, (t.leader + 1) % t.seats
        if t.log is not None and t.seats > 1:
            move = Move("leader", seat_id(before), seat_id(t.leader))
            t.log.append(LeaderPassed(t.leader, moves=(move,)))


MINION_PHASE: Final = MinionPhase()
BOSS_PHASE: Final = BossPhase()
EVENT_PHASE: Final = EventPhase()
CLEANUP: Final = Cleanup()
END_ACTION_PHASE: Final = EndActionPhase()
