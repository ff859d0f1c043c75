"""The options of a new game of Duals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from emberhall.kernel.errors import BadSetting
from emberhall.kernel.settings import OneEach, Setting, Value
from emberhall.titles.duals.content import Content

CHOOSE: Final = "choose"
"""The players choose their fancies at the table."""
NONE: Final = "none"


@dataclass(frozen=True)
class FancyEach(OneEach):
    """One fancy for each seat. Of those that do the same, only one can join a game."""

    does: tuple[str, ...] = ()
    """What each of the fancies named does."""

    def check(self, value: object) -> Value:
        chosen = super().check(value)
        if self._are_alike(chosen):
            raise BadSetting(f"{self.name} must do different things, not {value!r}")
        return chosen

    def values(self, seats: int) -> Iterable[Value]:
        return [value for value in super().values(seats) if not self._are_alike(value)]

    def _are_alike(self, value: Value) -> bool:
        if not isinstance(value, tuple):
            return False
        done = [self.does[self.names.index(name)] for name in value]
        return len(set(done)) < len(done)


@lru_cache(maxsize=8)  # every new game asks
def settings_for(content: Content) -> tuple[Setting, ...]:
    fancies = content.fancies.values()
    return (
        FancyEach(
            "fancies",
            "Fancy Mode: who joins, one fancy dragon chosen by each player.",
            (NONE, CHOOSE),
            ("without fancies", "each player chooses one before the start"),
            tuple(fancy.id for fancy in fancies),
            does=tuple(fancy.does for fancy in fancies),
        ),
        Setting(
            "fountain",
            "The Fountain, for experienced players. Alone it is always there.",
            (False, True),
            ("without it", "with the fountain and its cards"),
        ),
    )
