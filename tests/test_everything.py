"""Every check and every test, in one command."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("everything", ROOT / "scripts" / "everything.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.delenv("CI", raising=False)
    return module


class Check:
    """A check that has been started, and says what it is."""

    def __init__(self, arguments: list[str], **_: object) -> None:
        self.tool = arguments[2]
        self.returncode = int(self.tool == "mypy")

    def communicate(self) -> tuple[str, None]:
        return f"this is {self.tool}\n", None


@pytest.fixture
def called(everything: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be run one after the other, if it were; of the checks, types fail."""
    called: list[list[str]] = []

    def call(arguments: list[str], **_: object) -> int:
        assert arguments[0] == sys.executable
        called.append(arguments[1:])
        return 0

    monkeypatch.setattr(everything.subprocess, "Popen", Check)
    monkeypatch.setattr(everything.subprocess, "call", call)
    return called


def steps_told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    told = capsys.readouterr().out.splitlines()
    return [line.removeprefix("== ") for line in told if line.startswith("== ")]


CHECKS = [
    *("formatting", "lint", "spelling", "types", "import directions"),
    "types in the browser",
]
TESTS = [
    *("tests of the rules", "games under the laws", "tests of the hall"),
    *("the table in a browser", "all other tests"),
]
ALL = ["tests/tools.py", "bring", "node", "chromium", "postgres"]


@pytest.mark.usefixtures("called")
def test_everything_is_run_even_after_something_has_failed(
    everything: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert everything.main("test", []) == 1
    assert steps_told(capsys) == ["what it takes", *CHECKS, *TESTS, "failed: types"]


def test_what_cannot_be_had_fails_and_all_else_is_run(
    everything: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def call(arguments: list[str], **_: object) -> int:
        return int(arguments[1:] == ALL)

    monkeypatch.setattr(everything.subprocess, "Popen", Check)
    monkeypatch.setattr(everything.subprocess, "call", call)
    assert everything.main("test", []) == 1
    assert steps_told(capsys)[-2:] == ["all other tests", "failed: what it takes, types"]


def test_checks_run_beside_each_other_and_are_told_apart(
    everything: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    speak = ["-c", "import sys; print('out'); print('err', file=sys.stderr)"]
    checks = everything.start_each({"one": speak, "two": ["-c", "raise SystemExit(3)"]})
    assert everything.tell_each(checks) == ["two"]
    told = capsys.readouterr().out.splitlines()
    assert sorted(told[1:3]) == ["err", "out"]
    assert (told[0], told[3]) == ("== one", "== two")


def test_a_check_alone_runs_no_tests_and_takes_no_server_and_no_browser(
    everything: ModuleType, called: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert everything.main("check", []) == 1
    assert called == [["tests/tools.py", "bring", "node"]]
    assert steps_told(capsys) == ["what it takes", *CHECKS, "failed: types"]


def test_whoever_has_no_postgresql_says_so(everything: ModuleType, called: list[list[str]]) -> None:
    everything.main("test", ["--without-postgres"])
    assert called[0] == [name for name in ALL if name != "postgres"]
    (hall,) = (arguments for arguments in called if "tests/hall" in arguments)
    assert "--without-postgres" in hall


def test_whoever_has_no_browser_says_so(
    everything: ModuleType, called: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    everything.main("test", ["--without-browser"])
    assert called[0] == ["tests/tools.py", "bring", "postgres"]
    left_out = {*CHECKS, *TESTS} - {*steps_told(capsys)}
    assert left_out == {"types in the browser", "the table in a browser"}


def steps_of(everything: ModuleType, compiles: bool, is_long: bool) -> dict[str, list[str]]:
    steps: dict[str, list[str]] = everything.tests_for(
        compiles=compiles, is_long=is_long, postgres=True, browser=True
    )
    return steps


def test_games_under_the_laws_are_many_where_they_are_compiled(everything: ModuleType) -> None:
    """And are played there only: what is left out before is played compiled."""
    plain = steps_of(everything, compiles=False, is_long=False)
    steps = steps_of(everything, compiles=True, is_long=False)
    assert not [name for name in plain if "--thorough" in plain[name]]
    assert [name for name in steps if "--thorough" in steps[name]] == [*everything.COMPILED]
    (compiled,) = everything.COMPILED.values()
    for name, arguments in plain.items():
        left_out = {word.removeprefix("--ignore=") for word in {*steps[name]} - {*arguments}}
        assert left_out <= {*compiled}


def test_a_long_run_looks_at_every_page(everything: ModuleType) -> None:
    """But not where coverage is measured, nor in the hall, whose long stories wait for whoever asks
    for them."""
    steps = steps_of(everything, compiles=True, is_long=True)
    thorough = [name for name in steps if "--thorough" in steps[name]]
    assert thorough == ["all other tests", *everything.COMPILED]


@pytest.mark.usefixtures("called")
def test_ci_compiles_and_tells_checks_last(
    everything: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They run beside the first tests, which gives an idle processor something to do."""
    everything.main("test", ["--long"])
    by_hand = steps_told(capsys)
    assert by_hand == ["what it takes", *TESTS, *everything.COMPILED, *CHECKS, "failed: types"]
    monkeypatch.setenv("CI", "true")
    everything.main("test", [])
    assert steps_told(capsys) == by_hand


def test_every_test_is_run_once(everything: ModuleType) -> None:
    """Some folders are named; all others are run, wherever they lie."""
    *named, others = steps_of(everything, compiles=False, is_long=False).values()
    folders = [word for step in named for word in step if word.startswith("tests/")]
    assert len({*folders}) == len(folders)
    assert all((ROOT / folder).is_dir() for folder in folders)
    assert {f"--ignore={folder}" for folder in folders} == {
        word for word in others if word.startswith("--ignore=")
    }
