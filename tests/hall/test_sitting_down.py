"""Sitting down by an invitation: once for each person, however often it is said."""

from __future__ import annotations

import asyncio
from typing import Any

from hall.asking import Browser, visitors

RECEIPT = "ben-sits-down"


async def invited(ann: Browser, *more: str, **wishes: Any) -> tuple[str, str]:
    """A table of Ann's with free chairs, and the secret of its link."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": kind} for kind in more)]
    told = await ann.does("/api/tables", title="dragondraft", seats=seats, **wishes)
    table = f"/api/tables/{told['table']['id']}"
    links = await ann.does(f"{table}/links")
    return table, links["join"].partition("#")[2]


async def names(browser: Browser, table: str) -> list[str]:
    return [seat["name"] for seat in (await browser.gets(table))["table"]["seats"]]


def test_an_answer_that_was_lost_costs_no_second_chair(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben = come.comes(), come.comes()
            table, secret = await invited(ann, "open", "open")
            wish = {"name": "Ben", "secret": secret, "receipt": RECEIPT}
            for _ in range(3):
                assert (await ben.does(f"{table}/join", **wish))["you"]["seats"] == [1]
            assert await names(ann, table) == ["Ann", "Ben", ""]
            assert (await ann.gets(table))["table"]["state"] == "gathering"

    asyncio.run(story())


def test_of_two_that_are_under_way_at_once_one_takes_a_chair(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben = come.comes(), come.comes()
            table, secret = await invited(ann, "open", "open", "open")
            await ben.does(f"{table}/watch", secret=secret)  # this browser has its cookie
            wish = {"name": "Ben", "secret": secret, "receipt": RECEIPT}
            said = (ben.does(f"{table}/join", **wish) for _ in range(4))
            assert {told["you"]["seat"] for told in await asyncio.gather(*said)} == {1}
            assert await names(ann, table) == ["Ann", "Ben", "", ""]

    asyncio.run(story())


def test_the_last_chair_is_mine_though_the_game_began_before_i_heard_it(
    database_url: str,
) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben, eve = come.comes(), come.comes(), come.comes()
            table, secret = await invited(ann, "open")
            wish = {"name": "Ben", "secret": secret, "receipt": RECEIPT}
            for _ in range(2):
                told = await ben.does(f"{table}/join", **wish)
                assert (told["you"]["seats"], told["table"]["state"]) == ([1], "running")
            # the receipt of somebody else opens nothing
            assert (await eve.is_refused(f"{table}/join", **wish))[:2] == (409, "closed")

    asyncio.run(story())


def test_who_comes_too_late_may_look_on(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben, eve = come.comes(), come.comes(), come.comes()
            table, secret = await invited(ann, "open")
            await ben.does(f"{table}/join", name="Ben", secret=secret)
            told = await eve.is_refused(f"{table}/join", name="Eve", secret=secret)
            assert told[:2] == (409, "closed")
            assert (await eve.is_refused(table))[0] == 404
            await eve.does(f"{table}/watch", secret=secret)
            assert (await eve.gets(table))["you"]["seats"] == []

    asyncio.run(story())


def test_two_people_at_one_device_sit_down_one_after_the_other(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, both = come.comes(), come.comes()
            table, secret = await invited(ann, "open", "open")
            for name in ("Ben", "Cleo"):
                wish = {"name": name, "secret": secret, "receipt": f"{name}-sits-down"}
                await both.does(f"{table}/join", **wish)
            assert (await both.gets(table))["you"]["seats"] == [1, 2]
            assert await names(ann, table) == ["Ann", "Ben", "Cleo"]

    asyncio.run(story())


def test_who_got_up_sits_down_anew_by_whatever_receipt(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben = come.comes(), come.comes()
            table, secret = await invited(ann, "open", "open")
            wish = {"name": "Ben", "secret": secret, "receipt": RECEIPT}
            await ben.does(f"{table}/join", **wish, seat=2)
            await ben.does(f"{table}/leave", seat=2)
            assert (await ben.does(f"{table}/join", **wish))["you"]["seats"] == [1]
            assert await names(ann, table) == ["Ann", "Ben", ""]

    asyncio.run(story())


def test_the_link_to_join_tells_whoever_sits_there_where(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben, eve = come.comes(), come.comes(), come.comes()
            table, secret = await invited(ann, "open", "open")
            await ben.does(f"{table}/join", name="Ben", secret=secret)
            told = [
                (await who.does(f"{table}/watch", secret=secret))["you"] for who in (ann, ben, eve)
            ]
            assert told == [
                {"seats": [0], "seat": 0, "host": True},
                {"seats": [1], "seat": 1, "host": False},
                {"seats": [], "seat": None, "host": False},
            ]

    asyncio.run(story())
