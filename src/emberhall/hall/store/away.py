"""A database that is away, full or too busy: nothing has changed, and it comes back."""

from __future__ import annotations

import logging

import sqlalchemy as sa

from emberhall.hall.wire import NOT_NOW, Refused

AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)
"""What is raised then; anything else that a database raises is a fault of ours."""
NOT_READ = "The hall cannot look anything up at the moment: try again."
NOT_WRITTEN = "The hall cannot write anything down at the moment: try again."

_logger = logging.getLogger("emberhall.hall.store")


def not_read(error: Exception) -> Refused:
    """What somebody is told who wanted to know something."""
    note(error)
    return Refused(NOT_NOW, NOT_READ)


def not_written(error: Exception) -> Refused:
    """What somebody is told who wanted to change something."""
    note(error)
    return Refused(NOT_NOW, NOT_WRITTEN)


def note(error: Exception) -> None:
    """Tell the host in one line; our code is not to blame."""
    reason = str(getattr(error, "orig", error)).strip().partition("\n")[0]
    _logger.warning("the database cannot be used: %s", reason)
