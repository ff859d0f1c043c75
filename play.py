#!/usr/bin/env python3
"""One command for newcomers: sets Emberhall up beside this file, then plays.

    python3 play.py               play
    python3 play.py sim ...       any other command of Emberhall
    python3 play.py check         formatting, lint, types, import directions
    python3 play.py test          all of that, and every test
    python3 play.py test --long   with more games under the laws and every page, as CI does
    python3 play.py bench         speed, beside a peer measured in the same run
    python3 play.py compile       into build/compiled, where a C compiler is at hand

Needs nothing but Python 3.11 or newer: what else it takes is installed into `.venv`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)

CHECKS = {
    "formatting": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "spelling": ["-m", "codespell_lib", "."],
    "types": ["-m", "mypy"],
    "import directions": ["-c", "from importlinter.cli import lint_imports_command as c; c()"],
}
PYTEST = ["-m", "pytest", "-n", "auto", "--dist", "worksteal"]
RULES = ["tests/kernel", "tests/game", "tests/titles"]
"""The tests that must reach (nearly) every branch of kernel, front door and titles; coverage makes
tests slow, so that all others go without."""
LAWS = "tests/contract"
BY_THE_LAWS = f"{LAWS}/test_contract.py"
BOTS = "tests/bots"
TESTS = {
    "tests of the rules": [*PYTEST, "--cov", "--cov-report=term", *RULES],
    "games under the laws": [*PYTEST, LAWS],
    "all other tests": [*PYTEST, *(f"--ignore={folder}" for folder in (*RULES, LAWS))],
}
COMPILED = {
    "golden playthroughs, bots and many games under the laws, compiled": [
        *("scripts/compile.py", *PYTEST, "--thorough"),
        *("tests/golden", BOTS, BY_THE_LAWS),
    ],
}
"""For CI, and whoever has the time and a C compiler; compiled, games take half the time."""


def main(arguments: list[str]) -> int:
    if sys.version_info < OLDEST:
        print(f"play.py: Emberhall needs Python {OLDEST[0]}.{OLDEST[1]} or newer.", file=sys.stderr)
        return 2
    purpose = arguments[0] if arguments else ""
    if purpose in ("check", "test"):
        return set_up("test") or run_all(tests_for(purpose, "--long" in arguments))
    if purpose == "compile":
        return set_up("compile") or run(["scripts/compile.py", *arguments[1:]])
    if purpose == "bench":
        return set_up("bench") or run(["benchmarks/engine.py", *arguments[1:]])
    return set_up("terminal") or run(["-m", "emberhall", *arguments])


def set_up(extra: str) -> int:
    """Make the environment and install into it, unless that has been done."""
    stamp = VENV / f"installed-{extra}"
    wanted = fingerprint()
    if stamp.is_file() and stamp.read_text() == wanted:
        return 0
    print(f"Setting Emberhall up ({extra}); this takes a minute, once.", file=sys.stderr)
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    failed = install(extra)
    if failed:
        print("play.py: the installation failed; see above.", file=sys.stderr)
        return 2
    stamp.write_text(wanted)
    return 0


def install(extra: str) -> int:
    uv = shutil.which("uv")
    tool = [uv, "pip", "install", "--python", str(PYTHON)] if uv else pip_install()
    what = ["--constraint", "constraints.txt", "--editable", f".[{extra}]"]
    return subprocess.call([*tool, "--quiet", *what], cwd=HERE)


def pip_install() -> list[str]:
    return [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install"]


def fingerprint() -> str:
    """Changes when something else must be installed."""
    parts = [(HERE / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    return hashlib.sha256(
        b"\0".join([sys.version.encode(), str(HERE).encode(), *parts])
    ).hexdigest()


def run(arguments: list[str]) -> int:
    return subprocess.call([str(PYTHON), *arguments], cwd=HERE if is_ours(arguments) else None)


def is_ours(arguments: list[str]) -> bool:
    """Files named on Emberhall's own command line are the caller's, from where they stand."""
    return arguments[:2] != ["-m", "emberhall"]


def tests_for(purpose: str, long: bool) -> dict[str, list[str]]:
    if purpose == "check":
        return {}
    if not long and not os.environ.get("CI"):
        return TESTS
    # what is played at length on the compiled tree need not be played in short before
    laws = [*TESTS["games under the laws"], f"--ignore={BY_THE_LAWS}"]
    others = [*TESTS["all other tests"], f"--ignore={BOTS}", "--thorough"]
    return {**TESTS, "games under the laws": laws, "all other tests": others, **COMPILED}


def run_all(tests: dict[str, list[str]]) -> int:
    """The checks and these tests, even after one has failed; the last line tells which did."""
    failed = run_checks()
    for name, arguments in tests.items():
        print(f"== {name}", flush=True)
        if run(arguments):
            failed.append(name)
    print(f"== {'failed: ' + ', '.join(failed) if failed else 'everything passed'}", flush=True)
    return 1 if failed else 0


def run_checks() -> list[str]:
    """All at once, told one after the other; returns those that failed."""
    failed = []
    started = {name: start(arguments) for name, arguments in CHECKS.items()}
    for name, check in started.items():
        print(f"== {name}", flush=True)
        told, _ = check.communicate()
        print(told, end="", flush=True)
        if check.returncode:
            failed.append(name)
    return failed


def start(arguments: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [str(PYTHON), *arguments],
        cwd=HERE,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
