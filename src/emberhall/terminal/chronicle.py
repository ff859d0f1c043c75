"""Campaigns as the terminal tells them, with what to type next."""

from __future__ import annotations

from collections.abc import Iterator

from emberhall import EmberhallError
from emberhall.play.campaign import Campaign
from emberhall.play.chapter import is_begun
from emberhall.play.chronicle import chronicle_lines, summary
from emberhall.play.shelf import Shelf
from emberhall.terminal.remedy import go_on, told


def list_lines(shelf: Shelf) -> Iterator[str]:
    """A line for each campaign, the latest first; a broken one says why."""
    for name in shelf.campaigns.names():
        yield f"{name}: {about_campaign(shelf, name)}"


def about_campaign(shelf: Shelf, name: str) -> str:
    try:
        return summary(shelf.campaigns.take(name))
    except EmberhallError as error:
        return f"broken: {told(error)}"


def show_lines(shelf: Shelf, campaign: Campaign) -> list[str]:
    """The whole chronicle, and how to go on."""
    *lines, last = chronicle_lines(campaign, is_begun(shelf.games, campaign))
    return [*lines, last if campaign.won else f"{last} Go on with: {go_on(campaign.name)}"]
