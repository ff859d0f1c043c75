"""Titles whose content has been changed since: written anew, with other prose, with other cards."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import emberhall
from emberhall.kernel.sources import LABELS, WITH_REASON

Tables = dict[str, Any]
Change = Callable[[Tables], Tables]


def with_content(title: emberhall.Title, folder: Path, change: Change) -> emberhall.Title:
    """This title as it would be if its content had been changed."""
    (folder / "content").mkdir(parents=True)
    for name, tables in title.own_pack().items():
        text = written(change(copy.deepcopy(tables)))
        (folder / "content" / name).write_text(text, encoding="utf-8")
    later = copy.copy(title)
    later.folder = folder
    return later


def written(tables: Tables) -> str:
    """Tables as TOML, with a comment before each."""
    parts = ["# Written anew."]
    for heading, rows in tables.items():
        mark = f"[[{heading}]]" if isinstance(rows, list) else f"[{heading}]"
        for row in rows if isinstance(rows, list) else [rows]:
            lines = [f"{key} = {_value(value)}" for key, value in row.items()]
            parts += ["", f"# A {heading}.", mark, *lines]
    return "\n".join(parts) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)


def reordered(data: Any) -> Any:
    """The same data with the keys of each table the other way round."""
    if isinstance(data, dict):
        return {key: reordered(value) for key, value in reversed(data.items())}
    return [reordered(value) for value in data] if isinstance(data, list) else data


def reworded(prose: frozenset[str]) -> Change:
    """Every field that only people read says something else."""
    return lambda tables: _reworded(tables, prose)


def _reworded(data: Any, prose: frozenset[str], inside: bool = False) -> Any:
    if isinstance(data, dict):
        return {key: _reworded(one, prose, inside or key in prose) for key, one in data.items()}
    if isinstance(data, list):
        return [_reworded(one, prose, inside) for one in data]
    if not inside or not isinstance(data, str):
        return data
    return _relabelled(data) if data.partition(":")[0] in LABELS else f"{data} anew"


def _relabelled(label: str) -> str:
    """Another label."""
    labels = [f"{name}: anew" if name in WITH_REASON else name for name in LABELS]
    return labels[(list(LABELS).index(label.partition(":")[0]) + 1) % len(labels)]


def renumbered(key: str, add: int) -> Change:
    """Every number under this key is larger."""
    return lambda tables: _renumbered(tables, key, add)


def _renumbered(data: Any, key: str, add: int) -> Any:
    if isinstance(data, dict):
        return {
            name: one + add if name == key and type(one) is int else _renumbered(one, key, add)
            for name, one in data.items()
        }
    return [_renumbered(one, key, add) for one in data] if isinstance(data, list) else data
