"""The games that go on: what a list of them tells, and what can be done with one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime

from emberhall import EmberhallError, Game
from emberhall.play.campaign import NoCampaign
from emberhall.play.campaign_text import BrokenCampaign
from emberhall.play.checks import LONGEST_LABEL, is_label
from emberhall.play.holds import held_game
from emberhall.play.session import Session
from emberhall.play.store import Games, Store


class BadLabel(EmberhallError):
    """Something that no game can be called."""


@dataclass(frozen=True)
class SavedGame:
    """What a list tells of a game that goes on: nothing that only some of its players may know."""

    id: str
    title: str
    full_name: str
    players: tuple[str, ...]
    scores: tuple[int, ...]
    """As they stand, player by player; empty where the game has none before its end."""
    answers: int
    saved_at: datetime
    campaign: str = ""
    """The campaign it is a chapter of, if any."""
    chapter: int | None = None
    """The chapter that is played, where the game has chapters."""
    label: str = ""
    """What its players call it, if anything."""


def saved_games(games: Games) -> list[SavedGame]:
    """Every game that can be gone on with, the latest first; a broken one is passed over."""
    found = []
    for id in games.unfinished():
        with suppress(EmberhallError):
            found.append(saved_game(games.load(id), games.saved_at(id)))
    return found


def saved_game(session: Session, saved_at: datetime) -> SavedGame:
    title = session.game.title
    return SavedGame(
        session.id,
        title.name,
        title.full_name,
        session.names,
        running_scores(session.game),
        session.answers,
        saved_at,
        session.campaign,
        _chapter(session.game),
        session.label,
    )


def running_scores(game: Game) -> tuple[int, ...]:
    """How the scores stand for all to see; empty where the game has none before its end."""
    score = game.title.running_score
    return tuple(seat[score] for seat in game.view(None)["seats"]) if score else ()


def _chapter(game: Game) -> int | None:
    form, header = game.title.campaign, game.header
    assert header is not None
    return int(header.settings[form.chapter]) if form else None


def rename_game(games: Games, session_id: str, written: str) -> str:
    """Call a game something, or nothing any more; gives what it is called now."""
    label = " ".join(written.split())
    if not is_label(label):
        raise BadLabel(f"a game cannot be called that: use {LONGEST_LABEL} letters at most")
    with games.hold(session_id):
        games.rename(session_id, label)
    return label


def delete_game(store: Store, session_id: str) -> None:
    """Forget a game. The campaign it is a chapter of begins that chapter anew."""
    with held_game(store, session_id) as session:
        with suppress(NoCampaign, BrokenCampaign):
            campaign = store.campaigns.load(session.campaign)
            if campaign.playing == session_id:
                store.campaigns.save(replace(campaign, playing=""))
        store.games.delete(session_id)


def delete_campaign(store: Store, name: str) -> None:
    """Forget a campaign and the chapter being played; records of earlier chapters stay."""
    playing = store.campaigns.load(name).playing
    with store.campaigns.hold(name):
        store.campaigns.delete(name)
        if playing in store.games.unfinished():
            store.games.delete(playing)


def told_players(players: Sequence[str], scores: Sequence[int]) -> str:
    """Everybody, with the score where there is one: `Ann (12), Greedy (9)`."""
    if not scores:
        return ", ".join(players)
    return ", ".join(f"{name} ({score})" for name, score in zip(players, scores, strict=True))
