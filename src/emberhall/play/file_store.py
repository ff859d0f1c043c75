"""A player's store of files: games, records, achievements and campaigns in one folder."""

from __future__ import annotations

import os
from pathlib import Path

from emberhall.play.achievement_folder import AchievementFolder
from emberhall.play.campaign_folder import CampaignFolder
from emberhall.play.game_folder import GameFolder


class FileStore:
    """The store of somebody who plays on their own machine."""

    def __init__(self, home: Path) -> None:
        self.games = GameFolder(home)
        self.achievements = AchievementFolder(home / "achievements")
        self.campaigns = CampaignFolder(home / "campaigns")


def default_store() -> FileStore:
    return FileStore(default_home())


def default_home() -> Path:
    """The folder in which a player's things lie."""
    home = os.environ.get("EMBERHALL_HOME")
    if home:
        return Path(home).expanduser()
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "emberhall"
