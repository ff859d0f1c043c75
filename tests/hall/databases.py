"""Databases as the hall finds them, made for a test."""

from __future__ import annotations

from pathlib import Path

from emberhall.hall.store.engine import migrate, open_engine


def made_ready(url: str) -> None:
    """Give an empty database all the tables of the hall."""
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()


def sqlite_at(file: Path) -> str:
    return f"sqlite:///{file}"
