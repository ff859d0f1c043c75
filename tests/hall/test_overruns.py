"""A program that is there and gives no answer: others wait for it no longer than they must."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emberhall.hall.attending import MOST_OVERRUNS
from emberhall.hall.opening import SeatWish
from emberhall.hall.overrun import PATIENCE
from emberhall.hall.position_text import read_position, write_position
from emberhall.hall.room import Room
from emberhall.hall.store.log import STAND_IN
from emberhall.hall.teller import Teller
from emberhall.hall.wire import NOT_ASKED, Refused, You
from hall.attended import BOT, ME, Attended, attended, until

PROGRAM = SeatWish(kind="program", name="Rook")
ANN, ROOK = 0, 1


@dataclass
class Played:
    """Ann and a program at a table."""

    hall: Attended
    room: Room

    @property
    def asked(self) -> int | None:
        assert self.room.position is not None
        return self.room.position.session.awaited

    @property
    def away(self) -> dict[int, str]:
        assert self.room.position is not None
        return {**self.room.position.away}

    async def comes_to(self, seat: int) -> None:
        """Everybody answers until this seat is asked."""
        while self.asked != seat:
            await self.hall.answer(self.room)

    async def passes(self, seconds: float) -> None:
        await everything_is_done()
        await self.hall.forward(self.room, seconds)
        await everything_is_done()

    async def is_answered_for(self, times: int = 1) -> None:
        for _ in range(times):
            await self.comes_to(ROOK)
            has_moved = moved_on_from(self.room.number)
            await self.passes(PATIENCE + 1)
            await until(self.room, has_moved)

    async def by(self) -> list[tuple[str, int, str]]:
        """Everything that was not done by whoever was asked."""
        entries = await self.hall.entries(self.room)
        return [(entry.kind, entry.seat, entry.by) for entry in entries if entry.by]


def moved_on_from(number: int) -> Callable[[Room], bool]:
    return lambda room: room.number > number


async def everything_is_done() -> None:
    """Whoever was woken has done what is to be done."""
    for _ in range(20):
        await asyncio.sleep(0)


def played(
    folder: Path,
    story: Callable[[Played], Awaitable[None]],
    *seats: SeatWish,
    here: tuple[int, ...] = (ANN, ROOK),
    **more: Any,
) -> None:
    async def whole(hall: Attended) -> None:
        room = await hall.open(hall.set_up(*(seats or (ME, PROGRAM)), **more))
        with ExitStack() as lines:
            for seat in here:
                lines.enter_context(hall.hall.presence.at(room, [seat]))
            await story(Played(hall, room))

    attended(folder, whole)


STOOD_IN = ("answer", ROOK, STAND_IN)


def test_a_simple_bot_gives_one_answer_and_the_program_goes_on(tmp_path: Path) -> None:
    async def story(table: Played) -> None:
        await table.comes_to(ROOK)
        await table.passes(PATIENCE - 1)
        assert await table.by() == [], "it still has a second"
        version = table.room.sheet(ROOK).version
        await table.passes(2)
        await until(table.room, lambda room: room.sheet(ROOK).version != version)
        assert await table.by() == [STOOD_IN]
        with pytest.raises(Refused):
            await table.room.answer(ROOK, "anything", version, "too-late")
        await table.comes_to(ROOK)
        await table.hall.answer(table.room)
        assert await table.by() == [STOOD_IN]
        assert table.away == {}

    played(tmp_path, story)


def test_after_three_in_a_row_a_bot_plays_on_until_the_program_takes_its_seat_back(
    tmp_path: Path,
) -> None:
    async def story(table: Played) -> None:
        await table.is_answered_for(MOST_OVERRUNS)
        await until(table.room, lambda _: table.away == {ROOK: "time"})
        assert (await table.by())[:4] == [STOOD_IN] * 3 + [("away", ROOK, "time")]
        await until(table.room, lambda _: table.asked == ANN)
        with pytest.raises(Refused) as no:
            await table.room.answer(ROOK, "1", table.room.sheet(ROOK).version, "still-away")
        assert no.value.code == NOT_ASKED
        await table.room.come_back(ROOK)
        before = await table.by()
        await table.is_answered_for(MOST_OVERRUNS - 1)
        assert table.away == {}, "it has all its patience again"
        assert (await table.by())[len(before) :] == [STOOD_IN] * 2

    played(tmp_path, story)


def test_an_answer_of_its_own_begins_the_count_anew(tmp_path: Path) -> None:
    async def story(table: Played) -> None:
        for _ in range(3):
            await table.is_answered_for(MOST_OVERRUNS - 1)
            await table.comes_to(ROOK)
            await table.hall.answer(table.room)
        assert await table.by() == [STOOD_IN] * 6
        assert table.away == {}

    played(tmp_path, story)


def test_what_it_has_overrun_is_known_after_a_restart(tmp_path: Path) -> None:
    async def story(table: Played) -> None:
        await table.is_answered_for(MOST_OVERRUNS - 1)
        position, rooms = table.room.position, table.hall.hall.rooms
        assert position is not None
        assert position.overruns == {ROOK: 2}
        found = rooms.tables.read(table.room.id)
        assert found is not None
        first = rooms._position(*found)
        assert first is not None
        assert first.overruns == position.overruns, "by the log"
        assert read_position(write_position(position), first).overruns == position.overruns

    played(tmp_path, story)


def test_nothing_tells_the_others_that_it_is_asked(tmp_path: Path) -> None:
    async def story(table: Played) -> None:
        await table.comes_to(ROOK)
        tellers = [Teller(table.room, You([], seat, False)) for seat in (ANN, None)]
        for teller in tellers:
            assert teller.new()
        for _ in range(3):
            await table.passes(PATIENCE / 4)
            assert [teller.new() for teller in tellers] == [[], []]
        await table.passes(PATIENCE / 4 + 1)
        await until(table.room, lambda _: table.asked == ANN)
        told = [msgspec.json.decode(frame) for frame in tellers[0].new()]
        assert [each["type"] for each in told] == ["update"], "its answer, and nothing else"

    played(tmp_path, story)


@pytest.mark.parametrize(
    ("seats", "here", "clock"),
    [
        ((ME, PROGRAM), (ANN, ROOK), {"kind": "live", "bank": 900, "move": 900}),
        ((ME, PROGRAM), (ANN, ROOK), {"kind": "days", "days": 1}),
        ((ME, PROGRAM), (), {}),
        ((BOT, PROGRAM), (ROOK,), {}),
        ((ME, ME), (ANN, ROOK), {}),
    ],
    ids=["by a clock", "by letter", "not here", "alone with bots", "a person"],
)
def test_others_may_take_their_time(
    tmp_path: Path, seats: tuple[SeatWish, ...], here: tuple[int, ...], clock: dict[str, Any]
) -> None:
    async def story(table: Played) -> None:
        if BOT in seats:
            await until(table.room, lambda _: table.asked == ROOK)
        else:
            await table.comes_to(ROOK)
        await table.passes(PATIENCE * 4)
        assert table.asked == ROOK
        await table.hall.answer(table.room)
        assert STOOD_IN not in await table.by()
        assert table.away == {}

    played(tmp_path, story, *seats, here=here, clock=clock)
