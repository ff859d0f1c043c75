"""Receipts are names that people give: none of them may be a name of ours."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from emberhall.hall.wire import decode_said
from hall.house import a_table, asked, house


def test_nobody_can_take_the_receipt_of_what_the_hall_does_itself(sqlite_url: str) -> None:
    """Or they would keep a bot from playing, a flag from falling, a table from being closed."""

    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await a_table(hall)
            seat = asked(room).seat
            assert await room.stand_in(seat, "random", "time")
            assert await room.bot_answer(1, asked(room).keys[0], "random")
            assert await room.come_back(seat)
            assert await room.close("host")
            for entry in await hall.log.since(room.id, 0):
                said = {"type": "undo", "version": "", "receipt": f"{entry.receipt:>08}"}
                with pytest.raises(msgspec.ValidationError, match="receipt"):
                    decode_said(msgspec.json.encode(said))

    asyncio.run(story())


def test_two_seats_may_call_their_answers_the_same(database_url: str) -> None:
    """Or one would hear that its answer was taken, which nobody wrote down, and learn by the way
    that another has answered."""

    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            used = dict[int, int]()
            for number in range(40):
                somebody = asked(room)
                mine = used[somebody.seat] = used.get(somebody.seat, 0) + 1
                before = somebody.version
                await somebody.answers(somebody.keys[0], f"answer-{mine}")
                assert room.number == number + 1
                await room.answer(somebody.seat, "whatever", before, f"answer-{mine}")
                assert room.number == number + 1
            assert len(used) == 2
            again = [room.answer(seat, "whatever", "", "answer-1") for seat in used]
            room.receipts.clear()
            await asyncio.gather(*again)

    asyncio.run(story())
