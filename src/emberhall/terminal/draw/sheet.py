"""How it ended: the score sheet line by line, and the race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from emberhall import Game, counted
from emberhall.terminal.draw.scene import fit
from emberhall.terminal.signs import Signs

LABEL, COLUMN = 18, 14


def draw_sheet(game: Game, names: Sequence[str]) -> list[Text]:
    """Every scoring line that gave anybody anything, totals and ranks."""
    result = game.result
    assert result is not None
    lines = [_row("", names, "own")]
    for line, words in game.line_words(result.lines[0]).items():
        scores = [sheet[line] for sheet in result.lines]
        if any(scores):
            lines.append(_row(words, scores, ""))
    lines.append(_row("total", result.totals, "ember"))
    if len(names) > 1:
        lines.append(_row("rank", [f"{rank}." for rank in result.ranks], "amber"))
    return lines


def _row(label: str, cells: Sequence[object], style: str) -> Text:
    line = Text().append(fit(f"  {label}", LABEL), "quiet")
    for cell in cells:
        line.append(fit(str(cell)[: COLUMN - 1].rjust(COLUMN - 1), COLUMN), style)
    return line


def draw_chapter(view: Mapping[str, Any], width: int) -> list[Text]:
    """In place of a sheet where all win or lose: how far the story came, and its last words."""
    chapter, is_won = view["chapter"], view["outcome"] == "won"
    turned = chapter["pages"] if is_won else view["story"]["page"] - 1
    told = [*chapter.get("epilogue", ()), chapter.get("plate", "")]
    lines = [line for words in told if words for line in ("", *wrap(words, width))]
    return [
        Text(f"Chapter {chapter['number']}: {chapter['name']}", "amber"),
        Text(f"  {turned} of {chapter['pages']} pages, {counted(view['round'], 'round')}"),
        *(Text(line, "italic") for line in lines),
    ]


def draw_race(
    totals: Sequence[Sequence[int]], names: Sequence[str], signs: Signs, width: int
) -> list[Text]:
    """Totals after each round, with a bar that grows to the last of them."""
    if not totals:
        return []
    last = totals[-1]
    room = width - LABEL - 5 * len(totals) - 3
    heading = "".join(f"{round_:>5}" for round_ in range(1, len(totals) + 1))
    lines = [Text(fit("  after round", LABEL) + heading, "quiet")]
    for seat, name in enumerate(names):
        so_far = "".join(f"{scores[seat]:>5}" for scores in totals)
        bar = signs.bar * round(room * last[seat] / max(1, *last))
        lines.append(Text.assemble(fit(f"  {name}", LABEL), so_far, "  ", (bar, "amber")))
    return lines
