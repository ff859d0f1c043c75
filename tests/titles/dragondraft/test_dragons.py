"""What dragons attract, colour by colour. Shows of the fifth round, so that the game ends after."""

from __future__ import annotations

import pytest

from .story import ADRIAN, HOW_MANY_HELPERS, MAJA, SILKE, THOMAS, Story

NONE_YET = ((0, 0), (1, 0))


def show_of(colour: str, count: int, total: int) -> None:
    """Adrian shows these dragons and nothing else; Maja looks on with a thistle."""
    story = Story().given("show", in_round=5, hands=(f"{count} {colour}", "1 thistle"))
    story.attracts(ADRIAN, total, **({colour: total} if total else {})).attracts(MAJA, 0)
    story.is_done(winners=[ADRIAN] if total else [ADRIAN, MAJA])


@pytest.mark.rule("dragondraft/dragon.red", "dragondraft/dragon.minimum")
@pytest.mark.parametrize(
    ("count", "total"), [*NONE_YET, (2, 0), (3, 12), (4, 16), (5, 20), (6, 24), (7, 28)]
)
def test_red_dragons_attract_four_each_from_three_on(count: int, total: int) -> None:
    """Dragon cards, red fire breather."""
    show_of("red", count, total)


@pytest.mark.rule("dragondraft/dragon.purple", "dragondraft/dragon.minimum")
@pytest.mark.parametrize(
    ("count", "total"), [*NONE_YET, (2, 6), (3, 9), (4, 12), (5, 15), (6, 18), (7, 21)]
)
def test_purple_dragons_attract_three_each_from_two_on(count: int, total: int) -> None:
    """Dragon cards, purple magician."""
    show_of("purple", count, total)


@pytest.mark.rule("dragondraft/dragon.blue", "dragondraft/dragon.minimum")
@pytest.mark.parametrize(
    ("count", "total"), [*NONE_YET, (2, 4), (3, 6), (4, 8), (5, 10), (6, 12), (7, 14)]
)
def test_blue_dragons_attract_two_each_from_two_on(count: int, total: int) -> None:
    """Dragon cards, blue flying ace."""
    show_of("blue", count, total)


@pytest.mark.rule("dragondraft/dragon.green")
@pytest.mark.parametrize(
    ("count", "total"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21)]
)
def test_green_dragons_attract_by_their_number(count: int, total: int) -> None:
    """Dragon cards, green gymnast: six or more attract 21."""
    show_of("green", count, total)


@pytest.mark.rule("dragondraft/dragon.yellow", "dragondraft/dragon.yellow-most")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_yellow_dragons_attract_one_each_and_five_more_for_the_most(count: int) -> None:
    """Dragon cards, yellow strongman: Maja has four, so Adrian has not the most."""
    story = Story().given("show", in_round=5, hands=(f"{count} yellow", "4 yellow"))
    story.attracts(ADRIAN, count, yellow=count).attracts(MAJA, 9, yellow=4, most_yellow=5)
    story.is_done(winners=[MAJA])


@pytest.mark.rule("dragondraft/dragon.yellow-most")
def test_a_single_yellow_dragon_can_be_the_most() -> None:
    """Dragon cards, yellow strongman: other colours do not count."""
    story = Story().given("show", in_round=5, hands=("1 yellow", "2 green 2 red"))
    story.attracts(ADRIAN, 6, yellow=1, most_yellow=5).attracts(MAJA, 3, green=3)
    story.is_done(winners=[ADRIAN])


@pytest.mark.rule("dragondraft/dragon.yellow-tie")
def test_all_who_tie_for_the_most_yellow_get_the_bonus() -> None:
    """Dragon cards, yellow strongman, note: two tie, one has fewer, one has none."""
    hands = ("2 yellow", "1 yellow", "2 yellow", "1 green")
    story = Story(4).given("show", in_round=5, hands=hands)
    story.attracts(ADRIAN, 7, yellow=2, most_yellow=5).attracts(MAJA, 1, yellow=1)
    story.attracts(THOMAS, 7, yellow=2, most_yellow=5).attracts(SILKE, 1, green=1)
    story.is_done(winners=[ADRIAN, THOMAS])


@pytest.mark.rule("dragondraft/ruling.no-yellow")
def test_without_a_yellow_dragon_at_the_table_nobody_gets_the_bonus() -> None:
    """Dragon cards, yellow strongman; our ruling: there is no most of nothing."""
    story = Story().given("show", in_round=5, hands=("2 green", "1 green"))
    story.attracts(ADRIAN, 3, green=3).attracts(MAJA, 1, green=1).is_done(winners=[ADRIAN])


@pytest.mark.rule("dragondraft/ruling.majority-as-laid-open")
def test_the_most_yellow_is_found_before_anybody_discards() -> None:
    """Scoring example; our ruling: Maja's three have left her hand when Adrian counts his two."""
    hands = ("2 yellow 1 helper", "3 yellow 1 helper")
    story = Story(sheep=MAJA).given("show", hands=hands)
    story.attracts(MAJA, 8, yellow=3, most_yellow=5).answers("keep helper 0")
    story.has(MAJA, hand="").attracts(ADRIAN, 2, yellow=2)
    story.is_asked(ADRIAN, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")


@pytest.mark.rule("dragondraft/dragon.yellow-most")
def test_the_most_yellow_is_found_anew_in_every_round() -> None:
    """Dragon cards, yellow strongman: Adrian's six of last round do not count against two now."""
    story = Story().given("show", in_round=4, hands=("6 yellow 1 helper", ""))
    story.attracts(ADRIAN, 11, yellow=6, most_yellow=5).answers("keep helper 0")
    question = story.game.question
    while question is not None:
        key = "done" if "done" in question.options.keys else question.options[0].key
        question = story.answers(key).game.question
    sheets = [seat["sheet"] for seat in story.view["seats"]]
    assert (sheets[ADRIAN]["yellow"], sheets[MAJA]["yellow"]) == (6, 2)
    assert (sheets[ADRIAN]["most-yellow"], sheets[MAJA]["most-yellow"]) == (5, 5)
