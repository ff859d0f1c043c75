"""How it ended: the score sheet line by line, and the race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from rich.text import Text

from emberhall import Result, counted
from emberhall.terminal.draw.names import told_apart
from emberhall.terminal.draw.scene import fit
from emberhall.terminal.signs import Signs

LABEL, COLUMN = 18, 14
MOST = 12
"""So many lines have a row each."""
ROUNDS = 8
"""So many rounds have a column each."""


def draw_score_sheet(result: Result, words: Mapping[str, str], names: Sequence[str]) -> list[Text]:
    """Every scoring line that gave anybody anything, in words, with totals and ranks."""
    told = [(words[line], [sheet[line] for sheet in result.lines]) for line in result.lines[0]]
    lines = [
        _row("", told_apart(names, COLUMN - 2), "own"),
        *_rows([row for row in told if any(row[1])]),
    ]
    lines.append(_row("total", result.totals, "ember"))
    if len(names) > 1:
        lines.append(_row("rank", [f"{rank}." for rank in result.ranks], "amber"))
    return lines


def _rows(told: Sequence[tuple[str, Sequence[int]]]) -> list[Text]:
    """A row for each line; of many, those that gave one seat something stand in its column."""
    if len(told) <= MOST:
        return [_row(words, scores, "") for words, scores in told]
    alone = [(words, scores) for words, scores in told if sum(map(bool, scores)) == 1]
    shared = [_row(words, scores, "") for words, scores in told if (words, scores) not in alone]
    columns = zip(*(_in_column(words, scores) for words, scores in alone), strict=True)
    filled = [[cell for cell in column if cell] for column in columns]
    return [*shared, *(_row("", cells, "") for cells in zip_longest(*filled, fillvalue=""))]


def _in_column(words: str, scores: Sequence[int]) -> list[str]:
    return [f"{words} {score}" if score else "" for score in scores]


def _row(label: str, cells: Sequence[object], style: str) -> Text:
    line = Text().append(fit(f"  {label}", LABEL), "quiet")
    for cell in cells:
        line.append(fit(str(cell)[: COLUMN - 1].rjust(COLUMN - 1), COLUMN), style)
    return line


def draw_chapter(view: Mapping[str, Any], width: int) -> list[Text]:
    """In place of a sheet where all win or lose: how far the story came, and its last words."""
    chapter, is_won = view["chapter"], view["outcome"] == "won"
    turned = chapter["pages"] if is_won else view["story"]["page"] - 1
    told = [*(chapter["epilogue"] or ()), chapter["plate"]]
    lines = [line for words in told if words for line in ("", *wrap(words, width))]
    return [
        Text(f"Chapter {chapter['number']}: {chapter['name']}", "amber"),
        Text(f"  {turned} of {chapter['pages']} pages, {counted(view['round'], 'round')}"),
        *(Text(line, "italic") for line in lines),
    ]


def draw_score_history(
    totals: Sequence[Sequence[int]], names: Sequence[str], signs: Signs, width: int
) -> list[Text]:
    """Totals after each round, or of many after some, with a bar that grows to the last of them."""
    if not totals:
        return []
    apart = -(-len(totals) // ROUNDS)
    rounds = range(len(totals), 0, -apart)[::-1]
    last = totals[-1]
    room = width - LABEL - 5 * len(rounds) - 3
    heading = "".join(f"{round_:>5}" for round_ in rounds)
    lines = [Text(fit("  after round", LABEL) + heading, "quiet")]
    for seat, name in enumerate(told_apart(names, LABEL - 3)):
        so_far = "".join(
            f"{scores[seat]:>5}" for scores in (totals[round_ - 1] for round_ in rounds)
        )
        bar = signs.bar * round(room * last[seat] / max(1, *last))
        lines.append(Text.assemble(fit(f"  {name}", LABEL), so_far, "  ", (bar, "amber")))
    return lines
