"""The tokens in a player's fingers, with the numbers of the options about them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from emberhall.terminal.draw.duals.tokens import Token, artisan, label
from emberhall.terminal.draw.scene import Scene

MANY = 3
"""Of a few ways to fire up, a list says what each of them does; more stand beside the board."""
FIRING = "fire-up"

Numbered = list[tuple[int, Token]]


def draw_held(scene: Scene) -> list[Text]:
    """What is held, and what a token of every type may fire up as."""
    fired, held = _fired(scene), scene.view["held"]["tokens"]
    if fired:
        return [_numbered(fired[:MANY]), _numbered(fired[MANY:])]
    if not held:
        return []
    kept = _kept(scene)
    if kept:
        return [_numbered(kept)]
    line = Text().append("holds ", "quiet")
    for token in held:
        line.append_text(label(token)).append(" ")
    return [line]


def numbers_at_tokens(scene: Scene) -> list[int]:
    return [number for number, _ in (*_kept(scene), *_fired(scene))]


def _numbered(tokens: Iterable[tuple[int, Token]]) -> Text:
    line = Text()
    for number, token in tokens:
        line.append(f"{number} ", "lit").append_text(label(token)).append(" ")
    return line


def _kept(scene: Scene) -> Numbered:
    """The options to keep one of the tokens held."""
    held = scene.view["held"]["tokens"]
    found = [(number, token) for token in held for number, _ in scene.touching(token["id"])]
    return sorted(found, key=lambda each: each[0])


def _fired(scene: Scene) -> Numbered:
    """The options to fire up, where they are many."""
    if scene.prompt is None or scene.prompt["kind"] != FIRING:
        return []
    options = [(number, option) for number, option in scene.numbered if option["effects"]["fires"]]
    fired = [(number, artisan(option["variant"])) for number, option in options]
    return fired if len(fired) >= MANY else []
