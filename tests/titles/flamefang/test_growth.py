"""Growth: a card of the upgrade path for one of your own, its price, and a new path."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, Story

WHICH_UPGRADE = "Which card of the upgrade path do you gain?"
PATH = "rending-claws keen-nose harrier wrath"
"""Costs 2, 2, 3 and 6."""


def which_leaves(card: str) -> str:
    return f"Which card leaves your deck for {card}?"


def pay(left: int) -> str:
    return f"What do you pay? ({left} to go)"


def path_of(story: Story) -> list[str]:
    return [card["card"] for card in story.path]


@pytest.mark.rule("flamefang/growth.grow-cards")
@pytest.mark.parametrize("dragon", ["cinder", "gale", "bramble", "dusk"])
def test_every_starting_deck_has_two_grow_cards(dragon: str) -> None:
    table = Story(seats=1, dragons=(dragon,)).table
    own = [*table.decks[ANN], *table.hands[ANN], *table.discards[ANN]]
    assert sum(table.content.cards[card].id == "grow" for card in own) == 2


@pytest.mark.rule(
    "flamefang/growth.grow-cards",
    "flamefang/growth.gain-and-replace",
    "flamefang/growth.cost",
    "flamefang/resources.spent",
)
def test_grow_takes_a_card_of_the_path_for_one_in_hand_and_resources_of_any_kind() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw dive", "glide"),
        hoards=("1 meat 1 stone 1 gold", "3 gold"),
        path=PATH,
        upgrade_deck="apex stoop",
    )
    story.plays("grow")
    story.is_asked(ANN, NEXT, "grow 0", "drop meat", "drop stone", "drop gold", "done")
    story.answers("grow 0").is_asked(
        ANN,
        WHICH_UPGRADE,
        "refresh the path",
        "grow rending-claws",
        "grow harrier",
        "grow keen-nose",
    )
    story.answers("grow rending-claws")
    story.is_asked(ANN, which_leaves("Rending Claws"), "replace claw", "replace dive")
    story.answers("replace dive").is_asked(ANN, pay(2), "pay meat", "pay stone", "pay gold")
    story.answers("pay gold").is_asked(ANN, pay(1), "pay meat", "pay stone")
    story.answers("pay meat").has(ANN, hand="claw rending-claws", hoard="1 stone", played="grow")
    story.lies("out of play", "dive").has(BEN, hand="glide", hoard="3 gold")
    assert story.supply == {"meat": 19, "stone": 18, "gold": 16}


@pytest.mark.rule("flamefang/growth.cost")
def test_a_card_that_cannot_be_paid_for_is_not_offered() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw",),
        hoards=("2 stone", "2 gold"),
        path="harrier rending-claws",
    )
    story.plays("grow", "grow 0")
    story.is_asked(ANN, WHICH_UPGRADE, "refresh the path", "grow rending-claws")
    story.refuses("grow harrier", "")


@pytest.mark.rule("flamefang/growth.gain-and-replace", "flamefang/ruling.growth-to-hand")
def test_the_new_card_goes_to_hand_even_for_a_prepped_one() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw claw flamelick headbutt blood-up raid",),
        prep=("dive",),
        hoards=("2 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow rending-claws", "replace dive")
    story.has(ANN, prep="", hand="claw claw flamelick headbutt blood-up raid rending-claws")
    story.lies("out of play", "dive")


@pytest.mark.rule("flamefang/growth.not-a-played-card")
def test_a_card_played_this_round_cannot_be_replaced() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow dive snatch",),
        played=("claw",),
        hoards=("2 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow rending-claws")
    story.is_asked(ANN, which_leaves("Rending Claws"), "replace dive", "replace snatch")
    story.refuses("replace claw", "").refuses("replace grow", "")


@pytest.mark.rule("flamefang/growth.any-aspect")
def test_neither_card_needs_to_be_in_aspect() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow short-flight",),
        rows=("ember-heart",),
        hoards=("2 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow keen-nose").has(ANN, hand="keen-nose", hoard="")
    story.lies("out of play", "short-flight")


@pytest.mark.rule("flamefang/growth.difference", "flamefang/ruling.growth-set-off")
def test_for_an_upgrade_only_the_difference_is_paid() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow keen-nose claw",),
        hoards=("4 gold",),
        path="wrath",
    )
    story.plays("grow", "grow 0", "grow wrath").has(ANN, hand="claw wrath", hoard="")
    story.lies("out of play", "keen-nose")


@pytest.mark.rule("flamefang/growth.difference")
def test_one_resource_less_than_the_difference_is_too_little() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow keen-nose claw",),
        hoards=("3 gold",),
        path="wrath harrier",
    )
    story.plays("grow", "grow 0")
    story.is_asked(ANN, WHICH_UPGRADE, "refresh the path", "grow harrier").refuses("grow wrath", "")


@pytest.mark.rule("flamefang/growth.difference")
@pytest.mark.parametrize("new", ["wrath", "rending-claws"])
def test_nothing_is_paid_for_a_card_that_costs_as_much_or_less(new: str) -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=("grow apex",), hoards=("2 gold",), path=PATH
    )
    story.plays("grow", "grow 0", f"grow {new}").has(ANN, hand=new, hoard="2 gold")
    story.lies("out of play", "apex")


@pytest.mark.rule("flamefang/growth.to-hand")
def test_the_new_card_may_be_played_in_this_phase_if_it_is_in_aspect() -> None:
    story = Story(seats=1).given(
        aspect=("fight",),
        hands=("grow grow dive snatch",),
        rows=("ember-heart red-pinions",),
        hoards=("4 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow rending-claws", "replace dive")
    story.plays("grow", "grow 0", "grow keen-nose", "replace snatch")
    story.has(ANN, hand="rending-claws keen-nose", hoard="")
    story.is_asked(ANN, WHAT, "play rending-claws", "pass")


@pytest.mark.rule("flamefang/growth.replaced-card", "flamefang/ruling.growth-set-off")
def test_a_replaced_card_does_not_come_back_with_the_discard_pile() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow dive", ""),
        discards=("claw",),
        hoards=("2 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow rending-claws").lies("out of play", "dive")
    story.answers("pass", "pass", "neither").has(ANN, hand="claw grow rending-claws", deck=0)
    story.has(ANN, discard="").lies("out of play", "dive")


# The path


@pytest.mark.rule("flamefang/growth.refill-path")
def test_the_gap_in_the_path_is_filled_at_once() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow dive",),
        hoards=("2 gold",),
        path=PATH,
        upgrade_deck="apex stoop",
    )
    story.plays("grow", "grow 0", "grow keen-nose")
    assert sorted(path_of(story)) == ["apex", "harrier", "rending-claws", "wrath"]
    story.lies("upgrade deck", "stoop").lies("upgrade discard", "")


@pytest.mark.rule("flamefang/growth.refresh-path")
def test_grow_may_refresh_the_path_instead() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow dive",),
        hoards=("2 gold",),
        path=PATH,
        upgrade_deck="apex stoop moulting unbound stalk",
    )
    story.plays("grow", "grow 0", "refresh the path")
    assert path_of(story) == ["apex", "stoop", "moulting", "unbound"]
    story.lies("upgrade discard", PATH).lies("upgrade deck", "stalk").lies("out of play", "")
    story.has(ANN, hand="dive", hoard="2 gold").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/ruling.growth-nothing-to-replace")
def test_with_nothing_but_a_condition_to_replace_only_refreshing_is_left() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow rage",),
        hoards=("4 gold",),
        path=PATH,
        upgrade_deck="apex stoop moulting unbound",
    )
    story.plays("grow", "grow 0")
    assert path_of(story) == ["apex", "stoop", "moulting", "unbound"]
    story.has(ANN, hand="rage", hoard="4 gold").lies("out of play", "")


# What can be replaced


@pytest.mark.rule("flamefang/ruling.growth-what", "flamefang/ruling.condition-never-discarded")
def test_starting_cards_traits_upgrades_and_life_cards_can_be_replaced_but_no_condition() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw rage ember-heart",),
        prep=("hot-blood keen-nose goaded",),
        rows=("horned-brow",),
        hoards=("3 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow harrier").is_asked(
        ANN,
        which_leaves("Harrier"),
        *("replace ember-heart", "replace claw", "replace keen-nose", "replace hot-blood"),
    )


@pytest.mark.rule("flamefang/ruling.growth-what")
def test_the_player_is_warned_about_a_life_card() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw ember-heart",),
        rows=("horned-brow",),
        hoards=("2 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow rending-claws")
    story.describes("replace ember-heart", "Ember Heart (2 resources, a life card)")
    story.describes("replace claw", "Claw (2 resources)")


@pytest.mark.rule("flamefang/ruling.growth-what")
def test_the_player_is_warned_even_if_a_life_card_is_all_there_is_to_replace() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow ember-heart",),
        rows=("horned-brow",),
        hoards=("2 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow rending-claws").lies("out of play", "")
    story.is_asked(ANN, which_leaves("Rending Claws"), "replace ember-heart", "do not grow")
    story.describes("replace ember-heart", "Ember Heart (2 resources, a life card)")


@pytest.mark.rule("flamefang/ruling.growth-set-off")
@pytest.mark.parametrize("old", ["claw", "hot-blood", "ember-heart"])
def test_only_an_upgrade_has_a_cost_that_is_set_off(old: str) -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=(f"grow {old} keen-nose",),
        rows=("horned-brow",),
        hoards=("2 gold",),
        path=PATH,
    )
    story.plays("grow", "grow 0", "grow rending-claws", f"replace {old}")
    story.has(ANN, hand="keen-nose rending-claws", hoard="").lies("out of play", old)
