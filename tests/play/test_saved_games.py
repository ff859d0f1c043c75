"""A list of games that go on tells what was played by whom, and games can be named and deleted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from time import process_time

import pytest

import emberhall
from emberhall import Title
from emberhall.game.registry import guest
from emberhall.play.campaigns import begin
from emberhall.play.chapter import is_begun, open_chapter
from emberhall.play.file_store import FileStore
from emberhall.play.saved_games import (
    BadLabel,
    delete_campaign,
    delete_game,
    rename_game,
    saved_games,
    told_players,
)
from emberhall.play.session import Session
from emberhall.play.store import CannotWrite, NotFound
from memory_store import MemoryStore
from saga import SAGA
from seated import session_of


@pytest.fixture(autouse=True)
def saga() -> Iterator[None]:
    with guest(SAGA):
        yield


def answered(session: Session, count: int) -> Session:
    """A session in which everybody has taken the first option so many times."""
    for _ in range(count):
        session.game.answer(0)
    return session


# The list


def test_a_saved_game_is_told_by_what_was_played_by_whom_and_when() -> None:
    store, session = MemoryStore(), answered(session_of("me=Ann,greedy"), 30)
    before = datetime.now()
    store.games.save(session)
    (found,) = saved_games(store.games)
    assert (found.id, found.title, found.full_name) == (session.id, "dragondraft", "Dragondraft")
    assert (found.players, found.answers) == (("Ann", "Greedy"), 30)
    assert (found.campaign, found.chapter, found.label) == ("", None, "")
    assert before <= found.saved_at <= datetime.now()


def test_scores_are_those_that_everybody_sees() -> None:
    store, session = MemoryStore(), session_of("me=Ann,greedy", variant="beginner")
    while not any(seat["spectators"] for seat in session.game.view(None)["seats"]):
        session.game.answer(0)
    store.games.save(session)
    (found,) = saved_games(store.games)
    assert found.scores == tuple(seat["spectators"] for seat in session.game.view(None)["seats"])
    assert any(found.scores)


def test_a_story_has_a_chapter_in_place_of_scores() -> None:
    store = MemoryStore()
    store.games.save(session_of("me,random", game="flamefang", chapter=3))
    (found,) = saved_games(store.games)
    assert (found.scores, found.chapter) == ((), 3)


@pytest.mark.parametrize("title", emberhall.games(), ids=lambda title: title.name)
def test_what_a_title_calls_its_running_score_is_a_number_in_every_view(title: Title) -> None:
    seats = title.seat_counts[-1]
    game = emberhall.new_game(title, seats=seats, seed=1)
    for viewer in (None, *range(seats)):
        told = game.view(viewer)["seats"] if title.running_score else []
        assert all(type(seat[title.running_score]) is int for seat in told)
    assert bool(title.running_score) != title.together


def test_the_latest_game_comes_first_and_a_broken_one_is_passed_over() -> None:
    store = MemoryStore()
    first, second, third = session_of(), session_of(), session_of()
    for session in (first, second, third):
        store.games.save(session)
    store.games.saved[second.id] = "{"
    assert [found.id for found in saved_games(store.games)] == [third.id, first.id]


def test_players_are_told_with_their_scores() -> None:
    assert told_players(("Ann", "Greedy 2"), (12, 9)) == "Ann (12), Greedy 2 (9)"
    assert told_players(("Ann", "Greedy 2"), ()) == "Ann, Greedy 2"


@pytest.mark.no_cover
def test_a_hundred_games_are_listed_in_no_time(tmp_path: Path) -> None:
    games, session = FileStore(tmp_path).games, answered(session_of(game="flamecraft"), 150)
    for number in range(100):
        games.save(replace(session, id=f"game-{number}"))
    begun = process_time()
    assert len(saved_games(games)) == 100
    assert process_time() - begun < 3


# Names


def test_a_game_keeps_the_name_it_is_given(tmp_path: Path) -> None:
    games, session = FileStore(tmp_path).games, session_of()
    games.save(session)
    assert rename_game(games, session.id, "  Friday  with Ann ") == "Friday with Ann"
    named = games.load(session.id)
    named.game.answer(0)
    games.save(named)
    assert [found.label for found in saved_games(games)] == ["Friday with Ann"]
    rename_game(games, session.id, "")
    assert [found.label for found in saved_games(games)] == [""]


def test_a_name_makes_a_game_no_younger(tmp_path: Path) -> None:
    games, first, second = FileStore(tmp_path).games, session_of(), session_of()
    games.save(first)
    games.save(second)
    when = games.saved_at(first.id)
    rename_game(games, first.id, "Friday")
    assert games.saved_at(first.id) == when
    assert games.unfinished() == [second.id, first.id]


@pytest.mark.parametrize("label", ["x" * 41, "bell\a", "\x1b[2J"])
def test_a_name_that_cannot_be_shown_is_refused(label: str) -> None:
    store, session = MemoryStore(), session_of()
    store.games.save(session)
    with pytest.raises(BadLabel, match="a game cannot be called that"):
        rename_game(store.games, session.id, label)
    assert store.games.load(session.id).label == ""


def test_a_game_that_is_not_there_cannot_be_named_or_deleted(tmp_path: Path) -> None:
    store = FileStore(tmp_path)
    with pytest.raises(NotFound, match="cannot be read: No such file"):
        rename_game(store.games, "nowhere", "Friday")
    with pytest.raises(NotFound, match="cannot be read: No such file"):
        delete_game(store, "nowhere")
    with pytest.raises(NotFound, match="cannot be read: No such file"):
        store.games.saved_at("nowhere")
    with pytest.raises(CannotWrite, match="cannot be deleted: No such file"):
        store.campaigns.delete("nowhere")


# Deleting


def test_a_deleted_game_is_gone_and_no_other(tmp_path: Path) -> None:
    store, first, second = FileStore(tmp_path), session_of(), session_of()
    store.games.save(first)
    store.games.save(second)
    delete_game(store, first.id)
    assert store.games.unfinished() == [second.id]


def chapter_begun(store: MemoryStore) -> Session:
    begin(store.campaigns, "embers", "saga", ["me=Ann", "me=Bo"], {}, seed=5)
    session = open_chapter(store, "embers")
    store.games.save(session)
    return session


def test_without_its_chapter_a_campaign_begins_that_chapter_anew() -> None:
    store = MemoryStore()
    session = chapter_begun(store)
    delete_game(store, session.id)
    campaign = store.campaigns.load("embers")
    assert not is_begun(store.games, campaign)
    assert (campaign.playing, campaign.chapter, campaign.chronicle) == ("", 1, ())
    again = open_chapter(store, "embers")
    assert again.id != session.id
    assert again.answers == 0


def test_a_chapter_whose_campaign_waits_for_another_leaves_that_one_alone() -> None:
    store = MemoryStore()
    old = chapter_begun(store)
    store.campaigns.save(replace(store.campaigns.load("embers"), playing=""))
    new = open_chapter(store, "embers")
    store.games.save(new)
    delete_game(store, old.id)
    assert store.campaigns.load("embers").playing == new.id


def test_a_chapter_of_a_broken_campaign_can_be_deleted() -> None:
    store = MemoryStore()
    session = chapter_begun(store)
    store.campaigns.saved["embers"] = "{"
    delete_game(store, session.id)
    assert store.games.unfinished() == []
    assert store.campaigns.saved == {"embers": "{"}


def test_a_deleted_campaign_takes_its_open_chapter_along() -> None:
    store, other = MemoryStore(), session_of()
    chapter_begun(store)
    store.games.save(other)
    delete_campaign(store, "embers")
    assert store.campaigns.names() == []
    assert store.games.unfinished() == [other.id]


def test_a_campaign_between_chapters_can_be_deleted() -> None:
    store, other = MemoryStore(), session_of()
    begin(store.campaigns, "embers", "saga", ["me=Ann", "me=Bo"], {}, seed=5)
    store.games.save(other)
    delete_campaign(store, "embers")
    assert store.campaigns.names() == []
    assert store.games.unfinished() == [other.id]
