"""Moving tokens about the board: meat, iron, potion and a fancy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS, Ask
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.duals.behaviours import MOVE_ANY
from emberhall.titles.duals.completing import Change, completes
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import TokenMoved, TokensSwapped
from emberhall.titles.duals.numbers import Space
from emberhall.titles.duals.table import Gameboard


def move(t: Gameboard, space: Space, to: Space) -> None:
    """Move the token on top of a space to another one."""
    token = t.stacks[space].pop()
    t.stacks[to].append(token)
    if t.log is not None:
        kind, left, reached = t.content.tokens[token], *_ids(t, space, to)
        moves = (Move(kind, left, reached),)
        t.log.append(TokenMoved(t.turn, kind, left, reached, moves=moves))


def _ids(t: Gameboard, *spaces: Space) -> tuple[Id, ...]:
    return tuple(t.content.space_ids[space] for space in spaces)


IRON_MOVES: Final = 2


class PickUp(Ask):
    """Choose a token to move; where it goes is asked next."""

    def key(self, content: Content, pick: int) -> str:
        return "enough" if pick == PASS else f"move {content.hexes.names[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (t.top_token(pick),)

    def variant(self, t: Gameboard, pick: int) -> str:
        return "enough" if pick == PASS else ""


@dataclass(eq=False)
class SetDown(Ask):
    """Choose where the token goes: the other half of picking it up."""

    space: Space

    def atomic(self) -> bool:
        return True

    def take(self, t: Gameboard, pick: int) -> None:
        move(t, self.space, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"to {content.hexes.names[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (t.content.space_ids[pick],)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects(completes=completes(t, *self.changes(t, pick)))

    def changes(self, t: Gameboard, pick: int) -> tuple[Change, ...]:
        """What lies on top of the two spaces afterwards."""
        *_, beneath, token = (ABSENT, *t.stacks[self.space])
        return (pick, token), (self.space, beneath)

    def doing(self, t: Gameboard) -> Doing:
        return Doing(t.top_token(self.space), left=1, of=1)


@dataclass(eq=False)
class Meat(PickUp):
    """Move 1 adjacent token to any space."""

    space: Space

    def picks(self, t: Gameboard) -> list[int]:
        return [near for near in t.content.near[self.space] if t.stacks[near]]

    def take(self, t: Gameboard, pick: int) -> None:
        t.then(MeatTo(pick))

    def doing(self, t: Gameboard) -> Doing:
        return Doing(t.content.space_ids[self.space], left=1, of=1)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("meat.move", "adjacent.shared-side", "stack.top-only")


class MeatTo(SetDown):
    def picks(self, t: Gameboard) -> list[int]:
        return t.room(self.space)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("meat.move", "meat.onto-meat", "stack.three")


@dataclass(eq=False)
class Iron(PickUp):
    """Move 1 or 2 adjacent tokens 1 space each: first one, then perhaps another."""

    space: Space
    is_second: bool

    def picks(self, t: Gameboard) -> list[int]:
        found = [
            near for near in t.content.near[self.space] if t.stacks[near] and steps_to(t, near)
        ]
        if not self.is_second:
            return found
        others = [space for space in found if space != t.moved]
        return [*others, PASS] if others else NO_PICKS

    def take(self, t: Gameboard, pick: int) -> None:
        if pick == PASS:
            return
        if self.is_second:
            t.then(IronTo(pick))
        else:
            t.then(IronTo(pick), Iron(self.space, True))

    def doing(self, t: Gameboard) -> Doing:
        """The space that fires and, at the second move, where the token is that moved first."""
        iron, left = t.content.space_ids[self.space], 1 if self.is_second else IRON_MOVES
        moved = _ids(t, t.moved) if self.is_second and t.moved != ABSENT else ()
        return Doing(iron, left, IRON_MOVES, moved)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("iron.one-or-two", "iron.same-stack", "adjacent.shared-side", "stack.top-only")


class IronTo(SetDown):
    def picks(self, t: Gameboard) -> list[int]:
        return steps_to(t, self.space)

    def take(self, t: Gameboard, pick: int) -> None:
        move(t, self.space, pick)
        t.moved = pick

    def doing(self, t: Gameboard) -> Doing:
        is_first = any(isinstance(step, Iron) for step in t.stack)
        return Doing(t.top_token(self.space), IRON_MOVES if is_first else 1, IRON_MOVES)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("iron.one-space", "iron.onto-iron", "stack.three")


def steps_to(t: Gameboard, space: Space) -> list[Space]:
    """The spaces next to this one where its token may go."""
    limit, miniature = t.content.stack, t.miniature
    return [
        near for near in t.content.near[space] if len(t.stacks[near]) < limit and near != miniature
    ]


class Potion(Ask):
    """Swap any 2 tokens."""

    def picks(self, t: Gameboard) -> list[int]:
        found = [space for space, stack in enumerate(t.stacks) if stack]
        return found if len(found) > 1 else NO_PICKS

    def take(self, t: Gameboard, pick: int) -> None:
        t.then(PotionWith(pick))

    def key(self, content: Content, pick: int) -> str:
        return f"swap {content.hexes.names[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (t.top_token(pick),)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("potion.swap", "potion.itself", "stack.top-only")


@dataclass(eq=False)
class PotionWith(Ask):
    space: Space

    def atomic(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return [s for s, stack in enumerate(t.stacks) if stack and s != self.space]

    def take(self, t: Gameboard, pick: int) -> None:
        one, other = t.stacks[self.space], t.stacks[pick]
        one[-1], other[-1] = other[-1], one[-1]
        if t.log is not None:
            kind, met = t.content.tokens[other[-1]], t.content.tokens[one[-1]]
            left, reached = _ids(t, self.space, pick)
            moves = Move(kind, left, reached), Move(met, reached, left)
            t.log.append(TokensSwapped(t.turn, kind, left, met, reached, moves=moves))

    def key(self, content: Content, pick: int) -> str:
        return f"with {content.hexes.names[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (t.top_token(pick),)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects(completes=completes(t, *self.changes(t, pick)))

    def changes(self, t: Gameboard, pick: int) -> tuple[Change, ...]:
        """What lies on top of the two spaces afterwards."""
        return (pick, t.stacks[self.space][-1]), (self.space, t.stacks[pick][-1])

    def doing(self, t: Gameboard) -> Doing:
        return Doing(t.top_token(self.space))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("potion.swap", "potion.itself", "stack.top-only")


class Starburst(PickUp):
    """Move any token to any space."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return [space for space, stack in enumerate(t.stacks) if stack]

    def take(self, t: Gameboard, pick: int) -> None:
        t.then(StarburstTo(pick))

    def doing(self, t: Gameboard) -> Doing:
        return Doing(t.fancy_id(MOVE_ANY))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ruling.starburst", "stack.top-only")


class StarburstTo(SetDown):
    """What was under way follows the token that moved."""

    def picks(self, t: Gameboard) -> list[int]:
        return t.room(self.space)

    def take(self, t: Gameboard, pick: int) -> None:
        move(t, self.space, pick)
        t.placed = followed(t.placed, self.space, pick)
        t.moved = followed(t.moved, self.space, pick)
        t.chain = 0

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ruling.starburst", "stack.three")


def followed(space: Space, left: Space, reached: Space) -> Space:
    """Where a marked token lies after a token on top has moved; `ABSENT` once it is covered."""
    if space == left:
        return reached
    return ABSENT if space == reached else space


POTION: Final = Potion()
PICK_UP_ANY: Final = Starburst()
