"""How near the dragons are to the goal of the open page of Flame & Fang."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Seat
from emberhall.titles.flamefang.effects.goal_grammar import Goal
from emberhall.titles.flamefang.enemies.keywords import ROLL
from emberhall.titles.flamefang.enemies.targets import awake_on
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import KINDS, Tile

PAGE: Final = 40.0
"""A page that is done."""
STEP: Final = 0.8
"""A tile nearer to where something is to be done."""
APART: Final = 0.5
"""How much of that counts for every place that somebody should go to."""
DONE: Final = 2.5
"""So many tiles a dragon may have to go on from a place that is done with."""
HELD: Final = 0.62
"""How much of a share of the goal counts for something that is only to be handed in,"""
CARRIED: Final = 0.5
"""or carried home,"""
SPARE: Final = 0.4
"""How much of that counts for more than is needed: others may be late."""
AWAY: Final = 0.06
"""less this for each tile it has to go."""

USUAL: Final = {"draw": 0.9, "grow": 0.8, "mend": 0.8, "other": 0.6, "any": 1.1}
WEIGHTS: Final = {
    "deliver": {"attack": 0.5, "move": 0.8, "gather": 1.1, "stun": 0.4},
    "defeat": {"attack": 1.2, "move": 0.8, "gather": 0.4, "stun": 0.5},
    "cargo": {"attack": 0.6, "move": 1.2, "gather": 0.9, "stun": 0.5},
    "scout": {"attack": 0.5, "move": 1.4, "gather": 0.5, "stun": 0.4},
    "seal": {"attack": 0.5, "move": 0.8, "gather": 0.4, "stun": 0.4},
    "raze": {"attack": 1.2, "move": 0.8, "gather": 0.4, "stun": 0.4},
    "hold": {"attack": 1.0, "move": 0.7, "gather": 0.4, "stun": 0.8},
    "boss": {"attack": 1.3, "move": 0.7, "gather": 0.4, "stun": 0.4},
    "escort": {"attack": 0.6, "move": 1.4, "gather": 0.3, "stun": 0.6},
    "douse": {"attack": 0.4, "move": 0.9, "gather": 1.2, "stun": 0.3},
}
"""Which icons are of use, by what the page asks for."""


def weights(t: Vale) -> dict[str, float]:
    goal = open_page(t).goal
    if goal.verb != "seal":
        return {**USUAL, **WEIGHTS[goal.verb]}
    useful = {**USUAL, **WEIGHTS["seal"]}
    for name, icon in zip(goal.tiles, goal.icons, strict=True):
        if t.quest[t.content.tile_of[name]]:
            useful[icon] = 1.2
    return useful


def prospects(t: Vale) -> float:
    """What has been reached of the goal, and how near the rest is."""
    goal = open_page(t).goal
    return GOALS[goal.verb](t, goal)


def nearest(t: Vale, seat: Seat, tiles: list[Tile]) -> int:
    """How far it is for a dragon to the nearest of these tiles."""
    far = t.land.far[t.at[seat]]
    return min((far[tile] for tile in tiles), default=0)


def nearness(t: Vale, tiles: list[Tile]) -> float:
    """Everybody should be near some place where something is to be done, and somebody near each."""
    if not tiles:
        return 0.0
    ways = [t.land.far[at] for at in t.at]
    own = sum(min(far[tile] for tile in tiles) for far in ways)
    each = sum(min(far[tile] for far in ways) for tile in tiles)
    return -STEP * (own + APART * each)


def finished(t: Vale, places: int) -> float:
    """Places that are done with: worth more than the ways that dragons have from there."""
    return places * STEP * (DONE * t.seats + APART * DONE)


def deliver(t: Vale, goal: Goal) -> float:
    wanted = goal.count[t.seats - 1]
    unit, place = PAGE / wanted, t.content.tile_of[goal.tiles[0]]
    sources = [tile for tile, kind in enumerate(t.content.resource_of) if kind == goal.resource]
    sources += [tile for tile in range(len(t.quest)) if t.lying[KINDS * tile + goal.resource]]
    left, worth = wanted - t.progress, unit * t.progress
    order = sorted(range(t.seats), key=lambda seat: t.land.far[t.at[seat]][place])
    for seat in order:
        held = t.hoards[seat][goal.resource]
        needed = min(held, max(0, left))
        way = t.land.far[t.at[seat]][place]
        worth += unit * (needed + SPARE * (held - needed)) * max(0.1, HELD - AWAY * way)
        left -= held
        if needed:
            worth -= STEP * way
        elif left > 0:
            worth -= STEP * (1 + nearest(t, seat, sources))
    return worth


def defeat(t: Vale, goal: Goal) -> float:
    wanted = goal.count[t.seats - 1]
    unit = PAGE / wanted
    defense_of = t.content.defense_of
    hurt = sum((t.hurt[minion] / defense_of[minion] for minion in t.horde), 0.0)
    prey = list({t.where[minion] for minion in t.horde})
    worth = unit * (min(t.progress, wanted) + 0.5 * hurt)
    return worth + nearness(t, prey) + 0.5 * finished(t, t.progress)


def cargo(t: Vale, goal: Goal) -> float:
    wanted = goal.count[t.seats - 1]
    unit, home = PAGE / wanted, t.content.tile_of[goal.tiles[1]]
    waiting = [tile for tile, count in enumerate(t.quest) if count]
    worth = unit * t.progress
    for seat in range(t.seats):
        way, load = t.land.far[t.at[seat]][home], t.cargo[seat]
        worth += unit * load * max(0.1, CARRIED + 0.3 - AWAY * 1.5 * way)
        if load and (load >= 2 or not waiting):
            worth -= STEP * way
        elif waiting:
            worth -= STEP * nearest(t, seat, waiting)
    return worth


def tokens(t: Vale, wanted: int, places: int) -> float:
    """Quest tokens to be taken off their tiles, each dragon to its nearest."""
    waiting = [tile for tile, count in enumerate(t.quest) if count]
    worth = PAGE / wanted * (wanted - sum(t.quest))
    return worth + nearness(t, waiting) + finished(t, places - len(waiting))


def scout(t: Vale, goal: Goal) -> float:
    wanted = goal.count[t.seats - 1]
    return tokens(t, wanted, wanted)


def seal(t: Vale, goal: Goal) -> float:
    return tokens(t, sum(count[t.seats - 1] for count in goal.counts), len(goal.tiles))


def raze(t: Vale, goal: Goal) -> float:
    worth = 0.0
    standing: list[Tile] = []
    unit = PAGE / len(goal.names)
    for name in goal.names:
        secret = t.content.secret_of[name]
        if t.built[secret] == ABSENT:
            worth += unit
        else:
            full = t.content.secrets[secret].defense[t.seats - 1]
            worth += 0.9 * unit * t.cracks[secret] / full
            standing.append(t.built[secret])
            if t.content.secrets[secret].keyword == ROLL:
                worth += 0.7 * t.land.far[t.content.cave][t.built[secret]]
    return worth + nearness(t, standing) + finished(t, len(goal.names) - len(standing))


def hold(t: Vale, goal: Goal) -> float:
    place = t.content.tile_of[goal.tiles[0]]
    awake = len(awake_on(t, place))
    unit = PAGE / goal.count[0]
    worth = unit * t.progress + nearness(t, [place])
    is_held = place in t.at and not awake
    return worth + (0.75 * unit if is_held else -1.5 * awake)


def boss(t: Vale, _goal: Goal) -> float:
    if t.boss == ABSENT:
        return PAGE
    full = t.content.bosses[t.boss].defense * t.seats
    return 0.95 * PAGE * t.boss_hurt / full + nearness(t, [t.boss_at])


def escort(t: Vale, goal: Goal) -> float:
    home = t.content.tile_of[goal.tiles[1]]
    way = t.land.far[t.captive_at][home] if t.captive_at != ABSENT else 4
    full = t.land.far[t.content.tile_of[goal.tiles[0]]][home]
    worth = PAGE * (full - way) / full
    here = [t.captive_at] if t.captive_at != ABSENT else []
    return worth + nearness(t, here)


def douse(t: Vale, goal: Goal) -> float:
    wanted = goal.count[t.seats - 1]
    burning = [tile for tile, fires in enumerate(t.quest) if fires]
    worth = PAGE / wanted * min(wanted, t.progress)
    return worth + nearness(t, burning) + 0.5 * finished(t, t.progress)


GOALS: Final[Mapping[str, Callable[[Vale, Goal], float]]] = {
    "deliver": deliver,
    "defeat": defeat,
    "cargo": cargo,
    "scout": scout,
    "seal": seal,
    "raze": raze,
    "hold": hold,
    "boss": boss,
    "escort": escort,
    "douse": douse,
}
