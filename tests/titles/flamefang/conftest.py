"""What tests of many content packs share."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from emberhall.kernel import content

PARSED = cache(tomllib.loads)
FIELDS = cache(content._fields)


@pytest.fixture
def read_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parse files that are alike once: some 170 packs differ from ours in one line each."""
    monkeypatch.setattr(tomllib, "loads", lambda text: dict(PARSED(text)))
    monkeypatch.setattr(content, "_fields", FIELDS)
