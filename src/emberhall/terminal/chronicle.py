"""Campaigns as the terminal tells them, with what to type next."""

from __future__ import annotations

from collections.abc import Iterator

from emberhall import EmberhallError
from emberhall.play.campaign import Campaign
from emberhall.play.chapter import is_begun
from emberhall.play.chronicle import chronicle_lines, summary
from emberhall.play.file_store import FileStore
from emberhall.terminal.remedy import go_on, with_remedy


def list_lines(store: FileStore) -> Iterator[str]:
    """A line for each campaign, the latest first; one that cannot be read says why."""
    for name in store.campaigns.names():
        yield f"{name}: {_about(store, name)}"


def _about(store: FileStore, name: str) -> str:
    try:
        return summary(store.campaigns.load(name))
    except EmberhallError as error:
        return with_remedy(error)


def show_lines(store: FileStore, campaign: Campaign) -> list[str]:
    """The whole chronicle, and how to go on."""
    *lines, last = chronicle_lines(campaign, is_begun(store.games, campaign))
    return [*lines, last if campaign.won else f"{last} Go on with: {go_on(campaign.name)}"]
