"""Labels: where each part of a row comes from. What is unclear is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import emberhall
from emberhall.kernel.content import ContentFile, parse_pack
from emberhall.kernel.errors import BadContent
from emberhall.kernel.sources import Sources, label_of, source_words, sources_of

SHOP = """
[[shop]]
id = "sew-cute"
name = "Sew Cute"
slots = ["bread -> none", "any -> 1 coin"]
rep = 2
source = SOURCE
"""


@dataclass(frozen=True)
class Shop:
    id: str
    name: str
    slots: tuple[str, ...]
    rep: int
    source: Sources
    gives: int = 1


def sources(source: str) -> Sources:
    pack = parse_pack({"shops.toml": SHOP.replace("SOURCE", source)})
    (shop,) = ContentFile(pack, "shops.toml").rows("shop", Shop)
    return shop.source


def test_there_are_four_labels_with_a_sentence_each() -> None:
    assert list(emberhall.LABELS) == ["rulebook", "found", "derived", "reconstructed"]
    assert all(sentence.endswith(".") for sentence in emberhall.LABELS.values())
    with pytest.raises(TypeError):
        emberhall.LABELS["hearsay"] = "Somebody said so."  # type: ignore[index]


def test_one_label_speaks_for_a_row() -> None:
    assert sources('"rulebook"') == (("all", "rulebook"),)
    assert sources('"found: a review"') == (("all", "found: a review"),)


def test_a_table_has_a_label_for_each_part() -> None:
    told = sources('{ name = "rulebook", slots = "reconstructed", rep = "derived:the sum is 9" }')
    assert dict(told) == {
        "name": "rulebook",
        "slots": "reconstructed",
        "rep": "derived: the sum is 9",
    }


def test_that_a_part_is_not_there_can_have_a_label_too() -> None:
    assert dict(sources('{ all = "rulebook", gives = "reconstructed" }')) == {
        "all": "rulebook",
        "gives": "reconstructed",
    }


def test_all_stands_for_the_parts_that_are_not_named() -> None:
    told = sources('{ all = "rulebook", slots = "reconstructed" }')
    assert dict(told) == {"all": "rulebook", "slots": "reconstructed"}
    assert label_of(told, "rep") == "rulebook"
    assert label_of(told, "slots") == label_of(told, "slots", 2) == "reconstructed"


def test_entries_of_a_list_can_have_labels_of_their_own() -> None:
    told = sources('{ all = "rulebook", slots = ["rulebook", "found: a friend"] }')
    assert dict(told) == {
        "all": "rulebook",
        "slots_1": "rulebook",
        "slots_2": "found: a friend",
    }
    assert label_of(told, "slots", 2) == "found: a friend"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('"hearsay"', "must be one of rulebook, found, derived, reconstructed, not 'hearsay'"),
        ('"implied"', "must be one of rulebook, found, derived, reconstructed, not 'implied'"),
        ("7", "must be one of rulebook, found, derived, reconstructed, not 7"),
        ("[]", "must be one of rulebook, found, derived, reconstructed, not []"),
        ('"found"', "found must say where, like 'found: a review'"),
        ('"found: "', "found must say where, like 'found: a review'"),
        ('"derived"', "derived must say how, like 'derived: the sum is 47'"),
        ('"rulebook: page 3"', "rulebook needs no reason"),
        (r'"found: \u001b[2J"', "a reason is one line of at most 200 letters"),
        (f'"found: {"x" * 201}"', "a reason is one line of at most 200 letters"),
        ("{}", "does not say where name, slots and rep comes from"),
        ('{ name = "rulebook", rep = "rulebook" }', "does not say where slots comes from"),
        (
            '{ all = "rulebook", wings = "rulebook" }',
            "'wings' is no part of it; its parts are name, slots, rep and gives",
        ),
        ('{ all = "rulebook", id = "rulebook" }', "'id' is no part of it"),
        ('{ all = "rulebook", rep = "me" }', "must be one of rulebook, found, derived, recon"),
        ('{ all = "rulebook", slots = ["rulebook"] }', "slots needs as many labels as it has"),
        ('{ all = "rulebook", rep = ["rulebook"] }', "rep needs as many labels as it has entries"),
        ('{ all = ["rulebook"] }', "all needs as many labels as it has entries"),
    ],
)
def test_an_unclear_label_is_refused_with_place_and_reason(source: str, reason: str) -> None:
    with pytest.raises(BadContent) as refused:
        sources(source)
    assert str(refused.value).startswith(f"shops.toml: shop sew-cute: source: {reason}")


def test_labels_of_several_rows_are_told_as_one() -> None:
    town = (("all", "rulebook"), ("stall", "reconstructed"))
    told = sources_of({"town": town, "player": (("all", "rulebook"),)})
    assert dict(told) == {
        "town": "rulebook",
        "town_stall": "reconstructed",
        "player": "rulebook",
    }


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ({"all": "rulebook"}, "rulebook"),
        ({"all": "found: a review"}, "found (a review)"),
        ({"all": "rulebook", "slots": "reconstructed"}, "rulebook; slots: reconstructed"),
        (
            {"name": "rulebook", "icon": "found: a review", "rep": "rulebook"},
            "name and rep: rulebook; icon: found (a review)",
        ),
        ({}, ""),
    ],
)
def test_labels_are_told_in_words(source: dict[str, Any], words: str) -> None:
    assert source_words(source) == words
