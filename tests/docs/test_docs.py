"""What the documents say is true: their code runs, and their links lead somewhere."""

from __future__ import annotations

import importlib.util
import io
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import emberhall
from emberhall.cli import run

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, kind: str) -> list[str]:
    """The code of every block fenced with exactly this kind."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{re.escape(kind)}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


PYTHON = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(blocks(page, "python"))
]


@pytest.mark.parametrize("code", PYTHON)
def test_the_code_in_the_documents_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "a document", "exec"), {"__name__": "a_document"})
    assert capsys.readouterr().out


def commands() -> list[str]:
    """Every `$ emberhall ...` of the documents, once, in the order of the pages.

    As written, but for the number of games and workers: a test has not the whole evening."""
    told = "".join(code for page in PAGES for code in blocks(page, "console"))
    told = re.sub(r"--games \d+", "--games 1", re.sub(r" --workers \d+", "", told))
    return list(dict.fromkeys(re.findall(r"^\$ emberhall (.*)$", told, flags=re.MULTILINE)))


SIMULATIONS = [command for command in commands() if command.startswith("sim ")]
"""They take their time and keep nothing, so that each is a test; the others build on each other."""


@pytest.fixture
def works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[str], bool]:
    """Somebody types a command, and is told something."""
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path))

    def works(command: str) -> bool:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        return run(shlex.split(command)) == 0 and bool(capsys.readouterr().out)

    return works


@pytest.mark.parametrize("command", SIMULATIONS)
def test_the_simulations_in_the_documents_work(command: str, works: Callable[[str], bool]) -> None:
    assert works(command)


def test_the_other_commands_in_the_documents_work(works: Callable[[str], bool]) -> None:
    others = [command for command in commands() if command not in SIMULATIONS]
    assert len(others) >= 7
    for command in others:
        assert works(command), command


def test_the_title_in_the_documents_keeps_the_laws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ROOT / "docs" / "add-a-title.md"
    path = tmp_path / "torchlight.py"
    path.write_text("".join(blocks(page, "python title=torchlight")), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("torchlight", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "torchlight", module)
    spec.loader.exec_module(module)
    (check,) = blocks(page, "python check=torchlight")
    exec(compile(check, "add-a-title.md", "exec"), vars(module))
    assert "Checked(title='torchlight', modes=6" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)|src=\"([^\"]+)\"", page.read_text(encoding="utf-8"))
    for target in ("".join(link) for link in links):
        assert (page.parent / target).exists(), target


def test_the_makers_are_credited_and_nobody_claims_to_be_them() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "not affiliated" in readme
    for title in emberhall.games():
        assert title.credits in " ".join(readme.split())


def test_every_module_of_the_hall_is_in_the_list_of_its_parts() -> None:
    page = (ROOT / "docs" / "how-it-is-built.md").read_text(encoding="utf-8")
    told = page.partition("## The hall\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(\w+)/?`", told))
    hall = ROOT / "src" / "emberhall" / "hall"
    parts = {path.stem for path in hall.iterdir() if not path.name.startswith("__")}
    assert parts <= named, parts - named
