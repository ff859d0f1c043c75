"""Content packs with a new colour and a new special: they play, and say what they are good for."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.play.explanation import mentioned, touched
from emberhall.titles.dragondraft import TITLE
from titles.packs import keeps_the_laws, variant

from .story import ADRIAN, MAJA, WHICH_CARD, Story

PINK = """[[dragon]]
id = "pink"
name = "pink tightrope walker"
copies = 5
minimum = 1
each = 2
most = 3
source = "reconstructed"

"""
LANTERNS = """[[special]]
id = "lanterns"
name = "Lanterns"
figure = "lantern"
cost = 1
figures = 2
effect = "spectators-a-colour"
count = 2
source = "reconstructed"

"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The own content with a colour before all others, and a special before all others."""
    return variant(
        TITLE,
        tmp_path,
        ("cards.toml", "[[dragon]]", f"{PINK}[[dragon]]"),
        ("stage.toml", "[[special]]", f"{LANTERNS}[[special]]"),
    )


def test_a_new_colour_is_recruited_and_attracts(pack: Path) -> None:
    """2 for each, and 3 more for the most; a single red dragon attracts nobody."""
    hands = "1 pink 6 thistle", "1 pink 8 thistle"
    story = Story(content=pack).given(rows=("pink red blue",), hands=hands)
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 1-2")
    story.describes("take 1-1", "Take the pink tightrope walker: 2 spectators more tonight")
    story.answers("take 1-1").sees(round=2)
    story.attracts(ADRIAN, 7, pink=4, most_pink=3).attracts(MAJA, 2, pink=2)


def test_games_with_a_new_colour_and_special_keep_the_laws(pack: Path) -> None:
    keeps_the_laws(TITLE, pack, 2, {"variant": "standard"})


def test_greedy_bots_like_a_new_special(pack: Path) -> None:
    game = emberhall.new_game("dragondraft", seats=2, seed=5, content=pack)
    play_out(game, [make_bot("greedy:plan=0", seat) for seat in range(2)])
    assert "offer lanterns" in {answered.key for answered in game.answers()}


def test_cards_and_specials_that_can_be_touched_are_explained(pack: Path) -> None:
    story = Story(content=pack).given(rows=("pink red",), hands=("1 helper", ""))
    prompt = story.game.prompt(ADRIAN)
    assert prompt is not None
    assert touched(story.view, prompt) == [
        "pink tightrope walker: 2 spectators each; 3 more for the most of them [reconstructed]",
        "red fire breather: 4 spectators each, from 3 on [rulebook]",
    ]
    lanterns = "Lanterns: 2 spectators for every colour [reconstructed]"
    assert mentioned(story.view, ["lanterns"]) == [lanterns]
    assert mentioned(story.view, ["reconstructed"]) == []
