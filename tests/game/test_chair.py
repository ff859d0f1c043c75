"""A bot gets a chair, not the game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import emberhall
import emberhall.bots
from emberhall.bots import make_bot
from emberhall.game.registry import guest
from emberhall.kernel.table import Table
from game.fairs import fair, play_on
from kernel.hearth import HEARTH

BOTS = Path(emberhall.bots.__file__).parent


def test_a_chair_shows_the_seats_question_and_no_other() -> None:
    game = fair()
    mine, other = emberhall.Chair(game, 0), emberhall.Chair(game, 1)
    assert mine.question is not None
    assert game.question is not None
    assert mine.question.options.keys == game.question.options.keys
    assert other.question is None
    assert mine.view() == game.view(0)
    assert mine.prompt() == game.prompt(0)
    assert other.prompt() is None
    assert mine.title is game.title


def test_a_chair_does_not_count_what_others_were_asked() -> None:
    game = play_on(fair(), 7)
    assert game.question is not None
    assert game.question.number == 7
    chair = emberhall.Chair(game, game.question.seat)
    assert chair.question is not None
    assert chair.question.number == 0
    guess = chair.imagine(3).question
    assert guess is not None
    assert guess.number == 0


def test_a_chair_has_nothing_else_to_reach_for() -> None:
    public = {name for name in dir(emberhall.Chair(fair(), 0)) if not name.startswith("_")}
    assert public == {"imagine", "prompt", "question", "seat", "title", "view"}


def test_a_question_does_not_lead_to_the_table() -> None:
    game = fair()
    chair = emberhall.Chair(game, 0)
    assert chair.question is not None
    for thing in (chair.question, chair.question.options, chair.question.options[0]):
        for name in (name for name in dir(thing) if not name.startswith("_")):
            found = getattr(thing, name)
            assert not isinstance(found, Table | emberhall.Game), name
            assert getattr(found, "__self__", None) is not game, name


def test_no_bot_reaches_past_the_front_door() -> None:
    """No private name and nothing of the kernel or a title in any bot's source.

    Values may read the content, which lies on the table of a guess."""
    for path in BOTS.rglob("*.py"):
        closed = ("picks", "step") if path.parent.name == "values" else ("picks", "step", "content")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                is_private = node.attr.startswith("_") and node.attr != "__init__"
                assert not is_private, f"{path.name}: {node.attr}"
                assert node.attr not in closed, f"{path.name}: {node.attr}"
            if isinstance(node, ast.ImportFrom):
                module = node.module or ""
                assert not module.startswith(
                    ("emberhall.kernel", "emberhall.titles", "emberhall.game")
                )


@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_a_bot_chooses_by_what_its_seat_sees_alone(spec: str) -> None:
    """In two games that differ only in what the seat cannot see it does the same."""
    for answers in range(0, 40, 3):
        game = play_on(fair(), answers)
        assert game.question is not None
        seat = game.question.seat
        worlds = [game, game.imagine(seat, 5), game.imagine(seat, 6)]
        chosen = {make_bot(spec, 9).choose(emberhall.Chair(world, seat)) for world in worlds}
        assert len(chosen) == 1


@pytest.mark.usefixtures("hearth")
def test_a_title_without_an_evaluator_is_not_for_greedy() -> None:
    game = emberhall.new_game("hearth", seats=2, seed=1)
    with pytest.raises(emberhall.BadBot, match="nobody can evaluate Hearth"):
        make_bot("greedy", 1).choose(emberhall.Chair(game, 0))
    assert make_bot("random", 1).choose(emberhall.Chair(game, 0)) in (0, 1)


def test_a_guest_may_be_registered() -> None:
    with guest(HEARTH):
        emberhall.register(HEARTH)
        assert "hearth" in [title.name for title in emberhall.games()]
    assert "hearth" not in [title.name for title in emberhall.games()]
