"""The last line of every rule says where it comes from, in the words of the four labels."""

from __future__ import annotations

import re

import pytest

import emberhall

TITLES = [title.name for title in emberhall.games()]


@pytest.mark.parametrize("name", TITLES)
def test_a_rule_begins_its_source_with_a_label_and_a_ruling_says_that_it_is_one(name: str) -> None:
    title = emberhall.title(name)
    cards = {rule.id for rule in title.card_rules(title.own_content())}
    for rule in title.rules():
        if rule.is_ruling:
            assert rule.source.startswith(("Ruling; ", "Our ruling; ")), rule.id
        elif rule.id not in cards:
            label = re.split(r"[ ,;.]", rule.source)[0].lower()
            assert label in emberhall.LABELS, rule.id


@pytest.mark.parametrize("name", TITLES)
def test_whatever_is_found_names_who_says_so(name: str) -> None:
    for rule in emberhall.title(name).rules():
        assert not re.search(r"\bfound\b(?! \()", rule.source.lower()), rule.id


def test_the_rule_of_a_card_of_flamecraft_has_the_labels_of_its_row() -> None:
    title = emberhall.title("flamecraft")
    told = {rule.id: rule.source for rule in title.rules()}
    for rule in title.card_rules(title.own_content()):
        assert told[rule.id] == rule.source, rule.id


def test_a_shop_of_flamecraft_is_labelled_apart_from_its_slots() -> None:
    found = "icon: found (GitHub edrache/design-skills)"
    assert emberhall.rule("flamecraft/shop.fogo-de-char").source == (
        f"Name and ability: rulebook; {found}."
    )
    assert emberhall.rule("flamecraft/slots.fogo-de-char").source == "Reconstructed."
    assert emberhall.rule("flamecraft/slots.smith-mart").source == (
        "Slots 1: rulebook; slots 2 and slots 3: reconstructed."
    )


def test_what_duals_owes_to_somebodys_notes_is_said_with_the_name() -> None:
    for ruling in ("board", "dual-pairs", "line-of-three", "triangle-of-three", "pair-and-odd"):
        source = emberhall.rule(f"duals/ruling.{ruling}").source
        assert source == "Ruling; found (GitHub brunoborta/dragoncraft-versus)."
