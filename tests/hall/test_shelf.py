"""What the hall keeps at hand of sheets is bounded in bytes, whatever they are made of."""

from __future__ import annotations

import asyncio

import pytest

from emberhall.hall import sheet
from emberhall.hall.shelf import Shelf
from hall.house import a_table, asked, house

KILOBYTE = 1024


def shelf(most: int = 100, most_bytes: int = 100) -> Shelf[bytes]:
    return Shelf(most, most_bytes, len)


def test_what_is_on_the_shelf_is_not_made_again() -> None:
    made: list[str] = []

    def bread() -> bytes:
        made.append("bread")
        return b"bread"

    goods = shelf()
    assert [goods.get("bread", bread) for _ in range(3)] == [b"bread"] * 3
    assert (made, len(goods), goods.weight) == (["bread"], 1, 5)


def test_what_nobody_asked_for_longest_goes_first() -> None:
    goods = shelf(most_bytes=10)
    goods.get("bread", lambda: b"bread")
    goods.get("meat", lambda: b"meat")
    goods.get("bread", lambda: b"")
    goods.get("fish", lambda: b"fish")
    assert goods.get("bread", lambda: b"") == b"bread"
    assert goods.get("meat", lambda: b"gone") == b"gone"


def test_there_are_never_more_things_than_it_may_hold() -> None:
    goods = shelf(most=3)
    for number in range(10):
        goods.get(number, lambda: b"iron")
    assert (len(goods), goods.weight) == (3, 12)


def test_what_is_too_heavy_by_itself_is_given_and_not_kept() -> None:
    goods = shelf(most_bytes=10)
    assert goods.get("boulder", lambda: b"b" * 11) == b"b" * 11
    assert (len(goods), goods.weight) == (0, 0)


def test_sheets_of_many_positions_stay_within_their_bound(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bounds = (
        *(("_contents", 64 * KILOBYTE), ("_frames", 64 * KILOBYTE)),
        *(("_open", 64 * KILOBYTE), ("_parts", 16 * KILOBYTE)),
    )
    for name, most in bounds:
        before = getattr(sheet, name)
        monkeypatch.setattr(sheet, name, Shelf(before.most, most, before._weigh))

    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await a_table(hall)
            for number in range(20):
                somebody = asked(room)
                await somebody.answers(somebody.keys[0], f"receipt-{number}")
                for name, most in bounds:
                    assert 0 < getattr(sheet, name).weight <= most
            assert len(sheet._contents) < 20

    asyncio.run(story())


def test_the_shelves_of_a_hall_hold_a_few_megabytes() -> None:
    shelves = (sheet._contents, sheet._frames, sheet._open, sheet._parts)
    assert sum(each.most_bytes for each in shelves) <= 80 * KILOBYTE * KILOBYTE
