"""Phase 4, after the show: which goblins stay in hand."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.steps import NO_PICKS, Ask
from emberhall.kernel.wire import Effects, Id, effects
from emberhall.titles.dragondraft import moves, things
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.events import GoblinsKept
from emberhall.titles.dragondraft.numbers import Card
from emberhall.titles.dragondraft.table import Fair


@dataclass(eq=False)
class KeepGoblins(Ask):
    """After the show: how many goblin pairs, or single helpers, stay in hand. Phase 4."""

    pairs: bool

    def card(self, content: Content) -> Card:
        return content.pair if self.pairs else content.helper

    def picks(self, t: Fair) -> list[int]:
        held = t.hands[t.turn][self.card(t.content)]
        return list(range(held + 1)) if held else NO_PICKS

    def take(self, t: Fair, pick: int) -> None:
        card, hand = self.card(t.content), t.hands[t.turn]
        gone = hand[card] - pick
        hand[card] = pick
        t.discard[card] += gone
        if t.log is not None:
            went = moves.discarded(t, card, gone)
            t.log.append(GoblinsKept(t.turn, t.content.cards[card], pick, gone, moves=went))

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.cards[self.card(content)]} {pick}"

    def targets(self, t: Fair, pick: int) -> tuple[Id, ...]:
        return (things.in_hand(t.turn, t.content.cards[self.card(t.content)]),)

    def variant(self, t: Fair, pick: int) -> str:
        return str(pick)

    def effects(self, t: Fair, pick: int) -> Effects:
        card = self.card(t.content)
        return effects(costs={t.content.cards[card]: t.hands[t.turn][card] - pick}, score=0)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("show.keep-goblins", "show.kept-count")
