"""Plots as plain SVG: bars and histograms that read on a light page and on a dark one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

WIDTH = 720
ROW = 18
LABEL = 190
INK = "#8a8378"
COLOURS = ("#d9822b", "#3d8f82", "#8d5fb0", "#c2504a", "#5b83c4")


def svg(height: int, heading: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}" role="img">'
        f"<title>{escape(heading)}</title>"
        f'<text x="8" y="20" font-size="15">{escape(heading)}</text>'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def bars(heading: str, values: Mapping[str, float], shown: str) -> str:
    """A bar for each value, with its name before it and its number behind it."""
    most = max(values.values(), default=1.0) or 1.0
    parts = []
    for number, (name, value) in enumerate(values.items()):
        y = 36 + number * ROW
        length = (WIDTH - LABEL - 70) * value / most
        parts += [
            f'<text x="{LABEL - 8}" y="{y + 12}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{LABEL}" y="{y + 2}" width="{length:.1f}" height="{ROW - 5}" rx="2" '
            f'fill="{COLOURS[0]}"/>',
            f'<text x="{LABEL + length + 6:.1f}" y="{y + 12}">{shown.format(value)}</text>',
        ]
    return svg(44 + len(values) * ROW, heading, parts)


def histogram(heading: str, groups: Mapping[str, Sequence[float]], step: int = 1) -> str:
    """How often each value comes up, a panel for each group, all on one scale."""
    values = [value for group in groups.values() for value in group]
    first, last = int(min(values) // step), int(max(values) // step)
    panel, left = 70, 110
    wide = (WIDTH - left - 20) / (last - first + 1)
    parts = []
    for number, (name, group) in enumerate(groups.items()):
        base = 40 + (number + 1) * panel
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<text x="8" y="{base - 4}" fill="{colour}">{escape(name)}</text>')
        parts += _panel(group, first, last, step, (left, base, wide, panel - 14), colour)
    base = 40 + len(groups) * panel
    marks = range(first, last + 1, max(1, (last - first) // 10))
    parts += [
        f'<text x="{left + (mark - first + 0.5) * wide:.1f}" y="{base + 16}" '
        f'text-anchor="middle">{mark * step}</text>'
        for mark in marks
    ]
    return svg(base + 28, heading, parts)


def _panel(
    group: Sequence[float],
    first: int,
    last: int,
    step: int,
    where: tuple[float, float, float, float],
    colour: str,
) -> list[str]:
    left, base, wide, high = where
    counts = Counter(int(value // step) for value in group)
    most = max(counts.values(), default=1)
    return [
        f'<rect x="{left + (bin - first) * wide + 0.5:.1f}" y="{base - high * n / most:.1f}" '
        f'width="{wide - 1:.1f}" height="{high * n / most:.1f}" fill="{colour}"/>'
        for bin, n in sorted(counts.items())
        if first <= bin <= last
    ]
