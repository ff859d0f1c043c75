"""What the world does to dragons and minions: spawn, hurt, hex, strip, rob, march and the like."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, WHICH_ASPECT, Story, life

WHICH_DISCARD = "Which card do you discard?"
WHICH_LOSE = "Which resource do you lose?"
WHICH_TIED = "Which of the tied dragons does it meet?"
WHICH_WAY = "Which way does the Bear go?"
BOSS_WAY = "Which way does the boss go?"
CINDER_LOSES = (
    *("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly"),
)


@pytest.mark.rule("flamefang/verb.spawn")
def test_spawn_draws_minions_each_to_its_printed_tile() -> None:
    """Boots in the Bracken, two players: three minions; the next one stays in the deck."""
    story = Story().given(begins="page", page=2, minion_deck="bull bear miner-1 wolf-1")
    story.shows("pasture", minions="bull").shows("forest", minions="bear")
    story.shows("quarry", minions="miner-1")
    assert len(story.table.minion_deck) == 1


@pytest.mark.rule("flamefang/verb.spawn")
def test_spawn_puts_them_on_the_tile_that_is_named() -> None:
    """The Gate, three players: two minions on the Fortress, whatever their cards say."""
    story = Story(seats=3).given(begins="page", page=3, minion_deck="bull bear wolf-1")
    story.shows("fortress", minions="bull, bear").shows("pasture", minions="")
    story.shows("forest", minions="")


@pytest.mark.rule("flamefang/verb.hurt")
def test_hurt_meets_each_selected_dragon_and_is_not_shared() -> None:
    """Night Raid, `hurt exposed 1`: Ann and Ben stand beside a minion, Cleo does not."""
    story = Story(seats=3).given(
        begins="event phase",
        at=("forest", "forest", "lake"),
        minions="bear forest",
        event_deck="night-raid quiet-night",
        minion_deck="",
    )
    story.is_asked(ANN, life(1), *CINDER_LOSES)
    story.answers("lose furnace-belly").is_asked(
        BEN, life(1), "lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings"
    )
    story.answers("lose wide-wings").has(ANN, hearts=5).has(BEN, hearts=4).has(CLEO, hearts=5)


@pytest.mark.rule("flamefang/verb.hurt")
def test_amber_can_be_the_one_that_is_hurt() -> None:
    """Rockfall, `hurt farthest 1`: Amber at the Fortress is farthest from the Cave."""
    story = Story(seats=3, chapter=5).given(
        begins="event phase",
        page=3,
        at=("lake", "lake", "lake"),
        amber="fortress",
        event_deck="rockfall quiet-night",
        minion_deck="",
    )
    assert story.view["amber"]["hearts"] == 3
    story.has(ANN, hearts=6).has(BEN, hearts=5).has(CLEO, hearts=5)


@pytest.mark.rule("flamefang/verb.hex")
def test_hex_puts_conditions_on_the_decks_of_those_selected() -> None:
    """Ill Omen, `hex leader 1`."""
    story = Story().given(
        begins="event phase",
        leader=BEN,
        decks=("claw", "talon"),
        event_deck="ill-omen quiet-night",
        condition_deck="burr rage",
        minion_deck="",
    )
    story.has(BEN, deck=2, conditions_on_deck=1).has(ANN, deck=1, conditions_on_deck=0)
    assert len(story.table.condition_deck) == 1


@pytest.mark.rule("flamefang/verb.hex")
def test_amber_is_never_hexed() -> None:
    """Fever Wind, `hex weakest 1`: Amber has one heart, the weakest player dragon is Ben."""
    story = Story(seats=3, chapter=5).given(
        begins="event phase",
        page=3,
        rows=("ember-heart horned-brow", "storm-heart"),
        amber="lake 3",
        event_deck="fever-wind quiet-night",
        minion_deck="",
    )
    story.has(ANN, conditions_on_deck=0).has(BEN, conditions_on_deck=1)
    story.has(CLEO, conditions_on_deck=0)


@pytest.mark.rule("flamefang/verb.strip")
def test_strip_makes_each_discard_from_hand_or_prep_by_choice() -> None:
    """Cold Snap, `strip each 1`: Cleo has only a condition and discards nothing."""
    story = Story(seats=3).given(
        begins="event phase",
        hands=("claw burr", "talon", "burr"),
        prep=("dive hunted",),
        event_deck="cold-snap quiet-night",
        minion_deck="",
    )
    story.is_asked(ANN, WHICH_DISCARD, "discard claw", "discard dive")
    story.answers("discard dive").has(ANN, hand="claw burr", prep="hunted", discard="dive")
    story.has(BEN, hand="", discard="talon").has(CLEO, hand="burr", discard="")


@pytest.mark.rule("flamefang/verb.strip")
def test_amber_is_not_stripped() -> None:
    story = Story(chapter=5).given(
        begins="event phase",
        page=3,
        hands=("claw dive",),
        amber="cave",
        event_deck="cold-snap quiet-night",
        minion_deck="",
    )
    story.answers("discard claw").has(ANN, hand="dive")
    assert story.view["amber"]["hearts"] == 4


@pytest.mark.rule("flamefang/verb.rob")
def test_rob_returns_resources_to_the_supply_by_choice() -> None:
    """Thieves' Moon, `rob richest 1`."""
    story = Story().given(
        begins="event phase",
        hoards=("1 stone 1 gold", "1 gold"),
        event_deck="thieves-moon quiet-night",
        minion_deck="",
    )
    story.is_asked(ANN, WHICH_LOSE, "return stone", "return gold")
    story.answers("return stone").has(ANN, hoard="1 gold").has(BEN, hoard="1 gold")
    assert story.supply == {"meat": 19, "stone": 19, "gold": 17}


@pytest.mark.rule("flamefang/verb.rob")
def test_who_has_nothing_cannot_be_robbed_nor_can_amber() -> None:
    """Nobody holds anything, so all player dragons tie; whoever it meets loses nothing."""
    story = Story(chapter=5).given(
        begins="event phase",
        page=3,
        amber="cave",
        event_deck="thieves-moon quiet-night",
        minion_deck="",
    )
    story.is_asked(ANN, WHICH_TIED, "it meets seat-0", "it meets seat-1")
    story.answers("it meets seat-1").has(BEN, hoard="")
    story.is_asked(BEN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")


@pytest.mark.rule("flamefang/verb.scatter")
def test_scatter_puts_tokens_of_the_supply_on_the_tile() -> None:
    story = Story().given(
        begins="event phase",
        at=("peak",),
        lying={"peak": "1 gold"},
        event_deck="falling-star quiet-night",
        minion_deck="",
    )
    story.shows("peak", lying="2 stone 1 gold").has(ANN, hoard="")
    assert story.supply == {"meat": 19, "stone": 17, "gold": 18}


@pytest.mark.rule("flamefang/verb.scatter")
def test_scatter_takes_what_the_supply_has() -> None:
    story = Story().given(
        begins="event phase", supply="1 stone", event_deck="falling-star", minion_deck=""
    )
    story.shows("peak", lying="1 stone")


@pytest.mark.rule("flamefang/verb.march")
def test_march_moves_unstunned_minions_without_a_dragon_towards_the_nearest_one() -> None:
    """Wild Hunt, `march 2`: the Bull meets Ben after one tile and stops; the Squire is stunned."""
    story = Story().given(
        begins="event phase",
        at=("cave", "forest"),
        minions="bull pasture, squire fortress stunned, bear cave, miner-1 quarry",
        event_deck="wild-hunt quiet-night",
        minion_deck="",
    )
    story.is_asked(ANN, "Which way does the Miner go?", *MINER_WAYS)
    story.answers("march to peak").shows("cave", minions="bear, miner-1")
    story.shows("forest", minions="bull").shows("fortress", minions="squire")


MINER_WAYS = ("march to lake", "march to pasture", "march to peak")
"""Quarry to Cave is two tiles by Lake or Peak, to Forest two by Pasture: a tie of dragons."""


@pytest.mark.rule("flamefang/verb.march")
def test_march_goes_no_farther_than_its_number() -> None:
    """Beaters in the Brush, `march 1`."""
    story = Story().given(
        begins="event phase",
        at=("ruins", "cave"),
        minions="bear fortress",
        event_deck="beaters-in-the-brush quiet-night",
        minion_deck="",
    )
    story.is_asked(ANN, WHICH_WAY, "march to forest", "march to pasture")
    story.answers("march to pasture").shows("pasture", minions="bear")


@pytest.mark.rule("flamefang/verb.stalk")
def test_stalk_moves_the_boss_towards_the_nearest_dragon() -> None:
    """Tamsin Rook, `stalk 1`, from the Fortress: Ann is at the Lake, Ben in the Cave."""
    story = Story(chapter=2).given(
        begins="boss phase",
        page=3,
        at=("lake", "cave"),
        boss="rook fortress",
        event_deck="quiet-night",
        minion_deck="",
    )
    story.is_asked(ANN, BOSS_WAY, "stalk to forest", "stalk to pasture")
    story.answers("stalk to forest")
    assert story.view["boss"]["at"] == "tile:forest"


@pytest.mark.rule("flamefang/verb.stalk")
def test_a_boss_with_a_dragon_stays_where_it_is() -> None:
    story = Story(chapter=2).given(
        begins="boss phase",
        page=3,
        at=("forest", "cave"),
        wards=(1,),
        boss="rook forest",
        event_deck="quiet-night",
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:forest"
    story.is_asked(BEN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")


@pytest.mark.rule("flamefang/verb.rouse")
def test_rouse_takes_all_damage_off_minions_only() -> None:
    """Field Surgeons."""
    story = Story(chapter=2).given(
        begins="event phase",
        page=3,
        at=("cave", "cave"),
        minions="bear forest 2, poacher lake 1 stunned",
        boss="rook village 3",
        built="B1 forest 1",
        event_deck="field-surgeons quiet-night",
        minion_deck="",
    )
    story.shows("forest", minions="bear").shows("lake", minions="poacher")
    assert story.view["boss"]["damage"] == 3
    assert story.tile("forest")["structures"][0]["damage"] == 1


@pytest.mark.rule("flamefang/verb.churn")
def test_churn_deals_a_new_path() -> None:
    """Shifting Trails."""
    story = Story().given(
        begins="event phase",
        path="apex stoop wrath harrier",
        upgrade_deck="stalk unbound moulting instinct keen-nose",
        event_deck="shifting-trails quiet-night",
        minion_deck="",
    )
    path = [card["card"] for card in story.path]
    assert path == ["stalk", "unbound", "moulting", "instinct"]
    cards = story.table.content.cards
    discarded = sorted(cards[card].id for card in story.table.upgrade_discard)
    assert discarded == ["apex", "harrier", "stoop", "wrath"]
