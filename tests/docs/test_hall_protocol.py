"""The page on the hall's protocol says what the hall says: its messages, codes and paths."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from emberhall.hall import wire
from emberhall.hall.app import create_app
from emberhall.hall.auth import limits
from emberhall.hall.auth.limits import RATES
from emberhall.hall.settings import Settings
from emberhall.hall.visit import MOST_LINES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "hall-protocol.md").read_text("utf-8")
TOLD = {
    kind.__struct_config__.tag: kind
    for kind in (
        *(wire.Table, wire.Update, wire.ChatLines, wire.Clocks),
        *(wire.Taken, wire.No, wire.Hint, wire.Pong),
    )
}
"""What a client is told, by type."""
OF_BROWSERS = {1006}
"""Codes that no hall sends: the line broke."""


def examples(kind: str) -> list[str]:
    blocks = re.findall(rf"^```json {kind}\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("line", examples("said"))
def test_what_a_client_says_is_understood(line: str) -> None:
    assert wire.decode_said(line)


@pytest.mark.parametrize("line", examples("told"))
def test_what_a_client_is_told_has_every_field_and_no_other(line: str) -> None:
    example = msgspec.json.decode(line)
    read = msgspec.json.decode(line, type=TOLD[example["type"]])
    assert msgspec.json.decode(wire.encode(read)) == example
    if isinstance(read, wire.Table):
        assert msgspec.to_builtins(msgspec.convert(example["table"], wire.TableNow)) == _tupled(
            example["table"]
        )
    if isinstance(read, wire.Update):
        assert all(msgspec.json.decode(told, type=wire.Told) for told in read.events)


def _tupled(table: dict[str, Any]) -> dict[str, Any]:
    return {**table, "settings": [tuple(each) for each in table["settings"]]}


def test_every_message_has_an_example() -> None:
    said = {type(wire.decode_said(line)) for line in examples("said")}
    assert said == set(get_args(wire.Said))
    assert {msgspec.json.decode(line)["type"] for line in examples("told")} == set(TOLD)


def test_every_code_of_a_refusal_is_told_and_no_other() -> None:
    table = PAGE.partition("### Refusals")[2].partition("###")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, flags=re.MULTILINE)
    told = {code for row in rows for code in re.findall(r"`([\w-]+)`", row)}
    assert told == _constants(str) - {""}


def test_every_close_code_is_told_and_no_other() -> None:
    table = PAGE.partition("### When the socket closes")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([\d, ]+) \|", table, flags=re.MULTILINE)
    told = {int(code) for row in rows for code in row.split(",")}
    assert told - OF_BROWSERS == {code for code in _constants(int) if 1000 <= code < 5000}


def _constants(kind: type) -> set[Any]:
    """Codes of the wire: its constants of this type, but for lengths and counts."""
    named = vars(wire).items()
    return {value for name, value in named if name.isupper() and type(value) is kind}


def test_every_path_is_told_and_no_other(tmp_path: Path) -> None:
    table = PAGE.partition("## REST")[2].partition("\n## ")[0]
    told = set(re.findall(r"`((?:GET|POST|DELETE) /[^`]*)`", table))
    app = create_app(Settings(data=tmp_path, database_url=f"sqlite:///{tmp_path}/hall.sqlite"))
    served = {f"{each.method} {each.path.replace(':int', '')}" for each in app.state.endpoints}
    assert told == served


def test_the_limits_are_those_that_are_kept() -> None:
    answer, chat, hint = (RATES[verb].holder for verb in ("answer", "chat", "hint"))
    assert (answer.size, answer.per_second) == (40, 10)
    assert (chat.size, chat.per_second) == (6, 0.5)
    assert (hint.size, hint.per_second) == (5, 0.2)
    assert MOST_LINES == 8
    assert f"and {limits.MOST_LINES} sockets and streams at one address" in PAGE
    assert f"{wire.LONGEST_MESSAGE:,} bytes" in PAGE
