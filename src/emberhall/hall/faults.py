"""Faults of ours: the log tells what happened, and whoever met one learns its id and no more."""

from __future__ import annotations

import logging
import secrets

log = logging.getLogger("emberhall.hall")


def noted(error: Exception) -> str:
    """The id under which the log tells of it."""
    id = secrets.token_hex(4)
    log.error("broken %s", id, exc_info=error)
    return id
