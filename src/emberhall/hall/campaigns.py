"""Campaigns in the hall's database: they belong to their players, and go on with whoever comes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from datetime import date

import sqlalchemy as sa

from emberhall.hall.opening import SeatWish, named, new_id
from emberhall.hall.refusal import TOO_MANY
from emberhall.hall.seating import specs_of
from emberhall.hall.store import campaigns
from emberhall.hall.store.campaigns import CampaignRow
from emberhall.hall.store.tables import SeatRow, TableRow
from emberhall.hall.wire import Refused
from emberhall.play.campaign import Campaign, NoCampaign
from emberhall.play.campaign_text import BrokenCampaign, read_campaign, write_campaign
from emberhall.play.campaigns import PlayedElsewhere, no_campaign, with_attempt
from emberhall.play.roles import reseated
from emberhall.play.seating import person_spec
from emberhall.play.session import Session
from emberhall.play.store import InUse

MOST_HELD, MOST_LETTERS = 32, 256 * 1024
"""Campaigns of one browser, and of all their pages together: whoever looks at the list reads every
one of them. An attempt takes some 300."""


@dataclass(frozen=True)
class HeldCampaigns:
    """The campaigns of one holder by name, as `play.store.Campaigns` asks for them.

    Nobody holds a campaign for long: who saves one must have read it last. Every method waits for
    the database.
    """

    engine: sa.Engine
    holder: str
    now: Callable[[], float] = time.time
    read: dict[str, CampaignRow] = field(default_factory=dict)
    """The rows read last, by name."""

    def names(self) -> list[str]:
        return [row.name for row in self._rows()]

    def has(self, name: str) -> bool:
        return self._row(name) is not None

    def load(self, name: str) -> Campaign:
        row = self.read[name] = self.row(name)
        return read_campaign(row.page)

    def hold(self, name: str) -> AbstractContextManager[None]:
        return nullcontext()

    def save(self, campaign: Campaign) -> CampaignRow:
        """Write it down, anew or in place of what was read; raises `InUse`."""
        before = self.read.pop(campaign.name, None)
        if before is None:
            row = CampaignRow(new_id(), campaign.name, readable(campaign), 1, self.now())
            with self.engine.begin() as connection:
                check_room(connection, self.holder, row.page)
                campaigns.create(connection, row, self.holder)
            return row
        return saved(self.engine, before, campaign, self.now())

    def claim(self, row: CampaignRow, own: Iterable[int]) -> None:
        """Which seats of its first chapter are this holder's."""
        with self.engine.begin() as connection:
            campaigns.claim(connection, row, self.holder, own)

    def delete(self, name: str) -> None:
        """Leave it; it stays with the others."""
        row = self._row(name)
        if row is not None:
            with self.engine.begin() as connection:
                campaigns.revoke(connection, row.id, self.holder, self.now())

    def set_aside(self, name: str) -> str:
        """A broken page stays in the database, and with those who do not mind."""
        row = self._row(name)
        self.delete(name)
        return f"campaign {row.id}" if row else ""

    def row(self, name: str) -> CampaignRow:
        """How the campaign of this name is stored."""
        found = self._row(name)
        if found is None:
            raise no_campaign(name, self.names())
        return found

    def _rows(self) -> list[CampaignRow]:
        with self.engine.connect() as connection:
            return campaigns.of_holder(connection, self.holder)

    def _row(self, name: str) -> CampaignRow | None:
        return next((row for row in self._rows() if row.name == name), None)


def check_room(connection: sa.Connection, holder: str, page: str) -> None:
    """Refuses one more campaign where a holder has too many."""
    count, letters = campaigns.of_how_much(connection, holder)
    if count >= MOST_HELD or letters + len(page) > MOST_LETTERS:
        raise Refused(
            TOO_MANY,
            f"You may have {MOST_HELD} campaigns, of {MOST_LETTERS:,} letters together: leave one, "
            "then try again. Export it before, if nobody else plays it.",
        )


def readable(campaign: Campaign) -> str:
    """The page of a campaign; what could not be read again would be lost."""
    page = write_campaign(campaign)
    read_campaign(page)
    try:
        page.encode()
    except UnicodeEncodeError:
        raise BrokenCampaign("it holds text that cannot be written down") from None
    return page


def saved(engine: sa.Engine, before: CampaignRow, campaign: Campaign, at: float) -> CampaignRow:
    """Replace what was read; raises `InUse` where somebody else was quicker."""
    page = readable(campaign)
    with engine.begin() as connection:
        if not campaigns.write(connection, before, page, at):
            raise InUse(f"the campaign {campaign.name} has just moved on: look again")
    return CampaignRow(before.id, before.name, page, before.number + 1, at)


def specs_wished(wishes: Sequence[SeatWish]) -> tuple[str, ...]:
    """Who is to play a new campaign, as campaigns write it down."""
    return tuple(
        wish.bot if wish.kind == "bot" else person_spec(wish.name.strip() or f"Player {number}")
        for number, wish in enumerate(wishes, start=1)
    )


# A chapter, from its table to its attempt


def deal_chapter(
    engine: sa.Engine, table: TableRow, seats: Sequence[SeatRow], at: float
) -> tuple[str, list[SeatRow]]:
    """As `opening.deal`, for a chapter: the campaign knows these players from now on."""
    assert table.campaign_id is not None
    with engine.connect() as connection:
        row = campaigns.read(connection, table.campaign_id)
    if row is None:
        raise NoCampaign("this campaign is gone")
    campaign = read_campaign(row.page)
    if campaign.playing != table.id:
        raise PlayedElsewhere(f"the campaign {campaign.name} has gone on without this table")
    today, start, known = dealt(campaign, seats)
    if today != campaign:
        saved(engine, row, today, at)
    return start, known


def dealt(campaign: Campaign, seats: Sequence[SeatRow]) -> tuple[Campaign, str, list[SeatRow]]:
    """The campaign with those who sit here, its next game, and everybody's name in it."""
    today = reseated(campaign, specs_of(seats), ())
    game = today.new_game()
    return today, game.save(), named(seats, game)


def attempt_written(
    connection: sa.Connection, campaign_id: str, session: Session, at: float
) -> bool:
    """Add a finished attempt to its chronicle, if the campaign still waits for it.

    Raises `InUse` where somebody else has just written the campaign: then try again."""
    row = campaigns.read(connection, campaign_id)
    campaign = None if row is None else read_campaign(row.page)
    if row is None or campaign is None or campaign.playing != session.id:
        return False
    after = with_attempt(campaign, session, date.fromtimestamp(at))
    if not campaigns.write(connection, row, readable(after), at):
        raise InUse(f"the campaign {campaign.name} has just moved on")
    return True
