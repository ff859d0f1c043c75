"""When a game was saved, as one says it."""

from __future__ import annotations

from datetime import datetime

import pytest

from emberhall.terminal.menu.when import when_words

NOW = datetime(2026, 3, 1, 0, 30)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (datetime(2026, 3, 1, 0, 5), "today, 0:05"),
        (datetime(2026, 2, 28, 23, 50), "yesterday, 23:50"),
        (datetime(2026, 2, 27, 9, 0), "27 February, 9:00"),
        (datetime(2025, 12, 31, 9, 0), "31 December 2025"),
    ],
)
def test_a_day_is_told_from_today(then: datetime, words: str) -> None:
    assert when_words(then, NOW) == words
