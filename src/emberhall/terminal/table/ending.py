"""The last page of a game: sheet, race, the seed's proof, and where the record lies."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from emberhall.play.narration import sole_person
from emberhall.play.session import Session
from emberhall.terminal.draw.score_sheet import draw_chapter, draw_score_history, draw_score_sheet
from emberhall.terminal.signs import Signs
from emberhall.terminal.table.keyboard import tell_at_keyboard

MOST_PLAYERS = 4
"""With more of them the last page would not fit a small terminal."""


def ending_lines(session: Session, record: Path | None, signs: Signs, width: int) -> list[Text]:
    game, names = session.game, session.names
    result = game.result
    assert result is not None
    view = game.view(None)
    said = game.verdict(sole_person(game))
    if "outcome" in view:
        return [Text(said, "ember"), *draw_chapter(view, width), *_seed_and_record(session, record)]
    decided = game.tie_break()
    return [
        Text.assemble(
            (f"{game.title.full_name}: {said}", "ember"), (decided and f" {decided}", "amber")
        ),
        *(
            Text(sentence, "quiet")
            for sentence in tell_at_keyboard(session, game.events(None), None)[-1:]
        ),
        *draw_score_sheet(result, game.line_words(result.lines[0]), names),
        *_score_history(session, signs, width),
        *_seed_and_record(session, record),
    ]


def _score_history(session: Session, signs: Signs, width: int) -> list[Text]:
    """How the totals grew, where there are rounds and not too many who ran."""
    game = session.game
    if not game.rounds or not 1 < game.seats <= MOST_PLAYERS:
        return []
    return draw_score_history(game.totals_over_time(), session.names, signs, width)


def _seed_and_record(session: Session, record: Path | None) -> list[Text]:
    header = session.game.header
    assert header is not None
    return [
        Text(f"Seed {header.seed}, committed to as"),
        Text(f"  {header.commitment}", "quiet"),
        *(_about_record(record) if record else []),
    ]


def _about_record(record: Path) -> list[Text]:
    return [
        Text.assemble("Record ", (_shortened(record), "amber")),
        Text.assemble(
            "See it again: ",
            ("emberhall replay", "amber"),
            "    Check it and its seed: ",
            ("emberhall verify", "amber"),
        ),
    ]


def _shortened(path: Path) -> str:
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
