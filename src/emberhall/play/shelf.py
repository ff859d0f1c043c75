"""A player's store of files: games, records, achievements and campaigns in one folder."""

from __future__ import annotations

import os
from pathlib import Path

from emberhall.play.album import Album
from emberhall.play.campaign_folder import CampaignFolder
from emberhall.play.game_folder import GameFolder


class Shelf:
    """The store of somebody who plays on their own machine."""

    def __init__(self, home: Path) -> None:
        self.games = GameFolder(home)
        self.achievements = Album(home / "achievements")
        self.campaigns = CampaignFolder(home / "campaigns")


def default_shelf() -> Shelf:
    home = os.environ.get("EMBERHALL_HOME")
    if home:
        return Shelf(Path(home).expanduser())
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Shelf(Path(data).expanduser() / "emberhall")
