"""What a browser has unlocked in games alone, in the hall's database."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from emberhall.hall.store import achievements
from emberhall.play.achievements import known_names, title_with_achievements


@dataclass(frozen=True)
class HeldAchievements:
    """The achievements of one holder, as `play.store.Achievements` asks for them.

    Every method waits for the database.
    """

    engine: sa.Engine
    holder: str
    now: Callable[[], float] = time.time

    def unlocked(self, game: str) -> tuple[str, ...]:
        """In the order of the game; a name that its title no longer has is passed over."""
        with self.engine.connect() as connection:
            names = achievements.unlocked(connection, self.holder, game)
        return tuple(name for name in known_names(title_with_achievements(game)) if name in names)

    def add(self, game: str, names: Iterable[str]) -> None:
        with self.engine.begin() as connection:
            achievements.add(connection, self.holder, game, names, self.now())

    def set_aside(self, game: str) -> str:
        raise AssertionError(f"rows cannot be broken, and those of {game} are not")
