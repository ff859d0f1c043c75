"""Files of a player: read with a clear word, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from emberhall.play.store import CannotWrite, NotFound


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotFound(f"{path} is not a text file") from None
    except OSError as error:
        raise NotFound(f"{path} cannot be read: {error.strerror}") from None


def write_text(path: Path, text: str) -> Path:
    """Write a file whole or not at all."""
    try:
        _write(path, text)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror}") from None
    return path


def write_new(path: Path, text: str) -> Path:
    """Write a file that was not there before."""
    if path.exists():
        raise CannotWrite(f"{path} cannot be written: a file of that name exists already")
    return write_text(path, text)


def latest_first(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.glob(pattern), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _write(path: Path, text: str) -> None:
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
