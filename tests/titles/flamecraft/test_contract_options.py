"""What a client is sent of a question: what options touch and bring, payments, the path."""

from __future__ import annotations

from titles.flamecraft.story import (
    EVERY_TYPE,
    OLIVER,
    Story,
    a_town,
    before,
    offered,
    prompt_of,
    touches,
)


def test_a_visit_points_at_the_shop_and_tells_price_and_gains() -> None:
    story = Story().given(a_town(), at=("", "draco-bell"), goods=("1 iron",))
    option = offered(story)["visit draco-bell"]
    assert option["targets"] == ["shop:draco-bell"]
    assert option["effects"]["gains"] == {"meat": 2}
    assert option["effects"]["costs"] == {"good-or-coin": 1}


def test_a_gift_points_at_the_good_and_at_who_gets_it() -> None:
    story = Story(seats=3).given(a_town(), at=("", "draco-bell"), goods=("1 iron 1 coin",))
    story.answers("visit draco-bell")
    assert touches(story) == {
        "give iron": ("goods:0:iron", "seat:1"),
        "give coin": ("goods:0:coin", "seat:1"),
    }
    (stage,) = [stage for stage in prompt_of(story)["path"] if stage["words"]]
    assert (stage["id"], stage["left"]) == ("shop:draco-bell", 1)
    assert prompt_of(story)["payment"] == {
        "what": "shop:draco-bell",
        "cost": {"good-or-coin": 1},
        "paid": {},
        "owed": {"good-or-coin": 1},
    }


def test_coins_that_must_stand_in_are_part_of_what_casting_costs() -> None:
    goods = "1 bread 1 meat 1 iron 1 coin"
    story = Story().given(a_town(), row="p-bread-1", goods=(goods,))
    story.answers("visit critical-rolls")
    cast = offered(story)["cast p-bread-1"]["effects"]
    assert cast["costs"] == {"bread": 1, "meat": 1, "iron": 1, "coin": 1}


def test_an_ability_tells_all_that_it_costs() -> None:
    story = Story().given(a_town("gnome-depot - - -"), goods=("7 iron 7 meat 2 coin",))
    story.answers("visit gnome-depot")
    assert offered(story)["use gnome-depot"]["effects"]["costs"] == {"good-or-coin": 8}
    story.answers("use gnome-depot")
    iron = offered(story)["spend iron"]["effects"]
    assert iron["gains"]["reputation"] > 0
    assert iron["costs"]["iron"] + iron["costs"].get("coin", 0) == 8
    assert prompt_of(story)["payment"]["owed"] == {"good-or-coin": 8}


def test_casting_points_at_card_and_shop_and_gathering_at_the_shop() -> None:
    story = Story(companions=True).given(
        a_town(),
        row="p-bread-1",
        goods=("1 bread 1 meat 1 iron 1 plant",),
        companions=("bookmark",),
    )
    story.answers("visit critical-rolls")
    assert touches(story) == {
        "gather": ("shop:critical-rolls",),
        "cast p-bread-1": ("enchantment:p-bread-1", "shop:critical-rolls"),
        "cast p-bread-1 with bookmark": (
            "enchantment:p-bread-1",
            "shop:critical-rolls",
            "bookmark",
        ),
    }
    cast = offered(story)["cast p-bread-1"]["effects"]
    assert cast["costs"] == {"bread": 1, "meat": 1, "iron": 1, "plant": 1}
    assert cast["gains"] == {"reputation": 5}


def test_placing_points_at_dragon_and_slot_and_tells_what_it_fills() -> None:
    story = Story().given(
        a_town().replace("critical-rolls bread - -", "critical-rolls bread meat -"),
        hands=("plant",),
    )
    story.answers("visit critical-rolls")
    (dragon,) = before(story, OLIVER)["hand"]
    assert touches(story) == {
        "place plant on critical-rolls 3": (dragon["id"], "slot:critical-rolls:3"),
        "place nothing": ("no",),
    }
    brought = offered(story)["place plant on critical-rolls 3"]["effects"]
    assert brought["gains"] == {"fancy": 1}
    assert [filled["card"] for filled in brought["completes"]] == ["shop:critical-rolls"]
    assert len(brought["completes"][0]["spaces"]) == 3


def test_the_dragon_that_is_pointed_at_is_the_one_that_goes() -> None:
    """Of two alike, one that everybody knows of goes first."""
    story = Story().given(a_town(), hands=("meat",), shown=("meat",))
    story.answers("visit critical-rolls")
    target = offered(story)["place meat on critical-rolls 2"]["targets"][0]
    story.answers("place meat on critical-rolls 2")
    assert story.shop("critical-rolls")["slots"][1]["dragon"]["id"] == target


def test_firing_up_points_at_dragons_and_pocus_tells_two_ways_apart() -> None:
    story = Story().given(a_town(), fancies=("pocus",))
    story.gathers_at("critical-rolls").answers("place nothing")
    bread = story.shop("critical-rolls")["slots"][0]["dragon"]["id"]
    assert touches(story) == {
        "fire critical-rolls 1": (bread,),
        "fire nothing": ("no",),
        "reveal pocus": ("fancy:pocus",),
    }
    assert offered(story)["reveal pocus"]["interrupt"]
    story.answers("reveal pocus")
    assert touches(story)["pocus critical-rolls 1"] == (bread, "reputation")
    fired = offered(story)["fire critical-rolls 1"]["effects"]
    assert (fired["fires"], fired["gains"]) == ([bread], {"artisan": 1})
    assert offered(story)["pocus critical-rolls 1"]["effects"]["gains"] == {"reputation": 2}


def test_a_dragon_in_play_is_named_by_the_path() -> None:
    story = Story().given(a_town(), park="meat", artisan_deck="iron bread")
    story.gathers_at("fragile-reptile").answers("fire fragile-reptile 1")
    crystal = story.shop("fragile-reptile")["slots"][0]["dragon"]["id"]
    stage = prompt_of(story)["path"][-1]
    assert (stage["words"], stage["id"]) == ("Different goods", crystal)
    picked = touches(story)["gain bread meat iron"]
    assert picked == ("supply:bread", "supply:meat", "supply:iron")


def test_drawing_points_at_the_park_or_the_deck() -> None:
    story = Story().given(a_town(), park="bread iron", park_goods=("", "iron iron"))
    story.gathers_at("critical-rolls").answers("fire critical-rolls 1")
    lying = [place["dragon"]["id"] for place in story.view["park"][:2]]
    assert touches(story) == {
        "draw park 1": (lying[0],),
        "draw park 2": (lying[1],),
        "draw deck": ("deck:artisans",),
    }
    assert offered(story)["draw park 2"]["effects"]["gains"] == {"artisan": 1, "iron": 2}


def test_swapping_points_at_dragons_all_over_town_and_names_the_swapper() -> None:
    story = Story().given(a_town())
    story.gathers_at("potable-potions").answers("fire potable-potions 1")
    potion = story.shop("potable-potions")["slots"][0]["dragon"]["id"]
    bread = story.shop("critical-rolls")["slots"][0]["dragon"]["id"]
    assert touches(story)["swap critical-rolls 1"] == (bread,)
    assert prompt_of(story)["path"][-1]["id"] == potion


def test_an_ability_in_several_ways_has_a_variant_for_each() -> None:
    story = Story().given(a_town("dragon-hoard-bank - - -"), rep=(5,), goods=("4 coin",))
    story.gathers_at("dragon-hoard-bank")
    assert touches(story) == {
        "use dragon-hoard-bank 1": ("shop:dragon-hoard-bank", "way-1"),
        "use dragon-hoard-bank 2": ("shop:dragon-hoard-bank", "way-2"),
        "use nothing": ("no",),
    }
    assert offered(story)["use dragon-hoard-bank 2"]["effects"]["costs"] == {"coin": 3}


def test_a_trade_step_by_step_tells_what_is_left_of_it() -> None:
    story = Story().given(a_town("tip-the-scales - - -"), goods=("1 bread 1 iron 1 coin",))
    story.gathers_at("tip-the-scales").answers("use tip-the-scales", "trade bread")
    (stage,) = prompt_of(story)["path"]
    assert (stage["id"], stage["left"], stage["of"]) == ("shop:tip-the-scales", 5, 6)
    assert stage["names"] == ["bread"]
    assert touches(story)["trade nothing"] == ("done",)


def test_coins_left_in_the_alley_point_at_a_space() -> None:
    story = Story().given(a_town("dragon-alley"), goods=("2 coin",), park="bread")
    story.gathers_at("dragon-alley").answers("use dragon-alley 1")
    option = offered(story)["leave coins 2"]
    assert option["targets"] == ["alley:2"]
    assert option["effects"]["costs"] == {"coin": 2}
    assert option["effects"]["gains"] == {"reputation": 1, "good": 1, "turn": 1}


def test_alone_an_enchantment_of_the_others_points_at_card_and_shop() -> None:
    story = Story(seats=1).given(
        a_town("bizarre-bazaar - - -"),
        park="bread bread bread bread bread",
        artisan_deck="meat iron iron",
        row="p-meat-1 p-iron-1",
    )
    story.gathers_at("hello-nursery")
    while story.question.kind != "solo-cast":
        story.answers(story.question.options.keys[-1])
    assert touches(story) == {
        "add p-meat-1 to draco-bell": ("enchantment:p-meat-1", "shop:draco-bell"),
        "add p-meat-1 to bizarre-bazaar": ("enchantment:p-meat-1", "shop:bizarre-bazaar"),
    }


# Paying


def test_a_payment_tells_what_it_is_for_and_how_it_stands() -> None:
    story = Story().given(
        a_town(), row="p-bread-2", goods=("3 iron 1 bread 1 potion 2 coin",), park="bread"
    )
    story.answers("visit critical-rolls", "cast p-bread-2")
    payment = prompt_of(story)["payment"]
    cost = {"bread": 1, "iron": 3, "potion": 1}
    assert payment == {"what": "enchantment:p-bread-2", "cost": cost, "paid": {}, "owed": cost}
    paying = prompt_of(story)["path"][-1]
    assert (paying["id"], paying["left"]) == ("enchantment:p-bread-2", 2), "coins to spare"
    assert touches(story)["pay coin for iron"] == ("goods:0:iron", "goods:0:coin")
    story.answers("pay coin for iron")
    payment = prompt_of(story)["payment"]
    assert payment["paid"] == {"coin": 1}
    assert payment["owed"] == {"bread": 1, "iron": 2, "potion": 1}
    assert prompt_of(story)["path"][-1]["left"] == 1
    assert offered(story)["pay"]["effects"]["costs"] == {
        "bread": 1,
        "iron": 2,
        "potion": 1,
        "coin": 1,
    }


def test_coins_that_must_stand_in_are_proposed() -> None:
    story = Story().given(a_town(), row="p-bread-2", goods=("2 iron 1 bread 1 potion 2 coin",))
    payment = prompt_of(story.answers("visit critical-rolls", "cast p-bread-2"))["payment"]
    assert payment["paid"] == {"coin": 1}
    assert payment["owed"] == {"bread": 1, "iron": 2, "potion": 1}


def test_an_ability_and_a_fancy_are_paid_for_too() -> None:
    story = Story().given(
        a_town("drake-of-cakes - - -"), goods=("1 bread 1 coin",), park=EVERY_TYPE
    )
    story.gathers_at("drake-of-cakes").answers("use drake-of-cakes")
    assert prompt_of(story)["payment"]["what"] == "shop:drake-of-cakes"
    story = Story().given(a_town(), goods=("4 bread 1 coin",), fancies=("buttercup",))
    story.answers("reveal buttercup")
    assert prompt_of(story)["payment"]["what"] == "fancy:buttercup"


def with_bookmark(card: str, off: str) -> Story:
    """Oliver casts a card in a wild shop, one good of its cost taken off."""
    story = Story(companions=True).given(
        a_town("bizarre-bazaar - - -"),
        row="p-bread-1 p-iron-1",
        goods=("1 bread 1 iron 1 plant 1 coin 1 meat 1 crystal",),
        companions=("bookmark",),
    )
    story.answers("visit bizarre-bazaar", f"cast {card} with bookmark", f"take off {off}")
    return story.answers("take nothing off")


def test_payments_that_owe_the_same_for_different_cards_are_told_apart() -> None:
    """The same goods, the same cost, the same words: but another card comes of it."""
    loaf, anvil = with_bookmark("p-bread-1", "meat"), with_bookmark("p-iron-1", "crystal")
    assert loaf.question.words == anvil.question.words
    assert loaf.game.view(OLIVER) == anvil.game.view(OLIVER)
    assert [prompt_of(story)["payment"]["what"] for story in (loaf, anvil)] == [
        "enchantment:p-bread-1",
        "enchantment:p-iron-1",
    ]
    assert prompt_of(loaf)["path"] != prompt_of(anvil)["path"]
    assert prompt_of(loaf)["path"][0]["words"] == "Casting Proofing Charm"


def test_what_a_companion_takes_off_counts_as_paid() -> None:
    story = Story(companions=True).given(
        a_town(), row="p-bread-1", goods=("1 bread 1 iron 1 plant",), companions=("bookmark",)
    )
    story.answers("visit critical-rolls", "cast p-bread-1 with bookmark", "take off meat")
    payment = prompt_of(story)["payment"]
    assert payment["paid"] == {"meat": 1}
    assert payment["owed"] == {"bread": 1, "iron": 1, "plant": 1}
    assert prompt_of(story)["path"][-1]["left"] == 1


def test_sets_of_a_variable_cost_are_buttons_that_tell_what_each_costs() -> None:
    story = Story(enchantments="golden").given(
        a_town(), row="g-bread-1", goods=("2 meat 2 crystal",)
    )
    story.answers("visit critical-rolls", "cast g-bread-1")
    assert touches(story) == {"sets 2": ("sets-2",), "sets 1": ("sets-1",)}
    assert offered(story)["sets 2"]["effects"]["costs"] == {"meat": 2, "crystal": 2}
    assert prompt_of(story)["path"][-1]["id"] == "enchantment:g-bread-1"
