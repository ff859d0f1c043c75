"""What a terminal sends becomes keys; whatever else it sends does no harm."""

from __future__ import annotations

import pytest

from emberhall.terminal.keys import (
    BACKSPACE,
    CLEAR_LINE,
    DELETE,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    F1,
    GONE,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    TAB,
    UP,
)
from emberhall.terminal.keys.codes import Decoder


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", [UP, DOWN, RIGHT, LEFT]),
        (b"\x1bOA\x1bOB\x1bOC\x1bOD", [UP, DOWN, RIGHT, LEFT]),
        (b"\x1b[H\x1b[F\x1b[1~\x1b[4~\x1b[7~\x1b[8~\x1bOH\x1bOF", [HOME, END] * 4),
        (b"\x1b[5~\x1b[6~\x1b[3~", [PAGE_UP, PAGE_DOWN, DELETE]),
        (b"\x1bOP\x1b[11~\x1b[[A", [F1] * 3),
        (b"\x1b[1;5A\x1b[5;2~", [UP, PAGE_UP]),
        (b"\r\n\t\x7f\x08\x15\x04", [ENTER, ENTER, TAB, BACKSPACE, BACKSPACE, CLEAR_LINE, GONE]),
        (b"a7?/ ", ["a", "7", "?", "/", " "]),
        ("é竜".encode(), ["é", "竜"]),
        (b"\x1bq", [ESCAPE, "q"]),
        (b"\x1b\x1b[A", [ESCAPE, UP]),
    ],
)
def test_a_key_is_told_by_what_the_terminal_sends(sent: bytes, keys: list[str]) -> None:
    assert Decoder().feed(sent) == keys
    one_by_one = Decoder()
    assert [key for byte in sent for key in one_by_one.feed(bytes([byte]))] == keys


@pytest.mark.parametrize(
    "sent",
    [
        b"\x1b[200~",  # a paste begins
        b"\x1b[201~",
        b"\x1b[I\x1b[O",  # the window is looked at, and no more
        b"\x1b[<0;12;3M",  # a mouse
        b"\x1b[M !!",  # an older mouse
        b"\x1b[24;80R",  # where the cursor is
        b"\x1b[?62;c",
        b"\x1b[[E",  # F5 on the console
        b"\x1bOx",
        b"\x00\x01\x02\x1f",
        "\x9b\u200b".encode(),
    ],
)
def test_what_is_no_key_of_ours_is_passed_over(sent: bytes) -> None:
    decoder = Decoder()
    assert decoder.feed(sent + b"x") == ["x"]
    assert not decoder.is_waiting


def test_an_escape_alone_is_a_key_once_nothing_follows() -> None:
    decoder = Decoder()
    assert decoder.feed(b"\x1b") == []
    assert decoder.is_waiting
    assert decoder.give_up() == [ESCAPE]
    assert not decoder.is_waiting


def test_a_sequence_that_breaks_off_is_no_key() -> None:
    decoder = Decoder()
    assert decoder.feed(b"\x1b[1;") == []
    assert decoder.give_up() == []
    assert decoder.feed(b"A") == ["A"]


def test_bytes_that_are_no_text_are_one_strange_sign_each() -> None:
    assert Decoder().feed(b"\xff1") == ["\N{REPLACEMENT CHARACTER}", "1"]
