"""When something was, as one says it."""

from __future__ import annotations

from datetime import datetime, timedelta


def when_words(then: datetime, now: datetime) -> str:
    """`today, 14:32`, `yesterday, 9:05`, `12 November, 18:20`, `3 March 2025`."""
    if then.date() == now.date():
        return f"today, {_clock(then)}"
    if then.date() == (now - timedelta(days=1)).date():
        return f"yesterday, {_clock(then)}"
    if then.year == now.year:
        return f"{then.day} {then:%B}, {_clock(then)}"
    return f"{then.day} {then:%B %Y}"


def _clock(then: datetime) -> str:
    return f"{then.hour}:{then.minute:02}"
