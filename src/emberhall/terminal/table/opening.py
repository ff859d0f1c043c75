"""The first words at a table."""

from __future__ import annotations

from collections.abc import Mapping

from emberhall import Game, Title
from emberhall.play.forms import fields_of, value_words
from emberhall.play.session import Session
from emberhall.terminal.commands import COMMANDS
from emberhall.terminal.draw.board import pages_for


def opening_lines(session: Session) -> list[str]:
    """What is played by whom, and the promise that the shuffles are settled."""
    header = session.game.header
    assert header is not None
    told = ", ".join(_settings(header.title, header.settings))
    return [
        f"{header.title.full_name} ({told}): {', '.join(session.names)}.",
        "All shuffles follow from a seed that is revealed at the end. The commitment to it:",
        f"  {header.commitment}",
    ]


def _settings(title: Title, settings: Mapping[str, object]) -> list[str]:
    """The options; those that earlier games fill in only where there was something."""
    filled_in = {field.name for field in fields_of(title) if field.is_filled_in}
    return [
        f"{name} {value_words(value)}"
        for name, value in settings.items()
        if value or name not in filled_in
    ]


def command_lines(game: Game) -> list[str]:
    """What can be typed at any time, for somebody who sees no line of keys."""
    pages = [page.name for page in pages_for(game.title.name, game.seats)]
    return [
        "Answer with the number of an option, or with its name in brackets.",
        f"To hear how things stand, type: {', '.join(pages)}.",
        f"Commands: {', '.join(command.name for command in COMMANDS)}.",
    ]
