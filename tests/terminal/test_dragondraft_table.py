"""The table of Dragondraft: what cards are worth, and hands that are covered."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from emberhall.terminal.draw.board import board_of
from emberhall.terminal.draw.dragondraft.board import worths_on_board
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.signs import ASCII, UNICODE, Signs
from titles.dragondraft.story import ADRIAN, MAJA, NAMES, Story

ROWS = ("red yellow pair", "purple green", "blue", "helper red")
HANDS = ("2 red 1 purple 1 green", "3 yellow 1 pair")


def scene(
    seat: int | None = ADRIAN,
    width: int = 80,
    signs: Signs = UNICODE,
    rows: tuple[str, ...] = ROWS,
    **laid: Any,
) -> Scene:
    """Adrian is to recruit a card."""
    story = Story(**laid).given(rows=rows, hands=HANDS)
    game = story.game
    return Scene(game.view(seat), NAMES[:2], signs, width, 24, game.prompt(seat))


def lines(there: Scene) -> list[str]:
    drawing = board_of("dragondraft").draw(there)
    return [line.plain for block in drawing.blocks for line in block]


def row(there: Scene, number: int) -> str:
    """The cards of a row."""
    return next(line for line in lines(there) if line.startswith(f" {number} "))


def test_what_a_card_is_worth_stands_at_the_card() -> None:
    there = scene()
    assert row(there, 1).split() == ["1", "┋▲red+12", "●yel+1", "②", "pair", *"·······"]
    assert row(there, 2).split()[1:4] == ["┋", "◆pur+6", "♣grn+2"]
    assert row(there, 3).split()[1:4] == ["┋", "≈", "blu"], "one blue attracts nobody"
    assert row(there, 4).split()[1:5] == ["┋", "①", "gob", "▲red+12"]
    assert "┋ ▲ red +12" in row(scene(width=130), 1)
    assert "|^red+12" in row(scene(signs=ASCII), 1)


def test_worth_is_told_only_of_cards_that_can_be_taken_now() -> None:
    """To a bystander, and of cards out of reach, nothing is told."""
    assert "+" not in row(scene(MAJA), 1)
    assert "+" not in row(scene(None), 1)
    far = scene(rows=("red red red red red pair",))
    assert row(far, 1).count("red+12") == len(worths_on_board(far)) == 5


@pytest.mark.parametrize("width", [80, 100, 200])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    there = scene(
        width=width, rows=("red red red red red", "purple purple", "yellow yellow", "green green")
    )
    assert all(cell_len(line) <= width for line in lines(there))


@pytest.mark.parametrize("hands", ["open", "covered"])
def test_a_covered_hand_is_drawn_face_down_with_its_size(hands: str) -> None:
    own, other = lines(scene(hands=hands))[-3:-1]
    assert own.split()[4:8] == ["4/9", "2", "1", "·"]
    shown = ["4/9", *"????????"] if hands == "covered" else ["4/9", *"····3·1·"]
    assert other.split()[2:11] == shown


def test_an_empty_hand_needs_no_cover() -> None:
    story = Story(hands="covered").given(rows=ROWS)
    game = story.game
    there = Scene(game.view(ADRIAN), NAMES[:2], UNICODE, 80, 24, game.prompt(ADRIAN))
    assert "?" not in lines(there)[-2]
