"""What commands tell with `--json`. The fields are described in docs/commands.md, and stay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from emberhall import EmberhallError, Replayed
from emberhall.play.achievement_folder import AchievementFolder
from emberhall.play.achievements import all_achievements
from emberhall.play.campaign import Campaign
from emberhall.play.chapter import is_begun
from emberhall.play.file_store import FileStore
from emberhall.play.saved_games import SavedGame, saved_games
from emberhall.terminal.remedy import with_remedy

Data = dict[str, Any]


def saved_games_data(store: FileStore) -> list[Data]:
    return [_saved_game(store, game) for game in saved_games(store.games)]


def _saved_game(store: FileStore, game: SavedGame) -> Data:
    return {
        "id": game.id,
        "file": str(store.games.path(game.id)),
        "game": game.title,
        "full_name": game.full_name,
        "players": list(game.players),
        "scores": list(game.scores) or None,
        "answers": game.answers,
        "saved_at": game.saved_at.astimezone().isoformat(timespec="seconds"),
        "campaign": game.campaign or None,
        "chapter": game.chapter,
        "label": game.label or None,
    }


def campaigns_data(store: FileStore) -> list[Data]:
    return [_campaign_or_fault(store, name) for name in store.campaigns.names()]


def _campaign_or_fault(store: FileStore, name: str) -> Data:
    try:
        return _campaign(store, store.campaigns.load(name))
    except EmberhallError as error:
        return {"name": name, "file": str(store.campaigns.path(name)), "broken": with_remedy(error)}


def _campaign(store: FileStore, campaign: Campaign) -> Data:
    return {
        "name": campaign.name,
        "file": str(store.campaigns.path(campaign.name)),
        "game": campaign.game,
        "full_name": campaign.title.full_name,
        "players": list(campaign.seating.names),
        "chapter": campaign.chapter,
        "attempts": len(campaign.chronicle),
        "begun": is_begun(store.games, campaign),
        "won": campaign.won,
    }


def campaign_data(store: FileStore, campaign: Campaign) -> Data:
    """All of it but the seed, from which every shuffle to come could be told."""
    return {
        **_campaign(store, campaign),
        "roles": list(campaign.roles),
        "away": campaign.away,
        "kept": list(campaign.kept),
        "settings": campaign.settings,
        "chronicle": list(campaign.chronicle),
    }


def achievements_data(folder: AchievementFolder, game: str) -> Data:
    return {
        "game": game,
        "file": str(folder.path(game)),
        "achievements": [
            {"name": each.name, "text": each.text, "unlocked": each.is_unlocked}
            for each in all_achievements(folder, game)
        ],
    }


def verification_data(path: Path, shown: Replayed) -> Data:
    game = shown.game
    return {
        "file": str(path),
        "game": game.title.name,
        "full_name": game.title.full_name,
        "players": list(game.names),
        "answers": shown.answers,
        "digests": shown.digests,
        "commitment": shown.commitment,
        "over": game.over,
        "result": None if game.result is None else game.result.data(),
    }
