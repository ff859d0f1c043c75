"""What a client is sent of the table: ids, prices, what is within reach, how far things are."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamecraft.story import GOODS, JAMES, OLIVER, VIOLET, Story, a_town, before, counts_of


def shop_for(story: Story, seat: int | None, card: str) -> dict[str, Any]:
    town = story.game.view(seat)["town"]
    return next(shop for shop in town if shop["card"] == card)


# Ids


def test_two_dragons_of_a_type_have_ids_of_their_own() -> None:
    story = Story().given(a_town(), hands=("bread bread",), park="bread")
    first, second = before(story, OLIVER)["hand"]
    lying = story.view["park"][0]["dragon"]
    assert {first["kind"], second["kind"], lying["kind"]} == {"bread"}
    assert len({first["id"], second["id"], lying["id"]}) == 3
    assert lying["id"].startswith("dragon:bread-")
    assert lying["words"] == "draw an artisan"


def test_what_lies_before_a_seat_can_be_pointed_at_pile_by_pile() -> None:
    story = Story().given(a_town(), at=("", "draco-bell"), goods=("", "2 meat 1 coin"))
    violet = story.view["seats"][VIOLET]
    assert violet["pawn"] == {"id": "pawn:1", "at": "shop:draco-bell"}
    assert [pile["id"] for pile in violet["goods"]][-2:] == ["goods:1:potion", "goods:1:coin"]
    assert {kind: n for kind, n in counts_of(violet["goods"]).items() if n} == {
        "meat": 2,
        "coin": 1,
    }
    assert [pile["id"] for pile in violet["piles"]] == ["hand:1", "fancies:1", "scored:1"]


def test_of_a_hidden_hand_there_is_a_count_and_no_id_of_a_card() -> None:
    story = Story().given(a_town(), hands=("iron", "meat potion"), fancies=("", "todd"))
    violet = story.game.view(OLIVER)["seats"][VIOLET]
    assert (violet["hand"], violet["hand_count"]) == ([], 2)
    assert (violet["fancies"], violet["fancy_count"]) == ([], 1)
    assert "fancy:todd" not in str(story.game.view(OLIVER))


def test_spaces_of_town_are_numbered_as_they_are_filled() -> None:
    story = Story().given(a_town(), spaces=8)
    spaces = story.view["spaces"]
    assert [space["id"] for space in spaces] == [f"space:{number}" for number in range(1, 9)]
    assert spaces[5] == {"id": "space:6", "shop": "shop:potable-potions", "facedown": False}
    assert spaces[6] == {"id": "space:7", "shop": None, "facedown": False}


def test_the_view_has_the_same_shape_at_every_question_and_for_everybody() -> None:
    story = Story(seats=3, companions=True)
    shapes = set()
    for _ in range(60):
        shapes |= {tuple(story.game.view(seat)) for seat in (None, 0, 1, 2)}
        story.answers(story.question.options.keys[0])
    assert len(shapes) == 1
    assert not [name for name in shapes.pop() if " " in name or name != name.lower()]


# Prices


def test_the_price_of_entry_says_who_must_be_given_something() -> None:
    story = Story(seats=4).given(
        a_town("flagons-and-dragons - - -"),
        at=("critical-rolls", "draco-bell", "smith-mart", "draco-bell"),
        goods=("1 bread",),
    )
    bell = shop_for(story, OLIVER, "draco-bell")["entry"]
    assert bell == {"price": 2, "to": [1, 3], "can_pay": False}
    mart = shop_for(story, OLIVER, "smith-mart")["entry"]
    assert mart == {"price": 1, "to": [2], "can_pay": True}
    assert shop_for(story, JAMES, "draco-bell")["entry"]["to"] == [3, 1], "from James on"
    assert shop_for(story, JAMES, "smith-mart")["entry"]["price"] == 0, "James is there"


def test_entry_is_free_where_the_shop_says_so() -> None:
    story = Story().given(
        a_town("flagons-and-dragons - - -"), at=("", "flagons-and-dragons"), goods=("1 iron",)
    )
    place = shop_for(story, OLIVER, "flagons-and-dragons")
    assert (place["free_entry"], place["entry"]["price"], place["entry"]["to"]) == (True, 0, [])


def test_alone_each_token_wants_something_that_goes_back() -> None:
    story = Story(seats=1).given(a_town(), visitors="iron draco-bell, meat draco-bell")
    place = shop_for(story, OLIVER, "draco-bell")
    assert place["tokens"] == ["token:meat", "token:iron"]
    assert place["entry"] == {"price": 2, "to": [], "can_pay": False}


def test_a_card_of_the_row_says_what_is_missing_and_what_coins_can_stand_in_for() -> None:
    story = Story().given(a_town(), row="p-bread-2", goods=("1 iron 1 bread 2 coin", "4 iron"))
    (card,) = story.game.view(OLIVER)["row"]["cards"]
    assert card["cost"] == {"iron": 3, "bread": 1, "potion": 1}
    assert (card["missing"], card["coins"], card["short"]) == ({"iron": 2, "potion": 1}, 2, 1)
    (theirs,) = story.game.view(VIOLET)["row"]["cards"]
    assert (theirs["missing"], theirs["short"]) == ({"bread": 1, "potion": 1}, 2)


def test_coins_cannot_stand_in_where_the_card_says_so() -> None:
    story = Story(enchantments="golden").given(a_town(), row="g-bread-2", goods=("6 coin",))
    (card,) = story.game.view(OLIVER)["row"]["cards"]
    assert (card["no_coins"], card["coins"], card["short"]) == (True, 0, 6)


def casts_at(card: str, goods: str, *, enchanted: str = "", others: str = "") -> list[int]:
    """What Oliver is short of for each card that fits a shop."""
    town = a_town("bizarre-bazaar - - -", "wishing-well - - -", "flagons-and-dragons - - -")
    story = Story().given(
        town, row="p-bread-1 p-meat-2", goods=(goods,), enchanted=enchanted, at=("", others)
    )
    return [cast["short"] for cast in shop_for(story, OLIVER, card)["casts"]]


RICH = "2 bread 6 meat 3 iron 3 crystal 1 plant"


def test_a_shop_says_which_cards_could_be_cast_there() -> None:
    assert casts_at("critical-rolls", RICH) == [0]
    assert casts_at("bizarre-bazaar", RICH) == [0, 0]
    assert casts_at("wishing-well", RICH) == []
    assert casts_at("smith-mart", RICH) == []
    full = "critical-rolls p-bread-2 p-bread-3 p-plant-1"
    assert casts_at("critical-rolls", RICH, enchanted=full) == []


@pytest.mark.parametrize(
    ("goods", "short"),
    [
        ("1 bread 1 meat 1 iron 1 plant", 1),
        ("1 bread 1 meat 1 iron 1 coin", 1),
        ("1 bread 1 meat 1 iron 1 plant 1 coin", 0),
        ("1 bread 1 meat 1 iron 1 plant 1 potion", 0),
    ],
)
def test_what_those_at_a_shop_must_be_given_cannot_pay_for_a_card(goods: str, short: int) -> None:
    assert casts_at("critical-rolls", goods, others="critical-rolls") == [short]
    assert casts_at("flagons-and-dragons", goods, others="flagons-and-dragons")[0] == 0


def test_the_reserved_card_can_be_cast_by_its_owner_alone() -> None:
    story = Story().given(a_town(), reserved=("p-bread-1", ""), goods=("1 bread",))
    assert shop_for(story, OLIVER, "critical-rolls")["casts"] == [
        {"enchantment": "enchantment:p-bread-1", "short": 3}
    ]
    assert shop_for(story, VIOLET, "critical-rolls")["casts"] == []


# What things bring


def test_a_visit_brings_what_shop_dragons_and_enchantments_give() -> None:
    town = a_town("bizarre-bazaar iron - -", "sew-cute - - -", "wishing-well - - -")
    story = Story().given(town, enchanted="bizarre-bazaar p-meat-1")
    assert story.shop("bizarre-bazaar")["brings"] == {"iron": 1, "meat": 1, "good": 1}
    assert story.shop("sew-cute")["brings"] == {"artisan": 1}
    assert story.shop("wishing-well")["brings"] == {"coin": 3}


def test_rewards_are_counts_beside_their_words() -> None:
    story = Story().given(a_town("dragon-alley"), row="p-bread-2")
    slots = story.shop("critical-rolls")["slots"]
    assert [slot["reward"] for slot in slots] == [{}, {"coin": 1}, {"fancy": 1}]
    assert [slot["words"] for slot in slots] == ["nothing", "1 coin", "a fancy"]
    (card,) = story.view["row"]["cards"]
    assert card["reward"] == {"reputation": 4, "artisan": 1}
    assert card["words"] == "4 reputation and an artisan"
    spaces = story.shop("dragon-alley")["spaces"]
    assert spaces[0]["reward"] == {"reputation": 1, "artisan": 1}
    assert [space["id"] for space in spaces] == ["alley:1", "alley:2", "alley:3"]


# Fancies


def fancy_of(story: Story, seat: int, name: str) -> dict[str, Any]:
    return next(card for card in before(story, seat)["fancies"] if card["card"] == name)


@pytest.mark.parametrize(
    ("name", "goods", "progress", "most"),
    [
        ("buttercup", "2 bread 1 coin", 3, 4),
        ("buttercup", "6 bread", 4, 4),
        ("toasty", "2 bread", 0, 6),
        ("toasty", "3 bread", 6, 6),
        ("chonkers", "4 bread 3 iron", 2, 6),
        ("todd", "1 bread 3 iron", 2, 6),
        ("sweetie", "", 3, 7),
        ("rainbow", "", 0, 7),
    ],
)
def test_a_fancy_says_how_far_it_is_and_how_far_it_can_come(
    name: str, goods: str, progress: int, most: int
) -> None:
    story = Story().given(a_town(), fancies=(name,), goods=(goods,))
    card = fancy_of(story, OLIVER, name)
    assert (card["progress"], card["max"]) == (progress, most)
    assert card["worth"] == (progress if card["time"] == "moon" else None)


def test_a_goal_is_data_beside_its_words() -> None:
    story = Story().given(a_town(), fancies=("toasty frazzle talisman",))
    assert fancy_of(story, OLIVER, "toasty")["goal"] == {
        "kind": "hold",
        "of": "bread",
        "count": 3,
        "reward": {"reputation": 3},
        "most": 3,
        "limit": 0,
    }
    assert fancy_of(story, OLIVER, "frazzle")["goal"]["reward"]["reputation"] == 4
    assert fancy_of(story, OLIVER, "talisman")["max"] is None


def test_what_is_done_in_a_turn_moves_the_bar_and_only_in_that_turn() -> None:
    story = Story().given(
        a_town(), at=("", "draco-bell"), goods=("2 bread",), fancies=("shimmer", "shimmer")
    )
    assert fancy_of(story, OLIVER, "shimmer")["progress"] == 0
    story.answers("visit draco-bell")
    assert fancy_of(story, OLIVER, "shimmer")["progress"] == 1
    assert fancy_of(story, VIOLET, "shimmer")["progress"] == 0


def test_a_companion_says_that_it_can_be_used_once() -> None:
    story = Story(companions=True).given(a_town(), companions=("penny",), goods=("2 coin",))
    own = before(story, OLIVER)["companion"]
    assert (own["id"], own["name"]) == ("companion:penny", "Penny")
    assert (own["once"], own["used"]) == (True, False)
    story.answers("companion penny", "coins 1")
    assert before(story, OLIVER)["companion"]["used"] is True


# Alone, and the end


def test_alone_there_is_a_ladder_of_awards_and_how_far_each_achievement_is() -> None:
    story = Story(seats=1).given(a_town(), rep=(80,))
    solo = story.view["solo"]
    ladder = [(award["name"], award["least"], award["is_earned"]) for award in solo["awards"]]
    assert ladder == [
        ("Shopkeeper", 0, True),
        ("Flamekeeper", 75, True),
        ("Master of Flame", 90, False),
    ]
    dozen = solo["achievements"][0]
    assert (dozen["id"], dozen["progress"], dozen["max"]) == ("achievement:half-a-dozen", 1, 6)
    assert [token["id"] for token in solo["tokens"]] == [f"token:{good}" for good in GOODS]
    assert [token["kind"] for token in solo["tokens"] if token["is_mine"]] == ["bread"]


def test_the_end_says_what_brought_it_about_and_how_many_turns_are_left() -> None:
    story = Story().given(a_town(), artisan_deck="iron", park="bread")
    assert story.view["ending"] is None
    story.gathers_at("critical-rolls").answers("fire critical-rolls 1", "draw deck")
    assert story.view["ending"] == {"reason": "artisan", "turns_left": 1}


def test_only_whose_turn_it_is_sees_what_of_the_turn_still_counts() -> None:
    story = Story().given(a_town(), hands=("meat",))
    story.gathers_at("critical-rolls").answers("place meat on critical-rolls 2")
    now = story.game.view(OLIVER)["this_turn"]
    assert now["placements"] == [{"shop": "shop:critical-rolls", "kind": "meat"}]
    (grant,) = now["grants"]
    assert (grant["place"], grant["left"]) == ("shop:critical-rolls", 1)
    assert grant["fancies"] == ["no-fire", "fire-all"]
    assert [story.game.view(viewer)["this_turn"] for viewer in (VIOLET, None)] == [None, None]


# How far the game is


def test_turns_and_rounds_are_counted_as_they_end() -> None:
    story = Story().given(a_town())
    taken = story.table.turns_taken()
    story.gathers_at("critical-rolls")
    assert story.table.turns_taken() == taken
    story.ends_turn()
    assert story.table.turns_taken() == taken + 1
    story.gathers_at("draco-bell").ends_turn()
    assert story.table.rounds_played() == (taken + 2) // 2
