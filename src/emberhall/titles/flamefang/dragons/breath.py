"""What dragons do that is no icon: blasts, spits, shoves, leaps and lifts."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.wire import Effects, Id, effects
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.travel import Arrive, entered
from emberhall.titles.flamefang.effects.moves import minion_goes
from emberhall.titles.flamefang.effects.pointing import all_struck, struck, target_id
from emberhall.titles.flamefang.effects.verbs import Verb, VerbChoice
from emberhall.titles.flamefang.enemies.events import MinionShoved
from emberhall.titles.flamefang.enemies.targets import (
    minions_on,
    strike,
    target_key,
    targets_on,
    unlike,
)
from emberhall.titles.flamefang.ids import dragon_id, minion_id, tile_id
from emberhall.titles.flamefang.table import Vale


class Blast(Verb):
    """Damage to every enemy and structure here, at once."""

    def do(self, t: Vale) -> None:
        strike(t, self.actor, targets_on(t, t.at[self.actor]), self.count(t))

    def can(self, t: Vale) -> bool:
        return bool(targets_on(t, t.at[self.actor]))

    def strikes(self, t: Vale) -> dict[str, int]:
        """What it would bring."""
        return all_struck(t, targets_on(t, t.at[self.actor]), self.count(t))


class Spit(VerbChoice):
    """Damage to one enemy or structure some tiles away."""

    def picks(self, t: Vale) -> list[int]:
        reach = t.content.effects[self.effect].reach
        far = t.land.far[t.at[self.actor]]
        tiles = [tile for tile, steps in enumerate(far) if steps <= reach]
        return unlike(t, [target for tile in tiles for target in targets_on(t, tile)])

    def take(self, t: Vale, pick: int) -> None:
        strike(t, self.actor, [pick], t.content.effects[self.effect].count[0])

    def key(self, content: Content, pick: int) -> str:
        return f"spit at {target_key(content, pick)}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (target_id(t, pick),)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(struck(t, pick, t.content.effects[self.effect].count[0]))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.spit",)


TILES: Final = 16
"""A shove is 16 times the minion, plus the tile it goes to."""


class Shove(VerbChoice):
    def picks(self, t: Vale) -> list[int]:
        here = t.at[self.actor]
        minions = unlike(t, minions_on(t, here))
        return [TILES * minion + tile for minion in minions for tile in t.land.near[here]]

    def take(self, t: Vale, pick: int) -> None:
        minion, tile = divmod(pick, TILES)
        if t.log is not None:
            ids = minion_id(t.content, minion), tile_id(t.content, tile)
            move = minion_goes(t.content, minion, tile_id(t.content, t.where[minion]), ids[1])
            t.log.append(MinionShoved(self.actor, *ids, moves=(move,)))
        t.where[minion] = tile

    def key(self, content: Content, pick: int) -> str:
        minion, tile = divmod(pick, TILES)
        return f"shove {target_key(content, minion)} to {content.tiles[tile].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        minion, tile = divmod(pick, TILES)
        return minion_id(t.content, minion), tile_id(t.content, tile)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.shove",)


class Leap(VerbChoice):
    """Any other tile, past nets and enemies, with cargo but without company."""

    def picks(self, t: Vale) -> list[int]:
        return [tile for tile in range(len(t.tile_at)) if tile != t.at[self.actor]]

    def take(self, t: Vale, pick: int) -> None:
        t.then(Arrive(self.actor, pick))

    def key(self, content: Content, pick: int) -> str:
        return f"leap to {content.tiles[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return dragon_id(self.actor), tile_id(t.content, pick)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(entered(t, self.actor, pick))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.leap",)


class Lift(Verb):
    """Until the turn ends, each move may take another dragon along."""

    def do(self, t: Vale) -> None:
        t.lifts |= 1 << self.actor
