"""The rule catalogue: every rule of a rulebook in our own words, as a title's `rules.md` has it.

An entry is a third-level heading with the rule's id, a short text and a last line in italics that
says where it comes from. Second-level headings group entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_ID = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    text: str
    source: str

    @property
    def is_ruling(self) -> bool:
        """True where the rulebook is silent and we decided."""
        return self.id.startswith("ruling.")

    def mentions(self, words: Iterable[str]) -> bool:
        text = f"{self.id} {self.section} {self.text}".lower()
        return all(word.lower() in text for word in words)


class BrokenCatalogue(ValueError):
    """A `rules.md` that does not follow its own form."""


def parse_rules(text: str) -> list[Rule]:
    rules = [_rule(section, entry) for section, entry in _entries(text)]
    ids = [rule.id for rule in rules]
    for id in ids:
        if ids.count(id) > 1:
            raise BrokenCatalogue(f"rule {id} stands there twice")
    return rules


def _entries(text: str) -> Iterator[tuple[str, str]]:
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, *entries = re.split(r"^### ", part, flags=re.MULTILINE)
        section = heading.partition("\n")[0].strip()
        for entry in entries:
            yield section, entry


def _rule(section: str, entry: str) -> Rule:
    id, _, body = entry.partition("\n")
    id, paragraphs = id.strip(), body.strip().split("\n")
    source = paragraphs[-1].strip()
    if not _ID.fullmatch(id):
        raise BrokenCatalogue(f"{id!r} is not a rule id; write it like phase.rule-name")
    if not re.fullmatch(r"\*[^*]+\*", source):
        raise BrokenCatalogue(f"rule {id} must end with its source in italics")
    told = " ".join(line.strip() for line in paragraphs[:-1]).strip()
    if not told:
        raise BrokenCatalogue(f"rule {id} has no text")
    return Rule(id, section, told, source.strip("*"))
