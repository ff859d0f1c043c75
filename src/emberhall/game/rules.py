"""The rule catalogues, for reading and searching."""

from __future__ import annotations

from emberhall.game.game import Game
from emberhall.game.registry import title
from emberhall.kernel.errors import UnknownRule
from emberhall.kernel.rules import Rule


def rules(game: str | Game, *words: str) -> list[Rule]:
    """The rules of a game that mention all these words, in the rulebook's order.

    Those of a game in play tell what its cards do, whichever content it is played with.
    """
    return [rule for rule in _rules_of(game) if rule.mentions(words)]


def rule(full_id: str, game: Game | None = None) -> Rule:
    """The rule that a question's `why` names: `rule("dragondraft/recruit.skip")`.

    Where it is about a card of a content pack, only the game in play can tell.
    """
    name, _, id = full_id.partition("/")
    for found in _rules_of(name if game is None else game):
        if found.id == id:
            return found
    raise UnknownRule(f"there is no rule {full_id!r}")


def _rules_of(game: str | Game) -> list[Rule]:
    if isinstance(game, Game):
        return game.title.rules_for(game._table.get_content())
    return title(game).rules()
