"""The menu: what to do, for somebody who typed nothing but `emberhall`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from rich.console import Console
from rich.text import Text

from emberhall import EmberhallError
from emberhall.play.file_store import FileStore
from emberhall.terminal.commands import LEAVE
from emberhall.terminal.keys import Keys
from emberhall.terminal.menu.dialog import Dialog, Left
from emberhall.terminal.menu.door import Action, refusal
from emberhall.terminal.menu.front import Front
from emberhall.terminal.streams import ReadLine
from emberhall.terminal.window.take_over import Leave

HELP = (
    "The arrow keys and Enter choose from a list; the number of an entry chooses it, too.",
    "Escape goes back, one page at a time, and what you have chosen is remembered. q leaves.",
    "",
    "At the table, every answer is saved: leave whenever you like, and go on from here. "
    "Type help there to see what else can be done.",
    "",
    "Everything here can also be typed: emberhall --help lists the commands.",
)
AFTER = "Enter: back to the menu; q: leave."


class Menu:
    def __init__(
        self,
        store: FileStore,
        console: Console,
        screen: Callable[[], AbstractContextManager[tuple[Keys, Leave]]],
        read: ReadLine,
    ) -> None:
        self.store = store
        self.console = console
        self.screen = screen
        """Takes the terminal over for as long as somebody chooses."""
        self.read = read
        self.named: set[str] = set()
        """What is broken or left out and has been told."""

    def run(self) -> None:
        """Let somebody choose and play until they leave."""
        notice = ""
        try:
            while True:
                action = self._chosen(notice)
                notice = self._carried_out(action)
        except Left:
            return

    def _chosen(self, notice: str) -> Action:
        with self.screen() as (keys, _):
            dialog = Dialog(self.console, keys, HELP)
            return Front(self.store, dialog, self.named).visit(notice)

    def _carried_out(self, action: Action) -> str:
        """Play; what could not be is told on the next page of the menu."""
        try:
            action()
        except EmberhallError as error:
            return refusal(error)
        self.console.print(Text(AFTER, "quiet"))
        line = self.read()
        if line is None or line.strip() in LEAVE:
            raise Left
        return ""
