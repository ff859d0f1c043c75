"""The last page of a game: sheet, race, the seed's proof, and where the record lies."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from emberhall.play.session import Session
from emberhall.play.telling import only_person
from emberhall.terminal.draw.sheet import draw_chapter, draw_race, draw_sheet
from emberhall.terminal.signs import Signs
from emberhall.terminal.telling import told

RUNNERS = 4
"""With more of them the last page would not fit a small terminal."""


def ending_lines(session: Session, record: Path, signs: Signs, width: int) -> list[Text]:
    game, names = session.game, session.names
    result = game.result
    assert result is not None
    view = game.view(None)
    said = game.verdict(only_person(game))
    if "outcome" in view:
        return [Text(said, "ember"), *draw_chapter(view, width), *_proof(session, record)]
    decided = game.tie_break()
    return [
        Text.assemble(
            (f"{game.title.full_name}: {said}", "ember"), (decided and f" {decided}", "amber")
        ),
        *(Text(sentence, "quiet") for sentence in told(session, game.events(None), None)[-1:]),
        *draw_sheet(result, game.line_words(result.lines[0]), names),
        *_race(session, signs, width),
        *_proof(session, record),
    ]


def _race(session: Session, signs: Signs, width: int) -> list[Text]:
    """How the totals grew, where there are rounds and not too many who ran."""
    game = session.game
    if not game.rounds or not 1 < game.seats <= RUNNERS:
        return []
    return draw_race(game.totals_over_time(), session.names, signs, width)


def _proof(session: Session, record: Path) -> list[Text]:
    header = session.game.header
    assert header is not None
    return [
        Text(f"Seed {header.seed}, committed to as"),
        Text(f"  {header.commitment}", "quiet"),
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
