"""Which titles there are: those that installed packages name in `emberhall.titles`."""

from __future__ import annotations

from contextlib import AbstractContextManager

from emberhall.kernel.errors import UnknownGame
from emberhall.kernel.given import shortened
from emberhall.kernel.title import Title
from emberhall.plugins import Plugins

NEEDS = ("name", "full_name", "summary", "credits", "version", "seat_counts", "folder", "steps")
TITLES = Plugins("emberhall.titles", Title, "title", NEEDS)


def register(title: Title) -> None:
    """Make a title known that no installed package names: while it is being written, or tested."""
    TITLES.register(title)


def guest(title: Title) -> AbstractContextManager[Title]:
    """Have a title known for a while."""
    return TITLES.guest(title)


def title(name: str) -> Title:
    """The title of this name. No other one is loaded."""
    found = TITLES.get(name)
    if found is None:
        known = ", ".join(TITLES.names()) or "none, since no package with games is installed"
        raise UnknownGame(f"there is no game {shortened(name)}; the games are: {known}")
    return found


def games() -> list[Title]:
    """What can be played: each with its name, seats and settings. Loads all of them."""
    return TITLES.all()
