"""Campaigns as files: one for each, that can be carried elsewhere."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path

from emberhall.play.campaign import Campaign, checked_name, is_name
from emberhall.play.campaign_text import BrokenCampaign, read_campaign, write_campaign
from emberhall.play.campaigns import no_campaign, refuse_taken_name
from emberhall.play.files import (
    delete,
    latest_first,
    read_text,
    save_text,
    set_aside,
    sweep,
    write_new,
)
from emberhall.play.holds import Holds


class MisnamedCampaign(BrokenCampaign):
    """A file that holds another campaign than its name says."""


class CampaignFolder:
    """The folder with a player's campaigns."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._holds = Holds()

    def path(self, name: str) -> Path:
        return self.folder / f"{checked_name(name)}.json"

    def names(self) -> list[str]:
        stems = [path.stem for path in latest_first(self.folder, "*.json")]
        return [stem for stem in stems if is_name(stem)]

    def has(self, name: str) -> bool:
        return self.path(name).exists()

    def load(self, name: str) -> Campaign:
        path = self.path(name)
        if not self.has(name):
            raise no_campaign(name, self.names())
        campaign = read_file(path)
        if campaign.name != name:
            reason = f"it holds the campaign {campaign.name!r}"
            raise MisnamedCampaign(f"{path} was left as it is: {reason}")
        return campaign

    def hold(self, name: str) -> AbstractContextManager[None]:
        sweep(self.folder)
        return self._holds.hold(self.path(name), f"the campaign {name}")

    def save(self, campaign: Campaign) -> Path:
        text = write_campaign(campaign)
        read_campaign(text)  # what could not be read again would be lost
        return save_text(self.path(campaign.name), text)

    def delete(self, name: str) -> None:
        delete(self.path(name))

    def set_aside(self, name: str) -> str:
        return str(set_aside(self.path(name)))

    def export(self, name: str, file: Path) -> Path:
        """A copy to carry along. A chapter that is being played stays here."""
        return write_new(file, write_campaign(replace(self.load(name), playing="")))

    def import_file(self, file: Path, name: str | None) -> Campaign:
        """Take in an exported campaign, under its own name or another."""
        campaign = read_file(file)
        campaign = replace(campaign, name=name or campaign.name, playing="")
        with self.hold(campaign.name):
            refuse_taken_name(self, campaign.name)
            self.save(campaign)
        return campaign


def read_file(path: Path) -> Campaign:
    try:
        return read_campaign(read_text(path))
    except BrokenCampaign as error:
        raise BrokenCampaign(f"{path} was left as it is: {error}") from None
