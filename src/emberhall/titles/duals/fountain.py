"""The fountain: its miniature moves when one of its cards is claimed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emberhall.kernel.phrases import the
from emberhall.kernel.steps import NO, Ask, Step
from emberhall.titles.duals.bag import return_to_bag
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import FountainCardRevealed, FountainMoved, TokenKept
from emberhall.titles.duals.words import on_space

if TYPE_CHECKING:
    from emberhall.titles.duals.table import Gameboard


class MoveFountain(Ask):
    """Move the miniature to any space but its own."""

    def picks(self, t: Gameboard) -> list[int]:
        return [space for space in range(t.content.spaces) if space != t.miniature]

    def take(self, t: Gameboard, pick: int) -> None:
        t.miniature = pick
        t.then(KeepToken(pick))
        if t.log is not None:
            t.log.append(FountainMoved(t.turn, t.content.hexes.names[pick]))

    def key(self, content: Content, pick: int) -> str:
        return f"fountain {content.hexes.names[pick]}"

    def words(self, content: Content) -> str:
        return "Where does the fountain go?"

    def describe(self, t: Gameboard, pick: int) -> str:
        to, count = f"To {on_space(t, pick)}", len(t.stacks[pick])
        if count == 0:
            return f"{to}, which is empty"
        if t.ending:
            return f"{to}: {'it leaves' if count == 1 else 'all leave'} the board"
        return f"{to}: keep {'it' if count == 1 else f'1 of {count}'} for your next turn"

    def why_not(self, t: Gameboard, key: str) -> str:
        own = t.miniature >= 0 and key == self.key(t.content, t.miniature)
        return "it must leave its space" if own else ""

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fountain.move", "fountain.clear-stack", "fountain.play-kept")

    def label(self, content: Content) -> str:
        return "The fountain moves"


@dataclass(eq=False)
class KeepToken(Ask):
    """Keep one token of the stack the fountain moved to; the others return to the bag."""

    space: int

    def closed(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return sorted(set(t.stacks[self.space]))

    def take(self, t: Gameboard, pick: int) -> None:
        stack = t.stacks[self.space]
        stack.remove(pick)
        if t.kept[t.turn] != NO:
            # kept once already and never played: only in the special phase
            stack.append(t.kept[t.turn])
        return_to_bag(t, stack)
        stack.clear()
        t.kept[t.turn] = pick
        if t.log is not None:
            t.log.append(TokenKept(t.turn, t.content.token_names[pick]))

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.tokens[pick]}"

    def words(self, content: Content) -> str:
        return "Which token do you keep?"

    def describe(self, t: Gameboard, pick: int) -> str:
        return f"Keep {the(t.content.token_names[pick])}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fountain.clear-stack", "fountain.play-kept", "ruling.fountain-keep-any")


class RevealFountainCard(Step):
    """The next fountain card is turned face up, if there is one to come: in solo."""

    def do(self, t: Gameboard) -> None:
        if t.fountain_deck:
            reveal_fountain_card(t)


def reveal_fountain_card(t: Gameboard) -> None:
    card = t.fountain_deck.pop()
    t.fountain.append(card)
    if t.log is not None:
        row = t.content.cards[card]
        t.log.append(FountainCardRevealed(row.id, row.name))


MOVE_FOUNTAIN: Final = MoveFountain()
REVEAL_FOUNTAIN: Final = RevealFountainCard()
