"""What installed packages bring along, found by entry point: titles, bots, drawings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, Protocol, TypeVar

from emberhall.kernel.errors import EmberhallError
from emberhall.kernel.given import shortened

OWN_PACKAGE = "emberhall"


class BrokenPlugin(EmberhallError):
    """Something in an installed package that cannot be used; the message names the package."""


class Named(Protocol):
    @property
    def name(self) -> str:
        """The same as its entry point's."""
        ...


T = TypeVar("T", bound=Named)


class Plugins(Generic[T]):
    """Everything of one kind: what installed packages name in an entry-point group, and guests.

    A package that cannot be used is reported when its plugin is asked for, and harms no other.
    """

    def __init__(self, group: str, kind: type[T], noun: str, needs: tuple[str, ...] = ()) -> None:
        self.group = group
        self.kind = kind
        self.noun = noun
        """What people call one of them."""
        self.needs = needs
        """Attributes without which one is only half written."""
        self._guests: dict[str, T] = {}
        self._points: dict[str, EntryPoint] | None = None
        self._loaded: dict[str, T] = {}
        self._faults: dict[str, str] = {}

    def names(self) -> list[str]:
        """Every name there is, whether or not it can be loaded."""
        return sorted({*self._guests, *self._installed()})

    def get(self, name: str) -> T | None:
        """The plugin of this name, if there is one; raises `BrokenPlugin` where it is broken."""
        if name in self._guests:
            return self._guests[name]
        if name not in self._installed():
            return None
        if name in self._faults:
            raise BrokenPlugin(self._faults[name])
        if name not in self._loaded:
            self._load(name)
        return self._loaded[name]

    def all(self) -> list[T]:
        """Those that can be loaded."""
        self.faults()
        found = (self._guests.get(name) or self._loaded.get(name) for name in self.names())
        return [plugin for plugin in found if plugin is not None]

    def faults(self) -> list[str]:
        """A sentence for each that cannot be used."""
        for name in self._installed():
            if name not in self._loaded and name not in self._faults:
                with suppress(BrokenPlugin):
                    self._load(name)
        return list(self._faults.values())

    def failure(self, name: str, error: BaseException) -> BrokenPlugin:
        """What to raise where a plugin has failed while it was used."""
        return BrokenPlugin(f"{self.described(name)} failed: {_in_words(error)}")

    def drop(self, name: str, failure: BrokenPlugin) -> None:
        """Do without a plugin that has failed, until the program ends."""
        self._guests.pop(name, None)
        self._loaded.pop(name, None)
        self._faults[name] = str(failure)

    def described(self, name: str) -> str:
        """`the bot 'frugal' of the package frugal-bot 1.0`."""
        point = None if name in self._guests else self._installed().get(name)
        return f"the {self.noun} {name!r}{'' if point is None else ' of ' + _package(point)}"

    # Guests

    def register(self, plugin: T) -> None:
        """Make one known that no installed package names."""
        self._guests[plugin.name] = plugin

    @contextmanager
    def guest(self, plugin: T) -> Iterator[T]:
        """Have one known for a while."""
        before = self._guests.copy()
        self.register(plugin)
        try:
            yield plugin
        finally:
            self._guests = before

    # Loading

    def _installed(self) -> dict[str, EntryPoint]:
        if self._points is None:
            points: dict[str, EntryPoint] = {}
            for point in sorted(entry_points(group=self.group), key=_precedence):
                self._note(points, point)
            self._points = points  # whole: another thread may ask meanwhile
        return self._points

    def _note(self, points: dict[str, EntryPoint], point: EntryPoint) -> None:
        first = points.setdefault(point.name, point)
        if first is not point:
            taken = f"the name is taken by {_package(first)}"
            key = f"{point.name} of {_package(point)}"
            self._faults[key] = f"{self._of(point)} cannot be used: {taken}"

    def _load(self, name: str) -> None:
        point = self._installed()[name]
        try:
            plugin = point.load()
        except (Exception, SystemExit) as error:
            raise self._fault(point, f"cannot be loaded: {_in_words(error)}") from error
        if not isinstance(plugin, self.kind):
            wanted = f"{point.value} must be a {self.kind.__name__}, not {shortened(plugin)}"
            raise self._fault(point, f"cannot be used: {wanted}")
        for attribute in self.needs:
            if not hasattr(plugin, attribute):
                raise self._fault(point, f"cannot be used: it has no {attribute}")
        if plugin.name != name:
            raise self._fault(point, f"cannot be used: it calls itself {plugin.name!r}")
        self._loaded[name] = plugin

    def _fault(self, point: EntryPoint, what: str) -> BrokenPlugin:
        self._faults[point.name] = f"{self._of(point)} {what}"
        return BrokenPlugin(self._faults[point.name])

    def _of(self, point: EntryPoint) -> str:
        return f"the {self.noun} {point.name!r} of {_package(point)}"


def _precedence(point: EntryPoint) -> tuple[bool, str]:
    """Our own names first: no package can take them away."""
    name = point.dist.name if point.dist else ""
    return name != OWN_PACKAGE, name


def _package(point: EntryPoint) -> str:
    if point.dist is None:
        return "an unknown package"
    return f"the package {point.dist.name} {point.dist.version}"


def _in_words(error: BaseException) -> str:
    told = " ".join(str(error).split())
    return f"{type(error).__name__}: {told}" if told else type(error).__name__
