"""The pictures of the documents are there, each as the script makes them, and small."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
LARGEST, ALL_OF_THEM = 150_000, 8_000_000


@pytest.mark.parametrize("picture", sorted(DOCS.rglob("*.png")), ids=lambda picture: picture.name)
def test_a_picture_is_small(picture: Path) -> None:
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size <= LARGEST


def test_the_pictures_of_the_hall_are_those_of_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("shots", ROOT / "scripts" / "shots.py")
    assert spec is not None
    assert spec.loader is not None
    shots = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "shots", shots)
    spec.loader.exec_module(shots)
    wanted = {file for shot in shots.SHOTS for file, _, _ in shot.files()}
    there = {path.name: path.stat().st_size for path in (DOCS / "img").iterdir()}
    assert set(there) == wanted
    assert sum(there.values()) <= ALL_OF_THEM
