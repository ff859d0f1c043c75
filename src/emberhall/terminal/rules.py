"""The rules for reading: an overview, how to play, then all of them; or those looked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

import emberhall
from emberhall import Rule, Title, counted
from emberhall.play.rulebook import LEGEND, rules_about
from emberhall.terminal.catalogue import print_entry, print_indented
from emberhall.terminal.how_to_play import print_how_to_play
from emberhall.terminal.pager import paged


def show_rules(
    console: Console, game: str, words: Sequence[str] = (), *, in_pages: bool = True
) -> None:
    """How to play, an overview and all rules of a title, or those that mention the words."""
    found = rules_about(game, words)
    with paged(console, in_pages):
        if words or "/" in game:
            print_rules(console, found)
        else:
            print_overview(console, emberhall.title(game), found)
            print_how_to_play(console, emberhall.title(game))
            print_book(console, found)


def rules_data(rules: Iterable[Rule]) -> dict[str, Any]:
    """Rules as plain data, with the meaning of the labels that their sources begin with."""
    return {
        "labels": LEGEND,
        "rules": [
            {
                "id": rule.id,
                "section": rule.section,
                "text": rule.text,
                "source": rule.source,
                "is_ruling": rule.is_ruling,
            }
            for rule in rules
        ],
    }


def print_titles(console: Console) -> None:
    """Whose rules can be read, and what all of them have in common."""
    for title in emberhall.games():
        count = counted(len(title.rules()), "rule")
        print_entry(console, f"emberhall rules {title.name}", f"{title.full_name}, {count}")
    print_labels(console)


def print_overview(console: Console, title: Title, rules: Sequence[Rule]) -> None:
    """What comes before the rules: how many there are, where to look, what the labels mean."""
    console.print(Text(f"The rules of {title.full_name}", "ember"))
    sections = Counter(rule.section for rule in rules)
    print_indented(console, Text(f"{counted(len(rules), 'rule')} in {len(sections)} sections."))
    told = (f"{section} ({count})" for section, count in sections.items())
    print_indented(console, Text("; ".join(told), "quiet"))
    console.print()
    console.print(Text("To look something up", "ember"))
    print_entry(console, f"emberhall rules {title.name} WORDS", "rules that mention all the words")
    print_entry(console, "? WORDS", "the same at the table, with the cards in play")
    print_entry(console, "/WORD", "in a pager; n finds the next one, q leaves")
    print_labels(console)


def print_labels(console: Console) -> None:
    console.print()
    console.print(Text("Where a rule or a card comes from", "ember"))
    for label, meaning in LEGEND.items():
        print_entry(console, label, meaning)


def print_book(console: Console, rules: Iterable[Rule]) -> None:
    """Rules under the headings of their sections."""
    for section, entries in groupby(rules, lambda rule: rule.section):
        console.print()
        console.print(Text(section, "amber"))
        print_rules(console, entries)


def print_rules(console: Console, rules: Iterable[Rule]) -> None:
    for rule in rules:
        console.print(Text(rule.id, "ember"))
        print_indented(
            console, Text.assemble(rule.text, (f" [{rule.source.rstrip('.')}]", "quiet"))
        )
