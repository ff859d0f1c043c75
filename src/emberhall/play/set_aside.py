"""What is broken is set aside, with its reason: it blocks nothing, and nothing of it is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import emberhall
from emberhall import BrokenSave, EmberhallError, ForeignSave, Title
from emberhall.play.achievements import BrokenAchievements
from emberhall.play.campaign_text import BrokenCampaign
from emberhall.play.store import Achievements, Campaigns, CannotWrite, Games, NotText, Store

LEFT = " was left as it is: "
"""What a store may say of something broken before it gives the reason."""


@dataclass(frozen=True)
class SetAside:
    """Something that could not be read."""

    what: str
    """`the saved game duals-1`, `the campaign embers`, `the achievements of flamecraft`."""
    reason: str
    place: str
    """Where it lies now, for people; empty where it was left."""


def set_aside_broken(store: Store) -> list[SetAside]:
    """Set everything aside that cannot be read."""
    return [
        *set_aside_games(store.games),
        *set_aside_campaigns(store.campaigns),
        *set_aside_achievements(store.achievements, emberhall.games()),
    ]


def set_aside_games(games: Games) -> list[SetAside]:
    return _set_aside("the saved game", games.unfinished(), games.load, games.set_aside)


def set_aside_campaigns(campaigns: Campaigns) -> list[SetAside]:
    return _set_aside("the campaign", campaigns.names(), campaigns.load, campaigns.set_aside)


def set_aside_achievements(achievements: Achievements, titles: Iterable[Title]) -> list[SetAside]:
    having = [title.name for title in titles if title.carried_setting]
    what = "the achievements of"
    return _set_aside(what, having, achievements.unlocked, achievements.set_aside)


def _set_aside(
    what: str, names: Iterable[str], load: Callable[[str], object], move: Callable[[str], str]
) -> list[SetAside]:
    found = []
    for name in names:
        try:
            load(name)
        except ForeignSave as error:  # it may be played again once its package is back
            found.append(SetAside(f"{what} {name}", _reason(error), ""))
        except (BrokenSave, BrokenCampaign, BrokenAchievements, NotText) as error:
            found.append(SetAside(f"{what} {name}", _reason(error), _moved(name, move)))
    return found


def _reason(error: EmberhallError) -> str:
    """Why it is broken, without the place: it may have another by now."""
    told, _, reason = str(error).partition(LEFT)
    return reason or told


def _moved(name: str, move: Callable[[str], str]) -> str:
    try:
        return move(name)
    except CannotWrite:
        return ""
