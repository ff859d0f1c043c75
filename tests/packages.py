"""Small packages for tests, installed on a path of their own, and Emberhall run beside them."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterable
from pathlib import Path
from subprocess import CompletedProcess

COMMAND = [sys.executable, "-c", "from emberhall.cli import main; main()"]
PATIENCE = 20.0
AT_PROMPT = b"> \x1b[K\x1b[J\x1b[3G"
"""An empty line to type on, with the cursor on it."""
CODES = re.compile(r"\x1b\[[0-?]*[A-Za-z]")


def install(folder: Path, package: str, code: str, entry_points: str, version: str = "1.0") -> None:
    """What an installer leaves behind: a module, and what it names in entry points."""
    (folder / f"{package.replace('-', '_')}.py").write_text(code, encoding="utf-8")
    info = folder / f"{package.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(entry_points, encoding="utf-8")


def surroundings(folder: Path) -> dict[str, str]:
    """The environment of somebody who has installed those packages."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    home = {"EMBERHALL_HOME": str(folder / "home"), "PYTHONPATH": path}
    return {**os.environ, **home, "NO_COLOR": "1", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}


def emberhall(folder: Path, *arguments: str, typed: str = "") -> CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=surroundings(folder),
        timeout=60,
        check=False,
    )


def screens(folder: Path, arguments: Iterable[str], typed: Iterable[str]) -> list[str]:
    """What a terminal of 80 by 24 shows at the start and after each of these is typed."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {**surroundings(folder), "TERM": "xterm"}
    del env["COLUMNS"]
    command = [*COMMAND, *arguments]
    player = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    shown = [shown_at_prompt(ours)]
    for line in typed:
        os.write(ours, line.encode())
        shown.append(shown_at_prompt(ours))
    player.wait(timeout=PATIENCE)
    os.close(ours)
    return shown


def shown_at_prompt(terminal: int) -> str:
    """What a terminal shows until it waits for a key, or until nobody is there any more."""
    shown = b""
    while not shown.endswith(AT_PROMPT) and select.select([terminal], [], [], PATIENCE)[0]:
        try:
            shown += os.read(terminal, 4096)
        except OSError:
            break
    return CODES.sub("", shown.decode())
