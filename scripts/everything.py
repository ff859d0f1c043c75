"""Every check and every test; `python3 play.py test` sets up, then runs this.

    .venv/bin/python scripts/everything.py check
    .venv/bin/python scripts/everything.py test [--long] [--without-postgres] [--without-browser]

PostgreSQL, Node and Chromium are found or fetched by `tests/tools.py`. What cannot be had is named,
and what needs it fails, unless it is left out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
Steps = dict[str, list[str]]
"""What is run, by the name under which it is told: Python's arguments."""

CHECKS: Steps = {
    "formatting": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "spelling": ["-m", "codespell_lib", "."],
    "types": ["-m", "mypy"],
    "import directions": ["-c", "from importlinter.cli import lint_imports_command as c; c()"],
}
TYPES_IN_BROWSER = {
    "types in the browser": ["tests/tools.py", "tsc", "--project", "src/emberhall/web"],
}
PYTEST = ["-m", "pytest", "-n", "auto", "--dist", "worksteal"]
RULES = ["tests/kernel", "tests/game", "tests/titles"]
"""The tests that must reach (nearly) every branch of kernel, front door and titles; coverage makes
tests slow, so that all others go without."""
LAWS = "tests/contract"
BY_THE_LAWS = f"{LAWS}/test_contract.py"
BOTS = "tests/bots"
HALL = "tests/hall"
BROWSER = "tests/browser"
OTHERS = [f"--ignore={folder}" for folder in (*RULES, LAWS, HALL, BROWSER)]
COMPILED: Steps = {
    "golden playthroughs, bots and many games under the laws, compiled": [
        *("scripts/compile.py", *PYTEST, "--thorough"),
        *("tests/golden", BOTS, BY_THE_LAWS),
    ],
}
"""For CI, and whoever has the time and a C compiler; compiled, games take half the time."""


def main(purpose: str, flags: list[str]) -> int:
    """Everything, even after something has failed; the last line tells what did."""
    is_long = "--long" in flags
    compiles = is_long or bool(os.environ.get("CI"))
    postgres = "--without-postgres" not in flags
    browser = "--without-browser" not in flags
    tests = {} if purpose == "check" else tests_for(compiles, is_long, postgres, browser)
    failed = run_each({"what it takes": tools_for(purpose, postgres, browser)})
    checks = start_each({**CHECKS, **(TYPES_IN_BROWSER if browser else {})})
    if compiles:  # who waits that long is told late, but sooner of all of it
        failed += run_each(tests) + tell_each(checks)
    else:
        failed += tell_each(checks) + run_each(tests)
    print(f"== {'failed: ' + ', '.join(failed) if failed else 'everything passed'}", flush=True)
    return 1 if failed else 0


def tools_for(purpose: str, postgres: bool, browser: bool) -> list[str]:
    """Checks take nothing but Node, for the browser's code."""
    is_test = purpose == "test"
    wanted = {"node": browser, "chromium": browser and is_test, "postgres": postgres and is_test}
    return ["tests/tools.py", "bring", *(name for name in wanted if wanted[name])]


def tests_for(compiles: bool, is_long: bool, postgres: bool, browser: bool) -> Steps:
    thorough = ["--thorough"] if is_long else []
    # what is played at length on the compiled tree need not be played in short before
    laws, bots = ([f"--ignore={BY_THE_LAWS}"], [f"--ignore={BOTS}"]) if compiles else ([], [])
    on_postgres = [] if postgres else ["--without-postgres"]
    in_browser = {"the table in a browser": [*PYTEST, BROWSER]}
    return {
        "tests of the rules": [*PYTEST, "--cov", "--cov-report=term", *RULES],
        "games under the laws": [*PYTEST, *laws, LAWS],
        "tests of the hall": [*PYTEST, *on_postgres, HALL],
        **(in_browser if browser else {}),
        "all other tests": [*PYTEST, *OTHERS, *bots, *thorough],
        **(COMPILED if compiles else {}),
    }


def run_each(steps: Steps) -> list[str]:
    """One after the other; returns those that failed."""
    failed = []
    for name, arguments in steps.items():
        print(f"== {name}", flush=True)
        if subprocess.call([sys.executable, *arguments], cwd=ROOT):
            failed.append(name)
    return failed


def start_each(steps: Steps) -> dict[str, subprocess.Popen[str]]:
    return {name: start(arguments) for name, arguments in steps.items()}


def start(arguments: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=ROOT,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def tell_each(started: dict[str, subprocess.Popen[str]]) -> list[str]:
    """What they say, one after the other, whichever ends first; returns those that failed."""
    failed = []
    for name, check in started.items():
        print(f"== {name}", flush=True)
        told, _ = check.communicate()
        print(told, end="", flush=True)
        if check.returncode:
            failed.append(name)
    return failed


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1], sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
