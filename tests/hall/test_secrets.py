"""What a seat is sent tells nothing that it may not know: not even that somebody has thought."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from hall.house import Sat, a_table, asked, house

TITLES = {"duals": 2, "dragondraft": 3, "flamecraft": 3, "flamefang": 2}


@pytest.mark.parametrize("title", TITLES)
def test_who_answers_is_sent_something_new_and_others_only_if_they_see_it(
    sqlite_url: str, title: str
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            names = ("Ann", "Ben", "Cid")[: TITLES[title]]
            settings = {"chapter": 1} if title == "flamefang" else {}
            room = await a_table(hall, title, names, settings=settings)
            luck = Random(5)
            for number in range(120):
                assert room.position is not None
                if room.position.ended:
                    break
                somebody, others = asked(room), [Sat(room, seat) for seat in range(len(names))]
                before = {each.seat: (each.version, each.sheet) for each in others}
                await somebody.answers(luck.choice(somebody.keys), f"receipt-{number}")
                for each in others:
                    version, sheet = before[each.seat]
                    same = _told(sheet) == _told(each.sheet)
                    assert (each.version == version) == same
                    assert each.seat != somebody.seat or not same

    asyncio.run(story())


def _told(sheet: dict[str, object]) -> dict[str, object]:
    return {name: part for name, part in sheet.items() if name != "version"}


def test_an_answer_in_secret_changes_no_byte_for_others(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await a_table(hall)
            luck, unseen = Random(2), 0
            for number in range(400):
                assert room.position is not None
                if room.position.ended:
                    break
                somebody = asked(room)
                other = Sat(room, 1 - somebody.seat)
                before = room.sheet(other.seat).frame((0, 0))
                await somebody.answers(luck.choice(somebody.keys), f"receipt-{number}")
                unseen += room.sheet(other.seat).frame((0, 0)) == before
            assert unseen > 0

    asyncio.run(story())
