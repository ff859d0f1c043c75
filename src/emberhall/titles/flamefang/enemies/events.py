"""What enemies do, what is done to them, and Amber's part in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.wire import Id


@dataclass(frozen=True)
class DragonMoved(Event):
    dragon: Id
    old: Id
    tile: Id


@dataclass(frozen=True)
class NetTorn(Event):
    dragon: Id


@dataclass(frozen=True)
class AmberActs(Event):
    seat: int


@dataclass(frozen=True)
class AmberHurt(Event):
    count: int


@dataclass(frozen=True)
class AmberFell(Event):
    pass


@dataclass(frozen=True)
class AmberMended(Event):
    pass


@dataclass(frozen=True)
class EnemyHit(Event):
    dragon: Id
    minion: Id
    count: int


@dataclass(frozen=True)
class EnemyFelled(Event):
    dragon: Id
    minion: Id
    tile: Id
    spoils: tuple[str, ...]


@dataclass(frozen=True)
class BossHit(Event):
    dragon: Id
    boss: Id
    count: int


@dataclass(frozen=True)
class BossFelled(Event):
    boss: Id


@dataclass(frozen=True)
class StructureHit(Event):
    dragon: Id
    structure: Id
    count: int
    is_felled: bool


@dataclass(frozen=True)
class MinionStunned(Event):
    seat: int
    minion: Id


@dataclass(frozen=True)
class MinionShoved(Event):
    seat: int
    minion: Id
    tile: Id


@dataclass(frozen=True)
class MinionSpawned(Event):
    reveals: ClassVar[bool] = True
    minion: Id
    tile: Id


@dataclass(frozen=True)
class MinionMoved(Event):
    minion: Id
    tile: Id


@dataclass(frozen=True)
class MinionMended(Event):
    """A mender has taken damage off it."""

    minion: Id


@dataclass(frozen=True)
class MinionsHealed(Event):
    pass


@dataclass(frozen=True)
class BossMoved(Event):
    boss: Id
    tile: Id


@dataclass(frozen=True)
class TokenStolen(Event):
    minion: Id
    resource: str


@dataclass(frozen=True)
class EventDrawn(Event):
    reveals: ClassVar[bool] = True
    drawn: Id
    happens: bool
    """False where it is for other numbers of players."""


@dataclass(frozen=True)
class CleanedUp(Event):
    """Stun tokens and wards are put away at the end of a round."""


@dataclass(frozen=True)
class LeaderPassed(Event):
    seat: int
