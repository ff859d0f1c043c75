"""What the abilities of shops are made of: steps that know whether they can begin."""

from __future__ import annotations

from emberhall.kernel.steps import Ask, Step, kind_of
from emberhall.kernel.wire import Doing
from emberhall.titles.flamecraft.table import Town


class Verb(Step):
    """A step that acts, and that an ability may begin with."""

    def can(self, t: Town) -> bool:
        """True where doing this now would not be in vain."""
        return True

    def gains(self, t: Town) -> dict[str, int]:
        """What doing this now brings for sure, by kind."""
        return {}

    def costs(self, t: Town) -> dict[str, int]:
        """What doing this now takes for sure, by kind."""
        return {}

    def doing(self, t: Town) -> Doing | None:
        return Doing(names=(kind_of(self),))


def can_use(way: tuple[Step, ...], t: Town) -> bool:
    """Can this way begin, and would no part of it be in vain?"""
    rest = (step.can(t) for step in way[1:] if isinstance(step, Verb))
    return can_begin(way[0], t) and all(rest)


def can_begin(step: Step, t: Town) -> bool:
    if isinstance(step, Verb):
        return step.can(t)
    return bool(step.picks(t)) if isinstance(step, Ask) else True
