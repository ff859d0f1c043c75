"""Ids of what is stored, as they come back in addresses."""

from __future__ import annotations

import re

_SHAPE = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)


def is_id(text: str) -> bool:
    """Whether this could be an id of ours; there are texts that a database refuses to look for."""
    return _SHAPE.fullmatch(text) is not None
