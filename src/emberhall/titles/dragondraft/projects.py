"""What goblins can be set to work on, and what it may fail for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import Step
from emberhall.kernel.wire import Doing, Id
from emberhall.titles.dragondraft import moves, things
from emberhall.titles.dragondraft.content import GRANDSTANDS, Content
from emberhall.titles.dragondraft.events import GrandstandBuilt, SpecialOffered
from emberhall.titles.dragondraft.score import change_by_special
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.things import GRANDSTAND, SPECTATOR

BUILT: Final = "built"
CORNER: Final = "corner"
TILE: Final = "tile"
OFFERED: Final = "offered"
FIGURE: Final = "figure"
GOBLINS: Final = "goblins"


def build_lacks(t: Fair, seat: int, pile: int, may_build: bool) -> str | None:
    """What this seat lacks to build the top tile of a pile; `None`: nothing."""
    if not may_build:
        return BUILT
    if len(t.grandstands[seat]) >= t.content.fair.corners:
        return CORNER
    if t.built[pile] == len(t.content.piles[pile].spectators):
        return TILE
    return GOBLINS if t.content.piles[pile].cost > t.helpers(seat) else None


def offer_lacks(t: Fair, seat: int, special: int, may_offer: bool) -> str | None:
    """What this seat lacks to offer a special; `None`: nothing."""
    if not may_offer:
        return OFFERED
    if not t.figures[special]:
        return FIGURE
    return GOBLINS if t.content.specials[special].cost > t.helpers(seat) else None


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
    pile: int

    def do(self, t: Fair) -> None:
        attracted = self.score(t)
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
        return {SPECTATOR: self.score(t)}

    def score(self, t: Fair) -> int:
        return t.content.piles[self.pile].spectators[t.built[self.pile]]


@dataclass(eq=False)
class OfferSpecial(Project):
    special: int

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
