"""The secret cards A1 to J3 and their kinds; F are in test_powers, K in test_curses."""

from __future__ import annotations

from collections import Counter

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, NEXT, WHAT, WHERE_SLIP, WHICH_STUN, Story

ANY = "gain any 1"
ALL_SLIP = "all(slip)"
ALL_GAIN = f"all({ANY})"


@pytest.mark.rule("flamefang/secret.counts")
def test_how_many_secret_cards_there_are_of_each_letter() -> None:
    letters = [row.letter for row in Story().table.content.secrets]
    assert Counter(letter[0] for letter in letters) == {
        **dict.fromkeys("ABCDGHJ", 3),
        **dict.fromkeys("EI", 2),
        "F": 6,
        "K": 8,
    }
    assert len(letters) == len(set(letters)) == 39


# Kinds


@pytest.mark.rule("flamefang/secret.kinds")
def test_a_one_shot_card_is_a_turn_of_any_player_and_then_gone() -> None:
    story = Story().given(
        turn=BEN, at=("cave", "lake"), aspect=("hunt", "hunt"), secrets="A2 A3", passed=(1, 0)
    )
    wings = ("secret lesson-of-wings", "secret lesson-of-plenty")
    story.is_asked(BEN, WHAT, "use wide-wings", *wings, "pass")
    story.answers("secret lesson-of-plenty", ALL_GAIN, ANY, "gain gold", "done")
    story.has(BEN, hoard="1 gold").has(ANN, hoard="")
    assert [secret["secret"] for secret in story.view["secrets"]] == ["lesson-of-wings"]
    story.is_asked(BEN, WHAT, "use wide-wings", wings[0], "drop gold", "pass")


@pytest.mark.rule("flamefang/secret.kinds")
def test_a_card_used_per_round_is_stunned_for_everybody() -> None:
    story = Story(chapter=8).given(
        at=("forest", "forest"), aspect=("fight", "hunt"), secrets="J1", minions="bear forest"
    )
    story.answers("secret name-of-rage", "attack", "done").shows("forest", minions="bear 1")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")
    (card,) = story.view["secrets"]
    assert (card["secret"], card["stunned"]) == ("name-of-rage", True)


@pytest.mark.rule("flamefang/secret.kinds")
def test_cleanup_makes_it_usable_again() -> None:
    story = Story(chapter=8).given(begins="cleanup", leader=BEN, secrets="J2")
    story.answers("aspect fight", "secret name-of-wind", "done")
    story.answers("aspect fight", "pass", "pass")
    story.answers("aspect fight")
    assert "secret name-of-wind" in story.question.options.keys


@pytest.mark.rule("flamefang/secret.kinds", "flamefang/secret.c")
@pytest.mark.parametrize(
    ("at", "card"),
    [
        ("ruins", "secret waystone-of-breath"),
        ("peak", "secret waystone-of-wind"),
        ("quarry", "secret waystone-of-bone"),
    ],
)
def test_where_a_tile_is_named_your_dragon_must_be_there(at: str, card: str) -> None:
    """Ben is on another of the three tiles: that does not help Ann."""
    other = "peak" if at == "quarry" else "quarry"
    story = Story(chapter=3).given(
        page=3, at=(at, other), aspect=("fight", "hunt"), secrets="C1 C2 C3"
    )
    story.is_asked(ANN, WHAT, "use furnace-belly", card, "pass")


# A


@pytest.mark.rule("flamefang/secret.a")
def test_lesson_of_teeth_blasts_and_stuns() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("hunt", "hunt"),
        secrets="A1",
        minions="bear forest, poacher forest, bull lake",
    )
    story.answers("secret lesson-of-teeth").is_asked(ANN, NEXT, "blast 1", "stun", "done")
    story.answers("blast 1", "stun").is_asked(ANN, WHICH_STUN, "stun bear", "stun poacher")
    story.answers("stun bear").shows("forest", minions="bear 1 stunned, poacher 1")
    story.shows("lake", minions="bull")


@pytest.mark.rule("flamefang/secret.a", "flamefang/secret.g")
@pytest.mark.parametrize(
    ("chapter", "letter", "name"), [(1, "A2", "lesson-of-wings"), (5, "G1", "the-stag")]
)
def test_lesson_of_wings_and_the_stag_let_all_slip(chapter: int, letter: str, name: str) -> None:
    story = Story(seats=3, chapter=chapter).given(
        page=2,
        turn=BEN,
        at=("cave", "forest", "lake"),
        aspect=("fight", "fight", "fight"),
        secrets=letter,
        minions="bear forest",
    )
    story.answers(f"secret {name}", ALL_SLIP).is_asked(BEN, NEXT, "slip", "done")
    story.answers("slip")
    assert (story.question.seat, story.question.words) == (BEN, WHERE_SLIP)
    story.answers("go to ruins").has(BEN, at="ruins", hearts=5)
    story.is_asked(CLEO, NEXT, "slip", "done").answers("done")
    story.is_asked(ANN, NEXT, "slip", "done").answers("slip", "go to lake")
    story.has(ANN, at="lake").has(CLEO, at="lake")
    assert story.view["secrets"] == []


@pytest.mark.rule("flamefang/secret.a", "flamefang/secret.g")
@pytest.mark.parametrize(
    ("chapter", "letter", "name"), [(1, "A3", "lesson-of-plenty"), (5, "G2", "the-sow")]
)
def test_lesson_of_plenty_and_the_sow_let_all_gain(chapter: int, letter: str, name: str) -> None:
    story = Story(chapter=chapter).given(page=2, aspect=("fight", "fight"), secrets=letter)
    story.answers(f"secret {name}", ALL_GAIN, ANY, "gain stone").is_asked(BEN, NEXT, ANY, "done")
    story.answers(ANY, "gain gold").has(ANN, hoard="1 stone").has(BEN, hoard="1 gold")
    assert story.view["secrets"] == []


# B, D and I


@pytest.mark.rule("flamefang/secret.b", "flamefang/secret.d", "flamefang/secret.i")
@pytest.mark.parametrize(
    ("letter", "name", "tile", "defense"),
    [
        ("B1", "snare-forest", "forest", (2, 4, 5, 6)),
        ("B2", "snare-lake", "lake", (2, 4, 5, 6)),
        ("B3", "snare-peak", "peak", (2, 4, 5, 6)),
        ("D1", "lock-village", "village", (2, 4, 6, 6)),
        ("D2", "lock-quarry", "quarry", (2, 4, 6, 6)),
        ("D3", "lock-fortress", "fortress", (2, 4, 6, 6)),
        ("I1", "tower-fortress", "fortress", (3, 7, 9, 11)),
        ("I2", "tower-quarry", "quarry", (3, 7, 9, 11)),
    ],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_structure_stands_on_its_tile_until_its_defense_is_used_up(
    letter: str, name: str, tile: str, defense: tuple[int, ...], seats: int
) -> None:
    pages = {"B": (2, 2), "D": (4, 1), "I": (7, 1)}
    chapter, page = pages[letter[0]]
    built = Story(seats=seats, chapter=chapter).given(begins="page", page=page, minion_deck="")
    built.shows(tile, structures=name)
    full = defense[seats - 1]
    story = Story(seats=seats, chapter=chapter).given(
        page=page,
        at=(tile,),
        aspect=("fight",),
        hands=("claw",),
        built=f"{letter} {tile} {full - 2}, {OTHERS[letter]} cave",
    )
    story.plays("claw", "attack").shows(tile, structures=name)
    story.answers("attack").shows(tile, structures="", lying="")
    assert len(story.tile("cave")["structures"]) == 1


OTHERS = {
    "B1": "B2",
    "B2": "B3",
    "B3": "B1",
    "D1": "D2",
    "D2": "D3",
    "D3": "D1",
    "I1": "I2",
    "I2": "I1",
}
"""Another structure of the same page, so that the page stays open."""


@pytest.mark.rule("flamefang/secret.b")
@pytest.mark.parametrize(
    ("letter", "tile", "way"),
    [("B1", "forest", "ruins"), ("B2", "lake", "cave"), ("B3", "peak", "quarry")],
)
def test_a_snare_is_a_net_but_no_enemy(letter: str, tile: str, way: str) -> None:
    story = Story(chapter=2).given(
        page=2, at=(tile,), aspect=("flight", "hunt"), hands=("glide",), built=f"{letter} {tile}"
    )
    story.plays("glide", "move").has(ANN, at=tile)
    story.answers("move", f"go to {way}").has(ANN, at=way, hearts=6)


@pytest.mark.rule("flamefang/secret.d")
def test_a_lock_holds_nobody() -> None:
    story = Story(chapter=4).given(
        at=("village",), aspect=("flight", "hunt"), hands=("glide",), built="D1 village"
    )
    story.plays("glide", "move", "go to cave").has(ANN, at="cave", hearts=6)


@pytest.mark.rule("flamefang/secret.i")
def test_siege_towers_roll_towards_the_cave_in_cleanup() -> None:
    story = Story(chapter=7).given(begins="cleanup", built="I1 fortress, I2 quarry")
    story.answers("roll to ruins", "roll to peak")
    story.shows("ruins", structures="tower-fortress").shows("peak", structures="tower-quarry")


# C


@pytest.mark.rule("flamefang/secret.c")
def test_waystone_of_breath_draws_two() -> None:
    story = Story(chapter=3).given(
        page=3, at=("ruins",), aspect=("fight", "hunt"), decks=("claw dive raid",), secrets="C1"
    )
    story.answers("secret waystone-of-breath", "draw 2").has(ANN, hand="claw dive", deck=1)


@pytest.mark.rule("flamefang/secret.c")
def test_waystone_of_wind_leaps() -> None:
    story = Story(chapter=3).given(
        page=3, at=("peak",), aspect=("fight", "hunt"), secrets="C2", minions="bear peak"
    )
    story.answers("secret waystone-of-wind", "leap any", "leap to cave")
    story.has(ANN, at="cave", hearts=6)


@pytest.mark.rule("flamefang/secret.c")
def test_waystone_of_bone_spits_two_up_to_two_tiles_away() -> None:
    """Quarry to Ruins is two tiles, to the Village three."""
    story = Story(chapter=3).given(
        page=3,
        at=("quarry",),
        aspect=("fight", "hunt"),
        secrets="C3",
        minions="bear ruins, bull quarry, wolf-1 village",
    )
    story.answers("secret waystone-of-bone", "spit 2 2").is_asked(
        ANN, "What do you spit at?", "spit at bear", "spit at bull"
    )
    story.answers("spit at bear").shows("ruins", minions="bear 2").shows("quarry", minions="bull")


# E


@pytest.mark.rule("flamefang/secret.e")
def test_the_card_amber_takes_the_stun_token_of_her_activation() -> None:
    story = Story(chapter=5).given(aspect=("fight", "hunt"), amber="cave")
    story.answers("amber", "amber to lake", "amber to village")
    amber = story.view["amber"]
    assert (amber["at"], amber["hearts"], amber["used"]) == ("tile:village", 4, True)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/secret.e")
def test_cleanup_takes_the_token_off() -> None:
    story = Story(chapter=5).given(
        begins="turn", aspect=("fight", "hunt"), passed=(0, 1), amber="cave", minion_deck=""
    )
    story.answers("amber", "amber is done").answers("pass").answers("aspect fight")
    story.is_asked(BEN, WHAT, "use wide-wings", "amber", "pass")


@pytest.mark.rule("flamefang/secret.e")
def test_ambers_heart_counts_four_and_at_none_she_leaves() -> None:
    """A Bear alone with her deals 2, and 2 again."""
    story = Story(chapter=5).given(
        begins="minion phase",
        page=3,
        amber="forest",
        minions="bear forest",
        event_deck="quiet-night",
        minion_deck="",
    )
    assert story.view["amber"]["hearts"] == 2
    fallen = Story(chapter=5).given(
        begins="minion phase",
        page=3,
        amber="forest 2",
        minions="bear forest",
        event_deck="quiet-night",
        minion_deck="",
    )
    assert (fallen.view["amber"], fallen.view["outcome"]) == (None, "playing")
    fallen.answers("aspect fight").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/secret.e-healing")
@pytest.mark.parametrize(
    ("amber", "minions", "boss", "hearts"),
    [
        ("cave 2", "", "", 3),
        ("cave 2", "bear lake", "", 3),
        ("cave", "", "", 4),
        ("lake 2", "", "", 2),
        ("cave 2", "bear cave", "", 2),
        ("cave 2", "bear cave stunned", "", 2),
        ("cave 2", "", "lamp2 cave", 2),
    ],
)
def test_amber_regains_a_heart_in_a_cave_without_enemies(
    amber: str, minions: str, boss: str, hearts: int
) -> None:
    story = Story(chapter=8).given(
        begins="cleanup", page=4, amber=amber, minions=minions, boss=boss
    )
    assert story.view["amber"]["hearts"] == hearts


# G


@pytest.mark.rule("flamefang/secret.g")
def test_the_heron_lets_all_cleanse_and_draw() -> None:
    story = Story(chapter=5).given(
        page=2,
        aspect=("fight", "fight"),
        secrets="G3",
        hands=("burr", "rage"),
        decks=("claw dive", "talon gust"),
    )
    story.answers("secret the-heron", "all(cleanse 1,draw 1)")
    story.is_asked(ANN, NEXT, "cleanse 1", "draw 1", "done")
    story.answers("cleanse 1", "destroy burr", "draw 1").has(ANN, hand="claw", deck=1)
    story.answers("draw 1", "done").has(BEN, hand="rage talon", deck=1)
    assert story.view["secrets"] == []


# H and J


@pytest.mark.rule("flamefang/secret.h")
def test_bell_of_calm_stuns_two() -> None:
    story = Story(chapter=6).given(
        page=3,
        at=("forest",),
        aspect=("fight", "hunt"),
        secrets="H1",
        minions="bear forest, poacher forest, wolf-1 forest",
    )
    story.answers("secret bell-of-calm", "stun", "stun bear", "stun", "stun wolf-1")
    story.shows("forest", minions="bear stunned, poacher, wolf-1 stunned")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/secret.h")
def test_bell_of_tides_slips_and_shoves_two() -> None:
    story = Story(chapter=6).given(
        page=3,
        at=("lake",),
        aspect=("fight", "hunt"),
        secrets="H2",
        minions="bear lake, poacher lake, wolf-1 lake",
    )
    story.answers("secret bell-of-tides").is_asked(ANN, NEXT, "slip", "shove", "done")
    story.answers("shove", "shove bear to cave", "shove", "shove poacher to cave")
    story.shows("cave", minions="bear, poacher").shows("lake", minions="wolf-1")
    story.is_asked(ANN, NEXT, "slip", "done").answers("slip", "go to cave")
    story.has(ANN, at="cave", hearts=6)


@pytest.mark.rule("flamefang/secret.h", "flamefang/secret.j")
@pytest.mark.parametrize(
    ("chapter", "letter", "name"), [(6, "H3", "bell-of-names"), (8, "J3", "name-of-mercy")]
)
def test_bell_of_names_and_name_of_mercy_mend_one(chapter: int, letter: str, name: str) -> None:
    story = Story(chapter=chapter).given(
        aspect=("fight", "hunt"),
        secrets=letter,
        rows=("ember-heart",),
        discards=("horned-brow red-pinions",),
    )
    story.answers(f"secret {name}", "mend 1", "mend horned-brow")
    story.has(ANN, row="ember-heart horned-brow", discard="red-pinions")
    assert story.view["secrets"][0]["stunned"]


@pytest.mark.rule("flamefang/secret.j")
def test_name_of_rage_attacks_twice() -> None:
    story = Story(chapter=8).given(
        at=("forest",), aspect=("hunt", "hunt"), secrets="J1", minions="bear forest"
    )
    story.answers("secret name-of-rage", "attack", "attack").shows("forest", minions="bear 2")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/secret.j")
def test_name_of_wind_slips_twice() -> None:
    story = Story(chapter=8).given(
        at=("cave",), aspect=("hunt", "hunt"), secrets="J2", minions="bear cave"
    )
    story.answers("secret name-of-wind", "slip").has(ANN, at="forest", hearts=6)
    story.answers("slip", "go to cave").has(ANN, at="cave")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")
