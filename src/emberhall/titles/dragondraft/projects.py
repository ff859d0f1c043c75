"""What goblins can be set to work on, and what it may fail for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import Step
from emberhall.kernel.wire import Doing, Id, Seat
from emberhall.titles.dragondraft import moves, things
from emberhall.titles.dragondraft.content import GRANDSTANDS, Content
from emberhall.titles.dragondraft.events import GrandstandBuilt, SpecialOffered
from emberhall.titles.dragondraft.numbers import Pile, Special
from emberhall.titles.dragondraft.score import change_by_special
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.things import GRANDSTAND, SPECTATOR

BUILT: Final = "built"
CORNER: Final = "corner"
TILE: Final = "tile"
OFFERED: Final = "offered"
FIGURE: Final = "figure"
GOBLINS: Final = "goblins"


Lacks = list[str | None]
"""For each pile or special, what a seat lacks to have it; `None`: nothing."""


def grandstands_lack(t: Fair, seat: Seat, may_build: bool) -> Lacks:
    """What this seat lacks to build the top tile of each pile."""
    piles = t.content.piles
    if not may_build:
        return [BUILT] * len(piles)
    if len(t.grandstands[seat]) >= t.content.fair.corners:
        return [CORNER] * len(piles)
    goblins = t.helpers(seat)
    return [
        TILE if built == len(pile.spectators) else GOBLINS if pile.cost > goblins else None
        for pile, built in zip(piles, t.built, strict=True)
    ]


def specials_lack(t: Fair, seat: Seat, may_offer: bool) -> Lacks:
    """What this seat lacks to offer each special."""
    specials = t.content.specials
    if not may_offer:
        return [OFFERED] * len(specials)
    goblins = t.helpers(seat)
    return [
        FIGURE if not figures else GOBLINS if special.cost > goblins else None
        for special, figures in zip(specials, t.figures, strict=True)
    ]


class Project(Step):
    """Something to be paid for with goblins, and then done."""

    def cost(self, content: Content) -> int:
        raise NotImplementedError

    def what(self, content: Content) -> Id:
        """The pile that a tile or figure is taken from."""
        raise NotImplementedError

    def gains(self, t: Fair) -> dict[str, int]:
        """What it brings at once."""
        raise NotImplementedError

    def score(self, t: Fair) -> int:
        """What it adds to the score as things stand, tonight's show included."""
        raise NotImplementedError

    def doing(self, t: Fair) -> Doing:
        return Doing(self.what(t.content))


@dataclass(eq=False)
class BuildGrandstand(Project):
    pile: Pile

    def do(self, t: Fair) -> None:
        attracted = self.spectators(t)
        t.built[self.pile] += 1
        t.grandstands[t.turn].append(attracted)
        t.sheet[t.turn][GRANDSTANDS] += attracted
        if t.log is not None:
            t.log.append(self._built(t, attracted))

    def _built(self, t: Fair, attracted: int) -> GrandstandBuilt:
        pile = self.what(t.content)
        tile = things.tile(self.cost(t.content), t.built[self.pile])
        corner = things.corner(t.turn, len(t.grandstands[t.turn]))
        built = Move(GRANDSTAND, pile, corner, thing=tile)
        came = (built, *moves.attracted(t, attracted))
        return GrandstandBuilt(t.turn, pile, tile, corner, attracted, moves=came)

    def cost(self, content: Content) -> int:
        return content.piles[self.pile].cost

    def what(self, content: Content) -> Id:
        return things.pile(self.cost(content))

    def gains(self, t: Fair) -> dict[str, int]:
        return {SPECTATOR: self.spectators(t)}

    def score(self, t: Fair) -> int:
        return self.spectators(t)

    def spectators(self, t: Fair) -> int:
        """Those of the tile on top."""
        return t.content.piles[self.pile].spectators[t.built[self.pile]]


@dataclass(eq=False)
class OfferSpecial(Project):
    special: Special

    def do(self, t: Fair) -> None:
        t.figures[self.special] -= 1
        t.offers[t.turn][self.special] += 1
        if t.log is not None:
            special = t.content.specials[self.special].id
            figure = Move(special, self.what(t.content), things.offer(t.turn, special))
            t.log.append(SpecialOffered(t.turn, special, moves=(figure,)))

    def cost(self, content: Content) -> int:
        return content.specials[self.special].cost

    def what(self, content: Content) -> Id:
        return things.figure(content.specials[self.special].id)

    def gains(self, t: Fair) -> dict[str, int]:
        return {t.content.specials[self.special].id: 1}

    def score(self, t: Fair) -> int:
        return change_by_special(t, t.turn, self.special)
