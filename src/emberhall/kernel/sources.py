"""Where what stands on a card comes from: four labels, and how a row of content gives them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from emberhall.kernel.given import shortened
from emberhall.kernel.phrases import and_list

LABELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rulebook": "The rulebook prints it.",
        "found": "A named public source says so; it was not copied from the cards.",
        "derived": "It follows from what is printed, such as counts; the label says how.",
        "reconstructed": "It is ours, made to fit all that is printed.",
    }
)
"""Every label with its meaning. What is printed only in part has the label of its weakest part."""

ALL: Final = "all"
"""Stands for every part of a row that has no label of its own."""
WITH_REASON: Final = ("found", "derived")
"""Labels that say where, or how: `found: a review`."""
LONGEST: Final = 200

Sources = tuple[tuple[str, str], ...]
"""The parts of a row with their labels. Nobody plays by them, so they are prose."""


class BadSource(Exception):
    """A label that is none, or one for a part that is not there; its text is the reason."""


def read_sources(given: object, row: Mapping[str, Any], parts: list[str]) -> Sources:
    """What a row says about its parts: one label, or a table with labels for them.

    `all` speaks for the parts that the table does not name; a list has a label for each entry.
    """
    if not isinstance(given, dict):
        return ((ALL, _checked(given)),)
    for part in given:
        if part != ALL and part not in parts:
            raise BadSource(f"{shortened(part)} is no part of it; its parts are {and_list(parts)}")
    if ALL not in given and (bare := [part for part in parts if part in row and part not in given]):
        raise BadSource(f"does not say where {and_list(bare)} comes from")
    return tuple(
        pair for part, label in given.items() for pair in _labelled(part, label, row.get(part))
    )


def _labelled(part: str, given: object, value: object) -> Iterator[tuple[str, str]]:
    """A part with its label; where entries have labels of their own, `slots_1`, `slots_2`."""
    if not isinstance(given, list):
        yield part, _checked(given)
    elif not isinstance(value, list) or len(value) != len(given):
        raise BadSource(f"{part} needs as many labels as it has entries, or one for all")
    else:
        for number, label in enumerate(given, start=1):
            yield f"{part}_{number}", _checked(label)


def _checked(given: object) -> str:
    label, _, reason = given.partition(":") if isinstance(given, str) else ("", "", "")
    if label not in LABELS:
        raise BadSource(f"must be one of {', '.join(LABELS)}, not {shortened(given)}")
    if label in WITH_REASON and not reason.strip():
        raise BadSource(f"{label} must say {_wanted(label)}")
    if label not in WITH_REASON and reason:
        raise BadSource(f"{label} needs no reason")
    if not reason.isprintable() or len(reason) > LONGEST:
        raise BadSource(f"a reason is one line of at most {LONGEST} letters")
    return f"{label}: {reason.strip()}" if reason else label


def _wanted(label: str) -> str:
    return (
        "where, like 'found: a review'"
        if label == "found"
        else "how, like 'derived: the sum is 47'"
    )


def label_of(sources: Sources, part: str, number: int = 0) -> str:
    """The label of a part of a row, or of one of its entries, counted from 1."""
    labels = dict(sources)
    return labels.get(f"{part}_{number}") or labels.get(part) or labels[ALL]


def sources_of(rows: Mapping[str, Sources]) -> Sources:
    """The labels of several rows as those of one: `town_stall` is the `stall` of the row `town`."""
    return tuple(
        (name if part == ALL else f"{name}_{part}", label)
        for name, sources in rows.items()
        for part, label in sources
    )


def source_words(source: Mapping[str, str]) -> str:
    """The labels of something in words: `rulebook; slots: reconstructed`."""
    parts: dict[str, list[str]] = {}
    for part, label in source.items():
        parts.setdefault(label, []).append(part.replace("_", " "))
    return "; ".join(_words(label, named) for label, named in parts.items())


def _words(label: str, parts: list[str]) -> str:
    name, _, reason = label.partition(": ")
    told = f"{name} ({reason})" if reason else name
    return told if ALL in parts else f"{and_list(parts)}: {told}"
