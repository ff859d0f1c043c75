"""Which ids a view declares, and which ids views, prompts and events refer to, by their types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, is_typeddict

from emberhall.door.schema import parts_of
from emberhall.kernel.wire import Id

Note = Callable[[str, str], None]
"""Told the field and the id that stands there."""


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


def walk(type_: Any, value: Any, note: Note, field: str = "") -> None:
    """Look at everything in there whose type says that it is an id."""
    if value is None or not holds_ids(type_):
        return
    if type_ is Id:
        note(field, value)
    elif is_typeddict(type_):
        for name, part in parts_of(type_):
            walk(part, value[name], note, name)
    elif isinstance(type_, type) and is_dataclass(type_):
        for name, part in parts_of(type_):
            walk(part, getattr(value, name), note, name)
    else:
        _walk_within(type_, value, note, field)


def _walk_within(type_: Any, value: Any, note: Note, field: str) -> None:
    origin, arguments = get_origin(type_), get_args(type_)
    if origin in (Union, UnionType):
        (meant,) = (part for part in arguments if holds_ids(part))
        walk(meant, value, note, field)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            walk(arguments[0], key, note, field)
            walk(arguments[1], item, note, field)
    else:
        for item in value:
            walk(arguments[0], item, note, field)


@cache
def holds_ids(type_: Any) -> bool:
    if type_ is Id:
        return True
    if is_typeddict(type_) or is_dataclass(type_):
        return any(holds_ids(part) for _, part in parts_of(type_))
    return any(holds_ids(part) for part in get_args(type_) if part is not Ellipsis)
