"""How a game goes from round to round, and how it ends."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

import emberhall
from emberhall.titles.dragondraft import TITLE, events
from titles.packs import variant

from .story import ADRIAN, MAJA, SILKE, THOMAS, WHICH_CARD, Story

PHASES: dict[type[emberhall.Event], int] = {
    events.DragonsArrived: 1,
    events.CardTaken: 2,
    events.Passed: 2,
    events.SheepTaken: 2,
    events.HelpersPaid: 3,
    events.GrandstandBuilt: 3,
    events.SpecialOffered: 3,
    events.ShowHeld: 4,
    events.GoblinsKept: 4,
}


def played() -> emberhall.Game:
    """A whole game of three in which something is built, offered and kept."""
    game = emberhall.new_game("dragondraft", seats=3, seed=5, start=0)
    while game.question:
        game.answer(len(game.question.options) // 2)
    return game


FOR_FOUR = """spectators = [7, 6, 5]
source = { cost = "rulebook", spectators = ["rulebook", "reconstructed", "reconstructed"] }"""
OTHERS = 'spectators = TILES\nsource = "reconstructed"'


@pytest.mark.rule("dragondraft/round.five", "dragondraft/round.phases")
def test_a_game_is_five_rounds_of_four_phases_in_order() -> None:
    """How to play."""
    told = [PHASES[type(event)] for event in played().events(None) if type(event) in PHASES]
    phases = "".join(str(phase) for phase, _ in groupby(told))
    assert phases.replace("3", "") == "124" * 5
    assert phases.count("234") == phases.count("3") > 0


@pytest.mark.rule("dragondraft/round.five", "dragondraft/end.after-five")
def test_the_game_ends_after_the_fifth_show_and_not_after_the_fourth() -> None:
    """How to play; End of the game."""
    fourth = Story().given("show", in_round=4, hands=("1 green", "3 red"))
    assert fourth.game.question is not None
    fourth.sees(round=5, phase="recruiting")
    fifth = Story().given("show", in_round=5, hands=("1 green", "3 red"))
    fifth.has(ADRIAN, spectators=1).has(MAJA, spectators=12)
    fifth.sees(round=5, phase="over").is_done(winners=[MAJA], ranks=[2, 1])
    with pytest.raises(emberhall.IllegalAnswer, match="the game is over"):
        fifth.game.answer("done")


@pytest.mark.rule("dragondraft/round.goal", "dragondraft/end.most")
def test_the_most_spectators_of_the_whole_game_win() -> None:
    """How to play; End of the game: Thomas has the best last show and yet not the most."""
    story = Story(4).given(
        "show",
        in_round=5,
        hands=("2 blue", "", "3 red", "1 green"),
        grandstands=((), (15,), (), ()),
        spectators=(60, 63, 50, 70),
    )
    story.attracts(THOMAS, 12, red=12).is_done(winners=[SILKE], ranks=[2, 3, 4, 1])
    assert story.game.result is not None
    assert story.game.result.totals == (64, 63, 62, 71)
    story.hears(
        "Adrian's show attracts 4 spectators (blue 4).",
        "Maja's show attracts 0 spectators.",
        "Thomas's show attracts 12 spectators (red 12).",
        "Silke's show attracts 1 spectator (green 1).",
        "The fair is over: Silke wins.",
    )


@pytest.mark.rule("dragondraft/end.tie")
def test_among_equals_the_best_single_grandstand_wins() -> None:
    """End of the game: Maja's two tiles are more together, but Adrian's one is the largest;
    Thomas has a still larger one and fewer spectators."""
    story = Story(3).given(
        "show", in_round=5, grandstands=((11,), (7, 6), (15,)), spectators=(80, 80, 79)
    )
    story.is_done(winners=[ADRIAN], ranks=[1, 2, 3])


@pytest.mark.rule("dragondraft/end.shared")
def test_equals_without_grandstands_share_the_win() -> None:
    """End of the game: Thomas has a grandstand, but he is not one of the equals."""
    story = Story(3).given("show", in_round=5, grandstands=((), (), (15,)), spectators=(80, 80, 79))
    story.hears(
        "Adrian's show attracts 0 spectators.",
        "Maja's show attracts 0 spectators.",
        "Thomas's show attracts 0 spectators.",
        "The fair is over: Adrian and Maja share the win.",
    )
    story.is_done(winners=[ADRIAN, MAJA], ranks=[1, 1, 3])


@pytest.mark.rule("dragondraft/ruling.grandstand-beats-none")
def test_among_equals_a_grandstand_beats_none() -> None:
    """End of the game; our ruling."""
    story = Story().given("show", in_round=5, grandstands=((), (7,)), spectators=(80, 80))
    story.is_done(winners=[MAJA], ranks=[2, 1])


@pytest.mark.rule("dragondraft/ruling.grandstand-beats-none")
def test_among_equals_even_an_empty_grandstand_beats_none(tmp_path: Path) -> None:
    """End of the game; our ruling, for a content pack with a tile that attracts nobody."""
    pack = variant(TITLE, tmp_path, ("stage.toml", FOR_FOUR, OTHERS.replace("TILES", "[0]")))
    story = Story(content=pack).given("preparing", in_round=5, hands=("", "2 pair"))
    story.answers("build 4").has(MAJA, grandstands=[0], spectators=0)
    story.is_done(winners=[MAJA], ranks=[2, 1])


@pytest.mark.rule("dragondraft/ruling.equal-grandstands")
def test_equals_with_equal_best_grandstands_share_the_win(tmp_path: Path) -> None:
    """End of the game; our ruling, for content packs with tiles alike."""
    pack = variant(TITLE, tmp_path, ("stage.toml", FOR_FOUR, OTHERS.replace("TILES", "[7, 7]")))
    story = Story(3, content=pack).given("preparing", in_round=5, hands=("2 pair", "2 pair"))
    story.answers("build 4", "build 4").has(ADRIAN, grandstands=[7]).has(MAJA, grandstands=[7])
    story.is_done(winners=[ADRIAN, MAJA], ranks=[1, 1, 3])


@pytest.mark.rule("dragondraft/end.most")
def test_the_result_names_every_line_of_the_score() -> None:
    """End of the game: the lines of each seat add up to its total."""
    result = played().result
    assert result is not None
    for total, lines in zip(result.totals, result.lines, strict=True):
        assert sum(lines.values()) == total
        assert list(lines) == [
            "red",
            "purple",
            "blue",
            "green",
            "yellow",
            "most-yellow",
            "fireworks",
            "souvenir-shop",
            "dragon-stylist",
            "grandstands",
        ]
    assert result.winners == (result.totals.index(max(result.totals)),)


@pytest.mark.rule("dragondraft/recruit.sheep", "dragondraft/show.round-marker")
def test_whoever_took_the_sheep_begins_the_next_round() -> None:
    """Phase 2 and phase 4: Maja was the first to pass."""
    story = Story(3).given(rows=("red", "blue"), hands=("8 thistle", "7 green 2 blue", "9 thistle"))
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 2-1").answers("take 1-1")
    story.attracts(MAJA, 25, green=21, blue=4)
    story.sees(round=2, phase="recruiting", sheep=MAJA, turn=MAJA)
