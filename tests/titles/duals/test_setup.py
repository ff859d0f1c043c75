"""How the table looks before the first token is pulled."""

from __future__ import annotations

from typing import Any

import pytest

import emberhall

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    TYPES,
    WHERE,
    Story,
    bag_of,
    deck_in,
    part_of,
    whole,
)

AROUND = ("b2", "b3", "c2", "c4", "d2", "d3")
FULL_BAG = (
    "4 bread 4 crystal 4 meat 4 iron 4 potion 4 plant 1 bread-crystal 1 crystal-iron "
    "1 iron-potion 1 potion-plant 1 plant-meat 1 meat-bread"
)
FOUNTAIN_BAG = FULL_BAG.replace("4 ", "3 ")
SEEDS = range(60)


def tokens_in(view: dict[str, Any]) -> int:
    return sum(bag_of(view).values())


@pytest.mark.rule("duals/setup.take-out", "duals/setup.coins")
def test_the_standard_game_leaves_fancies_and_fountain_in_the_box() -> None:
    """Setup 1 and 3: what is used, and three coins each."""
    game = emberhall.new_game("duals", seats=2, seed=5)
    view = game.view(None)
    assert (view["fancies"], view["fountain"], whole(view, "display")) == ([], None, [])
    assert [part_of(seat, "coins") for seat in view["seats"]] == [3, 3]
    assert [seat["scored"] for seat in view["seats"]] == [[], []]
    question = game.question
    assert question is not None
    assert (question.words, question.options.keys) == (READY, ["pull", "coin"])


@pytest.mark.rule("duals/setup.board")
def test_the_board_is_the_same_for_both_and_both_place_on_it() -> None:
    """Setup 2: it lies between the players."""
    story = Story().given("c3 bread", held="meat").will_pull("plant")
    for viewer in (ROZIE, MANNY):
        assert story.game.view(viewer)["spaces"] == story.view["spaces"]
    story.answers("place c3", "no fire").board_is("c3 bread meat")
    story.answers("place c3", "no fire").board_is("c3 bread meat plant")
    story.sees(turn=ROZIE).is_not_offered("place c3").is_offered("place c2", "place c4")


@pytest.mark.rule("duals/setup.deck")
def test_the_deck_is_shuffled_and_hidden() -> None:
    """Setup 4: another seed is another order, and nobody sees more than its size."""
    decks = [tuple(Story(seed=seed).table.deck) for seed in (1, 2, 1)]
    assert decks[0] == decks[2] != decks[1]
    assert all(list(deck) != sorted(deck, reverse=way) for deck in decks for way in (False, True))
    for viewer in (ROZIE, MANNY, None):
        assert deck_in(Story().game.view(viewer)) == 38
    tops = {Story(seed=seed).table.deck[-1] for seed in SEEDS}
    assert len(tops) > 20


@pytest.mark.rule("duals/setup.hand", "duals/setup.secret")
def test_each_player_is_dealt_two_cards_that_only_they_see() -> None:
    """Setup 5: other seeds deal other hands."""
    dealt: set[str] = set()
    for seed in SEEDS:
        story = Story(seed=seed).has(ROZIE, cards=2).has(MANNY, cards=2)
        story.knows(ROZIE, MANNY, "").knows(MANNY, ROZIE, "")
        for seat in (ROZIE, MANNY):
            hand = story.game.view(seat)["seats"][seat]["hand"]
            assert len(hand) == 2
            dealt.update(card["card"] for card in hand)
        assert [seat["hand"] for seat in story.view["seats"]] == [[], []]
    assert len(dealt) == 42


@pytest.mark.rule("duals/setup.buddy")
def test_buddy_is_in_the_bag_only_with_the_buddy_card() -> None:
    """Setup 6; Fancy Mode, setup."""
    for fancies, buddies in (("none", 0), (("todd", "flair"), 0), (("todd", "buddy"), 1)):
        story = Story(fancies=fancies)
        assert story.bag["buddy"] == buddies
        assert "buddy" not in whole(story.view, "extras")
    assert Story(seats=1).bag["buddy"] == 0


@pytest.mark.rule("duals/setup.starting-spaces", "duals/ruling.starting-spaces")
def test_one_artisan_of_each_type_starts_somewhere_around_the_centre() -> None:
    """Setup 7: chance says where, and every other space is empty."""
    seen: set[tuple[str, str]] = set()
    for seed in SEEDS:
        board = Story(seed=seed).board
        assert [space for space, stack in board.items() if stack] == list(AROUND)
        assert sorted(board[space] for space in AROUND) == sorted([type] for type in TYPES)
        seen.update((space, board[space][0]) for space in AROUND)
    assert seen == {(space, type) for space in AROUND for type in TYPES}


@pytest.mark.rule("duals/ruling.starting-spaces", "duals/adjacent.shared-side")
def test_the_starting_spaces_are_all_the_neighbours_of_the_centre() -> None:
    """Setup 7; our ruling: meat on c3 reaches all six."""
    board = ", ".join(f"{space} {type}" for space, type in zip(AROUND, TYPES, strict=True))
    story = Story().given(f"{board}, a1 bread, c1 iron, c5 iron, e3 plant", held="meat")
    story.answers("place c3", "fire meat")
    around = ("move c4", "move b3", "move b2", "move c2", "move d2", "move d3")
    story.is_asked(ROZIE, "Which token do you move?", *around)


@pytest.mark.rule("duals/setup.extras")
@pytest.mark.parametrize("fountain", [False, True])
def test_one_more_artisan_of_each_type_lies_beside_the_board(fountain: bool) -> None:
    """Setup 8: they are no part of the bag."""
    story = Story(fountain=fountain).sees(extras=list(TYPES))
    story.sees(bag=FOUNTAIN_BAG if fountain else FULL_BAG)
    Story(seats=1).sees(extras=list(TYPES), bag=FOUNTAIN_BAG)


@pytest.mark.rule("duals/setup.extras-wait")
def test_the_extras_wait_until_a_token_is_missing() -> None:
    """Setup 8: even the last token of the bag does not bring them; the next one asked for does."""
    story = Story().given("a1 meat", held="bread", bag="1 bread", coins=(0, 1))
    story.answers("place c3", "fire bread").sees(held="bread", bag="", extras=list(TYPES))
    story.answers("place c4").is_asked(ROZIE, FIRE, "fire bread", "no fire")
    story.sees(extras=list(TYPES)).answers("fire bread").sees(extras=[])
    assert tokens_in(story.view) == 5
    story.is_asked(ROZIE, WHERE, *(f"place {space}" for space in story.board))


@pytest.mark.rule("duals/setup.bag", "duals/ruling.bag-size")
@pytest.mark.parametrize(
    ("mode", "tokens", "bag"),
    [
        ({}, 30, FULL_BAG),
        ({"fancies": ("todd", "steven")}, 30, FULL_BAG),
        ({"fancies": ("buddy", "steven")}, 31, f"{FULL_BAG} 1 buddy"),
        ({"fountain": True}, 24, FOUNTAIN_BAG),
        ({"fountain": True, "fancies": ("flair", "buddy")}, 25, f"{FOUNTAIN_BAG} 1 buddy"),
        ({"seats": 1}, 24, FOUNTAIN_BAG),
    ],
)
def test_everything_else_is_in_the_bag(mode: dict[str, Any], tokens: int, bag: str) -> None:
    """Setup 9: four artisans of each type and the duals; our ruling gives the sums."""
    story = Story(**mode).sees(bag=bag, held="")
    assert tokens_in(story.view) == tokens


@pytest.mark.rule("duals/ruling.deck-size")
@pytest.mark.parametrize(
    ("mode", "deck", "hand", "display"),
    [
        ({}, 38, 2, 0),
        ({"fountain": True}, 38, 2, 0),
        ({"fancies": ("todd", "flair")}, 36, 3, 0),
        ({"fancies": ("flair", "steven")}, 36, 2, 2),
        ({"fancies": ("steven", "todd")}, 34, 3, 2),
        ({"seats": 1}, 40, 2, 0),
    ],
)
def test_hands_and_open_cards_come_out_of_the_42(
    mode: dict[str, Any], deck: int, hand: int, display: int
) -> None:
    """Setup 4 and 5; our ruling gives the sums."""
    view = Story(**mode).view
    assert deck_in(view) == deck
    assert [seat["hand_count"] for seat in view["seats"]] == [hand] * len(view["seats"])
    assert len(whole(view, "display")) == display
    assert deck + hand * len(view["seats"]) + display == 42
