"""A disk that is full as soon as a test says so."""

from __future__ import annotations

import sqlalchemy as sa


def limit(engine: sa.Engine, pages: int) -> None:
    """How many pages the file may have: SQLite says that the disk is full when it needs more."""

    def set_limit(connection: object, *_: object) -> None:
        connection.execute(f"pragma max_page_count = {pages}")  # type: ignore[attr-defined]

    engine.dispose()
    sa.event.listen(engine, "connect", set_limit)
