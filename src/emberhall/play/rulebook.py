"""Looking something up in the rules of a title."""

from __future__ import annotations

from collections.abc import Sequence

import emberhall
from emberhall import LABELS, EmberhallError, Rule

LEGEND = {**LABELS, "ruling": "The rulebook is silent, so we decided."}
"""What the labels mean that the sources of rules begin with."""


class NoSuchRule(EmberhallError):
    """No rule mentions what was looked for."""


def rules_about(game: str, words: Sequence[str]) -> list[Rule]:
    """Rules that mention all the words; `duals/meat.move` names one as questions do."""
    game, _, id = game.partition("/")
    words = [*words, id] if id else words
    found = emberhall.rules(game, *words)
    if not found:
        raise NoSuchRule(f"no rule of {game} mentions {' and '.join(words)}")
    return found
