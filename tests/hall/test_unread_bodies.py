"""What is told of a body that cannot be read: to people in words, to programs where it is wrong."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hall.asking import visitors

TABLE = {"title": "duals", "seats": [{"kind": "me"}, {"kind": "open"}]}
LONG = "x" * 300_000


@pytest.mark.parametrize(
    ("path", "body", "words"),
    [
        (
            "/api/campaigns/import",
            {"page": LONG},
            "The text of a campaign has at most 262,144 letters.",
        ),
        (
            "/api/tables/any/mail",
            {"seat": 0, "mail": LONG[:255]},
            "A mail address has at most 254 letters.",
        ),
        ("/api/tables", {**TABLE, "label": "x" * 41}, "A table's name has at most 40 letters."),
        (
            "/api/tables",
            {"title": "duals", "seats": [{"kind": "me", "name": "x" * 41}]},
            "A name has at most 40 letters.",
        ),
        (
            "/api/tables",
            {**TABLE, "seats": 2},
            "That cannot be read: Expected `array`, got `int` - at `$.seats`.",
        ),
    ],
)
def test_what_is_too_long_is_told_in_words(
    sqlite_url: str, path: str, body: dict[str, Any], words: str
) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            assert await (await come.comes_in()).is_refused(path, **body) == (400, "bad", words)

    asyncio.run(story())
