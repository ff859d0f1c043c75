"""How it ended: the score sheet line by line, and the race."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.text import Text

from emberhall import Result
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


def verdict(result: Result, names: Sequence[str]) -> str:
    winners = [names[seat] for seat in result.winners]
    if result.award:
        return f"{names[0]} {'earn' if names[0] == 'You' else 'earns'} {result.award}."
    if not winners:
        return "Nobody wins." if len(names) > 1 else "The challenge is lost."
    if len(winners) == 1:
        return f"{winners[0]} {'win' if winners[0] == 'You' else 'wins'}!"
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the win!"


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
