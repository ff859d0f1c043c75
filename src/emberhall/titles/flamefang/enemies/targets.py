"""Enemies and structures: who is where, what can be damaged, and what happens when it is felled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, NO_PICKS, Step
from emberhall.kernel.wire import Doing
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import Suffer
from emberhall.titles.flamefang.dragons.hoard import scatter
from emberhall.titles.flamefang.dragons.places import dragons_on
from emberhall.titles.flamefang.effects.modifiers import temper
from emberhall.titles.flamefang.effects.moves import hurts, minion_goes, piece_goes, scattered
from emberhall.titles.flamefang.enemies.events import (
    BossFelled,
    BossHit,
    EnemyFelled,
    EnemyHit,
    StructureHit,
)
from emberhall.titles.flamefang.enemies.keywords import BURST, GUARD, NET, SHIELDED
from emberhall.titles.flamefang.ids import (
    boss_id,
    discard_id,
    dragon_id,
    minion_id,
    structure_id,
    tile_id,
)
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.story.goals import CHECK_GOAL, remove_boss
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import (
    AMBER,
    RESOURCES,
    Actor,
    Minion,
    Resource,
    Secret,
    Target,
    Tile,
)

BOSS: Final = 100
"""The boss among targets; those below are minions,"""
STRUCTURE: Final = 200
"""and from here on they are structures."""


def is_stunned(t: Vale, minion: Minion) -> bool:
    return bool(t.stunned >> minion & 1)


def keyword(t: Vale, minion: Minion) -> str:
    """A minion's ability, without its number; a stunned one has none."""
    if t.stunned >> minion & 1:
        return ""
    return t.content.keyword_of[minion]


def minions_on(t: Vale, tile: Tile) -> list[Minion]:
    where = t.where
    return [minion for minion in t.horde if where[minion] == tile]


def awake_on(t: Vale, tile: Tile) -> list[Minion]:
    """The minions on a tile that are not stunned."""
    where, stunned = t.where, t.stunned
    return [minion for minion in t.horde if where[minion] == tile and not stunned >> minion & 1]


def is_boss_on(t: Vale, tile: Tile) -> bool:
    return t.boss != ABSENT and t.boss_at == tile


def has_awake_enemy(t: Vale, tile: Tile) -> bool:
    return is_boss_on(t, tile) or bool(awake_on(t, tile))


def structures_on(t: Vale, tile: Tile) -> list[Secret]:
    if tile not in t.built:
        return NO_PICKS
    return [secret for secret, at in enumerate(t.built) if at == tile]


def is_netted(t: Vale, tile: Tile) -> bool:
    """Whether something on this tile holds dragons back."""
    if is_boss_on(t, tile) and t.content.bosses[t.boss].keyword == NET:
        return True
    if any(t.content.secrets[secret].keyword == NET for secret in structures_on(t, tile)):
        return True
    return any(keyword(t, minion) == NET for minion in minions_on(t, tile))


def targets_on(t: Vale, tile: Tile) -> list[Target]:
    """What can be damaged on a tile. A guard keeps all other enemies from harm."""
    here = minions_on(t, tile)
    guards = [minion for minion in here if keyword(t, minion) == GUARD]
    if guards:
        found = guards
    else:
        found = [minion for minion in here if keyword(t, minion) != SHIELDED]
        if is_boss_on(t, tile):
            found.append(BOSS)
    return found + [STRUCTURE + secret for secret in structures_on(t, tile)]


def unlike(t: Vale, targets: list[Target]) -> list[Target]:
    """Of minions that are alike in everything, the first."""
    found: dict[object, int] = {}
    for target in targets:
        found.setdefault(_looks(t, target), target)
    return list(found.values())


def _looks(t: Vale, target: Target) -> object:
    if target >= BOSS:
        return target
    row = t.content.minions[target]
    bits = (t.stunned >> target & 1, t.tempered >> target & 1)
    return (row.id, t.where[target], t.hurt[target], *bits)


def defense(t: Vale, target: Target) -> int:
    """How much damage fells it."""
    content = t.content
    if target >= STRUCTURE:
        return content.secrets[target - STRUCTURE].defense[t.seats - 1]
    if target == BOSS:
        return content.bosses[t.boss].defense * t.seats
    hardened = temper(t) if t.tempered >> target & 1 else 0
    return content.defense_of[target] + hardened


def target_key(content: Content, target: Target) -> str:
    if target >= STRUCTURE:
        return content.secrets[target - STRUCTURE].id
    return "boss" if target == BOSS else content.minion_ids[target]


def damage_on(t: Vale, target: Target) -> int:
    if target >= STRUCTURE:
        return t.cracks[target - STRUCTURE]
    return t.boss_hurt if target == BOSS else t.hurt[target]


def strike(t: Vale, actor: Actor, targets: list[Target], count: int) -> None:
    """Damage to each of these at once; then bursts, then the goal."""
    after: list[Step] = []
    for target in targets:
        if target >= STRUCTURE:
            _crack(t, actor, target - STRUCTURE, count)
        elif target == BOSS:
            _hit_boss(t, actor, count)
        else:
            after += _hit_minion(t, actor, target, count)
    t.then(*after, CHECK_GOAL)


def _crack(t: Vale, actor: Actor, secret: Secret, count: int) -> None:
    t.cracks[secret] += count
    is_felled = t.cracks[secret] >= defense(t, STRUCTURE + secret)
    if t.log is not None:
        id = structure_id(t.content, secret)
        gone = piece_goes(t, t.content.secrets[secret].id, id, t.built[secret], None)
        moves = (hurts(id, count), gone) if is_felled else (hurts(id, count),)
        t.log.append(StructureHit(dragon_id(actor), id, count, is_felled, moves=moves))
    if is_felled:
        t.built[secret] = ABSENT


def _hit_boss(t: Vale, actor: Actor, count: int) -> None:
    t.boss_hurt += count
    if t.log is not None:
        id = boss_id(t.content, t.boss)
        t.log.append(BossHit(dragon_id(actor), id, count, moves=(hurts(id, count),)))
    if t.boss_hurt >= defense(t, BOSS):
        if t.log is not None:
            gone = piece_goes(t, t.content.bosses[t.boss].id, id, t.boss_at, None)
            t.log.append(BossFelled(id, moves=(gone,)))
        remove_boss(t)
        _slay(t, actor)


def _slay(t: Vale, actor: Actor) -> None:
    if actor not in (ABSENT, AMBER):
        t.slew |= 1 << actor


def _hit_minion(t: Vale, actor: Actor, minion: Minion, count: int) -> list[Step]:
    t.hurt[minion] += count
    row, tile = t.content.minions[minion], t.where[minion]
    if t.hurt[minion] < defense(t, minion):
        if t.log is not None:
            id = minion_id(t.content, minion)
            t.log.append(EnemyHit(dragon_id(actor), id, count, moves=(hurts(id, count),)))
        return []
    bursts = keyword(t, minion) == BURST
    spoils = [RESOURCES.index(spoil) for spoil in row.spoils]
    left = [kind for kind in spoils if scatter(t, kind, 1, tile)]
    if t.log is not None:
        t.log.append(_felled(t, actor, minion, left))
    dismiss(t, minion)
    _slay(t, actor)
    if open_page(t).goal.verb == "defeat":
        t.progress += 1
    return [Burst(tile, int(row.keyword.partition(" ")[2]))] if bursts else []


def _felled(t: Vale, actor: Actor, minion: Minion, left: list[Resource]) -> EnemyFelled:
    row, tile = t.content.minions[minion], t.where[minion]
    ids = minion_id(t.content, minion), tile_id(t.content, tile)
    gone = minion_goes(t.content, minion, ids[1], discard_id("minions"))
    moves = (gone, *(scattered(t, kind, 1, tile) for kind in left))
    return EnemyFelled(dragon_id(actor), *ids, row.spoils, moves=moves)


def dismiss(t: Vale, minion: Minion) -> None:
    """Into the discard pile, without anything that lay on it."""
    t.horde.remove(minion)
    t.where[minion] = ABSENT
    t.hurt[minion] = 0
    t.stunned &= ~(1 << minion)
    t.tempered &= ~(1 << minion)
    t.minion_discard.append(minion)


@dataclass(eq=False)
class Burst(Step):
    """A minion's last act: damage to every dragon on its tile, to each alone."""

    tile: Tile
    count: int

    def do(self, t: Vale) -> None:
        t.then(*(Suffer(who, self.count, reasons.BURST) for who in dragons_on(t, self.tile)))

    def doing(self, t: Vale) -> Doing:
        return Doing(tile_id(t.content, self.tile), self.count, names=("burst",))
