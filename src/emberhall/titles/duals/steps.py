"""Playing a token: pull it, place it, fire it up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emberhall.kernel.phrases import and_list, with_article
from emberhall.kernel.steps import NO, NOTHING, Ask, Step
from emberhall.titles.duals.bag import pull, return_to_bag
from emberhall.titles.duals.content import (
    FIRE_ADJACENT,
    MOVE_ANYWHERE,
    MOVE_ONE_SPACE,
    PLAY_ANOTHER,
    PULL_AND_PLACE,
    TAYLOR,
    Content,
)
from emberhall.titles.duals.events import FiredUp, TokenPlaced
from emberhall.titles.duals.moves import POTION, Iron, Meat, why_no_room
from emberhall.titles.duals.score import completed_with
from emberhall.titles.duals.words import ability_words, and_completes, on_space, top_words

if TYPE_CHECKING:
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

    def words(self, content: Content) -> str:
        return "Ready to pull a token?"

    def describe(self, t: Gameboard, pick: int) -> str:
        return "Pull a token from the bag"

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
        return t.room() if t.held else NOTHING

    def take(self, t: Gameboard, pick: int) -> None:
        token = t.held.pop()
        t.stacks[pick].append(token)
        if t.log is not None:
            name, space = t.content.token_names[token], t.content.hexes.names[pick]
            t.log.append(TokenPlaced(t.turn, t.content.tokens[token], name, space))
        if self.fires:
            t.placed = pick
            t.then(FIRE_UP)

    def key(self, content: Content, pick: int) -> str:
        return f"place {content.hexes.names[pick]}"

    def words(self, content: Content) -> str:
        return "Where do you place your token?"

    def describe(self, t: Gameboard, pick: int) -> str:
        name = with_article(t.content.token_names[t.held[-1]])
        return f"Place {name} on {on_space(t, pick)}{and_completes(t, self.marks(t, pick))}"

    def marks(self, t: Gameboard, pick: int) -> tuple[str, ...]:
        tops = t.tops()
        tops[pick] = t.held[-1]
        return completed_with(t, tops)

    def why_not(self, t: Gameboard, key: str) -> str:
        return why_no_room(t, key.removeprefix("place "), NO) if key.startswith("place ") else ""

    def why(self, content: Content) -> tuple[str, ...]:
        return ("place.empty", "place.on-stack", "place.no-fourth")


class FireUp(Ask):
    """Fire up the token just placed, if you like: as its type, or one of its two."""

    def picks(self, t: Gameboard) -> list[int]:
        if t.placed == NO:
            return NOTHING
        if t.rainbow:
            return [*range(len(t.content.types)), NO]
        types = t.content.fires_as[t.stacks[t.placed][-1]]
        return [*types, NO] if types else NOTHING

    def take(self, t: Gameboard, pick: int) -> None:
        t.rainbow = False
        t.chain = 0
        if pick != NO:
            fire(t, t.placed, pick)

    def key(self, content: Content, pick: int) -> str:
        return "no fire" if pick == NO else f"fire {content.types[pick].id}"

    def words(self, content: Content) -> str:
        return "Do you fire up your token?"

    def describe(self, t: Gameboard, pick: int) -> str:
        if pick == NO:
            return "Leave it at that"
        return f"Fire up as {t.content.types[pick].name}: {ability_words(t.content, pick)}"

    def why(self, content: Content) -> tuple[str, ...]:
        return (
            *("fire.optional", "fire.chart", "dual.choose", "bread.pull", "crystal.pull"),
            *("meat.move", "iron.one-or-two", "potion.swap", "plant.use"),
        )


def fire(t: Gameboard, space: int, dragon: int) -> None:
    """Use the ability of a type, from this space."""
    if t.log is not None:
        t.log.append(FiredUp(t.turn, t.content.types[dragon].id, t.content.hexes.names[space]))
    ability = t.content.types[dragon].ability
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
        return_to_bag(t, t.held)
        t.held = [pick]

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.tokens[pick]}"

    def words(self, content: Content) -> str:
        return "Which token do you place?"

    def describe(self, t: Gameboard, pick: int) -> str:
        others = t.held.copy()
        others.remove(pick)
        returned = and_list([with_article(t.content.token_names[token]) for token in others])
        place = f"Place {with_article(t.content.token_names[pick])}"
        return f"{place}, return {returned}" if returned else place

    def why(self, content: Content) -> tuple[str, ...]:
        return ("crystal.place", "crystal.return", "coin.before-refresh")

    def label(self, content: Content) -> str:
        return f"Crystal: pull {content.crystal_tokens}, place 1"


class Taylor(Crystal):
    """Choose which of the two tokens to play."""

    def closed(self) -> bool:
        return True

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ruling.taylor", "taylor.other-back")

    def label(self, content: Content) -> str:
        return content.fancies[TAYLOR].name


@dataclass(eq=False)
class Plant(Ask):
    """Use the ability of 1 adjacent token, as if from there."""

    space: int

    def picks(self, t: Gameboard) -> list[int]:
        found = [
            TYPES * near + type
            for near in t.content.near[self.space]
            if t.stacks[near]
            for type in t.content.fires_as[t.stacks[near][-1]]
            if not (t.chain >> near & 1 and t.content.types[type].ability == FIRE_ADJACENT)
        ]
        return [*found, NO] if found else NOTHING

    def take(self, t: Gameboard, pick: int) -> None:
        if pick != NO:
            fire(t, pick // TYPES, pick % TYPES)

    def key(self, content: Content, pick: int) -> str:
        if pick == NO:
            return "use none"
        return f"use {content.hexes.names[pick // TYPES]} {content.types[pick % TYPES].id}"

    def words(self, content: Content) -> str:
        return f"Which token next to {content.hexes.names[self.space]} do you use?"

    def describe(self, t: Gameboard, pick: int) -> str:
        if pick == NO:
            return "Use none of them"
        space, type = pick // TYPES, pick % TYPES
        where = f"{top_words(t, space)} on {t.content.hexes.names[space]}"
        return f"Use {where}: {ability_words(t.content, type)}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("plant.use", "plant.chain", "adjacent.shared-side", "dual.choose")

    def label(self, content: Content) -> str:
        return "Plant: use 1 adjacent token"


PULL: Final = Pull()
PULL_ONE: Final = PullTokens(1)
PLACE: Final = Place(True)
PLACE_ONLY: Final = Place(False)
FIRE_UP: Final = FireUp()
CRYSTAL: Final = Crystal()
KEEP_ONE_OF_TWO: Final = Taylor()
