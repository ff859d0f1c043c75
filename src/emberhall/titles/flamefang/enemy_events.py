"""What enemies do, what is done to them, and Amber's part in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list
from emberhall.titles.flamefang.events import Happened, Told, name_of


@dataclass(frozen=True)
class DragonMoved(Told):
    text: ClassVar[str] = "{who} flies from the {old} to the {tile}."
    old: str
    tile: str


@dataclass(frozen=True)
class NetTorn(Told):
    text: ClassVar[str] = "{who} tears free of the net."


@dataclass(frozen=True)
class AmberActs(Told):
    text: ClassVar[str] = "{who} calls on Amber."


@dataclass(frozen=True)
class AmberHurt(Happened):
    text: ClassVar[str] = "Amber suffers {count} damage."
    count: int


@dataclass(frozen=True)
class AmberFell(Happened):
    text: ClassVar[str] = "Amber can fight no more in this chapter."


@dataclass(frozen=True)
class AmberMended(Happened):
    text: ClassVar[str] = "Amber rests in the Cave and mends a heart."


@dataclass(frozen=True)
class EnemyHit(Told):
    text: ClassVar[str] = "{who} deals {count} damage to the {name}."
    name: str
    count: int


@dataclass(frozen=True)
class EnemyFelled(Event):
    seat: int
    name: str
    tile: str
    spoils: tuple[str, ...]

    def words(self, names: Sequence[str]) -> str:
        who = name_of(names, self.seat)
        return f"{who} defeats the {self.name}, which leaves {and_list(self.spoils)}."


@dataclass(frozen=True)
class BossHit(Told):
    text: ClassVar[str] = "{who} deals {count} damage to {name}."
    name: str
    count: int


@dataclass(frozen=True)
class BossFelled(Happened):
    text: ClassVar[str] = "{name} is defeated."
    name: str


@dataclass(frozen=True)
class StructureHit(Event):
    seat: int
    name: str
    count: int
    is_felled: bool

    def words(self, names: Sequence[str]) -> str:
        end = " and destroys it" if self.is_felled else ""
        return f"{name_of(names, self.seat)} deals {self.count} damage to the {self.name}{end}."


@dataclass(frozen=True)
class MinionStunned(Told):
    text: ClassVar[str] = "{who} stuns the {name}."
    name: str


@dataclass(frozen=True)
class MinionShoved(Told):
    text: ClassVar[str] = "{who} shoves the {name} to the {tile}."
    name: str
    tile: str


@dataclass(frozen=True)
class MinionSpawned(Happened):
    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "A {name} comes to the {tile}."
    name: str
    tile: str


@dataclass(frozen=True)
class MinionMoved(Happened):
    text: ClassVar[str] = "The {name} moves to the {tile}."
    name: str
    tile: str


@dataclass(frozen=True)
class MinionsHealed(Happened):
    text: ClassVar[str] = "All minions are whole again."


@dataclass(frozen=True)
class BossMoved(Happened):
    text: ClassVar[str] = "{name} stalks to the {tile}."
    name: str
    tile: str


@dataclass(frozen=True)
class TokenStolen(Happened):
    text: ClassVar[str] = "The {name} takes 1 {resource} that lay there."
    name: str
    resource: str


@dataclass(frozen=True)
class EventDrawn(Event):
    reveals: ClassVar[bool] = True
    name: str
    flavour: str
    happens: bool

    def words(self, names: Sequence[str]) -> str:
        end = "" if self.happens else " (It spares so few or so many of you.)"
        return f"Event: {self.name}. {self.flavour}{end}"


@dataclass(frozen=True)
class LeaderPassed(Told):
    text: ClassVar[str] = "{who} leads now."
