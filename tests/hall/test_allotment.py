"""How many tables somebody may leave unfinished, and how many of them stand on the list."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from emberhall.hall.hall import Hall
from emberhall.hall.now import Now
from emberhall.hall.opening import SeatWish, TableWish
from emberhall.hall.store.listed import JUST_OPENED, LATELY
from emberhall.hall.tables import Desk
from emberhall.hall.wire import Refused
from hall.house import house, play

ANN, BEN, EVE = (letter * 64 for letter in "abe")
HOME, CLUB = "1.2.3.4", "5.6.7.8"
WAITING = [SeatWish("me", "Ann"), SeatWish("open")]
RUNNING = [SeatWish("me", "Ann"), SeatWish("me", "Ben")]
BY_LETTER = {"kind": "days", "days": 3}


class Clock(Now):
    """The hall's time, moved on by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.later = 0.0

    def __call__(self) -> float:
        return super().__call__() + self.later


def told(url: str, story: Callable[[Hall, Clock], Awaitable[None]]) -> None:
    async def whole() -> None:
        clock = Clock()
        async with house(url, clock) as hall:
            await story(hall, clock)

    asyncio.run(whole())


async def opens(
    hall: Hall, holder: str, address: str = HOME, seats: list[SeatWish] = WAITING, **more: Any
) -> str:
    return await Desk(hall, address).open(TableWish("duals", seats, **more), holder)


async def is_refused(hall: Hall, holder: str, address: str = HOME, **more: Any) -> str:
    with pytest.raises(Refused) as no:
        await opens(hall, holder, address, **more)
    assert no.value.code == "too-many"
    return no.value.words


async def on_the_list(hall: Hall) -> list[str]:
    return [table.id for table, _, _ in await Desk(hall).cards(EVE, mine=False)]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three tables a browser, five an address: quicker to fill."""
    monkeypatch.setattr("emberhall.hall.allotment.MOST_OF_A_HOLDER", 3)
    monkeypatch.setattr("emberhall.hall.allotment.MOST_AT_AN_ADDRESS", 5)


@pytest.mark.usefixtures("few")
def test_one_browser_leaves_so_many_tables_unfinished(database_url: str) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        first, *_rest = [await opens(hall, ANN), await opens(hall, ANN), await opens(hall, ANN)]
        assert await is_refused(hall, ANN) == (
            "You have 3 tables that nobody has finished: play one to its end or close one, then "
            "open another."
        )
        assert "You have 3 tables" in await is_refused(hall, ANN, CLUB)
        await opens(hall, BEN)
        await Desk(hall).close_by_id(first, "host")
        over = await hall.rooms.find(await opens(hall, ANN, seats=RUNNING))
        await is_refused(hall, ANN)
        await play(over, 1_000)
        await opens(hall, ANN)
        await is_refused(hall, ANN)

    told(database_url, story)


@pytest.mark.usefixtures("few")
def test_many_browsers_of_one_address_share_what_it_may_leave(database_url: str) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        ids = [await opens(hall, f"{n}" * 64) for n in range(5)]
        assert await is_refused(hall, ANN) == (
            "5 tables that were opened from your address are not finished: play some of them to "
            "their end or close them, then open another."
        )
        await opens(hall, ANN, CLUB)
        await Desk(hall).close_by_id(ids[0], "host")
        await opens(hall, ANN)
        await is_refused(hall, ANN)

    told(database_url, story)


@pytest.mark.usefixtures("few")
def test_a_rematch_is_a_table_like_any_other(database_url: str) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        room = await hall.rooms.find(await opens(hall, ANN, seats=RUNNING))
        await play(room, 1_000)
        ids = [await opens(hall, ANN) for _ in range(3)]
        with pytest.raises(Refused, match="You have 3 tables"):
            await Desk(hall, HOME).rematch(room, ANN)
        await Desk(hall).close_by_id(ids[0], "host")
        await Desk(hall, HOME).rematch(room, ANN)

    told(database_url, story)


def test_of_many_tables_opened_at_once_no_more_stand_on_the_list(database_url: str) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        at_once = [opens(hall, ANN, listed=True) for _ in range(6)]
        made = await asyncio.gather(*at_once, return_exceptions=True)
        assert sum(isinstance(each, str) for each in made) == 3
        assert len(await on_the_list(hall)) == 3
        assert await is_refused(hall, ANN, listed=True) == (
            "3 tables of yours wait for people on the list already: open this one without listing "
            "it, and send its link."
        )
        await opens(hall, ANN)
        await opens(hall, ANN, listed=True, seats=RUNNING)

    told(database_url, story)


def test_one_address_fills_no_list(database_url: str) -> None:
    """However many cookies somebody makes up, a table of somebody else is seen."""

    async def story(hall: Hall, _: Clock) -> None:
        real = await opens(hall, ANN, CLUB, listed=True)
        for cookie in "01234567890":
            for _each in range(3):
                with suppress(Refused):
                    await opens(hall, cookie * 64, listed=True)
        seen = await on_the_list(hall)
        assert len(seen) == 11
        assert "10 tables of your address" in await is_refused(hall, BEN, listed=True)
        assert real in seen

    told(database_url, story)


def test_where_nobody_is_any_more_a_table_leaves_the_list(database_url: str) -> None:
    async def story(hall: Hall, clock: Clock) -> None:
        gone, here = await opens(hall, ANN, listed=True), await opens(hall, BEN, listed=True)
        left = await opens(hall, BEN, CLUB, listed=True, seats=RUNNING)
        assert set(await on_the_list(hall)) == {gone, here, left}
        clock.later += JUST_OPENED + 1
        assert await on_the_list(hall) == []
        hall.tables.set_here([(here, 0, clock() + 30)], set())
        assert await on_the_list(hall) == [here]
        clock.later += 31
        assert await on_the_list(hall) == []

    told(database_url, story)


def test_a_table_played_by_letter_stays_while_somebody_looks_in(database_url: str) -> None:
    async def story(hall: Hall, clock: Clock) -> None:
        table = await opens(hall, ANN, listed=True, seats=RUNNING, clock=BY_LETTER)
        clock.later += LATELY - 1
        assert await on_the_list(hall) == [table]
        hall.tables.set_here([(table, 0, clock() + 30)], set())
        clock.later += LATELY
        assert await on_the_list(hall) == [table]
        clock.later += 31
        assert await on_the_list(hall) == []

    told(database_url, story)


def test_a_free_chair_comes_first_and_then_what_began_last(database_url: str) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        free = await opens(hall, ANN, listed=True)
        first, second = [await opens(hall, ANN, listed=True, seats=RUNNING) for _ in range(2)]
        assert await on_the_list(hall) == [free, second, first]

    told(database_url, story)


def test_the_list_tells_nobody_that_somebody_has_answered(database_url: str) -> None:
    """An answer may be a secret: it neither moves a table on the list nor keeps it there."""

    async def story(hall: Hall, clock: Clock) -> None:
        by_letter: dict[str, Any] = {"seats": RUNNING, "clock": BY_LETTER, "listed": True}
        tables = [await opens(hall, ANN, **by_letter) for _ in range(2)]
        before = await on_the_list(hall)
        for each in tables:
            await play(await hall.rooms.find(each), 1)
            assert await on_the_list(hall) == before
        clock.later += LATELY - 1
        await play(await hall.rooms.find(tables[0]), 1)
        clock.later += 2
        assert await on_the_list(hall) == []

    told(database_url, story)
