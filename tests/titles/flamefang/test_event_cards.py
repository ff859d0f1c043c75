"""What each of the eighteen events does, where it happens and where it is crossed out."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, Story, life

CINDER = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")


def drawn(event: str, seats: int, **table: Any) -> Story:
    """The event phase with this event on top and no minion left to spawn, unless told."""
    table = {"minion_deck": "", **table}
    return Story(seats=seats).given(begins="event phase", event_deck=event, **table)


@pytest.mark.rule("flamefang/card.events", "flamefang/verb.march")
@pytest.mark.parametrize("seats", [1, 4])
def test_beaters_in_the_brush_moves_minions_one_tile(seats: int) -> None:
    story = drawn(
        "beaters-in-the-brush",
        seats,
        at=("ruins",) * seats,
        minions="bear forest, torch-mob-1 ruins, bull pasture stunned, miner-1 peak",
    )
    story.is_new_round(1 % seats).shows("ruins", minions="bear, torch-mob-1")
    story.shows("pasture", minions="bull").shows("lake", minions="miner-1")


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.each", "flamefang/verb.strip")
def test_cold_snap_costs_each_dragon_a_card() -> None:
    story = drawn("cold-snap", 3, hands=("claw dive", "", "gore burr"), prep=("", "glide"))
    story.is_asked(ANN, "Which card do you discard?", "discard claw", "discard dive")
    story.answers("discard dive").is_new_round(BEN).has(ANN, hand="claw", discard="dive")
    story.has(BEN, prep="", discard="glide").has(CLEO, hand="burr", discard="gore")


@pytest.mark.rule("flamefang/card.events")
def test_cold_snap_spares_a_single_player() -> None:
    story = drawn("cold-snap", 1, hands=("claw dive",))
    story.is_new_round(ANN).has(ANN, hand="claw dive", discard="")


@pytest.mark.rule("flamefang/card.events", "flamefang/verb.scatter")
@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize(
    ("event", "tiles", "supply"),
    [
        ("market-day", {"village": "1 gold 1 meat"}, (18, 19, 18)),
        ("easy-prey", {"pasture": "1 meat", "forest": "1 meat"}, (17, 19, 19)),
        ("tax-wagons", {"fortress": "2 gold"}, (19, 19, 17)),
        ("falling-star", {"peak": "2 stone"}, (19, 17, 19)),
    ],
)
def test_events_that_lay_out_resources(
    event: str, tiles: dict[str, str], supply: tuple[int, ...], seats: int
) -> None:
    story = drawn(event, seats).is_new_round(1 % seats)
    for tile, lying in tiles.items():
        story.shows(tile, lying=lying)
    assert tuple(story.supply.values()) == supply


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.farthest")
@pytest.mark.parametrize("seats", [3, 4])
def test_rockfall_hurts_the_farthest(seats: int) -> None:
    story = drawn("rockfall", seats, at=("ruins", "forest", "cave"))
    story.is_asked(
        BEN, life(1), "lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings"
    )
    story.answers("lose sky-crest").is_new_round(BEN)
    story.has(ANN, hearts=6).has(BEN, hearts=4).has(CLEO, hearts=5)


@pytest.mark.rule("flamefang/card.events")
@pytest.mark.parametrize("seats", [1, 2])
def test_rockfall_spares_one_or_two_players(seats: int) -> None:
    drawn("rockfall", seats, at=("forest",)).is_new_round(1 % seats).has(ANN, hearts=6)


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.richest")
@pytest.mark.parametrize("seats", [2, 4])
def test_bounty_posted_hexes_the_richest(seats: int) -> None:
    story = drawn("bounty-posted", seats, hoards=("1 gold", "1 gold 1 stone"))
    story.is_new_round(BEN).has(ANN, conditions_on_deck=0, hoard="1 gold")
    story.has(BEN, conditions_on_deck=1, hoard="1 gold 1 stone")


@pytest.mark.rule("flamefang/card.events")
def test_bounty_posted_spares_a_single_player() -> None:
    story = drawn("bounty-posted", 1, hoards=("1 gold",))
    story.is_new_round(ANN).has(ANN, conditions_on_deck=0)


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.exposed")
@pytest.mark.parametrize("seats", [2, 3])
def test_night_raid_hurts_everybody_beside_an_awake_enemy(seats: int) -> None:
    story = drawn(
        "night-raid",
        seats,
        at=("forest", "forest", "peak"),
        minions="bear forest, wolf-1 forest stunned, stone-ram peak stunned",
    )
    story.is_asked(ANN, life(1), *CINDER).answers("lose red-pinions", "lose sky-crest")
    story.is_new_round(BEN).has(ANN, hearts=5).has(BEN, hearts=4)
    assert [seat["hearts"] for seat in story.view["seats"][2:]] == [5] * (seats - 2)


@pytest.mark.rule("flamefang/card.events")
def test_night_raid_spares_a_single_player() -> None:
    story = drawn("night-raid", 1, at=("forest",), minions="bear forest")
    story.is_new_round(ANN).has(ANN, hearts=6)


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.richest", "flamefang/verb.rob")
@pytest.mark.parametrize("seats", [2, 4])
def test_thieves_moon_robs_the_richest(seats: int) -> None:
    story = drawn("thieves-moon", seats, hoards=("1 gold", "1 stone 1 gold"))
    story.is_asked(BEN, "Which resource do you lose?", "return stone", "return gold")
    story.answers("return stone").is_new_round(BEN).has(ANN, hoard="1 gold")
    story.has(BEN, hoard="1 gold")
    assert story.supply == {"meat": 19, "stone": 19, "gold": 17}


@pytest.mark.rule("flamefang/card.events")
def test_thieves_moon_spares_a_single_player() -> None:
    story = drawn("thieves-moon", 1, hoards=("1 gold",))
    story.is_new_round(ANN).has(ANN, hoard="1 gold")


@pytest.mark.rule("flamefang/card.events", "flamefang/language.all")
def test_healing_rain_lets_all_dragons_draw_a_card() -> None:
    story = drawn("healing-rain", 2, decks=("claw dive", "glide skim"))
    story.is_new_round(BEN).has(ANN, hand="claw", deck=1).has(BEN, hand="glide", deck=1)


@pytest.mark.rule("flamefang/card.events")
def test_healing_rain_gives_three_players_nothing() -> None:
    story = drawn("healing-rain", 3, decks=("claw dive", "glide skim", "gore"))
    story.is_new_round(BEN).has(ANN, hand="", deck=2).has(BEN, hand="").has(CLEO, hand="")


@pytest.mark.rule("flamefang/card.events", "flamefang/verb.spawn")
@pytest.mark.parametrize("seats", [3, 4])
def test_horns_at_dusk_brings_one_more_to_the_fortress(seats: int) -> None:
    story = drawn("horns-at-dusk", seats, minion_deck="bear bull miner-1 stone-ram")
    story.is_new_round(BEN).shows("fortress", minions="bear").shows("forest", minions="")
    story.shows("pasture", minions="bull").shows("quarry", minions="miner-1")
    story.shows("peak", minions="")


@pytest.mark.rule("flamefang/card.events")
@pytest.mark.parametrize("seats", [1, 2])
def test_horns_at_dusk_are_not_answered_for_one_or_two_players(seats: int) -> None:
    story = drawn("horns-at-dusk", seats, minion_deck="bear bull")
    story.is_new_round(1 % seats).shows("fortress", minions="").shows("forest", minions="bear")
    story.shows("pasture", minions="")


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.leader")
def test_ill_omen_hexes_the_leader() -> None:
    story = drawn("ill-omen", 3, leader=CLEO, hoards=("2 gold",))
    story.is_new_round(ANN).has(ANN, conditions_on_deck=0).has(BEN, conditions_on_deck=0)
    story.has(CLEO, conditions_on_deck=1)


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.leader")
def test_ill_omen_finds_a_single_player_too() -> None:
    drawn("ill-omen", 1).is_new_round(ANN).has(ANN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/card.events", "flamefang/verb.rouse")
@pytest.mark.parametrize("seats", [2, 4])
def test_field_surgeons_heal_all_minions(seats: int) -> None:
    story = drawn("field-surgeons", seats, minions="bear forest 2, rock-golem quarry 3 stunned")
    story.is_new_round(BEN).shows("forest", minions="bear").shows("quarry", minions="rock-golem")


@pytest.mark.rule("flamefang/card.events")
def test_field_surgeons_do_not_come_for_a_single_player() -> None:
    story = drawn("field-surgeons", 1, minions="bear forest 2")
    story.is_new_round(ANN).shows("forest", minions="bear 2")


@pytest.mark.rule("flamefang/card.events")
@pytest.mark.parametrize("seats", [1, 4])
def test_a_quiet_night_does_nothing_else(seats: int) -> None:
    story = drawn(
        "quiet-night",
        seats,
        at=("forest",) * seats,
        hands=("claw",),
        hoards=("1 gold",),
        minions="bear forest 2, bull peak",
        path="wrath stoop apex instinct",
    )
    story.is_new_round(1 % seats).has(ANN, hearts=6, hand="claw", hoard="1 gold")
    story.has(ANN, conditions_on_deck=0)
    story.shows("forest", minions="bear 2", lying="").shows("peak", minions="bull")
    assert [card["card"] for card in story.path] == ["wrath", "stoop", "apex", "instinct"]


@pytest.mark.rule("flamefang/card.events", "flamefang/verb.march")
@pytest.mark.parametrize("seats", [1, 4])
def test_wild_hunt_moves_minions_two_tiles_at_most(seats: int) -> None:
    """From the Fortress by the Forest to the Ruins is two; from the Pasture it is one."""
    story = drawn(
        "wild-hunt",
        seats,
        at=("ruins",) * seats,
        minions="bull pasture, bear cave, gate-guard-1 fortress",
    )
    words = "Which way does the Bear go?"
    story.is_asked(ANN, words, "march to village", "march to lake").answers("march to lake")
    story.is_asked(ANN, "Which way does the Gate Guard go?", "march to forest", "march to pasture")
    story.answers("march to forest").is_new_round(1 % seats)
    story.shows("ruins", minions="bull, bear, gate-guard-1")


@pytest.mark.rule("flamefang/card.events", "flamefang/verb.march")
def test_wild_hunt_leaves_those_behind_that_are_farther_than_two_tiles() -> None:
    story = drawn("wild-hunt", 1, minions="bear forest")
    story.answers("march to ruins").is_asked(
        ANN, "Which way does the Bear go?", "march to village", "march to lake"
    )
    story.answers("march to village").is_new_round(ANN).shows("village", minions="bear")


@pytest.mark.rule("flamefang/card.events", "flamefang/selector.weakest")
@pytest.mark.parametrize("seats", [3, 4])
def test_fever_wind_hexes_the_weakest(seats: int) -> None:
    story = drawn("fever-wind", seats, rows=("ember-heart horned-brow",))
    story.is_new_round(BEN).has(ANN, conditions_on_deck=1, hearts=4)
    story.has(BEN, conditions_on_deck=0).has(CLEO, conditions_on_deck=0)
    story.has(seats - 1, conditions_on_deck=0)


@pytest.mark.rule("flamefang/card.events")
@pytest.mark.parametrize("seats", [1, 2])
def test_fever_wind_spares_one_or_two_players(seats: int) -> None:
    story = drawn("fever-wind", seats, rows=("ember-heart horned-brow",))
    story.is_new_round(1 % seats).has(ANN, conditions_on_deck=0)


@pytest.mark.rule("flamefang/card.events", "flamefang/verb.churn")
@pytest.mark.parametrize("seats", [1, 4])
def test_shifting_trails_lays_out_a_new_upgrade_path(seats: int) -> None:
    story = drawn(
        "shifting-trails",
        seats,
        path="wrath stoop apex instinct",
        upgrade_deck="harrier stalk unbound moulting keen-nose",
    )
    story.is_new_round(1 % seats)
    found = sorted(card["card"] for card in story.path)
    assert found == ["harrier", "moulting", "stalk", "unbound"]
    content = story.table.content
    discarded = sorted(content.cards[card].id for card in story.table.upgrade_discard)
    assert discarded == ["apex", "instinct", "stoop", "wrath"]
