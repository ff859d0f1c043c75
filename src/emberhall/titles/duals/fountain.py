"""The fountain: its miniature moves when one of its cards is claimed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.duals import ids
from emberhall.titles.duals.bag import return_to_bag
from emberhall.titles.duals.cards import card_move
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import FountainCardRevealed, FountainMoved, TokenKept
from emberhall.titles.duals.numbers import Space
from emberhall.titles.duals.table import Gameboard


class MoveFountain(Ask):
    """Move the miniature to any space but its own."""

    def picks(self, t: Gameboard) -> list[int]:
        return [space for space in range(t.content.spaces) if space != t.miniature]

    def take(self, t: Gameboard, pick: int) -> None:
        if t.log is not None:
            space = t.content.space_ids[pick]
            t.log.append(FountainMoved(t.turn, space, moves=(miniature_move(t, pick),)))
        t.miniature = pick
        t.then(KeepToken(pick))

    def key(self, content: Content, pick: int) -> str:
        return f"fountain {content.hexes.names[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (t.content.space_ids[pick],)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects({ids.TOKEN: 1 if t.stacks[pick] and not t.ending else 0})

    def doing(self, t: Gameboard) -> Doing:
        return Doing(ids.MINIATURE)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fountain.move", "fountain.clear-stack", "fountain.play-kept")


def miniature_move(t: Gameboard, to: Space) -> Move:
    """The miniature goes to a space, from another or from beside the board."""
    left = None if t.miniature == ABSENT else t.content.space_ids[t.miniature]
    return Move(ids.MINIATURE, left, t.content.space_ids[to], thing=ids.MINIATURE)


@dataclass(eq=False)
class KeepToken(Ask):
    """Keep one token of the stack the fountain moved to; the others return to the bag."""

    space: Space

    def atomic(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return sorted(set(t.stacks[self.space]))

    def take(self, t: Gameboard, pick: int) -> None:
        stack, kept = t.stacks[self.space], t.kept[t.turn]
        space, place = t.content.space_ids[self.space], ids.kept_of(t.turn)
        stack.remove(pick)
        # one that was kept already and never played: only in the special phase
        return_to_bag(t, (space, stack), (place, [] if kept == ABSENT else [kept]))
        stack.clear()
        t.kept[t.turn] = pick
        if t.log is not None:
            kind = t.content.tokens[pick]
            t.log.append(TokenKept(t.turn, kind, moves=(Move(kind, space, place),)))

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.tokens[pick]}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (t.content.token_ids[self.space][t.stacks[self.space].index(pick)],)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects({t.content.tokens[pick]: 1})

    def doing(self, t: Gameboard) -> Doing:
        return Doing(t.content.space_ids[self.space])

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
        move = card_move(t, card, ids.FOUNTAIN_DECK, ids.FOUNTAIN)
        t.log.append(FountainCardRevealed(t.content.card_ids[card], moves=(move,)))


MOVE_FOUNTAIN: Final = MoveFountain()
REVEAL_FOUNTAIN: Final = RevealFountainCard()
