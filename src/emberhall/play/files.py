"""Files of a player: read with a clear word, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from errno import EFBIG
from itertools import count
from pathlib import Path

import emberhall
from emberhall.play.lock import try_lock
from emberhall.play.store import CannotSave, CannotWrite, NotFound, NotText

ABANDONED = 3600
"""Seconds after which nobody can still be writing a file that is not locked."""


def read_text(path: Path) -> str:
    try:
        return emberhall.read_text(path)
    except UnicodeDecodeError:
        raise NotText(f"{path} is not a text file") from None
    except OSError as error:
        kind = NotText if error.errno == EFBIG else NotFound
        raise kind(f"{path} cannot be read: {error.strerror}") from None


def write_text(path: Path, text: str) -> Path:
    """Write a file whole or not at all."""
    try:
        _write(path, text)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written: {error.strerror}") from None
    return path


def save_text(path: Path, text: str) -> Path:
    """The same, for a file of the store's own."""
    try:
        return write_text(path, text)
    except CannotWrite as error:
        raise CannotSave(str(error)) from None


def write_new(path: Path, text: str) -> Path:
    """Write a file that was not there before."""
    if path.exists():
        raise CannotWrite(f"{path} cannot be written: a file of that name exists already")
    return write_text(path, text)


def set_aside(path: Path) -> Path:
    """Move a broken file into the folder `broken` beside it, where nothing is ever replaced."""
    folder = path.parent / "broken"
    try:
        folder.mkdir(exist_ok=True)
        place = _free_place(folder, path)
        os.replace(path, place)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be moved into {folder}: {error.strerror}") from None
    return place


def _free_place(folder: Path, path: Path) -> Path:
    """A name that is taken from now on, by an empty file."""
    for number in count(1):
        place = folder / (path.name if number == 1 else f"{path.stem}-{number}{path.suffix}")
        with suppress(FileExistsError):
            place.touch(exist_ok=False)
            break
    return place


def delete(path: Path) -> None:
    """Delete a file, or say why it is still there."""
    try:
        path.unlink()
    except OSError as error:
        raise CannotWrite(f"{path} cannot be deleted: {error.strerror}") from None


def latest_first(folder: Path, pattern: str) -> list[Path]:
    files = (path for path in folder.glob(pattern) if path.is_file())
    return sorted(files, key=_written_at, reverse=True)


def _written_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0  # it has just been put away


def sweep(*folders: Path) -> None:
    """Delete files of ours that somebody began to write and never finished."""
    for folder in folders:
        for path in folder.glob(".*.part"):
            with suppress(OSError):
                if _is_abandoned(path):
                    path.unlink()


def _is_abandoned(path: Path) -> bool:
    """Whether nobody will finish a file; somebody may be writing it just now."""
    if time.time() - path.stat().st_mtime < ABANDONED:
        return False
    handle = os.open(path, os.O_RDWR)
    try:
        return try_lock(handle)
    finally:
        os.close(handle)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    try:
        try_lock(handle)  # for whoever looks for what was left behind
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(handle)  # or else a power cut could leave the new name with nothing in it
        os.replace(scratch, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(scratch)
        raise
