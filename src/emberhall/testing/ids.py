"""Which ids a view declares, and which ids views, prompts and events refer to, by their types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from functools import cache, cached_property
from types import UnionType
from typing import Any, Union, get_args, get_origin, is_typeddict

from emberhall.game.schema import parts_of
from emberhall.kernel.wire import Id

Note = Callable[[str, str], None]
"""Told the field and the id that stands there."""
Walk = Callable[[Any, str, Note], None]
"""Looks at every id in a value, which stands in a field, and notes it."""


def declared_in(view_type: Any, view: Mapping[str, Any]) -> list[str]:
    """Every id that a view gives to a thing, in order, as often as it stands there."""
    found: list[str] = []
    walk(view_type, view, lambda field, thing: found.append(thing) if field == "id" else None)
    return found


def referred_in(type_: Any, value: Any, *, declaring: bool = False) -> list[str]:
    """Every id that is spoken of; in a view, `id` declares one and is left out."""
    found: list[str] = []

    def note(field: str, thing: str) -> None:
        if not (declaring and field == "id"):
            found.append(thing)

    walk(type_, value, note)
    return found


def walk(type_: Any, value: Any, note: Note) -> None:
    """Look at everything in there whose type says that it is an id."""
    way = way_through(type_)
    if way is not None:
        way(value, "", note)


@cache
def way_through(type_: Any) -> Walk | None:
    """How to get at the ids in values of a type; `None` where there are none."""
    if not holds_ids(type_):
        return None
    if type_ is Id:
        return lambda value, field, note: note(field, value)
    if is_typeddict(type_) or is_dataclass(type_):
        return Parts(type_)
    origin, arguments = get_origin(type_), get_args(type_)
    if origin in (Union, UnionType):
        return _through_one_of(arguments)
    return _through_counts(*arguments) if origin is dict else _through_items(arguments[0])


@cache
def holds_ids(type_: Any) -> bool:
    return _holds_ids(type_, ())


def _holds_ids(type_: Any, within: tuple[Any, ...]) -> bool:
    """A type may hold itself: what is being looked at need not be looked at again."""
    if type_ is Id:
        return True
    if is_typeddict(type_) or is_dataclass(type_):
        inner = (*within, type_)
        return type_ not in within and any(_holds_ids(part, inner) for _, part in parts_of(type_))
    return any(_holds_ids(part, within) for part in get_args(type_) if part is not Ellipsis)


class Parts:
    """The way through the fields of a type that hold ids, found when it is first gone."""

    def __init__(self, type_: Any) -> None:
        self.type = type_
        self.read = _item if is_typeddict(type_) else getattr

    @cached_property
    def ways(self) -> list[tuple[str, Walk]]:
        found = ((name, way_through(part)) for name, part in parts_of(self.type))
        return [(name, way) for name, way in found if way is not None]

    def __call__(self, value: Any, _field: str, note: Note) -> None:
        for name, way in self.ways:
            way(self.read(value, name), name, note)


def _item(value: Mapping[str, Any], name: str) -> Any:
    return value[name]


def _through_one_of(types: tuple[Any, ...]) -> Walk:
    (meant,) = (way for way in map(way_through, types) if way is not None)

    def through(value: Any, field: str, note: Note) -> None:
        if value is not None:
            meant(value, field, note)

    return through


def _through_items(type_: Any) -> Walk:
    way = way_through(type_)
    assert way is not None

    def through(value: Any, field: str, note: Note) -> None:
        for item in value:
            way(item, field, note)

    return through


def _through_counts(key: Any, item: Any) -> Walk:
    keys, items = way_through(key), way_through(item)

    def through(value: Mapping[Any, Any], field: str, note: Note) -> None:
        for name, part in value.items():
            if keys is not None:
                keys(name, field, note)
            if items is not None:
                items(part, field, note)

    return through
