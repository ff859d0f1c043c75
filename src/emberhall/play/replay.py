"""A game that was played, cut into moments."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import emberhall
from emberhall import Game
from emberhall.play.narration import tell
from emberhall.play.session_text import FORMAT, read_session

SAVE = "emberhall save"


@dataclass(frozen=True)
class Moment:
    game: Game
    sentences: list[str]
    """What happened last before it."""


@dataclass(frozen=True)
class Replay:
    names: tuple[str, ...]
    moments: list[Moment]


def replay_of(game: Game) -> Replay:
    """Every moment of a game, as a spectator may know it."""
    return Replay(game.names, list(_moments(game)))


def read_replay(text: str) -> Replay:
    """The game in a text: a record, a save, or a session of ours."""
    form = _format(text)
    if form == FORMAT:
        return replay_of(read_session(text, "").game)
    return replay_of(emberhall.load(text) if form.startswith(SAVE) else emberhall.replay(text))


def _format(text: str) -> str:
    """What a text says it is; a record, being several lines, says nothing as a whole."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    return str(whole.get("format")) if isinstance(whole, dict) else ""


def _moments(game: Game) -> Iterator[Moment]:
    again = game.at(0)
    yield Moment(again.copy(), tell(game, again.events(None), None))
    for answered in game.answers():
        again.answer(answered.key)
        yield Moment(again.copy(), tell(game, answered.events, None))
