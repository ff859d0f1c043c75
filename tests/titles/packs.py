"""Content packs for tests: a title's own, with something changed; and how bad ones are refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

import emberhall
from emberhall.testing import POLICIES, play_by_law

Change = tuple[str, str, str]
"""A file, what stands there, and what shall stand there instead of the first of it."""


def own_pack(title: emberhall.Title, folder: Path) -> Path:
    """A folder with a copy of the content that a title comes with."""
    for name in title.content_files:
        copyfile(title.folder / "content" / name, folder / name)
    return folder


def variant(title: emberhall.Title, folder: Path, *changes: Change) -> Path:
    """The own pack with these changes."""
    own_pack(title, folder)
    for file, old, new in changes:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text, f"{file} does not hold {old!r}"
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def assert_refused(
    title: emberhall.Title, pack: Path, file: str, entry: str, field: str, reason: str
) -> None:
    """No game starts with this pack, and the message says where and why."""
    with pytest.raises(emberhall.BadContent) as caught:
        emberhall.new_game(title, seats=2, content=pack)
    error = caught.value
    assert (error.file, error.entry, error.field) == (file, entry, field)
    assert error.reason.startswith(reason)
    place = ": ".join(part for part in (file, entry, field) if part)
    assert str(error) == f"{place}: {error.reason}"


def keeps_the_laws(
    title: emberhall.Title,
    pack: Path,
    seats: int,
    settings: Mapping[str, object],
    policy: str = "at random",
) -> None:
    """A game with this pack, while all laws watch. Each load reads the pack anew, so it is slow."""
    choose, luck = POLICIES[policy], Random(f"{policy} {settings}")
    play_by_law(title, seats, settings, 1, lambda question: choose(question, luck), pack)
