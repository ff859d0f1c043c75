"""The hall as people start it, to be killed and started again."""

from __future__ import annotations

import signal
from contextlib import ExitStack
from pathlib import Path

from hall.opened import OpenedHall, opened
from hall.ports import lasting_port


class HallProgram:
    """The real program; when it is started again it has its port and its tables."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self.flags = flags
        self.port = lasting_port()
        self.url = ""
        """Without a stroke at its end."""
        self.runs: list[OpenedHall] = []
        self.start()

    def start(self) -> None:
        where = ("--port", str(self.port), "--data", str(self.data))
        with ExitStack() as ends_it:
            hall = ends_it.enter_context(opened("serve", *where, *self.flags, into=self.data))
            self.url = hall.comes_up().link.rstrip("/")
            self._ends_it = ends_it.pop_all()
        self.runs.append(hall)

    def stop(self) -> int:
        """As Ctrl-C does; the exit status."""
        with self._ends_it:
            return self.runs[-1].hears(signal.SIGINT)

    def kill(self) -> None:
        self._ends_it.close()

    def killed_and_started_again(self) -> None:
        """On the same port, with the same data."""
        self.kill()
        self.start()

    def told(self) -> str:
        """All that it has said, since it was first started."""
        return "".join(run.output() for run in self.runs)
