"""Every row of every title says where its parts come from, and every view hands it on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall.kernel.sources import WITH_REASON

TITLES = [title.name for title in emberhall.games()]
WITHOUT_WORDS = {
    "dragondraft": ("Tile",),
    "duals": ("BagToken",),
    "flamecraft": ("Shop", "Award"),
    "flamefang": ("TileView", "StructureView", "ChapterView"),
}
"""What shows something printed without explaining itself."""


def assert_labelled(source: Any) -> None:
    assert source, "something says nothing about where it comes from"
    for part, text in source.items():
        assert part.isidentifier()
        label, _, reason = text.partition(": ")
        assert label in emberhall.LABELS, text
        assert bool(reason.strip()) == (label in WITH_REASON), text


@pytest.mark.parametrize("name", TITLES)
def test_every_row_has_labels_for_all_its_parts(name: str) -> None:
    rows = [*_rows(emberhall.title(name).own_content())]
    assert len(rows) > 10
    for row in rows:
        assert_labelled(dict(row.source))


def _rows(content: Any) -> Iterator[Any]:
    """The rows that a content holds, wherever it keeps them."""
    if hasattr(content, "source"):
        yield content
        return
    inner = vars(content).values() if hasattr(content, "__dict__") else ()
    if isinstance(content, dict):
        inner = content.values()
    if isinstance(content, tuple | list):
        inner = content
    for one in inner:
        if isinstance(one, tuple | list | dict) or hasattr(one, "source") or hasattr(one, "row"):
            yield from _rows(one)


def seen(name: str) -> Iterator[dict[str, Any]]:
    """Every object of views that all seats and a spectator have of some games."""
    title, luck = emberhall.title(name), Random(5)
    for seats in title.seat_counts:
        for settings in [*title.modes(seats)][:: max(1, len([*title.modes(seats)]) // 4)]:
            game = emberhall.new_game(name, seats=seats, seed=seats, **settings)
            for count in range(60):
                if game.question is None:
                    break
                if count % 12 == 0:
                    for seat in (None, *range(seats)):
                        yield from _objects(game.view(seat))
                game.answer(luck.randrange(len(game.question.options)))


def _objects(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
        data = [*data.values()]
    if isinstance(data, list):
        for inner in data:
            yield from _objects(inner)


@pytest.mark.parametrize("name", TITLES)
def test_whatever_explains_itself_in_a_view_says_where_that_comes_from(name: str) -> None:
    explained = 0
    for part in seen(name):
        if ("name" in part and "words" in part) or "source" in part:
            assert_labelled(part["source"])
            explained += 1
    assert explained > 100


@pytest.mark.parametrize("name", TITLES)
def test_the_label_has_one_shape_in_all_titles(name: str) -> None:
    """What explains itself has it by its type, and so have the board and other printed things."""
    types = emberhall.schema(name)["$defs"]
    sourced = {called for called, type in types.items() if "source" in type.get("properties", {})}
    explaining = {
        called
        for called, type in types.items()
        if {"name", "words"} <= type.get("properties", {}).keys()
    }
    table = emberhall.title(name).view_type.__name__
    assert explaining | {table, *WITHOUT_WORDS[name]} <= sourced
    for called in sourced:
        shape = types[called]["properties"]["source"]
        assert shape["type"] == "object"
        assert shape["additionalProperties"] == {"type": "string"}
        assert "source" in types[called]["required"]


def test_what_a_client_does_to_labels_changes_no_other_view() -> None:
    for name in TITLES:
        game = emberhall.new_game(name, seats=emberhall.title(name).seat_counts[-1], seed=3)
        before = game.view(0)
        for part in _objects(game.view(0)):
            if "source" in part:
                part["source"]["all"] = "hearsay"
        assert game.view(0) == before


def test_the_page_on_labels_has_their_sentences_and_names_whoever_is_found() -> None:
    """They are defined once, in the code; the page and `emberhall rules` repeat them."""
    page = Path(__file__).parents[2] / "docs" / "sources.md"
    told = " ".join(page.read_text(encoding="utf-8").split())
    for label, meaning in emberhall.LABELS.items():
        assert f"| *{label}* | {meaning} |" in told
    for name in TITLES:
        for row in _rows(emberhall.title(name).own_content()):
            for _, text in row.source:
                label, _, where = text.partition(": ")
                if label == "found":
                    first = where.replace(",", " ").replace("GitHub ", "").split()[0]
                    assert first in told, text
