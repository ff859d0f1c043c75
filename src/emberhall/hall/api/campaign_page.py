"""A campaign as its players read it."""

from __future__ import annotations

from msgspec import Struct

from emberhall import EmberhallError
from emberhall.hall.store.campaigns import CampaignRow
from emberhall.play.campaign import Campaign
from emberhall.play.campaign_text import read_campaign
from emberhall.play.chronicle import chronicle_lines, summary
from emberhall.play.seating import badge_name


class CampaignCard(Struct, frozen=True):
    """A campaign in a list."""

    id: str
    name: str
    title: str
    full_name: str
    words: str
    """How it stands, in one line."""
    won: bool
    saved_at: float


class RoleTold(Struct, frozen=True):
    player: str
    role: str
    """Whom they play; empty before that is chosen."""


class CampaignTold(Struct, frozen=True):
    """A campaign, with everything that has happened in it."""

    card: CampaignCard
    chapter: int
    players: list[RoleTold]
    away: list[RoleTold]
    chronicle: list[str]
    """Every attempt, who has won what, and what comes next, line by line."""
    table: str
    """Where its chapter is being played; empty: nowhere."""


def page_of(row: CampaignRow, campaign: Campaign, table: str) -> CampaignTold:
    names = campaign.seating.names
    roles = campaign.roles or ("",) * len(names)
    away = [RoleTold(badge_name(badge), role) for badge, role in campaign.away.items()]
    return CampaignTold(
        _card(row, campaign),
        campaign.chapter,
        [RoleTold(name, role) for name, role in zip(names, roles, strict=True)],
        away,
        chronicle_lines(campaign, bool(table)),
        table,
    )


def _card(row: CampaignRow, campaign: Campaign) -> CampaignCard:
    title = campaign.title
    words = summary(campaign)
    return CampaignCard(
        row.id, row.name, title.name, title.full_name, words, campaign.won, row.saved_at
    )


def cards_of(rows: list[CampaignRow]) -> list[CampaignCard]:
    return [_readable(row) for row in rows]


def _readable(row: CampaignRow) -> CampaignCard:
    try:
        return _card(row, read_campaign(row.page))
    except EmberhallError as error:  # its game is not installed, or it was written by a newer hall
        words = f"It cannot be read here: {error}."
        return CampaignCard(row.id, row.name, "", "", words, won=False, saved_at=row.saved_at)
