"""Content packs for tests: Duals' own, with something changed."""

from __future__ import annotations

from pathlib import Path

from emberhall.titles.duals import TITLE


def own_pack(folder: Path) -> Path:
    """A folder with a copy of the content that Duals comes with."""
    for name, text in TITLE.own_pack().items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def variant(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """The own pack where, in each file named, the first `old` is replaced: (file, old, new)."""
    own_pack(folder)
    for file, old, new in changes:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text, f"{file} does not hold {old!r}"
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder
