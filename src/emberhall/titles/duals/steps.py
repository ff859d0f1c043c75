"""Playing a token: pull it, place it, fire it up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.duals import ids
from emberhall.titles.duals.bag import pull, return_to_bag
from emberhall.titles.duals.behaviours import (
    FIRE_ADJACENT,
    MOVE_ANYWHERE,
    MOVE_ONE_SPACE,
    PLAY_ANOTHER,
    PULL_AND_PLACE,
    PULL_ANOTHER,
)
from emberhall.titles.duals.completing import Change, completes
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import FiredUp, TokenPlaced
from emberhall.titles.duals.moves import POTION, Iron, Meat
from emberhall.titles.duals.numbers import Space, Type
from emberhall.titles.duals.table import Gameboard

PULL_IT: Final = [0]
TYPES: Final = 8
"""A plant's pick is 8 times a space, plus the type its token fires up as."""


class Pull(Ask):
    """Pull the turn's token: a moment to spend a coin before it is known."""

    def picks(self, t: Gameboard) -> list[int]:
        return PULL_IT

    def take(self, t: Gameboard, pick: int) -> None:
        pull(t)

    def key(self, content: Content, pick: int) -> str:
        return "pull"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (ids.BAG,)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects({ids.TOKEN: 1})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("pull.one", "coin.before-refresh")


@dataclass(eq=False)
class PullTokens(Step):
    """Pull tokens for an ability, as many as there are."""

    count: int

    def do(self, t: Gameboard) -> None:
        for _ in range(self.count):
            pull(t)


@dataclass(eq=False)
class Place(Ask):
    """Place the token held on an empty space or on top of a stack."""

    fires: bool
    """False for a crystal's token, which is not fired up."""

    def picks(self, t: Gameboard) -> list[int]:
        return t.room() if t.held else NO_PICKS

    def take(self, t: Gameboard, pick: int) -> None:
        token = t.held.pop()
        t.stacks[pick].append(token)
        if t.log is not None:
            kind, space = t.content.tokens[token], t.content.space_ids[pick]
            moves = (Move(kind, ids.HELD, space),)
            t.log.append(TokenPlaced(t.turn, kind, space, moves=moves))
        if self.fires:
            t.placed = pick
            t.then(FIRE_UP)

    def key(self, content: Content, pick: int) -> str:
        return f"place {content.hexes.names[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (t.content.space_ids[pick],)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects(completes=completes(t, self.change(t, pick)))

    def change(self, t: Gameboard, pick: int) -> Change:
        """What lies on top of the space afterwards."""
        return pick, t.held[-1]

    def doing(self, t: Gameboard) -> Doing:
        token = ids.held_token(0) if len(t.held) == 1 else ids.HELD
        return Doing(token, names=("fires-up",) if self.fires else ())

    def why(self, content: Content) -> tuple[str, ...]:
        return ("place.empty", "place.on-stack", "place.no-fourth")


class FireUp(Ask):
    """Fire up the token just placed, if you like: as its type, or one of its two."""

    def picks(self, t: Gameboard) -> list[int]:
        if t.placed == ABSENT:
            return NO_PICKS
        if t.rainbow:
            return [*range(len(t.content.types)), PASS]
        types = t.content.fires_as[t.stacks[t.placed][-1]]
        return [*types, PASS] if types else NO_PICKS

    def take(self, t: Gameboard, pick: int) -> None:
        t.rainbow = False
        t.chain = 0
        if pick != PASS:
            fire(t, t.placed, pick)

    def key(self, content: Content, pick: int) -> str:
        return "no fire" if pick == PASS else f"fire {content.types[pick].id}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (t.content.space_ids[t.placed],)

    def variant(self, t: Gameboard, pick: int) -> str:
        return "no-fire" if pick == PASS else t.content.types[pick].id

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects(fires=self.targets(t, pick))

    def doing(self, t: Gameboard) -> Doing:
        return Doing(None if t.placed == ABSENT else t.content.space_ids[t.placed])

    def why(self, content: Content) -> tuple[str, ...]:
        return (
            *("fire.optional", "fire.chart", "dual.choose", "bread.pull", "crystal.pull"),
            *("meat.move", "iron.one-or-two", "potion.swap", "plant.use"),
        )


def fire(t: Gameboard, space: Space, dragon: Type) -> None:
    """Use the ability of a type, from this space."""
    if t.log is not None:
        t.log.append(FiredUp(t.turn, t.content.types[dragon].id, t.content.space_ids[space]))
    ability = t.content.abilities[dragon]
    if ability == PLAY_ANOTHER:
        t.then(PULL_ONE, PLACE)
    elif ability == PULL_AND_PLACE:
        t.then(PullTokens(t.content.crystal_tokens), CRYSTAL, PLACE_ONLY)
    elif ability == MOVE_ANYWHERE:
        t.then(Meat(space))
    elif ability == MOVE_ONE_SPACE:
        t.then(Iron(space, False))
    elif ability == FIRE_ADJACENT:
        t.chain |= 1 << space
        t.then(Plant(space))
    else:
        t.then(POTION)


class Crystal(Ask):
    """Choose 1 of the tokens held; the others return to the bag."""

    def picks(self, t: Gameboard) -> list[int]:
        return sorted(set(t.held))

    def take(self, t: Gameboard, pick: int) -> None:
        t.held.remove(pick)
        return_to_bag(t, (ids.HELD, t.held))
        t.held = [pick]

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.tokens[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (ids.held_token(t.held.index(pick)),)

    def doing(self, t: Gameboard) -> Doing:
        return Doing(ids.HELD)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("crystal.place", "crystal.return", "coin.before-refresh")


class Taylor(Crystal):
    """Choose which of the two tokens to play."""

    def atomic(self) -> bool:
        return True

    def doing(self, t: Gameboard) -> Doing:
        return Doing(t.fancy_id(PULL_ANOTHER))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ruling.taylor", "taylor.other-back")


@dataclass(eq=False)
class Plant(Ask):
    """Use the ability of 1 adjacent token, as if from there."""

    space: Space

    def picks(self, t: Gameboard) -> list[int]:
        found = [
            TYPES * near + type
            for near in t.content.near[self.space]
            if t.stacks[near]
            for type in t.content.fires_as[t.stacks[near][-1]]
            if not (t.chain >> near & 1 and t.content.abilities[type] == FIRE_ADJACENT)
        ]
        return [*found, PASS] if found else NO_PICKS

    def take(self, t: Gameboard, pick: int) -> None:
        if pick != PASS:
            fire(t, pick // TYPES, pick % TYPES)

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "use none"
        return f"use {content.hexes.names[pick // TYPES]} {content.types[pick % TYPES].id}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (t.content.space_ids[pick // TYPES],)

    def variant(self, t: Gameboard, pick: int) -> str:
        return "none" if pick == PASS else t.content.types[pick % TYPES].id

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects(fires=self.targets(t, pick))

    def doing(self, t: Gameboard) -> Doing:
        """The space that fires now, and all that have fired as plants in this chain."""
        spaces = t.content.space_ids
        chain = (id for space, id in enumerate(spaces) if t.chain >> space & 1)
        return Doing(spaces[self.space], names=tuple(chain))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("plant.use", "plant.chain", "adjacent.shared-side", "dual.choose")


PULL: Final = Pull()
PULL_ONE: Final = PullTokens(1)
PLACE: Final = Place(True)
PLACE_ONLY: Final = Place(False)
FIRE_UP: Final = FireUp()
CRYSTAL: Final = Crystal()
KEEP_ONE_OF_TWO: Final = Taylor()
