"""Labels: what the rulebook prints of Dragondraft's components, and what it does not."""

from __future__ import annotations

from emberhall.kernel.sources import label_of
from emberhall.titles.dragondraft import TITLE


def test_of_nine_grandstands_the_rulebook_shows_one() -> None:
    """Facts, section 5."""
    tiles = [
        (spectators, label_of(pile.source, "spectators", number))
        for pile in TITLE.own_content().piles
        for number, spectators in enumerate(pile.spectators, start=1)
    ]
    assert [spectators for spectators, label in tiles if label == "rulebook"] == [7]
    assert [label for _, label in tiles].count("reconstructed") == 8


def test_the_board_is_known_from_reviews_and_the_queue_from_the_tile() -> None:
    """Facts, section 1."""
    board = TITLE.own_content().board.source
    for part in ("rows", "places"):
        assert label_of(board, part) == "found: reich-der-spiele.de and four other reviews"
    assert label_of(board, "queue").startswith("derived: ")


def test_all_else_is_printed() -> None:
    content = TITLE.own_content()
    printed = (*content.dragons, *content.specials, content.fair)
    assert {row.source for row in printed} == {(("all", "rulebook"),)}
    assert set(content.card_sources) == {(("all", "rulebook"),)}
