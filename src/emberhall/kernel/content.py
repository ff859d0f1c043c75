"""Content as data: TOML files, read strictly into frozen rows.

A row class is a frozen dataclass. Unknown keys, missing keys and wrong types are refused with
file, entry, field and reason. Content is what its files say, not how they are written: comments,
the order of keys and prose are no part of its identity.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import MISSING, Field, fields
from pathlib import Path
from types import MappingProxyType, NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from emberhall.kernel.codec import digest_of
from emberhall.kernel.errors import BadContent
from emberhall.kernel.given import shortened
from emberhall.kernel.sources import BadSource, Sources, read_sources
from emberhall.kernel.text_file import read_text

Row = TypeVar("Row")
Pack = Mapping[str, dict[str, Any]]
"""The tables of a pack's files, as plain data, by file name. Shared: never changed."""

Fields = dict[str, tuple[Field[Any], Any]]
"""The fields of a row with their kinds."""
MAPPINGS = (dict, Mapping)
"""How a row may declare a table, which it holds unchangeably."""

LARGEST = 9999
"""No printed number is larger; a pack from elsewhere must not ask for a billion cards."""
LONGEST = 4000
"""No printed text has more letters."""


def read_pack(folder: Path, names: tuple[str, ...]) -> Pack:
    """Read a folder of content; it must hold each of these files and no other TOML file."""
    if not folder.is_dir():
        raise BadContent(str(folder), "", "", "is not a folder")
    for path in sorted(folder.glob("*.toml")):
        if path.name not in names:
            raise BadContent(path.name, "", "", f"is not known; a pack has {', '.join(names)}")
    return MappingProxyType({name: _parsed(name, _text(folder / name)) for name in names})


def _text(path: Path) -> str:
    try:
        return read_text(path)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "is not UTF-8 text"
        raise BadContent(path.name, "", "", f"cannot be read: {reason}") from None


def parse_pack(texts: Mapping[str, str]) -> Pack:
    """A pack made of the texts of its files."""
    return MappingProxyType({name: _parsed(name, text) for name, text in texts.items()})


def _parsed(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadContent(name, "", "", "is nested too deeply") from None
    except ValueError as error:  # a TOML error is one, and so is a number without end
        raise BadContent(name, "", "", f"is not TOML: {error}") from None


def identity(pack: Pack, prose: frozenset[str]) -> str:
    """A short name for exactly this content: the same for all that plays alike."""
    return digest_of({name: _without(tables, prose) for name, tables in pack.items()})[:16]


def _without(data: Any, prose: frozenset[str]) -> Any:
    if isinstance(data, dict):
        return {key: _without(value, prose) for key, value in data.items() if key not in prose}
    return [_without(value, prose) for value in data] if isinstance(data, list) else data


class ContentFile:
    """One TOML file of a pack, being read. Every table of it must be asked for."""

    def __init__(self, pack: Pack, name: str) -> None:
        self.name = name
        if name not in pack:
            raise BadContent(name, "", "", "is missing from the pack")
        self.tables = dict(pack[name])

    def rows(self, heading: str, row: type[Row]) -> tuple[Row, ...]:
        """Every `[[heading]]` entry, as a row. Ids must differ."""
        entries = self.tables.pop(heading, None)
        if not isinstance(entries, list) or not entries:
            raise BadContent(self.name, "", heading, "needs at least one entry")
        if not all(isinstance(entry, dict) for entry in entries):
            raise BadContent(self.name, "", heading, f"write each entry as [[{heading}]]")
        named = [(_id(entry, number), entry) for number, entry in enumerate(entries, start=1)]
        for id, times in Counter(id for id, _ in named).items():
            if times > 1:
                raise BadContent(self.name, f"{heading} {id}", "id", "stands there twice")
        return tuple(self._row(f"{heading} {id}", entry, row) for id, entry in named)

    def one(self, heading: str, row: type[Row]) -> Row:
        """The one `[heading]` entry, as a row."""
        entry = self.tables.pop(heading, None)
        if not isinstance(entry, dict):
            raise BadContent(self.name, "", heading, "needs exactly one entry")
        return self._row(heading, entry, row)

    def done(self) -> None:
        for heading in self.tables:
            raise BadContent(self.name, "", heading, "is not known here")

    def fail(self, entry: str, field: str, reason: str) -> BadContent:
        """For what only the title can check: an error at this place."""
        return BadContent(self.name, entry, field, reason)

    def _row(self, entry: str, data: Mapping[str, Any], row: type[Row]) -> Row:
        known = _fields(row)
        for key in data:
            if key not in known:
                raise self.fail(entry, key, f"is not known; known are {', '.join(known)}")
        return row(**{name: self._value(entry, data, known, name) for name in known})

    def _value(self, entry: str, data: Mapping[str, Any], known: Fields, name: str) -> Any:
        field, kind = known[name]
        if name not in data:
            if field.default is not MISSING:
                return field.default
            raise self.fail(entry, name, "is missing")
        if name == "source":
            return self._sources(entry, data, known)
        try:
            return converted(data[name], kind)
        except Misfit:
            reason = f"must be {_in_words(kind)}, not {shortened(data[name])}"
            raise self.fail(entry, name, reason) from None
        except Unshown:
            reason = f"must be text that can be shown, not {shortened(data[name])}"
            raise self.fail(entry, name, reason) from None
        except TooLarge:
            raise self.fail(entry, name, f"must be at most {LARGEST}") from None
        except TooLong:
            raise self.fail(entry, name, f"must have at most {LONGEST} letters") from None

    def _sources(self, entry: str, data: Mapping[str, Any], known: Fields) -> Sources:
        parts = [name for name in known if name not in ("id", "source")]
        try:
            return read_sources(data["source"], data, parts)
        except BadSource as error:
            raise self.fail(entry, "source", str(error)) from None


def _id(entry: Mapping[str, Any], number: int) -> str:
    """What an entry is called in messages: its id, or its place in the file."""
    id = entry.get("id", number)
    return id if isinstance(id, str) else shortened(id)


def _fields(row: type[Any]) -> Fields:
    kinds = get_type_hints(row)
    return {field.name: (field, kinds[field.name]) for field in fields(row)}


class Misfit(Exception):
    """A value is not of the kind its field wants."""


class Unshown(Exception):
    """A text with signs that command a terminal, or turn round what is read."""


class TooLarge(Exception):
    """A number that nobody prints on a card."""


class TooLong(Exception):
    """A text for which no card has room."""


def converted(value: Any, kind: Any) -> Any:
    """A TOML value as a row holds it, which never changes; raises `Misfit`, `Unshown`, `TooLarge`
    or `TooLong`.

    Kinds are `int` (from 0 up), `str` (not empty, and fit to be shown), `bool`,
    `tuple[kind, ...]`, `Mapping[str, kind]` and unions of them.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple and type(value) is list:
        return tuple(converted(one, inner[0]) for one in value)
    if origin in MAPPINGS and type(value) is dict:
        if not all(name.isprintable() for name in value):
            raise Unshown
        return MappingProxyType({name: converted(one, inner[1]) for name, one in value.items()})
    if origin is UnionType:
        return _converted_to_any(value, inner)
    if type(value) is not kind or value == "" or (kind is int and value < 0):
        raise Misfit
    if kind is str and not value.isprintable():
        raise Unshown
    if kind is str and len(value) > LONGEST:
        raise TooLong
    if kind is int and value > LARGEST:
        raise TooLarge
    return value


def _converted_to_any(value: Any, kinds: tuple[Any, ...]) -> Any:
    for kind in kinds:
        with suppress(Misfit):
            return converted(value, kind)
    raise Misfit


def _in_words(kind: Any) -> str:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        return f"a list, each {_in_words(inner[0])}"
    if origin in MAPPINGS:
        return f"a table, each {_in_words(inner[1])}"
    if origin is UnionType:
        return " or ".join(_in_words(one) for one in inner if one is not NoneType)
    return {int: "a whole number from 0 up", str: "some text", bool: "true or false"}[kind]
