"""A game that was played, read from a file and cut into moments."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import emberhall
from emberhall import BrokenRecord, BrokenSave, Game
from emberhall.terminal.files import read_text
from emberhall.terminal.sitting import FORMAT, read_sitting
from emberhall.terminal.speech import sentences

SAVE = "emberhall save 1"


@dataclass(frozen=True)
class Moment:
    game: Game
    told: list[str]
    """What happened last before it."""


@dataclass(frozen=True)
class Story:
    names: tuple[str, ...]
    moments: list[Moment]


def read_story(path: Path) -> Story:
    """The game in a file: a record, a save, or a table of ours."""
    try:
        game = _read(read_text(path))
    except (BrokenRecord, BrokenSave) as error:
        raise type(error)(f"{path}: {error}") from None
    return Story(game.names, list(_moments(game)))


def _read(text: str) -> Game:
    form = _format(text)
    if form == FORMAT:
        return read_sitting(text, "").game
    return emberhall.load(text) if form == SAVE else emberhall.replay(text)


def _format(text: str) -> object:
    """What a file says it is; a record, being several lines, says nothing as a whole."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return whole.get("format") if isinstance(whole, dict) else None


def _moments(game: Game) -> Iterator[Moment]:
    again = game.at(0)
    yield Moment(again.copy(), sentences(again.events(None), game.names))
    for answered in game.answers():
        again.answer(answered.key)
        seen = (event.seen_by(None) for event in answered.events)
        told = sentences([event for event in seen if event is not None], game.names)
        yield Moment(again.copy(), told)
