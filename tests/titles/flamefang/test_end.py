"""How a chapter ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import emberhall
from titles.flamefang.story import ANN, BEN, WHAT, WHICH_ASPECT, Story, life

MAP = "forest lake ruins village pasture peak quarry"
"""The free tiles of chapter 1: Forest, Village and Peak touch the Cave."""
ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
NO_TIME = "time has run out, and there is no event card to draw"
TORCHED = "Cinder was defeated by "


def with_the_last_scale(campaign: bool = False) -> Story:
    """Ann holds the last of three scales beside the Cave."""
    return Story(campaign=campaign).given(
        tiles=MAP,
        page=3,
        progress=2,
        at=("forest", "peak"),
        aspect=("flight", "fight"),
        hands=("short-flight",),
        cargo=(1,),
    )


@pytest.mark.rule("flamefang/end.win", "flamefang/end.cooperative")
def test_the_last_goal_of_a_chapter_wins_it_for_all() -> None:
    """Winning: on the spot, and Ben wins with Ann."""
    story = with_the_last_scale()
    story.plays("short-flight", "move").is_on_page(3, done=2)
    story.answers("go to cave")
    story.is_won()
    result = story.game.result
    assert result is not None
    assert result.ranks == (1, 1)
    chapter = story.view["chapter"]
    assert chapter["plate"] == "You have learned what you are."
    assert chapter["epilogue"][0].startswith("You lay the scales in the hollow")


@pytest.mark.rule("flamefang/end.win")
def test_the_story_sends_the_winners_on_to_the_next_chapter() -> None:
    """Winning: in a campaign; the epilogue was not to be read before."""
    story = with_the_last_scale(campaign=True)
    assert story.view["chapter"]["epilogue"] is None
    story.plays("short-flight", "move", "go to cave")
    while story.game.question is not None:
        story.answers(story.question.options.keys[0])
    story.is_won()
    assert (story.game.continues["chapter"], story.game.continues["campaign"]) == (2, True)


@pytest.mark.rule("flamefang/end.smaller-goals")
def test_smaller_goals_come_before_the_last_one() -> None:
    """Winning: the first goal of chapter 1 brings the second, and play goes on."""
    story = Story().given(aspect=("fight", "fight"), hoards=("4 meat",), minion_deck="bear wolf-1")
    story.answers("hand in", "hand in 4").is_on_page(2, done=0)
    assert story.view["outcome"] == "playing"
    assert story.view["story"]["goal"]["words"] == "defeat 4 minions"
    assert (story.question.seat, story.question.words) == (BEN, WHAT)


@pytest.mark.rule("flamefang/end.time-runs-out", "flamefang/end.cooperative")
def test_the_chapter_is_lost_when_no_event_can_be_drawn() -> None:
    """Losing: for both."""
    story = Story().given(begins="event phase", event_deck="")
    story.is_lost(NO_TIME)
    result = story.game.result
    assert result is not None
    assert result.ranks == (2, 2)


@pytest.mark.rule("flamefang/end.time-runs-out")
def test_the_round_after_the_last_event_is_still_played() -> None:
    """Event phase: drawing the last card is no loss yet; the next event phase is."""
    story = Story(seats=1).given(
        aspect=("fight",), rows=("ember-heart horned-brow",), event_deck="quiet-night"
    )
    assert story.events == {"left": 0, "past": ["Quiet Night"]}
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS).answers("aspect fight")
    story.is_lost(NO_TIME)


@pytest.mark.rule("flamefang/end.dragon-defeated", "flamefang/end.cooperative")
def test_the_last_heart_of_one_dragon_loses_the_chapter_for_all() -> None:
    """Losing: Ben is unhurt and elsewhere."""
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        rows=("red-pinions",),
        minions="wolf-1 forest",
    )
    story.has(BEN, hearts=5)
    assert story.view["outcome"] == "lost"
    assert story.view["outcome_words"].startswith(TORCHED)
    story.is_done(winners=(), ranks=(2, 2))


@pytest.mark.rule("flamefang/end.dragon-defeated")
def test_a_dragon_with_a_heart_left_fights_on() -> None:
    """Losing: a bear deals 2; three hearts on three cards are enough, two are not."""
    story = Story(seats=1, dragons=("gale",)).given(
        begins="minion phase",
        at=("forest",),
        rows=("hollow-bones sky-crest wide-wings",),
        minions="bear forest",
    )
    story.is_asked(ANN, life(2), "lose hollow-bones", "lose sky-crest", "lose wide-wings")
    story.answers("lose hollow-bones", "lose sky-crest").has(ANN, hearts=1, row="wide-wings")
    assert story.view["outcome"] == "playing"
    fallen = Story(seats=1, dragons=("gale",)).given(
        begins="minion phase",
        at=("forest",),
        rows=("hollow-bones sky-crest",),
        minions="bear forest",
    )
    assert fallen.view["outcome"] == "lost"


@pytest.mark.rule("flamefang/end.dragon-defeated")
def test_a_defeat_ends_the_chapter_at_once() -> None:
    """Losing: at once. A threat is too much for Ann; her turn is not played, nor Ben's."""
    story = Story().given(begins="round", prep=("goaded",), rows=("red-pinions",))
    story.answers("aspect hunt")
    assert story.game.over
    assert (story.view["outcome"], story.view["phase"]) == ("lost", "over")
    with pytest.raises(emberhall.IllegalAnswer, match="the game is over"):
        story.game.answer("aspect fight")


@pytest.mark.rule("flamefang/end.try-again")
@pytest.mark.parametrize(
    ("chapter", "dragons"),
    [(1, ("cinder", "gale")), (5, ("cinder", "gale")), (8, ("dusk", "gale"))],
)
def test_a_lost_chapter_is_played_again(chapter: int, dragons: Sequence[str]) -> None:
    """Losing: the same chapter with the same dragons, which have gained nothing."""
    story = Story(chapter=chapter, campaign=True, dragons=dragons)
    story.given(begins="event phase", event_deck="").is_lost(NO_TIME)
    again = story.game.continues
    assert (again["chapter"], again["dragons"], again["kept"]) == (chapter, dragons, ())
    game = emberhall.new_game("flamefang", seats=2, seed=8, **again)
    assert game.view(None)["chapter"]["number"] == chapter
