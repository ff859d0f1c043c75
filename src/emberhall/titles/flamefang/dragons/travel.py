"""Going from tile to tile: breaking away, carrying others along, arriving."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.events import Move
from emberhall.kernel.steps import NO_PICKS, PASS, Step
from emberhall.kernel.wire import Doing, Id, Seat
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import Suffer
from emberhall.titles.flamefang.dragons.places import dragon_key, dragons_on, tile_of
from emberhall.titles.flamefang.effects.modifiers import breakaway
from emberhall.titles.flamefang.effects.moves import piece_goes, quest_goes, quest_kind
from emberhall.titles.flamefang.effects.verbs import Choice
from emberhall.titles.flamefang.enemies.events import DragonMoved
from emberhall.titles.flamefang.enemies.targets import has_awake_enemy
from emberhall.titles.flamefang.events import AmberTaken, CargoBrought
from emberhall.titles.flamefang.ids import CAPTIVE, dragon_id, hoard_id, tile_id
from emberhall.titles.flamefang.story.events import TileScouted
from emberhall.titles.flamefang.story.goals import CHECK_GOAL, goal_tile, is_goal
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, QUEST, Dragon, Tile


def travel(t: Vale, seat: Seat, tile: Tile, breaks_away: bool) -> None:
    """A move or slip of a player dragon: damage first, then whom to take along, then the way."""
    steps: list[Step] = []
    if breaks_away and has_awake_enemy(t, t.at[seat]):
        steps.append(Suffer(seat, breakaway(t), reasons.BREAKING_AWAY))
    if t.lifts >> seat & 1:
        steps.append(CarryDragon(seat, tile))
    if t.captive_at == t.at[seat]:
        steps.append(TakeCaptive(seat, tile))
    t.then(*steps, Arrive(seat, tile))


def entered(t: Vale, seat: Seat, tile: Tile) -> dict[str, int]:
    """What counts for the goal when a dragon enters a tile: a mark, or cargo brought home."""
    if is_goal(t, "scout"):
        return {"goal": int(t.quest[tile] > 0)}
    is_home = is_goal(t, "cargo") and tile == goal_tile(t, 1)
    return {"goal": t.cargo[seat] if is_home else 0}


@dataclass(eq=False)
class CarryDragon(Choice):
    """A dragon that lifts may take one other along."""

    who: Seat
    tile: Tile

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        others = [dragon for dragon in dragons_on(t, t.at[self.who]) if dragon != self.who]
        return [*others, PASS] if others else NO_PICKS

    def take(self, t: Vale, pick: int) -> None:
        if pick != PASS:
            t.then(Arrive(pick, self.tile))

    def key(self, content: Content, pick: int) -> str:
        return "carry nobody" if pick == PASS else f"carry {dragon_key(pick)}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (dragon_id(pick), tile_id(t.content, self.tile))

    def variant(self, t: Vale, pick: int) -> str:
        return "nobody" if pick == PASS else ""

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.lift",)


@dataclass(eq=False)
class TakeCaptive(Choice):
    """Whoever leaves captive Amber's tile may take her along."""

    who: Seat
    tile: Tile

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        return [0, PASS]

    def take(self, t: Vale, pick: int) -> None:
        if pick != PASS:
            if t.log is not None:
                move = piece_goes(t, "amber", CAPTIVE, t.captive_at, self.tile)
                t.log.append(AmberTaken(self.who, tile_id(t.content, self.tile), moves=(move,)))
            t.captive_at = self.tile

    def key(self, content: Content, pick: int) -> str:
        return "leave amber" if pick == PASS else "take amber"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (CAPTIVE, tile_id(t.content, self.tile))

    def variant(self, t: Vale, pick: int) -> str:
        return "leave" if pick == PASS else ""

    def doing(self, t: Vale) -> Doing:
        return Doing(CAPTIVE)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("goal.escort",)


@dataclass(eq=False)
class Arrive(Step):
    """Be on a tile, with everything that follows from it."""

    dragon: Dragon
    tile: Tile

    def do(self, t: Vale) -> None:
        if t.log is not None:
            self._tell(t)
        t.torn[self.dragon] = 0
        if self.dragon == AMBER:
            t.amber_at = self.tile
        else:
            t.at[self.dragon] = self.tile
            unload(t, self.dragon)
        if t.quest[self.tile] and is_goal(t, "scout"):
            if t.log is not None:
                move = quest_goes(t, self.tile, None, t.quest[self.tile])
                t.log.append(TileScouted(tile_id(t.content, self.tile), moves=(move,)))
            t.quest[self.tile] = 0
        t.then(CHECK_GOAL)

    def _tell(self, t: Vale) -> None:
        assert t.log is not None
        id, kind = dragon_id(self.dragon), "amber"
        if self.dragon != AMBER:
            kind = t.content.dragons[t.dragon[self.dragon]].id
        old, new = tile_id(t.content, tile_of(t, self.dragon)), tile_id(t.content, self.tile)
        t.log.append(DragonMoved(id, old, new, moves=(Move(kind, old, new, thing=id),)))

    def doing(self, t: Vale) -> Doing:
        return Doing(tile_id(t.content, self.tile), names=(dragon_id(self.dragon),))


def unload(t: Vale, seat: Seat) -> None:
    """Quest tokens that have reached their place are dropped there for free."""
    count = t.cargo[seat]
    if count and is_goal(t, "cargo") and t.at[seat] == goal_tile(t, 1):
        t.cargo[seat] = 0
        t.progress += count
        if t.log is not None:
            move = Move(quest_kind(t), hoard_id(seat, QUEST), None, count)
            t.log.append(CargoBrought(seat, count, moves=(move,)))
