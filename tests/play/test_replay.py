"""A game told again, moment by moment."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall import BrokenRecord, Game
from emberhall.play.replay import read_replay, replay_of
from emberhall.play.session_text import write_session
from seated import play_on, session_of
from titles.packs import variant


@pytest.fixture
def game() -> Game:
    game = session_of("me,me", start=0).game
    for _ in range(4):
        game.answer(1)
    return game


def test_records_saves_and_sessions_tell_the_same_story(game: Game) -> None:
    session = session_of("me=Ann,me=Bob", start=0)
    session.game = game
    for text in (game.record(), game.save(), write_session(session)):
        replay = read_replay(text)
        assert len(replay.moments) == 5
        assert replay.moments[-1].game.digest() == game.digest()
        assert replay.names == ("Player 1", "Player 2")


def test_every_moment_tells_what_came_of_an_answer(game: Game) -> None:
    replay = replay_of(game)
    assert replay.moments[0].sentences[0] == "Player 1 gets the sheep and begins."
    takers = [moment.sentences[0].split(" takes the ")[0] for moment in replay.moments[1:]]
    assert takers == ["Player 1", "Player 2"] * 2
    stood = [moment.game.digest() for moment in replay.moments]
    assert stood == [game.at(answers).digest() for answers in range(5)]


def test_a_story_tells_nobodys_secrets(hearth: None) -> None:
    session = session_of("me=Ann,me=Bo", seed=1, game="hearth")
    play_on(session)
    replay = replay_of(session.game)
    told = [sentence for moment in replay.moments for sentence in moment.sentences]
    assert told == session.tell(session.game.events(None), None)


def test_a_game_with_other_content_is_told_with_it(tmp_path: Path) -> None:
    title = emberhall.title("dragondraft")
    pack = variant(title, tmp_path, ("fair.toml", "rounds = 5", "rounds = 1"))
    game = emberhall.new_game("dragondraft", seats=2, seed=1, content=pack)
    while game.question is not None:
        game.answer(0)
    replay = read_replay(game.record())
    assert replay.moments[-1].game.digest() == game.digest()
    assert replay.moments[-1].game.view(None)["rounds"] == 1


@pytest.mark.parametrize("text", ["", "{}", "no json", "[]"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        read_replay(text)
