"""Achievements, listed."""

from __future__ import annotations

from emberhall.play.achievements import all_achievements
from emberhall.play.album import Album


def album_lines(album: Album, game: str) -> list[str]:
    """Every achievement, what it asks for and whether it is unlocked."""
    found = all_achievements(album, game)
    lines = [f"{'[x]' if each.is_unlocked else '[ ]'} {each.words}" for each in found]
    unlocked = sum(each.is_unlocked for each in found)
    return [*lines, f"{unlocked} of {len(lines)} unlocked, kept in {album.path(game)}"]
