"""What a seat is sent as JSON Schema, written from the types of views, prompts and events."""

from __future__ import annotations

import ast
import inspect
import textwrap
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from emberhall.game import registry
from emberhall.kernel.events import Event, Forced
from emberhall.kernel.result import Result
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Id, Prompt

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[Any, dict[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Id: {"type": "string", "format": "id"},
    Any: {},
}


def schema(game: str | Title) -> dict[str, Any]:
    """Everything a client of this game is sent: `$defs` holds View, Prompt, Event and Result."""
    title = game if isinstance(game, Title) else registry.title(game)
    writer = Writer()
    told = dict.fromkeys((Forced, *title.events.values()))
    events = [writer.write(event) for event in told]
    parts = {
        "View": writer.write(title.view_type),
        "Prompt": writer.write(Prompt),
        "Event": {"anyOf": events},
        "Result": writer.write(Result),
    }
    named = {name: part for name, part in parts.items() if part != {"$ref": f"#/$defs/{name}"}}
    return {
        "$schema": DIALECT,
        "title": title.full_name,
        "description": f"What a client of {title.full_name} is sent.",
        "$defs": dict(sorted({**writer.written, **named}.items())),
    }


class Writer:
    """Writes types down as schemas; named ones once, under `$defs`."""

    def __init__(self) -> None:
        self.written: dict[str, dict[str, Any]] = {}
        self.types: dict[str, Any] = {}

    def write(self, type_: Any) -> dict[str, Any]:
        if type_ in PLAIN:
            return dict(PLAIN[type_])
        if is_typeddict(type_) or is_dataclass(type_):
            return self._named(type_)
        origin, arguments = get_origin(type_), get_args(type_)
        if origin in (Union, UnionType):
            return {"anyOf": [self.write(part) for part in arguments]}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin in (list, tuple):
            return {"type": "array", "items": self.write(arguments[0])}
        if origin is not None and issubclass(origin, dict):
            return {"type": "object", "additionalProperties": self.write(arguments[1])}
        raise TypeError(f"{type_!r} has no schema")

    def _named(self, type_: Any) -> dict[str, Any]:
        name = type_.__name__
        known = self.types.setdefault(name, type_)
        assert known is type_, f"two parts are called {name}"
        if name not in self.written:
            self.written[name] = {}  # a type may hold itself
            self.written[name] = self._object(type_)
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, type_: Any) -> dict[str, Any]:
        told = explained(type_)
        parts = {name.rstrip("_"): self.write(part) for name, part in parts_of(type_)}
        if isinstance(type_, type) and issubclass(type_, Event):
            parts = {"event": {"const": type_.__name__}, **parts}
        if type_ is Result:
            parts["winners"] = {"type": "array", "items": {"type": "integer"}}
        for name in told.keys() & parts.keys():
            parts[name] = {**parts[name], "description": told[name]}
        return {
            "type": "object",
            "description": " ".join((inspect.getdoc(type_) or "").split("\n\n")[0].split()),
            "properties": parts,
            "required": list(parts),
            "additionalProperties": False,
        }


@cache
def parts_of(type_: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a TypedDict or a dataclass with their types."""
    hints = get_type_hints(type_)
    names = [part.name for part in fields(type_)] if is_dataclass(type_) else list(hints)
    return tuple((name, hints[name]) for name in names)


def explained(type_: Any) -> dict[str, str]:
    """What stands below each field in the source, as a string of its own."""
    found: dict[str, str] = {}
    for base in reversed([type_, *getattr(type_, "__orig_bases__", ()), *type_.__mro__[1:]]):
        if is_typeddict(base) or is_dataclass(base):
            found |= _explained(base)
    return found


@cache
def _explained(type_: Any) -> dict[str, str]:
    (written,) = ast.parse(textwrap.dedent(inspect.getsource(type_))).body
    assert isinstance(written, ast.ClassDef)
    found = {}
    for field, below in zip(written.body, written.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(below.value, ast.Constant)
            found[field.target.id.rstrip("_")] = " ".join(str(below.value.value).split())
    return found
