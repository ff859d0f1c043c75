"""The Vale: its tiles and everybody there."""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Id, Pile
from emberhall.titles.flamefang.dragons.places import amber_hearts, dragons_on
from emberhall.titles.flamefang.effects.moves import quest_kind
from emberhall.titles.flamefang.enemies.targets import (
    BOSS,
    STRUCTURE,
    defense,
    is_boss_on,
    is_netted,
    minions_on,
    structures_on,
)
from emberhall.titles.flamefang.ids import (
    CAPTIVE,
    boss_id,
    dragon_id,
    lying_id,
    minion_id,
    quest_id,
    structure_id,
    tile_id,
)
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, KINDS, RESOURCES, Dragon, Resource, Slot
from emberhall.titles.flamefang.view_parts.card_views import CardViews
from emberhall.titles.flamefang.view_types import (
    AmberView,
    BossView,
    CaptiveView,
    MinionView,
    StructureView,
    TileView,
)


def tile(t: Vale, slot: Slot, views: CardViews) -> TileView:
    content, number = t.content, t.tile_at[slot]
    place, row = content.chapters[t.chapter - 1].slots[slot], content.tiles[number]
    return {
        "id": tile_id(content, number),
        "tile": row.id,
        "name": row.name,
        "resource": row.resource,
        "row": place.row,
        "x": place.x,
        "near": [tile_id(content, other) for other in t.land.near[number]],
        "dragons": [dragon_id(dragon) for dragon in dragons_on(t, number) if is_there(t, dragon)],
        "minions": [minion(t, one, views) for one in minions_on(t, number)],
        "structures": [structure(t, one, views) for one in structures_on(t, number)],
        "boss": boss_id(content, t.boss) if is_boss_on(t, number) else None,
        "captive": CAPTIVE if t.captive_at == number else None,
        "lying": [lying(t, number, kind) for kind in range(KINDS)],
        "quest": quest(t, number),
        "source": dict(row.source),
    }


def is_there(t: Vale, dragon: Dragon) -> bool:
    """Before they are chosen, no dragons are on the map."""
    return dragon == AMBER or t.dragon[dragon] != ABSENT


def lying(t: Vale, number: int, kind: Resource) -> Pile:
    count = t.lying[KINDS * number + kind]
    return {"id": lying_id(t.content, number, kind), "kind": RESOURCES[kind], "count": count}


def quest(t: Vale, number: int) -> Pile:
    return {
        "id": quest_id(t.content, number),
        "kind": quest_kind(t),
        "count": t.quest[number],
    }


def minion(t: Vale, number: int, views: CardViews) -> MinionView:
    row = t.content.minions[number]
    return {
        "id": minion_id(t.content, number),
        "minion": row.id,
        "name": row.name,
        "words": views.minion(row),
        "attack": row.attack,
        "conditions": row.conditions,
        "defense": defense(t, number),
        "damage": t.hurt[number],
        "stunned": bool(t.stunned >> number & 1),
        "keyword": views.keyword(row.keyword),
        "spoils": list(row.spoils),
        "source": dict(row.source),
    }


def structure(t: Vale, number: int, views: CardViews) -> StructureView:
    row = t.content.secrets[number]
    return {
        "id": structure_id(t.content, number),
        "structure": row.id,
        "name": row.name,
        "defense": defense(t, STRUCTURE + number),
        "damage": t.cracks[number],
        "keyword": views.keyword(row.keyword),
        "source": dict(row.source),
    }


def boss(t: Vale, views: CardViews) -> BossView | None:
    if t.boss == ABSENT:
        return None
    row, phase = t.content.bosses[t.boss], t.content.boss_phases[t.boss]
    return {
        "id": boss_id(t.content, t.boss),
        "boss": row.id,
        "name": row.name,
        "short_name": views.say.short_name(row.name),
        "at": tile_id(t.content, t.boss_at),
        "attack": row.attack,
        "range": row.range,
        "defense": defense(t, BOSS),
        "damage": t.boss_hurt,
        "keyword": views.keyword(row.keyword),
        "phase": views.effects(phase),
        "words": views.words(phase),
        "source": dict(row.source),
    }


def amber(t: Vale) -> AmberView | None:
    if t.amber_at == ABSENT:
        return None
    return {
        "id": dragon_id(AMBER),
        "at": tile_id(t.content, t.amber_at),
        "hearts": amber_hearts(t),
        "most_hearts": t.content.amber_hearts,
        "used": t.amber_used,
        "held": is_held(t, AMBER, t.amber_at),
        "torn": bool(t.torn[AMBER]),
    }


def is_held(t: Vale, dragon: Dragon, at: int) -> bool:
    """By a net that it has not torn yet."""
    return not t.torn[dragon] and is_netted(t, at)


def captive(t: Vale) -> CaptiveView | None:
    at: Id | None = tile_id(t.content, t.captive_at) if t.captive_at != ABSENT else None
    return {"id": CAPTIVE, "at": at} if at else None
