"""Who was told something by one process is believed by the other, though that is behind."""

from __future__ import annotations

import asyncio

from hall.house import Sat, a_table, asked, house


def test_an_answer_to_what_another_process_told_is_taken(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as here, house(sqlite_url) as there:
            room = await a_table(here)
            behind = await there.rooms.find(room.id)
            for number in range(6):
                somebody = asked(room)
                await somebody.answers(somebody.keys[0], f"before-{number}")
                ahead = asked(room)
                assert behind.number < room.number
                late = Sat(behind, ahead.seat)
                await late.answers(ahead.keys[0], f"receipt-{number}", ahead.version)
                await room.catch_up()
            assert room.number == behind.number == 12

    asyncio.run(story())


def test_what_a_seat_does_not_see_makes_its_answer_no_staler(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as here, house(sqlite_url) as there:
            room = await a_table(here)
            behind = await there.rooms.find(room.id)
            somebody = asked(room)
            assert await room.stand_in(1 - somebody.seat, "random", "left")
            late = Sat(behind, somebody.seat)
            await late.answers(late.keys[0], "receipt-1", late.version)
            assert behind.number == 2

    asyncio.run(story())
