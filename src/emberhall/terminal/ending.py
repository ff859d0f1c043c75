"""The last page of a game: sheet, race, the seed's proof, and where the record lies."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from emberhall.terminal.draw.sheet import draw_chapter, draw_race, draw_sheet, tie_break, verdict
from emberhall.terminal.race import totals_by_round
from emberhall.terminal.signs import Signs
from emberhall.terminal.sitting import Sitting
from emberhall.terminal.speech import sentences


def ending_lines(sitting: Sitting, record: Path, signs: Signs, width: int) -> list[Text]:
    game, names = sitting.game, sitting.names
    result = game.result
    assert result is not None
    view = game.view(None)
    said = verdict(result, names, view)
    if "outcome" in view:
        return [Text(said, "ember"), *draw_chapter(view, width), *_proof(sitting, record)]
    decided = tie_break(game.title.name, result)
    return [
        Text.assemble(
            (f"{game.title.full_name}: {said}", "ember"), (decided and f" {decided}", "amber")
        ),
        *(Text(sentence, "quiet") for sentence in sentences(game.events(None), names)[-1:]),
        *draw_sheet(result, names),
        *draw_race(totals_by_round(game.events(None), game.seats), names, signs, width),
        *_proof(sitting, record),
    ]


def _proof(sitting: Sitting, record: Path) -> list[Text]:
    header = sitting.game.header
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
