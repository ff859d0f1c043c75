"""A new table: who sits where, how it is played, by which clock, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from starlette.requests import Request
from starlette.responses import HTMLResponse

import emberhall
from emberhall import Title, UnknownGame
from emberhall.bots import bot_levels
from emberhall.hall.pages.choices import (
    phrase,
    phrase_of_named,
    picture_of_choice,
    picture_of_setting,
)
from emberhall.hall.pages.errors import error_page
from emberhall.hall.pages.render import page
from emberhall.hall.pages.shells import COLOURS
from emberhall.play.checks import LONGEST_LABEL
from emberhall.play.forms import Field, fields_of
from emberhall.play.seating import LONGEST_NAME, default_count


@dataclass(frozen=True)
class Form:
    """The options of a title for so many seats."""

    seats: int
    fields: tuple[Field, ...]


def new_table(request: Request) -> HTMLResponse:
    try:
        title = emberhall.title(request.path_params["title"])
    except UnknownGame:
        return error_page(request, 404)
    return page(
        request,
        "new",
        styles=("new",),
        script="new",
        title=title,
        games=emberhall.games(),
        forms=_forms(title),
        count=default_count(title.seat_counts),
        bots=bot_levels(),
        colours=COLOURS,
        named_for=named_for,
        phrase=phrase,
        phrase_of_named=phrase_of_named,
        picture_of_choice=picture_of_choice,
        picture_of_setting=picture_of_setting,
        longest_name=LONGEST_NAME,
        longest_label=LONGEST_LABEL,
    )


@cache  # a title with many modes takes its time to tell what goes together
def _forms(title: Title) -> tuple[Form, ...]:
    return tuple(Form(seats, _asked(fields_of(title, seats))) for seats in title.seat_counts)


def _asked(fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """What is worth asking: not what earlier games tell, nor what leaves no choice."""
    return tuple(
        field
        for field in fields
        if not field.is_filled_in and (not field.is_settled or field.example)
    )


def named_for(field: Field) -> int:
    """How many things are named where names may stand in place of a choice."""
    return len(field.example.split(",")) if field.example else 0
