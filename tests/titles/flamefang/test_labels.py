"""Labels: the little that the rulebook prints of Flame & Fang's cards; all else is ours."""

from __future__ import annotations

from typing import Any

from emberhall.kernel.sources import label_of
from emberhall.titles.flamefang import TITLE
from emberhall.titles.flamefang.rows import AUTHORED

CONTENT = TITLE.own_content()


def partly_printed(rows: Any) -> list[str]:
    return [row.id for row in rows if row.source != AUTHORED]


def test_what_says_nothing_is_ours() -> None:
    assert dict(AUTHORED) == {"all": "reconstructed"}
    for rows in (CONTENT.minions, CONTENT.events, CONTENT.magic, CONTENT.bosses, CONTENT.dragons):
        assert partly_printed(rows) == []


def test_the_rulebook_names_two_tiles_a_card_and_amber() -> None:
    """Facts, section 1: Cave, Fortress, Grow and Amber."""
    assert partly_printed(CONTENT.tiles) == ["cave", "fortress"]
    assert {label_of(tile.source, "resource") for tile in CONTENT.tiles} == {"reconstructed"}
    assert partly_printed(CONTENT.cards) == ["grow"]
    assert partly_printed(CONTENT.secrets) == ["amber"]


def test_of_chapter_1_the_rulebook_prints_cards_events_and_minions_for_two() -> None:
    """Facts, section 1."""
    row = CONTENT.chapters[0].row
    for part in ("first", "last", "events", "unlock"):
        assert label_of(row.source, part) == "rulebook"
    minions = [label_of(row.source, "minions", players) for players in range(1, 5)]
    assert minions == ["rulebook", "rulebook", "reconstructed", "reconstructed"]
    assert label_of(row.source, "prologue") == "reconstructed"


def test_the_rulebook_tells_what_five_chapters_unlock() -> None:
    labels = [label_of(chapter.row.source, "unlock") for chapter in CONTENT.chapters]
    printed = [number for number, label in enumerate(labels, start=1) if label == "rulebook"]
    assert printed == [1, 2, 4, 5, 7]


def test_on_the_first_map_cave_and_fortress_lie_as_printed() -> None:
    sources = dict(CONTENT.chapters[0].sources)
    assert [part for part, label in sources.items() if label == "rulebook"] == [
        "slot_4_tile",
        "slot_7_tile",
    ]
