"""Chapters of a campaign: the table at which the next one is played, opened once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import msgspec

from emberhall.hall.campaigns import dealt, readable
from emberhall.hall.hall import Hall
from emberhall.hall.opening import SeatWish, TableWish, is_offered, running, wished
from emberhall.hall.rooms import Unreadable
from emberhall.hall.store import campaigns
from emberhall.hall.store.campaigns import CampaignRow
from emberhall.hall.store.grants import Grant, of_host
from emberhall.hall.store.tables import (
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PROGRAM,
    RUNNING,
    SeatRow,
    TableRow,
    set_up,
)
from emberhall.hall.wire import not_found
from emberhall.play.campaign import Campaign
from emberhall.play.campaign_text import read_campaign
from emberhall.play.chapter import CampaignWon
from emberhall.play.seating import DEFAULT_BOT, Seating
from emberhall.play.store import InUse

TRIES = 5


class Chapters:
    """Finds or opens the table of a campaign's next chapter, for one who may."""

    def __init__(self, hall: Hall, holder: str, address: str = "") -> None:
        self.hall, self.holder, self.address = hall, holder, address

    async def campaign(self, campaign_id: str) -> tuple[CampaignRow, Campaign]:
        """A campaign of this holder as it stands, every finished attempt written down."""
        row = await asyncio.to_thread(self._row, campaign_id)
        campaign = await asyncio.to_thread(read_campaign, row.page)
        table = await self._table(campaign)
        if table is not None and table.state == OVER:
            with suppress(Unreadable):  # nobody can read how it ended: the chapter comes again
                await self._put_away(table.id)
            row = await asyncio.to_thread(self._row, campaign_id)
            campaign = await asyncio.to_thread(read_campaign, row.page)
        return row, campaign

    async def _put_away(self, table_id: str) -> None:
        room = await self.hall.rooms.find(table_id)
        await room.catch_up()  # another process saw it end, and its bell may still be under way
        await self.hall.endings.put_away(room)

    async def being_played(self, campaign: Campaign) -> TableRow | None:
        """The table of the chapter that was begun, if there is one that goes on."""
        table = await self._table(campaign)
        return table if table is not None and table.state in (GATHERING, RUNNING) else None

    async def open(self, campaign_id: str, seats: Sequence[SeatWish]) -> TableRow:
        """The table of the chapter being played, or else a new one for the next."""
        for _ in range(TRIES):
            row, campaign = await self.campaign(campaign_id)
            if campaign.won:
                raise CampaignWon(campaign.name)
            table = await self.being_played(campaign)
            if table is not None:
                return table
            with suppress(InUse):
                return await self._begin(row, campaign, seats)
        raise InUse(f"the campaign {campaign.name} has just moved on: look again")

    async def _begin(
        self, row: CampaignRow, campaign: Campaign, wishes: Sequence[SeatWish]
    ) -> TableRow:
        now, wishes = self.hall.now(), wishes or await self._seats_of_old(row, campaign)
        table, seats = wished(TableWish(campaign.game, list(wishes)), now)
        table = msgspec.structs.replace(
            table, campaign_id=row.id, label=campaign.name, settings=shown_settings(campaign)
        )
        own = [seat.seat for seat in seats if seat.kind in (PERSON, PROGRAM)]
        given = of_host(self.holder, table.id, own)
        async with self.hall.allotment.opening(table, self.holder, self.address):
            return await asyncio.to_thread(self._set_up, row, campaign, table, seats, given)

    def _set_up(
        self,
        row: CampaignRow,
        campaign: Campaign,
        table: TableRow,
        seats: list[SeatRow],
        given: list[Grant],
    ) -> TableRow:
        """Table and campaign are written as one: of two tables opened at once, only one stands."""
        now = table.made_at
        if all(seat.kind != OPEN for seat in seats):
            campaign, start, seats = dealt(campaign, seats)
            table = running(table, start, now)
        page = readable(replace(campaign, playing=table.id))
        with self.hall.engine.begin() as connection:
            if not campaigns.write(connection, row, page, now):
                raise InUse(f"the campaign {campaign.name} has just moved on: look again")
            set_up(connection, table, seats, given, now)
        return table

    async def _seats_of_old(self, row: CampaignRow, campaign: Campaign) -> list[SeatWish]:
        """The same company again: my seats are mine, and everybody else is waited for."""
        own = await asyncio.to_thread(self._own_seats, row.id)
        return [_seat_of_old(campaign.seating, seat, own) for seat in range(len(campaign.players))]

    def _own_seats(self, campaign_id: str) -> set[int]:
        with self.hall.engine.connect() as connection:
            return campaigns.own_seats(connection, campaign_id, self.holder)

    async def _table(self, campaign: Campaign) -> TableRow | None:
        found = await asyncio.to_thread(self.hall.tables.read, campaign.playing)
        return found[0] if found else None

    def _row(self, campaign_id: str) -> CampaignRow:
        with self.hall.engine.connect() as connection:
            row = campaigns.read(connection, campaign_id)
            if row is None or not campaigns.belongs(connection, campaign_id, self.holder):
                raise not_found("campaign")
            return row


def _seat_of_old(seating: Seating, seat: int, own: set[int]) -> SeatWish:
    if not seating.is_person(seat):
        bot = seating.specs[seat]
        return SeatWish("bot", bot=bot if is_offered(bot) else DEFAULT_BOT)
    return SeatWish("me", seating.names[seat]) if seat in own else SeatWish("open")


def shown_settings(campaign: Campaign) -> dict[str, object]:
    """What a table tells of its settings: not who plays whom, which is settled when all sit."""
    form = campaign.form
    hidden = (form.roles, form.kept, form.leader)
    told = {name: value for name, value in campaign.settings.items() if name not in hidden}
    return dict(msgspec.to_builtins(told))
