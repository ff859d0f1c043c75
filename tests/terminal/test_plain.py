"""The table in plain lines: everything on it can be heard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.terminal.commands import COMMANDS
from emberhall.terminal.draw.board import pages_of
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.signs import ASCII
from terminal.at_table import play_plain, session_at

TITLES = [title.name for title in emberhall.games()]
SPOKEN = ("hand", "table", "scores")


@pytest.mark.parametrize("game", TITLES)
def test_the_welcome_names_everything_that_can_be_typed(tmp_path: Path, game: str) -> None:
    session = session_at(tmp_path, "me,greedy", game=game)
    said = play_plain(tmp_path, session, [])
    (pages,) = [line for line in said.splitlines() if line.startswith("To hear how things stand")]
    for name in (*SPOKEN, *(page.name for page in pages_of(game) if not page.is_solo)):
        assert name in pages
    (commands,) = [line for line in said.splitlines() if line.startswith("Commands: ")]
    assert commands == f"Commands: {', '.join(command.name for command in COMMANDS)}."
    for name in ("help", "why", "undo", "hint", "log", "save", "quit", "offers"):
        assert name in commands


def test_the_welcome_leaves_out_what_no_earlier_game_has_brought(tmp_path: Path) -> None:
    said = play_plain(tmp_path, session_at(tmp_path, "me,me", game="flamefang"), [])
    options = "chapter 1, dragons chosen, hands open, difficulty normal, leader random"
    assert f"Flame & Fang ({options}): " in said


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("name", SPOKEN)
def test_hand_table_and_scores_can_be_told_at_every_question(
    tmp_path: Path, game: str, name: str
) -> None:
    session = session_at(tmp_path, "me=Ann,me=Bo", game=game)
    (page,) = [page for page in pages_of(game) if page.name == name]
    play = session.game
    for number in range(120):
        if play.question is None:
            break
        if number % 7 == 0:
            for seat in (play.question.seat, None):
                scene = Scene(play.view(seat), session.names, ASCII, 80, prompt=play.prompt(seat))
                lines = [line.plain for line in page.draw(scene)]
                assert lines
                assert not any("{" in line or "None" in line for line in lines)
        play.answer(play.choices - 1)


def told(tmp_path: Path, game: str, name: str, **options: Any) -> list[str]:
    """What a page says at the first question."""
    session = session_at(tmp_path, options.pop("seats", "me,greedy"), game=game, **options)
    while session.is_bots_turn:
        session.bot_turn()
    before = session.game.digest()
    said = play_plain(tmp_path, session, [name])
    assert session.game.digest() == before
    lines = said.splitlines()
    (page,) = [page for page in pages_of(game) if page.name == name]
    return lines[lines.index(page.heading) + 1 : -1]


def test_dragondraft_in_words(tmp_path: Path) -> None:
    assert told(tmp_path, "dragondraft", "hand", settings=["start=0"]) == [
        "You have 0 of 9 cards.",
        "You have room for 9 more.",
    ]
    table = told(tmp_path, "dragondraft", "table", settings=["start=0"])
    assert table[0].startswith("Row 1, from the rope: 1 goblin pair; 2 yellow for 1 thistle; ")
    assert "You: 0 of 9 cards." in table
    scores = told(tmp_path, "dragondraft", "scores", settings=["start=0"])
    assert scores[0] == "Round 1 of 5."
    assert scores[1] == "You: 0 spectators; tonight's show would attract 0 more."


def test_duals_in_words(tmp_path: Path) -> None:
    hand = told(tmp_path, "duals", "hand")
    assert hand[0] == "Hedgerow Stall: line of plant, plant, plant, for 3 reputation."
    assert hand[-1] == "You have 3 coins."
    assert told(tmp_path, "duals", "scores")[0] == "You: 3 reputation (3 for coins)."
    assert any(line.startswith("empty: ") for line in told(tmp_path, "duals", "table"))


def test_flamecraft_in_words(tmp_path: Path) -> None:
    hand = told(tmp_path, "flamecraft", "hand")
    assert "Goods: none." in hand
    assert sum(line.startswith("Fancy dragon ") for line in hand) == 2
    table = told(tmp_path, "flamecraft", "table")
    assert "The Park" in table
    assert any(line.startswith("Enchantments in the row") for line in table)
    scores = told(tmp_path, "flamecraft", "scores")
    assert scores[0] == "You: 0 reputation, 2 fancy dragons not scored yet."


def test_flame_and_fang_in_words(tmp_path: Path) -> None:
    assert told(tmp_path, "flamefang", "hand", settings=["dragons=chosen"]) == [
        "You have no cards yet."
    ]
    scores = told(tmp_path, "flamefang", "scores")
    assert scores[0] == "You win or lose together. Page 1, Empty Bellies."
    assert scores[1].startswith("Goal: hand in ")
    assert any(
        line.startswith("Cave (stone), beside ") for line in told(tmp_path, "flamefang", "table")
    )


def test_a_title_without_words_of_its_own_is_told_as_its_view_is(
    tmp_path: Path, hearth: None
) -> None:
    for name in SPOKEN:
        assert told(tmp_path, "hearth", name, seats="me,random", seed=1)


def test_offers_tell_the_question_once_more(tmp_path: Path) -> None:
    session = session_at(tmp_path, settings=["start=0"])
    said = play_plain(tmp_path, session, ["offers"])
    _, question, again = said.rpartition("Which card do you recruit?\n")
    assert question
    assert again.startswith("- 1: Take the goblin pair\n- 2: Take the yellow strongman and 1 ")
    assert session.answers == 0


def test_a_line_of_words_may_begin_with_a_stroke_here_too(tmp_path: Path) -> None:
    session = session_at(tmp_path, settings=["start=0"])
    play_plain(tmp_path, session, ["/take 1-2"])
    assert session.game.answers()[0].key == "take 1-2"
