"""Who is here, as two processes tell it."""

from __future__ import annotations

import asyncio

import msgspec

from emberhall.hall.attending import Attending
from emberhall.hall.bells import QUIET, listen
from emberhall.hall.hall import Hall
from emberhall.hall.presence import HERE_FOR, TOLD_EVERY
from emberhall.hall.room import Room
from emberhall.hall.upkeep import vacuum
from hall.attended import Clockwork
from hall.house import a_table, house, until

LATE = 5
"""Seconds that a busy machine takes to tell, or to look again."""


def here(room: Room) -> list[bool]:
    table = msgspec.json.decode(room.told()[1])
    return [seat["here"] for seat in table["seats"]]


async def a_second_passes(hall: Hall, room: Room, second: int) -> None:
    """What a process does by itself; that somebody is still here rings no bell in the other."""
    if second % TOLD_EVERY == LATE:
        hall.presence._still_here(hall.now() - LATE)
    await hall.presence._tell()
    if second % QUIET == LATE - 1:
        await hall.rooms.look_at_all()
    await Attending(room, hall.attendant._ways).step()
    room.company.changed()


def test_whoever_is_here_at_one_process_is_never_gone_at_another(database_url: str) -> None:
    async def story() -> None:
        now = Clockwork()
        async with house(database_url, now) as first, house(database_url, now) as second:
            room = await a_table(first)
            twin = await second.rooms.find(room.id)
            with first.presence.at(room, [0]), second.presence.at(twin, [1]):
                for hall in (first, second):
                    await hall.presence._tell()
                for hall in (first, second):
                    await hall.rooms.look_at_all()
                for passed in range(150):
                    await a_second_passes(first, room, passed)
                    await a_second_passes(second, twin, passed)
                    assert here(room) == here(twin) == [True, True], f"after {passed} s"
                    now.forward(1)

    asyncio.run(story())


def watching(room: Room) -> int:
    """How many watch, as the table is told to everybody."""
    number: int = msgspec.json.decode(room.told()[1])["watchers"]
    return number


def test_watchers_are_counted_wherever_they_watch(postgresql_url: str) -> None:
    async def story() -> None:
        async with house(postgresql_url) as here, house(postgresql_url) as there:
            room = await a_table(here)
            twin = await there.rooms.find(room.id)
            heard = [
                asyncio.create_task(listen(hall.engine, hall.rooms, hall.process))
                for hall in (here, there)
            ]
            with there.presence.at(twin, ()):
                with here.presence.at(room, ()), here.presence.at(room, ()):
                    assert (watching(room), watching(twin)) == (2, 1)
                    for hall in (here, there):
                        await hall.presence._tell_watchers()
                    await until(lambda: watching(room) == watching(twin) == 3, "not all count")
                await here.presence._tell_watchers()
                await until(lambda: watching(room) == watching(twin) == 1, "some count for ever")
            for task in heard:
                task.cancel()
            await asyncio.gather(*heard, return_exceptions=True)

    asyncio.run(story())


def test_whoever_watched_at_a_process_that_is_gone_counts_no_more(postgresql_url: str) -> None:
    async def story() -> None:
        now = Clockwork()
        async with house(postgresql_url, now) as here, house(postgresql_url, now) as gone:
            room = await a_table(here)
            with gone.presence.at(await gone.rooms.find(room.id), ()):
                await gone.presence._tell_watchers()
                now.forward(HERE_FOR - 1)
                await gone.presence._tell_watchers()
                await here.rooms.look_again(room.id)
                assert watching(room) == 1
                now.forward(1)
                await here.rooms.look_again(room.id)
                assert watching(room) == 0
                await gone.presence._tell_watchers(again=True)
                await here.rooms.look_again(room.id)
                assert watching(room) == 1
                vacuum(here.engine, now() + HERE_FOR + 1)
                await here.rooms.look_again(room.id)
                assert watching(room) == 0

    asyncio.run(story())
