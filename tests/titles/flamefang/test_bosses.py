"""The boss phase: range, multiplied damage, what follows; and each of the six bosses."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    CLEO,
    NEXT,
    WHERE_SLIP,
    Story,
    life,
)

CINDER = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
GALE = ("lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings")
ROOK = "Tamsin Rook, the Net-Maker"


# The phase


@pytest.mark.rule("flamefang/boss-phase.only-in-play", "flamefang/boss.chapters")
def test_without_a_boss_on_the_map_nothing_happens() -> None:
    story = Story(chapter=2).given(
        begins="boss phase", page=2, at=("village", "village"), minion_deck=""
    )
    assert story.view["boss"] is None
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)


@pytest.mark.rule(
    "flamefang/boss-phase.example", "flamefang/boss-phase.multiplied", "flamefang/boss-phase.shared"
)
@pytest.mark.rule("flamefang/ruling.leader-decides")
def test_attack_1_against_two_dragons_is_2_damage_divided_freely() -> None:
    story = Story(seats=3, chapter=2).given(
        begins="boss phase",
        page=3,
        leader=CLEO,
        at=("village", "village", "peak"),
        boss="rook village",
        minion_deck="",
    )
    words = f"How do you divide 2 damage from {ROOK}?"
    story.is_asked(CLEO, words, "take 0", "take 1", "take 2")
    story.answers("take 0").is_asked(BEN, life(2), *GALE)
    story.answers("lose storm-heart").is_new_round(ANN)
    story.has(ANN, hearts=6).has(BEN, hearts=3).has(CLEO, hearts=5)


@pytest.mark.rule(
    "flamefang/boss-phase.range", "flamefang/boss.range-by-tiles", "flamefang/ruling.distance"
)
def test_range_0_reaches_only_the_tile_of_the_boss() -> None:
    story = Story(chapter=4).given(
        begins="boss phase",
        page=2,
        at=("fortress", "peak"),
        boss="hask fortress",
        minion_deck="",
        condition_deck="",
    )
    story.is_asked(ANN, life(1), *CINDER).answers("lose red-pinions").is_new_round(BEN)
    story.has(ANN, hearts=5).has(BEN, hearts=5)


@pytest.mark.rule(
    "flamefang/boss-phase.range",
    "flamefang/boss-phase.order",
    "flamefang/boss.range-by-tiles",
    "flamefang/boss-phase.multiplied",
)
def test_range_1_reaches_each_adjacent_tile_and_none_farther() -> None:
    """Each tile gets a blow of its own, so that no order of them matters and none is asked."""
    story = Story(seats=4, chapter=6).given(
        begins="boss phase",
        page=3,
        at=("forest", "lake", "forest", "peak"),
        boss="tide lake",
        minion_deck="",
    )
    story.is_asked(
        ANN, "How do you divide 2 damage from Old Undertow?", "take 0", "take 1", "take 2"
    )
    story.answers("take 1", "lose red-pinions", "lose bark-hide")
    story.is_asked(BEN, life(1), *GALE).answers("lose sky-crest").is_new_round(BEN)
    story.has(ANN, hearts=5).has(BEN, hearts=4).has(CLEO, hearts=4).has(3, hearts=5)


@pytest.mark.rule("flamefang/boss-phase.effects")
def test_effects_come_after_the_attack() -> None:
    """Hask's hex finds the deck only after the blow is paid."""
    story = Story(chapter=4).given(
        begins="boss phase", page=2, at=("fortress",), boss="hask fortress", minion_deck=""
    )
    story.is_asked(ANN, life(1), *CINDER).has(ANN, conditions_on_deck=0)
    story.answers("lose red-pinions").is_new_round(BEN).has(ANN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/boss-phase.defense")
@pytest.mark.parametrize(
    ("boss", "chapter", "page", "defenses"),
    [
        ("rook", 2, 3, (6, 12, 18, 24)),
        ("hask", 4, 2, (6, 12, 18, 24)),
        ("tide", 6, 3, (10, 20, 30, 40)),
        ("marrow", 7, 4, (9, 18, 27, 36)),
        ("lamp1", 8, 3, (7, 14, 21, 28)),
        ("lamp2", 8, 4, (9, 18, 27, 36)),
    ],
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_defense_is_multiplied_by_the_number_of_players(
    boss: str, chapter: int, page: int, defenses: tuple[int, ...], seats: int
) -> None:
    """One blow short it stands, with it it falls, and Amber does not count."""
    full = defenses[seats - 1]
    story = Story(seats=seats, chapter=chapter).given(
        page=page,
        at=("village",),
        aspect=("fight",) * seats,
        hands=("claw",),
        boss=f"{boss} village {full - 2}",
        amber="cave",
        minion_deck="",
    )
    assert story.view["boss"]["defense"] == full
    story.answers("play claw", "attack").is_on_page(page)
    assert story.view["boss"]["damage"] == full - 1
    story.answers("attack")
    assert (story.view["boss"] or {}).get("id") != boss
    story.shows("village", lying="")


@pytest.mark.rule("flamefang/boss.no-spoils", "flamefang/enemies.minions-and-bosses")
def test_a_boss_is_attacked_like_a_minion_but_never_stunned_or_shoved() -> None:
    story = Story(chapter=4).given(
        page=2,
        at=("fortress",),
        aspect=("fight", "fight"),
        hands=("tail-hammer",),
        boss="hask fortress",
    )
    story.answers("play tail-hammer").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack")
    assert story.view["boss"]["damage"] == 1


@pytest.mark.rule("flamefang/enemies.minions-and-bosses")
def test_what_names_minions_leaves_the_boss_alone() -> None:
    """Field Surgeons heal minions and Beaters in the Brush set them marching, no boss."""
    story = Story(chapter=4).given(
        begins="event phase",
        page=2,
        boss="hask fortress 3",
        minions="bear quarry 2",
        event_deck="field-surgeons beaters-in-the-brush",
        minion_deck="",
    )
    story.is_new_round(BEN).shows("quarry", minions="bear")
    assert (story.view["boss"]["at"], story.view["boss"]["damage"]) == ("tile:fortress", 3)
    story.answers("aspect hunt", "pass", "aspect hunt", "pass", "march to pasture")
    story.is_new_round(ANN).shows("pasture", minions="bear")
    assert (story.view["boss"]["at"], story.view["boss"]["damage"]) == ("tile:fortress", 3)


@pytest.mark.rule("flamefang/ruling.boss-is-enemy", "flamefang/enemies.minions-and-bosses")
def test_leaving_a_boss_costs_breakaway_damage() -> None:
    story = Story(chapter=4).given(
        page=2,
        at=("fortress",),
        aspect=("flight", "flight"),
        hands=("short-flight",),
        boss="hask fortress",
        minions="bear fortress stunned",
    )
    story.answers("play short-flight", "move", "go to peak").is_asked(ANN, life(1), *CINDER)
    story.answers("lose red-pinions").has(ANN, at="peak", hearts=5)


@pytest.mark.rule("flamefang/boss.amber")
def test_amber_counts_for_the_attack_and_may_take_a_share() -> None:
    story = Story(chapter=6).given(
        begins="boss phase",
        page=3,
        at=("lake", "peak"),
        boss="tide lake",
        amber="lake",
        minion_deck="",
    )
    words = "How do you divide 2 damage from Old Undertow?"
    story.is_asked(ANN, words, "take 0", "take 1", "take 2")
    story.answers("take 0").is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)
    assert story.view["amber"]["hearts"] == 2


@pytest.mark.rule("flamefang/boss.amber")
def test_amber_alone_is_attacked_too() -> None:
    story = Story(chapter=6).given(
        begins="boss phase",
        page=3,
        at=("peak", "peak"),
        boss="tide lake",
        amber="cave",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)
    assert (story.view["amber"]["hearts"], story.view["boss"]["at"]) == (3, "tile:cave")


# Each boss


@pytest.mark.rule(
    "flamefang/boss.rook", "flamefang/boss.chapters", "flamefang/boss-phase.only-in-play"
)
def test_rook_holds_dragons_in_her_net_and_stalks_them() -> None:
    story = Story(chapter=2).given(
        begins="page",
        page=3,
        at=("village", "village"),
        aspect=("flight", "flight"),
        hands=("high-thermals",),
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:village"
    story.answers("play high-thermals", "slip").has(ANN, at="village")
    story.answers("slip").is_asked(
        ANN, WHERE_SLIP, "go to forest", "go to lake", "go to pasture", "go to peak"
    )
    story.answers("go to peak", "pass", "pass").is_asked(BEN, life(1), *GALE)
    story.answers("lose sky-crest").is_new_round(BEN)
    story.has(ANN, hearts=6).has(BEN, hearts=4)
    assert story.view["boss"]["at"] == "tile:village"


@pytest.mark.rule("flamefang/boss.rook", "flamefang/ruling.leader-decides")
def test_rook_comes_one_tile_nearer_after_her_attack() -> None:
    """The Cave is two tiles from the Village, by the Lake or the Peak."""
    story = Story(chapter=2).given(
        begins="boss phase", page=3, leader=BEN, boss="rook village", minion_deck=""
    )
    story.is_asked(BEN, "Which way does the boss go?", "stalk to lake", "stalk to peak")
    story.answers("stalk to peak").is_new_round(ANN).has(ANN, hearts=6)
    assert story.view["boss"]["at"] == "tile:peak"


@pytest.mark.rule("flamefang/boss.no-spoils", "flamefang/boss.rook")
def test_rooks_net_always_holds() -> None:
    """Nothing stuns her; with a stunned minion beside her the net is still there."""
    story = Story(chapter=2).given(
        page=3,
        at=("village",),
        aspect=("flight", "flight"),
        hands=("thunderhead",),
        boss="rook village",
        minions="harpooner village stunned",
    )
    story.answers("play thunderhead").is_asked(ANN, NEXT, "move", "done")
    story.answers("move").has(ANN, at="village")


@pytest.mark.rule("flamefang/boss.hask", "flamefang/selector.here", "flamefang/boss.chapters")
def test_hask_hexes_every_player_dragon_on_his_tile_and_stays() -> None:
    story = Story(seats=3, chapter=4).given(
        begins="page",
        page=2,
        at=("fortress", "fortress", "quarry"),
        aspect=("hunt", "hunt", "hunt"),
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:fortress"
    story.answers("pass", "pass", "pass", "take 1", "lose red-pinions", "lose sky-crest")
    story.is_new_round(BEN)
    story.has(ANN, conditions_on_deck=1, hearts=5).has(BEN, conditions_on_deck=1, hearts=4)
    story.has(CLEO, conditions_on_deck=0, hearts=5)
    assert story.view["boss"]["at"] == "tile:fortress"


@pytest.mark.rule("flamefang/boss.tide", "flamefang/selector.here", "flamefang/boss.chapters")
def test_undertow_stalks_and_then_robs_whoever_it_found() -> None:
    """Ann in the Peak is out of its reach: it comes to the Forest, where Ben is; he was hit."""
    story = Story(chapter=6).given(
        begins="page",
        page=3,
        at=("peak", "forest"),
        aspect=("hunt", "hunt"),
        hoards=("1 gold", "1 stone 1 gold"),
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:lake"
    story.answers("pass", "pass").is_asked(BEN, life(1), *GALE).has(BEN, hoard="1 stone 1 gold")
    story.answers("lose storm-heart")
    story.is_asked(BEN, "Which resource do you lose?", "return stone", "return gold")
    assert story.view["boss"]["at"] == "tile:forest"
    story.answers("return gold").is_new_round(BEN).has(BEN, hoard="1 stone")
    story.has(ANN, hoard="1 gold", hearts=6)


@pytest.mark.rule("flamefang/boss.marrow", "flamefang/boss.chapters")
def test_marrow_stalks_and_her_minions_march() -> None:
    story = Story(chapter=7).given(
        begins="page",
        page=4,
        at=("lake", "pasture"),
        aspect=("hunt", "hunt"),
        minions="bear quarry, rock-golem village stunned, bull fortress",
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:fortress"
    story.answers("pass", "pass").is_asked(ANN, life(1), *CINDER)
    story.answers("lose furnace-belly").is_new_round(BEN)
    assert story.view["boss"]["at"] == "tile:lake"
    story.shows("lake", minions="bear, bull").shows("village", minions="rock-golem")
    story.has(ANN, hearts=5).has(BEN, hearts=5)


@pytest.mark.rule("flamefang/boss.lamp1", "flamefang/selector.weakest", "flamefang/boss.chapters")
def test_the_hollow_lamp_stalks_and_hexes_the_weakest() -> None:
    story = Story(chapter=8).given(
        begins="page",
        page=3,
        at=("pasture", "cave"),
        aspect=("hunt", "hunt"),
        rows=("ember-heart horned-brow", "wide-wings hollow-bones sky-crest"),
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:fortress"
    story.answers("pass").is_asked(ANN, life(1), "lose ember-heart", "lose horned-brow")
    story.has(ANN, conditions_on_deck=0).answers("lose ember-heart").is_new_round(BEN)
    story.has(ANN, conditions_on_deck=1).has(BEN, conditions_on_deck=0, hearts=3)
    assert story.view["boss"]["at"] == "tile:pasture"


@pytest.mark.rule("flamefang/boss.lamp2", "flamefang/selector.leader", "flamefang/boss.chapters")
def test_the_lamp_at_the_door_stalks_and_hexes_the_leader() -> None:
    story = Story(chapter=8).given(
        begins="page",
        page=4,
        turn=BEN,
        leader=BEN,
        at=("forest", "fortress"),
        aspect=("hunt", "hunt"),
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:cave"
    story.answers("pass", "pass").is_asked(ANN, life(1), *CINDER)
    story.answers("lose furnace-belly").is_new_round(ANN)
    story.has(ANN, conditions_on_deck=0).has(BEN, conditions_on_deck=1, hearts=5)
    assert story.view["boss"]["at"] == "tile:forest"


@pytest.mark.rule("flamefang/boss.chapters")
def test_chapters_1_3_and_5_have_no_boss_and_the_others_place_one() -> None:
    placed = {
        chapter.row.number: [
            name
            for page in chapter.pages
            for item in page.enter
            if (effect := Story().table.content.effects[item]).verb == "place"
            for name in effect.names
            if name != "Amber"
        ]
        for chapter in Story().table.content.chapters
    }
    assert placed == {
        1: [],
        2: ["rook"],
        3: [],
        4: ["hask"],
        5: [],
        6: ["tide"],
        7: ["marrow"],
        8: ["lamp1", "lamp2"],
    }
