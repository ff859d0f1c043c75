"""Why a body cannot be read. What people write too long is told in words of theirs; what only a
program gets wrong, in those of whoever read it, which say where."""

from __future__ import annotations

import re

CALLED = {
    "page": "The text of a campaign",
    "record": "A record",
    "name": "A name",
    "label": "A table's name",
    "mail": "A mail address",
    "words": "A message",
}
"""What people call a field that they fill in."""
TOO_LONG = re.compile(r"Expected `str` of length <= (\d+) - at `\$(?:\.\w+|\[\.*\d*\])*\.(\w+)`")


def told(error: Exception) -> str:
    """One sentence on what was sent."""
    found = TOO_LONG.fullmatch(str(error))
    if found is None or found[2] not in CALLED:
        return f"That cannot be read: {error}."
    return f"{CALLED[found[2]]} has at most {int(found[1]):,} letters."
