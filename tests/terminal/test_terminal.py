"""On a real terminal, from the outside."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import termios
from pathlib import Path

from packages import COMMAND, PATIENCE, shown_at_prompt


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
