"""Goals: what each kind lays out, how it is met, and when it is checked."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, NEXT, WHAT, WHAT_ATTACK, WHAT_GATHER, Story

HOW_MANY = "How many do you hand in?"
TAKE_AMBER = "Do you take Amber along?"


@pytest.mark.rule("flamefang/goal.checked")
def test_a_page_is_complete_in_the_middle_of_an_action_which_then_goes_on() -> None:
    """Boots in the Bracken: the fourth minion falls; the second attack is for the new page."""
    story = Story().given(
        page=2,
        progress=3,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="wolf-1 forest, bear forest",
        minion_deck="",
    )
    story.plays("claw", "attack", "attack wolf-1").is_on_page(3, done=0)
    story.is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").shows("forest", minions="bear 1").is_on_page(3, done=0)


@pytest.mark.rule("flamefang/goal.checked")
def test_what_the_goal_needs_is_laid_out_before_the_page_does_its_list() -> None:
    """The Gate: the scales lie on the Fortress, then a Reed Lurker strikes from ambush there."""
    story = Story().given(begins="page", page=3, at=("fortress", "cave"), minion_deck="reed-lurker")
    assert story.question.words == "Which life card do you lose? (1 damage)"
    story.shows("fortress", quest=3, minions="reed-lurker")


@pytest.mark.rule("flamefang/goal.deliver")
def test_deliver_hands_in_one_or_more_at_once_up_to_what_is_missing() -> None:
    story = Story().given(
        progress=1, aspect=("hunt", "hunt"), hoards=("4 meat", "1 meat"), minion_deck=""
    )
    story.is_asked(ANN, WHAT, "use furnace-belly", "hand in", "drop meat", "pass")
    story.answers("hand in").is_asked(ANN, HOW_MANY, "hand in 3", "hand in 2", "hand in 1")
    story.answers("hand in 2").has(ANN, hoard="2 meat").is_on_page(1, done=3)
    assert story.supply["meat"] == 16
    story.is_asked(BEN, WHAT, "use wide-wings", "hand in", "drop meat", "pass")
    story.answers("hand in").has(BEN, hoard="").is_on_page(2)


@pytest.mark.rule("flamefang/goal.deliver")
@pytest.mark.parametrize(("at", "hoard"), [("lake", "1 meat"), ("cave", "1 gold")])
def test_deliver_takes_only_that_resource_and_only_there(at: str, hoard: str) -> None:
    story = Story().given(at=(at,), aspect=("hunt", "hunt"), hoards=(hoard,))
    story.is_asked(ANN, WHAT, "use furnace-belly", f"drop {hoard.split()[1]}", "pass")


@pytest.mark.rule("flamefang/goal.deliver")
def test_handing_in_needs_no_peace() -> None:
    story = Story().given(aspect=("hunt", "hunt"), hoards=("1 meat",), minions="bear cave")
    story.answers("hand in").has(ANN, hoard="", hearts=6).is_on_page(1, done=1)


@pytest.mark.rule("flamefang/goal.defeat")
def test_defeat_counts_every_minion_whoever_felled_it() -> None:
    """Those Who Carry Torches, two players: eight. Amber's fire fells two at once."""
    story = Story(chapter=5).given(
        page=3,
        progress=5,
        at=("forest", "cave"),
        aspect=("fight", "hunt"),
        hands=("roar",),
        amber="village",
        minions="wolf-1 village, wolf-2 village, miner-1 forest",
    )
    story.answers("amber", "amber attacks", "amber is done").is_on_page(3, done=7)
    story.answers("pass").answers("use furnace-belly", "attack").is_won()


@pytest.mark.rule("flamefang/goal.defeat")
def test_a_minion_that_is_only_hurt_or_shoved_does_not_count() -> None:
    story = Story().given(
        page=2, at=("forest",), aspect=("fight", "hunt"), hands=("headbutt",), minions="bear forest"
    )
    story.plays("headbutt", "attack", "shove", "shove bear to ruins").is_on_page(2, done=0)


@pytest.mark.rule("flamefang/goal.cargo")
def test_a_gather_loads_one_quest_token_instead_of_the_whole_gather() -> None:
    story = Story().given(
        page=3,
        at=("fortress",),
        aspect=("hunt", "hunt"),
        hands=("cache",),
        lying={"fortress": "1 meat"},
        quest={"fortress": 3},
    )
    story.plays("cache", "gather").is_asked(
        ANN, WHAT_GATHER, "gather and take meat", "gather", "load a quest token"
    )
    story.answers("load a quest token").has(ANN, cargo=1, hoard="")
    story.shows("fortress", quest=2, lying="1 meat").is_asked(
        ANN, NEXT, "gather", "drop quest", "done"
    )


@pytest.mark.rule("flamefang/goal.cargo")
def test_loading_needs_a_free_hoard_space() -> None:
    """Cinder's four spaces hold three gold and a quest token."""
    story = Story().given(
        page=3,
        at=("fortress",),
        aspect=("hunt", "hunt"),
        hands=("raid",),
        hoards=("3 gold",),
        cargo=(1,),
        quest={"fortress": 2},
    )
    story.plays("raid", "gather").has(ANN, cargo=1).shows("fortress", quest=2)
    story.is_asked(ANN, "Your hoard is too full. What do you drop?", "drop gold", "drop quest")


@pytest.mark.rule("flamefang/goal.cargo")
def test_a_dragon_that_reaches_the_place_drops_all_its_tokens_for_free() -> None:
    story = Story().given(
        page=3, at=("lake",), aspect=("flight", "hunt"), hands=("glide",), cargo=(2, 1)
    )
    story.plays("glide", "move", "go to cave").has(ANN, cargo=0).has(BEN, cargo=1)
    story.is_on_page(3, done=2).is_asked(ANN, NEXT, "move", "done")


@pytest.mark.rule("flamefang/goal.cargo")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_cargo_lays_its_tokens_on_the_first_tile(seats: int, tokens: int) -> None:
    story = Story(seats=seats).given(begins="page", page=3, minion_deck="")
    story.shows("fortress", quest=tokens).shows("cave", quest=0)


@pytest.mark.rule("flamefang/goal.scout")
@pytest.mark.parametrize("seed", range(5))
def test_scout_marks_random_tiles_but_not_the_cave_nor_where_a_dragon_is(seed: int) -> None:
    """Two players: five of the seven tiles that are left."""
    story = Story(chapter=2, seed=seed).given(begins="page", at=("lake", "cave"))
    marked = [tile["tile"] for tile in story.view["tiles"] if tile["quest"]["count"]]
    assert len(marked) == 5
    assert not {"cave", "lake"} & set(marked)


@pytest.mark.rule("flamefang/goal.scout")
def test_scout_marks_other_tiles_another_time() -> None:
    marks = set()
    for seed in range(6):
        story = Story(chapter=2, seed=seed).given(begins="page")
        marks.add(tuple(tile["tile"] for tile in story.view["tiles"] if tile["quest"]["count"]))
    assert len(marks) > 1


@pytest.mark.rule("flamefang/goal.scout")
def test_entering_a_marked_tile_removes_its_token() -> None:
    story = Story(chapter=2).given(
        aspect=("flight", "hunt"), hands=("glide",), quest={"lake": 1, "ruins": 1, "forest": 1}
    )
    story.is_on_page(1, done=2).plays("glide", "move", "go to lake")
    story.shows("lake", quest=0).shows("ruins", quest=1).is_on_page(1, done=3)
    story.answers("move", "go to ruins").is_on_page(1, done=4)


@pytest.mark.rule("flamefang/goal.scout")
def test_the_last_marked_tile_turns_the_page() -> None:
    story = Story(chapter=2).given(
        aspect=("flight", "hunt"), hands=("glide",), quest={"lake": 1}, minion_deck=""
    )
    story.plays("glide", "move", "go to lake").is_on_page(2)


@pytest.mark.rule("flamefang/goal.seal")
def test_an_icon_of_the_kind_named_removes_a_token_and_does_nothing_else() -> None:
    story = Story(chapter=3).given(
        page=2,
        at=("quarry",),
        aspect=("fight", "hunt"),
        hands=("jaw-lock",),
        minions="bear quarry",
        quest={"quarry": 2, "peak": 1},
    )
    story.plays("jaw-lock", "attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "attack the seal")
    story.answers("attack the seal").shows("quarry", quest=1, minions="bear")
    story.answers("stun").shows("quarry", quest=1, minions="bear stunned")
    story.answers("attack", "attack the seal").shows("quarry", quest=0).shows("peak", quest=1)
    story.is_on_page(2, done=8)


@pytest.mark.rule("flamefang/goal.seal")
def test_another_icon_removes_nothing_but_a_slip_is_a_move() -> None:
    story = Story(chapter=3).given(
        page=2, at=("peak",), aspect=("hunt", "hunt"), hands=("pilfer",), quest={"peak": 2}
    )
    story.plays("pilfer", "gather").has(ANN, hoard="1 stone").shows("peak", quest=2)
    story.answers("slip", "move the seal").has(ANN, at="peak").shows("peak", quest=1)


@pytest.mark.rule("flamefang/goal.seal")
def test_seals_lie_on_every_tile_named_and_all_must_go() -> None:
    story = Story(chapter=3).given(begins="page", page=2, aspect=("hunt", "hunt"), minion_deck="")
    quests = {
        tile["tile"]: tile["quest"]["count"]
        for tile in story.view["tiles"]
        if tile["quest"]["count"]
    }
    assert quests == {"ruins": 3, "peak": 3, "quarry": 3}
    last = Story(chapter=3).given(
        page=2,
        at=("ruins",),
        aspect=("hunt",),
        hands=("cache",),
        quest={"ruins": 1},
        minion_deck="",
    )
    last.plays("cache", "gather", "gather the seal").is_on_page(3)


@pytest.mark.rule("flamefang/goal.raze")
def test_raze_wants_every_structure_destroyed() -> None:
    """Two players: a Snare has defense 4."""
    story = Story(chapter=2).given(
        page=2,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw furnace-belly",),
        built="B1 forest 2, B2 lake 3",
        minion_deck="",
    )
    story.is_on_page(2, done=1).plays("claw", "attack", "attack").is_on_page(2, done=2)
    story.shows("forest", structures="", lying="").shows("lake", structures="snare-lake")
    last = Story(chapter=2).given(
        page=2, at=("lake",), aspect=("fight",), hands=("claw",), built="B2 lake 3", minion_deck=""
    )
    last.plays("claw", "attack").is_on_page(3)


@pytest.mark.rule("flamefang/goal.hold")
@pytest.mark.parametrize(
    ("at", "minions", "boss", "done"),
    [
        ("ruins", "", "", 1),
        ("ruins", "bear ruins stunned", "", 1),
        ("ruins", "bear ruins", "", 0),
        ("ruins", "", "rook ruins", 0),
        ("peak", "", "", 0),
    ],
)
def test_hold_counts_at_the_end_of_an_action_phase(
    at: str, minions: str, boss: str, done: int
) -> None:
    """A player dragon on the tile, and no enemy that is awake."""
    story = Story(chapter=3).given(
        begins="end of action phase",
        page=3,
        at=("cave", at),
        wards=(0, 3),
        minions=minions,
        boss=boss,
        minion_deck="",
    )
    story.is_on_page(3, done=done)


@pytest.mark.rule("flamefang/goal.hold")
def test_amber_alone_holds_nothing() -> None:
    story = Story(chapter=3).given(
        begins="end of action phase", page=3, amber="ruins", minion_deck=""
    )
    story.is_on_page(3, done=0)


@pytest.mark.rule("flamefang/goal.hold")
def test_the_third_time_wins_before_the_enemies_act() -> None:
    story = Story(chapter=3).given(
        begins="end of action phase",
        page=3,
        progress=2,
        at=("ruins", "cave"),
        rows=("ember-heart",),
        minions="bear ruins stunned",
    )
    story.is_won()


@pytest.mark.rule("flamefang/goal.hold")
def test_the_phase_in_which_the_page_opened_counts() -> None:
    """Ann opens the last seal and everybody passes: the Ruins were held once."""
    story = Story(chapter=3).given(
        page=2,
        at=("ruins", "cave"),
        aspect=("hunt", "hunt"),
        passed=(0, 1),
        rows=("ember-heart",),
        hands=("cache",),
        quest={"ruins": 1},
        minion_deck="",
    )
    story.plays("cache", "gather", "gather the seal", "done").is_on_page(3, done=0)
    story.answers("pass").is_on_page(3, done=1)


@pytest.mark.rule("flamefang/goal.boss")
def test_the_boss_must_be_defeated() -> None:
    """Tamsin Rook, two players: defense 12. She leaves no spoils, and Ben's minion stays."""
    story = Story(chapter=2).given(
        page=3,
        at=("village", "cave"),
        aspect=("fight", "hunt"),
        hands=("claw",),
        boss="rook village 10",
        minions="bear cave",
    )
    story.is_on_page(3, done=0).plays("claw", "attack").is_on_page(3, done=0)
    story.answers("attack").is_won()


@pytest.mark.rule("flamefang/goal.escort")
def test_a_dragon_that_leaves_by_move_or_slip_may_take_amber_along() -> None:
    story = Story(chapter=4).given(
        page=3,
        at=("fortress",),
        aspect=("flight", "hunt"),
        hands=("glide updraft",),
        captive="fortress",
    )
    story.plays("glide", "move", "go to peak").is_asked(
        ANN, TAKE_AMBER, "take amber", "leave amber"
    )
    story.answers("take amber").has(ANN, at="peak")
    assert story.tile("peak")["captive"]
    story.answers("move", "go to lake", "leave amber").has(ANN, at="lake")
    assert story.tile("peak")["captive"]


@pytest.mark.rule("flamefang/goal.escort")
def test_amber_is_home_when_she_stands_on_the_second_tile() -> None:
    story = Story(chapter=4).given(
        page=3, at=("forest",), aspect=("flight", "hunt"), hands=("updraft",), captive="forest"
    )
    story.plays("updraft", "slip", "go to cave", "take amber").is_won()


@pytest.mark.rule("flamefang/goal.escort")
def test_captive_amber_is_no_dragon() -> None:
    """A Bear beside her alone does not stay with her: it prowls on, and she is not hurt."""
    story = Story(chapter=4).given(
        begins="minion phase", page=3, captive="ruins", minions="bear ruins", minion_deck=""
    )
    story.shows("village", minions="bear")
    assert story.tile("ruins")["captive"]
    assert story.view["amber"] is None


@pytest.mark.rule("flamefang/goal.douse")
def test_a_gather_douses_the_fire_on_its_tile() -> None:
    story = Story(chapter=5).given(
        at=("forest",),
        aspect=("hunt", "hunt"),
        hands=("cache",),
        quest={"forest": 1, "village": 1},
    )
    story.plays("cache", "gather").is_asked(ANN, WHAT_GATHER, "gather", "douse the fire")
    story.answers("douse the fire").has(ANN, hoard="").shows("forest", quest=0)
    story.shows("village", quest=1).is_on_page(1, done=1)
    story.answers("gather").has(ANN, hoard="1 meat").is_on_page(1, done=1)


@pytest.mark.rule("flamefang/goal.douse")
def test_so_many_fires_doused_turn_the_page_though_others_burn() -> None:
    """Three players: ten."""
    story = Story(seats=3, chapter=5).given(
        progress=9,
        turn=CLEO,
        at=("cave", "cave", "forest"),
        aspect=("", "", "hunt"),
        hands=("", "", "cache"),
        quest={"forest": 1, "village": 1},
        minion_deck="",
    )
    story.plays("cache", "gather", "douse the fire").is_on_page(2)
    story.shows("village", quest=0).shows("pasture", quest=6)
