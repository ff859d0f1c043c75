"""What the game says: events, options and refusals in words."""

from __future__ import annotations

import pytest

from emberhall.kernel.phrases import and_list, counted
from emberhall.titles.dragondraft.words.pieces import goblins

from .story import (
    ADRIAN,
    HOW_MANY_HELPERS,
    MAJA,
    WHICH_WORK,
    Story,
)


def test_recruiting_in_words() -> None:
    """Events of phase 2."""
    hands = ("1 pair 6 thistle", "5 green 4 thistle")
    story = Story().given(rows=("red blue yellow",), hands=hands).hears()
    assert story.game.path() == ("Recruiting the dragons",)
    story.describes("take 1-1", "Take the red fire breather")
    story.describes("take 1-2", "Take the blue flying ace and 1 thistle")
    story.answers("take 1-2").hears(
        "Adrian takes the blue flying ace from 1-2 with 1 thistle.",
        "Maja has a full hand and passes.",
        "Maja was first to pass and takes the sheep.",
        "Adrian has a full hand and passes.",
    )
    story.is_asked(ADRIAN, WHICH_WORK, "offer fireworks", "done")
    assert story.game.path() == ("Preparing the stage",)


def test_preparing_in_words() -> None:
    """Events and options of phase 3."""
    story = Story().given("preparing", hands=("5 pair 1 helper", "1 pair"))
    story.describes("build 8", "Build a grandstand for 8 goblins: 15 spectators now")
    for special, offer in (
        ("fireworks", "Fireworks for 2 goblins: 1 spectator at every show"),
        ("snack-stand", "Snack Stand for 3 goblins: 1 card more in hand from the next round on"),
        ("souvenir-shop", "Souvenir Shop for 3 goblins: 1 spectator for every thistle"),
        ("dragon-stylist", "Dragon Stylist for 4 goblins: 1 spectator for every colour"),
    ):
        story.describes(f"offer {special}", f"Offer {offer}")
    story.describes("done", "Nothing more this round").answers("offer snack-stand")
    assert story.game.path() == ("Preparing the stage", "Offer a special")
    story.describes("pay 2+1", "Pay 1 helper and 1 pair")
    story.describes("pay 2+2", "Pay 2 pairs, one goblin too many").answers("pay 2+1")
    story.hears("Adrian sends 1 helper and 1 pair to work.", _offers("Snack Stand"))
    story.answers("build 4").hears(
        "Adrian sends 2 pairs to work.", "Adrian builds a grandstand: 7 spectators."
    )
    story.is_asked(MAJA, WHICH_WORK, "offer fireworks", "done")


def _offers(special: str) -> str:
    return f"Adrian now offers a special: {special}."


@pytest.mark.parametrize(
    ("kept", "words", "told"),
    [
        (0, "Discard 3 goblin helpers", "Adrian discards 3 goblin helpers."),
        (
            1,
            "Keep 1 goblin helper, discard 2",
            "Adrian keeps 1 goblin helper and discards 2 goblin helpers.",
        ),
        (
            2,
            "Keep 2 goblin helpers, discard 1",
            "Adrian keeps 2 goblin helpers and discards 1 goblin helper.",
        ),
        (3, "Keep 3 goblin helpers", "Adrian keeps 3 goblin helpers."),
    ],
)
def test_keeping_goblins_in_words(kept: int, words: str, told: str) -> None:
    """Events and options of phase 4."""
    story = Story().given("show", hands=("3 helper", "1 helper"))
    assert story.game.path() == ("Evening show",)
    story.describes(f"keep helper {kept}", words).answers(f"keep helper {kept}")
    story.hears("Adrian's show attracts 0 spectators.", told, "Maja's show attracts 0 spectators.")
    story.describes("keep helper 0", "Discard 1 goblin helper")
    story.describes("keep helper 1", "Keep 1 goblin helper")
    story.is_asked(MAJA, HOW_MANY_HELPERS, "keep helper 0", "keep helper 1")


def test_a_show_names_each_line_that_attracted_somebody() -> None:
    """Events of phase 4."""
    story = Story().given(
        "show",
        in_round=5,
        hands=("3 red 1 yellow 1 thistle", "1 green"),
        offers=("1 souvenir-shop",),
    )
    story.hears(
        "Adrian's show attracts 19 spectators (red 12, yellow 1, most yellow 5, souvenir shop 1).",
        "Maja's show attracts 1 spectator (green 1).",
        "The fair is over: Adrian wins.",
    )


def test_the_first_words_of_a_game_name_who_begins() -> None:
    """Setup and phase 1, told to everybody alike."""
    game = Story(3, sheep=MAJA).game
    for viewer in (0, 1, 2, None):
        assert game.tell(game.events(None), viewer) == [
            "You get the sheep and begin."
            if viewer == MAJA
            else "Player 2 gets the sheep and begins.",
            "Round 1: 40 cards lie on the board, 7 stay hidden.",
        ]


def test_nonsense_is_refused_without_a_made_up_reason() -> None:
    """An answer that no question knows: the options are listed, and nothing is explained."""
    story = Story().given(rows=("red blue",)).refuses("dance", "")
    story.refuses("take 7-1", "no card lies on 7-1").refuses("build 4", "")
    story = Story().given("preparing", hands=("2 pair 4 helper",)).refuses("dance", "")
    story.answers("build 4").refuses("dance", "").answers("pay 2+2").refuses("dance", "")
    story.answers("done").refuses("dance", "").refuses("keep pair 1", "")
    story.refuses("keep helper 5", "you have 4 goblin helpers")


def test_the_refusal_names_the_reasons_for_each_kind_of_project() -> None:
    """Phase 3: too dear, sold out, built already."""
    story = Story().given("preparing", hands=("1 pair 1 helper",), offers=("", "4 souvenir-shop"))
    story.refuses("build 4", "it takes 4 goblins, and you have 3")
    story.refuses("offer dragon-stylist", "it takes 4 goblins, and you have 3")
    story.refuses("offer souvenir-shop", "no perfume bottle is left in the stockpile")
    story.is_asked(ADRIAN, WHICH_WORK, "offer fireworks", "offer snack-stand", "done")


def test_small_words_agree_with_their_numbers() -> None:
    assert [counted(n, "pair") for n in (0, 1, 2)] == ["0 pairs", "1 pair", "2 pairs"]
    assert [goblins(*n) for n in ((0, 0), (1, 0), (0, 2))] == ["no goblins", "1 helper", "2 pairs"]
    assert goblins(2, 1) == "2 helpers and 1 pair"
    assert [and_list(names) for names in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
