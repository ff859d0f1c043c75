"""Rows as they are written, the same way on both databases."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite


def insert(dialect: sa.Dialect, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what happens where such a row stands already."""
    return sqlite.insert(table) if dialect.name == "sqlite" else postgresql.insert(table)


def fields(row: Struct) -> dict[str, Any]:
    """A row by the names of its columns."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
