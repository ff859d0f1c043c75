"""The menu: what to do, for somebody who typed nothing but `emberhall`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.text import Text

import emberhall
from emberhall import EmberhallError, Title
from emberhall.bots import bot_kinds
from emberhall.play.chapter import campaigns_to_go_on, held_chapter
from emberhall.play.chronicle import summary
from emberhall.play.file_store import FileStore
from emberhall.play.forms import Field, fields_of
from emberhall.play.saved_games import saved_games
from emberhall.play.seating import DEFAULT_BOT, PERSON, default_count, parse_seats
from emberhall.play.set_aside import set_aside_broken
from emberhall.play.start import start
from emberhall.terminal.broken import broken_sentence
from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.remedy import with_remedy
from emberhall.terminal.rules import show_rules
from emberhall.terminal.saved_games import about, session_to_play
from emberhall.terminal.start import play
from emberhall.terminal.streams import ReadLine

NOTE = 4
"""Columns before a few words on a choice."""

Action = Callable[[], None]


class Left(Exception):
    """Somebody went out in the middle of a question."""


class Menu:
    def __init__(self, store: FileStore, console: Console, read: ReadLine) -> None:
        self.store = store
        self.console = console
        self.read = read

    def run(self) -> None:
        """Ask until somebody leaves."""
        while True:
            entries = self._entries()
            self._print("Emberhall, a table for dragon board games", "ember")
            for number, words in enumerate(entries, start=1):
                self._print_entry(f"  {number}  ", words)
            self._print("  q  Leave")
            try:
                self._open(entries, self._ask("", "1"))
            except Left:
                return

    def _entries(self) -> dict[str, Action]:
        entries: dict[str, Action] = {}
        for aside in set_aside_broken(self.store):
            self._print(broken_sentence(aside), "ember")
        for game in saved_games(self.store.games)[:1]:
            entries[f"Go on with {about(game)}"] = self._resume
        for name in campaigns_to_go_on(self.store):
            words = f"Go on with the campaign {name}: {summary(self.store.campaigns.load(name))}"
            entries[words] = partial(self._go_on, name)
        for title in emberhall.games():
            entries[f"Play {title.full_name}: {title.summary}"] = partial(self._play, title)
        for title in emberhall.games():
            entries[f"Read the rules of {title.full_name}"] = partial(self._rules, title)
        return entries

    def _open(self, entries: dict[str, Action], typed: str) -> None:
        numbers = [str(number) for number in range(1, len(entries) + 1)]
        if typed not in numbers:
            self._print(f"Type a number from 1 to {numbers[-1]}, or q.", "ember")
            return
        try:
            list(entries.values())[numbers.index(typed)]()
        except EmberhallError as error:
            self._print(f"That does not work: {with_remedy(error)}.", "ember")

    def _resume(self) -> None:
        with session_to_play(self.store, None) as session:
            play(self.store, session, plain=False)

    def _go_on(self, name: str) -> None:
        with held_chapter(self.store, name) as session:
            play(self.store, session, plain=False)

    def _play(self, title: Title) -> None:
        count = self._pick_seats(title.seat_counts)
        for kind in bot_kinds():
            self._print_note(f"{kind.name}: {kind.summary}")
        self._print("You are Player 1.")
        others = [self._pick_player(seat) for seat in range(1, count)]
        asked = [field for field in fields_of(title, count) if not field.is_filled_in]
        settings = {field.name: self._pick_value(field) for field in asked}
        seated = parse_seats(",".join([PERSON, *others]))
        play(self.store, start(title.name, seated, settings, self.store.achievements), plain=False)

    def _rules(self, title: Title) -> None:
        words = self._ask("Words to look for (Enter: all rules)", "").split()
        show_rules(self.console, title.name, words)

    # Asking

    def _pick_seats(self, seats: range) -> int:
        counts = [str(count) for count in seats]
        return int(self._pick("How many players", counts, str(default_count(seats))))

    def _pick_player(self, seat: int) -> str:
        bots = [kind.name for kind in bot_kinds()]
        return self._pick(f"Who is Player {seat + 1}", [*bots, PERSON], DEFAULT_BOT)

    def _pick_value(self, field: Field) -> object:
        """One of the choices that go with the seats, if there are several."""
        if field.is_settled:
            return field.choices[0].value
        self._print(field.summary, "amber")
        for choice in field.choices:
            if choice.meaning:
                self._print_note(f"{choice.written}: {choice.meaning}")
        if field.example:
            written = f"--set {field.name}={field.example}"
            self._print_note(f"on the command line, names work too: {written}")
        values = {choice.written: choice.value for choice in field.choices}
        return values[self._pick(field.label, list(values), field.default)]

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

    def _print_entry(self, number: str, words: str) -> None:
        for line in wrapped(Text(words), self.console, len(number)):
            self.console.print(Text.assemble((number, "lit"), line))
            number = " " * len(number)

    def _print_note(self, words: str) -> None:
        for line in wrapped(Text(words, "quiet"), self.console, NOTE):
            self.console.print(Text.assemble(" " * NOTE, line))

    def _print(self, words: str, style: str = "") -> None:
        self.console.print(Text(words, style))
