"""How many tables one browser and one address may have that nobody has finished.

Where a table was opened from is known to this process alone, and written down nowhere.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import sqlalchemy as sa

from emberhall.hall.refusal import TOO_MANY
from emberhall.hall.store import unfinished
from emberhall.hall.store.tables import GATHERING, TableRow
from emberhall.hall.store.unfinished import Unfinished
from emberhall.hall.wire import Refused

MOST_OF_A_HOLDER = 64
MOST_AT_AN_ADDRESS = 512
"""A club sits behind one address, for a whole evening."""
OFFERED_BY_A_HOLDER = 3
OFFERED_AT_AN_ADDRESS = 10
"""Tables on the list that wait for people: with more, others would not be seen there."""
MOST_ADDRESSES = 10_000


class Allotment:
    """Counts what was opened here, for whoever wants to open one more."""

    def __init__(self, engine: sa.Engine, is_off: bool = False) -> None:
        self._engine, self._is_off = engine, is_off
        self._opened: OrderedDict[str, set[str]] = OrderedDict()
        """Tables by the address they were opened from."""
        self._places: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock for an address: of two tables opened at once, the second counts the first."""

    @asynccontextmanager
    async def opening(self, table: TableRow, holder: str, address: str) -> AsyncIterator[None]:
        """Open this table in the block, if this browser and address may. Raises `Refused`."""
        if self._is_off:
            yield
            return
        place = self._places.setdefault(address, asyncio.Lock())
        async with place:
            await asyncio.to_thread(self._check, table, holder, address)
            yield
            self._remember(address, table.id)

    def _check(self, table: TableRow, holder: str, address: str) -> None:
        known = self._opened.get(address, set())
        with self._engine.connect() as connection:
            own = unfinished.of_host(connection, holder, MOST_OF_A_HOLDER)
            near = unfinished.among(connection, known)
        known.intersection_update(each.id for each in near)
        _check_unfinished(own, near)
        if table.listed and table.state == GATHERING:
            _check_offered(own, near)

    def _remember(self, address: str, table_id: str) -> None:
        self._opened.setdefault(address, set()).add(table_id)
        self._opened.move_to_end(address)
        if len(self._opened) > MOST_ADDRESSES:
            self._opened.popitem(last=False)


def _check_unfinished(own: Sequence[Unfinished], near: Sequence[Unfinished]) -> None:
    if len(own) >= MOST_OF_A_HOLDER:
        raise Refused(
            TOO_MANY,
            f"You have {MOST_OF_A_HOLDER} tables that nobody has finished: play one to its end or "
            "close one, then open another.",
        )
    if len(near) >= MOST_AT_AN_ADDRESS:
        raise Refused(
            TOO_MANY,
            f"{MOST_AT_AN_ADDRESS} tables that were opened from your address are not finished: "
            "play some of them to their end or close them, then open another.",
        )


def _check_offered(own: Sequence[Unfinished], near: Sequence[Unfinished]) -> None:
    if sum(each.is_offered for each in own) >= OFFERED_BY_A_HOLDER:
        raise Refused(
            TOO_MANY,
            f"{OFFERED_BY_A_HOLDER} tables of yours wait for people on the list already: open this "
            "one without listing it, and send its link.",
        )
    if sum(each.is_offered for each in near) >= OFFERED_AT_AN_ADDRESS:
        raise Refused(
            TOO_MANY,
            f"{OFFERED_AT_AN_ADDRESS} tables of your address wait for people on the list already: "
            "open this one without listing it, and send its link.",
        )
