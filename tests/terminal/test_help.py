"""Help: what can be typed, what every sign means, and how to play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall import Game
from emberhall.play.file_store import FileStore
from emberhall.terminal.commands import COMMANDS, QUIT
from emberhall.terminal.draw.board import board_of, draw_table
from emberhall.terminal.draw.legend import draw_legend
from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.how_to_play import heading, how_to_play, print_how_to_play
from emberhall.terminal.rules import show_rules
from emberhall.terminal.signs import ASCII, UNICODE, Signs
from emberhall.terminal.table.game_loop import ACTIONS, GameLoop
from emberhall.terminal.table.pages import keys_line
from emberhall.terminal.table.screen import Screen
from kernel.hearth import HEARTH
from sampling import Sampling
from terminal.at_table import console, play_plain, printed, session_at, typed

TITLES = [title.name for title in emberhall.games()]
ORDINARY = set(".,:;'!?()-&\"")
"""What stands in names and sentences and is no sign of its own."""
GAMES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "dragondraft": [(2, {}), (4, {}), (3, {"variant": "beginner"})],
    "duals": [(2, {}), (2, {"fancies": ("buddy", "steven"), "fountain": True}), (1, {})],
    "flamecraft": [(1, {}), (3, {"companions": True}), (5, {"enchantments": "golden"})],
    "flamefang": [(1, {"chapter": 1}), (3, {"chapter": 5}), (4, {"chapter": 8})],
}
SIZES = ((80, 24), (80, 40), (130, 50))


def moments(game: str, sampled: Sampling) -> Iterator[Game]:
    """Some moments of games played at random."""
    for seed, (seats, settings) in enumerate(GAMES[game]):
        played, chance = emberhall.new_game(game, seats=seats, seed=seed, **settings), Random(seed)

        def questions(
            played: Game = played, chance: Random = chance
        ) -> Iterator[emberhall.Question]:
            while (question := played.question) is not None:
                yield question
                played.answer(chance.randrange(len(question.options)))

        for _ in sampled(questions()):
            yield played


def scene_at(game: Game, signs: Signs, width: int, height: int) -> Scene:
    assert game.question is not None
    seat = game.question.seat
    return Scene(game.view(seat), game.names, signs, width, height, game.prompt(seat))


def drawn_signs(game: Game, signs: Signs) -> set[str]:
    """Every sign of a table that is neither letter nor figure."""
    blocks = [
        block
        for width, height in SIZES
        for block in draw_table(game.title.name, scene_at(game, signs, width, height)).blocks
    ]
    text = "".join(line.plain for block in blocks for line in block)
    return {sign for sign in text if not sign.isalnum() and not sign.isspace()} - ORDINARY


@pytest.mark.no_cover
@pytest.mark.parametrize("game", TITLES)
def test_every_sign_on_the_table_is_in_the_legend(game: str, sampled: Sampling) -> None:
    legend = board_of(game).legend
    fancy, plain = "".join(s.fancy for s in legend), "".join(s.plain for s in legend)
    seen = 0
    for moment in moments(game, sampled):
        assert drawn_signs(moment, UNICODE) <= set(fancy)
        assert drawn_signs(moment, ASCII) <= set(plain)
        seen += 1
    assert seen > 40


@pytest.mark.parametrize("game", TITLES)
def test_a_legend_says_each_thing_in_a_line(game: str) -> None:
    for signs in (UNICODE, ASCII):
        lines = draw_legend(board_of(game).legend, signs)
        assert all(line.cell_len <= 80 for line in lines)
        assert len({line.plain for line in lines}) == len(lines) > 5


@pytest.mark.parametrize("game", TITLES)
def test_an_ascii_legend_is_ascii(game: str) -> None:
    for line in draw_legend(board_of(game).legend, ASCII):
        assert line.plain.isascii()


def test_every_command_is_carried_out() -> None:
    assert {*ACTIONS, QUIT} == {*COMMANDS}


@pytest.mark.parametrize("game", TITLES)
def test_help_tells_keys_signs_and_how_to_play(tmp_path: Path, game: str) -> None:
    session = session_at(tmp_path, "me,greedy", game=game)
    while session.is_bots_turn:
        session.bot_turn()
    before = session.game.digest()
    said = play_plain(tmp_path, session, ["help"])
    typed_keys = said.partition("What you can type")[2].partition("Signs on the table")[0]
    assert max(map(len, typed_keys.splitlines())) <= 80
    for command in COMMANDS:
        assert f"{command.short:<18}{command.meaning}" in said
    for page in board_of(game).pages:
        assert (f"{page.short:<18}" in said) == (not page.is_solo)
    for sign in board_of(game).legend:
        assert f"{sign.fancy:<18}{sign.meaning}" in said
    assert heading(session.game.title) in said
    for line in how_to_play(session.game.title):
        assert line.plain in said
    assert session.game.digest() == before


def test_help_is_paged_on_a_drawn_table(tmp_path: Path) -> None:
    there = console(80, 24)
    session = session_at(tmp_path, settings=["start=0"])
    GameLoop(session, FileStore(tmp_path), Screen(there, typed(["help", "", "", "", "q"]))).play()
    told = printed(there)
    for words in ("What you can type", "the flag rope", "the largest audience wins"):
        assert words in told


def test_pages_for_who_plays_alone_are_told_to_them(tmp_path: Path) -> None:
    alone = session_at(tmp_path, "me", game="flamecraft")
    assert "g goals" in play_plain(tmp_path, alone, ["help"])


@pytest.mark.parametrize("game", TITLES)
def test_the_line_of_keys_names_the_help(game: str) -> None:
    for seats in emberhall.title(game).seat_counts:
        line = keys_line(emberhall.new_game(game, seats=seats, seed=1), 80)
        assert " help" in line
        assert len(line) <= 80


# How to play


@pytest.mark.parametrize("game", TITLES)
def test_how_to_play_is_a_page(game: str) -> None:
    there = console(80, 24)
    lines = [line for words in how_to_play(emberhall.title(game)) for line in wrapped(words, there)]
    assert 10 < len(lines) <= 21
    headings = [line.plain for line in lines if line.style == "amber"]
    assert headings[0] == "Goal"
    assert headings[1] in ("Your turn", "A round")
    assert headings[2] == "End"
    assert not any("*" in line.plain or "#" in line.plain for line in lines)


def test_a_title_may_come_without_such_a_page() -> None:
    assert HEARTH.how_to_play == ""
    assert how_to_play(HEARTH) == []
    there = console()
    print_how_to_play(there, HEARTH)
    assert printed(there) == ""


@pytest.mark.parametrize("game", TITLES)
def test_how_to_play_comes_after_the_overview_and_before_the_rules(game: str) -> None:
    there = console(80, 24)
    show_rules(there, game, in_pages=False)
    lines = printed(there).splitlines()
    title = emberhall.title(game)
    assert lines[0] == f"The rules of {title.full_name}"
    first, last = lines.index(heading(title)), lines.index(title.rules()[0].id)
    told = " ".join(lines[first:last])
    for words in how_to_play(title):
        assert words.plain in " ".join(told.split())


def test_who_looks_something_up_is_not_told_how_to_play() -> None:
    there = console()
    show_rules(there, "duals", ["potion"], in_pages=False)
    assert "How to play" not in printed(there)
