"""The eight curses, and which of them are drawn."""

from __future__ import annotations

import pytest

import emberhall
from titles.flamefang.story import ANN, BEN, CLEO, WHAT, WHICH_ASPECT, Story, life

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
TOO_FULL = "Your hoard is too full. What do you drop?"
EVERY_CURSE = {
    *("lean-season", "tempered-steel", "long-spears", "bitter-air", "conscription"),
    *("thin-blood", "whispers", "heavy-scales"),
}


@pytest.mark.rule("flamefang/curse.lean-season", "flamefang/secret.k")
def test_lean_season_leaves_one_hoard_space_less() -> None:
    """Cinder has room for three things in place of four."""
    story = Story().given(
        at=("quarry",),
        aspect=("hunt", "hunt"),
        hands=("raid",),
        hoards=("2 gold 1 stone",),
        curses="K1",
    )
    story.plays("raid", "gather").is_asked(ANN, TOO_FULL, "drop stone", "drop gold")
    story.answers("drop gold").has(ANN, hoard="2 stone 1 gold").shows("quarry", lying="1 gold")


@pytest.mark.rule("flamefang/curse.tempered-steel", "flamefang/secret.k")
def test_tempered_steel_makes_minions_of_the_fortress_tougher() -> None:
    """Squire and Miner both have defense 1; the Squire comes to the Fortress."""
    story = Story(seats=3).given(
        begins="event phase", event_deck="quiet-night", minion_deck="squire miner-1", curses="K2"
    )
    assert [minion["defense"] for minion in story.tile("fortress")["minions"]] == [2]
    assert [minion["defense"] for minion in story.tile("quarry")["minions"]] == [1]


@pytest.mark.rule("flamefang/curse.long-spears", "flamefang/secret.k")
def test_long_spears_make_breaking_away_cost_two() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("glide",),
        minions="wolf-1 forest",
        curses="K3",
    )
    story.plays("glide", "move", "go to ruins").is_asked(
        ANN, life(2), "lose ember-heart", "lose horned-brow", "lose red-pinions", *BELLY
    )
    story.answers("lose red-pinions").has(ANN, at="ruins", row="ember-heart horned-brow")


BELLY = ("lose furnace-belly",)


@pytest.mark.rule("flamefang/curse.bitter-air", "flamefang/secret.k")
def test_bitter_air_allows_one_magic_a_round() -> None:
    story = Story(chapter=3).given(
        aspect=("fight", "hunt"), magic="stone-skin echo", curses="K4", condition_deck="burr rage"
    )
    story.answers("magic stone-skin", "ward 2", "done")
    story.is_asked(BEN, WHAT, "use wide-wings", "magic echo", "pass")
    story.answers("pass").is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/curse.conscription", "flamefang/secret.k")
@pytest.mark.parametrize(
    ("seats", "home", "fortress"),
    [(1, "", ""), (2, "bear", "bull"), (3, "bear, wolf-1", "bull"), (4, "bear, wolf-1", "bull")],
)
def test_conscription_spawns_on_the_fortress_in_the_event_phase(
    seats: int, home: str, fortress: str
) -> None:
    """Quiet Night spawns 0/1/2/2 at home, in the Forest."""
    deck = "bear wolf-1 bull" if seats > 2 else "bear bull"
    story = Story(seats=seats).given(
        begins="event phase",
        event_deck="quiet-night",
        minion_deck=deck,
        curses="K5",
    )
    story.shows("forest", minions=home).shows("fortress", minions=fortress)


@pytest.mark.rule("flamefang/curse.thin-blood", "flamefang/secret.k")
def test_thin_blood_tosses_a_card_of_whoever_plays_a_life_card() -> None:
    story = Story().given(
        turn=BEN,
        aspect=("", "flight"),
        rows=("ember-heart", "hollow-bones"),
        hands=("claw", "storm-heart talon"),
        prep=("", "gust"),
        curses="K6",
    )
    story.plays("storm-heart").is_asked(
        BEN, "Which card do you discard?", "discard talon", "discard gust"
    )
    story.answers("discard gust").has(BEN, hand="talon", prep="", discard="gust", hearts=3)
    story.has(ANN, hand="claw")


@pytest.mark.rule("flamefang/curse.whispers", "flamefang/secret.k")
def test_whispers_hex_the_leader_in_cleanup() -> None:
    """Cleo leads; the token goes on to Ann after that."""
    story = Story(seats=3).given(begins="cleanup", leader=CLEO, curses="K7")
    story.has(ANN, conditions_on_deck=0).has(BEN, conditions_on_deck=0)
    story.has(CLEO, conditions_on_deck=1).is_asked(ANN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/curse.heavy-scales", "flamefang/secret.k")
def test_heavy_scales_make_growth_cost_one_more() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow rending-claws",),
        hoards=("1 gold 1 stone",),
        path="stalk",
        upgrade_deck="",
        curses="K8",
    )
    story.plays("grow", "grow 0", "grow stalk").is_asked(
        ANN, "What do you pay? (1 to go)", "pay stone", "pay gold"
    )
    story.answers("pay stone").has(ANN, hand="stalk", hoard="1 gold")


def curses_drawn(*, seats: int, chapter: int) -> set[str]:
    """The curses of many fierce games."""
    found = set()
    for seed in range(60):
        game = emberhall.new_game(
            "flamefang", seats=seats, seed=seed, chapter=chapter, difficulty="fierce"
        )
        found |= {curse["secret"] for curse in game.view(None)["curses"]}
    return found


@pytest.mark.rule("flamefang/curse.no-effect")
@pytest.mark.parametrize(
    ("seats", "chapter", "never"),
    [
        (2, 2, {"bitter-air"}),
        (1, 2, {"bitter-air", "conscription"}),
        (1, 3, {"conscription"}),
        (2, 3, set()),
    ],
)
def test_a_curse_that_would_change_nothing_is_never_drawn(
    seats: int, chapter: int, never: set[str]
) -> None:
    """Magic begins with chapter 3, and Conscription needs two dragons."""
    assert curses_drawn(seats=seats, chapter=chapter) == EVERY_CURSE - never
