"""Which tests show which rules: read from the tests' source, written to docs/rule-coverage.md."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import emberhall

TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "rule-coverage.md"


def rules_of_tests() -> dict[str, list[str]]:
    """Rule -> the tests that say they show it, as `file::test`."""
    found = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for test in ast.walk(tree):
            if isinstance(test, ast.FunctionDef):
                for rule in _rules(test):
                    found[rule].append(f"{path.relative_to(TESTS).as_posix()}::{test.name}")
    return dict(found)


def _rules(test: ast.FunctionDef) -> Iterator[str]:
    """Of the test itself, and of the cases of a table."""
    for part in (node for decorator in test.decorator_list for node in ast.walk(decorator)):
        if isinstance(part, ast.Call) and ast.unparse(part.func) == "pytest.mark.rule":
            for argument in part.args:
                assert isinstance(argument, ast.Constant), "write rule ids as plain strings"
                yield str(argument.value)


def page() -> str:
    """The whole table, a section for each title."""
    tests = rules_of_tests()
    lines = [
        "# Which tests show which rules",
        "",
        "Made by `scripts/rule-coverage` from each title's `rules.md` and the tests' markers.",
    ]
    for title in emberhall.games():
        lines += ["", f"## {title.full_name}", "", "| rule | tests |", "|---|---|"]
        for rule in title.rules():
            shown_by = tests.get(f"{title.name}/{rule.id}", [])
            names = "<br>".join(
                f"`{name.removeprefix(f'titles/{title.name}/')}`" for name in shown_by
            )
            lines.append(f"| {rule.id} | {names or '**none**'} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
