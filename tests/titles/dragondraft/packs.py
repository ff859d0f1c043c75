"""Content packs for tests: Dragondraft's own, with something changed."""

from __future__ import annotations

from pathlib import Path

from emberhall.titles.dragondraft import TITLE


def own_pack(folder: Path) -> Path:
    """A folder with a copy of the content that Dragondraft comes with."""
    for name, text in TITLE.own_pack().items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def variant(folder: Path, file: str, old: str, new: str) -> Path:
    """The own pack with the first `old` in this file replaced."""
    path = own_pack(folder) / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} does not hold {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder
