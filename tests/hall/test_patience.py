"""A task is ended when one of its steps takes too long, and not before."""

from __future__ import annotations

import asyncio

import pytest

from emberhall.hall.patience import Patience

MOMENT = 0.02
LONG = 60.0


def test_a_step_that_takes_too_long_ends_the_task() -> None:
    async def story() -> None:
        with Patience() as patience:
            patience.begin(MOMENT)
            await asyncio.sleep(LONG)

    with pytest.raises(TimeoutError):
        asyncio.run(story())


def test_steps_that_end_in_time_may_take_long_together() -> None:
    async def story() -> str:
        with Patience() as patience:
            for _ in range(10):
                patience.begin(5 * MOMENT)
                await asyncio.sleep(MOMENT)
            patience.done()
            await asyncio.sleep(6 * MOMENT)  # between two steps nobody is in a hurry
            return "served"

    assert asyncio.run(story()) == "served"


def test_a_short_step_after_a_long_one_has_its_own_limit() -> None:
    async def story() -> None:
        with Patience() as patience:
            patience.begin(LONG)
            await asyncio.sleep(0)
            patience.begin(MOMENT)
            await asyncio.sleep(LONG)

    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(story(), 50 * MOMENT))


def test_a_long_step_after_a_short_one_has_its_own_limit() -> None:
    async def story() -> str:
        with Patience() as patience:
            patience.begin(MOMENT)
            await asyncio.sleep(0)
            patience.begin(LONG)
            await asyncio.sleep(3 * MOMENT)
        return "served"

    assert asyncio.run(story()) == "served"


def test_who_is_cancelled_by_others_is_cancelled() -> None:
    async def story() -> None:
        with Patience() as patience:
            patience.begin(LONG)
            await asyncio.sleep(LONG)

    async def cancelled() -> None:
        task = asyncio.create_task(story())
        await asyncio.sleep(0)
        task.cancel()
        await task

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(cancelled())
