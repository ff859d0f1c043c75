"""What a client is sent: ids, prices and reach, tonight's show, options that point, moves."""

from __future__ import annotations

from typing import Any

import pytest

import emberhall
from emberhall.titles.dragondraft.view_types import FairView, Stage

from .by_moves import Rebuilt, random_games
from .story import ADRIAN, MAJA, Story

ROWS = ("red blue yellow", "purple - green pair", "helper")


def options(story: Story) -> dict[str, Any]:
    """The options of the open question, by key."""
    prompt = story.game.prompt(story.question.seat)
    assert prompt is not None
    return {option["key"]: option for option in prompt["options"]}


def prompt_of(game: emberhall.Game) -> emberhall.Prompt:
    assert game.question is not None
    prompt = game.prompt(game.question.seat)
    assert prompt is not None
    return prompt


# The view


def test_the_view_has_one_shape_in_every_phase() -> None:
    story = Story().given(rows=ROWS, hands=("2 helper", "1 pair"))
    seen = [story.view, story.goes_on_to(in_round=2, phase="preparing").view]
    while story.game.question is not None:
        story.answers(story.question.options[0].key)
    for view in (*seen, story.view):
        assert set(view) == set(FairView.__annotations__)
        assert all(set(stage) == set(Stage.__annotations__) for stage in view["seats"])
    assert [view["phase"] for view in seen] == ["recruiting", "preparing"]
    assert story.view["ending"] == {"reason": "over", "turns_left": 0}


def test_what_is_printed_on_cards_and_specials_is_there_as_numbers_and_in_words() -> None:
    view = Story().view
    cards = {kind["card"]: kind for kind in view["cards"]}
    assert cards["red"] == {
        "card": "red",
        "name": "red fire breather",
        "words": "4 spectators each, from 3 on",
        "copies": 7,
        "minimum": 3,
        "each": 4,
        "totals": [],
        "most": 0,
        "goblins": 0,
        "source": {"all": "rulebook"},
    }
    assert cards["green"]["totals"] == [1, 3, 6, 10, 15, 21]
    assert cards["yellow"]["words"] == "1 spectator each; 5 more for the most of them"
    assert (cards["helper"]["goblins"], cards["pair"]["goblins"]) == (1, 2)
    assert view["specials"][3] == {
        "special": "dragon-stylist",
        "figure": "figure:dragon-stylist",
        "cost": 4,
        "name": "Dragon Stylist",
        "words": "1 spectator for every colour",
        "effect": "spectators-a-colour",
        "count": 1,
        "source": {"all": "rulebook"},
    }


def test_a_space_tells_its_card_and_the_thistles_that_come_with_it() -> None:
    story = Story().given(rows=ROWS)
    assert story.view["board"][1][:5] == [
        {"id": "space:2-1", "card": "purple", "thistles": 0},
        {"id": "space:2-2", "card": None, "thistles": None},
        {"id": "space:2-3", "card": "green", "thistles": 1},
        {"id": "space:2-4", "card": "pair", "thistles": 2},
        {"id": "space:2-5", "card": None, "thistles": None},
    ]


def test_every_seat_knows_what_is_in_its_reach() -> None:
    story = Story(3).given(rows=ROWS, hands=("8 thistle", "5 green 2 blue", "9 thistle"))
    reach = [stage["in_reach"] for stage in story.view["seats"]]
    firsts = ["space:1-1", "space:2-1", "space:3-1"]
    assert reach == [firsts, ["space:1-1", "space:1-2", "space:2-1", "space:2-3", firsts[2]], []]
    assert reach[ADRIAN] == [option["targets"][0] for option in options(story).values()]
    assert [stage["room"] for stage in story.view["seats"]] == [1, 2, 0]


def test_an_empty_stack_of_thistles_leaves_the_first_cards_in_reach() -> None:
    story = Story().given(rows=ROWS, hands=("2 red", "9 thistle")).sees(thistles=11)
    assert "space:1-3" in story.view["seats"][ADRIAN]["in_reach"]
    story = Story(3).given(rows=ROWS, hands=("2 red", "9 thistle", "9 thistle")).sees(thistles=2)
    assert "space:1-3" in story.view["seats"][ADRIAN]["in_reach"]
    story.answers("take 1-3").sees(thistles=0)
    assert story.view["seats"][ADRIAN]["in_reach"] == ["space:1-1", "space:2-1", "space:3-1"]


def test_a_hand_is_piles_of_cards_by_kind() -> None:
    story = Story().given(rows=ROWS, hands=("2 red 1 pair 1 helper", ""))
    stage = story.view["seats"][ADRIAN]
    assert stage["hand"][0] == {"id": "hand:0:red", "kind": "red", "count": 2, "needed": 1}
    assert stage["hand"][6] == {"id": "hand:0:pair", "kind": "pair", "count": 1, "needed": 0}
    assert len(stage["hand"]) == 8
    assert (stage["hand_count"], stage["hand_limit"], stage["room"]) == (4, 9, 5)
    assert stage["goblins"] == 3


def test_projects_tell_what_lacks() -> None:
    hands, tiles = ("3 helper", "5 pair", "1 pair"), ((), (7, 6, 5, 11), ())
    story = Story(3).given(
        "preparing", hands=hands, grandstands=tiles, offers=("", "4 snack-stand", "")
    )
    adrian, maja, thomas = (stage["projects"] for stage in story.view["seats"])
    assert adrian[0] == {"what": "grandstands:4", "short": 1, "lacks": "tile"}
    assert adrian[1] == {"what": "grandstands:6", "short": 3, "lacks": "goblins"}
    assert adrian[3] == {"what": "figure:fireworks", "short": 0, "lacks": None}
    assert adrian[4] == {"what": "figure:snack-stand", "short": 0, "lacks": "figure"}
    assert [project["lacks"] for project in maja[:3]] == ["corner"] * 3
    assert [project["short"] for project in thomas] == [2, 4, 6, 0, 1, 1, 2]
    story.answers("offer souvenir-shop")
    story.is_asked(MAJA, "What do your goblins work on?", *_offers(3), "done")


def _offers(count: int) -> list[str]:
    return [f"offer {name}" for name in ("fireworks", "souvenir-shop", "dragon-stylist")[:count]]


def test_once_a_round_is_told_with_the_projects() -> None:
    story = Story().given("preparing", hands=("5 pair", "1 pair")).answers("build 4")
    assert _lacks(story, ADRIAN) == ["built", "built", "built", None, None, None, None]
    assert "built" not in _lacks(story, MAJA), "others do not learn that a question is open"
    story = Story().given("preparing", hands=("5 pair", "1 pair")).answers("offer fireworks")
    assert _lacks(story, ADRIAN) == [None, None, None, *["offered"] * 4]


def _lacks(story: Story, looking: int) -> list[str | None]:
    stage = story.game.view(looking)["seats"][ADRIAN]
    return [project["lacks"] for project in stage["projects"]]


def test_tonights_show_is_told_before_it_is_held() -> None:
    hands = ("3 red 1 yellow 1 thistle", "2 yellow 1 helper", "1 pair")
    offers = ("1 souvenir-shop 2 dragon-stylist", "1 fireworks")
    story = Story(3).given("preparing", hands=hands, offers=offers)
    adrian, maja, thomas = (stage["tonight"] for stage in story.view["seats"])
    assert {line: n for line, n in adrian["lines"].items() if n} == {
        "red": 12,
        "yellow": 1,
        "souvenir-shop": 1,
        "dragon-stylist": 4,
    }
    assert (adrian["total"], maja["total"], thomas["total"]) == (18, 8, 0)
    story.answers("done").sees(phase="show").attracts(
        ADRIAN, 18, red=12, yellow=1, souvenir_shop=1, dragon_stylist=4
    )
    assert [stage["tonight"]["total"] for stage in story.view["seats"]] == [0, 0, 0]


def test_a_show_that_is_still_to_come_is_told_though_others_have_discarded() -> None:
    hands = ("3 yellow 1 helper", "2 yellow 1 helper", "2 purple 1 pair")
    story = Story(3).given("show", hands=hands)
    assert [stage["tonight"]["total"] for stage in story.view["seats"]] == [0, 2, 6]
    story.answers("keep helper 1").has(ADRIAN, hand="1 helper")
    assert [stage["tonight"]["total"] for stage in story.view["seats"]] == [0, 0, 6]


def test_whoever_looks_sees_the_same() -> None:
    for game, luck in random_games(2, 4):
        while game.question is not None:
            views = [{**game.view(seat), "seat": None} for seat in (*range(game.seats), None)]
            assert all(view == views[0] for view in views)
            game.answer(luck.randrange(game.choices))


# Options that point


def test_a_card_is_recruited_by_touching_its_space() -> None:
    story = Story().given(rows=ROWS, hands=("1 yellow", "2 yellow"))
    taken = options(story)["take 2-4"]
    assert (taken["targets"], taken["variant"], taken["interrupt"]) == (["space:2-4"], "", False)
    assert taken["effects"]["gains"] == {"pair": 1}
    assert taken["effects"]["costs"] == {"thistle": 2}
    assert taken["effects"]["passes"] == ["space:2-1", "space:2-3"]
    assert options(story)["take 1-1"]["effects"]["costs"] == {}


@pytest.mark.parametrize(
    ("key", "score"),
    [
        ("take 1-1", 12),  # the third red
        ("take 1-2", 1 + 1),  # a blue attracts nobody alone, but is a colour; one thistle
        ("take 1-3", 1 + 5 + 1 + 2),  # as many yellow ones as Maja, a colour, two thistles
        ("take 2-4", 2),  # goblins attract nobody; two thistles
    ],
)
def test_an_option_tells_what_it_adds_to_tonights_show(key: str, score: int) -> None:
    hands, offers = ("2 red", "1 yellow"), ("1 dragon-stylist 1 souvenir-shop",)
    story = Story().given(rows=ROWS, hands=hands, offers=offers)
    assert options(story)[key]["effects"]["score"] == score


@pytest.mark.no_cover
def test_the_score_told_is_the_change_that_comes() -> None:
    """At every question of whole games, for every option that leaves tonight's show to come."""
    told = 0
    for game, luck in random_games(2, 3, 4):
        while game.question is not None:
            seat, before = game.question.seat, _standing(game, game.question.seat)
            for index, option in enumerate(prompt_of(game)["options"]):
                after = game.copy()
                after.answer(index)
                if game.view(None)["phase"] != "show" and _same_evening(game, after):
                    half_made = after.question is not None and after.question.atomic
                    change = 0 if half_made else _standing(after, seat) - before
                    assert half_made or change == option["effects"]["score"], option
                    told += 1
            game.answer(luck.randrange(game.choices))
    assert told > 1000


def _standing(game: emberhall.Game, seat: int) -> int:
    stage = game.view(None)["seats"][seat]
    standing: int = stage["spectators"] + stage["tonight"]["total"]
    return standing


def _same_evening(one: emberhall.Game, other: emberhall.Game) -> bool:
    views = [game.view(None) for game in (one, other)]
    return views[0]["round"] == views[1]["round"] and views[1]["phase"] in (
        "recruiting",
        "preparing",
    )


def test_goblins_are_set_to_work_by_touching_a_pile_or_figures() -> None:
    hands = ("3 pair 1 helper 2 red 1 blue", "1 pair")
    story = Story().given("preparing", hands=hands)
    offered = options(story)
    build, stylist, snacks = (
        offered[key] for key in ("build 4", "offer dragon-stylist", "offer snack-stand")
    )
    assert (build["targets"], build["variant"]) == (["grandstands:4"], "")
    assert build["effects"]["costs"] == {"goblin": 4}
    assert (build["effects"]["gains"], build["effects"]["score"]) == ({"spectator": 7}, 7)
    assert stylist["targets"] == ["figure:dragon-stylist"]
    assert (stylist["effects"]["gains"], stylist["effects"]["score"]) == ({"dragon-stylist": 1}, 2)
    assert snacks["effects"]["score"] == 0
    assert (offered["done"]["targets"], offered["done"]["variant"]) == ([], "done")


def test_a_payment_tells_what_it_is_for_and_what_is_owed() -> None:
    story = Story().given("preparing", hands=("2 pair 2 helper", "")).answers("offer snack-stand")
    prompt = prompt_of(story.game)
    assert prompt["payment"] == {
        "what": "figure:snack-stand",
        "cost": {"goblin": 3},
        "paid": {},
        "owed": {"goblin": 3},
    }
    assert [(part["words"], part["id"], part["names"]) for part in prompt["path"]] == [
        ("Preparing the stage", None, []),
        ("", None, ["build"]),
        ("Offer a special", "figure:snack-stand", []),
    ]
    mixed, pairs = prompt["options"]
    assert (mixed["targets"], mixed["variant"]) == (["hand:0:pair", "hand:0:helper"], "2+1")
    assert (pairs["targets"], pairs["variant"]) == (["hand:0:pair"], "2+2")
    assert mixed["effects"]["costs"] == {"pair": 1, "helper": 1}
    assert mixed["effects"]["gains"] == {"snack-stand": 1}


def test_kept_goblins_are_a_number_of_a_pile() -> None:
    story = Story().given("show", hands=("2 helper", "1 helper"))
    kept = [(each["targets"], each["variant"]) for each in options(story).values()]
    assert kept == [(["hand:0:helper"], "0"), (["hand:0:helper"], "1"), (["hand:0:helper"], "2")]
    assert options(story)["keep helper 0"]["effects"]["costs"] == {"helper": 2}


def test_two_payments_of_the_same_cost_can_be_told_apart() -> None:
    """Both take three goblins of the same hand; only what is paid for differs."""
    game = emberhall.new_game("dragondraft", seats=2, seed=6831)
    for key in (
        *("take 4-8", "take 3-4", "take 2-1", "take 3-3", "take 4-1", "take 1-1", "take 2-1"),
        *("take 4-4", "take 3-6", "take 1-4", "take 4-1", "take 2-2", "take 3-1"),
    ):
        game.answer(key)
    snacks, souvenirs = game.copy(), game.copy()
    snacks.answer("offer snack-stand")
    souvenirs.answer("offer souvenir-shop")
    seat = snacks.question.seat if snacks.question else None
    assert snacks.view(seat) == souvenirs.view(seat)
    one, other = prompt_of(snacks), prompt_of(souvenirs)
    assert one["kind"] == other["kind"] == "pay-helpers"
    assert [each["key"] for each in one["options"]] == [each["key"] for each in other["options"]]
    assert one["payment"] is not None
    assert other["payment"] is not None
    assert one["payment"]["what"] == one["path"][-1]["id"] == "figure:snack-stand"
    assert other["payment"]["what"] == other["path"][-1]["id"] == "figure:souvenir-shop"


def test_what_is_still_allowed_is_part_of_the_path() -> None:
    """A payment for a grandstand looks the same, whether a special may follow or not."""
    story = Story().given("preparing", hands=("4 pair 4 helper", "")).answers("build 4")
    assert prompt_of(story.game)["path"][1]["names"] == ["offer"]
    story = Story().given("preparing", hands=("5 pair 5 helper", ""))
    story.answers("offer fireworks", "pay 2", "build 4")
    assert prompt_of(story.game)["path"][1]["names"] == []


# Moves


@pytest.mark.parametrize("viewer", [0, None])
def test_moves_alone_rebuild_the_table_after_every_answer(viewer: int | None) -> None:
    for game, luck in random_games(2, 3, 4):
        rebuilt = Rebuilt(game.view(viewer))
        rebuilt.hears(game.events(viewer))
        rebuilt.looks_like(game.view(viewer))
        while game.question is not None:
            told = game.answer(luck.randrange(game.choices), telling=True)
            rebuilt.hears(event for event in told if event.seen_by(viewer) is not None)
            rebuilt.looks_like(game.view(viewer))
