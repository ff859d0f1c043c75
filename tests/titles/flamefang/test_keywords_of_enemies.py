"""Keywords that work while enemies spawn and act: call, ambush, thief, mender and prowl."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, WHICH_ASPECT, Story, life

WHICH_LOST = "Which resource do you lose?"
CINDER = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")


# Call


@pytest.mark.rule(
    "flamefang/keyword.call", "flamefang/card.minions.fortress", "flamefang/card.minions.village"
)
@pytest.mark.parametrize(
    ("caller", "home"),
    [("captain", "fortress"), ("banner-bearer", "village"), ("bell-ringer", "village")],
)
def test_a_minion_that_calls_brings_one_more_to_its_own_tile(caller: str, home: str) -> None:
    story = Story().given(
        begins="event phase", event_deck="quiet-night", minion_deck=f"{caller} miner-1 bear"
    )
    story.is_new_round(BEN).shows(home, minions=caller).shows("quarry", minions="miner-1")
    story.shows("forest", minions="")


@pytest.mark.rule("flamefang/keyword.call")
def test_a_minion_that_was_called_does_not_call() -> None:
    story = Story().given(
        begins="event phase", event_deck="quiet-night", minion_deck="captain bell-ringer bear"
    )
    story.is_new_round(BEN).shows("fortress", minions="captain")
    story.shows("village", minions="bell-ringer").shows("forest", minions="")


@pytest.mark.rule("flamefang/keyword.call", "flamefang/event-phase.spawn-on-tile")
def test_the_called_minion_goes_to_its_printed_tile_wherever_the_caller_is() -> None:
    """The last page of chapter 1 brings three minions to the Fortress; the called one is extra."""
    deck = "bell-ringer miner-1 bear wolf-1 bull"
    story = Story().given(begins="page", page=3, minion_deck=deck)
    story.shows("fortress", minions="bell-ringer, bear, wolf-1").shows("quarry", minions="miner-1")
    story.shows("village", minions="").shows("forest", minions="").shows("pasture", minions="")


@pytest.mark.rule("flamefang/keyword.call", "flamefang/event-phase.spawn")
def test_what_is_called_comes_before_the_next_spawn() -> None:
    story = Story().given(
        begins="event phase", event_deck="tax-wagons", minion_deck="captain wolf-1 miner-1 bear"
    )
    told = story.tells(story.table.log or [])
    assert [words for words in told if " comes to the " in words] == [
        "A Captain comes to the Fortress.",
        "A Wolf comes to the Forest.",
        "A Miner comes to the Quarry.",
    ]


# Ambush


@pytest.mark.rule(
    "flamefang/keyword.ambush",
    "flamefang/card.minions.fortress",
    "flamefang/card.minions.lake",
    "flamefang/card.minions.peak",
)
@pytest.mark.parametrize(
    ("lurker", "home"),
    [("crossbowman", "fortress"), ("reed-lurker", "lake"), ("eagle-rider", "peak")],
)
def test_a_minion_in_ambush_attacks_at_once_where_it_spawns(lurker: str, home: str) -> None:
    story = Story().given(
        begins="event phase",
        at=(home, "ruins"),
        event_deck="quiet-night",
        minion_deck=lurker,
        minions=f"bull {home}",
    )
    story.is_asked(ANN, life(1), *CINDER).shows(home, minions=f"bull, {lurker}")
    story.answers("lose red-pinions").is_new_round(BEN)
    story.has(ANN, hearts=5).has(BEN, hearts=5)


@pytest.mark.rule("flamefang/keyword.ambush")
def test_dragons_share_the_damage_of_an_ambush() -> None:
    story = Story().given(
        begins="event phase",
        at=("peak", "peak"),
        event_deck="quiet-night",
        minion_deck="eagle-rider",
    )
    words = "How do you divide 1 damage from the ambush of the Eagle Rider?"
    story.is_asked(ANN, words, "take 0", "take 1")
    story.answers("take 0", "lose sky-crest").is_new_round(BEN)
    story.has(ANN, hearts=6).has(BEN, hearts=4)


@pytest.mark.rule("flamefang/keyword.ambush")
def test_an_ambush_without_a_dragon_on_the_tile_hits_nobody() -> None:
    story = Story().given(
        begins="event phase",
        at=("lake", "quarry"),
        event_deck="quiet-night",
        minion_deck="eagle-rider",
    )
    story.is_new_round(BEN).shows("peak", minions="eagle-rider")
    story.has(ANN, hearts=6).has(BEN, hearts=5)


@pytest.mark.rule("flamefang/keyword.ambush")
def test_an_ambush_comes_besides_the_normal_attack() -> None:
    story = Story(seats=1).given(
        begins="event phase",
        at=("peak",),
        event_deck="ill-omen quiet-night",
        minion_deck="eagle-rider",
        condition_deck="",
    )
    story.answers("lose red-pinions", "aspect fight", "pass")
    story.is_asked(ANN, life(1), "lose ember-heart", "lose horned-brow", "lose furnace-belly")
    story.answers("lose furnace-belly").has(ANN, hearts=4)
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")


# Thief


@pytest.mark.rule(
    "flamefang/keyword.thief", "flamefang/card.minions.ruins", "flamefang/card.minions.forest"
)
@pytest.mark.parametrize("thief", ["tomb-thief-1", "tomb-thief-2", "poacher"])
def test_a_thief_takes_a_resource_of_each_player_dragon_on_its_tile(thief: str) -> None:
    story = Story(seats=3).given(
        begins="minion phase",
        at=("ruins", "ruins", "village"),
        wards=(1, 1),
        hoards=("1 stone 1 gold", "2 gold", "1 gold"),
        lying={"ruins": "1 meat"},
        minions=f"{thief} ruins",
        minion_deck="",
    )
    story.answers("take 0").is_asked(ANN, WHICH_LOST, "return stone", "return gold")
    story.answers("return stone").is_new_round(BEN)
    story.has(ANN, hoard="1 gold").has(BEN, hoard="1 gold").has(2, hoard="1 gold")
    story.shows("ruins", lying="1 meat")
    assert story.supply == {"meat": 18, "stone": 19, "gold": 16}


@pytest.mark.rule("flamefang/keyword.thief", "flamefang/ruling.leader-decides")
def test_a_thief_that_finds_empty_hoards_takes_a_token_that_lies_there() -> None:
    story = Story().given(
        begins="minion phase",
        leader=BEN,
        at=("ruins",),
        wards=(1,),
        lying={"ruins": "1 meat 1 gold"},
        minions="tomb-thief-1 ruins",
        minion_deck="",
    )
    words = "What does the Tomb Thief take?"
    story.is_asked(BEN, words, "lose meat lying there", "lose gold lying there")
    story.answers("lose gold lying there").is_new_round(ANN).shows("ruins", lying="1 meat")
    assert story.supply == {"meat": 18, "stone": 19, "gold": 19}


@pytest.mark.rule("flamefang/keyword.thief")
def test_one_full_hoard_is_enough_for_the_token_to_stay() -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins", "ruins"),
        wards=(1,),
        hoards=("", "1 gold"),
        lying={"ruins": "1 meat"},
        minions="tomb-thief-1 ruins",
        minion_deck="",
    )
    story.answers("take 1").is_new_round(BEN).has(BEN, hoard="")
    story.shows("ruins", lying="1 meat")


@pytest.mark.rule("flamefang/keyword.thief")
def test_two_thieves_steal_twice() -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins",),
        wards=(2,),
        hoards=("1 gold",),
        lying={"ruins": "1 meat"},
        minions="tomb-thief-1 ruins, tomb-thief-2 ruins",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, hoard="").shows("ruins", lying="")


@pytest.mark.rule("flamefang/keyword.thief")
def test_a_thief_alone_takes_what_lies_there() -> None:
    story = Story().given(
        begins="minion phase",
        hoards=("1 gold",),
        lying={"ruins": "2 meat"},
        minions="tomb-thief-1 ruins",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, hoard="1 gold").shows("ruins", lying="1 meat")


@pytest.mark.rule("flamefang/keyword.thief", "flamefang/ruling.meat-before-loss")
def test_meat_can_be_eaten_before_the_thief_takes_it() -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins",),
        wards=(1,),
        decks=("claw",),
        hoards=("1 meat",),
        lying={"ruins": "1 gold"},
        minions="tomb-thief-1 ruins",
        minion_deck="",
    )
    story.is_asked(ANN, WHICH_LOST, "return meat", "eat meat").answers("eat meat")
    story.is_new_round(BEN).has(ANN, hoard="", hand="claw").shows("ruins", lying="")


# Mender


@pytest.mark.rule(
    "flamefang/keyword.mender", "flamefang/card.minions.village", "flamefang/card.minions.pasture"
)
@pytest.mark.parametrize("mender", ["barber-surgeon", "shepherd"])
def test_a_mender_takes_one_damage_off_each_other_minion_there(mender: str) -> None:
    story = Story().given(
        begins="minion phase",
        minions=f"bear pasture 2, {mender} pasture, bull pasture, pitchfork pasture 1 stunned, "
        "rock-golem quarry 3",
        minion_deck="",
    )
    story.is_new_round(BEN)
    story.shows("pasture", minions=f"bear 1, {mender}, bull, pitchfork")
    story.shows("quarry", minions="rock-golem 3")


@pytest.mark.rule("flamefang/keyword.mender")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("shepherd fortress 1 tempered", "shepherd 1"),
        (
            "shepherd fortress 1 tempered, barber-surgeon fortress 1 tempered",
            "shepherd, barber-surgeon",
        ),
    ],
    ids=["alone", "two"],
)
def test_a_mender_does_not_mend_itself_but_two_mend_each_other(before: str, after: str) -> None:
    """A curse makes those that came to the Fortress tough enough to be hurt and live."""
    story = Story().given(begins="minion phase", curses="K2", minions=before, minion_deck="")
    story.is_new_round(BEN).shows("fortress", minions=after)


# Prowl


@pytest.mark.rule(
    "flamefang/keyword.prowl",
    "flamefang/card.minions.forest",
    "flamefang/card.minions.pasture",
    "flamefang/card.minions.peak",
)
@pytest.mark.parametrize(
    ("prowler", "home", "goal"),
    [
        ("wolf-1", "forest", "ruins"),
        ("wolf-2", "forest", "ruins"),
        ("war-hound", "pasture", "ruins"),
        ("sheepdog", "pasture", "ruins"),
        ("mounted-scout", "pasture", "ruins"),
        ("griffin", "peak", "lake"),
        ("harpy", "peak", "lake"),
    ],
)
def test_a_prowler_comes_one_tile_nearer(prowler: str, home: str, goal: str) -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins", "ruins"),
        minions=f"{prowler} {home}, rock-golem {home}",
        minion_deck="",
    )
    story.is_new_round(BEN).shows(goal, minions=prowler).shows(home, minions="rock-golem")
    story.has(ANN, hearts=6, conditions_on_deck=0)


@pytest.mark.rule("flamefang/keyword.prowl")
def test_a_prowler_stays_where_a_dragon_is() -> None:
    story = Story().given(
        begins="minion phase",
        at=("lake", "ruins"),
        wards=(1,),
        minions="wolf-1 lake",
        minion_deck="",
    )
    story.is_new_round(BEN).shows("lake", minions="wolf-1")


@pytest.mark.rule(
    "flamefang/keyword.prowl", "flamefang/ruling.distance", "flamefang/ruling.leader-decides"
)
def test_a_prowler_takes_a_shortest_way_to_the_nearest_dragon() -> None:
    """Ann in the Cave is three tiles from the Forest, by the Ruins or the Pasture; Ben is two."""
    story = Story().given(
        begins="minion phase",
        leader=BEN,
        at=("cave", "quarry"),
        minions="wolf-1 forest",
        minion_deck="",
    )
    story.is_new_round(ANN).shows("pasture", minions="wolf-1")


@pytest.mark.rule(
    "flamefang/keyword.prowl", "flamefang/ruling.leader-decides", "flamefang/ruling.distance"
)
def test_the_leader_chooses_among_shortest_ways() -> None:
    story = Story().given(
        begins="minion phase", leader=BEN, minions="wolf-1 forest", minion_deck=""
    )
    words = "Which way does the Wolf go?"
    story.is_asked(BEN, words, "march to ruins", "march to pasture")
    story.answers("march to pasture").is_new_round(ANN).shows("pasture", minions="wolf-1")


# Together


@pytest.mark.rule("flamefang/keyword.order")
def test_thieves_come_first_then_menders_then_prowlers() -> None:
    story = Story(seats=1).given(
        begins="minion phase",
        at=("village",),
        wards=(4,),
        hoards=("1 stone 1 gold",),
        minions="wolf-1 pasture, shepherd village, tomb-thief-1 village, bull village 1",
        minion_deck="",
    )
    story.is_asked(ANN, WHICH_LOST, "return stone", "return gold")
    story.shows("village", minions="shepherd, tomb-thief-1, bull 1")
    story.answers("return gold")
    words = "Which way does the Wolf go?"
    story.is_asked(ANN, words, "march to ruins", "march to lake")
    story.shows("village", minions="shepherd, tomb-thief-1, bull")


@pytest.mark.rule(
    "flamefang/keyword.stunned",
    "flamefang/keyword.thief",
    "flamefang/keyword.mender",
    "flamefang/keyword.prowl",
)
def test_a_stunned_thief_mender_or_prowler_does_nothing() -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins", "ruins"),
        hoards=("1 gold",),
        minions="tomb-thief-1 ruins stunned, shepherd ruins stunned, bear ruins 2 stunned, "
        "wolf-1 forest stunned",
        minion_deck="",
    )
    story.is_new_round(BEN).has(ANN, hoard="1 gold", hearts=6)
    story.shows("ruins", minions="tomb-thief-1, shepherd, bear 2")
    story.shows("forest", minions="wolf-1")
