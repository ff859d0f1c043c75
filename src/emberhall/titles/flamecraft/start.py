"""What the players choose before the first turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.knowledge import only
from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamecraft import ids, moves, rule_ids
from emberhall.titles.flamecraft.behaviours import MORE_FANCIES, RESERVED_CARD
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import refill_row
from emberhall.titles.flamecraft.dragon_events import FancyKept
from emberhall.titles.flamecraft.enchant import reserve
from emberhall.titles.flamecraft.events import TokenChosen
from emberhall.titles.flamecraft.goods import gain_one
from emberhall.titles.flamecraft.kinds import COIN, TYPES
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import one


class ChooseToken(Ask):
    """Alone you choose a token; the others are the non-players."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return list(range(TYPES))

    def take(self, t: Town, pick: int) -> None:
        t.token = pick
        if t.log is not None:
            t.log.append(TokenChosen(t.turn, t.content.type_ids[pick]))

    def key(self, content: Content, pick: int) -> str:
        return f"token {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("solo.tokens",)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.token(t.content, pick),)


@dataclass(eq=False)
class KeepFancy(Ask):
    """Keep one of the fancies dealt; the others go to the bottom of the deck."""

    owner: Seat

    def atomic(self) -> bool:
        return True

    def seat(self, t: Town) -> int:
        return self.owner

    def picks(self, t: Town) -> list[int]:
        return t.fancies[self.owner].copy()

    def take(self, t: Town, pick: int) -> None:
        returned = [card for card in t.fancies[self.owner] if card != pick]
        t.fancies[self.owner] = [pick]
        t.fancy_deck = returned + t.fancy_deck
        for card in returned:
            t.fancies_known[card] = only(self.owner)
        if t.log is not None:
            own = ids.fancies(self.owner)
            went = tuple(moves.fancy(t.content, card, own, ids.FANCIES) for card in returned)
            t.log.append(FancyKept(self.owner, t.content.fancy_ids[pick], moves=went))

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.fancies[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("setup.fancies-dealt", *rule_ids.of_bonuses(content, MORE_FANCIES))

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.fancy(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(costs={"fancy": len(t.fancies[self.owner]) - 1})


@dataclass(eq=False)
class StartingGood(Ask):
    """The fourth and the fifth player start with a good of choice."""

    owner: Seat

    def atomic(self) -> bool:
        return True

    def seat(self, t: Town) -> int:
        return self.owner

    def picks(self, t: Town) -> list[int]:
        return list(range(TYPES))

    def take(self, t: Town, pick: int) -> None:
        gain_one(t, self.owner, pick, 1)

    def key(self, content: Content, pick: int) -> str:
        return f"start with {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("setup.late-players",)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.supply(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(one(t.content, pick))


@dataclass(eq=False)
class StartReserve(Ask):
    """Bookmark: reserve an enchantment of the row, which is refilled at once."""

    owner: Seat

    def atomic(self) -> bool:
        return True

    def seat(self, t: Town) -> int:
        return self.owner

    def picks(self, t: Town) -> list[int]:
        return t.row.copy()

    def take(self, t: Town, pick: int) -> None:
        reserve(t, self.owner, pick)
        refill_row(t)

    def key(self, content: Content, pick: int) -> str:
        return f"reserve {content.enchantments[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_bonuses(content, RESERVED_CARD)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.enchantment(t.content, pick),)


@dataclass(eq=False)
class StartCoins(Step):
    owner: Seat
    coins: int

    def do(self, t: Town) -> None:
        gain_one(t, self.owner, COIN, self.coins)


CHOOSE_TOKEN: Final = ChooseToken()
