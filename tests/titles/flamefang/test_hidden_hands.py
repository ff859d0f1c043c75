"""Hidden hands: what comes to light can never be taken back.

Dusk has two Pilfers. One lies in the prep area for all to see; where the other one is, in hand or
in the deck, only its player knows. Of the two the one in hand goes first, so a Pilfer that leaves
the prep area tells everybody where the other one is.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from emberhall import Event, Game, new_game
from emberhall.testing import POLICIES
from emberhall.testing.laws.secrets import After, SecretsStay
from emberhall.titles.flamefang.cards.draw import Draw
from emberhall.titles.flamefang.events import NoneInHand
from titles.flamefang.story import ANN, BEN, Story

OTHERS = (BEN, None)
CHAPTERS = range(1, 9)
DIFFICULTIES = ("fierce", "gentle", "normal")
SAMPLE = (3, 13, 23, 31, 34, 43, 54, 61)
"""Two to four seats in seven chapters, played at random and eagerly. Games 0 to 999 were watched
once, when the fault was mended."""

WAYS: list[tuple[dict[str, Any], tuple[str, ...], str]] = [
    ({"hands": ("lure",)}, ("play lure", "boost"), "pay with pilfer"),
    ({}, (), "play pilfer"),
    ({"aspect": ("fight", "hunt"), "hoards": ("1 gold",)}, (), "play pilfer with gold"),
    ({}, ("pass",), "discard pilfer"),
    (
        {"hands": ("grow",), "hoards": ("3 gold",), "path": "stalk"},
        ("play grow", "grow 0", "grow stalk"),
        "replace pilfer",
    ),
    (
        {"hands": ("soft-wings",), "rows": ("hidden-heart",), "curses": "K6", "free": (1,)},
        ("play soft-wings",),
        "discard pilfer",
    ),
]
"""Everything that takes a card from hand or prep."""


def dusk(see: str = "hidden", **laid: Any) -> Story:
    """A Pilfer in prep and, unless told otherwise, one in the deck."""
    layout = {"aspect": ("hunt", "hunt"), "prep": ("pilfer mimic",), "decks": (DECK,), **laid}
    return Story(chapter=3, hands=see, dragons=("dusk", "gale")).given(**layout)


DECK = "pilfer fade mimic"


def told(story: Story, key: str) -> list[Event]:
    return list(story.game.answer(key, telling=True))


def after(game: Game, key: str, viewer: int | None) -> Iterator[tuple[After, After]]:
    """What an answer leads to in truth, and in eight guesses at it."""
    for seed in range(8):
        guess = game.imagine(viewer, seed)
        yield After(game, key, viewer), After(guess, key, viewer)


@pytest.mark.rule("flamefang/ruling.open-hands")
@pytest.mark.parametrize(("laid", "before", "key"), WAYS, ids=lambda part: str(part)[:20])
@pytest.mark.parametrize("deck", [DECK, "fade mimic"])
def test_a_card_out_of_prep_tells_what_is_not_in_hand(
    laid: dict[str, Any], before: tuple[str, ...], key: str, deck: str
) -> None:
    """Ruling 39: whatever a guess would have shown in its place, undo is closed by then."""
    story = dusk(**laid, decks=(deck,)).answers(*before)
    for viewer in OTHERS:
        for truth, guess in after(story.game, key, viewer):
            assert truth.sees == guess.sees or truth.by_chance
    events = told(story, key)
    learnt = [event for event in events if isinstance(event, NoneInHand)]
    assert learnt == ([NoneInHand(ANN, "pilfer")] if deck == DECK else [])
    assert story.tells(learnt) == ["Ann has no other Pilfer in hand."] * len(learnt)
    story.has(ANN, prep="mimic")


@pytest.mark.rule("flamefang/ruling.open-hands")
def test_the_last_card_of_its_kind_tells_nothing_so_it_can_be_taken_back() -> None:
    """Everybody knows that no other Pilfer is left: the second one was discarded."""
    story = dusk(decks=("fade mimic",), discards=("pilfer",), hands=("lure",))
    assert not any(event.reveals for event in told(story, "play pilfer"))


@pytest.mark.rule("flamefang/ruling.open-hands")
def test_with_open_hands_nothing_comes_to_light() -> None:
    story = dusk("open", hands=("lure",)).answers("play lure", "boost")
    assert not any(event.reveals for event in told(story, "pay with pilfer"))


@pytest.mark.rule("flamefang/ruling.open-hands", "flamefang/action-phase.card-from-hand-or-prep")
def test_of_two_the_one_in_hand_goes_and_is_shown() -> None:
    story = dusk(hands=("lure pilfer",), decks=("fade mimic",)).answers("play lure", "boost")
    events = told(story, "pay with pilfer")
    assert any(event.reveals for event in events)
    assert not any(isinstance(event, NoneInHand) for event in events)
    story.has(ANN, hand="", prep="mimic pilfer", discard="pilfer")


# Whole games


def watch(number: int) -> int:
    """Law 8 at every fourth question of a game with hidden hands, as it asks; how many it saw.

    Games that follow one another differ in seats, chapter, difficulty and policy.
    """
    seats, chapter = number % 4 + 1, CHAPTERS[number // 4 % len(CHAPTERS)]
    difficulty = DIFFICULTIES[number % len(DIFFICULTIES)]
    policy = list(POLICIES)[number // 32 % len(POLICIES)]
    rng, law, questions = Random(number), SecretsStay(), 0
    mode: dict[str, Any] = {"chapter": chapter, "difficulty": difficulty, "hands": "hidden"}
    game = new_game("flamefang", seats=seats, seed=number, **mode)
    while (question := game.question) is not None:
        if (number + question.number) % law.every == 0:
            law.question(game, question)
            questions += 1
        game.answer(POLICIES[policy](question, rng))
    return questions


@pytest.mark.no_cover
@pytest.mark.parametrize("number", SAMPLE)
def test_no_game_with_hidden_hands_gives_a_secret_away(number: int) -> None:
    assert watch(number) > 0


@pytest.mark.rule("flamefang/ruling.hidden-hands-remembered")
def test_a_card_that_cannot_be_in_a_hidden_hand_is_guessed_there_by_nobody() -> None:
    """The Pilfer out of the prep area tells that the other is in the deck, until Ann draws."""
    story = dusk(hands=("lure fade",))
    pilfer = [card.id for card in story.table.content.cards].index("pilfer")

    def guessed_in_hand(viewer: int | None) -> bool:
        guesses = (story.game.imagine(viewer, seed).table for seed in range(30))
        return any(pilfer in table.hands[ANN] for table in guesses)

    assert all(guessed_in_hand(viewer) for viewer in OTHERS)
    story.answers("play pilfer")
    assert not any(guessed_in_hand(viewer) for viewer in OTHERS)
    Draw(ANN, 1).do(story.table)
    assert all(guessed_in_hand(viewer) for viewer in OTHERS)
