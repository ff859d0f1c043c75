"""Sitting down to the next chapter of a campaign, with whoever has come today."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from emberhall import BrokenSave
from emberhall.play.campaign import Campaign, NoCampaign
from emberhall.play.campaigns import no_campaign, stored_campaigns
from emberhall.play.holds import held
from emberhall.play.roles import reseated
from emberhall.play.session import Session, new_session
from emberhall.play.store import Games, Store


class CampaignWon(NoCampaign):
    """The campaign has come to its end."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the campaign {name} is won")
        self.name = name


class ChapterBegun(NoCampaign):
    """Somebody wanted to join or leave in the middle of a chapter."""

    def __init__(self, name: str) -> None:
        told = "a chapter is being played, and nobody joins or leaves in the middle"
        super().__init__(told)
        self.name = name


class BrokenChapter(BrokenSave):
    """The chapter that was left in the middle cannot be gone on with."""


@contextmanager
def held_chapter(
    store: Store, name: str, players: Sequence[str] = (), wished: Sequence[str] = ()
) -> Iterator[Session]:
    """The chapter that `open_chapter` opens, while nobody else can play the campaign."""
    if not store.campaigns.has(name):
        raise no_campaign(name, store.campaigns.names())
    with store.campaigns.hold(name):
        session = open_chapter(store, name, players, wished)
        with held(store, session):
            yield session


def open_chapter(
    store: Store, name: str, players: Sequence[str] = (), wished: Sequence[str] = ()
) -> Session:
    """The chapter that was left, or else the next attempt. Players may have come and gone."""
    campaign = store.campaigns.load(name)
    if campaign.won:
        raise CampaignWon(name)
    if not is_begun(store.games, campaign):
        return _begin(store, reseated(campaign, tuple(players) or campaign.players, wished))
    if wished or (players and tuple(players) != campaign.players):
        raise ChapterBegun(name)
    return _go_on(store.games, campaign)


def is_begun(games: Games, campaign: Campaign) -> bool:
    """Whether a chapter was left in the middle."""
    return bool(campaign.playing) and campaign.playing in games.unfinished()


def campaigns_to_go_on(store: Store) -> list[Campaign]:
    """Those that are not won, the latest first.

    The game that waits first is offered by itself, whatever it is part of."""
    first = store.games.unfinished()[:1]
    stored = stored_campaigns(store.campaigns)
    return [each for each in stored if not each.won and each.playing not in first]


def _go_on(games: Games, campaign: Campaign) -> Session:
    try:
        session = games.load(campaign.playing)
    except BrokenSave as error:
        raise BrokenChapter(str(error)) from None
    if session.campaign != campaign.name or session.game.title.name != campaign.game:
        told = f"{games.location(session.id)} was left as it is"
        raise BrokenChapter(f"{told}: it is not a game of the campaign {campaign.name}")
    return session


def _begin(store: Store, campaign: Campaign) -> Session:
    session = new_session(campaign.new_game(), campaign.seating, campaign.name)
    store.campaigns.save(replace(campaign, playing=session.id))
    return session
