"""Moving tokens about the board: meat, iron, potion and Starburst."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emberhall.kernel.steps import NO, NOTHING, Ask
from emberhall.titles.duals.content import STARBURST, Content
from emberhall.titles.duals.events import TokenMoved, TokensSwapped
from emberhall.titles.duals.score import completed_with
from emberhall.titles.duals.words import and_completes, on_space, top_words

if TYPE_CHECKING:
    from emberhall.titles.duals.table import Gameboard


def move(t: Gameboard, space: int, to: int) -> None:
    """Move the token on top of a space to another one."""
    token = t.stacks[space].pop()
    t.stacks[to].append(token)
    if t.log is not None:
        names = t.content.hexes.names
        t.log.append(TokenMoved(t.turn, t.content.token_names[token], names[space], names[to]))


class PickUp(Ask):
    """Choose a token to move; where it goes is asked next."""

    def key(self, content: Content, pick: int) -> str:
        return "enough" if pick == NO else f"move {content.hexes.names[pick]}"

    def words(self, content: Content) -> str:
        return "Which token do you move?"

    def describe(self, t: Gameboard, pick: int) -> str:
        if pick == NO:
            return "Move no other token"
        return f"Move {top_words(t, pick)} from {t.content.hexes.names[pick]}"

    def why_not(self, t: Gameboard, key: str) -> str:
        return "that token cannot be moved now" if key.startswith("move ") else ""


@dataclass(eq=False)
class SetDown(Ask):
    """Choose where the token goes: the other half of picking it up."""

    space: int

    def closed(self) -> bool:
        return True

    def take(self, t: Gameboard, pick: int) -> None:
        move(t, self.space, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"to {content.hexes.names[pick]}"

    def words(self, content: Content) -> str:
        return f"Where does the token from {content.hexes.names[self.space]} go?"

    def describe(self, t: Gameboard, pick: int) -> str:
        return f"To {on_space(t, pick)}{and_completes(t, self.marks(t, pick))}"

    def marks(self, t: Gameboard, pick: int) -> tuple[str, ...]:
        left, tops = t.stacks[self.space], t.tops()
        tops[pick] = left[-1]
        tops[self.space] = left[-2] if len(left) > 1 else NO
        return completed_with(t, tops)

    def why_not(self, t: Gameboard, key: str) -> str:
        return why_no_room(t, key.removeprefix("to "), self.space) if key.startswith("to ") else ""


def why_no_room(t: Gameboard, name: str, besides: int) -> str:
    """Why no token can be put on the space of this name."""
    names = t.content.hexes.names
    if name not in names:
        return f"the spaces are {names[0]} to {names[-1]}"
    space = names.index(name)
    if space == t.miniature:
        return "the fountain stands there"
    if space == besides:
        return "it must go to another space"
    if len(t.stacks[space]) >= t.content.stack:
        return f"a stack never has more than {t.content.stack} tokens"
    return "it moves one space only"


@dataclass(eq=False)
class Meat(PickUp):
    """Move 1 adjacent token to any space."""

    space: int

    def picks(self, t: Gameboard) -> list[int]:
        return [near for near in t.content.near[self.space] if t.stacks[near]]

    def take(self, t: Gameboard, pick: int) -> None:
        t.then(MeatTo(pick))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("meat.move", "adjacent.shared-side", "stack.top-only")

    def label(self, content: Content) -> str:
        return "Meat: move 1 adjacent token"


class MeatTo(SetDown):
    def picks(self, t: Gameboard) -> list[int]:
        return t.room(self.space)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("meat.move", "meat.onto-meat", "stack.three")

    def label(self, content: Content) -> str:
        return "Meat: move 1 adjacent token"


@dataclass(eq=False)
class Iron(PickUp):
    """Move 1 or 2 adjacent tokens 1 space each: first one, then perhaps another."""

    space: int
    is_second: bool

    def picks(self, t: Gameboard) -> list[int]:
        found = [
            near for near in t.content.near[self.space] if t.stacks[near] and steps_to(t, near)
        ]
        if not self.is_second:
            return found
        others = [space for space in found if space != t.moved]
        return [*others, NO] if others else NOTHING

    def take(self, t: Gameboard, pick: int) -> None:
        if pick == NO:
            return
        if self.is_second:
            t.then(IronTo(pick))
        else:
            t.then(IronTo(pick), Iron(self.space, True))

    def words(self, content: Content) -> str:
        return "Which other token do you move?" if self.is_second else "Which token do you move?"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("iron.one-or-two", "iron.same-stack", "adjacent.shared-side", "stack.top-only")

    def label(self, content: Content) -> str:
        return "Iron: move 1 or 2 adjacent tokens"


class IronTo(SetDown):
    def picks(self, t: Gameboard) -> list[int]:
        return steps_to(t, self.space)

    def take(self, t: Gameboard, pick: int) -> None:
        move(t, self.space, pick)
        t.moved = pick

    def why(self, content: Content) -> tuple[str, ...]:
        return ("iron.one-space", "iron.onto-iron", "stack.three")

    def label(self, content: Content) -> str:
        return "Iron: move 1 or 2 adjacent tokens"


def steps_to(t: Gameboard, space: int) -> list[int]:
    """The spaces next to this one where its token may go."""
    limit, miniature = t.content.stack, t.miniature
    return [
        near for near in t.content.near[space] if len(t.stacks[near]) < limit and near != miniature
    ]


class Potion(Ask):
    """Swap any 2 tokens."""

    def picks(self, t: Gameboard) -> list[int]:
        found = [space for space, stack in enumerate(t.stacks) if stack]
        return found if len(found) > 1 else NOTHING

    def take(self, t: Gameboard, pick: int) -> None:
        t.then(PotionWith(pick))

    def key(self, content: Content, pick: int) -> str:
        return f"swap {content.hexes.names[pick]}"

    def words(self, content: Content) -> str:
        return "Which token do you swap?"

    def describe(self, t: Gameboard, pick: int) -> str:
        return f"Swap {top_words(t, pick)} on {t.content.hexes.names[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("potion.swap", "potion.itself", "stack.top-only")

    def label(self, content: Content) -> str:
        return "Potion: swap any 2 tokens"


@dataclass(eq=False)
class PotionWith(Ask):
    space: int

    def closed(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return [s for s, stack in enumerate(t.stacks) if stack and s != self.space]

    def take(self, t: Gameboard, pick: int) -> None:
        one, other = t.stacks[self.space], t.stacks[pick]
        one[-1], other[-1] = other[-1], one[-1]
        if t.log is not None:
            names, tokens = t.content.hexes.names, t.content.token_names
            moved, met = tokens[other[-1]], tokens[one[-1]]
            t.log.append(TokensSwapped(t.turn, moved, names[self.space], met, names[pick]))

    def key(self, content: Content, pick: int) -> str:
        return f"with {content.hexes.names[pick]}"

    def words(self, content: Content) -> str:
        return f"With which token do you swap the one on {content.hexes.names[self.space]}?"

    def describe(self, t: Gameboard, pick: int) -> str:
        swapped = f"With {top_words(t, pick)} on {t.content.hexes.names[pick]}"
        return swapped + and_completes(t, self.marks(t, pick))

    def marks(self, t: Gameboard, pick: int) -> tuple[str, ...]:
        tops = t.tops()
        tops[pick], tops[self.space] = tops[self.space], tops[pick]
        return completed_with(t, tops)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("potion.swap", "potion.itself", "stack.top-only")

    def label(self, content: Content) -> str:
        return "Potion: swap any 2 tokens"


class Starburst(PickUp):
    """Move any token to any space."""

    def closed(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return [space for space, stack in enumerate(t.stacks) if stack]

    def take(self, t: Gameboard, pick: int) -> None:
        t.then(StarburstTo(pick))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ruling.starburst", "stack.top-only")

    def label(self, content: Content) -> str:
        return content.fancies[STARBURST].name


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

    def label(self, content: Content) -> str:
        return content.fancies[STARBURST].name


def followed(space: int, left: int, reached: int) -> int:
    """Where a marked token lies after a token on top has moved; `NO` once it is covered."""
    if space == left:
        return reached
    return NO if space == reached else space


POTION: Final = Potion()
MOVE_ANY: Final = Starburst()
