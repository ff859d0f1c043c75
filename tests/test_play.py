"""The one command a newcomer types."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("play", ROOT / "play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Shell:
    """Stands in for `subprocess`: writes down what is called, and answers as it is told to."""

    CalledProcessError = subprocess.CalledProcessError
    PIPE, STDOUT = subprocess.PIPE, subprocess.STDOUT

    def __init__(self) -> None:
        self.called: list[list[str]] = []
        self.said = ""
        """What the installer says before it fails; nothing: it does not fail."""
        self.has_pip = True
        self.running = Running()

    def run(self, arguments: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if arguments[-1] == "--version":
            return subprocess.CompletedProcess(arguments, int(not self.has_pip))
        self.called.append(arguments)
        return subprocess.CompletedProcess(arguments, int(bool(self.said)), self.said)

    @contextmanager
    def Popen(self, arguments: list[str], cwd: Path | None) -> Iterator[Running]:  # noqa: N802
        self.called.append(arguments)
        yield self.running


class Running:
    """A program that has been started; Ctrl-C is pressed as often as it is told to be."""

    def __init__(self) -> None:
        self.status = 0
        self.interruptions = 0

    def wait(self) -> int:
        if self.interruptions:
            self.interruptions -= 1
            raise KeyboardInterrupt
        return self.status


class Maker:
    """Stands in for `venv`: an environment is a folder with a file in it."""

    def __init__(self) -> None:
        self.made = 0

    def create(self, folder: Path, with_pip: bool) -> None:
        assert with_pip
        assert not folder.exists(), "an environment is made from nothing"
        self.made += 1
        folder.mkdir()
        (folder / "python").write_text("")


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """play.py as if it lay in an empty checkout, where nothing is really made or run."""
    module = loaded()
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "python")
    monkeypatch.setattr(module, "subprocess", Shell())
    monkeypatch.setattr(module, "venv", Maker())
    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    return module


# Setting up


def test_the_first_start_installs_and_opens_the_hall_and_the_second_only_opens_it(
    play: ModuleType,
) -> None:
    hall = [str(play.PYTHON), "-m", "emberhall", "serve", "--open"]
    assert play.main([]) == 0
    install, opened = play.subprocess.called
    assert install[-4:] == ["--constraint", "constraints.txt", "--editable", ".[hall]"]
    assert opened == hall
    play.subprocess.called.clear()
    assert play.main([]) == 0
    assert play.subprocess.called == [hall]
    assert play.venv.made == 1


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["terminal"], []),
        (["terminal", "--version"], ["--version"]),
        (["games"], ["games"]),
        (["--version"], ["--version"]),
    ],
)
def test_the_terminal_takes_less_than_the_hall(
    play: ModuleType, typed: list[str], told: list[str]
) -> None:
    assert play.main(typed) == 0
    install, game = play.subprocess.called
    assert install[-1] == ".[terminal]"
    assert game == [str(play.PYTHON), "-m", "emberhall", *told]


@pytest.mark.parametrize("command", ["serve", "admin"])
def test_commands_of_the_hall_take_the_hall(play: ModuleType, command: str) -> None:
    assert play.main([command, "--help"]) == 0
    install, hall = play.subprocess.called
    assert install[-1] == ".[hall]"
    assert hall == [str(play.PYTHON), "-m", "emberhall", command, "--help"]


def test_what_came_with_something_larger_is_not_installed_again(play: ModuleType) -> None:
    play.set_up("test")
    play.subprocess.called.clear()
    for typed in ([], ["terminal"]):
        play.main(typed)
    assert len(play.subprocess.called) == 2, "only played"
    play.set_up("bench")
    assert play.subprocess.called[-1][-1] == ".[bench]"


def test_a_hall_that_is_told_to_close_has_the_time_for_it(play: ModuleType) -> None:
    play.subprocess.running.interruptions = 2
    assert play.main([]) == 0
    play.subprocess.running.status = 3
    assert play.main([]) == 3


def test_a_signal_that_ended_a_game_is_told_as_shells_do(play: ModuleType) -> None:
    play.subprocess.running.status = -2
    assert play.main(["terminal"]) == 130


def test_other_pins_are_installed_anew(play: ModuleType) -> None:
    play.main([])
    (play.HERE / "constraints.txt").write_text("rich==99")
    play.subprocess.called.clear()
    play.main([])
    assert len(play.subprocess.called) == 2
    assert play.venv.made == 1


def test_another_python_goes_on_with_the_environment_that_is_there(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    play.main([])
    play.subprocess.called.clear()
    monkeypatch.setattr(play.sys, "version", "3.99.0 (another one)")
    monkeypatch.setattr(play.sys, "version_info", (3, 99, 0))
    play.main([])
    assert play.subprocess.called == [[str(play.PYTHON), "-m", "emberhall", "serve", "--open"]]


def test_an_environment_whose_python_is_gone_is_made_anew(play: ModuleType) -> None:
    play.main([])
    play.PYTHON.unlink()
    play.PYTHON.symlink_to("nowhere")
    assert play.main([]) == 0
    assert play.venv.made == 2


def test_an_environment_that_cannot_install_is_made_anew(play: ModuleType) -> None:
    """As older versions left it when they were interrupted."""
    play.VENV.mkdir()
    play.PYTHON.write_text("")
    play.subprocess.has_pip = False
    assert play.main([]) == 0
    assert play.venv.made == 1


def test_an_installation_that_failed_is_told_and_tried_again(
    play: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    play.subprocess.said = "ERROR: rich 15 does not like this machine"
    assert play.main([]) == 2
    told = capsys.readouterr().err
    assert "play.py: the installation failed:\nERROR: rich 15 does not like this machine\n" in told
    assert not list(play.VENV.glob("installed-*"))
    play.subprocess.said = ""
    assert play.main([]) == 0
    assert play.venv.made == 1, "the environment was whole"


@pytest.mark.parametrize(
    "said",
    [
        "WARNING: Retrying ... NewConnectionError: [Errno -3] Temporary failure in name resolution",
        "error: Request failed after 3 retries\n  Caused by: dns error: failed to lookup address",
        "ERROR: Could not install packages due to an OSError: HTTPSConnectionPool: Max retries",
    ],
)
def test_without_a_network_one_sentence_says_what_to_do(
    play: ModuleType, capsys: pytest.CaptureFixture[str], said: str
) -> None:
    play.subprocess.said = said
    assert play.main([]) == 2
    _, told = capsys.readouterr().err.splitlines()
    assert told.startswith("play.py: what Emberhall needs could not be fetched: ")
    assert told.endswith("go online and type the same again.")


def test_a_python_without_ensurepip_is_told_what_to_install(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "find_spec", lambda name: None)
    assert play.main([]) == 2
    assert "sudo apt install python3-venv" in capsys.readouterr().err


def test_a_set_up_that_was_interrupted_starts_over(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(extra: str, lock: object) -> str:
        (play.VENV / "half").write_text("a file of a package, without the others")
        raise KeyboardInterrupt

    with monkeypatch.context() as here:
        here.setattr(play, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            play.main([])
    assert "the set-up starts over next time" in capsys.readouterr().err
    assert play.main([]) == 0
    assert play.venv.made == 2
    assert not (play.VENV / "half").exists()


def test_uv_is_used_where_it_is_at_hand(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.shutil, "which", lambda name: "/somewhere/uv")
    play.main([])
    assert play.subprocess.called[0][:3] == ["/somewhere/uv", "pip", "install"]


SLOW = """
import runpy, shutil, sys, venv
create = venv.create
venv.create = lambda folder, with_pip: create(folder)  # quick: pip is not needed
sys.argv = ["play.py", "--version"]
runpy.run_path("play.py", run_name="__main__")
"""
FAKE_UV = """#!/bin/sh
echo begun >> installations
read wait < gate
"""
FAKE_GAME = "print('played')"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout where play.py really makes an environment, and the installer waits at a gate."""
    for name in ("play.py", "pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text((ROOT / name).read_text())
    (tmp_path / "emberhall.py").write_text(FAKE_GAME)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "uv").write_text(FAKE_UV)
    (tmp_path / "bin" / "uv").chmod(0o755)
    os.mkfifo(tmp_path / "gate")
    return tmp_path


def begin(checkout: Path) -> subprocess.Popen[str]:
    path = f"{checkout / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return subprocess.Popen(
        [sys.executable, "-c", SLOW],
        cwd=checkout,
        env={**os.environ, "PATH": path},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def wait_for(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)


def installations(checkout: Path) -> int:
    told = checkout / "installations"
    return len(told.read_text().splitlines()) if told.exists() else 0


def open_gate(checkout: Path) -> None:
    (checkout / "gate").write_text("go\n")


@pytest.mark.skipif(os.name == "nt", reason="a gate is a named pipe")
def test_a_set_up_that_was_killed_starts_over(checkout: Path) -> None:
    first = begin(checkout)
    wait_for(lambda: installations(checkout) == 1)
    first.kill()
    first.communicate()
    half = checkout / ".venv" / "half"
    half.write_text("left by the first")
    second = begin(checkout)
    assert second.stderr is not None
    assert "another window; waiting" in second.stderr.readline()
    open_gate(checkout)  # for the installer of the first, which has outlived it
    wait_for(lambda: installations(checkout) == 2)
    open_gate(checkout)
    assert second.communicate(timeout=30)[0] == "played\n"
    assert not half.exists()


@pytest.mark.skipif(os.name == "nt", reason="a gate is a named pipe")
def test_two_first_starts_at_once_set_up_once(checkout: Path) -> None:
    first = begin(checkout)
    wait_for(lambda: installations(checkout) == 1)
    second = begin(checkout)
    assert second.stderr is not None
    assert "another window; waiting" in second.stderr.readline()
    open_gate(checkout)
    assert first.communicate(timeout=30)[0] == "played\n"
    assert second.communicate(timeout=30)[0] == "played\n"
    assert installations(checkout) == 1


# Everything else


@pytest.mark.parametrize(
    ("typed", "extra", "runs"),
    [
        (["check"], "test", ["scripts/everything.py", "check"]),
        (["test", "--long"], "test", ["scripts/everything.py", "test", "--long"]),
        (["compile", "-m", "pytest"], "compile", ["scripts/compile.py", "-m", "pytest"]),
        (["bench"], "bench", ["benchmarks/engine.py"]),
        (["bench", "web", "--json"], "test", ["benchmarks/web.py", "--json"]),
    ],
)
def test_developers_get_what_they_need(
    play: ModuleType, typed: list[str], extra: str, runs: list[str]
) -> None:
    assert play.main(typed) == 0
    install, ran = play.subprocess.called
    assert install[-1] == f".[{extra}]"
    assert ran == [str(play.PYTHON), *runs]
    assert (ROOT / runs[0]).is_file()


def test_an_old_python_is_told_so(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play.sys, "version_info", (3, 9, 0))
    assert play.main([]) == 2
    assert capsys.readouterr().err == "play.py: Emberhall needs Python 3.11 or newer.\n"
