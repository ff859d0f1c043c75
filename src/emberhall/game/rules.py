"""The rule catalogues, for reading and searching."""

from __future__ import annotations

from emberhall.game.registry import title
from emberhall.kernel.errors import UnknownRule
from emberhall.kernel.rules import Rule


def rules(game: str, *words: str) -> list[Rule]:
    """The rules of a game that mention all these words, in the rulebook's order."""
    return [rule for rule in title(game).rules() if rule.mentions(words)]


def rule(full_id: str) -> Rule:
    """The rule that a question's `why` names: `rule("dragondraft/recruit.skip")`."""
    game, _, id = full_id.partition("/")
    for found in title(game).rules():
        if found.id == id:
            return found
    raise UnknownRule(f"there is no rule {full_id!r}")
