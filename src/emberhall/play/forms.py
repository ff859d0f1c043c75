"""The options of a title as forms: what to ask before a game, and what may be answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import emberhall
from emberhall import BadSetting, Entries, OneEach, Setting, Several, Title, capitalised
from emberhall.play.campaign import chapters

Kind = Literal["choice", "yes-no", "several", "one-each", "entries"]


@dataclass(frozen=True)
class Choice:
    value: object
    written: str
    """How people write it: `yes`, `2`, `beginner`."""
    meaning: str = ""

    @property
    def name(self) -> str:
        """In short: a number says nothing that its meaning does not, and counts from 0."""
        if self.meaning and type(self.value) is int:
            return capitalised(self.meaning)
        return self.written.capitalize()

    @property
    def words(self) -> str:
        """In a line."""
        told = self.meaning and type(self.value) is not int
        return f"{self.name}: {self.meaning}" if told else self.name


@dataclass(frozen=True)
class Field:
    """One option of a title: what it is about, and what it can be."""

    setting: Setting
    choices: tuple[Choice, ...]
    """Those that go with the seats."""
    example: str = ""
    """Names that may be given in place of a choice, where some may: `flair,rainbow`."""
    is_filled_in: bool = False
    """True where earlier games tell it, so that nobody need be asked."""

    @property
    def name(self) -> str:
        return self.setting.name

    @property
    def label(self) -> str:
        return self.setting.name.capitalize()

    @property
    def summary(self) -> str:
        return self.setting.summary

    @property
    def kind(self) -> Kind:
        return _kind(self.setting)

    @property
    def names(self) -> tuple[str, ...]:
        """What may be named, where several things may."""
        return self.setting.names if isinstance(self.setting, Several) else ()

    @property
    def default(self) -> str:
        return value_words(self.setting.default)

    @property
    def is_settled(self) -> bool:
        """True where there is nothing to choose."""
        return len(self.choices) == 1

    def read(self, written: object) -> Any:
        """The value meant; raises `BadSetting` with what it can be."""
        return self.setting.check(written)


def fields_of(title: Title, seats: int | None = None) -> tuple[Field, ...]:
    """A field for each option, with the choices that go with so many seats; else, with all."""
    if seats is not None and (type(seats) is not int or seats not in title.seat_counts):
        offered = f"{title.seat_counts[0]} to {title.seat_counts[-1]}"
        raise BadSetting(f"{title.full_name} is for {offered} seats, not {seats!r}")
    modes = [] if seats is None else list(title.modes(seats))
    return tuple(_field(title, setting, seats, modes) for setting in title.settings)


def _field(title: Title, setting: Setting, seats: int | None, modes: list[dict[str, Any]]) -> Field:
    values = [mode[setting.name] for mode in modes]
    values += [choice for choice in setting.choices if _goes(title, seats, setting, choice)]
    meanings = (*_meanings(title, setting), *[""] * len(setting.choices))
    choices = tuple(
        Choice(choice, value_words(choice), meaning)
        for choice, meaning in zip(setting.choices, meanings, strict=False)
        if choice in values
    )
    example = _example(setting, values)
    return Field(setting, choices, example, setting.name in _filled_in(title))


def _goes(title: Title, seats: int | None, setting: Setting, choice: object) -> bool:
    """Whether this goes with so many seats by itself: a title need not list it among its modes."""
    try:
        return seats is None or bool(title.complete(seats, {setting.name: choice}))
    except BadSetting:
        return False


def _meanings(title: Title, setting: Setting) -> tuple[str, ...]:
    """What the choices mean; a chapter is known by its name."""
    form = title.campaign
    if form is None or setting.name != form.chapter or setting.meanings:
        return setting.meanings
    content = title.own_content()
    return tuple(
        f"chapter {number}, {form.chapter_name(content, number)}" for number in chapters(title)
    )


def _example(setting: Setting, values: Sequence[object]) -> str:
    named = (value_words(value) for value in values if value not in setting.choices)
    return next(named, "")


def _filled_in(title: Title) -> tuple[str, ...]:
    form = title.campaign
    return (title.carried_setting, form.flag, form.kept) if form else (title.carried_setting,)


def _kind(setting: Setting) -> Kind:
    if isinstance(setting, Entries):
        return "entries"
    if isinstance(setting, OneEach):
        return "one-each"
    if isinstance(setting, Several):
        return "several"
    return "yes-no" if isinstance(setting.default, bool) else "choice"


def read_settings(
    game: str, seats: int, given: Mapping[str, object], content: Path | None = None
) -> dict[str, Any]:
    """What was given, as the game with its own or other content understands it; raises
    `BadSetting`."""
    title = emberhall.title(game)
    settings = title.complete(seats, given, title.content_in(content) if content else None)
    return {name: settings[name] for name in given}


def value_words(value: object) -> str:
    """A value of an option for people: `yes`, `flair,todd`, `beginner`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)
