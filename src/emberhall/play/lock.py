"""Locks between processes. The system lets go of them when a process ends, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep

PAUSE = 0.02
"""Seconds until the next try, where it pays to wait."""


class Taken(Exception):
    """Somebody else has the lock."""


@contextmanager
def locked(path: Path, waiting: bool = False) -> Iterator[None]:
    """Have the lock of a file to oneself; raises `Taken`, or waits for a moment's work to end.

    Where no lock can be made, nothing can be written either: whoever wants to will be told then.
    """
    # beside the file, which is itself replaced each time it is written
    place = path.with_name(f".{path.name}.lock")
    handle = _obtained(place, waiting)
    try:
        yield
    finally:
        if handle is not None:
            _let_go(handle, place)


def _obtained(place: Path, waiting: bool) -> int | None:
    while True:
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None
        is_ours = try_lock(handle)
        if is_ours and _is_at(handle, place):
            return handle
        os.close(handle)
        if is_ours:
            continue  # whoever had it took the file away just now
        if not waiting:
            raise Taken
        sleep(PAUSE)


def _is_at(handle: int, place: Path) -> bool:
    with suppress(OSError):
        return os.path.samestat(os.fstat(handle), place.stat())
    return False


def _let_go(handle: int, place: Path) -> None:
    if sys.platform == "win32":
        os.close(handle)  # there, what is open cannot be deleted
        with suppress(OSError):
            place.unlink()
    else:
        with suppress(OSError):
            place.unlink()
        os.close(handle)


def try_lock(handle: int) -> bool:
    """Lock an open file until it is closed; False where somebody else has done so."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True  # a file system without locks, where nobody can have one
    return True
