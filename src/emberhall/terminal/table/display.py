"""What the table needs of whatever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from emberhall.play.session import Session
from emberhall.terminal.draw.extra_page import ExtraPage

PASS_KEYBOARD = "Pass the keyboard to {}; press Enter when ready."
"""Said while nobody's secrets can be seen."""
THINKING = "{} is thinking."


class Display(Protocol):
    """Shows a session to the people at it and brings their answers."""

    def welcome(self, session: Session) -> None:
        """The game begins, or goes on."""

    def thinking(self, name: str) -> None:
        """A bot is asked; what is typed meanwhile is not meant for the question after it."""

    def pass_keyboard(self, name: str) -> None:
        """Somebody else comes to the keyboard, whose secrets nobody else may see."""

    def show(self, session: Session, seat: int) -> None:
        """The table before a seat that is asked something."""

    def read(self) -> str | None:
        """What was typed; `None` when nobody is there any more."""

    def say(self, sentence: str) -> None:
        """One sentence; the question stays open."""

    def note(self, sentence: str) -> None:
        """One sentence, to be seen at the next question."""

    def ask(self, sentence: str) -> str | None:
        """A question outside of the game; `None` when nobody is there any more."""

    def tell(self, heading: str, paragraphs: Sequence[str]) -> None:
        """Something longer to read; the question stays open."""

    def open(self, page: ExtraPage, session: Session, seat: int) -> None:
        """A page of the title's own; the question stays open."""

    def end(self, session: Session, record: Path | None) -> None:
        """The game is over; there may be no record."""

    def farewell(self, sentence: str) -> None:
        """Somebody leaves before the end."""
