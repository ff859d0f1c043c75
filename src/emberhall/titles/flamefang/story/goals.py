"""Goals: how far the open page has come, and turning to the next when it is complete."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, Step
from emberhall.titles.flamefang.effects.goal_grammar import Goal
from emberhall.titles.flamefang.effects.moves import piece_goes, quest_goes, quest_kind
from emberhall.titles.flamefang.effects.verbs import WORLD, InOrder
from emberhall.titles.flamefang.ids import CAPTIVE, boss_id, hoard_id, structure_id
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.story.events import PageCompleted
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import QUEST, Tile

COUNTING: Final = ("deliver", "defeat", "cargo", "hold", "douse")
"""Goals that count up to a number."""
SPREAD: Final = ("scout", "seal")
"""Goals that are met when no quest token is left."""


def wanted(t: Vale) -> int:
    """How much the open goal asks for."""
    goal = open_page(t).goal
    if goal.verb == "seal":
        return sum(count[t.seats - 1] for count in goal.counts)
    if goal.verb == "raze":
        return len(goal.names)
    return goal.count[t.seats - 1]


def reached(t: Vale) -> int:
    """How much of it is done."""
    goal = open_page(t).goal
    if goal.verb in COUNTING:
        return min(t.progress, wanted(t))
    if goal.verb in SPREAD:
        return wanted(t) - sum(t.quest)
    return _reached_on_board(t, goal)


def _reached_on_board(t: Vale, goal: Goal) -> int:
    if goal.verb == "raze":
        return sum(t.built[t.content.secret_of[name]] == ABSENT for name in goal.names)
    if goal.verb == "boss":
        return int(t.boss == ABSENT)
    return int(t.captive_at == t.content.tile_of[goal.tiles[1]])


def goal_tile(t: Vale, index: int = 0) -> Tile:
    return t.content.tile_of[open_page(t).goal.tiles[index]]


def is_goal(t: Vale, verb: str) -> bool:
    return open_page(t).goal.verb == verb


def seal_icon(t: Vale, tile: Tile) -> str:
    """The icon that removes a quest token here, if there is one."""
    goal = open_page(t).goal
    if goal.verb != "seal" or not t.quest[tile]:
        return ""
    for name, icon in zip(goal.tiles, goal.icons, strict=True):
        if t.content.tile_of[name] == tile:
            return icon
    return ""


class CheckGoal(Step):
    """See whether the open page is complete."""

    def do(self, t: Vale) -> None:
        if reached(t) >= wanted(t):
            t.then(COMPLETE_PAGE)


class CompletePage(Step):
    """Clear away what belonged to the page, then do what it says for this moment."""

    def do(self, t: Vale) -> None:
        done = open_page(t)
        if t.log is not None:
            t.log.append(PageCompleted(t.chapter, t.page + 1, moves=cleared(t)))
        clear_page(t)
        t.then(InOrder(WORLD, done.complete))


def cleared(t: Vale) -> tuple[Move, ...]:
    """What leaves the Vale with its page."""
    content, loads = t.content, enumerate(t.cargo)
    moves = [quest_goes(t, tile, None, count) for tile, count in enumerate(t.quest) if count]
    moves += [Move(quest_kind(t), hoard_id(seat, QUEST), None, n) for seat, n in loads if n]
    for secret, tile in enumerate(t.built):
        if tile != ABSENT:
            id = structure_id(content, secret)
            moves.append(piece_goes(t, content.secrets[secret].id, id, tile, None))
    if t.captive_at != ABSENT:
        moves.append(piece_goes(t, "amber", CAPTIVE, t.captive_at, None))
    if t.boss != ABSENT:
        id = boss_id(content, t.boss)
        moves.append(piece_goes(t, content.bosses[t.boss].id, id, t.boss_at, None))
    return tuple(moves)


def clear_page(t: Vale) -> None:
    """Minions, resources, wards, stuns and secret cards stay."""
    t.quest = [0] * len(t.quest)
    t.cargo = [0] * t.seats
    t.built = [ABSENT] * len(t.built)
    t.cracks = [0] * len(t.cracks)
    t.captive_at = ABSENT
    remove_boss(t)


def remove_boss(t: Vale) -> None:
    t.boss = t.boss_at = ABSENT
    t.boss_hurt = 0


CHECK_GOAL: Final = CheckGoal()
COMPLETE_PAGE: Final = CompletePage()
