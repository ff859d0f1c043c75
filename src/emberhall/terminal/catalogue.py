"""What can be played, and by whom, for reading."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

import emberhall
from emberhall import Setting, Title, capitalised
from emberhall.bots import BotKind, bot_kinds
from emberhall.bots.kind import KINDS
from emberhall.game.registry import TITLES
from emberhall.play.forms import Field, fields_of
from emberhall.terminal.draw.page import wrapped

NOT_AFFILIATED = "Emberhall is a fan project, not affiliated with the makers of these games."


def games_data() -> list[dict[str, Any]]:
    return [
        {
            "name": title.name,
            "full_name": title.full_name,
            "summary": title.summary,
            "seats": [title.seat_counts[0], title.seat_counts[-1]],
            "options": [_setting_data(setting) for setting in title.settings],
            "credits": title.credits,
        }
        for title in emberhall.games()
    ]


def _setting_data(setting: Setting) -> dict[str, Any]:
    meanings = dict(zip(map(str, setting.choices), setting.meanings, strict=False))
    return {
        "name": setting.name,
        "summary": setting.summary,
        "choices": list(setting.choices),
        "default": setting.default,
        "meanings": meanings,
    }


def print_games(console: Console) -> None:
    for title in emberhall.games():
        _print_game(console, title)
    _print_faults(console, TITLES.faults())
    console.print(Text("Who can play against you: emberhall bots", "quiet"))
    console.print(Text(NOT_AFFILIATED, "quiet"))


def bots_data() -> list[dict[str, Any]]:
    return [
        {
            "name": kind.name,
            "summary": kind.summary,
            "parameters": _ranges(kind),
            "levels": _levels(kind),
        }
        for kind in bot_kinds()
    ]


def _levels(kind: BotKind) -> dict[str, str]:
    return {spec: f"{level}: {meaning}" for spec, (level, meaning) in kind.levels.items()}


def _ranges(kind: BotKind) -> dict[str, list[float]]:
    return {name: [low, high] for name, (low, high) in kind.parameters.items()}


def print_bots(console: Console) -> None:
    for kind in bot_kinds():
        console.print(Text(kind.name, "ember"))
        print_indented(console, Text(kind.summary))
        for spec, words in _levels(kind).items():
            print_entry(console, spec, words)
        for name, (low, high) in kind.parameters.items():
            written = f"{kind.name}:{name}=NUMBER"
            print_entry(console, written, f"a number from {low:g} to {high:g}")
    _print_faults(console, KINDS.faults())


def _print_faults(console: Console, faults: Iterable[str]) -> None:
    """What is installed and cannot be used, with the reason."""
    for fault in faults:
        for line in wrapped(Text(f"{capitalised(fault)}.", "lit"), console):
            console.print(line)


def _print_game(console: Console, title: Title) -> None:
    seats = f"{title.seat_counts[0]} to {title.seat_counts[-1]} seats"
    console.print(Text.assemble((title.name, "ember"), f"  {title.full_name}, {seats}"))
    print_indented(console, Text(title.summary))
    for field in fields_of(title):
        print_entry(console, f"--set {field.name}=", f"{field.summary} {_choices(field)}")
    print_indented(console, Text(title.credits, "quiet"))


def _choices(field: Field) -> str:
    if field.kind == "entries":
        offered = field.setting.offered
        return f"{capitalised(offered)}; default: nothing."
    told = [
        f"{choice.written} ({choice.meaning})" if choice.meaning else choice.written
        for choice in field.choices
    ]
    named = ",".join(field.names[:2])
    if field.kind == "one-each":
        told.append(f"a name for each seat, like {named}")
    elif field.kind == "several":
        told.append(f"any of {len(field.names)} names, like {named}")
    return f"{' | '.join(told)}; default: {field.default}."


def print_entry(console: Console, name: str, words: str) -> None:
    print_indented(console, Text.assemble((name, "amber"), f"  {words}"))


def print_indented(console: Console, text: Text) -> None:
    for line in wrapped(text, console, 2):
        console.print(Text.assemble("  ", line))
