"""A seat on another device: what goes along with it, and what stays where it was."""

from __future__ import annotations

import asyncio

from hall.asking import Browser, visitors


async def opened(ann: Browser, *kinds: str) -> str:
    seats = [{"kind": kind} for kind in kinds]
    told = await ann.does("/api/tables", title="dragondraft", seats=seats)
    return f"/api/tables/{told['table']['id']}"


async def link(browser: Browser, table: str, seat: int) -> str:
    told = await browser.does(f"{table}/recovery", seat=seat)
    return str(told["link"].partition("#")[2])


def test_a_host_who_comes_back_on_another_device_is_host_there(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            lost, phone = come.comes(), come.comes()
            table = await opened(lost, "me", "open")
            secret = await link(lost, table, 0)
            for _ in range(2):  # the answer may be lost
                told = await phone.does("/api/recover", secret=secret)
                assert told["you"] == {"seats": [0], "seat": 0, "host": True}
            assert (await lost.is_refused(table))[0] == 404
            assert (await lost.sends(f"{table}/close")).status_code == 404
            assert (await phone.does(f"{table}/links"))["join"]
            await phone.does(f"{table}/mute", muted=[1])
            await phone.does(f"{table}/begin")
            await phone.does(f"{table}/close")

    asyncio.run(story())


def test_who_takes_one_of_several_seats_along_leaves_the_table_with_its_host(
    database_url: str,
) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, bens_phone, anns_phone = come.comes(), come.comes(), come.comes()
            table = await opened(ann, "me", "me", "open")
            told = await bens_phone.does("/api/recover", secret=await link(ann, table, 1))
            assert told["you"] == {"seats": [1], "seat": 1, "host": False}
            assert (await ann.gets(table))["you"] == {"seats": [0], "seat": 0, "host": True}
            told = await anns_phone.does("/api/recover", secret=await link(ann, table, 0))
            assert told["you"] == {"seats": [0], "seat": 0, "host": True}
            assert (await bens_phone.gets(table))["you"]["host"] is False

    asyncio.run(story())


def test_the_chairs_of_programs_stay_with_their_host(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            lost, phone = come.comes(), come.comes()
            table = await opened(lost, "program", "me", "open")
            token = (await lost.does(f"{table}/program", seat=0))["token"]
            told = await phone.does("/api/recover", secret=await link(lost, table, 1))
            assert told["you"] == {"seats": [0, 1], "seat": 0, "host": True}
            assert (await lost.is_refused(f"{table}/program", seat=0))[0] == 404
            plays = await lost.asks(table, authorization=f"Bearer {token}")
            assert plays.json()["you"] == {"seats": [0], "seat": 0, "host": False}

    asyncio.run(story())


def test_a_guest_on_another_device_is_a_guest(database_url: str) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann, ben, phone = come.comes(), come.comes(), come.comes()
            table = await opened(ann, "me", "open", "open")
            secret = (await ann.does(f"{table}/links"))["join"].partition("#")[2]
            await ben.does(f"{table}/join", name="Ben", secret=secret)
            told = await phone.does("/api/recover", secret=await link(ben, table, 1))
            assert told["you"] == {"seats": [1], "seat": 1, "host": False}
            assert (await ann.gets(table))["you"] == {"seats": [0], "seat": 0, "host": True}

    asyncio.run(story())
