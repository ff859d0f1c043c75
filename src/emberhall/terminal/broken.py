"""What is broken, named in a sentence each."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from emberhall.play.set_aside import SetAside
from emberhall.terminal.shown import shown


def broken_sentence(aside: SetAside) -> str:
    """What cannot be read, why, and where it lies now."""
    told = shown(f"{aside.what} cannot be read ({aside.reason})")
    if not aside.place:
        return f"Left out: {told}."
    return f"Set aside as {shown(aside.place)}: {told}."


def report_broken(found: Iterable[SetAside]) -> None:
    """A line on the error stream for each, while the command goes on with the rest."""
    for aside in found:
        sys.stderr.write(f"emberhall: {broken_sentence(aside)}\n")
