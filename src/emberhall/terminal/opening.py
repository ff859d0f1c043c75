"""The first words at a table."""

from __future__ import annotations

from emberhall.play.forms import value_words
from emberhall.play.session import Session


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
