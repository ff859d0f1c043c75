"""What a seat may see of a chapter. The decks are secret, and hands where the table hides them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from emberhall.kernel.steps import NO
from emberhall.titles.flamefang import phases
from emberhall.titles.flamefang.dragons import amber_hearts
from emberhall.titles.flamefang.enemies import BOSS, STRUCTURE, defense
from emberhall.titles.flamefang.forecast import forecast
from emberhall.titles.flamefang.goals import reached, wanted
from emberhall.titles.flamefang.hoard import KINDS
from emberhall.titles.flamefang.language import ASPECTS, RESOURCES
from emberhall.titles.flamefang.mods import hand_size, hoard_room, magic_uses, page
from emberhall.titles.flamefang.table import WON
from emberhall.titles.flamefang.words.effects import (
    card_words,
    effect_words,
    goal_words,
    passive_words,
)
from emberhall.titles.flamefang.words.reasons import reason_words

if TYPE_CHECKING:
    from emberhall.titles.flamefang.content import Content
    from emberhall.titles.flamefang.table import Vale

OUTCOMES = ("playing", "won", "lost")


def see(t: Vale, seat: int | None) -> dict[str, Any]:
    return {
        "game": "flamefang",
        "seat": seat,
        "phase": phases.OVER if t.over else t.phase,
        "round": t.round,
        "turn": t.turn,
        "leader": t.leader,
        "outcome": OUTCOMES[t.outcome],
        "reason": reason_words(t.content, t.reason),
        "campaign": t.campaign,
        "chapter": chapter(t),
        "story": story(t),
        "tiles": [tile(t, slot) for slot in range(len(t.tile_at))],
        "boss": boss(t),
        "amber": amber(t),
        "events": {
            "left": len(t.event_deck),
            "past": [t.content.events[event].name for event in t.past_events],
        },
        "path": [card(t.content, one) for one in t.path],
        "magic": [magic(t, token) for token in t.magic_open],
        "secrets": [secret(t, one) for one in t.secrets],
        "curses": [curse(t, one) for one in t.curses],
        "supply": resources(t.supply),
        "seats": [player(t, other, seat) for other in range(t.seats)],
        "forecast": forecast(t) if t.phase == phases.ACTION and not t.over else None,
    }


def chapter(t: Vale) -> dict[str, Any]:
    row = t.content.chapters[t.chapter - 1].row
    seen: dict[str, Any] = {
        "number": row.number,
        "name": row.name,
        "cover": row.cover,
        "prologue": list(row.prologue),
        "setup": row.setup,
        "pages": len(t.content.chapters[t.chapter - 1].pages),
        "told": told(t),
    }
    if t.outcome == WON:
        seen |= {"epilogue": list(row.epilogue), "plate": row.plate}
    return seen


def told(t: Vale) -> list[dict[str, Any]]:
    """The pages that have been turned."""
    pages = t.content.chapters[t.chapter - 1].pages
    before = pages if t.outcome == WON else pages[: t.page]
    return [
        {"page": number + 1, "name": page.row.name, "words": page.row.words}
        for number, page in enumerate(before)
    ]


def story(t: Vale) -> dict[str, Any]:
    """The two open faces: text on the left, goal on the right."""
    now = page(t)
    row = t.content.chapters[t.chapter - 1].row
    left = row.first + 2 + t.page
    return {
        "page": t.page + 1,
        "cards": f"{left}-B / {left + 1}-A",
        "name": now.row.name,
        "words": now.row.words,
        "task": now.row.task,
        "goal": goal_words(t.content, now.goal, t.seats),
        "kind": now.goal.verb,
        "done": done(t),
        "wanted": wanted(t),
        "ongoing": passive_words(t.content, now.ongoing, now.happens),
        "complete": effect_words(t.content, now.complete),
    }


def done(t: Vale) -> int:
    if t.phase == phases.SETUP:
        return 0
    return wanted(t) if t.outcome == WON else reached(t)


def tile(t: Vale, slot: int) -> dict[str, Any]:
    content, number = t.content, t.tile_at[slot]
    place = content.chapters[t.chapter - 1].slots[slot]
    row = content.tiles[number]
    return {
        "id": row.id,
        "name": row.name,
        "resource": row.resource,
        "row": place.row,
        "x": place.x,
        "near": [content.tiles[other].id for other in t.land.near[number]],
        "dragons": [seat for seat, at in enumerate(t.at) if at == number],
        "minions": [minion(t, one) for one in t.horde if t.where[one] == number],
        "structures": [structure(t, one) for one, at in enumerate(t.built) if at == number],
        "lying": resources(t.lying[KINDS * number : KINDS * number + KINDS]),
        "quest": t.quest[number],
        "captive": t.captive_at == number,
    }


def minion(t: Vale, number: int) -> dict[str, Any]:
    row = t.content.minions[number]
    return {
        "id": t.content.minion_ids[number],
        "name": row.name,
        "attack": row.attack,
        "conditions": row.conditions,
        "defense": defense(t, number),
        "damage": t.hurt[number],
        "stunned": bool(t.stunned >> number & 1),
        "keyword": row.keyword,
        "spoils": list(row.spoils),
    }


def structure(t: Vale, number: int) -> dict[str, Any]:
    row = t.content.secrets[number]
    full = defense(t, STRUCTURE + number)
    return {"id": row.id, "name": row.name, "defense": full, "damage": t.cracks[number]}


def boss(t: Vale) -> dict[str, Any] | None:
    if t.boss == NO:
        return None
    row = t.content.bosses[t.boss]
    return {
        "id": row.id,
        "name": row.name,
        "at": t.content.tiles[t.boss_at].id,
        "attack": row.attack,
        "range": row.range,
        "defense": defense(t, BOSS),
        "damage": t.boss_hurt,
        "keyword": row.keyword,
        "phase": effect_words(t.content, t.content.boss_phases[t.boss]),
    }


def amber(t: Vale) -> dict[str, Any] | None:
    if t.amber_at == NO:
        return None
    return {
        "at": t.content.tiles[t.amber_at].id,
        "hearts": amber_hearts(t),
        "used": t.amber_used,
        "torn": bool(t.torn[-1]),
    }


def magic(t: Vale, token: int) -> dict[str, str]:
    row = t.content.magic[token]
    words = effect_words(t.content, t.content.magic_effects[token])
    return {"id": row.id, "name": row.name, "words": words}


def secret(t: Vale, number: int) -> dict[str, Any]:
    row = t.content.secrets[number]
    return {
        "id": row.id,
        "name": row.name,
        "kind": row.kind,
        "tile": row.tile,
        "words": effect_words(t.content, t.content.secret_effects[number]),
        "stunned": number in t.rung,
    }


def curse(t: Vale, number: int) -> dict[str, str]:
    row, content = t.content.secrets[number], t.content
    told = passive_words(content, content.passives[number], content.passive_effects[number])
    return {"id": row.id, "name": row.name, "words": told}


@cache
def _card(content: Content, number: int) -> tuple[tuple[str, Any], ...]:
    row = content.cards[number]
    seen = {
        "id": row.id,
        "name": row.name,
        "aspect": row.group if content.is_condition[number] else ASPECTS[row.aspect],
        "words": card_words(content, row),
        "hearts": row.hearts,
        "hoard": row.hoard,
        "cost": row.cost,
        "condition": content.is_condition[number],
    }
    return tuple(seen.items())


def card(content: Content, number: int) -> dict[str, Any]:
    return dict(_card(content, number))


def cards(t: Vale, numbers: list[int]) -> list[dict[str, Any]]:
    return [card(t.content, number) for number in numbers]


def resources(counts: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, counts, strict=True))


def player(t: Vale, seat: int, looking: int | None) -> dict[str, Any]:
    content = t.content
    known = t.open_hands or seat == looking
    hand = [one for one in t.hands[seat] if known or content.is_condition[one]]
    power = t.powers[seat]
    number = t.dragon[seat]
    dragon = content.dragons[number] if number != NO else None
    return {
        "dragon": dragon.id if dragon else None,
        "name": dragon.name if dragon else None,
        "color": dragon.color if dragon else None,
        "at": content.tiles[t.at[seat]].id,
        "aspect": ASPECTS[t.aspect[seat]] if t.aspect[seat] != NO else None,
        "passed": bool(t.passed[seat]),
        "hand": cards(t, hand),
        "hand count": len(t.hands[seat]),
        "hand size": hand_size(t, seat),
        "prep": cards(t, t.prep[seat]),
        "played": cards(t, t.played[seat]),
        "discard": cards(t, sorted(t.discards[seat])),
        "deck": len(t.decks[seat]),
        "conditions on deck": t.hexes_on(seat),
        "row": [{**card(content, one), "stunned": one in t.worn[seat]} for one in t.rows[seat]],
        "hearts": sum(content.hearts_of[one] for one in t.rows[seat]),
        "hoard": resources(t.hoards[seat]),
        "cargo": t.cargo[seat],
        "room": hoard_room(t, seat) if dragon else 0,
        "ward": t.wards[seat],
        "free": t.free[seat],
        "magic used": t.spells_used[seat],
        "magic uses": magic_uses(t),
        "spells": [content.magic[token].name for token in t.spells[seat]],
        "power": curse(t, power) if power != NO else None,
        "traits": cards(t, t.traits[seat]),
    }
