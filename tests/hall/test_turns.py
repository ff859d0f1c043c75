"""Turns at thinking: whoever is waited for by people goes first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from emberhall.hall.turns import Turns


class Thinkers:
    """Several who want to think, where one at a time can."""

    def __init__(self) -> None:
        self.turns = Turns(1)
        self.urgent: set[str] = set()
        self.owners: dict[str, str] = {}
        self.thought: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        for name in names:
            self.tasks[name] = asyncio.create_task(self._think(name))
            await asyncio.sleep(0)

    async def _think(self, name: str) -> None:
        whose = self.owners.get(name, "everybody")
        async with self.turns.one(whose, lambda: name in self.urgent):
            self.thought.append(name)
            await asyncio.sleep(0.01)

    async def go(self, *names: str) -> None:
        for name in names:
            self.tasks.pop(name).cancel()

    async def finish(self) -> list[str]:
        await asyncio.gather(*self.tasks.values())
        return self.thought


def told(story: Callable[[Thinkers], Coroutine[None, None, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(Thinkers()), 10))


def test_the_urgent_go_first_and_all_others_in_their_order() -> None:
    async def story(many: Thinkers) -> None:
        many.urgent = {"Ann", "Ben"}
        await many.come("first", "second", "Ann", "third", "Ben")
        assert await many.finish() == ["first", "Ann", "Ben", "second", "third"]

    told(story)


def test_who_asks_for_much_waits_for_themselves() -> None:
    async def story(many: Thinkers) -> None:
        many.owners = {"Ann 1": "Ann", "Ann 2": "Ann", "Cid 1": "Cid", "Cid 2": "Cid"}
        await many.come("first", "second", "third", "fourth", "Ann 1", "Ann 2", "Cid 1", "Cid 2")
        assert await many.finish() == [
            *("first", "second", "Ann 1", "Cid 1"),
            *("third", "Ann 2", "Cid 2", "fourth"),
        ]

    told(story)


def test_who_comes_one_at_a_time_is_waited_for_no_longer_than_the_others() -> None:
    async def story(many: Thinkers) -> None:
        many.owners = {f"Ann {number}": "Ann" for number in range(3)}
        await many.come("first", "second", "third", "fourth")
        for number in range(3):
            await many.come(f"Ann {number}")
            await many.tasks[f"Ann {number}"]
        thought = await many.finish()
        assert thought == ["first", "second", "Ann 0", "third", "Ann 1", "fourth", "Ann 2"]

    told(story)


def test_of_those_who_wait_for_nothing_nothing_is_kept() -> None:
    async def story(many: Thinkers) -> None:
        names = [f"{number}" for number in range(50)]
        many.owners = {name: name for name in names}
        for _ in range(3):
            await many.come(*names)
            await many.finish()
        assert len(many.turns._next) <= len(names)
        await many.come("last", "very last")
        await many.finish()
        await many.come("last", "very last")
        await many.finish()
        assert set(many.turns._next) == {"everybody"}

    told(story)


def test_the_urgent_of_each_go_in_turn_and_before_all_that_are_not() -> None:
    async def story(many: Thinkers) -> None:
        many.owners = {"Ann 1": "Ann", "Ann 2": "Ann"}
        many.urgent = {"third", "fourth", "Ann 2"}
        await many.come("first", "second", "third", "fourth", "Ann 1", "Ann 2")
        assert await many.finish() == ["first", "third", "Ann 2", "fourth", "Ann 1", "second"]

    told(story)


def test_who_becomes_urgent_while_waiting_goes_first() -> None:
    async def story(many: Thinkers) -> None:
        await many.come("first", "second", "Ann")
        many.urgent = {"Ann"}
        assert await many.finish() == ["first", "Ann", "second"]

    told(story)


def test_who_gives_up_takes_no_turn_from_others() -> None:
    async def story(many: Thinkers) -> None:
        await many.come("first", "second", "third")
        await many.go("second")
        assert await many.finish() == ["first", "third"]
        await many.come("fourth")
        await many.go("fourth")
        await many.come("fifth")
        assert (await many.finish())[-1] == "fifth"

    told(story)


def test_who_gives_up_at_the_moment_of_being_called_lets_the_next_one_in() -> None:
    async def story(many: Thinkers) -> None:
        turn = many.turns.one("Ann", lambda: False)
        await turn.__aenter__()
        await many.come("second", "third")
        await turn.__aexit__(None, None, None)
        await many.go("second")
        assert await many.finish() == ["third"]

    told(story)


def test_all_may_give_up_at_once_also_the_one_whose_turn_it_is() -> None:
    async def story(many: Thinkers) -> None:
        await many.come("first", "second", "third")
        gone = [many.tasks[name] for name in ("first", "second")]
        await many.go("first", "second")
        assert await many.finish() == ["first", "third"]
        assert all(task.cancelled() for task in gone)
        await many.come("fourth")
        assert (await many.finish())[-1] == "fourth"

    told(story)
