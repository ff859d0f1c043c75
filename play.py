#!/usr/bin/env python3
"""One command for newcomers: sets Emberhall up beside this file, then plays.

    python3 play.py               opens the hall in your browser
    python3 play.py terminal      plays in the terminal
    python3 play.py sim ...       any other command of Emberhall
    python3 play.py check         formatting, lint, types, import directions
    python3 play.py test          all of that, and every test
    python3 play.py test --long   with more games under the laws, as CI does, and every page
    python3 play.py bench         speed, beside a peer measured in the same run
    python3 play.py bench hall    a thousand tables at once, beside a peer, too
    python3 play.py bench web     what pages weigh and moves cost in a browser, and Lighthouse
    python3 play.py compile       into build/compiled, where a C compiler is at hand

Needs nothing but Python 3.11 or newer: what else it takes is installed into `.venv`. A set-up that
was broken off starts over by itself. Tests need PostgreSQL, Node and Chromium besides, which
are fetched where they are not here; --without-postgres and --without-browser do without.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)
OFFLINE = (
    *("name resolution", "name or service not known", "nodename nor servname", "getaddrinfo"),
    *("failed to establish", "network is unreachable", "connection refused", "timed out"),
    *("max retries", "dns error", "error sending request", "failed to fetch"),
)
"""What pip and uv say where there is no way to the packages."""
FAR_BEHIND = 1 << 20
SIGNALLED = 128
"""As shells tell that a signal ended a command: this, and its number."""
WITHIN = {"terminal": ("terminal", "hall", "test"), "hall": ("hall", "test")}
"""What may have been installed so that this is there, too."""
OF_THE_HALL = ("serve", "admin")


def main(arguments: list[str]) -> int:
    if sys.version_info < OLDEST:
        print(f"play.py: Emberhall needs Python {OLDEST[0]}.{OLDEST[1]} or newer.", file=sys.stderr)
        return 2
    purpose = arguments[0] if arguments else ""
    if purpose in ("check", "test"):
        return set_up("test") or run(["scripts/everything.py", *arguments])
    if purpose == "compile":
        return set_up("compile") or run(["scripts/compile.py", *arguments[1:]])
    if arguments[:2] == ["bench", "hall"]:
        return set_up("hall") or run(["benchmarks/load.py", *arguments[2:]])
    if arguments[:2] == ["bench", "web"]:
        return set_up("test") or run(["benchmarks/web.py", *arguments[2:]])
    if purpose == "bench":
        return set_up("bench") or run(["benchmarks/engine.py", *arguments[1:]])
    words = told_to_emberhall(arguments)
    extra = "hall" if words and words[0] in OF_THE_HALL else "terminal"
    return set_up(extra) or run(["-m", "emberhall", *words])


def told_to_emberhall(arguments: list[str]) -> list[str]:
    if not arguments:
        return ["serve", "--open"]
    return arguments[1:] if arguments[0] == "terminal" else arguments


class CannotSetUp(Exception):
    """Something stands in the way of the installation; the message says what, and what to do."""


def set_up(extra: str) -> int:
    """Make the environment and install into it, unless that has been done."""
    if is_done(extra):
        return 0
    try:
        with only_here() as unfinished:
            if not is_done(extra):  # whoever was here before may have done it
                make(extra, unfinished)
    except (CannotSetUp, OSError) as problem:
        print(f"play.py: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nplay.py: stopped; the set-up starts over next time.", file=sys.stderr)
        raise
    return 0


def is_done(extra: str) -> bool:
    stamps = [VENV / f"installed-{whole}" for whole in WITHIN.get(extra, (extra,))]
    is_new = [stamp.is_file() and stamp.read_text() == fingerprint() for stamp in stamps]
    return PYTHON.exists() and any(is_new)


def make(extra: str, unfinished: IO[str]) -> None:
    """Set up, or set up anew what was broken off."""
    print(f"Setting Emberhall up ({extra}); this takes a minute, once.", file=sys.stderr)
    was_broken_off = unfinished.read() != ""
    mark(unfinished, "A set-up has begun and has not ended: .venv will be made anew.\n")
    if was_broken_off or not can_be_used():
        make_environment()
    told = install(extra, unfinished)
    mark(unfinished, "")
    if told:
        raise CannotSetUp(why_not(told))
    (VENV / f"installed-{extra}").write_text(fingerprint())


def mark(unfinished: IO[str], words: str) -> None:
    unfinished.seek(0)
    unfinished.truncate()
    unfinished.write(words)
    unfinished.flush()


def can_be_used() -> bool:
    """Whether there is an environment whose Python runs and can install."""
    if not PYTHON.exists():
        return False
    tried = ["-c", ""] if shutil.which("uv") else ["-m", "pip", "--version"]
    return subprocess.run([str(PYTHON), *tried], capture_output=True).returncode == 0


def make_environment() -> None:
    if find_spec("ensurepip") is None:
        raise CannotSetUp(
            "this Python comes without ensurepip, which is needed; on Debian and Ubuntu, "
            "type: sudo apt install python3-venv"
        )
    if VENV.exists():
        shutil.rmtree(VENV)
    try:
        venv.create(VENV, with_pip=True)
    except subprocess.CalledProcessError as error:
        told = (error.output or b"").decode(errors="replace").strip()
        raise CannotSetUp(f"{VENV} could not be made:\n{told}") from None


def install(extra: str, lock: IO[str]) -> str:
    """Install; gives what the installer said where it failed, else nothing.

    The installer shares the lock: it may outlive a process that was killed."""
    uv = shutil.which("uv")
    tool = [uv, "pip", "install", "--python", str(PYTHON)] if uv else pip_install()
    what = ["--constraint", "constraints.txt", "--editable", f".[{extra}]"]
    ran = subprocess.run(
        [*tool, "--quiet", *what],
        cwd=HERE,
        text=True,
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=() if os.name == "nt" else (lock.fileno(),),
    )
    return (ran.stdout.strip() or "the installer said nothing") if ran.returncode else ""


def pip_install() -> list[str]:
    return [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--retries", "1"]


def why_not(told: str) -> str:
    """One sentence where there is no way to the packages; else all that the installer said."""
    if any(sign in told.lower() for sign in OFFLINE):
        return (
            "what Emberhall needs could not be fetched: there seems to be no connection to the "
            "package index; go online and type the same again."
        )
    return f"the installation failed:\n{told}"


@contextmanager
def only_here() -> Iterator[IO[str]]:
    """Let one process set up at a time. The file also remembers a set-up that was broken off."""
    with open(HERE / ".venv-set-up", "a+", encoding="utf-8") as file:
        if not locked(file):
            print("Emberhall is being set up in another window; waiting.", file=sys.stderr)
            while not locked(file):
                time.sleep(0.2)
        file.seek(0)
        yield file


def locked(file: IO[str]) -> bool:
    """Take the file's lock, which ends with this process whatever happens; False if it is taken."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR_BEHIND)  # what is locked there cannot be read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def fingerprint() -> str:
    """Changes when something else must be installed. Whichever Python runs this file, the
    environment goes on with the one that it was made with."""
    parts = [(HERE / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    places = [str(place).encode() for place in (PYTHON.resolve(), HERE)]
    return hashlib.sha256(b"\0".join([*places, *parts])).hexdigest()


def run(arguments: list[str]) -> int:
    """The exit status. Ctrl-C reaches what runs, too, and that takes the time it needs to end."""
    where = HERE if is_ours(arguments) else None
    with subprocess.Popen([str(PYTHON), *arguments], cwd=where) as running:
        while True:
            try:
                status = running.wait()
            except KeyboardInterrupt:
                continue
            return status if status >= 0 else SIGNALLED - status


def is_ours(arguments: list[str]) -> bool:
    """Files named on Emberhall's own command line are the caller's, from where they stand."""
    return arguments[:2] != ["-m", "emberhall"]


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
