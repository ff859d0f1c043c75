"""What is unlocked in games alone, and goes from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import emberhall
from emberhall import EmberhallError, Several, Title
from emberhall.play.store import Achievements


class BrokenAchievements(EmberhallError):
    """Achievements that cannot be read as such, or of a game that has none."""


@dataclass(frozen=True)
class Achievement:
    name: str
    text: str
    is_unlocked: bool


def title_with_achievements(game: str) -> Title:
    """The title of this name, which carries something over."""
    for title in emberhall.games():
        if title.name == game and title.carried_setting:
            return title
    having = ", ".join(title.name for title in emberhall.games() if title.carried_setting)
    raise BrokenAchievements(f"{game} has no achievements; games that have some: {having}")


def known_names(title: Title) -> tuple[str, ...]:
    setting = next(setting for setting in title.settings if setting.name == title.carried_setting)
    assert isinstance(setting, Several)
    return setting.names


def earned_before(
    achievements: Achievements, title: Title, given: Mapping[str, object]
) -> dict[str, Any]:
    """The setting that earlier games fill in, unless the player has given it."""
    if not title.carried_setting or title.carried_setting in given:
        return {}
    names = achievements.unlocked(title.name)
    return {title.carried_setting: names} if names else {}


def all_achievements(achievements: Achievements, game: str) -> list[Achievement]:
    """Every achievement of a game, what it asks for and whether it is unlocked."""
    title, unlocked = title_with_achievements(game), achievements.unlocked(game)
    return [
        Achievement(name, emberhall.rule(f"{game}/achievement.{name}").text, name in unlocked)
        for name in known_names(title)
    ]
