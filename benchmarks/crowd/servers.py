"""The servers that are measured, each a process of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import emberhall
from emberhall.hall.wire import encode

BENCHMARKS = Path(__file__).resolve().parent.parent
ROOT = BENCHMARKS.parent
PEER = BENCHMARKS / "boardgameio"
MODULES = Path(sys.prefix) / "boardgameio"
"""Where npm installs the peer."""
ANSWERS = 40
"""After which a game of Duals is in its middle."""
PATIENCE = 30.0
PROCESSES = Path("/proc")
"""Where Linux tells of processes; elsewhere, memory and processor time stay 0."""


class Server:
    """A process that says on its first line which port it listens on."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=BENCHMARKS,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        port = re.search(r":(\d+)", said)
        if port is None:
            self.end()
            raise ConnectionError(f"{command[0]} said {said!r} instead of where it listens")
        self.port = int(port[1])

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()

    @property
    def kilobytes(self) -> float:
        """Its memory, as far as that is in use."""
        pages = self._told("statm")[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1024 if pages else 0.0

    @property
    def worked(self) -> float:
        """Seconds of processor time that it has taken."""
        by_itself, by_system = self._told("stat")[13:15]
        spent = int(by_itself or 0) + int(by_system or 0)
        return spent / os.sysconf("SC_CLK_TCK") if spent else 0.0

    def _told(self, what: str) -> list[str]:
        file = PROCESSES / str(self.process.pid) / what
        return file.read_text().split() if file.exists() else [""] * 15


def hall(tree: Path, folder: Path) -> Server:
    """The hall of a source tree, with its database in this folder."""
    path = os.pathsep.join((str(tree), str(BENCHMARKS)))
    command = [sys.executable, "-m", "crowd.open_hall", str(folder)]
    return Server(command, {"PYTHONPATH": path, "CI": "true"})


def peer(folder: Path, in_files: bool) -> Server:
    """boardgame.io, which keeps its matches in memory or in files in this folder."""
    position = folder / "position.json"
    position.write_bytes(duals_position())
    kept = [folder / "matches"] if in_files else []
    command = ["node", *map(str, (PEER / "server.mjs", MODULES, position, *kept))]
    return Server(command, {"NODE_ENV": "production"})


def duals_position() -> bytes:
    """A game of Duals in its middle, as it is seen, but with both hands."""
    game, luck = emberhall.new_game("duals", seats=2, seed=3), Random(1)
    for _ in range(ANSWERS):
        game.answer(luck.randrange(game.choices))
    view, other = game.view(0), game.view(1)
    view["seats"][1] = other["seats"][1]
    return encode(view)


def why_no_peer() -> str:
    """Install boardgame.io where that is not done; else why that cannot be, in a sentence."""
    if not shutil.which("node") or not shutil.which("npm"):
        return "boardgame.io is not measured: install Node.js with npm, and it will be."
    wanted = (PEER / "package.json").read_text()
    stamp = MODULES / "installed.json"
    if stamp.is_file() and stamp.read_text() == wanted:
        return ""
    shutil.rmtree(MODULES, ignore_errors=True)
    MODULES.mkdir(parents=True)
    (MODULES / "package.json").write_text(wanted)
    install = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(install, cwd=MODULES, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["npm did not say why"])[-1]
        return f"boardgame.io is not measured, as npm could not install it: {last}"
    stamp.write_text(wanted)
    return ""


def crowd(where: str, port: int, tables: int) -> subprocess.Popen[str]:
    """The load, in a process of its own."""
    command = [sys.executable, "-m", "crowd.load", where, str(port), str(tables)]
    return subprocess.Popen(
        command,
        cwd=BENCHMARKS,
        env={**os.environ, "PYTHONPATH": str(BENCHMARKS)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def told(process: subprocess.Popen[str], what: str, **how: float) -> dict[str, float]:
    """What a crowd found when it did what it was told."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps([what, how]) + "\n")
    process.stdin.flush()
    line = process.stdout.readline()
    if not line:
        raise ConnectionError("the crowd has gone: see what it said above")
    return json.loads(line) or {}
