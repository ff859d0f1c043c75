"""A session lets people and bots answer, and says what happened instead of showing it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from emberhall import BadSetting, CannotUndo, IllegalAnswer, StaleAnswer, title
from emberhall.play.file_store import FileStore
from emberhall.play.finish import NotOver, finish
from emberhall.play.forms import fields_of
from emberhall.play.seating import BadSeats, parse_seats
from emberhall.play.secrecy import have_secrets
from emberhall.play.session import NotAsked, Session
from emberhall.play.store import NotFound
from seated import play_on, session_of


@pytest.fixture
def session() -> Session:
    """Ann, a bot and Bob, whose turns come in this order."""
    return session_of("me=Ann,greedy,me=Bob", start=0)


# Answering


def test_only_who_is_asked_has_a_question(session: Session) -> None:
    question = session.question_for(0)
    assert question is not None
    assert question.words == "Which card do you recruit?"
    assert (session.awaited, session.is_bots_turn) == (0, False)
    assert session.question_for(1) is None
    assert session.question_for(2) is None


def test_an_answer_gives_what_came_of_it(session: Session) -> None:
    came = session.answer(0, "take 1-1")
    told = session.tell(came, 2)
    assert told == session.tell(session.game.events(2)[-len(came) :], 2)
    assert told[0].startswith("Ann takes the ")
    assert (session.awaited, session.is_bots_turn) == (1, True)


def test_an_answer_may_be_a_key_an_index_or_an_option(session: Session) -> None:
    twin, third = session.copy(), session.copy()
    question = third.question_for(0)
    assert question is not None
    session.answer(0, "take 1-1")
    twin.answer(0, 0)
    third.answer(0, question.options[0])
    assert session.game.digest() == twin.game.digest() == third.game.digest()


def test_who_is_not_asked_cannot_answer(session: Session) -> None:
    before = session.game.digest()
    with pytest.raises(NotAsked, match="Bob is not asked anything now"):
        session.answer(2, 0)
    with pytest.raises(NotAsked, match="Bob is not asked anything now"):
        session.hint(2)
    with pytest.raises(BadSetting, match="there is no seat -1"):
        session.answer(-1, 0)
    assert session.game.digest() == before


def test_nobody_answers_for_a_bot_and_a_bot_for_nobody(session: Session) -> None:
    with pytest.raises(NotAsked, match="no bot is asked anything now"):
        session.bot_turn()
    session.answer(0, 0)
    before = session.game.digest()
    with pytest.raises(NotAsked, match="Greedy is a bot and answers for itself"):
        session.answer(1, 0)
    assert session.game.digest() == before


def test_a_wrong_answer_changes_nothing(session: Session) -> None:
    before = session.game.digest()
    for wrong in ("dance", 99):
        with pytest.raises(IllegalAnswer):
            session.answer(0, wrong)
    assert session.game.digest() == before


def test_an_answer_to_an_old_question_is_stale(hearth: None) -> None:
    session = session_of("me,me", seed=1, game="hearth")
    seat = session.awaited
    assert seat is not None
    old = session.question_for(seat)
    session.answer(seat, 0, old)
    assert session.awaited == seat
    with pytest.raises(StaleAnswer):
        session.answer(seat, 0, old)


def test_a_bot_gives_one_answer_at_a_time(session: Session) -> None:
    session.answer(0, 0)
    came = session.bot_turn()
    assert session.tell(came, 0)[0].startswith("Greedy takes the ")
    assert (session.answers, session.awaited) == (2, 2)


def test_a_copy_goes_its_own_way(session: Session) -> None:
    """As a room does: answer in a copy, write it down, and only then take it over."""
    before = session.game.digest()
    after = session.copy()
    after.answer(0, "take 1-1")
    after.bot_turn()
    assert session.game.digest() == before
    assert (after.id, after.seating) == (session.id, session.seating)
    session.answer(0, "take 1-1")
    session.bot_turn()
    assert session.game.digest() == after.game.digest()


def test_a_game_of_bots_comes_to_its_end() -> None:
    session = session_of("random,greedy:plan=0")
    while session.is_bots_turn:
        session.bot_turn()
    assert session.is_over
    assert session.awaited is None
    assert session.question_for(0) is None
    assert session.summary == f"Dragondraft: Random, Greedy, after {session.answers} answers"


# Undo and advice


def test_undo_takes_back_ones_own_answer_and_the_bots_after_it(session: Session) -> None:
    before = session.game.digest()
    session.answer(0, 0)
    session.bot_turn()
    session.undo(0)
    assert session.game.digest() == before


def test_nobody_undoes_what_somebody_else_has_answered_since(session: Session) -> None:
    session.answer(0, 0)
    session.bot_turn()
    session.answer(2, 0)
    with pytest.raises(CannotUndo, match="Bob has answered since"):
        session.undo(0)


def test_without_a_seat_the_last_person_is_meant(session: Session) -> None:
    start = session.game.digest()
    session.answer(0, 0)
    session.bot_turn()
    after_bot = session.game.digest()
    session.answer(2, 0)
    session.undo()
    assert session.game.digest() == after_bot
    session.undo()
    assert session.game.digest() == start
    with pytest.raises(CannotUndo, match="there is no answer to take back"):
        session.undo()


def test_nothing_is_taken_back_once_the_game_is_over(session: Session) -> None:
    play_on(session)
    with pytest.raises(CannotUndo, match="the game is over"):
        session.undo()


def test_a_hint_names_an_option_and_takes_none(session: Session) -> None:
    before = session.game.digest()
    hint = session.hint(0)
    question = session.question_for(0)
    assert question is not None
    assert hint.key == question.options[hint.index].key
    assert hint.words == question.options[hint.index].words
    assert hint.by == "Greedy"
    assert session.game.digest() == before
    assert session.hint(0) == hint


# News


def test_news_is_what_happened_since_ones_last_answer(session: Session) -> None:
    session.answer(0, 0)
    session.bot_turn()
    told = session.tell(session.news(2), 2)
    assert told[0] == "Ann gets the sheep and begins."
    assert told[-1].startswith("Greedy takes the ")
    session.answer(2, 0)
    told = session.tell(session.news(0), 0)
    assert [" ".join(sentence.split()[:2]) for sentence in told] == [
        "You take",
        "Greedy takes",
        "Bob takes",
    ]


def test_to_a_spectator_everything_is_news(session: Session) -> None:
    session.answer(0, 0)
    assert session.news(None) == session.game.events(None)


def test_who_plays_alone_with_bots_is_spoken_to() -> None:
    session = session_of(start=0)
    assert session.tell(session.answer(0, 0), 0)[0].startswith("You take the ")


# Secrets of those who share a screen


def test_open_hands_are_no_secret() -> None:
    assert not have_secrets(session_of("me,me").game, [0, 1])


def test_hidden_hands_are_and_who_is_alone_has_nobody_to_hide_them_from() -> None:
    game = session_of("me,me", game="duals").game
    assert have_secrets(game, [0, 1])
    assert not have_secrets(game, [0])


WITHOUT_SCREENS = """
import pkgutil, sys
for name in ("rich", "typer"):
    sys.modules[name] = None
import emberhall.play
for module in pkgutil.iter_modules(emberhall.play.__path__, "emberhall.play."):
    __import__(module.name)
"""


def test_play_needs_no_screen_and_no_command_line() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_SCREENS], check=True)


# Hostile use


def test_a_spectator_cannot_answer(session: Session) -> None:
    with pytest.raises(NotAsked, match="a spectator is not asked anything"):
        session.answer(None, 0)  # type: ignore[arg-type]


def test_a_game_that_goes_on_is_not_put_away(tmp_path: Path, session: Session) -> None:
    store = FileStore(tmp_path)
    store.games.save(session)
    with pytest.raises(NotOver, match="the game is not over yet"):
        finish(session, store)
    assert store.games.unfinished() == [session.id]
    assert store.games.records() == []


@pytest.mark.parametrize("name", ["../evil", "/etc/passwd", "a.b", "a\\b", "a\0b", ""])
def test_a_games_name_leads_nowhere_else(tmp_path: Path, session: Session, name: str) -> None:
    store = FileStore(tmp_path)
    with pytest.raises(NotFound, match="a game's name is one plain word"):
        store.games.load(name)
    session.id = name
    with pytest.raises(NotFound, match="a game's name is one plain word"):
        store.games.save(session)
    assert not list(tmp_path.rglob("*.json"))


@pytest.mark.parametrize("name", ["You", "x" * 41])
def test_some_names_cannot_be_taken(name: str) -> None:
    with pytest.raises(BadSeats, match=r"choose another name|too long"):
        parse_seats(f"me={name},greedy")


@pytest.mark.parametrize("seats", ["2", 0, -1, 9, True])
def test_forms_are_for_seats_that_there_are(seats: object) -> None:
    with pytest.raises(BadSetting, match="is for 1 to 2 seats"):
        fields_of(title("duals"), seats)  # type: ignore[arg-type]
