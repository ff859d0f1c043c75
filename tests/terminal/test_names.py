"""Names on a table are cut where they must be, and still told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall.terminal.draw.names import told_apart
from terminal.at_table import drawn, session_at


@pytest.mark.parametrize(
    ("names", "width", "told"),
    [
        (["You", "Greedy", "Greedy 2"], 8, ["You", "Greedy", "Greedy 2"]),
        (["You", "Greedy", "Greedy 2"], 4, ["You", "Gree", "Gre2"]),
        (["Player 1", "Player 2"], 4, ["Pla1", "Pla2"]),
        (["Bartholomew the Great", "Bartholomew the Small"], 10, ["Bartholom1", "Bartholom2"]),
        (["Ann", "Anna"], 4, ["Ann", "Anna"]),
        (["山田太郎", "山田花子"], 5, ["山田1", "山田2"]),
        (["2026", "2027"], 3, ["201", "202"]),
    ],
)
def test_no_two_names_look_the_same(names: list[str], width: int, told: list[str]) -> None:
    assert told_apart(names, width) == told


@pytest.mark.parametrize(
    ("game", "seats", "columns"),
    [
        ("dragondraft", "me,greedy,greedy", slice(0, 18)),
        ("duals", "greedy,greedy", slice(40, 80)),
        ("flamecraft", "me,greedy,greedy", slice(0, 13)),
        ("flamefang", "me,greedy,greedy", slice(0, 14)),
    ],
)
def test_two_bots_are_told_apart_on_every_table(
    tmp_path: Path, game: str, seats: str, columns: slice
) -> None:
    session = session_at(tmp_path, seats, game=game)
    for _ in range(30):
        rows = [line[columns] for line in drawn(session)]
        assert any("Greedy 2" in row for row in rows)
        assert any("Greedy " in row and "Greedy 2" not in row for row in rows)
        session.game.answer(0)


def test_two_bots_in_one_shop_are_two(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,greedy,greedy", game="flamecraft")
    game = session.game
    while (question := game.question) is not None:
        shops = game.view(None)["town"]
        if any({1, 2} <= {*shop["visitors"]} for shop in shops):
            break
        there = {shop["id"] for shop in shops if {*shop["visitors"]} & {1, 2}}
        prompt = game.prompt(question.seat)
        assert prompt is not None
        with_bots = [
            index
            for index, option in enumerate(prompt["options"])
            if question.seat and there & {*option["targets"]}
        ]
        game.answer(with_bots[0] if with_bots else 0)
    text = "\n".join(drawn(session))
    assert "@Gree " in text or "@Greedy " in text
    assert "@Gre2" in text or "@Greedy 2" in text
