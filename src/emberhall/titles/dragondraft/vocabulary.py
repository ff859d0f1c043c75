"""Every key an option of Dragondraft can have."""

from __future__ import annotations

from emberhall.kernel.steps import PASS
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.keeping import KeepGoblins
from emberhall.titles.dragondraft.preparing import SPECIAL, PayHelpers, PrepareStage
from emberhall.titles.dragondraft.recruiting import Recruit


def vocabulary(content: Content) -> list[str]:
    """The keys in a fixed order."""
    projects = [*range(len(content.piles)), *range(SPECIAL, SPECIAL + len(content.specials)), PASS]
    costs = sorted({*(pile.cost for pile in content.piles), *(s.cost for s in content.specials)})
    keys = [Recruit().key(content, space) for space in (*range(content.spaces), PASS)]
    keys += [PrepareStage(True, True).key(content, pick) for pick in projects]
    for cost in costs:
        keys += [PayHelpers(cost).key(content, pairs) for pairs in range((cost + 1) // 2 + 1)]
    for keep in (KeepGoblins(True), KeepGoblins(False)):
        held = range(content.copies[keep.card(content)] + 1)
        keys += [keep.key(content, count) for count in held]
    return list(dict.fromkeys(keys))
