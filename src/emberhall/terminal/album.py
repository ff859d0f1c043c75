"""What a player has unlocked in games alone: a file for each game, carried from one to the next."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import emberhall
from emberhall import EmberhallError, Several, Title
from emberhall.terminal.files import read_text, write_text

KIND = "emberhall achievements"


class BrokenAlbum(EmberhallError):
    """A file of achievements that cannot be read as one."""


class Album:
    """The folder with a player's achievements."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, game: str) -> Path:
        return self.folder / f"{game}.json"

    def unlocked(self, game: str) -> tuple[str, ...]:
        """The names unlocked so far, in the order of the game; raises `BrokenAlbum`."""
        path = self.path(game)
        if not path.exists():
            return ()
        try:
            return read_names(path, carrying(game))
        except BrokenAlbum as error:
            raise BrokenAlbum(f"{error}; move it away to begin anew") from None

    def add(self, game: str, names: Iterable[str]) -> Path:
        """Write down what was unlocked, beside what was there."""
        names = {*self.unlocked(game), *names}
        ordered = [name for name in known_names(carrying(game)) if name in names]
        return write_text(self.path(game), page(game, ordered))

    def export(self, game: str, file: Path) -> Path:
        if file.exists():
            raise FileExistsError(17, "there is a file of that name already", str(file))
        return write_text(file, page(game, self.unlocked(game)))

    def bring(self, game: str, file: Path) -> Path:
        """Add what an exported file holds."""
        return self.add(game, read_names(file, carrying(game)))


def carrying(game: str) -> Title:
    """The title of this name, which carries something over."""
    title = next((title for title in emberhall.games() if title.name == game), None)
    if title is None or not title.carries:
        having = ", ".join(title.name for title in emberhall.games() if title.carries)
        raise BrokenAlbum(f"{game} has no achievements; those with some: {having}")
    return title


def known_names(title: Title) -> tuple[str, ...]:
    setting = next(setting for setting in title.settings if setting.name == title.carries)
    assert isinstance(setting, Several)
    return setting.names


def page(game: str, names: Iterable[str]) -> str:
    return json.dumps({"kind": KIND, "game": game, "unlocked": list(names)}, indent=2) + "\n"


def read_names(path: Path, title: Title) -> tuple[str, ...]:
    """The names in a file of achievements; a broken one is left as it is."""
    try:
        data = json.loads(read_text(path))
    except ValueError:
        raise BrokenAlbum(f"{path} was left as it is: it is not JSON") from None
    if not isinstance(data, dict) or data.get("kind") != KIND or data.get("game") != title.name:
        reason = f"it holds no achievements of {title.full_name}"
        raise BrokenAlbum(f"{path} was left as it is: {reason}")
    return _checked(path, title, data.get("unlocked"))


def _checked(path: Path, title: Title, names: Any) -> tuple[str, ...]:
    known = known_names(title)
    if not isinstance(names, list) or len(set(map(str, names))) < len(names):
        raise BrokenAlbum(f"{path} was left as it is: unlocked must be a list of different names")
    for name in names:
        if name not in known:
            raise BrokenAlbum(f"{path} was left as it is: there is no achievement {name!r}")
    return tuple(names)


def earned_before(album: Album, game: str, given: Mapping[str, object]) -> dict[str, Any]:
    """The setting that earlier games fill in, unless the player has given it."""
    title = next((title for title in emberhall.games() if title.name == game), None)
    if title is None or not title.carries or title.carries in given:
        return {}
    names = album.unlocked(game)
    return {title.carries: names} if names else {}


def album_lines(album: Album, game: str) -> list[str]:
    """Every achievement, what it asks for and whether it is unlocked."""
    title, unlocked = carrying(game), album.unlocked(game)
    lines = []
    for name in known_names(title):
        rule = emberhall.rule(f"{title.name}/achievement.{name}")
        lines.append(f"{'[x]' if name in unlocked else '[ ]'} {rule.text}")
    return [*lines, f"{len(unlocked)} of {len(lines)} unlocked, kept in {album.path(game)}"]
