"""At the end of a game its record is kept, and what it brought is written down."""

from __future__ import annotations

from collections.abc import Iterable

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.play.finish import finish
from emberhall.play.seating import parse_seats
from emberhall.play.session import Session
from emberhall.play.start import start
from emberhall.play.store import CannotWrite, latest_game, latest_record
from memory_store import MemoryAchievements, MemoryGames, MemoryStore
from seated import play_on, session_of

GAME = "flamecraft"


def a_game_worth_an_achievement(store: MemoryStore, seats: str = "me") -> Session:
    """A solo game that has just been ended as a Flamekeeper, with something unlocked."""
    session = start(GAME, parse_seats(seats), {}, store.achievements, seed=0)
    play_out(session.game, [make_bot("greedy:plan=0", 0)])
    assert session.game.earned
    return session


def test_a_finished_game_leaves_a_record_that_replays() -> None:
    store, session = MemoryStore(), session_of("random,random")
    store.games.save(session)
    assert latest_game(store.games) == session.id
    play_on(session)
    ending = finish(session, store)
    assert store.games.unfinished() == []
    record = store.games.record(latest_record(store.games))
    assert emberhall.replay(record).digest() == session.game.digest()
    assert (ending.carried, ending.unlocked, ending.waits) == (None, (), False)


def test_what_somebody_has_unlocked_is_kept_for_the_next_game() -> None:
    store = MemoryStore()
    session = a_game_worth_an_achievement(store)
    ending = finish(session, store)
    assert (ending.unlocked, ending.not_saved) == (session.game.earned, None)
    header = start(GAME, parse_seats("me"), {}, store.achievements).game.header
    assert header is not None
    assert set(header.settings["achievements"]) == set(session.game.earned)


def test_a_bot_unlocks_nothing() -> None:
    store = MemoryStore()
    ending = finish(a_game_worth_an_achievement(store, "greedy"), store)
    assert ending.unlocked == ()
    assert store.achievements.unlocked(GAME) == ()


def test_where_no_record_can_be_written_the_game_still_ends_and_stays_as_it_was() -> None:
    class FullShelf(MemoryGames):
        def finish(self, session: Session) -> None:
            raise CannotWrite("the folder is full")

    store, session = MemoryStore(), session_of("random,random")
    store.games = FullShelf()
    store.games.save(session)
    play_on(session)
    ending = finish(session, store)
    assert str(ending.not_kept) == "the folder is full"
    assert store.games.unfinished() == [session.id]
    assert store.games.load(session.id).answers == 0


def test_where_it_cannot_be_kept_the_game_still_ends_well() -> None:
    class FullAlbum(MemoryAchievements):
        def add(self, game: str, names: Iterable[str]) -> None:
            raise CannotWrite("the folder is full")

    store = MemoryStore()
    session = a_game_worth_an_achievement(store)
    store.achievements = FullAlbum()
    ending = finish(session, store)
    assert str(ending.not_saved) == "the folder is full"
    assert not ending.waits
    assert store.games.records() == [session.id]
