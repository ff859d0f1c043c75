"""The table in plain lines: for pipes, screen readers and terminals that cannot be drawn on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import get_terminal_size

from emberhall import Event
from emberhall.terminal.draw import leaves_of
from emberhall.terminal.draw.leaf import Leaf
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.ending import ending_lines
from emberhall.terminal.opening import opening_lines
from emberhall.terminal.secrecy import HAND_OVER
from emberhall.terminal.signs import Signs
from emberhall.terminal.sitting import Sitting
from emberhall.terminal.speech import by_name, sentences, since_last_turn
from emberhall.terminal.streams import HEIGHT, WIDTH, ReadLine


class Plain:
    """A face that only ever adds lines."""

    def __init__(self, write: Callable[[str], object], read: ReadLine, signs: Signs) -> None:
        self.write = write
        self.read = read
        self.signs = signs

    def welcome(self, sitting: Sitting) -> None:
        self._lines(opening_lines(sitting))
        names = [leaf.name for leaf in leaves_of(sitting.game.title.name)]
        if names:
            self._lines([f"To look closer at any time, type: {', '.join(names)}."])

    def hand_over(self, name: str) -> None:
        height = max(HEIGHT, get_terminal_size().lines)
        self._lines([*[""] * height, HAND_OVER.format(name)])

    def show(self, sitting: Sitting, seat: int) -> None:
        self._lines(sentences(since_last_turn(sitting.game, seat), sitting.names))
        game = sitting.game
        question = game.question
        assert question is not None
        words = by_name(question.words, sitting.names)
        path = self.signs.path.join([*game.path(), words])
        self._lines(["", f"{sitting.names[seat]}: {path}"])
        for number, option in enumerate(question.options, start=1):
            told = by_name(game.describe(option), sitting.names)
            self._lines([f"{number:>3}  {told}  [{option.key}]"])

    def say(self, sentence: str) -> None:
        self._lines([sentence])

    def tell(self, heading: str, paragraphs: Sequence[str]) -> None:
        self._lines([heading, *(f"- {paragraph}" for paragraph in paragraphs)])

    def open(self, leaf: Leaf, sitting: Sitting, seat: int) -> None:
        scene = Scene(sitting.game.view(seat), sitting.names, {}, self.signs, WIDTH)
        self._lines([leaf.heading, *(line.plain.rstrip() for line in leaf.draw(scene))])

    def end(self, sitting: Sitting, record: Path) -> None:
        self._lines(sentences(_news(sitting), sitting.names))
        lines = ending_lines(sitting, record, self.signs, WIDTH)
        self._lines(["", *(line.plain.rstrip() for line in lines)])

    def farewell(self, sentence: str) -> None:
        self._lines([sentence])

    def _lines(self, lines: Sequence[str]) -> None:
        self.write("".join(f"{line}\n" for line in lines))


def _news(sitting: Sitting) -> list[Event]:
    """What the last person at the table has not read yet; all of it, where only bots played."""
    people = sitting.company.people
    return since_last_turn(sitting.game, people[-1]) if people else sitting.game.events(None)
