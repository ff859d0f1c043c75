"""The kinds of bots there are: those that installed packages name in `emberhall.bots`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from emberhall.bots.bot import Bot
from emberhall.plugins import Plugins


@dataclass(frozen=True)
class BotKind:
    """A kind of bot that can be seated by its name. Name one in the group `emberhall.bots`."""

    name: str
    """What is written in seats and specs; also the entry point's name. Without `,`, `:` or `=`."""
    summary: str
    """A few words on how it plays, for people who choose whom to play with."""
    make: Callable[..., Bot]
    """`make(seed, **parameters)`: a bot. Those made with the same seed choose alike."""
    parameters: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """The numbers that `name:parameter=number` may set, each with its least and its greatest."""
    levels: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Specs that people choose between, each with how well it plays, in a word and in a few:
    `("careless", "errs one time in three")`. Without any, the name and the summary have to do."""


@dataclass(frozen=True)
class BotLevel:
    """A bot that people can choose without knowing what a spec is."""

    spec: str
    name: str
    """`Greedy, careless`."""
    meaning: str

    @property
    def words(self) -> str:
        return f"{self.name}: {self.meaning}"


KINDS = Plugins("emberhall.bots", BotKind, "bot")


def register(kind: BotKind) -> None:
    """Make a kind of bot known that no installed package names: while it is being written."""
    KINDS.register(kind)


def bot_kinds() -> list[BotKind]:
    """Every kind of bot that can be seated."""
    return KINDS.all()


def bot_levels() -> list[BotLevel]:
    """Every bot that people choose between, told in words."""
    return [level for kind in bot_kinds() for level in _levels(kind)]


def _levels(kind: BotKind) -> list[BotLevel]:
    name = kind.name.capitalize()
    if not kind.levels:
        return [BotLevel(kind.name, name, kind.summary)]
    return [
        BotLevel(spec, f"{name}, {level}", meaning)
        for spec, (level, meaning) in kind.levels.items()
    ]
