"""The tokens in a player's fingers, with the numbers of the options about them."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

from rich.text import Text

from emberhall.terminal.draw.duals.tokens import label
from emberhall.terminal.draw.scene import Scene

MANY = 3
"""Of a few ways to fire up, a list says what each of them does; more stand beside the board."""


def draw_held(scene: Scene) -> list[Text]:
    """What is held, and what a token of every type may fire up as."""
    fired = _fired(scene)
    if fired:
        some = sorted(fired.items(), key=itemgetter(1))
        return [_numbered(some[:MANY]), _numbered(some[MANY:])]
    if not scene.view["held"]:
        return []
    kept = _kept(scene)
    if kept:
        return [_numbered(sorted(kept.items(), key=itemgetter(1)))]
    line = Text().append("holds ", "quiet")
    for token in scene.view["held"]:
        line.append_text(label(token)).append(" ")
    return [line]


def numbers_at_tokens(scene: Scene) -> list[int]:
    return [*_kept(scene).values(), *_fired(scene).values()]


def _numbered(tokens: Iterable[tuple[str, int]]) -> Text:
    line = Text()
    for token, number in tokens:
        line.append(f"{number} ", "lit").append_text(label(token)).append(" ")
    return line


def _kept(scene: Scene) -> dict[str, int]:
    """The options to keep one of the tokens held."""
    keys = {token: f"keep {token}" for token in scene.view["held"]}
    return {token: scene.options[key] for token, key in keys.items() if key in scene.options}


def _fired(scene: Scene) -> dict[str, int]:
    """The options to fire up, where they are many."""
    chosen = ((key.partition("fire "), number) for key, number in scene.options.items())
    fired = {type: number for (no, fire, type), number in chosen if fire and not no}
    return fired if len(fired) >= MANY else {}
