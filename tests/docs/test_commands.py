"""The page on commands describes what a host is told with --json."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from emberhall.hall.admin import Inspection, TableLine

PAGE = (Path(__file__).parent.parent.parent / "docs" / "commands.md").read_text("utf-8")
OF_A_TABLE = PAGE.partition("A **table of a hall** has")[2].partition("\n## ")[0]
FIELDS = {field.name for kind in (TableLine, Inspection) for field in msgspec.structs.fields(kind)}


@pytest.mark.parametrize("field", sorted(FIELDS))
def test_every_field_of_a_table_is_described(field: str) -> None:
    assert f"`{field}`" in OF_A_TABLE
