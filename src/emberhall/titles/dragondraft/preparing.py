"""Phase 3, preparing the stage: goblins are set to work, and paid for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import NO_PICKS, PASS, Ask
from emberhall.kernel.wire import Doing, Effects, Id, Payment, effects
from emberhall.titles.dragondraft import moves, things
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.events import HelpersPaid
from emberhall.titles.dragondraft.numbers import Card
from emberhall.titles.dragondraft.projects import (
    BuildGrandstand,
    OfferSpecial,
    Project,
    grandstands_lack,
    specials_lack,
)
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.things import GOBLIN

SPECIAL: Final = 1000
"""Picks from here on name specials; smaller ones name grandstand piles."""


@dataclass(eq=False)
class PrepareStage(Ask):
    """Set goblins to work: at most one grandstand and one special, in either order. Phase 3."""

    may_build: bool
    may_offer: bool

    def picks(self, t: Fair) -> list[int]:
        if t.helpers(t.turn) < t.content.cheapest:
            return NO_PICKS
        piles = grandstands_lack(t, t.turn, self.may_build)
        specials = specials_lack(t, t.turn, self.may_offer)
        projects = [number for number, lacks in enumerate(piles) if lacks is None]
        projects += [number for number, lacks in enumerate(specials, SPECIAL) if lacks is None]
        return [*projects, PASS] if projects else NO_PICKS

    def take(self, t: Fair, pick: int) -> None:
        if pick == PASS:
            return
        project, builds = project_of(pick), pick < SPECIAL
        after = PrepareStage(self.may_build and not builds, self.may_offer and builds)
        t.then(PayHelpers(project.cost(t.content)), project, after)

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "done"
        if pick >= SPECIAL:
            return f"offer {content.specials[pick - SPECIAL].id}"
        return f"build {content.piles[pick].cost}"

    def targets(self, t: Fair, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (project_of(pick).what(t.content),)

    def variant(self, t: Fair, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Fair, pick: int) -> Effects:
        if pick == PASS:
            return effects(score=0)
        project = project_of(pick)
        costs = {GOBLIN: project.cost(t.content)}
        return effects(project.gains(t), costs, score=project.score(t))

    def doing(self, t: Fair) -> Doing:
        allowed = (("build", self.may_build), ("offer", self.may_offer))
        return Doing(names=tuple(work for work, may in allowed if may))

    def why(self, content: Content) -> tuple[str, ...]:
        specials = (
            *("special.offer", "special.fireworks", "special.snack-stand"),
            *("special.souvenir-shop", "special.dragon-stylist"),
        )
        return (
            *("prepare.one-each", "goblin.pay", "goblin.pairs"),
            *(("grandstand.build",) if self.may_build else ()),
            *(specials if self.may_offer else ()),
        )


def project_of(pick: int) -> Project:
    return OfferSpecial(pick - SPECIAL) if pick >= SPECIAL else BuildGrandstand(pick)


@dataclass(eq=False)
class PayHelpers(Ask):
    """Pay a cost with whole goblin cards, none of them needless. The pick: how many pairs.

    What is paid for waits beneath.
    """

    cost: int

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def helpers(self, pairs: int) -> int:
        return max(0, self.cost - 2 * pairs)

    def lost(self, pairs: int) -> int:
        """Goblins who come along and have nothing to do."""
        return max(0, 2 * pairs - self.cost)

    def picks(self, t: Fair) -> list[int]:
        hand = t.hands[t.turn]
        enough = (self.cost + 1) // 2
        most = min(enough, hand[t.content.pair])
        return [n for n in range(most + 1) if self.helpers(n) <= hand[t.content.helper]]

    def take(self, t: Fair, pick: int) -> None:
        if t.log is not None:
            t.log.append(self._paid(t, pick))
        for card, count in self._cards(t.content, pick):
            t.hands[t.turn][card] -= count
            t.discard[card] += count

    def _cards(self, content: Content, pairs: int) -> tuple[tuple[Card, int], ...]:
        return (content.pair, pairs), (content.helper, self.helpers(pairs))

    def _paid(self, t: Fair, pairs: int) -> HelpersPaid:
        went = [moves.discarded(t, card, count) for card, count in self._cards(t.content, pairs)]
        what, helpers = _project(t).what(t.content), self.helpers(pairs)
        return HelpersPaid(t.turn, what, helpers, pairs, self.lost(pairs), moves=sum(went, ()))

    def key(self, content: Content, pick: int) -> str:
        return f"pay {self.cards(pick)}"

    def cards(self, pairs: int) -> str:
        """The cards of a payment by what they are worth: `2+2+1`."""
        return "+".join(["2"] * pairs + ["1"] * self.helpers(pairs))

    def targets(self, t: Fair, pick: int) -> tuple[Id, ...]:
        cards = self._cards(t.content, pick)
        return tuple(things.in_hand(t.turn, t.content.cards[card]) for card, n in cards if n)

    def variant(self, t: Fair, pick: int) -> str:
        return self.cards(pick)

    def effects(self, t: Fair, pick: int) -> Effects:
        project = _project(t)
        costs = {t.content.cards[card]: count for card, count in self._cards(t.content, pick)}
        return effects(project.gains(t), costs, score=project.score(t))

    def payment(self, t: Fair) -> Payment:
        what = _project(t).what(t.content)
        return {"what": what, "cost": {GOBLIN: self.cost}, "paid": {}, "owed": {GOBLIN: self.cost}}

    def why(self, content: Content) -> tuple[str, ...]:
        return ("goblin.pay", "goblin.pairs", "ruling.no-needless-goblin")


def _project(t: Fair) -> Project:
    """The project that waits for its payment."""
    return next(step for step in reversed(t.stack) if isinstance(step, Project))
