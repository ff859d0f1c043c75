"""The schemas in docs/schema/ are those of the code; if they drift: `scripts/schema`."""

from __future__ import annotations

import json
from typing import Any

import pytest

import emberhall
from docs.schemas import FOLDER, path_of, written

TITLES = emberhall.games()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_schema_is_the_one_of_the_code(title: emberhall.Title) -> None:
    assert path_of(title).read_text(encoding="utf-8") == written(title), "run scripts/schema"


def test_every_title_has_one_and_nobody_else() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{title.name}.json" for title in TITLES}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_all_that_is_sent_has_a_schema(title: emberhall.Title) -> None:
    parts = emberhall.schema(title)["$defs"]
    assert {"View", "Prompt", "Event", "Result"} <= set(parts)
    for name, part in objects(parts):
        assert part["additionalProperties"] is False, name
        assert part["required"] == list(part["properties"]), f"{name} has parts that come and go"
        for key in part["properties"]:
            assert key == key.lower().replace(" ", "_").replace("-", "_"), f"{name}.{key}"


@pytest.mark.parametrize("name", ["seats", "decks", "supply", "turn", "phase", "round", "ending"])
def test_the_same_ideas_have_the_same_names_in_all_titles(name: str) -> None:
    kinds = set()
    for title in TITLES:
        part = properties(title, "View")[name]
        kinds.add(part.get("description", ""))
    assert len(kinds) == 1


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_seat_has_an_id_a_hand_and_a_count_of_it(title: emberhall.Title) -> None:
    seats = properties(title, "View")["seats"]
    name = seats["items"]["$ref"].rpartition("/")[2]
    assert {"id", "hand", "hand_count"} <= set(properties(title, name))


def properties(title: emberhall.Title, name: str) -> dict[str, Any]:
    parts = emberhall.schema(title)["$defs"]
    part = parts[name]
    while "$ref" in part:
        part = parts[part["$ref"].rpartition("/")[2]]
    found: dict[str, Any] = part["properties"]
    return found


def objects(parts: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(name, part) for name, part in parts.items() if "properties" in part]


def test_a_schema_is_plain_json() -> None:
    for title in TITLES:
        assert json.loads(written(title)) == emberhall.schema(title)
