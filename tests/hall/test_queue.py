"""A queue in which nobody waits long because another asks for much."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from emberhall.hall.queue import MOST_WAITING, Queue
from emberhall.hall.wire import TOO_FAST, Refused


class Jobs:
    """Work of several addresses, done where one thing at a time can be."""

    def __init__(self) -> None:
        self.queue = Queue(1)
        self.done: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, address: str, times: int = 1) -> None:
        self.tasks += [asyncio.create_task(self._work(address)) for _ in range(times)]
        await asyncio.sleep(0)

    async def _work(self, address: str) -> None:
        async with self.queue.turn(address):
            await asyncio.sleep(0.001)
            self.done.append(address)

    async def finish(self) -> str:
        await asyncio.gather(*self.tasks)
        return " ".join(self.done)


def told(story: Callable[[Jobs], Awaitable[None]]) -> None:
    async def whole() -> None:
        await asyncio.wait_for(story(Jobs()), 10)

    asyncio.run(whole())


def test_whoever_asks_for_much_waits_for_themselves() -> None:
    async def story(jobs: Jobs) -> None:
        await jobs.come("eve", 5)
        await jobs.come("ann")
        await jobs.come("ben")
        assert await jobs.finish() == "eve ann ben eve eve eve eve"

    told(story)


def test_so_much_may_wait_and_no_more_and_others_come_in_all_the_same() -> None:
    async def story(jobs: Jobs) -> None:
        await jobs.come("eve", MOST_WAITING)
        with pytest.raises(Refused, match="Too much at once") as no:
            await jobs._work("eve")
        assert no.value.code == TOO_FAST
        await jobs.come("ann")
        assert (await jobs.finish()).startswith("eve ann")
        await jobs.come("eve", MOST_WAITING)
        assert (await jobs.finish()).count("eve") == 2 * MOST_WAITING

    told(story)


def test_who_gives_up_leaves_the_queue() -> None:
    async def story(jobs: Jobs) -> None:
        await jobs.come("eve", 3)
        for task in jobs.tasks:
            task.cancel()
        await asyncio.gather(*jobs.tasks, return_exceptions=True)
        jobs.tasks.clear()
        await jobs.come("eve")
        await jobs.come("ann")
        assert await jobs.finish() == "eve ann"

    told(story)
