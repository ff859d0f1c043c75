"""Minions: where they come from, how they attack, and how they move."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.steps import ABSENT, NO_PICKS, Step
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.cards.draw import hex_seat
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import Share
from emberhall.titles.flamefang.dragons.places import dragon_key, dragon_tiles, players_on
from emberhall.titles.flamefang.effects.modifiers import is_tempering
from emberhall.titles.flamefang.effects.moves import heals, minion_goes, minions_return, piece_goes
from emberhall.titles.flamefang.effects.verbs import Choice, Verb
from emberhall.titles.flamefang.enemies.events import (
    BossMoved,
    MinionMoved,
    MinionsHealed,
    MinionSpawned,
)
from emberhall.titles.flamefang.enemies.keywords import AMBUSH, CALL
from emberhall.titles.flamefang.enemies.targets import keyword
from emberhall.titles.flamefang.events import PileShuffled
from emberhall.titles.flamefang.ids import boss_id, deck_id, dragon_id, minion_id, tile_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import Minion, Tile


class Spawn(Verb):
    """So many minions, one by one, each to its own tile or all to one."""

    def do(self, t: Vale) -> None:
        tiles = self.written(t).tiles
        tile = t.content.tile_of[tiles[0]] if tiles else ABSENT
        t.then(*(SpawnMinion(tile, True),) * self.count(t))


@dataclass(eq=False)
class SpawnMinion(Step):
    """Draw a minion and place it; it may call another or strike from ambush."""

    tile: Tile
    """`ABSENT` for the one that is printed."""
    calls: bool

    def do(self, t: Vale) -> None:
        minion = draw_minion(t)
        if minion == ABSENT:
            return
        tile = place_minion(t, minion, self.tile)
        row = t.content.minions[minion]
        if self.calls and row.keyword == CALL:
            t.then(SpawnMinion(ABSENT, False))
        if row.keyword == AMBUSH:
            t.then(Share(tile, row.attack, reasons.ambush_of(t.content.minion_ids[minion])))

    def doing(self, t: Vale) -> Doing:
        where = () if self.tile == ABSENT else (tile_id(t.content, self.tile),)
        return Doing(names=("spawn", *where, *(("call",) if self.calls else ())))


def draw_minion(t: Vale) -> Minion:
    if not t.minion_deck:
        t.minion_deck = sorted(t.minion_discard)
        t.minion_discard = []
        if t.log is not None and t.minion_deck:
            moves = minions_return(t.content, t.minion_deck)
            t.log.append(PileShuffled(deck_id("minions"), moves=moves))
        t.shuffle(t.minion_deck)
    return t.minion_deck.pop() if t.minion_deck else ABSENT


def place_minion(t: Vale, minion: Minion, tile: Tile) -> Tile:
    if tile == ABSENT:
        tile = t.content.home_of[minion]
    t.horde.append(minion)
    t.where[minion] = tile
    if is_tempering(t, tile):
        t.tempered |= 1 << minion
    if t.log is not None:
        ids = minion_id(t.content, minion), tile_id(t.content, tile)
        move = minion_goes(t.content, minion, deck_id("minions"), ids[1])
        t.log.append(MinionSpawned(*ids, moves=(move,)))
    return tile


@dataclass(eq=False)
class MinionsAttack(Step):
    """All minions on a tile that are awake, against the dragons there."""

    tile: Tile

    def do(self, t: Vale) -> None:
        rows = [
            t.content.minions[minion]
            for minion in t.horde
            if t.where[minion] == self.tile and not t.stunned >> minion & 1
        ]
        if not rows:
            return
        damage = sum(row.attack for row in rows)
        conditions = sum(row.conditions for row in rows)
        reason = reasons.minions_at(t.content.tiles[self.tile].id)
        t.then(
            Share(self.tile, damage, reason),
            *(TakeCondition(self.tile),) * conditions,
        )

    def doing(self, t: Vale) -> Doing:
        return Doing(tile_id(t.content, self.tile), names=("minions",))


@dataclass(eq=False)
class TakeCondition(Choice):
    """One player dragon on the tile takes a condition."""

    tile: Tile

    def seat(self, t: Vale) -> Seat:
        return t.leader

    def picks(self, t: Vale) -> list[int]:
        return players_on(t, self.tile)

    def take(self, t: Vale, pick: int) -> None:
        hex_seat(t, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"condition for {dragon_key(pick)}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (dragon_id(pick),)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(costs={"condition": int(pick == t.leader)})

    def doing(self, t: Vale) -> Doing:
        return Doing(tile_id(t.content, self.tile), names=("condition",))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("minion-phase.conditions", "ruling.leader-decides")


def ways(t: Vale, tile: Tile) -> list[int]:
    """The neighbouring tiles that lie on a shortest way to a nearest dragon."""
    far = t.land.far
    dragons = dragon_tiles(t)
    nearest = min(far[tile][dragon] for dragon in dragons)
    if nearest == 0:
        return NO_PICKS
    goals = [dragon for dragon in dragons if far[tile][dragon] == nearest]
    return [
        step for step in t.land.near[tile] if any(far[step][goal] == nearest - 1 for goal in goals)
    ]


@dataclass(eq=False)
class March(Choice):
    """A minion goes towards the nearest dragon, until it shares a tile with one."""

    minion: Minion
    left: int

    def seat(self, t: Vale) -> Seat:
        return t.leader

    def picks(self, t: Vale) -> list[int]:
        return ways(t, t.where[self.minion]) if self.left else NO_PICKS

    def take(self, t: Vale, pick: int) -> None:
        before, t.where[self.minion] = t.where[self.minion], pick
        if t.log is not None:
            ids = minion_id(t.content, self.minion), tile_id(t.content, pick)
            move = minion_goes(t.content, self.minion, tile_id(t.content, before), ids[1])
            t.log.append(MinionMoved(*ids, moves=(move,)))
        t.then(March(self.minion, self.left - 1))

    def key(self, content: Content, pick: int) -> str:
        return f"march to {content.tiles[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return minion_id(t.content, self.minion), tile_id(t.content, pick)

    def doing(self, t: Vale) -> Doing:
        return Doing(minion_id(t.content, self.minion), self.left)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.march", "ruling.leader-decides")


class MarchAll(Verb):
    """Every minion that is awake and without a dragon."""

    def do(self, t: Vale) -> None:
        awake = [minion for minion in t.horde if not t.stunned >> minion & 1]
        t.then(*(March(minion, self.count(t)) for minion in awake))


@dataclass(eq=False)
class StalkStep(Choice):
    left: int

    def seat(self, t: Vale) -> Seat:
        return t.leader

    def picks(self, t: Vale) -> list[int]:
        return ways(t, t.boss_at) if self.left and t.boss != ABSENT else NO_PICKS

    def take(self, t: Vale, pick: int) -> None:
        before, t.boss_at = t.boss_at, pick
        if t.log is not None:
            boss = boss_id(t.content, t.boss)
            move = piece_goes(t, t.content.bosses[t.boss].id, boss, before, pick)
            t.log.append(BossMoved(boss, tile_id(t.content, pick), moves=(move,)))
        t.then(StalkStep(self.left - 1))

    def key(self, content: Content, pick: int) -> str:
        return f"stalk to {content.tiles[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return boss_id(t.content, t.boss), tile_id(t.content, pick)

    def doing(self, t: Vale) -> Doing:
        return Doing(boss_id(t.content, t.boss) if t.boss != ABSENT else None, self.left)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.stalk", "ruling.leader-decides")


class Stalk(Verb):
    def do(self, t: Vale) -> None:
        t.then(StalkStep(self.count(t)))


class Rouse(Verb):
    """All damage off all minions."""

    def do(self, t: Vale) -> None:
        if t.log is not None:
            hurt = [(minion_id(t.content, minion), t.hurt[minion]) for minion in t.horde]
            moves = tuple(heals(id, count) for id, count in hurt if count)
            t.log.append(MinionsHealed(moves=moves))
        t.hurt = [0] * len(t.hurt)


def has_keyword(t: Vale, word: str) -> list[Minion]:
    """The minions in play with this ability, unless they are stunned."""
    return [minion for minion in t.horde if keyword(t, minion) == word]
