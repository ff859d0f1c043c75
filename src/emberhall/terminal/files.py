"""Files of a player: read with a clear word, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from emberhall import EmberhallError


class NothingKept(EmberhallError):
    """There is no such file, or no game that could go on."""


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NothingKept(f"{path} is not a text file") from None
    except OSError as error:
        raise NothingKept(f"{path} cannot be read: {error.strerror}") from None


def write_text(path: Path, text: str) -> Path:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(scratch, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(scratch)
        raise
    return path
