"""On a real terminal, from the outside."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path

PATIENCE = 20.0
COMMAND = [sys.executable, "-c", "from emberhall.cli import main; main()"]


def shown_at_prompt(terminal: int) -> str:
    """What the terminal shows until it waits for a line, or until nobody is there any more."""
    shown = b""
    while not shown.endswith(b"> ") and select.select([terminal], [], [], PATIENCE)[0]:
        try:
            shown += os.read(terminal, 4096)
        except OSError:
            break
    return shown.decode()


def test_a_person_is_shown_the_table_and_can_leave_and_come_back(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    home = {"EMBERHALL_HOME": str(tmp_path), "TERM": "xterm", "PYTHONIOENCODING": "utf-8"}
    player = subprocess.Popen(COMMAND, stdin=theirs, stdout=theirs, stderr=theirs, env=home)
    os.close(theirs)
    assert "Play Dragondraft" in shown_at_prompt(ours)
    for answer in ("1", "", "", "", ""):
        os.write(ours, f"{answer}\n".encode())
        shown_at_prompt(ours)
    os.write(ours, b"\n")
    table = shown_at_prompt(ours)
    assert "Which card do you recruit?" in table
    assert "\x1b[" in table
    os.write(ours, b"q\n")
    assert "Go on with Dragondraft" in shown_at_prompt(ours)
    os.write(ours, b"\x04")
    shown_at_prompt(ours)
    assert player.wait(timeout=PATIENCE) == 0
    os.close(ours)
    assert len(list((tmp_path / "games").iterdir())) == 1
