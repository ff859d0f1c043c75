"""How the totals grew."""

from __future__ import annotations

from emberhall.play.history import totals_by_round
from seated import session_of


def test_the_race_ends_at_the_totals() -> None:
    game = session_of("me,me,me").game
    while game.question is not None:
        keys = game.question.options.keys
        build = [key for key in keys if key.startswith("build")]
        game.answer(build[0] if build else len(keys) - 1)
    totals = totals_by_round(game.events(None), 3)
    assert game.result is not None
    assert sorted(totals) == [1, 2, 3, 4, 5]
    assert tuple(totals[5]) == game.result.totals
    assert game.result.lines[0]["grandstands"] + game.result.lines[1]["grandstands"] > 0


def test_a_game_without_rounds_has_no_history() -> None:
    assert totals_by_round([], 2) == {}
