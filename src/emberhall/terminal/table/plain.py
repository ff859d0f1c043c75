"""The table in plain lines: for pipes, screen readers and terminals that cannot be drawn on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import get_terminal_size

from emberhall.play.session import Session
from emberhall.terminal.draw.board import draw_page
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.shown import shown
from emberhall.terminal.signs import Signs
from emberhall.terminal.streams import HEIGHT, WIDTH, ReadLine
from emberhall.terminal.table.display import PASS_KEYBOARD
from emberhall.terminal.table.ending import ending_lines
from emberhall.terminal.table.guide import note_lines
from emberhall.terminal.table.keyboard import tell_at_keyboard
from emberhall.terminal.table.opening import command_lines, opening_lines


class Plain:
    """A display that only ever adds lines."""

    def __init__(
        self,
        write: Callable[[str], object],
        read: ReadLine,
        signs: Signs,
        forget: Callable[[], None] = lambda: None,
    ) -> None:
        self.write = write
        self.read = read
        self.signs = signs
        self._forget = forget
        """Throws away what was typed and not read yet."""
        self._bot_plays = False

    def welcome(self, session: Session) -> None:
        self._lines(opening_lines(session))
        self._lines(command_lines(session.game))

    def thinking(self, name: str) -> None:
        self._bot_plays = True

    def pass_keyboard(self, name: str) -> None:
        height = max(HEIGHT, get_terminal_size().lines)
        self._lines([*[""] * height, PASS_KEYBOARD.format(name)])

    def show(self, session: Session, seat: int) -> None:
        if self._bot_plays:
            self._forget()
            self._bot_plays = False
        self._lines(tell_at_keyboard(session, session.news(seat), seat))
        prompt = session.game.prompt(seat)
        assert prompt is not None
        path = self.signs.path.join([*session.game.path(), prompt["words"]])
        self._lines(["", f"{session.names[seat]}: {path}"])
        for number, option in enumerate(prompt["options"], start=1):
            self._lines([f"{number:>3}  {option['words']}  [{option['key']}]"])
        self._lines(note_lines(session, prompt))

    def say(self, sentence: str) -> None:
        self._lines([sentence])

    def note(self, sentence: str) -> None:
        self._lines([sentence])

    def ask(self, sentence: str) -> str | None:
        self._lines([sentence])
        return self.read()

    def tell(self, heading: str, paragraphs: Sequence[str]) -> None:
        self._lines([heading, *(f"- {paragraph}" for paragraph in paragraphs)])

    def open(self, page: ExtraPage, session: Session, seat: int) -> None:
        scene = Scene(session.game.view(seat), session.names, self.signs, WIDTH)
        lines = draw_page(session.game.title.name, page, scene)
        self._lines([page.heading, *(line.plain.rstrip() for line in lines)])

    def end(self, session: Session, record: Path | None) -> None:
        reader = _last_reader(session)
        self._lines(tell_at_keyboard(session, session.news(reader), reader))
        lines = ending_lines(session, record, self.signs, WIDTH)
        self._lines(["", *(line.plain.rstrip() for line in lines)])

    def farewell(self, sentence: str) -> None:
        self._lines([sentence])

    def _lines(self, lines: Sequence[str]) -> None:
        self.write("".join(f"{shown(line)}\n" for line in lines))


def _last_reader(session: Session) -> int | None:
    """The last person at the table; a spectator, where only bots played."""
    return max(session.seating.people, default=None)
