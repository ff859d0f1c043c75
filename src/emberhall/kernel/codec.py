"""Tables and steps as plain JSON data, and the digest that tells two positions apart."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from hashlib import sha256
from typing import Any

from emberhall.kernel.errors import BrokenSave
from emberhall.kernel.steps import Step
from emberhall.kernel.table import Table

KERNEL_FIELDS = ("seats", "turn", "seed", "drawn", "over")

Steps = Mapping[str, type[Step]]


def step_classes(*modules: object) -> dict[str, type[Step]]:
    """Every step class defined or imported in these modules, by name."""
    found: dict[str, type[Step]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Step):
                known = found.setdefault(thing.__name__, thing)
                assert known is thing, f"two steps are called {thing.__name__}"
    return found


def field_names(step: Step | type[Step]) -> list[str]:
    return [field.name for field in fields(step)] if is_dataclass(step) else []


def encode_step(step: Step) -> list[Any]:
    """A step as its class name and its arguments: `["Pay", 4]`."""
    values = (getattr(step, name) for name in field_names(step))
    return [type(step).__name__, *(_plain(value) for value in values)]


def decode_step(data: Any, steps: Steps) -> Step:
    if not isinstance(data, list) or not data or data[0] not in steps:
        raise BrokenSave(f"no step of this title is written {json.dumps(data)[:60]}")
    cls = steps[data[0]]
    if len(data) - 1 != len(field_names(cls)):
        raise BrokenSave(f"step {data[0]} takes {len(field_names(cls))} arguments")
    return cls(*(_lively(value, steps) for value in data[1:]))


def _plain(value: Any) -> Any:
    if isinstance(value, Step):
        return {"step": encode_step(value)}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _lively(value: Any, steps: Steps) -> Any:
    if isinstance(value, dict):
        return decode_step(value["step"], steps)
    if isinstance(value, list):
        return tuple(_lively(item, steps) for item in value)
    return value


def encode(table: Table) -> dict[str, Any]:
    """The whole table as plain data. The open question is not kept: loading asks it again."""
    data: dict[str, Any] = {name: getattr(table, name) for name in KERNEL_FIELDS}
    data["stack"] = [encode_step(step) for step in table.stack]
    for name in table.saves:
        data[name] = getattr(table, name)
    return data


def decode(table: Table, data: Mapping[str, Any], steps: Steps) -> None:
    """Lay a table out as the data says, then ask the open question again."""
    names = (*KERNEL_FIELDS, *table.saves)
    if set(data) != {*names, "stack"}:
        odd = sorted(set(data) ^ {*names, "stack"})
        raise BrokenSave(f"the table has missing or unknown fields: {', '.join(odd)}")
    for name in names:
        setattr(table, name, data[name])
    table.stack = [decode_step(step, steps) for step in data["stack"]]
    table.run()


def canonical(data: Any) -> bytes:
    """The one way to write this data down as bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def digest_of(data: Any) -> str:
    return sha256(canonical(data)).hexdigest()


def digest(table: Table) -> str:
    """Two tables with the same digest have the same past shuffles, position and future."""
    return digest_of(encode(table))


def position(table: Table, without: Iterable[str]) -> bytes:
    """The table without its clocks: what must never occur twice in a game."""
    data = encode(table)
    for name in without:
        del data[name]
    return canonical(data)
