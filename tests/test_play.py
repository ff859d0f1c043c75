"""The one command a newcomer types."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """play.py as if it lay in an empty checkout; `called` collects what it would run."""
    spec = importlib.util.spec_from_file_location("play", ROOT / "play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text(name)
    (tmp_path / ".venv").mkdir()
    calls: list[list[str]] = []

    def call(arguments: list[str], cwd: Path | None = None) -> int:
        calls.append(arguments)
        return 0

    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(module.subprocess, "call", call)
    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    vars(module)["called"] = calls
    return module


def test_the_first_start_installs_and_plays_and_the_second_only_plays(play: ModuleType) -> None:
    assert play.main([]) == 0
    install, game = play.called
    assert install[-4:] == ["--constraint", "constraints.txt", "--editable", ".[terminal]"]
    assert game == [sys.executable, "-m", "emberhall"]
    play.called.clear()
    assert play.main(["games"]) == 0
    assert play.called == [[sys.executable, "-m", "emberhall", "games"]]


def test_other_pins_are_installed_anew(play: ModuleType) -> None:
    play.main([])
    (play.HERE / "constraints.txt").write_text("rich==99")
    play.called.clear()
    play.main([])
    assert len(play.called) == 2


def test_a_failed_installation_is_tried_again(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play.subprocess, "call", lambda arguments, cwd=None: 1)
    assert play.main([]) == 2
    assert "play.py: the installation failed; see above." in capsys.readouterr().err
    assert not list(play.VENV.glob("installed-*"))


def test_uv_is_used_where_it_is_at_hand(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.shutil, "which", lambda name: "/somewhere/uv")
    play.main([])
    assert play.called[0][:3] == ["/somewhere/uv", "pip", "install"]


class Check:
    """A check that has been started, and says what it is."""

    def __init__(self, arguments: list[str], **_: object) -> None:
        self.tool = arguments[2]
        self.returncode = int(self.tool == "mypy")

    def communicate(self) -> tuple[str, None]:
        return f"this is {self.tool}\n", None


def test_every_check_and_test_is_run_even_after_one_has_failed(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play.set_up("test")
    play.called.clear()
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(play.subprocess, "Popen", Check)
    assert play.main(["test"]) == 1
    told = capsys.readouterr().out.splitlines()
    steps = [*play.CHECKS, *play.TESTS]
    assert [line for line in told if line.startswith("== ")] == [
        *(f"== {name}" for name in steps),
        "== failed: types",
    ]
    assert told[told.index("== types") + 1] == "this is mypy"
    assert [call[1:] for call in play.called] == list(play.TESTS.values())


def test_checks_run_beside_each_other_and_are_told_apart(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speak = ["-c", "import sys; print('out'); print('err', file=sys.stderr)"]
    monkeypatch.setattr(play, "CHECKS", {"one": speak, "two": ["-c", "raise SystemExit(3)"]})
    assert play.run_checks() == ["two"]
    told = capsys.readouterr().out.splitlines()
    assert sorted(told[1:3]) == ["err", "out"]
    assert (told[0], told[3]) == ("== one", "== two")


def test_a_check_alone_runs_no_tests(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play.tests_for("check", long=True) == {}


def test_ci_and_whoever_asks_is_thorough_and_compiles(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But not where coverage is measured, nor in games under the laws that are not compiled."""
    monkeypatch.delenv("CI", raising=False)
    assert play.tests_for("test", long=False) == play.TESTS
    steps = play.tests_for("test", long=True)
    assert [name for name in steps if "--thorough" in steps[name]] == [
        "all other tests",
        *play.COMPILED,
    ]
    (compiled,) = play.COMPILED.values()
    for name, arguments in play.TESTS.items():
        left_out = {word.removeprefix("--ignore=") for word in {*steps[name]} - {*arguments}}
        assert left_out - {"--thorough"} <= {*compiled}, "what is left out is played compiled"
    monkeypatch.setenv("CI", "true")
    assert play.tests_for("test", long=False) == steps


def test_every_test_is_run_once(play: ModuleType) -> None:
    """Tests of rules and laws are named; all others are run, wherever they lie."""
    rules, laws, others = play.TESTS.values()
    named = [*play.RULES, play.LAWS]
    assert all((ROOT / folder).is_dir() for folder in named)
    assert set(play.RULES) <= set(rules)
    assert play.LAWS in laws
    assert {f"--ignore={folder}" for folder in named} <= set(others)


def test_an_old_python_is_told_so(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 0))
    assert play.main([]) == 2
    assert capsys.readouterr().err == "play.py: Emberhall needs Python 3.11 or newer.\n"
