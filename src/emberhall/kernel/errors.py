"""Everything that can be wrong with what somebody hands us, each with one clear sentence."""

from __future__ import annotations


class EmberhallError(Exception):
    """Something asked of Emberhall cannot be done; the message says what would be right."""


class UnknownGame(EmberhallError):
    """No title of that name is installed."""


class BadSetting(EmberhallError):
    """A seat count, a seed or an option of a new game that its title does not have."""


class IllegalAnswer(EmberhallError):
    """An answer that the open question does not offer. The game has not changed."""

    def __init__(self, message: str, why: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.why = why


class StaleAnswer(EmberhallError):
    """An answer to a question that is no longer open. The game has not changed."""


class CannotUndo(EmberhallError):
    """Taking an answer back would take back chance or a secret, too."""


class NoPast(EmberhallError):
    """An imagined game is a guess: it cannot be recorded, saved or retold."""


class NoGuess(EmberhallError):
    """A real game shows views, never its table."""


class BrokenSave(EmberhallError):
    """A save that cannot be what `Game.save` wrote."""


class BrokenRecord(EmberhallError):
    """A record that does not replay to what it claims."""


class BadContent(EmberhallError):
    """A content pack that does not fit its title: file, entry, field and reason."""

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        place = ": ".join(part for part in (file, entry, field) if part)
        super().__init__(f"{place}: {reason}")
        self.file = file
        self.entry = entry
        self.field = field
        self.reason = reason


class BadBot(EmberhallError):
    """A bot spec that names no bot, or a parameter it does not have."""
