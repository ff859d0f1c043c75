"""The first words at a table."""

from __future__ import annotations

from emberhall import Game
from emberhall.play.forms import value_words
from emberhall.play.session import Session
from emberhall.terminal.commands import COMMANDS
from emberhall.terminal.draw.board import pages_for


def opening_lines(session: Session) -> list[str]:
    """What is played by whom, and the promise that the shuffles are settled."""
    header = session.game.header
    assert header is not None
    settings = ", ".join(f"{name} {value_words(value)}" for name, value in header.settings.items())
    return [
        f"{header.title.full_name} ({settings}): {', '.join(session.names)}.",
        "All shuffles follow from a seed that is revealed at the end. The commitment to it:",
        f"  {header.commitment}",
    ]


def command_lines(game: Game) -> list[str]:
    """What can be typed at any time, for somebody who sees no line of keys."""
    pages = [page.name for page in pages_for(game.title.name, game.seats)]
    return [
        "Answer with the number of an option, or with its name in brackets.",
        f"To hear how things stand, type: {', '.join(pages)}.",
        f"Commands: {', '.join(command.name for command in COMMANDS)}.",
    ]
