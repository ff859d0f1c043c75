"""What is in the box, and how the table looks before the first card is taken."""

from __future__ import annotations

import pytest

import emberhall

from .story import ADRIAN, MAJA, SILKE, THOMAS, Story, by_kind, piles


@pytest.mark.rule("dragondraft/contents.players", "dragondraft/contents.stages")
def test_two_three_or_four_can_play_and_each_has_a_stage() -> None:
    """Cover; Contents."""
    for seats in (2, 3, 4):
        assert len(Story(seats).view["seats"]) == seats
    for seats in (0, 1, 5):
        with pytest.raises(emberhall.BadSetting, match=f"for 2 to 4 seats, not {seats}"):
            emberhall.new_game("dragondraft", seats=seats)


@pytest.mark.rule("dragondraft/contents.board", "dragondraft/ruling.board-size")
def test_the_board_has_four_rows_of_ten_spaces() -> None:
    """Contents; our ruling on the board's size."""
    board = Story(4).board
    assert [len(row) for row in board] == [10, 10, 10, 10]
    assert all(card for row in board for card in row)


@pytest.mark.rule("dragondraft/contents.grandstands", "dragondraft/setup.grandstands")
def test_nine_grandstands_lie_in_three_piles_the_largest_on_top() -> None:
    """Contents; Setup, third point."""
    stock = piles(Story().view)
    assert [pile["cost"] for pile in stock] == [4, 6, 8]
    for pile in stock:
        assert len(pile["tiles"]) == 3
        assert pile["tiles"] == sorted(pile["tiles"], reverse=True)


@pytest.mark.rule("dragondraft/ruling.grandstand-values")
def test_the_nine_tiles_differ_and_dearer_ones_pay_more_for_each_helper() -> None:
    """Phase 3, grandstand example (cost 4, 7 spectators); our ruling on the other eight."""
    stock = piles(Story().view)
    assert [pile["tiles"] for pile in stock] == [[7, 6, 5], [11, 10, 9], [15, 14, 13]]
    tiles = [tile for pile in stock for tile in pile["tiles"]]
    assert len(set(tiles)) == 9
    worth = [pile["tiles"][0] / pile["cost"] for pile in stock]
    assert worth == sorted(set(worth))


@pytest.mark.rule("dragondraft/contents.figures", "dragondraft/setup.figures")
def test_four_figures_of_each_kind_wait_in_the_stockpile() -> None:
    """Contents; Setup, fourth point."""
    story = Story(4)
    story.sees(figures={"fireworks": 4, "snack-stand": 4, "souvenir-shop": 4, "dragon-stylist": 4})
    box = story.in_the_box()
    names = ("firework", "turkey leg", "perfume bottle", "dragon claw")
    assert [box[name] for name in names] == [4, 4, 4, 4]
    for seat in (ADRIAN, MAJA, THOMAS, SILKE):
        story.has(seat, offers="")


@pytest.mark.rule(
    "dragondraft/contents.dragons", "dragondraft/contents.goblins", "dragondraft/contents.thistles"
)
def test_the_cards_are_those_of_the_rulebook() -> None:
    """Contents: 35 dragons, 12 goblin cards and 20 thistles make 67."""
    box = Story().in_the_box()
    dragons = [box[colour] for colour in ("red", "purple", "blue", "green", "yellow")]
    assert dragons == [7, 7, 7, 7, 7]
    assert (box["helper"], box["pair"], box["thistle"]) == (6, 6, 20)
    assert sum(dragons) + box["helper"] + box["pair"] + box["thistle"] == 67


@pytest.mark.rule("dragondraft/setup.thistles", "dragondraft/setup.deck")
def test_thistles_lie_open_and_are_no_part_of_the_shuffled_deck() -> None:
    """Setup, fifth and sixth point."""
    story = Story()
    laid = [card for row in story.board for card in row]
    story.sees(thistles=20, closed=7)
    assert "thistle" not in laid
    assert {"red", "purple", "blue", "green", "yellow", "helper", "pair"} == set(laid)
    assert laid != sorted(laid)


@pytest.mark.rule("dragondraft/setup.deck")
def test_another_seed_is_another_shuffle_and_the_same_seed_the_same() -> None:
    """Setup, sixth point."""
    boards = [
        emberhall.new_game("dragondraft", seats=2, seed=seed, start=0).view(None)["board"]
        for seed in (1, 2, 1)
    ]
    assert boards[0] == boards[2]
    assert boards[0] != boards[1]


@pytest.mark.rule(
    "dragondraft/setup.round-marker",
    "dragondraft/setup.spectators",
    "dragondraft/contents.markers",
)
def test_all_markers_start_at_the_box_office_and_the_round_marker_on_the_first_tower() -> None:
    """Setup, first and seventh point."""
    story = Story(4).sees(round=1, rounds=5, phase="recruiting")
    for seat in range(4):
        story.has(seat, spectators=0, marker=0, tile=0)
    assert len(story.view["seats"]) == 4


@pytest.mark.rule("dragondraft/setup.stage")
def test_everybody_begins_with_a_bare_stage_that_has_specials() -> None:
    """Setup, second point."""
    story = Story(3).sees(variant="standard")
    for seat in range(3):
        story.has(seat, hand="", cards=0, hand_limit=9, grandstands=[], passed=False)
        assert by_kind(story.view["seats"][seat]["offers"]) == {
            "fireworks": 0,
            "snack-stand": 0,
            "souvenir-shop": 0,
            "dragon-stylist": 0,
        }


@pytest.mark.rule("dragondraft/contents.sheep", "dragondraft/setup.sheep")
@pytest.mark.parametrize("youngest", [ADRIAN, MAJA, THOMAS])
def test_whoever_gets_the_one_sheep_is_asked_first(youngest: int) -> None:
    """Contents; Setup, ninth point."""
    story = Story(3, sheep=youngest).sees(sheep=youngest, turn=youngest)
    question = story.game.question
    assert question is not None
    assert question.seat == youngest


@pytest.mark.rule("dragondraft/ruling.sheep-at-start")
def test_chance_gives_the_sheep_away_unless_a_seat_is_named() -> None:
    """Setup, ninth point: ages are unknown here."""
    starts = {
        emberhall.new_game("dragondraft", seats=4, seed=seed).view(None)["sheep"]["seat"]
        for seed in range(24)
    }
    assert starts == {ADRIAN, MAJA, THOMAS, SILKE}
    with pytest.raises(emberhall.BadSetting, match="start cannot be 3; the seats are 0 to 2"):
        emberhall.new_game("dragondraft", seats=3, start=3)
    with pytest.raises(emberhall.BadSetting, match="start cannot be 4; it can be random, 0, 1"):
        emberhall.new_game("dragondraft", seats=3, start=4)


@pytest.mark.rule("dragondraft/setup.spare")
def test_fewer_players_leave_stages_out_and_nothing_else() -> None:
    """Setup, last point."""
    four = Story(4)
    for seats in (2, 3):
        fewer = Story(seats)
        assert fewer.in_the_box() == four.in_the_box()
        fewer.sees(grandstands=four.view["grandstands"], supply=four.view["supply"])
        fewer.sees(board=four.view["board"], closed=7)
        assert len(fewer.view["seats"]) == seats


@pytest.mark.rule("dragondraft/contents.overview", "dragondraft/setup.overview")
def test_the_catalogue_is_at_hand_as_the_overview_card() -> None:
    """Contents; Setup, eighth point: what green dragons attract, how a round goes, and why."""
    assert "1, 3, 6, 10, 15 or 21" in emberhall.rule("dragondraft/dragon.green").text
    (phases,) = [r for r in emberhall.rules("dragondraft", "four parts") if not r.is_ruling]
    words = [phases.text.find(name) for name in ("arrival", "recruiting", "preparing", "show")]
    assert -1 not in words
    assert words == sorted(words)
    game = emberhall.new_game("dragondraft", seats=4, seed=3)
    kinds = set()
    while game.question:
        kinds.add(game.question.kind)
        assert all(emberhall.rule(id).text for id in game.question.why)
        assert game.question.why
        game.answer(0)
    assert kinds == {"recruit", "prepare-stage", "pay-helpers", "keep-goblins"}
