"""What the cards of a game say, for whoever asks: cards of a content pack are in no rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from emberhall import Prompt, source_words

KNOWN_BY = ("id", "figure", "card")
"""A thing is known by its own id, by that of its figures, or by what kind of card it is."""


class Saying(NamedTuple):
    """What a thing says it is for, and where that comes from."""

    words: str
    source: str

    def __str__(self) -> str:
        return f"{self.words} [{self.source}]" if self.source else self.words


def touched(view: Any, prompt: Prompt) -> list[str]:
    """What the things say that can be touched to answer, as far as they say anything."""
    said, kinds = _sayings(view), _kinds(view)
    ids = (id for option in prompt["options"] for id in option["targets"])
    found = (said.get(id) or said.get(kinds.get(id, "")) for id in ids)
    return list(dict.fromkeys(str(saying) for saying in found if saying))


def mentioned(view: Any, words: Iterable[str]) -> list[str]:
    """What those things in a view say that mention all the words."""
    wanted = [word.lower() for word in words]
    every = dict.fromkeys(_sayings(view).values())
    return [str(said) for said in every if all(word in said.words.lower() for word in wanted)]


def _sayings(view: Any) -> dict[str, Saying]:
    """Whatever in a view has a name and says what it is for, by what it is known by."""
    return {
        part[known]: Saying(
            f"{part['name']}: {part['words']}", source_words(part.get("source", {}))
        )
        for part in _parts(view)
        if part.get("name") and part.get("words")
        for known in KNOWN_BY
        if part.get(known)
    }


def _kinds(view: Any) -> dict[str, str]:
    """What lies on a space or in a pile, by its id."""
    parts = [part for part in _parts(view) if part.get("id")]
    return {part["id"]: part.get("card") or part.get("kind") or "" for part in parts}


def _parts(data: Any) -> Iterator[dict[str, Any]]:
    """Every object in a view, however deep."""
    if isinstance(data, dict):
        yield data
        data = list(data.values())
    if isinstance(data, list):
        for inner in data:
            yield from _parts(inner)
