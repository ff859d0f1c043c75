"""Achievements as files: one for each game."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from emberhall import Title
from emberhall.play.achievements import BrokenAchievements, known_names, title_with_achievements
from emberhall.play.files import read_text, save_text, set_aside, sweep, write_new
from emberhall.play.lock import locked

KIND = "emberhall achievements"


class AchievementFolder:
    """The folder with a player's achievements."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, game: str) -> Path:
        return self.folder / f"{game}.json"

    def unlocked(self, game: str) -> tuple[str, ...]:
        path = self.path(game)
        return read_names(path, title_with_achievements(game)) if path.exists() else ()

    def add(self, game: str, names: Iterable[str]) -> Path:
        """Write down what was unlocked, beside what was there, in the order of the game."""
        known = known_names(title_with_achievements(game))
        sweep(self.folder)
        with locked(self.path(game), waiting=True):
            names = {*self.unlocked(game), *names}
            ordered = [name for name in known if name in names]
            return save_text(self.path(game), _file_text(game, ordered))

    def set_aside(self, game: str) -> str:
        return str(set_aside(self.path(game)))

    def export(self, game: str, file: Path) -> Path:
        return write_new(file, _file_text(game, self.unlocked(game)))

    def import_file(self, game: str, file: Path) -> Path:
        """Add what an exported file holds."""
        return self.add(game, read_names(file, title_with_achievements(game)))


def _file_text(game: str, names: Iterable[str]) -> str:
    return json.dumps({"kind": KIND, "game": game, "unlocked": list(names)}, indent=2) + "\n"


def read_names(path: Path, title: Title) -> tuple[str, ...]:
    """The names in a file of achievements; a broken one is left as it is."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError):
        raise BrokenAchievements(f"{path} was left as it is: it is not JSON") from None
    if not isinstance(data, dict) or data.get("kind") != KIND or data.get("game") != title.name:
        reason = f"it holds no achievements of {title.full_name}"
        raise BrokenAchievements(f"{path} was left as it is: {reason}")
    return _checked(path, title, data.get("unlocked"))


def _checked(path: Path, title: Title, names: Any) -> tuple[str, ...]:
    known = known_names(title)
    if not isinstance(names, list) or len(set(map(str, names))) < len(names):
        raise BrokenAchievements(
            f"{path} was left as it is: unlocked must be a list of different names"
        )
    for name in names:
        if name not in known:
            told = f"there is no achievement {name!r:.60}"
            raise BrokenAchievements(f"{path} was left as it is: {told}")
    return tuple(names)
