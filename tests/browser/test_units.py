"""Modules of the page that need no element, tested by Node. All are pure but the socket, which is
given a line and a clock of the test's own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import tools

UNITS = Path(__file__).parents[1] / "web" / "units"


@pytest.mark.parametrize("path", sorted(UNITS.glob("*.test.mjs")), ids=lambda path: path.name)
def test_the_modules_do_what_they_say(path: Path) -> None:
    try:
        node = str(tools.node().node)
    except tools.Missing as sentence:
        pytest.fail(str(sentence), pytrace=False)
    done = subprocess.run([node, "--test", str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
