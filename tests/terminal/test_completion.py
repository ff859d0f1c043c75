"""The Tab key, as shells ask for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from emberhall.cli import run
from emberhall.play.campaigns import begin
from emberhall.play.file_store import FileStore
from emberhall.terminal.command_line.completion import SHELLS
from seated import session_of

ASK = """
eval "$(emberhall completion bash)"
compopt() { NO_SPACE=yes; }
while read -r line; do
    line=${line%|}
    COMP_LINE=$line COMP_POINT=${#line} COMPREPLY=() NO_SPACE=no
    _emberhall_completion emberhall
    echo "$line|$NO_SPACE|${COMPREPLY[*]}"
done
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path / "home"))
    folder = tmp_path / "bin"
    folder.mkdir()
    command = folder / "emberhall"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m emberhall "$@"\n')
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=":")
    return tmp_path / "home"


def completed(*lines: str) -> dict[str, tuple[str, str]]:
    """What bash offers after each line, and whether a space follows."""
    asked = "".join(f"{line}|\n" for line in lines)  # the bar keeps spaces at the end
    ran = subprocess.run(["bash", "-c", ASK], input=asked, capture_output=True, text=True)
    assert ran.stderr == ""
    told = (line.split("|") for line in ran.stdout.splitlines())
    return {line: (offered, no_space) for line, no_space, offered in told}


def test_bash_completes_what_can_be_typed(home: Path) -> None:
    store = FileStore(home)
    begin(store.campaigns, "embers", "flamefang", ["me", "random"], {})
    begin(store.campaigns, "my embers", "flamefang", ["me", "random"], {})
    saved = str(store.games.save(session_of()))
    expected = {
        "emberhall ach": "achievements",
        "emberhall play d": "dragondraft duals",
        "emberhall learn d": "dragondraft duals",
        "emberhall rules flamec": "flamecraft",
        "emberhall play dragondraft --set v": "variant=",
        "emberhall play dragondraft --set variant=b": "beginner",
        "emberhall campaign new x --set hands=": "open hidden",
        "emberhall play duals --seats me,gr": "me,greedy",
        r"emberhall campaign play my\ e": r"my\ embers",
        "emberhall resume ": saved,
        "emberhall play nothing-like-it": "",
    }
    told = completed(*expected)
    assert {line: offered for line, (offered, _) in told.items()} == expected
    without = [line for line, (_, no_space) in told.items() if no_space == "yes"]
    assert without == ["emberhall play dragondraft --set v"], "a value follows"


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_a_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", shell]) == 0
    told = capsys.readouterr().out
    assert f"_EMBERHALL_COMPLETE=complete_{shell}" in told


@pytest.mark.parametrize(
    ("shell", "typed", "offered"),
    [
        ("zsh", "emberhall play du", """_arguments '*: :(("duals"))'\n"""),
        ("fish", "emberhall play du", "duals\n"),
    ],
)
def test_other_shells_are_answered_as_they_ask(
    home: Path, shell: str, typed: str, offered: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_EMBERHALL_COMPLETE", f"complete_{shell}")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", typed)
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    ran = subprocess.run(["emberhall"], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == (offered, "")


def test_a_shell_that_is_not_known_is_told_which_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", "tcsh"]) == 2
    assert "'tcsh' is not one of bash, zsh, fish" in capsys.readouterr().err


def test_help_tells_how_to_set_it_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", "--help"]) == 0
    assert 'eval "$(emberhall completion bash)"' in capsys.readouterr().out


def test_nobody_waits_for_what_only_the_tab_key_needs() -> None:
    module = "emberhall.terminal.command_line.completion"
    asked = f"import sys, emberhall.cli; print({module!r} in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True)
    assert ran.stdout == "False\n"
