"""What can be typed at the table besides an answer: one list for keys, help and loop."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    key: str
    name: str
    meaning: str

    @property
    def short(self) -> str:
        """As it stands in the line of keys."""
        return self.name if self.key == self.name else f"{self.key} {self.name}"


WHY = Command("?", "why", "why you are asked this: the rules and cards behind it")
RULES = Command("r", "rules", "all rules; r thistle: those that mention thistles")
UNDO = Command("u", "undo", "take back your last answer, if nothing new has come to light")
HINT = Command("h", "hint", "what a bot would choose, and its reason")
LOG = Command("l", "log", "everything that has happened so far")
OFFERS = Command("offers", "offers", "the question once more, and all you can choose")
SAVE = Command("s", "save", "write a copy: s game.json; each answer is saved anyway")
HELP = Command("F1", "help", "this page; where F1 does nothing, type help")
QUIT = Command("q", "quit", "leave; the game can go on later")

LEAVE = (QUIT.key, QUIT.name)

COMMANDS = (WHY, RULES, UNDO, HINT, LOG, OFFERS, SAVE, HELP, QUIT)
WORDS = "/"
"""Begins a line of words on a drawn table, where a letter alone may be a command."""


def is_command(word: str, *commands: Command) -> bool:
    return any(word in (command.key, command.name) for command in commands)
