"""What stands on a screen at a question, and at a moment of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from emberhall import Game
from emberhall.terminal.draw import drawing_of
from emberhall.terminal.draw.page import Page
from emberhall.terminal.draw.scene import Drawing, Scene
from emberhall.terminal.signs import signs_for
from emberhall.terminal.sitting import Sitting
from emberhall.terminal.speech import sentences, since_last_turn

KEYS = "number  ? why  r rules  u undo  h hint  l log  s save  q quit"
PASSING = "Enter goes on  "


def question_page(sitting: Sitting, seat: int, console: Console, notice: str) -> Page:
    """The open question as the seat that is asked sees it."""
    game = sitting.game
    question = game.question
    assert question is not None
    return Page(
        draw(game, seat, sitting.names, console, question.options.keys),
        sentences(since_last_turn(game, seat), sitting.names),
        _asked(sitting, seat, console),
        [game.describe(option) for option in question.options],
        (PASSING if question.forced else "") + KEYS,
        "  ({} more: l)",
        notice,
    )


def draw(
    game: Game, seat: int | None, names: Sequence[str], console: Console, keys: Sequence[str] = ()
) -> Drawing:
    numbers = {key: number for number, key in enumerate(keys, start=1)}
    signs = signs_for(console.encoding)
    scene = Scene(game.view(seat), names, numbers, signs, console.width)
    return drawing_of(game.title.name)(scene)


def _asked(sitting: Sitting, seat: int, console: Console) -> Text:
    question = sitting.game.question
    assert question is not None
    path = "".join(label + signs_for(console.encoding).path for label in sitting.game.path())
    return Text.assemble(
        (f"{sitting.names[seat]}: ", "ember"), (path, "amber"), (question.words, "own")
    )
