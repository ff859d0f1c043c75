"""Killed at random points under load: nothing that was acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from hall.chaos.audit import audit
from hall.chaos.crowd import Player, sit_down
from hall.chaos.halls import KilledHall
from hall.chaos.ledger import Ledger

KILLS = 50
PARTS = 20
"""So often in the long run, each with other luck: a thousand kills."""
TABLES: Sequence[tuple[str, dict[str, int]]] = (
    ("duals", {}),
    ("dragondraft", {}),
    ("flamecraft", {}),
    ("flamefang", {"chapter": 1}),
)
ANN, BEN = {"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}
COMPANIES: Sequence[tuple[list[dict[str, str]], dict[str, int | str]]] = (
    ([ANN, BEN], {}),
    ([ANN, BEN], {"kind": "live", "bank": 0, "move": 5}),
    ([ANN, BOT], {}),
)
"""Who sits at a table, and how long they may think."""
SECONDS_A_KILL = 6.0
"""A run that takes longer than this many times its kills has stopped somewhere."""


@pytest.mark.no_cover
def test_a_hall_on_sqlite_loses_nothing(part: int, sqlite_url: str, tmp_path: Path) -> None:
    _story([KilledHall(sqlite_url, tmp_path)], sqlite_url, Random(part))


@pytest.mark.no_cover
def test_two_halls_on_postgresql_that_share_their_tables_lose_nothing(
    part: int, postgresql_url: str, tmp_path: Path
) -> None:
    halls = [
        KilledHall(postgresql_url, tmp_path / "one"),
        KilledHall(postgresql_url, tmp_path / "two"),
    ]
    _story(halls, postgresql_url, Random(part))


def _story(halls: Sequence[KilledHall], database_url: str, luck: Random) -> None:
    ledger = Ledger()
    try:
        for hall in halls:
            hall.settings.data.mkdir(exist_ok=True)
            hall.start()
        tables = asyncio.run(_play(halls, ledger, luck))
    finally:
        for hall in halls:
            hall.kill()
    audit(database_url, ledger, tables)
    assert ledger.count("answer") > 3 * KILLS, "hardly anybody could play"
    assert ledger.count("undo") > 3, "hardly anything was taken back"
    assert ledger.count("chat") > 3, "hardly anything was said"


async def _play(halls: Sequence[KilledHall], ledger: Ledger, luck: Random) -> list[str]:
    async with asyncio.timeout(30 + KILLS * SECONDS_A_KILL):
        await _all_ready(halls)
        tables = list[str]()
        players: list[asyncio.Task[None]] = []
        try:
            for number in range(KILLS):
                while len(tables) - len(ledger.over) < 8:
                    players += await _new_table(halls, ledger, luck, tables)
                await asyncio.sleep(luck.uniform(0.02, 0.3))
                hall = luck.choice(halls)
                await asyncio.to_thread(hall.kill)
                hall.start()
                if number % 5 == 4:
                    await _all_move_on(halls, ledger, tables)
            ledger.dozing.clear()  # now they are waited for, too
            await _all_move_on(halls, ledger, tables)
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
    return tables


async def _new_table(
    halls: Sequence[KilledHall], ledger: Ledger, luck: Random, tables: list[str]
) -> list[asyncio.Task[None]]:
    (title, settings), (seats, clock) = luck.choice(TABLES), luck.choice(COMPANIES)
    await _all_ready(halls)
    table, cookie = await sit_down(halls[0].address, title, seats, settings=settings, clock=clock)
    tables.append(table)
    addresses, people = [hall.address for hall in halls], seats.count(ANN) + seats.count(BEN)
    seated = [
        Player(table, seat, cookie, addresses, ledger, Random(luck.random()), bool(clock))
        for seat in range(people)
    ]
    return [asyncio.create_task(player.plays()) for player in seated]


async def _all_ready(halls: Sequence[KilledHall]) -> None:
    for hall in halls:
        while not await asyncio.to_thread(hall.is_ready):
            await asyncio.sleep(0.02)


async def _all_move_on(halls: Sequence[KilledHall], ledger: Ledger, tables: Sequence[str]) -> None:
    """No table is stuck: each takes an answer after all this, or is over."""
    await _all_ready(halls)
    before, deadline = dict(ledger.moves), time.monotonic() + 30
    while stuck := [
        each
        for each in tables
        if each not in ledger.over | ledger.dozing and ledger.moves[each] == before.get(each, 0)
    ]:
        assert time.monotonic() < deadline, f"stuck: {stuck}; {[hall.output() for hall in halls]}"
        await asyncio.sleep(0.02)
