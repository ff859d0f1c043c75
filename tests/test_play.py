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


def test_every_check_is_run_even_after_one_has_failed(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play.set_up("test")
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(
        play.subprocess, "call", lambda arguments, cwd=None: int("mypy" in arguments)
    )
    assert play.main(["test"]) == 1
    told = capsys.readouterr().out.splitlines()
    steps = play.steps_for("test", long=False)
    assert told == [*(f"== {name}" for name in steps), "== failed: types"]


def test_long_games_are_for_ci_and_whoever_asks(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert not set(play.LONG_TESTS) & set(play.steps_for("test", long=False))
    assert set(play.LONG_TESTS) <= set(play.steps_for("test", long=True))
    for folder in play.PLAYING:  # once is enough
        assert f"--ignore={folder}" in play.steps_for("test", long=True)["tests"]
        assert f"--ignore={folder}" not in play.steps_for("test", long=False)["tests"]
    assert play.steps_for("check", long=True) == play.CHECKS
    monkeypatch.setenv("CI", "true")
    assert set(play.LONG_TESTS) <= set(play.steps_for("test", long=False))


def test_an_old_python_is_told_so(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 0))
    assert play.main([]) == 2
    assert capsys.readouterr().err == "play.py: Emberhall needs Python 3.11 or newer.\n"
