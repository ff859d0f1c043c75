"""Achievements, listed."""

from __future__ import annotations

from emberhall.play.achievement_folder import AchievementFolder
from emberhall.play.achievements import all_achievements


def achievement_lines(folder: AchievementFolder, game: str) -> list[str]:
    """Every achievement, what it asks for and whether it is unlocked."""
    found = all_achievements(folder, game)
    lines = [f"{'[x]' if each.is_unlocked else '[ ]'} {each.text}" for each in found]
    unlocked = sum(each.is_unlocked for each in found)
    return [*lines, f"{unlocked} of {len(lines)} unlocked, saved in {folder.path(game)}"]
