"""How it ended: the score sheet line by line, and the race."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from emberhall import Result, counted
from emberhall.terminal.draw.scene import fit
from emberhall.terminal.signs import Signs

LABEL, COLUMN = 18, 14
TIE_BREAKS = {
    "dragondraft": "the fullest single grandstand",
    "duals": "the most scored cards",
    "flamecraft": "the most artisans in hand, then goods,",
}


def draw_sheet(result: Result, names: Sequence[str]) -> list[Text]:
    """Every scoring line that gave anybody anything, totals and ranks."""
    lines = [_row("", names, "own")]
    for name in result.lines[0]:
        scores = [sheet[name] for sheet in result.lines]
        if any(scores):
            lines.append(_row(name.replace("-", " "), scores, ""))
    lines.append(_row("total", result.totals, "ember"))
    if len(names) > 1:
        lines.append(_row("rank", [f"{rank}." for rank in result.ranks], "amber"))
    return lines


def _row(label: str, cells: Sequence[object], style: str) -> Text:
    line = Text().append(fit(f"  {label}", LABEL), "quiet")
    for cell in cells:
        line.append(fit(str(cell)[: COLUMN - 1].rjust(COLUMN - 1), COLUMN), style)
    return line


def verdict(result: Result, names: Sequence[str], view: Mapping[str, Any] | None = None) -> str:
    """Who has won; where the view tells of an outcome for all, how that came."""
    if view and "outcome" in view:
        return _shared_verdict(view, len(names))
    winners = [names[seat] for seat in result.winners]
    if result.award:
        return f"{names[0]} {'earn' if names[0] == 'You' else 'earns'} {result.award}."
    if not winners:
        return "Nobody wins." if len(names) > 1 else "The challenge is lost."
    if len(winners) == 1:
        return f"{winners[0]} {'win' if winners[0] == 'You' else 'wins'}!"
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the win!"


def _shared_verdict(view: Mapping[str, Any], seats: int) -> str:
    if view["outcome"] == "won":
        return "You win the chapter together!" if seats > 1 else "You win the chapter!"
    return f"The chapter is lost: {view['outcome_words']}."


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


def tie_break(title: str, result: Result) -> str:
    """A sentence where equal totals were told apart; empty otherwise."""
    places = set(zip(result.totals, result.ranks, strict=True))
    told_apart = Counter(total for total, _ in places)
    apart = [total for total, ranks in told_apart.items() if ranks > 1]
    if not apart:
        return ""
    return f"Tied at {max(apart)}; {TIE_BREAKS.get(title, 'a tie-break')} decided."


def draw_race(
    totals: Mapping[int, Sequence[int]], names: Sequence[str], signs: Signs, width: int
) -> list[Text]:
    """Totals after each round, with a bar that grows to the last of them."""
    if not totals:
        return []
    last = totals[max(totals)]
    room = width - LABEL - 5 * len(totals) - 3
    heading = "".join(f"{round_:>5}" for round_ in totals)
    lines = [Text(fit("  after round", LABEL) + heading, "quiet")]
    for seat, name in enumerate(names):
        so_far = "".join(f"{scores[seat]:>5}" for scores in totals.values())
        bar = signs.bar * round(room * last[seat] / max(1, *last))
        lines.append(Text.assemble(fit(f"  {name}", LABEL), so_far, "  ", (bar, "amber")))
    return lines
