"""The play phase up to the placed token: whose turn it is, the pull, and where tokens may go."""

from __future__ import annotations

from random import Random

import pytest

import emberhall

from .story import (
    FIRE,
    MANNY,
    READY,
    ROZIE,
    TYPES,
    WHERE,
    WHICH_TO_MOVE,
    WHICH_TO_SCORE,
    Story,
    bag_of,
    held_in,
    where_from,
)

NEIGHBOURS = {
    "a1": "a2 b1 b2",
    "a2": "a3 a1 b2 b3",
    "a3": "a2 b3 b4",
    "b1": "b2 a1 c1 c2",
    "b2": "b3 a2 a1 b1 c2 c3",
    "b3": "b4 a3 a2 b2 c3 c4",
    "b4": "a3 b3 c4 c5",
    "c1": "c2 b1 d1",
    "c2": "c3 b2 b1 c1 d1 d2",
    "c3": "c4 b3 b2 c2 d2 d3",
    "c4": "c5 b4 b3 c3 d3 d4",
    "c5": "b4 c4 d4",
    "d1": "d2 c2 c1 e1",
    "d2": "d3 c3 c2 d1 e1 e2",
    "d3": "d4 c4 c3 d2 e2 e3",
    "d4": "c5 c4 d3 e3",
    "e1": "e2 d2 d1",
    "e2": "e3 d3 d2 e1",
    "e3": "d4 d3 e2",
}
SPACES = list(NEIGHBOURS)


def everywhere(verb: str, *, but: str = "") -> list[str]:
    return [f"{verb} {space}" for space in SPACES if space not in but.split()]


@pytest.mark.rule("duals/turn.goal")
def test_most_reputation_in_cards_and_coins_wins() -> None:
    """Introduction; Overview: 2 for a card and 2 for coins beat 3 for a card."""
    scored = ("L-bread", "P-bread-iron")
    story = Story().given(scoring=True, ending=True, scored=scored, coins=(0, 2))
    story.is_asked(MANNY, WHICH_TO_SCORE, "done", "coin").answers("done")
    story.is_done(winners=[MANNY], totals=[3, 4], ranks=[2, 1])


@pytest.mark.rule("duals/turn.alternate", "duals/refresh.pass-on")
def test_players_take_turns_until_the_bag_has_run_out() -> None:
    """Overview: four tokens are four turns."""
    story = Story().given(bag="4 meat")
    for seat, space, left in ((ROZIE, "a1", 3), (MANNY, "b4", 2), (ROZIE, "c3", 1)):
        story.is_asked(seat, WHERE, *everywhere("place")).sees(bag=f"{left} meat", turn=seat)
        story.answers(f"place {space}", "no fire")
    story.is_asked(MANNY, WHERE, *everywhere("place")).sees(bag="", ending=True)
    story.answers("place e3", "no fire").board_is("a1 meat, b4 meat, c3 meat, e3 meat")
    story.is_done(winners=[ROZIE, MANNY], totals=[0, 0])


@pytest.mark.rule("duals/turn.alternate")
def test_players_take_turns_until_the_deck_has_run_out() -> None:
    """Overview: Rozie's refresh takes the last card, and Manny has no turn any more."""
    story = Story().given(held="meat", hands=("L-bread",), deck="T-bread")
    story.sees(ending=False).answers("place a1", "no fire")
    story.sees(ending=True, deck=0).has(ROZIE, hand="L-bread T-bread")
    story.board_is("a1 meat").is_done(winners=[ROZIE, MANNY])


@pytest.mark.rule("duals/turn.phases")
def test_play_comes_before_score_and_score_before_refresh() -> None:
    """Taking a turn: the token placed completes the card, and only then is a new one drawn."""
    story = Story().given(
        "c2 iron, c3 iron",
        bag="3 iron",
        hands=("L-iron T-bread", "L-bread"),
        deck="L-meat L-plant T-meat",
        coins=(1, 1),
    )
    story.is_asked(ROZIE, READY, "pull", "coin").sees(phase="play").answers("pull", "place c4")
    story.sees(phase="play").answers("no fire").sees(phase="score", deck=3)
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-iron", "done", "coin")
    story.answers("score L-iron").has(ROZIE, hand="T-bread").answers("done")
    story.has(ROZIE, hand="L-meat T-bread", scored="L-iron").has(MANNY, hand="L-bread", scored="")
    story.is_asked(MANNY, READY, "pull", "coin").sees(phase="play", deck=2).hears(
        "Rozie pulls an iron dragon.",
        "Rozie places the iron dragon on c4.",
        "Rozie scores Anvil Alley for 3.",
        "Rozie draws The Spit Roast.",
    )


@pytest.mark.rule("duals/turn.play", "duals/pull.one")
def test_the_play_phase_is_pull_place_fire() -> None:
    """Play phase: one question after the other; a single token comes out of the bag."""
    story = Story().given("a1 bread", bag="2 meat 1 iron", coins=(1, 1)).will_pull("meat")
    story.is_asked(ROZIE, READY, "pull", "coin").sees(held="", bag="2 meat 1 iron")
    story.answers("pull").sees(held="meat", bag="1 meat 1 iron")
    story.is_asked(ROZIE, WHERE, *everywhere("place"), "coin").answers("place b1").sees(held="")
    story.board_is("a1 bread, b1 meat").is_asked(ROZIE, FIRE, "fire meat", "no fire", "coin")
    story.answers("fire meat").is_asked(ROZIE, WHICH_TO_MOVE, "move a1", "coin")
    story.answers("move a1", "to e1").is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    story.sees(bag="1 meat 1 iron", phase="score").answers("done")
    story.is_asked(MANNY, READY, "pull", "coin").sees(held="", bag="1 meat 1 iron")


@pytest.mark.rule("duals/pull.unseen", "duals/setup.bag")
def test_chance_picks_the_token_and_nothing_tells_it_beforehand() -> None:
    """Play phase 1: what a player sees before the pull is the same, what comes is not."""
    before, pulled = set(), set()
    for seed in range(40):
        story = Story(seed=seed).given(bag="1 bread 1 iron 1 plant", coins=(1, 0))
        before.add(repr(story.game.prompt(ROZIE)) + repr(story.game.view(ROZIE)))
        (token,) = held_in(story.answers("pull").view)
        pulled.add(token)
    assert len(before) == 1
    assert pulled == {"bread", "iron", "plant"}


@pytest.mark.rule("duals/ruling.turn-with-tokens")
def test_the_turn_that_empties_the_bag_is_the_last() -> None:
    """Our ruling: Manny, who would begin with an empty bag, has no turn."""
    story = Story().given("c3 bread", bag="1 iron", coins=(1, 1)).answers("pull")
    story.sees(ending=True, bag="").answers("place c4", "no fire", "done")
    story.is_asked(MANNY, WHICH_TO_SCORE, "done", "coin").sees(phase="special", held="")
    story.answers("done").is_done(winners=[ROZIE, MANNY], totals=[1, 1])


@pytest.mark.rule("duals/ruling.turn-with-tokens")
def test_no_turn_of_any_game_begins_with_an_empty_bag() -> None:
    """Our ruling, over whole games played at random."""
    luck, emptied = Random(11), 0
    for seed in range(12):
        game = emberhall.new_game("duals", seats=2, seed=seed, fountain=seed % 2 == 1)
        for _ in range(1000):
            if game.question is None:
                break
            if game.question.words == READY:
                view = game.view(None)
                assert sum(bag_of(view).values()) > 0
                assert not view["ending"]
            game.answer(luck.randrange(len(game.question.options)))
        assert game.over
        emptied += any(getattr(event, "by", "") == "bag" for event in game.events(None))
    assert emptied


@pytest.mark.rule("duals/place.empty")
def test_a_token_may_go_to_any_empty_space() -> None:
    """Play phase 2: near or far from the others."""
    for space in SPACES:
        board = "" if space == "c3" else "c3 bread"
        story = Story().given(board, held="iron").is_asked(ROZIE, WHERE, *everywhere("place"))
        story.describes(f"place {space}", f"Place an iron dragon on {space}")
        story.answers(f"place {space}").is_asked(ROZIE, FIRE, "fire iron", "no fire")
        assert story.board[space] == ["iron"]
        assert sum(map(len, story.board.values())) == 1 + (space != "c3")


@pytest.mark.rule("duals/place.on-stack", "duals/place.no-fourth", "duals/stack.three")
def test_a_token_may_go_on_one_or_two_others_but_not_on_three() -> None:
    """Play phase 2: it lies on top, and a fourth is refused."""
    board = "b2 plant, c3 bread, c4 iron potion, d3 meat crystal bread"
    story = Story().given(board, held="iron").will_pull("meat")
    story.is_asked(ROZIE, WHERE, *everywhere("place", but="d3"))
    story.refuses("place d3", "a stack never has more than 3 tokens")
    story.describes("place c4", "Place an iron dragon on c4, on a potion dragon")
    story.answers("place c4", "no fire")
    story.board_is("b2 plant, c3 bread, c4 iron potion iron, d3 meat crystal bread")
    story.is_asked(MANNY, WHERE, *everywhere("place", but="c4 d3")).answers("place c3", "no fire")
    story.board_is("b2 plant, c3 bread meat, c4 iron potion iron, d3 meat crystal bread")
    story.is_asked(ROZIE, WHERE, *everywhere("place", but="c4 d3"))


@pytest.mark.rule("duals/adjacent.shared-side", "duals/ruling.edge")
@pytest.mark.parametrize("space", SPACES)
def test_meat_reaches_the_spaces_that_share_a_side_and_no_others(space: str) -> None:
    """Adjacent tokens; our ruling on the edge: every space holds a token, three to six are near."""
    board = ", ".join(f"{name} {TYPES[n % 6]}" for n, name in enumerate(SPACES))
    story = Story().given(board, held="meat").answers(f"place {space}", "fire meat")
    near = NEIGHBOURS[space].split()
    story.is_asked(ROZIE, WHICH_TO_MOVE, *(f"move {name}" for name in near))
    far = next(name for name in SPACES if name not in (space, *near))
    story.refuses(f"move {far}", "that token cannot be moved now")
    story.refuses(f"move {space}", "that token cannot be moved now")
    corner, edge = "a1 a3 c1 c5 e1 e3", "a2 b1 b4 d1 d4 e2"
    assert len(near) == (3 if space in corner else 4 if space in edge else 6)


@pytest.mark.rule("duals/ruling.edge", "duals/adjacent.shared-side")
@pytest.mark.parametrize("space", ["a1", "c5", "d1", "b3"])
def test_a_step_of_iron_never_leads_round_the_edge(space: str) -> None:
    """Our ruling on the edge: the token on `space` goes to a space that shares a side."""
    near = NEIGHBOURS[space].split()
    story = Story().given(f"{space} bread", held="iron").answers(f"place {near[0]}", "fire iron")
    story.is_asked(ROZIE, where_from(space), *(f"to {name}" for name in near))
    story.refuses("to e2", "it moves one space only")
