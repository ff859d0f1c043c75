"""What can be played, and the rules, for reading."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

import emberhall
from emberhall import EmberhallError, OneEach, Rule, Setting, Several, Title
from emberhall.bots import BOTS
from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.settings import value_words

NOT_AFFILIATED = "Emberhall is a fan's work and not affiliated with the makers of these games."


class NoSuchRule(EmberhallError):
    """No rule mentions what was looked for."""


def games_data() -> list[dict[str, Any]]:
    return [
        {
            "name": title.name,
            "full_name": title.full_name,
            "words": title.words,
            "seats": [title.seats[0], title.seats[-1]],
            "options": [_setting_data(setting) for setting in title.settings],
            "credits": title.credits,
        }
        for title in emberhall.games()
    ]


def _setting_data(setting: Setting) -> dict[str, Any]:
    meanings = dict(zip(map(str, setting.choices), setting.meanings, strict=False))
    return {
        "name": setting.name,
        "words": setting.words,
        "choices": list(setting.choices),
        "default": setting.default,
        "meanings": meanings,
    }


def print_games(console: Console) -> None:
    for title in emberhall.games():
        _print_game(console, title)
    console.print(Text("Bots", "ember"))
    for name, words in BOTS.items():
        _print_entry(console, name, words)
    console.print(Text(NOT_AFFILIATED, "quiet"))


def _print_game(console: Console, title: Title) -> None:
    seats = f"{title.seats[0]} to {title.seats[-1]} seats"
    console.print(Text.assemble((title.name, "ember"), f"  {title.full_name}, {seats}"))
    _print_indented(console, Text(title.words))
    for setting in title.settings:
        _print_entry(console, f"--set {setting.name}=", f"{setting.words} {_choices(setting)}")
    _print_indented(console, Text(title.credits, "quiet"))


def _choices(setting: Setting) -> str:
    if setting.default == ():
        return f"{setting.offered[:1].upper()}{setting.offered[1:]}; nothing unless said."
    meanings = dict(zip(setting.choices, setting.meanings, strict=False))
    told = [
        f"{value_words(choice)} ({meanings[choice]})" if choice in meanings else str(choice)
        for choice in setting.choices
    ]
    if isinstance(setting, OneEach):
        told.append(f"names for each seat, like {','.join(setting.names[:2])}")
    elif isinstance(setting, Several):
        told.append(f"any of {len(setting.names)} names, like {','.join(setting.names[:2])}")
    return f"{' | '.join(told)}; {value_words(setting.default)} unless said."


def _print_entry(console: Console, name: str, words: str) -> None:
    _print_indented(console, Text.assemble((name, "amber"), f"  {words}"))


def rules_about(game: str, words: Sequence[str]) -> list[Rule]:
    """Rules that mention all the words; `duals/meat.move` names one as questions do."""
    game, _, id = game.partition("/")
    words = [*words, id] if id else words
    found = emberhall.rules(game, *words)
    if not found:
        raise NoSuchRule(f"no rule of {game} mentions {' and '.join(words)}")
    return found


def print_rules(console: Console, rules: Iterable[Rule]) -> None:
    for rule in rules:
        console.print(Text(rule.id, "ember"))
        _print_indented(console, Text.assemble(rule.text, (f" ({rule.source})", "quiet")))


def _print_indented(console: Console, text: Text) -> None:
    for line in wrapped(text, console, 2):
        console.print(Text.assemble("  ", line))
