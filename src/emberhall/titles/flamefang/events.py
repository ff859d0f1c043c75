"""What happens in a chapter of Flame & Fang, told afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import ClassVar, Final

from emberhall.kernel import events as kernel
from emberhall.kernel.events import Event
from emberhall.kernel.phrases import counted

AMBER: Final = 4
NOBODY: Final = -1


def name_of(names: Sequence[str], dragon: int) -> str:
    if dragon == AMBER:
        return "Amber"
    return "The Vale" if dragon == NOBODY else names[dragon]


@dataclass(frozen=True)
class Told(kernel.Told):
    """Amber and the Vale itself can be told of like a seat."""

    def who(self, names: Sequence[str]) -> str:
        return name_of(names, self.seat)


@dataclass(frozen=True)
class Happened(Event):
    """Something one plain sentence tells, about nobody at the table."""

    text: ClassVar[str]

    def words(self, names: Sequence[str]) -> str:
        return self.text.format(**asdict(self))


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    leader: int
    events: int

    def words(self, names: Sequence[str]) -> str:
        left = counted(self.events, "event card")
        return f"Round {self.round}: {names[self.leader]} leads; {left} left."


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int

    def words(self, names: Sequence[str]) -> str:
        return ""


@dataclass(frozen=True)
class AspectChosen(Told):
    text: ClassVar[str] = "{who} chooses {aspect}."
    aspect: str


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int
    card: str
    golden: bool

    def words(self, names: Sequence[str]) -> str:
        gold = ", made wild with gold" if self.golden else ""
        return f"{names[self.seat]} plays {self.card}{gold}."


@dataclass(frozen=True)
class PlayerPassed(Told):
    text: ClassVar[str] = "{who} passes."


@dataclass(frozen=True)
class CardDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    open: bool

    def seen_by(self, seat: int | None) -> Event:
        return self if self.open or seat == self.seat else replace(self, card="")

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} draws {self.card or 'a card'}."


@dataclass(frozen=True)
class CardShown(Event):
    """A card leaves a hand that was hidden."""

    reveals: ClassVar[bool] = True
    seat: int

    def words(self, names: Sequence[str]) -> str:
        return ""


@dataclass(frozen=True)
class DeckShuffled(Told):
    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "{who} shuffles the discard pile into a new deck."


@dataclass(frozen=True)
class CardPrepped(Told):
    text: ClassVar[str] = "{who} preps {card}."
    card: str


@dataclass(frozen=True)
class CardDiscarded(Told):
    text: ClassVar[str] = "{who} discards {card}."
    card: str


@dataclass(frozen=True)
class CardRecalled(Told):
    text: ClassVar[str] = "{who} takes {card} back into the hand."
    card: str


@dataclass(frozen=True)
class ExtraPaid(Told):
    text: ClassVar[str] = "{who} pays {what} for the extra of {card}."
    card: str
    what: str


@dataclass(frozen=True)
class AbilityChosen(Told):
    text: ClassVar[str] = "{who} uses {card}."
    card: str


@dataclass(frozen=True)
class SecretUsed(Told):
    text: ClassVar[str] = "{who} uses {name}."
    name: str


@dataclass(frozen=True)
class MagicUsed(Told):
    text: ClassVar[str] = "{who} speaks the magic of {token}."
    token: str


@dataclass(frozen=True)
class MagicShown(Happened):
    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "A new magic token lies open: {token}."
    token: str


@dataclass(frozen=True)
class Grown(Told):
    text: ClassVar[str] = "{who} grows: {card} in place of {old}."
    card: str
    old: str


@dataclass(frozen=True)
class PathRefreshed(Happened):
    text: ClassVar[str] = "The upgrade path is cleared."


@dataclass(frozen=True)
class UpgradeShown(Happened):
    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "{card} joins the upgrade path."
    card: str


@dataclass(frozen=True)
class WardGained(Told):
    text: ClassVar[str] = "{who} is warded against {count} damage."
    count: int


# Conditions and damage


@dataclass(frozen=True)
class ConditionTaken(Told):
    text: ClassVar[str] = "{who} takes a condition onto the deck."


@dataclass(frozen=True)
class ConditionDrawn(Told):
    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "{who} draws the condition {card} ({kind})."
    card: str
    kind: str


@dataclass(frozen=True)
class ConditionDestroyed(Told):
    text: ClassVar[str] = "{who} is rid of {card}."
    card: str


@dataclass(frozen=True)
class Damaged(Told):
    text: ClassVar[str] = "{who} suffers {count} damage: {reason}."
    count: int
    reason: str


@dataclass(frozen=True)
class Warded(Told):
    text: ClassVar[str] = "The ward of {who} stops {count} damage: {reason}."
    count: int
    reason: str


@dataclass(frozen=True)
class LifeLost(Told):
    text: ClassVar[str] = "{who} loses {card}."
    card: str


@dataclass(frozen=True)
class LifeMended(Told):
    text: ClassVar[str] = "{card} is back in the life row of {who}."
    card: str


# Resources


@dataclass(frozen=True)
class MeatEaten(Told):
    text: ClassVar[str] = "{who} eats meat."


@dataclass(frozen=True)
class ResourceGained(Told):
    text: ClassVar[str] = "{who} takes 1 {resource}."
    resource: str


@dataclass(frozen=True)
class ResourceLost(Told):
    text: ClassVar[str] = "{who} loses 1 {resource}."
    resource: str


@dataclass(frozen=True)
class ResourceDropped(Told):
    text: ClassVar[str] = "{who} drops 1 {resource} on the {tile}."
    resource: str
    tile: str


@dataclass(frozen=True)
class ResourceGiven(Event):
    seat: int
    resource: str
    to: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gives 1 {self.resource} to {names[self.to]}."


@dataclass(frozen=True)
class HandedIn(Told):
    text: ClassVar[str] = "{who} hands in {count}."
    count: int


@dataclass(frozen=True)
class QuestTaken(Told):
    text: ClassVar[str] = "{who} takes up a quest token on the {tile}."
    tile: str


@dataclass(frozen=True)
class CargoBrought(Event):
    seat: int
    count: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} brings {counted(self.count, 'quest token')} home."


@dataclass(frozen=True)
class FireDoused(Told):
    text: ClassVar[str] = "{who} puts out the fire on the {tile}."
    tile: str


@dataclass(frozen=True)
class SealOpened(Told):
    text: ClassVar[str] = "{who} takes a token off the {tile}."
    tile: str


@dataclass(frozen=True)
class AmberTaken(Told):
    text: ClassVar[str] = "{who} takes Amber along to the {tile}."
    tile: str
