"""The rules for reading: an overview first, then all of them, a screen at a time."""

from __future__ import annotations

import json
import os
import pty
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import emberhall
from emberhall.cli import run
from emberhall.terminal.pager import leaf_through, pager

TITLES = [title.name for title in emberhall.games()]


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["rules", *arguments]) == 0
    return capsys.readouterr().out


# What is told


def test_without_a_game_all_are_listed_and_the_labels_explained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = told(capsys)
    for name in TITLES:
        assert f"  emberhall rules {name}  " in said
    for label, meaning in emberhall.LABELS.items():
        assert f"  {label}  {meaning}\n" in said


@pytest.mark.parametrize("name", TITLES)
def test_an_overview_comes_before_the_rules(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    said, rules = told(capsys, name), emberhall.rules(name)
    overview, _, page = said.partition(f"\nHow to play {emberhall.title(name).full_name}\n")
    assert page.index("Goal\n") < page.index(f"\n{rules[0].id}\n")
    assert overview.startswith(f"The rules of {emberhall.title(name).full_name}\n")
    assert f"  {len(rules)} rules in " in overview
    assert f"{rules[0].section} (" in overview
    assert f"  emberhall rules {name} WORDS  rules that mention all the words\n" in overview
    for label, meaning in emberhall.LABELS.items():
        assert f"  {label}  {meaning}\n" in overview
    assert "  ruling  The rulebook is silent, so we decided.\n" in overview
    assert len(overview.splitlines()) < 24 + 8


@pytest.mark.parametrize("name", TITLES)
def test_every_rule_follows_under_its_section(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = told(capsys, name).splitlines()
    place = 0
    for rule in emberhall.rules(name):
        place = lines.index(rule.id, place)
        assert rule.section in lines[:place]


def test_what_is_looked_for_comes_without_the_overview(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "duals", "fountain", "miniature")
    assert "The rules of" not in said
    assert said.startswith("contents.fountain-miniature\n")
    assert said.count("[Rulebook, ") > 1


def test_the_rule_of_a_card_says_where_its_parts_come_from(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = " ".join(told(capsys, "flamecraft/shop.fogo-de-char").split())
    assert "[Name and ability: rulebook; icon: found (GitHub edrache/design-skills)]" in said


def test_rules_can_be_read_by_programs(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(told(capsys, "duals", "board", "--json"))
    assert data["labels"]["rulebook"] == emberhall.LABELS["rulebook"]
    assert [rule["id"] for rule in data["rules"]] == [
        rule.id for rule in emberhall.rules("duals", "board")
    ]
    board = next(rule for rule in data["rules"] if rule["id"] == "ruling.board")
    assert board["is_ruling"]
    assert board["source"] == "Ruling; found (GitHub brunoborta/dragoncraft-versus)."


def test_without_a_game_programs_read_the_labels(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(told(capsys, "--json"))
    assert list(data["labels"]) == [*emberhall.LABELS, "ruling"]
    assert data["rules"] == []


# A screen at a time


def in_a_terminal(tmp_path: Path, *arguments: str, **environment: str) -> tuple[str, str]:
    """What a command shows in a terminal, and what it hands to a pager that keeps it."""
    kept = tmp_path / "paged"
    keeping = f"sh -c {shlex.quote(f'cat > {shlex.quote(str(kept))}')}"
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "emberhall", "rules", *arguments],
        stdin=theirs,
        stdout=theirs,
        env={**os.environ, "TERM": "xterm", "PAGER": keeping, **environment},
    )
    os.close(theirs)
    shown = b""
    while part := _read(ours):
        shown += part
    assert process.wait() == 0
    os.close(ours)
    return shown.decode(), kept.read_text(encoding="utf-8") if kept.exists() else ""


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other side is closed
        return b""


def test_in_a_terminal_rules_go_through_the_pager_in_colour(tmp_path: Path) -> None:
    shown, paged = in_a_terminal(tmp_path, "dragondraft")
    assert shown == ""
    assert "The rules of Dragondraft" in paged
    assert "\x1b[" in paged


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        (("dragondraft", "--no-pager"), {}),
        (("dragondraft",), {"TERM": "dumb"}),
        (("dragondraft",), {"PAGER": ""}),
        (("dragondraft",), {"PAGER": "no-such-pager"}),
        (("dragondraft",), {"PAGER": "less 'oops"}),
    ],
)
def test_without_a_pager_all_is_shown_at_once(
    tmp_path: Path, arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    shown, paged = in_a_terminal(tmp_path, *arguments, **environment)
    assert "The rules of Dragondraft" in shown
    assert paged == ""


def test_through_a_pipe_there_is_no_pager_and_no_colour(tmp_path: Path) -> None:
    kept = tmp_path / "paged"
    done = subprocess.run(
        [sys.executable, "-m", "emberhall", "rules", "dragondraft"],
        env={**os.environ, "PAGER": f"tee {kept}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("The rules of Dragondraft\n")
    assert "\x1b" not in done.stdout
    assert not kept.exists()


def test_a_pager_may_be_left_early() -> None:
    assert leaf_through("a line\n" * 100_000, ["true"])


def test_a_pager_that_is_not_there_is_told_apart() -> None:
    assert not leaf_through("a line\n", ["no-such-pager"])


def test_less_is_asked_for_colours_unless_somebody_has_set_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "asked"
    telling = ["sh", "-c", f"cat > /dev/null; echo $LESS > {kept}"]
    monkeypatch.delenv("LESS", raising=False)
    assert leaf_through("a line\n", telling)
    assert kept.read_text() == "FRX\n"
    monkeypatch.setenv("LESS", "-S")
    assert leaf_through("a line\n", telling)
    assert kept.read_text() == "-S\n"


def test_where_nobody_names_a_pager_one_is_taken_that_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PAGER", raising=False)
    monkeypatch.setattr("emberhall.terminal.pager.which", lambda name: name == "more")
    assert pager() == ["more"]
    monkeypatch.setattr("emberhall.terminal.pager.which", lambda name: None)
    assert pager() == []
