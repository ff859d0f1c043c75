"""A long run, with a bar on the error stream while somebody watches."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from emberhall.terminal.streams import open_console

T = TypeVar("T")
Progress = Callable[[int], None]


def with_progress(words: str, total: int, run: Callable[[Progress], T]) -> T:
    """What `run` gives, which reports how much of the total is done."""
    from rich.progress import Progress as Bar

    console = open_console(stderr=True)
    with Bar(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(words, total=total)
        return run(lambda done: bar.update(task, completed=done))


def print_table(console: Console, rows: list[tuple[str, ...]]) -> None:
    """Rows with headings first; every column but the first holds numbers."""
    table = Table(box=None, header_style="amber", pad_edge=False)
    for number, heading in enumerate(rows[0]):
        table.add_column(heading, justify="right" if number else "left", no_wrap=True)
    for row in rows[1:]:
        table.add_row(*row)
    console.print(table)
