"""Where in a content pack something is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from emberhall.kernel.errors import BadContent


@dataclass(frozen=True)
class Place:
    """An entry of a file, where something may be wrong."""

    file: str
    entry: str

    def must(self, is_right: object, field: str, reason: str) -> None:
        if not is_right:
            raise BadContent(self.file, self.entry, field, reason)

    def one_of(self, word: str, known: Iterable[str], field: str) -> None:
        self.must(word in known, field, f"must be one of {', '.join(known)}")
