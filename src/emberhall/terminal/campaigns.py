"""The campaigns of a player: a file for each, carried from chapter to chapter."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

import emberhall
from emberhall import Game
from emberhall.terminal.campaign import (
    Campaign,
    ElsewherePlayed,
    NoCampaign,
    chosen,
    with_campaigns,
)
from emberhall.terminal.campaign_file import BrokenCampaign, read_campaign, write_campaign
from emberhall.terminal.files import read_text, write_text

_NAME = re.compile(r"\w([\w -]{0,38}\w)?")


class Campaigns:
    """The folder with a player's campaigns."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            told = "up to 40 letters, digits, blanks, - and _"
            raise NoCampaign(f"a campaign cannot be called {name!r}: take {told}")
        return self.folder / f"{name}.json"

    def names(self) -> list[str]:
        """Those that are kept, the latest first."""
        paths = [path for path in self.folder.glob("*.json") if _NAME.fullmatch(path.stem)]
        paths.sort(key=lambda path: path.stat().st_mtime_ns, reverse=True)
        return [path.stem for path in paths]

    def take(self, name: str) -> Campaign:
        """The campaign of this name; raises `BrokenCampaign` and leaves a broken file alone."""
        path = self.path(name)
        if not path.exists():
            known = ", ".join(self.names())
            remedy = f"there are: {known}" if known else f"begin it: emberhall campaign new {name}"
            raise NoCampaign(f"there is no campaign {name!r}; {remedy}")
        campaign = read_file(path)
        if campaign.name != name:
            reason = (
                f"it holds the campaign {campaign.name!r}; bring it in: emberhall campaign import"
            )
            raise BrokenCampaign(f"{path} was left as it is: {reason}")
        return campaign

    def begin(
        self,
        name: str,
        game: str,
        players: Sequence[str],
        given: Mapping[str, object],
        seed: int | None,
    ) -> Campaign:
        """Write down a new campaign, before its first chapter."""
        self._refuse_second(name)
        title = with_campaigns(game)
        settings = chosen(title, len(players), given)
        emberhall.new_game(game, seats=len(players), seed=seed, **settings)
        campaign = Campaign(game, name, tuple(players), settings, seed=seed)
        self.write(campaign)
        return campaign

    def write(self, campaign: Campaign) -> Path:
        text = write_campaign(campaign)
        read_campaign(text)  # what could not be read again would be lost
        return write_text(self.path(campaign.name), text)

    def write_down(self, name: str, sitting: str, game: Game) -> tuple[Campaign, Campaign]:
        """Add a finished attempt to the chronicle; gives the campaign before and after."""
        before = self.take(name)
        if before.playing != sitting:
            raise ElsewherePlayed(f"the campaign {name} has gone on without this game")
        after = with_attempt(before, game, date.today())
        self.write(after)
        return before, after

    def export(self, name: str, file: Path) -> Path:
        """A copy to carry along. A chapter that is being played stays here."""
        if file.exists():
            raise FileExistsError(17, "there is a file of that name already", str(file))
        return write_text(file, write_campaign(replace(self.take(name), playing="")))

    def bring(self, file: Path, name: str | None) -> Campaign:
        """Take in an exported campaign, under its own name or another."""
        campaign = read_file(file)
        campaign = replace(campaign, name=name or campaign.name, playing="")
        self._refuse_second(campaign.name)
        self.write(campaign)
        return campaign

    def _refuse_second(self, name: str) -> None:
        if self.path(name).exists():
            raise NoCampaign(f"there is a campaign {name!r} already: take another name")


def read_file(path: Path) -> Campaign:
    try:
        return read_campaign(read_text(path))
    except BrokenCampaign as error:
        raise BrokenCampaign(f"{path} was left as it is: {error}") from None


def with_attempt(campaign: Campaign, game: Game, day: date) -> Campaign:
    """The campaign after an attempt that is over."""
    told = game.chronicle
    entry = {"date": day.isoformat(), "players": list(game.names), **told}
    return replace(
        campaign,
        chronicle=(*campaign.chronicle, entry),
        settings={**campaign.settings, **game.continues},
        won=bool(told["won"]) and not game.continues,
        playing="",
    )
