"""Everything public has a page, and each page shows it at work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emberhall
from docs.test_docs import blocks

PAGES = sorted((Path(__file__).parent.parent.parent / "docs" / "api").glob("*.md"))
TEXT = "".join(page.read_text(encoding="utf-8") for page in PAGES)


@pytest.mark.parametrize("name", [name for name in emberhall.__all__ if not name.startswith("__")])
def test_every_public_name_is_on_a_page(name: str) -> None:
    assert re.search(rf"`(emberhall\.)?{name}\b[^`\n]*`", TEXT)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_page_shows_something_that_runs(page: Path) -> None:
    assert blocks(page, "python")


def test_the_first_page_leads_to_all_others() -> None:
    first = next(page for page in PAGES if page.stem == "README").read_text(encoding="utf-8")
    for page in PAGES:
        assert page.stem == "README" or f"]({page.name})" in first
