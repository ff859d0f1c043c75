"""What can be played: titles, their options, bots, schemas and rules."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

import emberhall
from emberhall import Rule, Title
from emberhall.bots import bot_levels
from emberhall.hall import wire
from emberhall.hall.api.body import answer, query
from emberhall.hall.api.endpoint import Endpoint
from emberhall.play.forms import Choice, Field, fields_of
from emberhall.play.lesson import has_lesson
from emberhall.play.rulebook import LEGEND, rules_about

FOR_A_YEAR = "public, max-age=31536000, immutable"


class BotSeat(Struct, frozen=True):
    """A bot that can be seated: its spec for programs, the rest for people."""

    spec: str
    name: str
    meaning: str


class TitleBrief(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    full_name: str
    summary: str
    credits: str
    seats: list[int]
    """How many can play."""
    together: bool
    """Everybody wins or loses as one."""
    campaign: bool
    achievements: bool
    lesson: bool
    bots: list[BotSeat]


class ChoiceTold(Struct, frozen=True):
    value: Any
    """What to send in `settings`."""
    written: str
    name: str
    meaning: str


class FieldTold(Struct, frozen=True):
    """One option of a game, as a form shows it."""

    name: str
    label: str
    summary: str
    kind: str
    """`choice`, `yes-no`, `several`, `one-each` or `entries`."""
    choices: list[ChoiceTold]
    default: str
    example: str
    """Names that may be given in place of a choice, if any may."""
    names: list[str]
    """What may be named, where several things may."""
    filled_in: bool
    """Earlier games tell it: nobody need be asked."""


class TitlePage(Struct, frozen=True):
    title: TitleBrief
    fields: list[FieldTold]
    schema: str
    """Where its schema can be read, for good."""


class RuleTold(Struct, frozen=True):
    id: str
    section: str
    text: str
    source: str
    is_ruling: bool
    """The rulebook is silent, and we decided."""


class RulesFound(Struct, frozen=True):
    labels: dict[str, str]
    """What the labels mean that sources begin with."""
    rules: list[RuleTold]


class HowToPlay(Struct, frozen=True):
    full_name: str
    text: str
    """Markdown; empty where the title brings no page."""


class Seats(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int | None = None


class SchemaAt(Struct, frozen=True, forbid_unknown_fields=True):
    at: str = ""
    """The digest of the schema meant."""


class Looked(Struct, frozen=True, forbid_unknown_fields=True):
    q: Annotated[str, Meta(max_length=200)] = ""
    """Words that all must be mentioned."""


async def titles(_: Request) -> Response:
    """Every game that can be played here."""
    return answer([_brief(title) for title in emberhall.games()])


async def title(request: Request) -> Response:
    """One game with its options as forms, for so many seats if told."""
    meant, seats = _title(request), query(request, Seats).seats
    return answer(await asyncio.to_thread(_page, meant, seats))


async def schema(request: Request) -> Response:
    """What a client of this game is sent, as JSON Schema."""
    text, digest = await asyncio.to_thread(_schema, _title(request).name)
    etag, at = f'"{digest}"', query(request, SchemaAt).at
    headers = {"ETag": etag, "Cache-Control": FOR_A_YEAR if at == digest else "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(None, 304, headers)
    return Response(text, 200, headers, "application/json")


async def rules(request: Request) -> Response:
    """The rules of a game, or those that mention all the words in `q`."""
    found = rules_about(_title(request).name, query(request, Looked).q.split())
    return answer(RulesFound(LEGEND, [_rule(rule) for rule in found]))


async def rule(request: Request) -> Response:
    """One rule, by the id that a prompt's `why` names after the slash."""
    id = request.path_params["id"]
    return answer(_rule(emberhall.rule(f"{_title(request).name}/{id}")))


async def how_to_play(request: Request) -> Response:
    """A page on goal, turn and end."""
    meant = _title(request)
    return answer(HowToPlay(meant.full_name, meant.how_to_play))


def _title(request: Request) -> Title:
    return emberhall.title(request.path_params["title"])


def _brief(title: Title) -> TitleBrief:
    return TitleBrief(
        name=title.name,
        full_name=title.full_name,
        summary=title.summary,
        credits=title.credits,
        seats=list(title.seat_counts),
        together=title.together,
        campaign=title.campaign is not None,
        achievements=bool(title.carried_setting),
        lesson=has_lesson(title),
        bots=[BotSeat(level.spec, level.name, level.meaning) for level in bot_levels()],
    )


@lru_cache(64)  # a title with many modes takes its time to tell what goes together
def _page(title: Title, seats: int | None) -> TitlePage:
    fields = [_field(field) for field in fields_of(title, seats)]
    where = f"/api/titles/{title.name}/schema?at={_schema(title.name)[1]}"
    return TitlePage(_brief(title), fields, where)


def _field(field: Field) -> FieldTold:
    return FieldTold(
        name=field.name,
        label=field.label,
        summary=field.summary,
        kind=field.kind,
        choices=[_choice(choice) for choice in field.choices],
        default=field.default,
        example=field.example,
        names=list(field.names),
        filled_in=field.is_filled_in,
    )


def _choice(choice: Choice) -> ChoiceTold:
    return ChoiceTold(choice.value, choice.written, choice.name, choice.meaning)


def _rule(rule: Rule) -> RuleTold:
    return RuleTold(rule.id, rule.section, rule.text, rule.source, rule.is_ruling)


@cache
def _schema(game: str) -> tuple[bytes, str]:
    """The schema as it is sent, and its digest."""
    text = wire.encode(emberhall.schema(game))
    return text, blake2b(text, digest_size=12).hexdigest()


endpoints = [
    Endpoint("GET", "/api/titles", titles, list[TitleBrief]),
    Endpoint("GET", "/api/titles/{title}", title, TitlePage, query=Seats),
    Endpoint("GET", "/api/titles/{title}/schema", schema, dict[str, Any], query=SchemaAt),
    Endpoint("GET", "/api/titles/{title}/rules", rules, RulesFound, query=Looked),
    Endpoint("GET", "/api/titles/{title}/rules/{id}", rule, RuleTold),
    Endpoint("GET", "/api/titles/{title}/how-to-play", how_to_play, HowToPlay),
]
