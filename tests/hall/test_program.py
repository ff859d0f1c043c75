"""The hall's program as tests handle it, with a stand-in that tells where it is and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from hall.program import HallProgram

STAND_IN = """
import signal, socket, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background ignores it
assert sys.argv[1] == "serve"
flags = dict(zip(sys.argv[2::2], sys.argv[3::2]))
if "--broken" in flags:
    sys.exit(f"{flags['--broken']} is broken")
door = socket.create_server(("127.0.0.1", int(flags["--port"])))
print(f"Emberhall is open at http://127.0.0.1:{door.getsockname()[1]}/")
try:
    signal.pause()
except KeyboardInterrupt:
    print("Good night.")
"""


@pytest.fixture(autouse=True)
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "emberhall.py").write_text(STAND_IN)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))


def test_a_hall_that_was_killed_opens_again_where_it_was(tmp_path: Path) -> None:
    hall = HallProgram(tmp_path)
    url = hall.url
    assert url == f"http://127.0.0.1:{hall.port}"
    hall.killed_and_started_again()
    assert hall.url == url
    assert hall.stop() == 0
    assert hall.told() == f"Emberhall is open at {url}/\n" * 2 + "Good night.\n"
    killed, stopped = (run.process.returncode for run in hall.runs)
    assert killed != 0
    assert stopped == 0


def test_a_hall_that_ends_at_once_tells_why(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="the hall ended: the roof is broken"):
        HallProgram(tmp_path, "--broken", "the roof")


def test_two_halls_have_two_ports(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    ours, others = HallProgram(tmp_path), HallProgram(tmp_path / "other")
    assert ours.port != others.port
    assert (ours.stop(), others.stop()) == (0, 0)
