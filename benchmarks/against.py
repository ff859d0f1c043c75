"""This tree beside another one, in one run: whether a change made play or copies slower.

Slices of both trees alternate, each in a process of its own, and the best slice of each counts.

    .venv/bin/python benchmarks/against.py ../before            random play and copies, as ratios
    .venv/bin/python benchmarks/against.py ../before --slices 40

`../before` is a checkout of the commit to compare with (`git worktree add ../before COMMIT`).
"""

from __future__ import annotations

import argparse
from pathlib import Path

from trees import Tree

HERE = Path(__file__).resolve().parent.parent
PLAYED = (
    *(("dragondraft", seats) for seats in (2, 4)),
    *(("duals", seats) for seats in (1, 2)),
    *(("flamecraft", seats) for seats in (1, 2, 5)),
    *(("flamefang", seats) for seats in (1, 2, 4)),
)


def compare(before: Tree, now: Tree, slices: int) -> None:
    print(f"{'best of both trees':<24}{'play before':>12}{'now':>10}{'ratio':>7}{'copies':>8}")
    for title, seats in PLAYED:
        best: list[dict[str, float]] = [{}, {}]
        for number in range(slices):
            for tree, found in zip((before, now), best, strict=True):
                for what in ("play", "copies"):
                    rates = tree.measure(what, title=title, seats=seats, number=number)
                    found |= {name: max(rate, found.get(name, 0.0)) for name, rate in rates.items()}
        old, new = best
        ratios = {what: new[what] / old[what] for what in old}
        print(
            f"{f'{title}, {seats}':<24}{old['decisions/s']:>12,.0f}{new['decisions/s']:>10,.0f}"
            f"{ratios['decisions/s']:>7.2f}{ratios['copies/s']:>8.2f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, help="the other tree")
    parser.add_argument("--slices", type=int, default=15, help="how long to measure")
    arguments = parser.parse_args()
    before: Path = arguments.before.resolve() / "src"
    if not before.is_dir():
        parser.error("name a checkout of the commit to compare with")
    compare(Tree(before), Tree(HERE / "src"), arguments.slices)


if __name__ == "__main__":
    main()
