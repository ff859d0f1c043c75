"""Texts from files that anybody may have put there."""

from __future__ import annotations

import os
from errno import EFBIG, EINVAL, EISDIR
from pathlib import Path
from stat import S_ISDIR, S_ISREG

MEGABYTE = 1 << 20
LARGEST = 16 * MEGABYTE
"""A long game with its content is a hundredth of it."""


def read_text(path: Path) -> str:
    """The text of a plain file of reasonable size, in UTF-8; raises `OSError` or `ValueError`.

    A pipe would make us wait for ever, and a device may have no end.
    """
    kind = path.stat().st_mode
    if S_ISDIR(kind):
        raise OSError(EISDIR, os.strerror(EISDIR))
    if not S_ISREG(kind):
        raise OSError(EINVAL, "it is not a plain file")
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise OSError(EFBIG, f"it is larger than {LARGEST // MEGABYTE} MB")
    return data.decode("utf-8-sig")
