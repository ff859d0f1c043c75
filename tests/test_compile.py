"""What is compiled, when, and what is said where nothing can be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest

from compiled import ROOT, compile_script


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as if it lay in a checkout with two modules; `built` collects what it compiles."""
    module, source = compile_script(), tmp_path / "src"
    for name in (
        "kernel/table.py",
        "kernel/words.py",
        "titles/duals/turn.py",
        "cli.py",
        "__init__.py",
    ):
        path = source / "emberhall" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"NAME = {name!r}\n")
    built: list[list[Path]] = []
    monkeypatch.setattr(module, "SOURCE", source)
    monkeypatch.setattr(module, "COMPILED", tmp_path / "build" / "compiled")
    monkeypatch.setattr(module, "WORK", tmp_path / "build" / "mypyc")
    monkeypatch.setattr(module, "build", built.append)
    vars(module)["built"] = built
    return module


def test_kernel_front_door_titles_and_evaluations_are_compiled() -> None:
    paths = {path.as_posix() for path in compile_script().modules(ROOT / "src")}
    titles = ("dragondraft", "duals", "flamecraft", "flamefang")
    assert {"emberhall/kernel/table.py", "emberhall/game/game.py"} <= paths
    for title in titles:
        assert {f"emberhall/titles/{title}/{name}.py" for name in ("table", "evaluate")} <= paths
    assert {Path(path).parts[1] for path in paths} == {"kernel", "game", "titles"}


def test_whatever_is_left_out_is_there() -> None:
    script = compile_script()
    there = [path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py")]
    for pattern, reason in script.LEFT_OUT.items():
        assert any(fnmatch(path, pattern) for path in there), pattern
        assert reason


def test_a_tree_is_compiled_once_until_it_changes(script: ModuleType) -> None:
    assert script.main([]) == 0
    wanted = [Path("emberhall/kernel/table.py"), Path("emberhall/titles/duals/turn.py")]
    assert script.built == [wanted]
    assert (script.COMPILED / "emberhall" / "cli.py").is_file()
    assert script.main([]) == 0
    assert len(script.built) == 1
    (script.SOURCE / "emberhall" / "cli.py").write_text("NAME = 'another'\n")
    assert script.main([]) == 0
    assert len(script.built) == 2
    assert "another" in (script.COMPILED / "emberhall" / "cli.py").read_text()


def test_python_runs_on_the_compiled_tree(
    script: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    told = (
        "import os; from emberhall.cli import NAME; print(NAME, os.environ['EMBERHALL_COMPILED'])"
    )
    assert script.main(["-c", told]) == 0
    assert capfd.readouterr().out == "cli.py 1\n"
    assert script.main(["-c", "raise SystemExit(3)"]) == 3


def test_without_a_compiler_it_says_so_in_a_sentence(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert script.main(["-m", "pytest"]) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("compile: there is no C compiler (")
    assert told.endswith("): Emberhall runs plain, as ever")
    assert not script.COMPILED.exists()


def test_who_asks_for_compiled_tests_never_gets_plain_ones() -> None:
    asked = {**os.environ, "EMBERHALL_COMPILED": "1", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "pytest", "--collect-only", "tests/test_compile.py"]
    done = subprocess.run(command, env=asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "emberhall.game.game, " in done.stdout + done.stderr
