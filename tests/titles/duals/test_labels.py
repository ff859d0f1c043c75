"""Labels: what the rulebook prints of Duals' components, what is found elsewhere, what is ours."""

from __future__ import annotations

from emberhall.kernel.sources import label_of
from emberhall.titles.duals import TITLE

VERSUS = "found: GitHub brunoborta/dragoncraft-versus"


def test_shop_cards_are_found_and_their_names_are_ours() -> None:
    """Facts, section 5: one hobby project's design notes tell all 42."""
    shops = TITLE.own_content().shops
    assert len(shops) == 42
    assert {shop.source for shop in shops} == {(("all", VERSUS), ("name", "reconstructed"))}


def test_five_of_six_dual_pairs_are_found() -> None:
    """Facts, section 3.1: the rulebook's example has crystal and iron."""
    labels = {dual.id: dict(dual.source)["all"] for dual in TITLE.own_content().duals}
    assert labels.pop("crystal-iron") == "rulebook"
    assert list(labels.values()) == [VERSUS] * 5


def test_the_board_is_found_and_the_height_of_its_stacks_printed() -> None:
    board = dict(TITLE.own_content().board.source)
    assert board == {"radius": VERSUS, "stack": "rulebook"}


def test_fountain_cards_and_what_six_fancies_do_are_ours() -> None:
    """Facts, sections 7 and 8."""
    content = TITLE.own_content()
    fountains = content.cards[42:]
    assert {card.source for card in fountains} == {(("all", "reconstructed"),)}
    ours = [
        row.id for row in content.fancies.values() if "reconstructed" in dict(row.source).values()
    ]
    assert ours == ["flair", "rainbow", "starburst", "taylor", "goldrush", "steven"]
    names = {label_of(row.source, "name") for row in content.fancies.values()}
    assert names == {"rulebook"}


def test_that_todd_makes_a_hand_of_three_is_derived() -> None:
    """The rulebook only tells that all three cards can be scored in one turn."""
    todd = TITLE.own_content().fancies["todd"].source
    assert label_of(todd, "does").startswith("derived: ")
    assert label_of(todd, "count") == "rulebook"
