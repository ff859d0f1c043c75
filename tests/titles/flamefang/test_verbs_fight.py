"""What dragons do to enemies: attack, blast, spit, stun, shove."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, WHAT_ATTACK, WHICH_STUN, Story

WHAT_SPIT = "What do you spit at?"
WHICH_SHOVE = "Which minion do you shove where?"


@pytest.mark.rule("flamefang/verb.attack")
def test_attack_deals_one_damage_so_many_times_to_enemies_and_structures_here() -> None:
    story = Story(chapter=2).given(
        page=3,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("wrath",),
        minions="bear forest, wolf-1 cave",
        boss="rook forest",
        built="B1 forest, B2 lake",
    )
    story.plays("wrath", "attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack bear", "attack boss", "attack snare-forest")
    story.answers("attack bear", "attack", "attack boss", "attack", "attack snare-forest")
    story.answers("attack", "attack snare-forest").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.shows("forest", minions="bear 1").shows("cave", minions="wolf-1")
    assert story.view["boss"]["damage"] == 1
    assert story.tile("forest")["structures"][0]["damage"] == 2
    assert story.tile("lake")["structures"][0]["damage"] == 0


@pytest.mark.rule("flamefang/verb.attack")
def test_attack_is_not_offered_where_nothing_can_be_hit() -> None:
    story = Story().given(aspect=("fight", "hunt"), hands=("savage-leap",), minions="bear forest")
    story.plays("savage-leap").is_asked(ANN, NEXT, "move", "done")
    story.refuses("attack", "nothing on this tile can be done with it now")


@pytest.mark.rule("flamefang/verb.blast")
def test_blast_damages_every_enemy_and_structure_here() -> None:
    story = Story(chapter=2).given(
        page=3,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("white-flame",),
        minions="bear forest, wolf-1 forest, poacher lake",
        boss="rook forest",
        built="B1 forest",
    )
    story.plays("white-flame", "blast 2")
    story.shows("forest", minions="bear 2", lying="1 meat").shows("lake", minions="poacher")
    assert story.view["boss"]["damage"] == 2
    assert story.tile("forest")["structures"][0]["damage"] == 2
    story.has(ANN, hearts=6)


@pytest.mark.rule("flamefang/verb.spit")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("coal-breath", ["bear", "poacher", "snare-forest"]),
        ("ember-bolt", ["bear", "poacher", "bull", "snare-forest", "snare-lake"]),
    ],
)
def test_spit_reaches_one_target_here_or_so_many_tiles_away(card: str, targets: list[str]) -> None:
    """Coal Breath reaches 1 tile, Ember Bolt 2. Ben at the Cave is 3 tiles from the Forest."""
    story = Story(chapter=2).given(
        page=2,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("coal-breath",),
        magic="ember-bolt",
        minions="bear forest, poacher village, bull peak, wolf-1 cave",
        built="B1 forest, B2 lake",
    )
    verb = "play" if card == "coal-breath" else "magic"
    reach = 1 if card == "coal-breath" else 2
    story.answers(f"{verb} {card}", f"spit 2 {reach}")
    keys = story.question.options.keys
    assert story.question.words == WHAT_SPIT
    assert sorted(keys) == sorted(f"spit at {target}" for target in targets)
    story.answers("spit at poacher").shows("village", minions="", lying="1 gold")
    story.shows("forest", minions="bear").shows("peak", minions="bull")


@pytest.mark.rule("flamefang/verb.stun")
def test_stun_stuns_minions_here_that_are_not_stunned() -> None:
    story = Story(chapter=2).given(
        page=3,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("molten-roar",),
        minions="bear forest, wolf-1 forest stunned, poacher forest, bull cave",
        boss="rook forest",
    )
    story.plays("molten-roar", "stun").is_asked(ANN, WHICH_STUN, "stun bear", "stun poacher")
    story.answers("stun poacher", "stun")
    story.shows("forest", minions="bear stunned, wolf-1 stunned, poacher stunned")
    story.shows("cave", minions="bull").is_asked(ANN, NEXT, "blast 1", "done")


@pytest.mark.rule("flamefang/verb.shove")
def test_shove_moves_a_minion_stunned_or_not_to_an_adjacent_tile_but_never_a_boss() -> None:
    story = Story(chapter=2).given(
        page=3,
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("wingbeat",),
        minions="bear forest 1, wolf-1 forest stunned",
        boss="rook forest",
    )
    story.plays("wingbeat", "shove").is_asked(
        ANN,
        WHICH_SHOVE,
        *("shove bear to fortress", "shove bear to village", "shove bear to ruins"),
        *("shove wolf-1 to fortress", "shove wolf-1 to village", "shove wolf-1 to ruins"),
    )
    story.answers("shove wolf-1 to ruins").shows("ruins", minions="wolf-1 stunned")
    story.answers("shove", "shove bear to fortress").shows("fortress", minions="bear 1")
    story.shows("forest", minions="").is_asked(ANN, NEXT, "move", "done")
    assert story.view["boss"]["at"] == "tile:forest"
