"""The benchmark of the hall, with some tables: that it measures, and what a table may take."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOME = (
    *("--tables", "400", "--watchers", "3", "--rounds", "1", "--seconds", "1"),
    *("--rate", "100", "--still", "0", "--alone", "--json"),
)
"""So many that no game is over before the last slice, and that what a hall needs once, some
megabytes, hides no table's share."""
MOST_KILOBYTES = 50
"""What a table may take at which nobody is connected."""


def measured() -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "load.py"), *SOME],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_some_tables_are_played_at_full_speed_and_at_the_pace_of_people() -> None:
    found = measured()
    assert list(found) == ["hall"]
    fast, paced = found["hall"]["as fast as acknowledged"], found["hall"]["at the pace of people"]
    assert fast["answers"] > 0
    assert paced["answers"] > 0
    assert fast["refused"] == paced["refused"] == 0
    assert fast["frames/s"] > fast["answers/s"]
    assert 0 < fast["p50"] <= fast["p99"]
    memory = found["hall"]["KB a table"]
    assert set(memory) == {"open", "with silent players"}
    assert memory["open"] < MOST_KILOBYTES
