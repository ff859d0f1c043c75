"""What a browser's table of Duals would otherwise have to work out, line by line."""

from __future__ import annotations

from titles.duals.story import ROZIE, TYPES, Story

F1 = "a1 bread, a2 crystal, b2 crystal, b3 bread"


def test_the_path_of_a_placing_names_the_token_in_play() -> None:
    """It was empty: the mock-ups wrote it by hand."""
    story = Story().given("c3 iron", held="bread")
    (part,) = story.prompt()["path"]
    assert (part["words"], part["id"]) == ("Play a token", "token:held:0")
    assert part["id"] in [token["id"] for token in story.view["held"]["tokens"]]


def test_the_path_counts_what_is_left() -> None:
    """“Move 1 of 2”, with the token that is on its way."""
    story = Story().given("c4 bread, c2 meat", held="iron").answers("place c3", "fire iron")
    story.answers("move c4")
    *_, moving = story.prompt()["path"]
    assert (moving["id"], moving["left"], moving["of"]) == ("token:c4:0", 2, 2)


def test_a_placing_tells_the_spaces_that_match() -> None:
    """The glowing capsule: a card with its spaces, for each card."""
    story = Story().given(
        "d1 meat, d3 bread, d4 iron", held="bread", hands=("P-bread-meat P-bread-iron",)
    )
    assert story.offered("place d2")["effects"]["completes"] == [
        {"card": "card:p-bread-meat", "spaces": ["space:d3", "space:d2", "space:d1"]},
        {"card": "card:p-bread-iron", "spaces": ["space:d2", "space:d3", "space:d4"]},
    ]


def test_a_chain_tells_what_it_came_from() -> None:
    """The chain box and the rods: the space that fires, and those it may borrow from."""
    story = Story().given("b2 plant-meat, c2 bread", held="potion-plant")
    story.answers("place b1", "fire plant")
    (part,) = story.prompt()["path"]
    assert part["id"] == "space:b1"
    borrowed = [option for option in story.prompt()["options"] if option["effects"]["fires"]]
    assert [(option["effects"]["fires"], option["variant"]) for option in borrowed] == [
        (["space:b2"], "meat"),
        (["space:b2"], "plant"),
        (["space:c2"], "bread"),
    ]


def test_alone_the_fountain_cards_that_are_done_are_counted() -> None:
    """“2 of 6”, and how many lie face down."""
    story = Story(seats=1).given(
        held="iron", scored=("F1 F2",), fountain="F3", fountain_deck="F4 F5 F6", miniature="c3"
    )
    fountain = story.view["fountain"]
    assert (fountain["done"], fountain["of"], fountain["to_come"]) == (2, 6, 3)


def test_alone_a_turn_tells_what_it_still_demands() -> None:
    """“This turn still needs one of these”: a card, and where; or a coin, if there is one."""
    story = Story(seats=1).given(
        "e1 meat, e2 meat", held="meat", hands=("L-meat",), coins=(2,), fountain="F1"
    )
    assert story.view["demand"] == {"is_met": False, "completed": 0, "can_pay": True}
    completing = [
        option["targets"] for option in story.prompt()["options"] if option["effects"]["completes"]
    ]
    assert completing == [["space:e3"]]


def test_a_card_tells_where_a_token_would_complete_it() -> None:
    """“Possible now at d2” or "not yet"."""
    story = Story().given("d1 meat, d3 meat", hands=("L-meat L-iron",))
    meat, iron = story.game.view(ROZIE)["seats"][ROZIE]["hand"]
    assert meat["lacks"] == [{"space": "space:d2", "type": "meat"}]
    assert (iron["lacks"], iron["matches"]) == ([], [])


def test_a_preview_of_gain_and_cost_is_on_the_option() -> None:
    story = Story(fountain=True).given(F1, scoring=True, coins=(1, 0), hands=("L-iron L-meat",))
    claim = story.offered("claim F1")["effects"]
    assert (claim["gains"], claim["score"]) == ({"reputation": 4}, 4)
    coin = story.offered("coin")["effects"]
    assert (coin["gains"], coin["costs"]) == ({"card": 2}, {"coin": 1, "card": 2})


def test_icons_come_from_data() -> None:
    """Both faces of a dual, the types of a card, the abilities of the chart: no text is read."""
    story = Story(fancies=("buddy", "todd")).given("c3 crystal-iron", hands=("P-meat-iron",))
    view = story.game.view(ROZIE)
    (dual,) = [token for space in view["spaces"] for token in space["stack"]]
    assert dual["fires_as"] == ["crystal", "iron"]
    assert view["seats"][ROZIE]["hand"][0]["types"] == ["meat", "meat", "iron"]
    assert [row["type"] for row in view["chart"]] == [*TYPES, "coin"]
    assert [token["kind"] for token in view["bag"]["tokens"]][-1] == "buddy"


def test_hexes_are_laid_out_by_their_coordinates() -> None:
    """Rows and columns were read off names."""
    rows = [space["row"] for space in Story().view["spaces"]]
    assert [rows.count(row) for row in range(5)] == [3, 4, 5, 4, 3]
    assert [space["column"] for space in Story().view["spaces"]][:7] == [0, 1, 2, 0, 1, 2, 3]


def test_a_stack_can_be_fanned() -> None:
    """Top first, each with an id and a name."""
    story = Story().given("c3 iron bread-crystal meat")
    (stack,) = [space["stack"] for space in story.view["spaces"] if space["stack"]]
    assert [token["id"] for token in reversed(stack)] == ["token:c3:2", "token:c3:1", "token:c3:0"]
    assert [token["name"] for token in reversed(stack)] == [
        *("meat dragon", "bread and crystal dual", "iron dragon")
    ]


def test_the_bag_is_a_census_with_chances() -> None:
    view = Story(fountain=True).view
    tokens = view["bag"]["tokens"]
    assert sum(token["count"] for token in tokens) == view["bag"]["count"] == 24
    assert {token["chance"]["of"] for token in tokens} == {24}
    assert [token["chance"]["count"] for token in tokens] == [3] * 6 + [1] * 6 + [0]
