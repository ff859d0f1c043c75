"""A hint stands whole below the table, however small that is."""

from __future__ import annotations

import pytest

import emberhall
from emberhall.play.hint import advice
from emberhall.play.seating import parse_seats
from emberhall.play.session import new_session
from emberhall.terminal.table.game_loop import hint_words
from emberhall.terminal.table.pages import question_page
from sampling import Sampling
from terminal.at_table import console, print_page, printed
from terminal.test_help import moments


@pytest.mark.no_cover
@pytest.mark.parametrize("game", [title.name for title in emberhall.games()])
def test_a_hint_fits_below_the_table(game: str, sampled: Sampling) -> None:
    for moment in moments(game, sampled):
        question = moment.question
        assert question is not None
        hint = advice(moment, question)
        said = hint_words(hint)
        assert ".." not in said
        session = new_session(moment, parse_seats(",".join(["me"] * moment.seats)))
        there = console(80, 24)
        print_page(there, question_page(session, question.seat, there, said))
        lines = [line.rstrip() for line in printed(there).splitlines()]
        assert said in " ".join(lines)
        assert len(lines) <= 23
