"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from emberhall import Chair


class Bot(Protocol):
    """Chooses among the options of a question put to its seat."""

    def choose(self, chair: Chair) -> int:
        """The index of the option taken. The chair's question is open and put to its seat."""
        ...
