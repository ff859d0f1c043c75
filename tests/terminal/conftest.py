"""What tests of the command line share."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from emberhall.cli import run

Command = Callable[..., str]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept while a test runs. Nothing is typed, and nothing has a colour."""
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    return tmp_path / "home"


@pytest.fixture
def command(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    """Runs a command with these lines on standard input; gives what it printed."""

    def command(*arguments: str, stdin: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = run(list(arguments))
        told = capsys.readouterr()
        assert (status, told.err) == (0, "")
        return told.out

    return command
