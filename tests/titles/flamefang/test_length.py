"""How long a chapter can get: what its content allows, and nothing beyond."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall.titles.flamefang import TITLE
from emberhall.titles.flamefang.length import Longest
from titles.flamefang.story import Story
from titles.packs import assert_refused, variant

pytestmark = pytest.mark.usefixtures("read_quickly")


def longest(chapter: int, seats: int = 2) -> Longest:
    content = Story().table.content
    return Longest(content, seats, content.chapters[chapter - 1])


def test_a_round_for_every_event_card_of_the_chapter_and_one_to_find_none() -> None:
    """Chapter 1 has five, gets four more by its pages, and a gentle game has one more."""
    assert longest(1).rounds() == 5 + 4 + 1 + 1
    assert longest(6).rounds() == 5 + 2 + 1 + 1


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("claw", (1 + 2 * 2 + 1) + (2 + 2)),  # played, two attacks, done; boost, one attack more
        ("grow", 1 + 3 + 1),  # played, grow, a new card, an old one, done
        ("ember-heart", 4),  # played, a card discarded for Thin Blood, lost again
        ("furnace-belly", 4 + 1 + 2 + 1),  # the same; used, an attack, done
    ],
)
def test_what_a_card_can_ask_for(card: str, answers: int) -> None:
    content = Story().table.content
    assert longest(1).card(content.cards[content.card_of[card]]) == answers


def test_more_players_and_more_events_make_longer_games(tmp_path: Path) -> None:
    own = Story().table.content
    lengths = [TITLE.max_game_length(seats, own) for seats in TITLE.seat_counts]
    assert lengths == sorted(set(lengths))
    pack = variant(TITLE, tmp_path, ("chapter1.toml", "events = 5", "events = 9"))
    assert TITLE.max_game_length(4, Story(content=pack).table.content) > lengths[-1]


def test_nothing_that_helps_to_play_a_life_card_may_follow_from_playing_one(tmp_path: Path) -> None:
    pack = variant(TITLE, tmp_path, ("secrets.toml", "on heal(toss 1)", "on heal(draw 1)"))
    reason = "'draw 1' cannot stand here"
    assert_refused(TITLE, pack, "secrets.toml", "secret thin-blood", "passive", reason)
