"""What a browser's table of Flamecraft would otherwise have to work out, line by line."""

from __future__ import annotations

from titles.flamecraft.story import OLIVER, Story, a_town, before, offered, prompt_of


def test_a_reward_is_icons_beside_its_words() -> None:
    """ "4 reputation and an artisan" without reading English; on slots and spaces as well."""
    story = Story().given(a_town("dragon-alley"), row="p-bread-2")
    (card,) = story.view["row"]["cards"]
    assert card["words"] == "4 reputation and an artisan"
    assert card["reward"] == {"reputation": 4, "artisan": 1}
    assert story.shop("smith-mart")["slots"][2]["reward"] == {"reputation": 2}
    assert story.shop("dragon-alley")["spaces"][2]["reward"] == {"artisan": 1, "good": 1}


def test_the_goal_of_a_fancy_is_data_with_the_end_of_its_bar() -> None:
    story = Story().given(a_town(), fancies=("chonkers buttercup",), goods=("7 bread",))
    spend, leftovers = before(story, OLIVER)["fancies"]
    assert (spend["goal"]["kind"], spend["goal"]["of"]) == ("spend", "bread")
    assert (spend["progress"], spend["max"]) == (4, 4)
    assert (leftovers["progress"], leftovers["max"], leftovers["worth"]) == (2, 6, 2)


def test_a_payment_names_what_is_paid_for() -> None:
    goods = "1 bread 1 meat 1 iron 1 plant 2 coin"
    story = Story().given(a_town(), row="p-bread-1", goods=(goods,))
    story.answers("visit critical-rolls", "cast p-bread-1")
    payment = prompt_of(story)["payment"]
    assert payment["what"] == "enchantment:p-bread-1"
    assert payment["cost"] == {"bread": 1, "meat": 1, "iron": 1, "plant": 1}


def test_a_widget_can_show_two_coins_at_once() -> None:
    """One slot a good owed: which of them a coin may stand in for, how many coins there are, and
    what every answer on the way would make of the payment."""
    goods = "1 bread 1 meat 1 iron 1 plant 2 coin"
    story = Story().given(a_town(), row="p-bread-1", goods=(goods,))
    story.answers("visit critical-rolls", "cast p-bread-1")
    slots = [option["targets"] for option in offered(story).values() if option["targets"]]
    assert slots == [
        [f"goods:0:{good}", "goods:0:coin"] for good in ("bread", "meat", "iron", "plant")
    ]
    assert prompt_of(story)["path"][-1]["left"] == 2
    story.answers("pay coin for bread", "pay coin for meat")
    assert story.question.kind != "pay", "no coin is left, so nothing is left to ask"
    story.has(OLIVER, goods="1 bread 1 meat")


def test_alone_the_ladder_of_awards_is_there() -> None:
    story = Story(seats=1).given(a_town(), rep=(76,))
    awards = story.view["solo"]["awards"]
    assert [(award["least"], award["is_earned"]) for award in awards] == [
        (0, True),
        (75, True),
        (90, False),
    ]


def test_the_path_names_the_card_in_play_and_what_is_left_of_it() -> None:
    story = Story().given(
        a_town("drake-of-cakes - - -"), goods=("3 bread",), park="bread iron meat"
    )
    story.gathers_at("drake-of-cakes").answers("use drake-of-cakes")
    assert story.question.words == "Which artisan dragon do you take from the Park?"
    stage = prompt_of(story)["path"][-1]
    assert (stage["id"], stage["left"]) == ("shop:drake-of-cakes", 2)
    story.answers("draw park 1")
    assert prompt_of(story)["path"][-1]["left"] == 1


def test_an_option_previews_what_it_gains_and_costs() -> None:
    story = Story().given(a_town(), at=("", "draco-bell"), goods=("1 iron",))
    visit = offered(story)["visit draco-bell"]["effects"]
    assert (visit["gains"], visit["costs"]) == ({"meat": 2}, {"good-or-coin": 1})


def test_what_a_shop_asks_and_allows_is_there_before_anybody_goes() -> None:
    """A gift for who stands there, and the cards that could be cast: the ✓ of the row."""
    goods = "1 bread 1 meat 1 iron 1 plant"
    story = Story().given(a_town(), at=("", "critical-rolls"), row="p-bread-1", goods=(goods,))
    rolls = story.game.view(OLIVER)["town"][0]
    assert (rolls["entry"]["price"], rolls["entry"]["to"]) == (1, [1])
    assert rolls["casts"] == [{"enchantment": "enchantment:p-bread-1", "short": 1}]
    assert story.game.view(OLIVER)["row"]["cards"][0]["short"] == 0
