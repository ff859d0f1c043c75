"""The form of a `rules.md`."""

from __future__ import annotations

import pytest

from emberhall.kernel.rules import BrokenCatalogue, parse_rules

GOOD = """# Title

Intro.

## Visiting

### visit.occupied
Give each dragon there
a good.
*Rulebook, visiting.*

## Rulings

### ruling.silence
We decided so.
*Our ruling: nothing is said.*
"""


def test_entries_have_an_id_a_section_a_text_and_a_source() -> None:
    occupied, silence = parse_rules(GOOD)
    assert (occupied.id, occupied.section) == ("visit.occupied", "Visiting")
    assert occupied.text == "Give each dragon there a good."
    assert occupied.source == "Rulebook, visiting."
    assert not occupied.is_ruling
    assert silence.is_ruling


def test_a_rule_is_found_by_all_words_given() -> None:
    occupied, silence = parse_rules(GOOD)
    assert occupied.mentions(["DRAGON", "good"])
    assert not occupied.mentions(["dragon", "bread"])
    assert silence.mentions([])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("### visit.occupied", "### Visit", "'Visit' is not a rule id"),
        ("*Rulebook, visiting.*", "Rulebook.", "must end with its source in italics"),
        ("Give each dragon there\na good.\n", "", "has no text"),
        ("### ruling.silence", "### visit.occupied", "stands there twice"),
    ],
)
def test_a_catalogue_out_of_form_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(BrokenCatalogue, match=reason):
        parse_rules(GOOD.replace(old, new))
