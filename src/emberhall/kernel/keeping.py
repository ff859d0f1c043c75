"""Parts of a view that whoever sends many of them may keep.

A title makes each part by a pure function of values that can be hashed, and hands both to `keep`:
the hall then makes and encodes a part once and finds it again ever after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Keep = Callable[..., Any]
"""Given a function and what it takes: what it makes of that, now or at another time."""


def make(part: Callable[..., Any], *given: Any) -> Any:
    """Keep nothing: every part is new, and belongs to whoever asked for it."""
    return part(*given)
