"""The page on threats names only tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_every_test_that_the_page_names_is_there() -> None:
    page = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    files = (ROOT / "tests" / "hall").rglob("test_*.py")
    there = {
        name
        for file in files
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert len(named) >= 40
    assert named <= there
