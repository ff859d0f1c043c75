"""What the cards of a game say, for whoever asks: cards of a content pack are in no rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from emberhall import Id, Prompt


def touched(view: Any, prompt: Prompt) -> list[str]:
    """What the things say that can be touched to answer, as far as they say anything."""
    said = dict(_sayings(view))
    ids = dict.fromkeys(id for option in prompt["options"] for id in option["targets"])
    return [said[id] for id in ids if id in said]


def mentioned(view: Any, words: Iterable[str]) -> list[str]:
    """What those things in a view say that mention all the words."""
    wanted = [word.lower() for word in words]
    every = dict(_sayings(view)).values()
    return [said for said in every if all(word in said.lower() for word in wanted)]


def _sayings(part: Any) -> Iterator[tuple[Id, str]]:
    """Every thing in a view that has a name and says what it is for."""
    if isinstance(part, dict):
        if part.get("id") and part.get("name") and part.get("words"):
            yield part["id"], f"{part['name']}: {part['words']}"
        for inner in part.values():
            yield from _sayings(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _sayings(inner)
