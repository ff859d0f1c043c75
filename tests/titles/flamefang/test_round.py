"""The round and its turns."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    CLEO,
    DAN,
    NEXT,
    PREP_OR_DISCARD,
    WHAT,
    WHERE_SLIP,
    WHICH_ASPECT,
    Story,
    life,
)

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
MAP = "forest lake ruins village pasture peak quarry"
"""The free tiles of chapter 1: Forest, Village and Peak touch the Cave."""


@pytest.mark.rule("flamefang/round.order")
def test_after_the_action_phase_come_minions_boss_event_and_cleanup() -> None:
    """Overview: each of them puts a question here, but for the cleanup, which ends a stun."""
    story = Story(chapter=2).given(
        page=3,
        at=("village", "cave"),
        aspect=("fight", "fight"),
        passed=(0, 1),
        hands=("claw dive",),
        minions="torch-mob-1 village, wolf-1 quarry stunned",
        boss="rook village",
        event_deck="cold-snap quiet-night",
        minion_deck="miner-1",
    )
    assert story.view["phase"] == "action"
    story.answers("pass", "neither")
    row = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
    story.is_asked(ANN, life(1), *row)
    assert story.view["phase"] == "minion"
    story.answers("lose furnace-belly").is_asked(ANN, life(1), *row[:3])
    assert story.view["phase"] == "boss"
    story.answers("lose red-pinions")
    story.is_asked(ANN, "Which card do you discard?", "discard claw", "discard dive")
    assert story.view["phase"] == "event"
    story.shows("quarry", minions="wolf-1 stunned").answers("discard dive")
    story.shows("quarry", minions="wolf-1, miner-1").is_asked(BEN, WHICH_ASPECT, *ASPECTS)
    assert (story.view["phase"], story.view["round"], story.view["leader"]) == (
        "action",
        2,
        BEN,
    )
    assert story.events == {"left": 1, "past": ["Cold Snap"]}


@pytest.mark.rule("flamefang/round.action-phase-ends")
def test_the_action_phase_goes_on_until_everybody_has_passed() -> None:
    """Overview: a wolf beside Ann waits for Ben to pass, too."""
    story = Story().given(
        at=("forest", "cave"),
        aspect=("fight", "fight"),
        hands=("", "gust gust"),
        minions="wolf-1 forest",
    )
    story.answers("pass")
    story.answers("play gust", "done")
    story.is_asked(BEN, WHAT, "play gust", "use wide-wings", "pass")
    story.answers("play gust").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.has(ANN, hearts=6)
    assert story.view["phase"] == "action"
    story.answers("pass")
    assert (story.view["phase"], story.question.seat) == ("minion", ANN)


@pytest.mark.rule("flamefang/action-phase.leader-first", "flamefang/action-phase.clockwise")
def test_the_leader_begins_and_turns_go_round_clockwise() -> None:
    """Action phase: with no enemy near, each of these cards is over at once."""
    story = Story(seats=4).given(
        begins="round", leader=CLEO, hands=("claw", "gust", "gore", "shadow-bite")
    )
    turns = [(CLEO, "gore"), (DAN, "shadow-bite"), (ANN, "claw"), (BEN, "gust")]
    for seat, card in turns:
        story.is_asked(seat, WHICH_ASPECT, *ASPECTS).answers("aspect fight", f"play {card}")
    story.is_asked(CLEO, WHAT, "use patient-jaw", "pass").answers("pass")
    story.is_asked(DAN, WHAT, "use night-scales", "pass").answers("pass")
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/action-phase.one-turn")
@pytest.mark.parametrize("one_thing", ["play claw", "use furnace-belly", "pass"])
def test_a_turn_is_exactly_one_thing(one_thing: str) -> None:
    """Player turns: a second Claw has to wait, and so has everything else."""
    story = Story().given(aspect=("fight", "fight"), hands=("claw", "gust"))
    story.is_asked(ANN, WHAT, "play claw", "use furnace-belly", "pass")
    story.answers(one_thing)
    if one_thing == "pass":
        story.is_asked(ANN, PREP_OR_DISCARD, "prep claw", "discard claw", "neither")
        story.answers("neither")
    story.is_asked(BEN, WHAT, "play gust", "use wide-wings", "pass")


@pytest.mark.rule("flamefang/action-phase.card-from-hand-or-prep")
def test_a_card_is_played_from_the_hand_or_from_the_prep_area() -> None:
    """Player turns: not from the deck and not from the discard pile."""
    story = Story().given(
        aspect=("fight", "fight"),
        hands=("claw",),
        prep=("headbutt",),
        decks=("flamelick",),
        discards=("blood-up",),
    )
    story.is_asked(ANN, WHAT, "play claw", "play headbutt", "use furnace-belly", "pass")
    story.refuses("play flamelick", "it is not in your hand or prep area")
    story.refuses("play blood-up", "it is not in your hand or prep area")
    story.answers("play headbutt", "done").has(ANN, hand="claw", prep="", played="headbutt")


@pytest.mark.rule("flamefang/action-phase.alternate-action", "flamefang/ruling.turn-kinds")
def test_a_turn_may_be_a_card_or_one_of_six_other_things() -> None:
    """Player turns; ruling 7: magic, a life card, a secret card, Amber, handing in, the pass."""
    story = Story().given(
        aspect=("fight", "fight"),
        hands=("claw",),
        hoards=("1 meat",),
        magic="blink spite",
        secrets="A1",
        amber="cave",
    )
    story.is_asked(
        ANN,
        WHAT,
        "play claw",
        "use furnace-belly",
        "magic blink",
        "magic spite",
        "secret lesson-of-teeth",
        "amber",
        "hand in",
        "drop meat",
        "pass",
    )


KINDS = [
    ("play claw", ()),
    ("magic spite", ()),
    ("use furnace-belly", ()),
    ("amber", ("amber is done",)),
    ("secret lesson-of-teeth", ()),
    ("hand in", ()),
    ("pass", ("neither",)),
]


@pytest.mark.rule("flamefang/ruling.turn-kinds", "flamefang/action-phase.alternate-action")
@pytest.mark.parametrize(("kind", "more"), KINDS)
def test_each_of_these_is_a_whole_turn(kind: str, more: tuple[str, ...]) -> None:
    """Ruling 7: Ben is next, whatever Ann has done."""
    story = Story().given(
        aspect=("fight", "fight"),
        hands=("claw",),
        hoards=("1 meat",),
        magic="spite",
        secrets="A1",
        amber="cave",
        supply="18 meat",
    )
    story.answers(kind, *more)
    assert (story.question.seat, story.question.words) == (BEN, WHAT)


@pytest.mark.rule("flamefang/action-phase.alternate-action")
def test_a_life_card_is_stunned_for_its_ability_and_stays() -> None:
    """Quick reference: once, and then no more this round."""
    story = Story().given(
        at=("forest",), aspect=("fight", "fight"), hands=("claw", "gust"), minions="bear forest"
    )
    story.answers("use furnace-belly", "attack").shows("forest", minions="bear 1")
    row = story.view["seats"][ANN]["row"]
    assert [card["card"] for card in row if card["stunned"]] == ["furnace-belly"]
    story.has(ANN, hearts=6, hand="claw", played="")
    story.answers("play gust").is_asked(ANN, WHAT, "play claw", "pass")


@pytest.mark.rule("flamefang/ruling.alternate-any-aspect")
@pytest.mark.parametrize("aspect", ["flight", "hunt"])
def test_the_ability_of_a_fight_card_may_be_used_in_any_aspect(aspect: str) -> None:
    """Ruling 7: Night Scales is a fight card; playing a fight card is another matter."""
    story = Story(seats=1, dragons=("dusk",)).given(
        at=("forest",),
        aspect=(aspect,),
        hands=("shadow-bite",),
        minions="wolf-1 forest",
        magic="spite",
        secrets="A1",
    )
    story.is_asked(ANN, WHAT, "use night-scales", "magic spite", "secret lesson-of-teeth", "pass")
    story.answers("use night-scales", "stun").shows("forest", minions="wolf-1 stunned")


@pytest.mark.rule("flamefang/action-phase.card-finished")
def test_a_card_is_done_to_its_end_before_the_next_turn() -> None:
    """Actions and action cards: Ben acts within Ann's card, but his turn comes after it."""
    story = Story(dragons=("gale", "cinder")).given(
        tiles=MAP,
        aspect=("flight", "fight"),
        hands=("tailwind", "claw"),
    )
    story.plays("tailwind", "ally(move)").is_asked(BEN, NEXT, "move", "done")
    story.answers("done").is_asked(ANN, NEXT, "move", "done")
    story.answers("move", "go to forest").has(ANN, at="forest").has(BEN, at="cave")
    story.is_asked(BEN, WHAT, "play claw", "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/action-phase.play-area")
def test_a_played_card_lies_above_the_board_until_its_player_passes() -> None:
    """Player turns: others' passes do not clear it."""
    story = Story().given(
        aspect=("fight", "fight"),
        hands=("claw",),
        played=("", "gust"),
        decks=("dive raid roar grow snatch headbutt", "glide glide talon talon skim skim"),
    )
    story.answers("play claw").has(ANN, played="claw", discard="")
    story.answers("pass").has(BEN, played="", discard="gust")
    story.has(ANN, played="claw", discard="")
    story.answers("pass").has(ANN, played="", discard="claw")


@pytest.mark.rule("flamefang/ruling.passed-still-asked")
def test_who_has_passed_is_asked_about_ally_and_all() -> None:
    """Ruling 7: Tailwind for one other dragon, Lesson of Wings for every one."""
    story = Story(seats=3).given(
        tiles=MAP,
        turn=BEN,
        aspect=("fight", "flight", "hunt"),
        passed=(1, 0, 0),
        hands=("", "tailwind", ""),
        secrets="A2",
    )
    story.plays("tailwind", "ally(move)", "ally seat-0")
    story.is_asked(ANN, NEXT, "move", "done").answers("move", "go to village", "done")
    story.has(ANN, at="village", passed=True)
    story.is_asked(CLEO, WHAT, "use patient-jaw", "secret lesson-of-wings", "pass")
    story.answers("secret lesson-of-wings", "all(slip)", "done")
    story.is_asked(ANN, NEXT, "slip", "done").answers("slip")
    assert (story.question.seat, story.question.words) == (ANN, WHERE_SLIP)


@pytest.mark.rule("flamefang/ruling.passed-still-asked")
def test_who_has_passed_is_asked_about_damage() -> None:
    """Ruling 7: a sapper that Ben fells bursts beside Ann."""
    story = Story().given(
        turn=BEN,
        at=("quarry", "quarry"),
        aspect=("fight", "fight"),
        passed=(1, 0),
        hands=("", "gust"),
        rows=("ember-heart red-pinions",),
        minions="sapper quarry",
    )
    story.plays("gust", "attack")
    story.is_asked(ANN, life(1), "lose ember-heart", "lose red-pinions")
    story.answers("lose red-pinions").has(ANN, hearts=2, passed=True)
    assert story.question.words == life(1)
    assert story.question.seat == BEN


@pytest.mark.rule("flamefang/ruling.leader-one-dragon")
def test_with_one_dragon_the_leader_token_stays() -> None:
    """Ruling 37: nothing is told of it, and the next round begins as ever."""
    story = Story(seats=1).given(begins="cleanup")
    assert (story.view["leader"], story.view["round"]) == (ANN, 2)
    story.hears("Round 2: Ann leads; 3 event cards left.")
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/player-count.values")
@pytest.mark.parametrize(
    ("seats", "meat", "spawned", "defense"),
    [(1, 2, 1, 6), (2, 4, 2, 12), (3, 6, 3, 18), (4, 8, 4, 24)],
)
def test_numbers_are_picked_from_a_row_or_multiplied(
    seats: int, meat: int, spawned: int, defense: int
) -> None:
    """Player count-based effects: a goal and the spawns of an event; the defense of a boss."""
    first = Story(seats=seats).given(
        begins="event phase", event_deck="tax-wagons", minion_deck="bull shepherd miner-1 miner-2"
    )
    assert first.view["story"]["goal"]["words"] == f"hand in {meat} meat at the Cave"
    assert sum(len(tile["minions"]) for tile in first.view["tiles"]) == spawned
    rook = Story(seats=seats, chapter=2).given(begins="page", page=3)
    assert rook.view["boss"]["defense"] == defense
