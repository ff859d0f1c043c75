"""The event phase: drawing, gates, ties and spawns; and how many minions each event brings."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, WHAT, WHICH_ASPECT, Story, life, minion_words

CINDER = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
TIED = "Which of the tied dragons does it meet?"
PLAIN = "pitchfork torch-mob-1 torch-mob-2 bear bull relic-hunter miner-1 miner-2"
"""Minions without a keyword, none of the Fortress."""


@pytest.mark.rule("flamefang/event-phase.draw")
def test_the_top_card_of_the_event_deck_is_drawn() -> None:
    story = Story().given(
        begins="event phase", event_deck="tax-wagons falling-star", minion_deck=""
    )
    story.is_new_round(BEN).shows("fortress", lying="2 gold").shows("peak", lying="")
    assert story.events == {"left": 1, "past": ["Tax Wagons"]}


@pytest.mark.rule("flamefang/event-phase.draw", "flamefang/end.time-runs-out")
def test_without_an_event_card_the_chapter_is_lost() -> None:
    story = Story().given(begins="event phase", event_deck="")
    story.is_lost("time has run out, and there is no event card to draw")


@pytest.mark.rule(
    "flamefang/event-phase.card",
    "flamefang/event-phase.effect",
    "flamefang/event-phase.spawn-anyway",
)
def test_an_event_whose_number_of_players_is_crossed_out_only_brings_minions() -> None:
    story = Story().given(
        begins="event phase",
        at=("forest", "cave"),
        event_deck="rockfall",
        minion_deck="miner-1 bull bear",
    )
    story.is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=5)
    story.shows("quarry", minions="miner-1").shows("pasture", minions="bull")
    story.shows("forest", minions="")
    told = story.tells(story.table.log or [])
    assert "Event: Rockfall. The mountain shrugs. (It spares so few or so many of you.)" in told


@pytest.mark.rule("flamefang/event-phase.card", "flamefang/event-phase.effect")
def test_an_event_for_this_number_of_players_happens() -> None:
    story = Story(seats=3).given(
        begins="event phase", at=("forest", "cave"), event_deck="rockfall", minion_deck=""
    )
    story.is_asked(ANN, life(1), *CINDER)
    told = story.tells(story.table.log or [])
    assert "Event: Rockfall. The mountain shrugs." in told
    row = story.table.content.events[3]
    assert (row.name, row.gate, row.effect, row.spawns) == (
        "Rockfall",
        (3, 4),
        "hurt farthest 1",
        (1, 2, 2, 3),
    )


@pytest.mark.rule(
    "flamefang/event-phase.tied", "flamefang/selector.ties", "flamefang/ruling.leader-decides"
)
def test_the_players_choose_among_tied_dragons() -> None:
    story = Story(seats=3).given(
        begins="event phase",
        leader=CLEO,
        hoards=("2 gold", "1 gold", "1 gold 1 stone"),
        event_deck="bounty-posted",
        minion_deck="",
    )
    story.is_asked(CLEO, TIED, "it meets seat-2", "it meets seat-0")
    story.describes("it meets seat-0", "Cinder").answers("it meets seat-0").is_new_round(ANN)
    story.has(ANN, conditions_on_deck=1).has(BEN, conditions_on_deck=0)
    story.has(CLEO, conditions_on_deck=0)


@pytest.mark.rule("flamefang/card.events-order", "flamefang/event-phase.spawn")
def test_the_effect_comes_before_the_spawns() -> None:
    """The bull that was there has marched by now; the wolf that spawns has not."""
    story = Story(seats=1).given(
        begins="event phase",
        at=("ruins",),
        minions="bull pasture",
        event_deck="beaters-in-the-brush quiet-night",
        minion_deck="wolf-1",
    )
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")
    story.shows("ruins", minions="bull").shows("forest", minions="wolf-1")


@pytest.mark.rule(
    "flamefang/card.events-order", "flamefang/event-phase.spawn", "flamefang/keyword.ambush"
)
def test_spawns_come_one_by_one() -> None:
    """While the first one's ambush is paid for, the second is not there yet."""
    story = Story().given(
        begins="event phase",
        at=("lake",),
        event_deck="ill-omen",
        minion_deck="reed-lurker giant-pike",
        condition_deck="",
    )
    story.is_asked(ANN, life(1), *CINDER).shows("lake", minions="reed-lurker")
    story.answers("lose red-pinions").is_new_round(BEN)
    story.shows("lake", minions="reed-lurker, giant-pike")


@pytest.mark.rule("flamefang/event-phase.spawn-on-tile", "flamefang/ruling.page-spawns")
def test_a_page_that_names_a_tile_brings_the_minion_there() -> None:
    """The last page of chapter 3 adds one at the Ruins for two players, after the event's own;
    a curse comes last, with one for the Fortress."""
    story = Story(chapter=3).given(
        begins="event phase",
        page=3,
        curses="K5",
        event_deck="quiet-night",
        minion_deck="miner-1 bull bear",
    )
    story.is_new_round(BEN).shows("quarry", minions="miner-1").shows("ruins", minions="bull")
    story.shows("fortress", minions="bear")
    story.shows("pasture", minions="").shows("forest", minions="")


@pytest.mark.rule(
    "flamefang/ruling.page-spawns",
    "flamefang/event-phase.spawn-on-tile",
    "flamefang/keyword.ambush",
)
def test_a_curse_spawns_like_any_other_and_an_ambush_strikes_at_once() -> None:
    """Conscription sends the Reed Lurker to the Fortress, where Ben is."""
    story = Story().given(
        begins="event phase",
        at=("lake", "fortress"),
        curses="K5",
        event_deck="quiet-night",
        minion_deck="miner-1 reed-lurker",
    )
    story.is_asked(
        BEN, life(1), "lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings"
    )
    story.answers("lose sky-crest").is_new_round(BEN).has(ANN, hearts=6).has(BEN, hearts=4)
    story.shows("fortress", minions="reed-lurker").shows("quarry", minions="miner-1")


@pytest.mark.rule("flamefang/ruling.page-spawns", "flamefang/keyword.ambush")
def test_an_ambush_out_of_a_page_strikes_in_the_action_phase() -> None:
    """The squire is the last of four; the page turns, the Eagle Rider leads two to the Fortress."""
    story = Story().given(
        page=2,
        progress=3,
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="squire fortress",
        minion_deck="eagle-rider bear miner-1",
    )
    story.answers("play claw", "attack").is_on_page(3, done=0).is_asked(ANN, life(1), *CINDER)
    assert story.view["phase"] == "action"
    story.answers("lose red-pinions").has(ANN, hearts=5)
    story.shows("fortress", minions="eagle-rider, bear, miner-1", quest=3)
    story.answers("done").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/ruling.setup-no-call", "flamefang/keyword.call")
def test_minions_of_the_setup_come_on_their_tiles_and_do_not_call() -> None:
    """Chapter 8 begins with six of them for four players; here one of them could call."""
    story = Story(seats=4, chapter=8, seed=7)
    content = story.table.content
    tiles = story.view["tiles"]
    found = {minion_words(one): tile["tile"] for tile in tiles for one in tile["minions"]}
    assert {"captain", "banner-bearer", "bell-ringer"} & set(found)
    assert len(found) == 6
    ids = list(content.minion_ids)
    assert found == {id: content.minions[ids.index(id)].tile for id in found}


@pytest.mark.rule(
    "flamefang/card.events", "flamefang/event-phase.spawn", "flamefang/event-phase.spawn-anyway"
)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("event", "spawns"),
    [
        ("beaters-in-the-brush", (1, 2, 2, 3)),
        ("cold-snap", (1, 1, 2, 2)),
        ("market-day", (1, 2, 3, 4)),
        ("rockfall", (1, 2, 2, 3)),
        ("easy-prey", (2, 2, 3, 4)),
        ("tax-wagons", (1, 2, 3, 4)),
        ("falling-star", (1, 2, 2, 3)),
        ("bounty-posted", (1, 2, 2, 3)),
        ("night-raid", (1, 1, 2, 2)),
        ("thieves-moon", (1, 2, 2, 3)),
        ("healing-rain", (2, 3, 4, 5)),
        ("horns-at-dusk", (1, 1, 2, 2)),
        ("ill-omen", (1, 2, 2, 3)),
        ("field-surgeons", (1, 2, 3, 3)),
        ("quiet-night", (0, 1, 2, 2)),
        ("wild-hunt", (1, 1, 2, 3)),
        ("fever-wind", (1, 2, 3, 4)),
        ("shifting-trails", (1, 2, 3, 4)),
    ],
)
def test_how_many_minions_an_event_brings(event: str, spawns: tuple[int, ...], seats: int) -> None:
    """Ann is the farthest, richest and weakest, so nobody is asked; the Fortress is left out,
    since one event sends another minion there by its effect."""
    story = Story(seats=seats).given(
        begins="event phase",
        at=("lake",),
        hoards=("1 gold",),
        rows=("ember-heart red-pinions",),
        wards=(1,),
        event_deck=event,
        minion_deck=PLAIN,
    )
    story.is_new_round(1 % seats)
    tiles = [tile for tile in story.view["tiles"] if tile["tile"] != "fortress"]
    assert sum(len(tile["minions"]) for tile in tiles) == spawns[seats - 1]


@pytest.mark.rule("flamefang/card.events")
def test_there_are_eighteen_events() -> None:
    assert len(Story().table.content.events) == 18
