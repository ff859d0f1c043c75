"""What everybody reads about a table, in words rather than in names of the program."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from hall.asking import Visitors, visitors

ME: dict[str, Any] = {"kind": "me", "name": "Ann"}


def told(url: str, story: Callable[[Visitors], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with visitors(url) as come:
            await story(come)

    asyncio.run(whole())


def test_a_bot_is_told_by_its_level(sqlite_url: str) -> None:
    async def story(come: Visitors) -> None:
        bot = {"kind": "bot", "bot": "greedy:noise=0.3"}
        opened = await come.comes().does("/api/tables", title="duals", seats=[ME, bot])
        assert opened["table"]["seats"][1]["bot"] == "Greedy, careless"

    told(sqlite_url, story)


def test_a_bot_that_is_not_offered_takes_no_seat(sqlite_url: str) -> None:
    """Some specs would think at great length, and all tables share who thinks for them."""

    async def story(come: Visitors) -> None:
        ann, seats = come.comes(), [ME, {"kind": "bot", "bot": "greedy:plan=99"}]
        campaign = {"title": "flamefang", "name": "embers", "seats": seats}
        offered = "greedy, greedy:noise=0.3, random"
        no = (400, "bad", f"That bot is not offered here; those that are: {offered}.")
        assert await ann.is_refused("/api/tables", title="duals", seats=seats) == no
        assert await ann.is_refused("/api/campaigns", **campaign) == no
        begun = await ann.does("/api/campaigns", **campaign | {"seats": [ME, {"kind": "bot"}]})
        chapter = f"/api/campaigns/{begun['card']['id']}/chapter"
        assert await ann.is_refused(chapter, seats=seats) == no

    told(sqlite_url, story)


def test_how_it_is_played_is_told_before_and_after_the_deal(sqlite_url: str) -> None:
    async def story(come: Visitors) -> None:
        ann = come.comes()
        wish = {"title": "duals", "settings": {"fountain": True}}
        opened = await ann.does("/api/tables", seats=[ME, {"kind": "open"}], **wish)
        before = opened["table"]["settings"]
        assert before == [["fancies", "none"], ["fountain", "yes"]], "also what nobody chose"
        begun = await ann.does(f"/api/tables/{opened['table']['id']}/begin")
        assert begun["table"]["settings"] == before

    told(sqlite_url, story)


def test_a_hall_without_mail_promises_none(sqlite_url: str) -> None:
    async def story(come: Visitors) -> None:
        ann = come.comes()
        days = {"kind": "days", "days": 1}
        opened = await ann.does("/api/tables", title="duals", seats=[ME, ME], clock=days)
        mail = f"/api/tables/{opened['table']['id']}/mail"
        status, code, words = await ann.is_refused(mail, seat=0, mail="ann@example.org")
        assert (status, code, words[:24]) == (400, "bad", "This hall sends no mail:")
        await ann.does(mail, seat=0, mail="")

    told(sqlite_url, story)
