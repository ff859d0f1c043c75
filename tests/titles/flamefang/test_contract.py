"""What a seat is sent of Flame & Fang: views of ids, options that point, paths that tell."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import emberhall
from emberhall import Prompt
from emberhall.kernel.codec import canonical
from emberhall.kernel.steps import Step
from emberhall.testing import LawBroken
from emberhall.testing.guesses import check_guesses
from emberhall.testing.ids import declared_in
from emberhall.titles.flamefang import TITLE
from emberhall.titles.flamefang.cards.hand import CardChoice
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.view_types import FangView
from emberhall.titles.flamefang.words.labels import PLAIN, label
from titles.flamefang.story import ANN, BEN, DRAGONS, Story

Touch = tuple[tuple[str, ...], str]


def prompt(story: Story) -> Prompt:
    asked = story.game.prompt(story.question.seat)
    assert asked is not None
    return asked


def touches(story: Story) -> dict[str, Touch]:
    """What is touched for each option, and what tells it from others, by its key."""
    return {
        option["key"]: (tuple(option["targets"]), option["variant"])
        for option in prompt(story)["options"]
    }


def effects(story: Story, key: str) -> Mapping[str, Any]:
    (found,) = (option["effects"] for option in prompt(story)["options"] if option["key"] == key)
    return found


def path(story: Story) -> list[tuple[str, int | None, int | None]]:
    """What is going on in words, with how much of it is left and of how much."""
    stages = prompt(story)["path"]
    return [(stage["words"], stage["left"], stage["of"]) for stage in stages]


def mine(story: Story, seat: int = ANN) -> dict[str, Any]:
    own: dict[str, Any] = story.game.view(seat)["seats"][seat]
    return own


# The view


def names_in(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        for name, item in value.items():
            yield name
            yield from names_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from names_in(item)


@pytest.mark.parametrize("chapter", [1, 5, 8])
def test_every_name_of_a_view_is_snake_case(chapter: int) -> None:
    for name in names_in(Story(chapter=chapter).view):
        assert name.isidentifier(), name
        assert name == name.lower()


def test_a_view_has_the_same_parts_from_the_first_question_to_the_last() -> None:
    game = emberhall.new_game("flamefang", seats=2, seed=3)
    parts = set(FangView.__annotations__)
    while game.question is not None:
        assert set(game.view(0)) == parts
        game.answer(game.choices - 1)
    assert set(game.view(0)) == parts
    assert game.view(0)["ending"] == {"reason": "time", "turns_left": None}


def test_equal_cards_are_told_apart_by_their_number() -> None:
    story = Story().given(hands=("grow grow claw",), prep=("grow",), discards=("grow",))
    own = mine(story)
    assert [card["id"] for card in own["hand"]] == [
        *("card:hand:0:claw", "card:hand:0:grow", "card:hand:0:grow:2"),
    ]
    assert [card["id"] for card in own["prep"]] == ["card:prep:0:grow"]
    assert [card["id"] for card in own["discard"]] == ["card:discard:0:grow"]


def test_equal_cards_tell_which_of_them_is_touched() -> None:
    story = Story().given(hands=("grow grow claw",), prep=("grow",), path="wrath jaw-lock wrath")
    own = mine(story)
    assert [card["same_as"] for card in own["hand"]] == [None, None, "card:hand:0:grow"]
    assert [card["same_as"] for card in own["prep"]] == ["card:hand:0:grow"]
    path = [place["card"] for place in story.view["path"]]
    assert [card["same_as"] for card in path[:3]] == [None, None, "card:path:0:wrath"]


def test_each_of_two_wolves_is_a_thing_of_its_own() -> None:
    story = Story().given(minions="wolf-1 forest, wolf-2 forest 1")
    assert [one["id"] for one in story.tile("forest")["minions"]] == [
        *("minion:wolf-1", "minion:wolf-2"),
    ]


def test_hidden_cards_have_no_ids_and_their_hand_has_one() -> None:
    story = Story(hands="hidden").given(hands=("claw claw", "glide netted-wing"))
    seen = story.game.view(ANN)["seats"][BEN]
    assert [card["id"] for card in seen["hand"]] == ["card:hand:1:netted-wing"]
    assert seen["hand_count"] == 2
    ids = declared_in(FangView, story.game.view(ANN))
    assert "hand:1" in ids
    assert "card:hand:1:glide" not in ids


def test_effects_of_cards_are_data_beside_their_words() -> None:
    story = Story().given(hands=("ember-spray mimic",), rows=("ember-heart furnace-belly",))
    cards = {card["card"]: card for card in mine(story)["hand"]}
    spray, mimic = cards["ember-spray"], cards["mimic"]
    counts = [(effect["verb"], effect["count"]) for effect in spray["effects"]]
    assert (counts, spray["extra"]["price"]) == ([("blast", 1), ("move", 1)], "boost")
    assert [effect["verb"] for effect in spray["extra"]["effects"]] == ["blast"]
    assert spray["words"] == "blast 1, move; boost: blast 1"
    (choice,) = mimic["effects"]
    assert [[one["verb"] for one in branch] for branch in choice["lists"]] == [
        *(["attack"], ["move"], ["gather"]),
    ]


def test_abilities_and_curses_are_data_too() -> None:
    story = Story().given(rows=("furnace-belly",), curses="K2", powers=("F1",))
    (belly,) = mine(story)["row"]
    assert (belly["passive"]["kind"], belly["passive"]["effect_words"]) == ("use", "attack")
    (curse,) = story.view["curses"]
    passive = curse["passive"]
    assert (passive["kind"], passive["key"], passive["value"]) == ("mod", "defense", 1)
    assert passive["tile"] == "tile:fortress"
    power = mine(story)["power"]
    assert power["id"] == "power:0"
    assert (power["passive"]["key"], power["passive"]["aspect"]) == ("firstTurn", "fight")


def test_the_goal_is_data_with_its_tiles() -> None:
    goal = Story(chapter=8).given(begins="page", page=2).view["story"]["goal"]
    assert goal["kind"] == "seal"
    assert goal["tiles"] == [seal["tile"] for seal in goal["seals"]]
    assert sum(seal["left"] for seal in goal["seals"]) == goal["wanted"] - goal["done"]


def test_the_path_tells_what_its_cards_would_cost_the_one_who_looks() -> None:
    """Rending Claws (cost 2) in hand are set off against Wrath (7) and Jaw Lock (3)."""
    story = Story().given(hands=("rending-claws", ""), path="wrath jaw-lock", hoards=("1 gold",))
    slots = story.game.view(ANN)["path"]
    prices = [(one["card"]["price"], one["card"]["affordable"]) for one in slots if one["card"]]
    wrath = story.table.content.cards[story.table.content.card_of["wrath"]].cost
    assert prices == [(wrath - 2, False), (1, True)]
    assert [slot["id"] for slot in slots] == ["path:0", "path:1", "path:2", "path:3"]
    bare = story.game.view(None)["path"][0]["card"]
    assert (bare["price"], bare["affordable"]) == (None, False)


def test_events_that_were_drawn_have_ids_and_texts() -> None:
    story = Story().given(begins="event phase", event_deck="cold-snap", minion_deck="")
    (event,) = story.game.view(ANN)["events"]
    assert (event["id"], event["name"], event["happened"]) == ("event:cold-snap", "Cold Snap", True)
    assert event["words"]
    assert event["effects"]


def test_epilogue_and_plate_wait_for_the_win() -> None:
    story = Story().given(
        page=3, at=("lake",), aspect=("flight", "hunt"), hands=("glide",), progress=2, cargo=(1,)
    )
    chapter = story.view["chapter"]
    assert (chapter["epilogue"], chapter["plate"], story.view["ending"]) == (None, None, None)
    story.plays("glide", "move", "go to cave")
    assert story.view["chapter"]["plate"]
    assert story.view["ending"] == {"reason": "won", "turns_left": None}


# The forecast


def forecast(story: Story) -> Any:
    (threat,) = story.view["forecast"]
    return threat


ROWS = ("ember-heart red-pinions", "storm-heart")
"""Three hearts and two; whoever keeps the smallest card can bear two damage, and none."""


def test_what_enemies_would_do_is_told_for_the_tile_and_each_dragon() -> None:
    story = Story().given(
        at=("forest", "forest"), rows=ROWS, minions="bear forest, hexer forest, wolf-1 forest"
    )
    threat = forecast(story)
    assert (threat["tile"], threat["minions"], threat["boss"]) == ("tile:forest", 3, 0)
    assert (threat["damage"], threat["conditions"]) == (3, 1)
    assert [(one["dragon"], one["bears"], one["deadly"]) for one in threat["dragons"]] == [
        *(("dragon:0", 2, True), ("dragon:1", 0, True)),
    ]


@pytest.mark.parametrize(
    ("minions", "more", "is_deadly"),
    [
        ("bear forest", {}, False),
        ("bear forest, wolf-1 forest", {}, True),
        ("bear forest, wolf-1 forest", {"wards": (0, 1)}, False),
        ("bear forest, wolf-1 forest", {"amber": "forest"}, False),
        ("bear forest, wolf-1 forest stunned", {}, False),
    ],
)
def test_more_than_all_there_can_bear_is_deadly(
    minions: str, more: dict[str, Any], is_deadly: bool
) -> None:
    """Each keeps one life card, the smallest; a ward and Amber take their share."""
    story = Story().given(at=("forest", "forest"), rows=ROWS, minions=minions, **more)
    assert forecast(story)["deadly"] is is_deadly


def test_the_boss_strikes_each_dragon_within_its_range() -> None:
    story = Story(chapter=2).given(page=3, at=("village", "village"), boss="rook village")
    assert (forecast(story)["boss"], forecast(story)["minions"]) == (2, 0)


# Options that point


def test_a_turn_points_at_cards_tokens_and_the_hoard() -> None:
    story = Story(chapter=5).given(
        aspect=("fight", "hunt"),
        hands=("claw dive grow",),
        prep=("claw",),
        hoards=("1 meat 1 gold",),
        decks=("raid",),
        amber="lake",
        magic="hush",
    )
    assert touches(story) == {
        "play claw": (("card:hand:0:claw",), ""),
        "play grow": (("card:hand:0:grow",), ""),
        "play dive with gold": (("card:hand:0:dive",), "gold"),
        "use furnace-belly": (("card:row:0:furnace-belly",), ""),
        "magic hush": (("magic:hush",), ""),
        "amber": (("dragon:amber",), ""),
        "drop meat": (("hoard:0:meat", "tile:cave"), "drop"),
        "drop gold": (("hoard:0:gold", "tile:cave"), "drop"),
        "pass": ((), "pass"),
        "eat meat": (("hoard:0:meat",), "eat"),
    }
    assert effects(story, "play dive with gold")["costs"] == {"gold": 1}
    assert effects(story, "magic hush")["costs"] == {"condition": 1}
    eaten = effects(story, "eat meat")
    assert (eaten["gains"], eaten["costs"]) == ({"card": 1}, {"meat": 1})


def test_an_aspect_tells_what_threats_would_do() -> None:
    story = Story().given(begins="round", prep=("hunted",), wards=(0,))
    value = story.table.content.cards[story.table.content.card_of["hunted"]].value
    for aspect in ("fight", "flight", "hunt"):
        assert effects(story, f"aspect {aspect}")["damage"] == int(aspect != value)
        assert touches(story)[f"aspect {aspect}"] == ((), aspect)


def test_a_move_points_at_dragon_and_tile_and_tells_what_breaking_away_costs() -> None:
    story = Story().given(
        at=("forest",), aspect=("flight", "hunt"), hands=("short-flight",), minions="bear forest"
    )
    story.plays("short-flight", "move")
    near = story.tile("forest")["near"]
    assert list(touches(story).values()) == [(("dragon:0", tile), "") for tile in near]
    assert all(option["effects"]["damage"] == 1 for option in prompt(story)["options"])


def test_a_net_is_torn_by_touching_the_dragon() -> None:
    story = Story().given(
        at=("forest",), aspect=("flight",), hands=("short-flight",), minions="snare-setter forest"
    )
    assert mine(story)["dragon"]["held"]
    story.plays("short-flight", "move")  # the only use it can have is taken unasked
    assert (mine(story)["dragon"]["held"], mine(story)["dragon"]["torn"]) == (False, True)


def test_attacks_point_at_enemies_and_tell_what_they_fell() -> None:
    story = Story().given(
        page=2,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="wolf-1 forest, bear forest",
    )
    story.plays("claw", "attack")
    assert touches(story) == {
        "attack wolf-1": (("minion:wolf-1",), ""),
        "attack bear": (("minion:bear",), ""),
    }
    assert effects(story, "attack wolf-1")["gains"] == {"hit": 1, "felled": 1, "goal": 1}
    assert effects(story, "attack bear")["gains"] == {"hit": 1}


def test_gathering_points_at_what_lies_there_and_at_the_supply() -> None:
    story = Story().given(
        at=("forest",), aspect=("hunt",), hands=("snatch",), lying={"forest": "1 gold"}
    )
    story.plays("snatch", "gather")
    assert touches(story) == {
        "gather and take gold": (("lying:forest:gold",), ""),
        "gather": (("supply:meat",), ""),
    }
    assert effects(story, "gather and take gold")["gains"] == {"meat": 1, "gold": 1}


def test_shoves_and_marches_point_at_a_piece_and_where_it_goes() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight",), hands=("headbutt",), minions="bear forest"
    )
    story.plays("headbutt", "shove")
    near = story.tile("forest")["near"]
    assert list(touches(story).values()) == [(("minion:bear", tile), "") for tile in near]


def test_items_of_an_action_are_on_the_card_in_play() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("ember-spray",),
        hoards=("1 stone",),
        minions="bear forest",
    )
    story.plays("ember-spray")
    card = "card:played:0:ember-spray"
    assert touches(story) == {
        "blast 1": ((card,), "blast 1"),
        "move": ((card,), "move"),
        "boost": ((card,), "extra"),
        "drop stone": (("hoard:0:stone", "tile:forest"), "drop"),
        "done": ((), "done"),
    }


def test_an_extra_is_paid_with_cards_tokens_or_a_wound() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("claw flamelick dive",),
        hoards=("1 stone 1 gold",),
        at=("forest",),
        minions="bear forest",
    )
    story.plays("flamelick", "boost")
    assert touches(story) == {
        "pay with stone": (("hoard:0:stone",), ""),
        "pay with claw": (("card:hand:0:claw",), ""),
        "pay with dive and gold": (("card:hand:0:dive",), "gold"),
    }
    assert prompt(story)["payment"] == {
        "what": "card:played:0:flamelick",
        "cost": {"boost": 1},
        "paid": {},
        "owed": {"boost": 1},
    }


def test_growth_points_at_the_path_then_at_the_card_that_goes_then_at_what_pays() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw dive",),
        hoards=("2 gold 1 meat",),
        path="rending-claws",
    )
    story.plays("grow", "grow 0")
    assert touches(story)["grow rending-claws"] == (("card:path:0:rending-claws",), "")
    assert touches(story)["refresh the path"] == (("deck:upgrades",), "")
    story.answers("grow rending-claws")
    assert touches(story)["replace claw"] == (("card:hand:0:claw",), "")
    assert effects(story, "replace claw")["costs"] == {"resource": 2}
    story.answers("replace claw", "pay gold")
    assert touches(story) == {
        "pay meat": (("hoard:0:meat",), ""),
        "pay gold": (("hoard:0:gold",), ""),
    }
    assert prompt(story)["payment"] == {
        "what": "card:path:0:rending-claws",
        "cost": {"resource": 2},
        "paid": {"resource": 1},
        "owed": {"resource": 1},
    }


def test_passing_points_at_a_card_and_where_it_goes() -> None:
    story = Story().given(aspect=("fight",), hands=("claw dive",), hoards=("1 gold",))
    story.answers("pass")
    assert touches(story) == {
        "prep claw": (("card:hand:0:claw", "prep:0"), ""),
        "prep dive with gold": (("card:hand:0:dive", "prep:0"), "gold"),
        "discard claw": (("card:hand:0:claw", "discard:0"), ""),
        "discard dive": (("card:hand:0:dive", "discard:0"), ""),
        "neither": ((), "neither"),
    }


def test_before_the_first_round_dragons_and_cards_are_touched() -> None:
    story = Story()
    story.game = emberhall.new_game("flamefang", seats=2, seed=7, leader=0)
    assert touches(story)["dragon gale"] == (("figure:gale",), "")
    story.answers("dragon gale", "dragon cinder")
    key = story.question.options.keys[0]
    card = key.removeprefix("swap ")
    assert touches(story)[key] == ((f"card:hand:0:{card}",), "")
    assert touches(story)["keep"] == ((), "keep")


# What is going on


def test_the_path_names_the_card_in_play_and_what_is_left_of_it() -> None:
    story = Story().given(at=("cave",), aspect=("flight", "hunt"), hands=("glide",))
    story.plays("glide")
    assert path(story) == [("Glide", 2, 2)]
    story.answers("move")
    assert path(story) == [("Glide", 1, 2), ("move", 2, 2)]
    story.answers(story.question.options.keys[0], "move")
    assert path(story) == [("Glide", 0, 2), ("move", 1, 2)]
    assert prompt(story)["path"][0]["id"] == "card:played:0:glide"


@pytest.mark.parametrize(
    ("given", "answer", "wanted", "thing"),
    [
        ({"magic": "hush", "minions": "bear cave"}, "magic hush", "Hush", "magic:hush"),
        (
            {"minions": "bear cave"},
            "use furnace-belly",
            "Furnace Belly",
            "card:row:0:furnace-belly",
        ),
        (
            {"secrets": "A1", "minions": "bear cave"},
            "secret lesson-of-teeth",
            "Lesson of Teeth",
            None,
        ),
    ],
)
def test_other_actions_are_named_too(
    given: dict[str, Any], answer: str, wanted: str, thing: str | None
) -> None:
    """A secret that can be used but once has left the table by then."""
    story = Story(chapter=3).given(aspect=("fight", "hunt"), **given)
    story.answers(answer)
    (stage, *_) = prompt(story)["path"]
    assert (stage["words"], stage["id"]) == (wanted, thing)


def test_an_ally_acts_within_the_action_of_another() -> None:
    story = Story().given(aspect=("flight", "hunt"), hands=("tailwind",))
    story.plays("tailwind", "ally(move)")
    assert story.question.seat == BEN
    assert path(story)[0][0] == "Tailwind"


@pytest.mark.parametrize("chapter", range(1, 9))
def test_every_part_of_a_path_has_words(chapter: int) -> None:
    game = emberhall.new_game("flamefang", seats=1 + chapter % 4, seed=chapter, chapter=chapter)
    chance = random.Random(chapter)
    while game.question is not None:
        asked = game.prompt(game.question.seat)
        assert asked is not None
        assert all(part["words"] for part in asked["path"]), asked["path"]
        game.answer(chance.randrange(game.choices))


def test_every_step_that_can_wait_is_labelled() -> None:
    silent = [step for step in TITLE.steps.values() if step.doing is not Step.doing]
    known = {*PLAIN, *(kind for kind in label.registry if kind is not object)}
    abstract = {CardChoice}
    assert [step for step in silent if not known & {*step.__mro__} and step not in abstract] == []


# What looks alike goes on alike


def paying(row: str, discard: str, minions: str, *answers: str) -> Story:
    story = Story(seats=1, dragons=("cinder",)).given(
        begins="minion phase", at=("forest",), rows=(row,), discards=(discard,), minions=minions
    )
    return story.answers(*answers)


def test_what_has_been_paid_for_damage_is_in_the_prompt() -> None:
    """Three damage with a heart paid, or two afresh: the same row, and other ways to go on."""
    whole = "ember-heart horned-brow red-pinions furnace-belly"
    two = paying(whole.replace(" red-pinions", ""), "red-pinions", "bear forest")
    three = paying(whole, "", "bear forest, wolf-1 forest", "lose red-pinions")
    assert mine(two)["row"] == mine(three)["row"]
    assert two.question.words == three.question.words
    payments = [prompt(story)["payment"] for story in (two, three)]
    assert payments == [
        {"what": "dragon:0", "cost": {"damage": 2}, "paid": {}, "owed": {"damage": 2}},
        {"what": "dragon:0", "cost": {"damage": 3}, "paid": {"damage": 1}, "owed": {"damage": 2}},
    ]
    assert touches(two)["lose ember-heart"] == (("card:row:0:ember-heart",), "")
    assert effects(two, "lose ember-heart")["costs"] == {"heart": 2}


def test_what_others_take_is_in_the_prompt_that_divides_damage() -> None:
    story = Story(seats=3).given(
        begins="minion phase", at=("forest",) * 3, minions="bear forest, wolf-1 forest"
    )
    assert touches(story)["take 1"] == (("dragon:0",), "1")
    assert effects(story, "take 1")["damage"] == 1
    payment = prompt(story)["payment"]
    assert payment is not None
    assert (payment["cost"], payment["owed"]) == ({"damage": 3}, {"damage": 3})
    story.answers("take 1")
    assert touches(story)["take 2"] == (("dragon:1",), "2")
    assert effects(story, "take 2")["damage"] == 0
    payment = prompt(story)["payment"]
    assert payment is not None
    assert (payment["paid"], payment["owed"]) == ({"damage": 1}, {"damage": 2})
    assert "dragon:0:1" in prompt(story)["path"][-1]["names"]


def test_the_offer_is_in_the_view_and_needs_no_path() -> None:
    """Chapter 3 alone: each of two takes a trait of level 1, and cards make room for them."""
    story = Story(chapter=3)
    offer = story.view["offer"]
    assert (offer["level"], len(offer["traits"]), offer["powers"]) == (1, 2, [])
    ids = [trait["id"] for trait in offer["traits"]]
    assert [targets for targets, _ in touches(story).values()] == [(id,) for id in ids]
    assert path(story) == []
    story.answers(story.question.options.keys[0])
    taken = story.view["seats"][ANN]["traits"]
    assert [trait["id"] for trait in taken] == ids[:1]
    assert taken[0]["replaced"] is None or story.question.seat == BEN


def test_powers_that_are_offered_are_secrets_in_the_view() -> None:
    story = Story(chapter=6)
    while not story.view["offer"]["powers"]:
        story.answers(story.question.options.keys[0])
    powers = [power["id"] for power in story.view["offer"]["powers"]]
    assert [targets for targets, _ in touches(story).values()] == [(id,) for id in powers]
    assert story.view["offer"]["level"] is None


@pytest.mark.parametrize("kind", ["pay-damage", "choose-unlock", "resolve", "divide"])
def test_questions_that_look_alike_are_alike(kind: str) -> None:
    """Whatever the steps on the stack will do shows in view or prompt: no two stacks look alike."""
    found: dict[bytes, list[Any]] = {}
    for seed in range(3):
        game = emberhall.new_game("flamefang", seats=2, seed=seed, chapter=5, dragons=DRAGONS[:2])
        while (question := game.question) is not None:
            if question.kind == kind:
                looks = canonical([game.view(question.seat), game.prompt(question.seat)])
                stack = [repr(step) for step in game._table.stack]
                assert found.setdefault(looks, stack) == stack
            game.answer(len(game.digest()) * question.number % game.choices)
    assert kind == "divide" or found


# Keys, clocks and guesses


def test_keys_of_effects_are_written_in_the_language_of_the_content() -> None:
    content = Story().table.content
    keys = TITLE.vocabulary(content)
    for key in ("attack", "gain any 1", "spit 2 1", "ally(draw 1)", "choose(attack|move|gather)"):
        assert key in keys
    assert len(keys) == len(set(keys))


def test_turns_and_rounds_only_count_up() -> None:
    game = emberhall.new_game("flamefang", seats=2, seed=1, dragons=DRAGONS[:2])
    turns, rounds = game.turns, game.rounds
    while game.question is not None:
        game.answer(game.choices - 1)
        assert game.turns >= turns
        assert game.rounds >= rounds
        turns, rounds = game.turns, game.rounds
    assert rounds > 3
    assert turns > 6


HIDDEN = {"hands": "hidden", "dragons": DRAGONS[:2]}


def test_guesses_at_hidden_hands_are_dealt_anew() -> None:
    check_guesses(TITLE, 2, HIDDEN, games=1)


def test_guesses_that_keep_the_partners_real_hands_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Vale, "_redeal_hand", Vale._shuffle_deck)
    with pytest.raises(LawBroken, match="law 7: no guess ever deals hands"):
        check_guesses(TITLE, 2, HIDDEN, games=1)


# What options bring


def test_an_item_of_an_action_tells_what_every_use_of_it_brings() -> None:
    story = Story().given(
        page=2,
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("mimic ember-spray",),
        lying={"forest": "1 gold"},
        minions="wolf-1 forest 1, bear forest",
    )
    story.plays("ember-spray")
    assert effects(story, "blast 1")["gains"] == {"hit": 2, "felled": 1, "goal": 1}
    assert effects(story, "move")["damage"] == 1
    assert effects(story, "done")["gains"] == {}


def test_gathering_tells_the_resource_of_the_tile_where_it_is_certain() -> None:
    story = Story().given(
        at=("forest",), aspect=("hunt", "hunt"), hands=("snatch",), lying={"forest": "1 gold"}
    )
    story.plays("snatch")
    assert effects(story, "gather")["gains"] == {"meat": 1}


def test_cards_that_come_and_go_are_told() -> None:
    story = Story().given(aspect=("fight", "fight"), hands=("claw",), prep=("dive",))
    story.answers("pass")
    prepped, discarded = effects(story, "prep claw"), effects(story, "discard dive")
    assert (prepped["gains"], prepped["costs"]) == ({"prepped": 1}, {"card": 1})
    assert discarded["costs"] == {"prepped": 1}
    assert effects(story, "discard claw")["costs"] == {"card": 1}


def test_handing_in_tells_what_the_least_of_it_brings() -> None:
    story = Story().given(at=("cave",), aspect=("fight", "fight"), hoards=("2 meat",))
    told = effects(story, "hand in")
    assert (told["gains"], told["costs"]) == ({"goal": 1}, {"meat": 1})
