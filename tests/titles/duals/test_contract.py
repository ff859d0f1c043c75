"""What a client of Duals is sent: a view of ids, options that point, and where one stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import emberhall
from emberhall.kernel.wire import effects

from .story import MANNY, ROZIE, TYPES, WHICH_TO_MOVE, Story, kinds

F1 = "a1 bread, a2 crystal, b2 crystal, b3 bread"
MEATS = "e1 meat, e2 meat, e3 meat"


def space(view: Any, name: str) -> Any:
    (found,) = [space for space in view["spaces"] if space["id"] == f"space:{name}"]
    return found


def spaces(*names: str) -> list[str]:
    return [f"space:{name}" for name in names]


def path(story: Story) -> list[tuple[Any, ...]]:
    """Each part of the way to the open question: id, what is left, of how many, further ids."""
    parts = story.prompt()["path"]
    return [(part["id"], part["left"], part["of"], part["names"]) for part in parts]


def points(story: Story, key: str) -> tuple[list[str], str]:
    option = story.offered(key)
    return list(option["targets"]), option["variant"]


# The view


def test_a_space_has_an_id_coordinates_and_its_tokens_from_the_bottom_up() -> None:
    view = Story(fancies=("buddy", "todd")).given("c3 iron plant-meat buddy, b4 bread").view
    centre = space(view, "c3")
    assert [centre[part] for part in ("name", "row", "column", "q", "r", "room")] == [
        *("c3", 2, 2, 0, 0, 0)
    ]
    assert [(token["id"], token["kind"]) for token in centre["stack"]] == [
        ("token:c3:0", "iron"),
        ("token:c3:1", "plant-meat"),
        ("token:c3:2", "buddy"),
    ]
    iron, dual, buddy = centre["stack"]
    assert (iron["fires_as"], iron["counts_as"]) == (["iron"], ["iron"])
    assert (dual["fires_as"], dual["counts_as"]) == (["plant", "meat"], ["plant", "meat"])
    assert (buddy["fires_as"], buddy["counts_as"]) == ([], list(TYPES))
    assert [token["name"] for token in centre["stack"]] == [
        *("iron dragon", "plant and meat dual", "Buddy")
    ]
    edge = space(view, "b4")
    assert [edge[part] for part in ("row", "column", "q", "r", "room")] == [1, 3, 2, -1, 2]


def test_where_the_fountain_stands_there_is_no_room() -> None:
    view = Story(fountain=True).given(miniature="d2").view
    assert (space(view, "d2")["room"], space(view, "d3")["room"]) == (0, 3)
    assert view["fountain"]["miniature"] == {"id": "miniature", "space": "space:d2"}


def test_the_bag_tells_what_a_pull_may_bring() -> None:
    view = Story().given(bag="3 iron 1 crystal-iron", coins=(1, 0)).view
    assert (view["bag"]["id"], view["bag"]["count"]) == ("bag", 4)
    found = {token["kind"]: (token["count"], token["chance"]) for token in view["bag"]["tokens"]}
    assert found["iron"] == (3, {"count": 3, "of": 4})
    assert found["crystal-iron"] == (1, {"count": 1, "of": 4})
    assert found["bread"] == (0, {"count": 0, "of": 4})


def test_with_an_empty_bag_the_extras_come_next() -> None:
    story = Story().given(held="bread", bag="", extras="iron iron meat", ending=True)
    found = {token["kind"]: token["chance"] for token in story.view["bag"]["tokens"]}
    assert (found["iron"], found["meat"]) == ({"count": 2, "of": 3}, {"count": 1, "of": 3})
    assert [token["id"] for token in story.view["extras"]["tokens"]] == [
        *("token:extras:0", "token:extras:1", "token:extras:2")
    ]


def test_held_and_kept_tokens_have_ids_too() -> None:
    story = Story(fountain=True).given(held="iron", kept=("", "plant"))
    assert [token["id"] for token in story.view["held"]["tokens"]] == ["token:held:0"]
    rozie, manny = story.view["seats"]
    assert rozie["kept"] == {"id": "kept:0", "token": None}
    assert (manny["kept"]["id"], manny["kept"]["token"]["id"]) == ("kept:1", "token:kept:1")
    assert manny["kept"]["token"]["kind"] == "plant"


def test_a_card_in_hand_tells_where_it_lies_or_what_it_lacks() -> None:
    board = "c1 bread, c2 bread, c3 bread, d3 meat, d4 meat"
    story = Story().given(board, held="iron", hands=("L-bread T-meat", "L-iron"))
    lane, corner = story.game.view(ROZIE)["seats"][ROZIE]["hand"]
    assert (lane["id"], lane["card"], lane["name"]) == ("card:l-bread", "L-bread", "Long Loaf Lane")
    assert lane["words"] == "line of bread, bread, bread"
    assert (lane["pattern"], lane["shape"]) == ("line", [[0, 0], [1, 0], [2, 0]])
    assert (lane["types"], lane["reputation"]) == (["bread"] * 3, 3)
    assert (lane["matches"], lane["lacks"]) == ([spaces("c1", "c2", "c3")], [])
    assert corner["matches"] == []
    assert corner["lacks"] == [{"space": f"space:{name}", "type": "meat"} for name in ("c4", "e3")]


def test_nothing_can_be_lacked_where_the_fountain_stands() -> None:
    story = Story(fountain=True).given("d3 meat, d4 meat", hands=("T-meat",), miniature="c4")
    (corner,) = story.game.view(ROZIE)["seats"][ROZIE]["hand"]
    assert corner["lacks"] == [{"space": "space:e3", "type": "meat"}]


def test_another_hand_is_a_pile_and_what_was_seen_of_it() -> None:
    story = Story().given(hands=("L-bread T-meat", "L-iron"), shown=("T-meat",))
    rozie, manny = story.game.view(MANNY)["seats"]
    assert [card["id"] for card in rozie["hand"]] == ["card:t-meat"]
    assert rozie["hand_count"] == 2
    assert rozie["hand_pile"] == {"id": "hand:0", "kind": "card", "count": 2}
    assert [card["id"] for card in manny["hand"]] == ["card:l-iron"]


def test_coins_are_a_pile_and_worth_what_they_are_worth_now() -> None:
    plain = Story().given(coins=(2, 0)).view["seats"]
    assert plain[ROZIE]["coins"] == {"id": "coins:0", "kind": "coin", "count": 2}
    assert [seat["coins_worth"] for seat in plain] == [2, 0]
    rush = Story(fancies=("goldrush", "todd")).given(coins=(2, 0)).view["seats"]
    assert [(seat["coins_worth"], seat["reputation"]) for seat in rush] == [(0, 0), (3, 3)]


def test_the_sheet_has_a_line_for_all_that_counts() -> None:
    story = Story(fountain=True).given(scored=("L-meat F2",), coins=(1, 0), fountain="F1")
    rozie, _ = story.view["seats"]
    assert [(line["line"], line["count"]) for line in rozie["sheet"]] == [
        *(("shops", 3), ("fountain", 4), ("coins", 1))
    ]
    assert rozie["reputation"] == 8
    assert rozie["scored_pile"] == {"id": "scored:0", "kind": "card", "count": 2}


def test_a_fancy_tells_what_can_still_be_done_with_it() -> None:
    story = Story(fancies=("taylor", "steven")).given(held="iron", coins=(1, 1), display="L-iron")
    taylor, steven = story.view["fancies"]
    assert (taylor["id"], taylor["fancy"], taylor["name"]) == ("fancy:taylor", "taylor", "Taylor")
    assert taylor["words"] == "pull one more token, play one of the two"
    assert (taylor["is_active"], taylor["uses_left"]) == (True, 1)
    assert (steven["is_active"], steven["uses_left"]) == (False, None)
    story.answers("coin taylor")
    assert [fancy["uses_left"] for fancy in story.view["fancies"]] == [0, None]


def test_in_the_special_phase_only_what_needs_no_token_can_be_used() -> None:
    story = Story(fancies=("taylor", "starburst")).given(
        "c3 iron", scoring=True, ending=True, coins=(0, 1), hands=("L-iron L-meat", "L-bread")
    )
    assert story.view["phase"] == "special"
    assert [fancy["uses_left"] for fancy in story.view["fancies"]] == [0, 1]


def test_fancies_that_can_be_chosen_are_there_until_all_have_chosen() -> None:
    story = Story(fancies="choose")
    assert [fancy["id"] for fancy in story.view["to_choose"]][:2] == [
        "fancy:flair",
        "fancy:rainbow",
    ]
    assert len(story.view["to_choose"]) == 8
    assert points(story, "choose buddy") == (["fancy:buddy"], "")
    story.answers("choose buddy")
    assert "fancy:buddy" not in [fancy["id"] for fancy in story.view["to_choose"]]
    assert [fancy["id"] for fancy in story.view["fancies"]] == ["fancy:buddy"]
    assert story.answers("choose todd").view["to_choose"] == []


def test_the_chart_has_every_type_with_its_ability_and_the_coin() -> None:
    chart = Story().view["chart"]
    assert [row["type"] for row in chart] == [*TYPES, "coin"]
    assert [row["id"] for row in chart][::6] == ["chart:bread", "chart:coin"]
    assert (chart[2]["ability"], chart[2]["words"]) == (
        "move-anywhere",
        "move 1 adjacent token anywhere",
    )
    assert chart[-1]["words"] == "draw 2 shop cards, put 2 under the deck"


def test_the_fountain_tells_how_many_of_its_cards_are_done() -> None:
    story = Story(fountain=True).given(scored=("F1", "F3 F4"), fountain="F2 F5 F6")
    fountain = story.view["fountain"]
    assert (fountain["done"], fountain["of"], fountain["to_come"]) == (3, 6, 0)
    assert [card["id"] for card in fountain["cards"]] == ["card:f2", "card:f5", "card:f6"]
    assert Story().view["fountain"] is None


def test_alone_the_view_tells_what_a_turn_still_demands() -> None:
    story = Story(seats=1).given(
        MEATS, scoring=True, hands=("L-meat",), coins=(1,), fountain="F1", fountain_deck="F2 F3"
    )
    assert story.view["demand"] == {"is_met": False, "completed": 0, "can_pay": True}
    story.answers("score L-meat")
    assert story.view["demand"] == {"is_met": True, "completed": 1, "can_pay": True}
    story.is_asked(ROZIE, "Which card do you score?", "done", "coin")
    assert Story().view["demand"] is None
    poor = Story(seats=1).given(held="iron", coins=(0,), hands=("L-meat",), fountain="F1")
    assert poor.view["demand"] == {"is_met": False, "completed": 0, "can_pay": False}


@pytest.mark.parametrize(
    ("given", "ending"),
    [
        ({"held": "iron"}, None),
        ({"held": "iron", "ending": True}, {"reason": "run-out", "turns_left": 1}),
        (
            {"scoring": True, "ending": True, "coins": (0, 1)},
            {"reason": "run-out", "turns_left": 0},
        ),
    ],
)
def test_the_end_is_told_with_its_reason(given: dict[str, Any], ending: Any) -> None:
    assert Story().given("c3 iron", **given).view["ending"] == ending


def test_decks_and_the_box_are_piles() -> None:
    view = Story(fountain=True, fancies=("todd", "flair")).given(coins=(2, 1), deck="L-iron").view
    assert view["decks"] == [
        {"id": "deck:shop", "kind": "card", "count": 1},
        {"id": "deck:fountain", "kind": "card", "count": 0},
    ]
    assert view["supply"] == [
        {"id": "box:coins", "kind": "coin", "count": 3},
        {"id": "box:tokens", "kind": "token", "count": 7},
    ]


# Options that point


def test_a_placing_points_at_a_space_and_tells_the_spaces_that_match() -> None:
    board = "a1 bread, a2 crystal, b2 crystal, c4 bread, d4 bread"
    story = Story(fountain=True).given(board, held="bread", hands=("L-bread P-crystal-bread",))
    assert points(story, "place b3") == (["space:b3"], "")
    story.completes("place b3", **{"L-bread": "b3 c4 d4", "F1": "a1 b3 a2 b2"})
    story.completes("place c1")
    assert story.offered("place c1")["effects"] == effects()
    assert path(story) == [("token:held:0", None, None, ["fires-up"])]


def test_before_the_pull_the_bag_is_touched() -> None:
    story = Story().given(coins=(1, 0))
    assert points(story, "pull") == (["bag"], "")
    assert story.offered("pull")["effects"]["gains"] == {"token": 1}
    assert path(story) == [("held", None, None, ["fires-up"])]


def test_firing_up_touches_the_space_and_the_variant_is_the_type() -> None:
    story = Story().given(held="meat-bread").answers("place c3")
    assert points(story, "fire bread") == (["space:c3"], "bread")
    assert points(story, "fire meat") == (["space:c3"], "meat")
    assert points(story, "no fire") == ([], "no-fire")
    assert story.offered("fire meat")["effects"]["fires"] == ["space:c3"]
    assert path(story) == [("space:c3", None, None, [])]


def test_a_plant_points_at_what_would_fire_and_names_what_fires_now() -> None:
    story = (
        Story().given("c4 potion-plant, c5 plant", held="plant").answers("place c3", "fire plant")
    )
    assert story.game.path() == ("Plant on c3: use 1 adjacent token",)
    assert path(story) == [("space:c3", None, None, ["space:c3"])]
    assert points(story, "use c4 plant") == (["space:c4"], "plant")
    assert points(story, "use c4 potion") == (["space:c4"], "potion")
    assert points(story, "use none") == ([], "none")
    assert story.offered("use c4 plant")["effects"]["fires"] == ["space:c4"]
    story.answers("use c4 plant")
    assert story.game.path() == ("Plant on c4: use 1 adjacent token",)
    assert path(story) == [("space:c4", None, None, ["space:c3", "space:c4"])]


def test_crystal_points_at_the_tokens_held() -> None:
    story = Story().given(held="crystal", bag="2 bread 1 iron").will_pull("bread", "iron", "bread")
    story.answers("place c3", "fire crystal")
    assert kinds(story.view["held"]["tokens"]) == ["bread", "iron", "bread"]
    assert points(story, "keep bread") == (["token:held:0"], "")
    assert points(story, "keep iron") == (["token:held:1"], "")
    assert path(story) == [("held", None, None, []), ("held", None, None, [])]


def test_meat_picks_a_token_up_and_tells_which_in_the_path() -> None:
    story = Story().given("c4 bread iron, e1 iron", held="meat", coins=(1, 0))
    story.answers("place c3", "fire meat")
    assert points(story, "move c4") == (["token:c4:1"], "")
    assert path(story) == [("space:c3", 1, 1, [])]
    story.answers("move c4")
    assert points(story, "to c3") == (["space:c3"], "")
    assert path(story) == [("token:c4:1", 1, 1, [])]


def test_iron_counts_its_moves() -> None:
    story = Story().given("c4 bread, c2 meat", held="iron").answers("place c3", "fire iron")
    assert path(story) == [("space:c3", 2, 2, [])]
    story.answers("move c4")
    assert path(story) == [("space:c3", 1, 2, []), ("token:c4:0", 2, 2, [])]
    story.answers("to b3")
    assert path(story) == [("space:c3", 1, 2, ["space:b3"])]
    assert points(story, "enough") == ([], "enough")
    story.answers("move c2")
    assert path(story) == [("token:c2:0", 1, 2, [])]


def test_potion_points_at_both_tokens_one_after_the_other() -> None:
    story = Story().given(
        "e1 meat, e2 iron, e3 meat, a1 bread meat", held="potion", hands=("L-meat",)
    )
    story.answers("place c3", "fire potion")
    assert points(story, "swap e2") == (["token:e2:0"], "")
    story.answers("swap e2")
    assert path(story) == [("token:e2:0", None, None, [])]
    assert points(story, "with a1") == (["token:a1:1"], "")
    story.completes("with a1", **{"L-meat": "e1 e2 e3"}).completes("with e1")


def test_a_move_tells_what_it_uncovers() -> None:
    story = Story().given("c3 bread, c4 bread iron, d3 bread", held="meat", hands=("T-bread",))
    story.answers("place c5", "fire meat").completes("to a1", **{"T-bread": "c3 c4 d3"})


def test_scoring_points_at_the_card_and_tells_what_it_brings() -> None:
    story = Story(fountain=True).given(f"{F1}, {MEATS}", scoring=True, hands=("L-meat",))
    assert points(story, "score L-meat") == (["card:l-meat"], "")
    assert points(story, "claim F1") == (["card:f1"], "")
    assert points(story, "done") == ([], "done")
    worth = story.offered("claim F1")["effects"]
    assert (worth["gains"], worth["score"]) == ({"reputation": 4}, 4)
    story.completes("score L-meat", **{"L-meat": "e1 e2 e3"})
    story.completes("claim F1", F1="a1 b3 a2 b2").completes("done")


def test_the_fountain_points_at_spaces_and_then_at_tokens() -> None:
    story = Story(fountain=True).given(f"{F1}, c5 iron bread iron", scoring=True)
    story.answers("claim F1")
    assert points(story, "fountain c5") == (["space:c5"], "")
    assert story.offered("fountain c5")["effects"]["gains"] == {"token": 1}
    assert story.offered("fountain c3")["effects"]["gains"] == {}
    assert path(story) == [("miniature", None, None, [])]
    story.answers("fountain c5")
    assert points(story, "keep bread") == (["token:c5:1"], "")
    assert points(story, "keep iron") == (["token:c5:0"], "")
    assert path(story) == [("space:c5", None, None, [])]


def test_drawing_points_at_the_deck_or_an_open_card() -> None:
    story = Story(fancies=("steven", "flair")).given(
        held="iron", coins=(1, 0), hands=("L-bread L-iron",), display="L-meat L-plant"
    )
    story.answers("coin")
    assert points(story, "draw deck") == (["deck:shop"], "")
    assert points(story, "draw L-meat") == (["card:l-meat"], "")
    assert path(story)[1:] == [("coins:0", 2, None, []), ("deck:shop", 2, None, [])]
    story.answers("draw deck")
    assert path(story)[1:] == [("coins:0", 2, None, []), ("deck:shop", 1, None, [])]
    story.answers("draw L-meat")
    assert path(story)[1:] == [("coins:0", 2, None, [])]
    assert points(story, "under L-iron") == (["card:l-iron"], "")
    assert story.offered("under L-iron")["effects"]["costs"] == {"card": 1}
    story.answers("under L-iron")
    assert path(story)[1:] == [("coins:0", 1, None, [])]


def test_a_coin_points_at_the_pile_and_the_variant_is_its_use() -> None:
    story = Story(fancies=("taylor", "flair")).given("c3 iron", held="meat", coins=(2, 0))
    for key, variant in (("coin", "cards"), ("coin taylor", "taylor"), ("coin flair", "flair")):
        assert points(story, key) == (["coins:0"], variant)
        assert story.offered(key)["interrupt"]
    assert story.offered("coin")["effects"] == effects(
        {"card": 2}, {"coin": 1, "card": 2}, score=-1
    )
    assert story.offered("coin flair")["effects"]["gains"] == {"card": 1}
    taylor = story.offered("coin taylor")["effects"]
    assert (taylor["gains"], taylor["costs"]) == ({"token": 1}, {"coin": 1, "token": 1})


@pytest.mark.parametrize(("coins", "score"), [(1, 3), (2, 0)])
def test_with_goldrush_the_last_coin_spent_is_worth_something(coins: int, score: int) -> None:
    story = Story(fancies=("goldrush", "todd")).given(held="meat", coins=(coins, 0))
    assert story.offered("coin")["effects"]["score"] == score


# Events of ids


def data_of(story: Story, name: str) -> dict[str, Any]:
    """The only event of this name, as plain data."""
    (found,) = [event.data() for event in story.table.log or () if event.data()["event"] == name]
    return found


def moved(kind: str, left: str | None, to: str | None, thing: str | None = None) -> dict[str, Any]:
    return {"kind": kind, "from": left, "to": to, "count": 1, "thing": thing}


def test_tokens_move_from_the_bag_to_the_hand_to_the_board() -> None:
    story = Story().given("c4 bread", bag="9 meat", coins=(1, 0)).answers("pull", "place c3")
    assert data_of(story, "TokenPulled") == {
        "event": "TokenPulled",
        "moves": [moved("meat", "bag", "held")],
        "seat": ROZIE,
        "token": "meat",
    }
    assert data_of(story, "TokenPlaced")["moves"] == [moved("meat", "held", "space:c3")]
    story.answers("fire meat", "move c4", "to e1")
    assert data_of(story, "FiredUp")["space"] == "space:c3"
    told = data_of(story, "TokenMoved")
    assert (told["token"], told["left"], told["reached"]) == ("bread", "space:c4", "space:e1")
    assert told["moves"] == [moved("bread", "space:c4", "space:e1")]


def test_a_swap_is_two_moves() -> None:
    story = Story().given("e1 iron", held="potion", bag="9 meat").answers("place c3", "fire potion")
    story.answers("swap c3")
    assert data_of(story, "TokensSwapped")["moves"] == [
        moved("potion", "space:c3", "space:e1"),
        moved("iron", "space:e1", "space:c3"),
    ]


def test_a_scored_card_goes_to_its_pile_and_brings_reputation() -> None:
    story = Story().given(MEATS, scoring=True, hands=("L-meat",), coins=(1, 0))
    story.answers("score L-meat")
    told = data_of(story, "CardScored")
    assert (told["card"], told["reputation"]) == ("card:l-meat", 3)
    assert told["moves"] == [
        moved("L-meat", "hand:0", "scored:0", "card:l-meat"),
        {**moved("reputation", None, "seat:0"), "count": 3},
    ]


def test_a_coin_goes_to_the_box_and_takes_its_reputation_along() -> None:
    story = Story().given(held="meat", hands=("L-bread L-iron",), coins=(1, 0)).answers("coin")
    told = data_of(story, "CoinSpent")
    assert told["use"] == "cards"
    assert told["moves"] == [
        moved("coin", "coins:0", "box:coins"),
        moved("reputation", "seat:0", None),
    ]


def test_what_others_may_not_know_has_no_kind() -> None:
    story = Story().given(
        held="meat", hands=("L-bread",), coins=(1, 0), deck="T-iron T-meat L-plant"
    )
    story.answers("coin")
    drawn = next(event for event in story.table.log or () if type(event).__name__ == "CardDrawn")
    own, other = drawn.seen_by(ROZIE), drawn.seen_by(MANNY)
    assert own is not None
    assert other is not None
    assert own.data()["moves"] == [moved("T-iron", "deck:shop", "hand:0")]
    assert other.data()["moves"] == [moved("", "deck:shop", "hand:0")]


def test_the_fountain_takes_a_space_and_leaves_a_token() -> None:
    story = Story(fountain=True).given(
        f"{F1}, c5 iron bread", scoring=True, hands=("L-meat L-iron",)
    )
    story.answers("claim F1", "fountain c5", "keep bread")
    assert data_of(story, "FountainClaimed")["moves"][0] == moved(
        "F1", "fountain", "scored:0", "card:f1"
    )
    assert data_of(story, "FountainMoved")["moves"] == [
        moved("miniature", None, "space:c5", "miniature")
    ]
    assert data_of(story, "TokensReturned")["moves"] == [moved("iron", "space:c5", "bag")]
    assert data_of(story, "TokenKept")["moves"] == [moved("bread", "space:c5", "kept:0")]


def test_a_dealt_hand_is_told_to_its_owner_alone() -> None:
    game = Story().game
    (dealt, *_) = game.events(ROZIE)
    hands = [move for move in dealt.moves if move.from_ == "deck:shop"]
    own = [card["card"] for card in game.view(ROZIE)["seats"][ROZIE]["hand"]]
    assert [(move.kind, move.to) for move in hands] == [
        *((card, "hand:0") for card in own),
        *[("", "hand:1")] * 2,
    ]


def test_a_card_that_only_passes_through_a_hand_is_told_by_its_kind() -> None:
    """The last card of the deck is drawn and put back at once: it never has an id in a view."""
    story = Story().given(held="iron", coins=(1, 0), deck="L-meat").answers("coin")
    log = story.table.log or []
    moves = [move for event in log for move in event.moves if move.kind == "L-meat"]
    assert [(move.from_, move.to, move.thing) for move in moves] == [
        ("deck:shop", "hand:0", None),
        ("hand:0", "deck:shop", None),
    ]
    story.has(ROZIE, hand="", cards=0).sees(deck=1)


# Who listens


def test_whoever_listens_is_spoken_to() -> None:
    story = Story().given("c4 bread", bag="9 meat", coins=(1, 0)).answers("pull", "place c3")
    story.answers("fire meat", "move c4", "to e1")
    log = story.table.log or []
    assert story.tells(log, ROZIE) == [
        "You pull a meat dragon.",
        "You place the meat dragon on c3.",
        "You fire up c3 as meat.",
        "You move the bread dragon from c4 to e1.",
    ]
    assert story.tells(log, MANNY)[0] == "Rozie pulls a meat dragon."


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (ROZIE, "You draw an iron dragon and Manny draws a bread dragon: Manny begins."),
        (MANNY, "Rozie draws an iron dragon and you draw a bread dragon: you begin."),
    ],
)
def test_whoever_begins_is_told_so(seat: int, told: str) -> None:
    story = Story(seed=2)
    assert story.tells(story.game.events(seat), seat)[-1] == told


def test_whoever_wins_is_told_so() -> None:
    story = (
        Story()
        .given(held="bread", ending=True, coins=(0, 1))
        .answers("place c3", "no fire", "done")
    )
    log = story.table.log or []
    assert story.tells(log, MANNY)[-1] == "The game is over: you win."
    assert story.tells(log, MANNY)[-2] == "You get a last chance to score."
    assert story.tells(log, ROZIE)[-1] == "The game is over: Manny wins."
    shared = Story().given(held="bread", ending=True).answers("place c3", "no fire")
    told = shared.tells(shared.table.log or [], MANNY)[-1]
    assert told == "The game is over: Rozie and you share a dual victory."


# Positions that look alike go on alike


def tell_apart(one: Story, other: Story) -> None:
    """Both see the same table, but not the same question."""
    assert one.game.view(ROZIE) == other.game.view(ROZIE)
    assert one.prompt() != other.prompt()
    mine, theirs = one.prompt(), other.prompt()
    assert mine["options"] == theirs["options"]
    assert mine["path"] != theirs["path"]


def test_which_meat_fires_is_told_while_something_else_is_asked() -> None:
    """A plant borrows from one of two meats; a coin is spent on Starburst before the token is
    picked up, and then only the path says which meat will go on."""
    story, twin = (
        Story(fancies=("starburst", "todd")).given(
            "c3 meat, c4 meat, d2 iron", held="plant", coins=(1, 0)
        )
        for _ in range(2)
    )
    story.answers("place b3", "fire plant", "use c3 meat", "coin starburst")
    twin.answers("place b3", "fire plant", "use c4 meat", "coin starburst")
    tell_apart(story, twin)
    assert path(story)[0] == ("space:c3", 1, 1, [])
    assert path(twin)[0] == ("space:c4", 1, 1, [])
    for each in (story, twin):
        each.answers("move b3", "to a1")
    story.is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move d2")
    assert kinds(space(twin.view, "a1")["stack"]) == ["plant"]


def test_which_token_iron_moved_first_is_told_while_something_else_is_asked() -> None:
    fancies = ("starburst", "todd")
    story = Story(fancies=fancies).given("b2 bread, c4 bread", held="iron", coins=(1, 0))
    twin = Story(fancies=fancies).given("b3 bread, d3 bread", held="iron", coins=(1, 0))
    story.answers("place c3", "fire iron", "move b2", "to b3", "coin starburst")
    twin.answers("place c3", "fire iron", "move d3", "to c4", "coin starburst")
    tell_apart(story, twin)
    for each in (story, twin):
        each.answers("move c3", "to a1")
    story.is_asked(ROZIE, "Which other token do you move?", "move c4", "enough")
    twin.is_asked(ROZIE, "Which other token do you move?", "move b3", "enough")


def test_how_many_moves_iron_has_left_is_told() -> None:
    """The first token and the second go to their places by the same question."""
    story = Story().given("c4 bread, c2 bread", held="iron", bag="9 plant")
    story.answers("place c3", "fire iron", "move c4")
    assert [part["left"] for part in story.prompt()["path"]] == [1, 2]
    story.answers("to b3", "move c2")
    assert [part["left"] for part in story.prompt()["path"]] == [1]


def test_whether_a_token_will_fire_up_is_told_before_it_is_placed() -> None:
    story = Story().given("c3 crystal", held="iron", bag="3 iron")
    twin = Story().given(held="crystal", bag="4 iron").answers("place c3", "fire crystal")
    tell_apart(story, twin)
    story.answers("place a1").is_asked(ROZIE, "Do you fire up your token?", "fire iron", "no fire")
    assert twin.answers("place a1").view["turn"] == MANNY


def test_which_spaces_a_chain_has_been_to_is_told() -> None:
    """Round a triangle of plants, one way or the other."""
    board = "c4 plant, b3 plant, a2 iron"
    story, twin = (Story().given(board, held="plant") for _ in range(2))
    story.answers("place c3", "fire plant", "use c4 plant", "use b3 plant")
    twin.answers("place c3", "fire plant", "use b3 plant")
    assert story.game.view(ROZIE) == twin.game.view(ROZIE)
    assert path(story) == [("space:b3", None, None, spaces("b3", "c3", "c4"))]
    assert path(twin) == [("space:b3", None, None, spaces("b3", "c3"))]


# Guesses


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", [{}, {"fancies": ("steven", "flair"), "fountain": True}])
def test_looking_at_a_guess_changes_nothing(mode: dict[str, Any]) -> None:
    """Who guesses at another's question may find it answered: nobody's view changes by looking."""
    looked = 0
    for seed in range(6):
        game, luck = emberhall.new_game("duals", seats=2, seed=seed, **mode), Random(seed)
        while game.question is not None:
            guess = game.imagine(1 - game.question.seat, luck.randrange(99))
            before = [guess.view(viewer) for viewer in (ROZIE, MANNY, None)]
            looked += guess.question is None or guess.question.kind != game.question.kind
            assert [guess.view(viewer) for viewer in (ROZIE, MANNY, None)] == before
            game.answer(luck.randrange(game.choices))
    assert looked


# Turns


def test_turns_have_numbers_that_change_when_a_turn_ends_and_never_within() -> None:
    ended = 0
    for seed in range(8):
        game, luck = emberhall.new_game("duals", seats=2, seed=seed, fancies="choose"), Random(seed)
        while not game.over:
            before, seat = game.turns, game.view(None)["turn"]
            game.answer(luck.randrange(game.choices))
            has_ended = seat != game.view(None)["turn"]
            assert (before != game.turns) == has_ended
            ended += has_ended
    assert ended > 40


def test_alone_the_number_rises_with_every_turn() -> None:
    story = Story(seats=1).given(
        MEATS, bag="9 plant", hands=("L-meat T-iron",), coins=(1,), fountain="F1", miniature="c3"
    )
    first = story.game.turns
    story.answers("pull", "place a1", "no fire", "score L-meat")
    assert story.game.turns == first
    assert story.answers("done").game.turns == first + 1
    story.answers("coin", "under T-iron")
    assert story.game.turns == first + 1
