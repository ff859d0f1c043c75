"""The rules of a game, to read and to search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

import emberhall
from emberhall import Rule, UnknownGame, capitalised
from emberhall.hall.pages.errors import error_page
from emberhall.hall.pages.learning import is_taught
from emberhall.hall.pages.render import page

LONGEST_SEARCH = 80
STRONG = "**"
LABEL = re.compile(
    r"(?:Our )?(rulebook|ruling|found|derived|reconstructed)(?:[.,;:]\s*|\s(?=\())", re.I
)
"""What many sources begin with: the label that the page on credits explains."""


@dataclass(frozen=True)
class Section:
    name: str
    rules: tuple[Rule, ...]

    @property
    def anchor(self) -> str:
        return "section-" + re.sub(r"[^a-z0-9]+", "-", self.name.lower())


async def rules_index(_: Request) -> Response:
    return RedirectResponse(f"/rules/{emberhall.games()[0].name}", 307)


def rules(request: Request) -> HTMLResponse:
    try:
        title = emberhall.title(request.path_params["title"])
    except UnknownGame:
        return error_page(request, 404)
    words = request.query_params.get("q", "")[:LONGEST_SEARCH].split()
    catalogue = _catalogue(title.name)
    found = [rule for rule in catalogue if rule.mentions(words)]
    return page(
        request,
        "rules",
        styles=("pages",),
        script="rules",
        title=title,
        games=emberhall.games(),
        search=" ".join(words),
        marked=partial(marked, words),
        labelled=labelled,
        sections=_sections(found),
        found_words=f"{len(found)} of {len(catalogue)} rules" if words else f"{len(found)} rules",
        is_taught=is_taught(title),
        how_to_play=[] if words else how_to_play(title.how_to_play),
    )


@cache
def _catalogue(title: str) -> tuple[Rule, ...]:
    return tuple(emberhall.rules(title))


def _sections(found: Sequence[Rule]) -> list[Section]:
    """The rules under their headings, in the rulebook's order."""
    names = dict.fromkeys(rule.section for rule in found)
    return [Section(name, tuple(rule for rule in found if rule.section == name)) for name in names]


def marked(words: Sequence[str], text: str) -> Markup:
    """A text in which the words that were looked for stand out."""
    if not words:
        return escape(text)
    parts = re.split(f"({'|'.join(map(re.escape, words))})", text, flags=re.IGNORECASE)
    return Markup("").join(
        Markup("<mark>{}</mark>").format(part) if number % 2 else part
        for number, part in enumerate(parts)
    )


def labelled(source: str) -> tuple[str, str]:
    """A source as its label, where it begins with one, and the rest of its words."""
    label = LABEL.match(source)
    if label is None:
        return "", source
    return label[1].capitalize(), capitalised(source[label.end() :])


def how_to_play(text: str) -> list[tuple[str, list[Markup]]]:
    """A title's page on goal, turn and end: headings, each with its paragraphs."""
    parts: list[tuple[str, list[Markup]]] = []
    for block in (" ".join(block.split()) for block in text.split("\n\n")):
        if block.startswith("## "):
            parts.append((block.removeprefix("## "), []))
        elif block and not block.startswith("# ") and parts:
            parts[-1][1].append(_paragraph(block))
    return parts


def _paragraph(block: str) -> Markup:
    """What stands between stars stands out."""
    return Markup("").join(
        Markup("<strong>{}</strong>").format(part) if number % 2 else part
        for number, part in enumerate(block.split(STRONG))
    )
