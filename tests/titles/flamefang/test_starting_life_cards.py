"""The sixteen life cards: hearts, hoard spaces, aspects and abilities."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, Story

ROWS = {
    "cinder": "ember-heart horned-brow red-pinions furnace-belly",
    "gale": "storm-heart hollow-bones sky-crest wide-wings",
    "bramble": "root-heart bark-hide moss-back patient-jaw",
    "dusk": "hidden-heart night-scales soft-wings quick-claws",
}
HEARTS = {"cinder": 6, "gale": 5, "bramble": 5, "dusk": 5}
ROOM = {"cinder": 4, "gale": 5, "bramble": 6, "dusk": 5}
ASPECTS = ("fight", "flight", "hunt")

LIFE = [
    ("cinder", "ember-heart", "fight", 2, 0),
    ("cinder", "horned-brow", "hunt", 2, 0),
    ("cinder", "red-pinions", "flight", 1, 1),
    ("cinder", "furnace-belly", "fight flight hunt", 1, 0),
    ("gale", "storm-heart", "flight", 2, 0),
    ("gale", "hollow-bones", "fight", 1, 1),
    ("gale", "sky-crest", "hunt", 1, 1),
    ("gale", "wide-wings", "fight flight hunt", 1, 0),
    ("bramble", "root-heart", "hunt", 2, 0),
    ("bramble", "bark-hide", "fight", 1, 1),
    ("bramble", "moss-back", "flight", 1, 1),
    ("bramble", "patient-jaw", "fight flight hunt", 1, 0),
    ("dusk", "hidden-heart", "fight flight hunt", 2, 0),
    ("dusk", "night-scales", "fight", 1, 0),
    ("dusk", "soft-wings", "flight", 1, 1),
    ("dusk", "quick-claws", "hunt", 1, 1),
]


def without(dragon: str, card: str, aspect: str) -> Story:
    """A solo dragon that holds one of its life cards in hand, and a Roar so as to have a choice."""
    row = " ".join(life for life in ROWS[dragon].split() if life != card)
    return Story(seats=1, dragons=(dragon,)).given(
        aspect=(aspect,), rows=(row,), hands=(f"{card} roar",)
    )


@pytest.mark.rule("flamefang/card.cinder", "flamefang/card.gale")
@pytest.mark.rule("flamefang/card.bramble", "flamefang/card.dusk")
@pytest.mark.parametrize(("dragon", "card", "aspects", "hearts", "spaces"), LIFE)
def test_a_life_card_brings_its_hearts_and_spaces(
    dragon: str, card: str, aspects: str, hearts: int, spaces: int
) -> None:
    story = without(dragon, card, aspects.split()[0]).has(ANN, hearts=HEARTS[dragon] - hearts)
    assert story.view["seats"][ANN]["room"] == ROOM[dragon] - spaces
    story.answers(f"play {card}").has(ANN, row=ROWS[dragon], hearts=HEARTS[dragon], played="")
    assert story.view["seats"][ANN]["room"] == ROOM[dragon]


@pytest.mark.rule("flamefang/card.cinder", "flamefang/card.gale")
@pytest.mark.rule("flamefang/card.bramble", "flamefang/card.dusk")
@pytest.mark.parametrize(("dragon", "card", "aspects", "hearts", "spaces"), LIFE)
def test_a_life_card_is_played_in_its_aspect_only(
    dragon: str, card: str, aspects: str, hearts: int, spaces: int
) -> None:
    fitting = [
        aspect
        for aspect in ASPECTS
        if f"play {card}" in without(dragon, card, aspect).question.options.keys
    ]
    assert fitting == aspects.split()


@pytest.mark.rule("flamefang/card.cinder")
def test_furnace_belly_attacks() -> None:
    story = Story().given(
        at=("forest",), aspect=("hunt", "hunt"), hands=("roar",), minions="bear forest"
    )
    story.answers("use furnace-belly", "attack").shows("forest", minions="bear 1")
    story.answers("use wide-wings", "done").is_asked(ANN, WHAT, "play roar", "pass")


@pytest.mark.rule("flamefang/card.gale")
def test_wide_wings_slip() -> None:
    story = Story(dragons=("gale", "cinder")).given(
        at=("forest",), aspect=("hunt", "hunt"), hands=("roar",), minions="bear forest"
    )
    story.answers("use wide-wings", "slip", "go to ruins").has(ANN, at="ruins", hearts=5)
    story.answers("use furnace-belly").is_asked(ANN, WHAT, "play roar", "pass")


@pytest.mark.rule("flamefang/card.bramble")
def test_patient_jaw_gathers() -> None:
    story = Story(dragons=("bramble", "gale")).given(
        at=("forest",), aspect=("fight", "hunt"), hands=("roar",)
    )
    story.answers("use patient-jaw", "gather").has(ANN, hoard="1 meat").has(BEN, hoard="")
    story.answers("use wide-wings", "done")
    story.is_asked(ANN, WHAT, "play roar", "drop meat", "pass")


@pytest.mark.rule("flamefang/card.dusk")
def test_night_scales_stun() -> None:
    story = Story(dragons=("dusk", "gale")).given(
        at=("forest",), aspect=("hunt", "hunt"), hands=("roar",), minions="bear forest"
    )
    story.answers("use night-scales", "stun").shows("forest", minions="bear stunned")
    story.answers("use wide-wings", "done").is_asked(ANN, WHAT, "play roar", "pass")
