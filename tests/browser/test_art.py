"""Every card of Flamecraft and Duals has a picture of its own; Node draws it as the page does."""

from __future__ import annotations

import json
import subprocess
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import tools

TITLES = Path(__file__).parents[2] / "src" / "emberhall" / "titles"
DRAWING = Path(__file__).with_name("pictures.mjs")
HEAVIEST = 9_000
"""Characters of one picture: a page shows a hundred of them."""


def content(title: str, file: str) -> dict[str, Any]:
    return tomllib.loads((TITLES / title / "content" / f"{file}.toml").read_text(encoding="utf-8"))


def cards(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """As a view names them."""
    return [{**entry, "card": entry["id"]} for entry in entries]


def families() -> dict[str, list[dict[str, Any]]]:
    shops, solo = content("flamecraft", "shops"), content("flamecraft", "solo")
    types = content("flamecraft", "dragons")["type"]
    tokens, patterns = content("duals", "tokens"), content("duals", "cards")
    shapes = {pattern["id"]: pattern["spaces"] for pattern in patterns["pattern"]}
    return {
        "flamecraft shops": cards([*shops["starter"], *shops["shop"]]),
        "flamecraft fancies": cards(content("flamecraft", "fancies")["fancy"]),
        "flamecraft companions": cards(content("flamecraft", "companions")["companion"]),
        "flamecraft enchantments": cards(content("flamecraft", "enchantments")["enchantment"]),
        "flamecraft achievements": cards(solo["achievement"]),
        "flamecraft artisans": [
            {"card": name, "icon": kind["id"]} for kind in types for name in kind["names"]
        ],
        "duals fancies": cards(content("duals", "fancies")["fancy"]),
        "duals tokens": cards([*tokens["type"], *tokens["dual"], tokens["buddy"]]),
        "duals cards": [
            {**card, "shape": shapes[card["pattern"]]}
            for kind in ("shop", "fountain")
            for card in cards(patterns[kind])
        ],
    }


@pytest.fixture(scope="module")
def pictures() -> dict[str, dict[str, str]]:
    try:
        node = str(tools.node().node)
    except tools.Missing as sentence:
        pytest.fail(str(sentence), pytrace=False)
    asked = json.dumps(families())
    done = subprocess.run(
        [node, str(DRAWING)], input=asked, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    drawn: dict[str, dict[str, str]] = json.loads(done.stdout)
    return drawn


@pytest.mark.parametrize("family", families())
def test_each_card_has_a_picture_of_its_own(
    pictures: dict[str, dict[str, str]], family: str
) -> None:
    drawn = pictures[family]
    assert set(drawn) == {card["card"] for card in families()[family]}
    owners: dict[str, str] = {}
    for card, picture in drawn.items():
        assert picture not in owners, f"{card} looks like {owners[picture]}"
        owners[picture] = card


@pytest.mark.parametrize("family", families())
def test_pictures_are_well_formed_light_and_still(
    pictures: dict[str, dict[str, str]], family: str
) -> None:
    for card, picture in pictures[family].items():
        marks = [
            mark for element in ElementTree.fromstring(picture).iter() for mark in element.attrib
        ]
        assert not {"style", "id", "filter", "onclick"} & set(marks), card
        assert not any(word in picture for word in ("NaN", "undefined", "[object"))
        assert len(picture) <= HEAVIEST, f"{card} takes {len(picture)} characters"


@pytest.mark.parametrize("game", ["flamecraft", "duals"])
def test_the_tables_of_hues_and_emblems_name_every_card(game: str) -> None:
    """What has no line gets a picture by chance, and chance may give two the same."""
    art = TITLES.parent / "web" / "static" / "js" / "art"
    tables = (art / f"{game}.js").read_text() + (art / "fancies.js").read_text()
    by_table = ("shops", "fancies", "companions", "enchantments", "achievements")
    for family in by_table:
        for card in families().get(f"{game} {family}", []):
            name = card["card"]
            assert f'"{name}"' in tables or f" {name}:" in tables, name
