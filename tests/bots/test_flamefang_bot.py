"""greedy as a partner in the Vale: what it sees, and that it wins where random dragons do not."""

from __future__ import annotations

import emberhall
from emberhall import Chair
from emberhall.bots import make_bot, play_out
from emberhall.lab.sim import simulate
from titles.flamefang.story import ANN, Story


def choice(story: Story, seat: int = ANN) -> str:
    """What greedy would answer."""
    question = story.question
    index = make_bot("greedy", 1).choose(Chair(story.game, seat))
    return question.options.keys[index]


def test_it_hands_in_all_that_completes_the_page() -> None:
    story = Story(seats=1, dragons=("dusk",)).given(aspect=("hunt",), hoards=("2 meat",))
    assert choice(story) == "hand in"
    story.answers("hand in")
    assert choice(story) == "hand in 2"


def test_it_goes_where_the_goal_is() -> None:
    story = Story(seats=1, dragons=("gale",), chapter=2).given(
        aspect=("flight",), hands=("glide",), quest={"village": 1}
    )
    assert choice(story) == "play glide"
    story.answers("play glide")
    assert choice(story) == "move"


def test_it_fells_what_would_hurt_it() -> None:
    story = Story(seats=1, dragons=("cinder",)).given(
        at=("forest",),
        aspect=("fight",),
        hands=("claw",),
        rows=("ember-heart horned-brow",),
        minions="wolf-1 forest",
    )
    assert choice(story) == "play claw"


def test_it_does_not_break_away_into_defeat() -> None:
    story = Story(seats=1, dragons=("cinder",)).given(
        at=("forest",),
        aspect=("flight",),
        hands=("dive",),
        rows=("ember-heart",),
        minions="banner-bearer forest",
    )
    story.answers("play dive")
    assert choice(story) != "move"


def test_it_spares_the_weaker_dragon_when_damage_is_divided() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "forest"),
        rows=("ember-heart horned-brow red-pinions", "storm-heart hollow-bones"),
        minions="wolf-1 forest, wolf-2 forest",
    )
    assert story.question.kind == "divide"
    assert choice(story) != "take 0"


def test_it_never_drops_things_for_fun() -> None:
    story = Story(seats=1, dragons=("dusk",)).given(aspect=("fight",), hoards=("1 gold",))
    assert "drop gold" in story.question.options.keys
    assert choice(story) != "drop gold"


def test_it_wants_to_win_a_chapter_of_a_campaign_too() -> None:
    story = Story(seats=1, dragons=("dusk",), campaign=True).given(
        page=3, progress=1, at=("lake",), cargo=(1,), aspect=("flight",), hands=("night-flight",)
    )
    assert choice(story) == "play night-flight"
    story.answers("play night-flight", "slip")
    assert choice(story) == "go to cave"
    story.answers("go to cave")
    assert story.view["outcome"] == "won"


def test_partners_win_where_random_dragons_do_not(thorough: bool) -> None:
    games = 12 if thorough else 3
    greedy = simulate("flamefang", ["greedy"], games, seed=1).lines[0]
    random = simulate("flamefang", ["random"], 3 * games, seed=1).lines[0]
    assert greedy.share > random.share
    assert random.wins == 0


def test_a_win_of_all_counts_in_full_for_each() -> None:
    one, other = simulate("flamefang", ["greedy", "greedy"], 2, seed=1).lines
    assert one.wins == other.wins >= 1
    assert one.wins == int(one.wins)


def test_it_plays_with_hidden_hands_by_what_its_seat_sees() -> None:
    game = emberhall.new_game("flamefang", seats=2, seed=5, hands="hidden")
    play_out(game, [make_bot("greedy:plan=0", seat) for seat in range(2)])
    assert game.over
