"""Which titles there are: those that installed packages name in `emberhall.titles`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from emberhall.kernel.errors import UnknownGame
from emberhall.kernel.given import shortened
from emberhall.kernel.title import Title

GROUP = "emberhall.titles"

_guests: dict[str, Title] = {}


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _loaded(name: str) -> Title:
    found = _installed()[name].load()
    assert isinstance(found, Title), f"{GROUP} {name} is not a Title"
    return found


def register(title: Title) -> None:
    """Make a title known that no installed package names: while it is being written, or tested."""
    _guests[title.name] = title


@contextmanager
def guest(title: Title) -> Iterator[Title]:
    """Have a title known for a while."""
    before = dict(_guests)
    register(title)
    try:
        yield title
    finally:
        _guests.clear()
        _guests.update(before)


def title(name: str) -> Title:
    """The title of this name. No other one is loaded."""
    if name in _guests:
        return _guests[name]
    if name in _installed():
        return _loaded(name)
    known = ", ".join(sorted({*_guests, *_installed()}))
    raise UnknownGame(f"there is no game {shortened(name)}; the games are: {known}")


def games() -> list[Title]:
    """What can be played: each with its name, seats and settings. Loads all of them."""
    return [title(name) for name in sorted({*_guests, *_installed()})]
