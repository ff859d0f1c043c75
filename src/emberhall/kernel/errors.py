"""Everything that can be wrong with what somebody hands us, each with one clear sentence.

Each is also what Python itself would raise: a `ValueError` for a wrong answer, setting or text, a
`LookupError` for a name that nobody has.
"""

from __future__ import annotations


class EmberhallError(Exception):
    """Something asked of Emberhall cannot be done; the message says what would be right."""


class UnknownGame(EmberhallError, LookupError):
    """No title of that name is installed."""


class UnknownRule(EmberhallError, LookupError):
    """No rule of that id is in its title's catalogue."""


class BadSetting(EmberhallError, ValueError):
    """A seat, a seed or an option of a game that its title does not have."""


class IllegalAnswer(EmberhallError, ValueError):
    """An answer that the open question does not offer. The game has not changed."""

    def __init__(self, message: str, why: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.why = why
        """The rules behind the question."""


class NoSuchOption(IllegalAnswer, KeyError):
    """No option of a question has this key."""

    def __str__(self) -> str:
        return Exception.__str__(self)  # a KeyError would put its message in quotes


class StaleAnswer(EmberhallError, ValueError):
    """An answer to a question that is no longer open. The game has not changed."""


class CannotUndo(EmberhallError):
    """Taking an answer back would take back chance or a secret, too."""


class NoHistory(EmberhallError):
    """An imagined game is a guess: it cannot be recorded, saved or retold."""


class NotAGuess(EmberhallError):
    """A real game shows views, never its table."""


class BrokenSave(EmberhallError, ValueError):
    """A save that cannot be what `Game.save` wrote."""


class ForeignSave(BrokenSave):
    """A save that is whole, but needs what is not here: a title, a bot, or other rules."""


class BrokenRecord(EmberhallError, ValueError):
    """A record that does not replay to what it claims."""


class BadContent(EmberhallError, ValueError):
    """A content pack that does not fit its title: file, entry, field and reason."""

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        place = ": ".join(part[:200] for part in (file, entry, field) if part)
        super().__init__(f"{place}: {reason}")
        self.file = file
        self.entry = entry
        self.field = field
        self.reason = reason


class BadBot(EmberhallError, ValueError):
    """A bot spec that names no bot, or a parameter it does not have."""
