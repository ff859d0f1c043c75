"""The pictures of the documents are there, and small."""

from __future__ import annotations

from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"
LARGEST = 150_000


@pytest.mark.parametrize("picture", sorted(DOCS.glob("*.png")), ids=lambda picture: picture.name)
def test_a_picture_is_small(picture: Path) -> None:
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert picture.stat().st_size <= LARGEST
