"""What pages do: events, secrets, structures, bosses, fire, towers, turning and winning."""

from __future__ import annotations

import pytest

import emberhall
from titles.flamefang.story import ANN, BEN, WHICH_ASPECT, Story, life

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
CINDER_LOSES = (
    *("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly"),
)
GALE_LOSES = ("lose storm-heart", "lose hollow-bones", "lose sky-crest", "lose wide-wings")


def events(story: Story, deck: list[int]) -> list[str]:
    """A deck of events by id, from its top."""
    return [story.table.content.events[event].id for event in reversed(deck)]


@pytest.fixture
def fed() -> Story:
    """Empty Bellies just met: Ann handed in the last of four meat."""
    story = Story().given(
        progress=3,
        aspect=("hunt", "hunt"),
        hoards=("1 meat",),
        event_deck="market-day",
        unused_events="ill-omen wild-hunt rockfall cold-snap",
        minion_deck="bull bear",
    )
    return story.answers("hand in")


@pytest.mark.rule("flamefang/verb.events")
def test_new_events_go_under_the_event_deck(fed: Story) -> None:
    assert events(fed, fed.table.event_deck)[0] == "market-day"
    assert sorted(events(fed, fed.table.event_deck)[1:]) == ["ill-omen", "wild-hunt"]
    assert sorted(events(fed, fed.table.unused_events)) == ["cold-snap", "rockfall"]


@pytest.mark.rule("flamefang/verb.secret")
def test_secret_turns_the_named_cards_up_beside_the_story(fed: Story) -> None:
    ids = [secret["secret"] for secret in fed.view["secrets"]]
    assert ids == ["lesson-of-teeth", "lesson-of-wings", "lesson-of-plenty"]


@pytest.mark.rule("flamefang/verb.flip")
def test_flip_opens_the_next_pages(fed: Story) -> None:
    fed.is_on_page(2, done=0).shows("pasture", minions="bull")
    assert fed.view["story"]["cards"] == "4-B / 5-A"


@pytest.mark.rule("flamefang/verb.build")
def test_build_puts_structures_on_their_tiles() -> None:
    story = Story(chapter=2).given(begins="page", page=2, aspect=("hunt", "hunt"), minion_deck="")
    story.shows("forest", structures="snare-forest").shows("lake", structures="snare-lake")
    story.shows("peak", structures="snare-peak").shows("cave", structures="")


@pytest.mark.rule("flamefang/verb.place")
def test_place_puts_the_boss_on_the_tile() -> None:
    story = Story(chapter=2).given(begins="page", page=3, aspect=("hunt", "hunt"), minion_deck="")
    assert story.boss == "rook village 0/12"


@pytest.mark.rule("flamefang/verb.place")
def test_place_puts_amber_there_as_a_captive() -> None:
    story = Story(chapter=4).given(begins="page", page=3, aspect=("hunt", "hunt"), minion_deck="")
    assert [tile["tile"] for tile in story.view["tiles"] if tile["captive"]] == ["fortress"]
    assert (story.view["amber"], story.view["boss"]) == (None, None)


@pytest.mark.rule("flamefang/verb.fire")
def test_fire_lies_on_each_tile_named() -> None:
    story = Story(chapter=5).given(begins="page", aspect=("hunt", "hunt"))
    burning = {
        tile["tile"]: tile["quest"]["count"]
        for tile in story.view["tiles"]
        if tile["quest"]["count"]
    }
    assert burning == {"forest": 1, "pasture": 1, "village": 1, "ruins": 1}


ALL_THAT_BURNS = {"fortress", "village", "ruins", "forest", "pasture", "peak", "quarry"}


@pytest.mark.rule("flamefang/verb.fire", "flamefang/verb.spread")
def test_a_tile_holds_one_fire_and_neither_cave_nor_lake_burns() -> None:
    """Everything burns that can: spreading adds nothing."""
    story = Story(chapter=5).given(
        begins="cleanup", quest=dict.fromkeys(ALL_THAT_BURNS, 1), wards=(1, 1)
    )
    quests = {tile["tile"]: tile["quest"]["count"] for tile in story.view["tiles"]}
    assert quests == {**dict.fromkeys(ALL_THAT_BURNS, 1), "cave": 0, "lake": 0}
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/verb.burn")
def test_burn_hurts_each_dragon_on_a_burning_tile_amber_too() -> None:
    story = Story(chapter=5).given(
        begins="cleanup",
        at=("forest", "forest"),
        amber="pasture",
        quest={"forest": 1, "pasture": 1},
    )
    story.is_asked(ANN, life(1), *CINDER_LOSES).answers("lose furnace-belly")
    story.is_asked(BEN, life(1), *GALE_LOSES).answers("lose wide-wings")
    story.has(ANN, hearts=5).has(BEN, hearts=4)
    assert story.view["amber"]["hearts"] == 3


@pytest.mark.rule("flamefang/verb.burn")
def test_who_stands_beside_a_fire_is_not_burnt() -> None:
    story = Story(chapter=5).given(
        begins="cleanup", at=("cave", "lake"), amber="cave 1", quest={"pasture": 1, "village": 1}
    )
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS).has(ANN, hearts=6).has(BEN, hearts=5)


@pytest.mark.rule("flamefang/verb.spread")
@pytest.mark.parametrize("seed", range(6))
def test_fire_spreads_to_dry_tiles_beside_fire(seed: int) -> None:
    """Two players: twice. Pasture touches Cave, Lake and Peak; Peak touches Forest and Quarry."""
    story = Story(chapter=5, seed=seed).given(begins="cleanup", quest={"pasture": 1})
    burning = {tile["tile"] for tile in story.view["tiles"] if tile["quest"]["count"]}
    assert burning in ({"pasture", "peak", "forest"}, {"pasture", "peak", "quarry"})


@pytest.mark.rule("flamefang/verb.spread")
@pytest.mark.parametrize("seed", range(6))
def test_out_of_nothing_fire_takes_any_tile_that_can_burn(seed: int) -> None:
    """One player: once."""
    story = Story(seats=1, chapter=5, seed=seed).given(begins="cleanup")
    burning = [tile["tile"] for tile in story.view["tiles"] if tile["quest"]["count"]]
    assert len(burning) == 1
    assert burning[0] in ALL_THAT_BURNS


TOWER_WAY = "Which way does the Siege Tower roll?"


@pytest.mark.rule("flamefang/verb.roll")
def test_towers_roll_one_tile_by_a_shortest_way_to_the_cave() -> None:
    story = Story(chapter=7).given(begins="cleanup", built="I1 fortress, I2 pasture")
    story.is_asked(ANN, TOWER_WAY, "roll to ruins", "roll to lake").answers("roll to lake")
    story.shows("lake", structures="tower-fortress").shows("cave", structures="tower-quarry")
    story.has(ANN, hearts=6).has(BEN, hearts=5).is_asked(BEN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/verb.roll")
def test_each_tower_in_the_cave_strikes_every_player_dragon_but_not_amber() -> None:
    story = Story(chapter=7).given(
        begins="cleanup",
        at=("cave", "fortress"),
        amber="cave",
        built="I1 cave, I2 cave",
    )
    story.is_asked(ANN, life(1), *CINDER_LOSES).answers("lose furnace-belly")
    story.is_asked(BEN, life(1), *GALE_LOSES).answers("lose wide-wings")
    story.answers("lose red-pinions", "lose sky-crest").has(ANN, hearts=4).has(BEN, hearts=3)
    assert story.view["amber"]["hearts"] == 4
    story.shows("cave", structures="tower-fortress tower-quarry")


@pytest.mark.rule("flamefang/verb.roll")
def test_other_structures_do_not_roll() -> None:
    story = Story(chapter=7).given(begins="cleanup", built="D1 village, D2 cave, I2 pasture")
    story.shows("village", structures="lock-village")
    story.shows("cave", structures="lock-quarry tower-quarry")
    story.has(ANN, hearts=6).has(BEN, hearts=5)


@pytest.mark.rule("flamefang/verb.win")
def test_win_ends_the_chapter_with_its_epilogue() -> None:
    """The last of three scales reaches the Cave."""
    story = Story().given(
        page=3, at=("lake",), aspect=("flight", "hunt"), hands=("glide",), progress=2, cargo=(1,)
    )
    assert story.view["chapter"]["epilogue"] is None
    story.plays("glide", "move", "go to cave").is_won()
    told = story.view["chapter"]
    assert told["plate"] == "You have learned what you are."
    assert len(told["epilogue"]) == 2


def winning(chapter: int, page: int, *, boss: str, campaign: bool = True) -> Story:
    """A chapter about to be won: its boss takes one more attack."""
    story = Story(chapter=chapter, campaign=campaign)
    return story.given(
        page=page, at=("village", "village"), aspect=("fight", "hunt"), hands=("claw",), boss=boss
    )


@pytest.mark.rule("flamefang/verb.unlock")
def test_winning_a_chapter_of_a_campaign_unlocks_what_it_names() -> None:
    story = winning(2, 3, boss="rook village 11")
    story.plays("claw", "attack").is_won()
    table = story.table
    assert story.game.title.chronicle(table)["unlocked"] == ["magic"]
    assert story.game.title.continues(table)["chapter"] == 3
    later = emberhall.new_game("flamefang", seats=2, **story.game.title.continues(table))
    assert len(later.view(None)["magic"]["tokens"]) == 4


@pytest.mark.rule("flamefang/verb.unlock")
def test_traits_of_the_level_are_chosen_when_a_campaign_wins_chapter_1() -> None:
    story = Story(campaign=True).given(
        page=3, at=("lake",), aspect=("flight", "hunt"), hands=("glide",), progress=2, cargo=(1,)
    )
    story.plays("glide", "move", "go to cave")
    assert story.question.words == "Which level 1 trait do you choose?"
    assert story.question.seat == ANN
    assert len(story.question.options) == 2


@pytest.mark.rule("flamefang/verb.unlock")
def test_a_chapter_on_its_own_unlocks_nothing() -> None:
    story = winning(2, 3, boss="rook village 11", campaign=False)
    story.plays("claw", "attack").is_won()
    assert story.game.title.continues(story.table) == {}


@pytest.mark.rule("flamefang/verb.finish")
def test_winning_chapter_8_finishes_the_campaign() -> None:
    story = winning(8, 4, boss="lamp2 village 17")
    story.plays("claw", "attack").is_won()
    assert story.game.title.continues(story.table) == {}
    assert story.game.title.chronicle(story.table)["unlocked"] == ["finish"]


@pytest.mark.rule("flamefang/verb.finish")
def test_a_lost_last_chapter_is_to_be_played_again() -> None:
    story = Story(chapter=8, campaign=True).given(
        begins="event phase", page=4, boss="lamp2 cave", event_deck=""
    )
    assert story.game.title.continues(story.table)["chapter"] == 8
    story.is_lost("time has run out, and there is no event card to draw")
