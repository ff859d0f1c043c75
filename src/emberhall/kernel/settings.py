"""The options of a title: which modes it can be played in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from emberhall.kernel.errors import BadSetting
from emberhall.kernel.given import as_int, shortened

Value = str | int | bool | tuple[str, ...]


def spellings(choice: Value) -> tuple[str, ...]:
    """How a choice may be written on a command line."""
    if isinstance(choice, bool):
        return ("true", "yes") if choice else ("false", "no")
    return (str(choice).lower(),)


@dataclass(frozen=True)
class Setting:
    """One option of a title, with its choices. The first choice is the default."""

    name: str
    summary: str
    choices: tuple[Value, ...]
    meanings: tuple[str, ...] = ()
    """A few words on each choice, where the choice does not speak for itself."""

    @property
    def default(self) -> Value:
        return self.choices[0]

    def check(self, value: object) -> Value:
        """The choice meant; `"2"` from a command line means 2, but 1 never means True."""
        number = as_int(value)
        for choice in self.choices:
            if number is not None and number == choice and type(choice) is int:
                return choice
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value.lower() in spellings(choice):
                return choice
        raise BadSetting(f"{self.name} cannot be {shortened(value)}; it can be {self.offered}")

    @property
    def offered(self) -> str:
        """What may be written, in words."""
        return ", ".join(spellings(choice)[-1] for choice in self.choices)

    def values(self, seats: int) -> Iterable[Value]:
        """Every value that makes another mode."""
        return self.choices


@dataclass(frozen=True)
class Several(Setting):
    """An option that may also name several things: `sew-cute,wishing-well` or a list of names."""

    names: tuple[str, ...] = ()
    each: bool = False
    """True where naming each thing alone makes a mode worth playing."""
    nothing: Value | None = None
    """What an empty list means; `None`: it is refused."""

    def check(self, value: object) -> Value:
        given = value.split(",") if isinstance(value, str) and self.is_named(value) else value
        if not isinstance(given, list | tuple):
            return super().check(value)
        meant = tuple(str(name).strip().lower() for name in given)
        if len(set(meant)) < len(meant) or not set(meant) <= set(self.names):
            shown, offered = shortened(value), ", ".join(self.names)
            raise BadSetting(f"{self.name} must be different ones of {offered}, not {shown}")
        return meant or self.unnamed

    @property
    def unnamed(self) -> Value:
        """What an empty list means."""
        if self.nothing is None:
            raise BadSetting(f"{self.name} cannot be an empty list; it can be {self.offered}")
        return self.nothing

    @property
    def offered(self) -> str:
        return f"{super().offered}, or names out of {', '.join(self.names)}"

    def is_named(self, value: str) -> bool:
        return "," in value or value.strip().lower() in self.names

    def values(self, seats: int) -> Iterable[Value]:
        return (*self.choices, *((name,) for name in self.names if self.each))


@dataclass(frozen=True)
class OneEach(Several):
    """An option that may also name one thing for each seat: `flair,todd` or a list of names."""

    def check(self, value: object) -> Value:
        if value in self.names:
            example = ",".join(self.names[:2])
            raise BadSetting(f"{self.name} must name one for each seat, like {example}")
        return super().check(value)

    @property
    def unnamed(self) -> Value:
        return ()

    def values(self, seats: int) -> Iterable[Value]:
        return (*self.choices, *combinations(self.names, seats))


@dataclass(frozen=True)
class Entries(Setting):
    """An option that holds what earlier games have left: entries only the title can read."""

    @property
    def offered(self) -> str:
        return "a list of entries, as a finished game tells them"

    def check(self, value: object) -> Value:
        if isinstance(value, str):
            value = [entry for entry in value.split(",") if entry.strip()]
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            raise BadSetting(f"{self.name} cannot be {shortened(value)}; it can be {self.offered}")
        return tuple(entry.strip() for entry in value)


Settings = Mapping[str, Value]


def complete(settings: tuple[Setting, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every setting with its value: the given ones checked, the others by default."""
    known = {setting.name: setting for setting in settings}
    for name in given:
        if name not in known:
            offered = ", ".join(known) or "none"
            raise BadSetting(f"there is no option {name!r}; the options are: {offered}")
    return {
        name: setting.check(given[name]) if name in given else setting.default
        for name, setting in known.items()
    }
