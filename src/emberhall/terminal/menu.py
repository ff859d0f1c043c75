"""The door of the hall: what to do, for somebody who typed nothing but `emberhall`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import Console
from rich.text import Text

import emberhall
from emberhall import EmberhallError, Setting, Title
from emberhall.bots import BOTS
from emberhall.terminal.catalogue import print_rules, rules_about
from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.kept import about
from emberhall.terminal.seating import PERSON
from emberhall.terminal.shelf import Shelf
from emberhall.terminal.streams import ReadLine
from emberhall.terminal.table import new_sitting, play

USUAL_BOT = "greedy"
USUAL_SEATS = 3

Action = Callable[[], None]


class Left(Exception):
    """Somebody went out in the middle of a question."""


class Menu:
    def __init__(self, shelf: Shelf, console: Console, read: ReadLine) -> None:
        self.shelf = shelf
        self.console = console
        self.read = read

    def run(self) -> None:
        """Ask until somebody leaves."""
        while True:
            doors = self._doors()
            self._print("Emberhall, a table for dragon board games", "ember")
            for number, words in enumerate(doors, start=1):
                self._print_door(f"  {number}  ", words)
            self._print("  q  Leave")
            try:
                self._open(doors, self._ask("", "1"))
            except Left:
                return

    def _doors(self) -> dict[str, Action]:
        doors: dict[str, Action] = {}
        for path in self.shelf.kept()[:1]:
            doors[f"Go on with {about(self.shelf, path)}"] = self._resume
        for title in emberhall.games():
            doors[f"Play {title.full_name}: {title.words}"] = partial(self._play, title)
        for title in emberhall.games():
            doors[f"Read the rules of {title.full_name}"] = partial(self._rules, title)
        return doors

    def _open(self, doors: dict[str, Action], typed: str) -> None:
        numbers = [str(number) for number in range(1, len(doors) + 1)]
        if typed not in numbers:
            self._print(f"Type a number from 1 to {numbers[-1]}, or q.", "ember")
            return
        try:
            list(doors.values())[numbers.index(typed)]()
        except EmberhallError as error:
            self._print(f"That cannot be: {error}.", "ember")

    def _resume(self) -> None:
        play(self.shelf, self.shelf.take(self.shelf.latest()), plain=False)

    def _play(self, title: Title) -> None:
        count = self._pick_seats(title.seats)
        for name, words in BOTS.items():
            self._print(f"    {name}: {words}", "quiet")
        self._print("You sit on seat 0.")
        others = [self._pick_player(seat) for seat in range(1, count)]
        modes = list(title.modes(count))
        settings = [f"{s.name}={self._pick_setting(s, modes)}" for s in title.settings]
        seats = ",".join([PERSON, *others])
        play(self.shelf, new_sitting(self.shelf, title.name, seats, None, settings, None), False)

    def _rules(self, title: Title) -> None:
        words = self._ask("Which words to look for (Enter: all rules)", "").split()
        print_rules(self.console, rules_about(title.name, words))

    # Asking

    def _pick_seats(self, seats: range) -> int:
        usual = USUAL_SEATS if USUAL_SEATS in seats else seats[0]
        return int(self._pick("How many seats", [str(count) for count in seats], str(usual)))

    def _pick_player(self, seat: int) -> str:
        return self._pick(f"Who sits on seat {seat}", [*BOTS, PERSON], USUAL_BOT)

    def _pick_setting(self, setting: Setting, modes: list[dict[str, Any]]) -> str:
        for choice, meaning in zip(setting.choices, setting.meanings, strict=False):
            self._print(f"    {choice}: {meaning}", "quiet")
        possible = list(dict.fromkeys(str(mode[setting.name]) for mode in modes))
        return self._pick(setting.words.rstrip("."), possible, str(setting.default))

    def _pick(self, words: str, choices: list[str], usual: str) -> str:
        while True:
            typed = self._ask(f"{words}? {', '.join(choices)} (Enter: {usual})", usual)
            meant = [choice for choice in choices if choice.startswith(typed.lower())]
            if typed in choices or len(meant) == 1:
                return typed if typed in choices else meant[0]
            self._print(f"Type one of: {', '.join(choices)}.", "ember")

    def _ask(self, words: str, usual: str) -> str:
        if words:
            self._print(words, "amber")
        line = self.read()
        if line is None or line.strip() in ("q", "quit"):
            raise Left
        return line.strip() or usual

    def _print_door(self, number: str, words: str) -> None:
        for line in wrapped(Text(words), self.console, len(number)):
            self.console.print(Text.assemble((number, "lit"), line))
            number = " " * len(number)

    def _print(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style))
