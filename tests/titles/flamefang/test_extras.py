"""The cost box of a card: boosts, wounds and other prices, and gold that makes a card wild."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    PREP_OR_DISCARD,
    WHAT,
    Story,
    life,
)


def how(card: str) -> str:
    return f"How do you pay for the extra of {card}?"


# Paying, or not


@pytest.mark.rule("flamefang/extra.may-pay")
def test_who_does_not_pay_does_not_get_the_extra() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        hoards=("1 stone",),
        minions="rock-golem forest",
    )
    story.plays("claw", "attack", "attack")
    story.is_asked(ANN, NEXT, "boost", "drop stone", "done").answers("done")
    story.shows("forest", minions="rock-golem 2").has(ANN, hoard="1 stone", played="claw")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/extra.may-pay")
def test_who_cannot_pay_is_not_offered_the_extra() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw", "talon"),
        hoards=("2 gold", "3 stone"),
        minions="rock-golem forest",
    )
    story.plays("claw").is_asked(ANN, NEXT, "attack", "drop gold", "done")
    story.refuses("boost", "you cannot pay for it")


@pytest.mark.rule("flamefang/extra.may-pay", "flamefang/extra.before-or-after")
def test_the_extra_may_come_before_the_other_actions_and_is_paid_once() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("flamelick",),
        hoards=("2 stone",),
        minions="bear forest, poacher forest",
    )
    story.plays("flamelick", "boost").has(ANN, hoard="1 stone")
    story.is_asked(ANN, NEXT, "attack", "stun", "blast 1", "drop stone", "done")
    story.answers("blast 1").shows("forest", minions="bear 1, poacher 1")
    story.is_asked(ANN, NEXT, "attack", "stun", "drop stone", "done")


@pytest.mark.rule("flamefang/extra.before-or-after")
def test_the_extra_may_come_after_the_other_actions() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("flamelick",),
        hoards=("1 stone",),
        minions="bear forest, poacher forest",
    )
    story.plays("flamelick", "attack", "attack bear", "stun", "stun poacher")
    story.is_asked(ANN, NEXT, "boost", "drop stone", "done")
    story.answers("boost", "blast 1").shows("forest", minions="bear 2, poacher 1 stunned")


# Boost


@pytest.mark.rule(
    "flamefang/boost.dragonstone", "flamefang/resources.spent", "flamefang/cost.boost"
)
def test_a_boost_costs_one_dragonstone() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw dive",),
        hoards=("2 stone 1 meat", "1 stone"),
        minions="rock-golem forest",
    )
    story.plays("claw", "boost").has(ANN, hoard="1 stone 1 meat", hand="dive", discard="")
    story.has(BEN, hoard="1 stone")
    assert story.supply == {"meat": 18, "stone": 17, "gold": 19}
    story.answers("attack", "attack", "attack").shows("forest", minions="rock-golem 3")


@pytest.mark.rule("flamefang/boost.dragonstone-just-gathered")
def test_a_dragonstone_gathered_with_the_card_boosts_it() -> None:
    story = Story().given(at=("peak",), aspect=("hunt", "hunt"), hands=("snatch",))
    story.plays("snatch").is_asked(ANN, NEXT, "gather", "move", "done")
    story.answers("gather").has(ANN, hoard="1 stone")
    story.is_asked(ANN, NEXT, "move", "boost", "drop stone", "done")
    story.answers("boost").has(ANN, hoard="").is_asked(ANN, NEXT, "move", "gather", "done")
    story.answers("gather").has(ANN, hoard="1 stone")


@pytest.mark.rule("flamefang/boost.discard", "flamefang/cost.boost")
def test_a_card_in_aspect_or_a_wild_one_from_hand_or_prep_pays_for_a_boost() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw blood-up short-flight roar",),
        prep=("headbutt snatch",),
        minions="rock-golem forest",
    )
    story.plays("claw", "boost")
    story.is_asked(ANN, how("Claw"), "pay with headbutt", "pay with blood-up", "pay with roar")
    story.answers("pay with headbutt")
    story.has(ANN, hand="blood-up short-flight roar", prep="snatch", discard="headbutt")
    story.answers("attack", "attack", "attack").shows("forest", minions="rock-golem 3")
    story.has(ANN, played="claw", discard="headbutt")


@pytest.mark.rule(
    "flamefang/boost.discard-with-gold",
    "flamefang/cost.boost",
    "flamefang/ruling.gold-when",
    "flamefang/resources.gold",
)
def test_gold_makes_a_card_wild_that_is_discarded_for_a_boost() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw blood-up short-flight",),
        hoards=("2 gold",),
        minions="rock-golem forest",
    )
    story.plays("claw", "boost")
    story.is_asked(ANN, how("Claw"), "pay with blood-up", "pay with short-flight and gold")
    story.answers("pay with short-flight and gold")
    story.has(ANN, hoard="1 gold", hand="blood-up", discard="short-flight")
    assert story.supply["gold"] == 18
    story.answers("attack", "attack", "attack").shows("forest", minions="rock-golem 3")


@pytest.mark.rule("flamefang/cost.boost", "flamefang/ruling.life-cards-are-actions")
def test_a_life_card_in_hand_pays_for_a_boost() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw ember-heart",),
        rows=("horned-brow red-pinions",),
        minions="rock-golem forest",
    )
    story.plays("claw", "boost").has(ANN, hand="", discard="ember-heart", hearts=3)
    story.is_asked(ANN, NEXT, "attack", "done")


@pytest.mark.rule(
    "flamefang/cost.boost",
    "flamefang/ruling.condition-never-discarded",
    "flamefang/condition.ongoing",
)
def test_a_condition_pays_for_no_boost() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw dazed",),
        prep=("goaded",),
        hoards=("1 gold",),
        minions="rock-golem forest",
    )
    story.plays("claw").is_asked(ANN, NEXT, "attack", "drop gold", "done")


@pytest.mark.rule("flamefang/ruling.boost-discard")
def test_a_card_drawn_by_the_boosted_card_pays_for_it() -> None:
    story = Story(dragons=("bramble", "gale")).given(
        at=("forest",),
        aspect=("hunt", "hunt"),
        hands=("feast",),
        decks=("cache",),
        rows=("root-heart",),
        discards=("moss-back",),
    )
    story.plays("feast").is_asked(ANN, NEXT, "gather", "draw 1", "done")
    story.answers("draw 1").has(ANN, hand="cache")
    story.is_asked(ANN, NEXT, "gather", "boost", "done")
    story.answers("boost").has(ANN, hand="", discard="cache moss-back", played="feast")
    story.is_asked(ANN, NEXT, "gather", "mend 1", "done")


@pytest.mark.rule("flamefang/ruling.boost-discard")
def test_the_played_card_never_pays_for_itself_but_its_twin_does() -> None:
    alone = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("claw",), minions="bear forest"
    )
    alone.plays("claw").is_asked(ANN, NEXT, "attack", "done")
    twins = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("claw claw",), minions="bear forest"
    )
    twins.plays("claw").is_asked(ANN, NEXT, "attack", "boost", "done")
    twins.answers("boost").has(ANN, hand="", played="claw", discard="claw")


# Other costs


@pytest.mark.rule("flamefang/extra.damage-cost", "flamefang/cost.wound")
def test_a_wound_costs_a_life_card_whatever_wards_there_are() -> None:
    story = Story().given(
        at=("forest", "forest"),
        aspect=("fight", "hunt"),
        hands=("blood-up",),
        wards=(1,),
        minions="rock-golem forest",
    )
    story.plays("blood-up").is_asked(ANN, NEXT, "attack", "take a wound", "done")
    story.answers("take a wound").is_asked(
        ANN,
        life(1),
        *("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly"),
    )
    story.answers("lose horned-brow").has(ANN, hearts=4, ward=1, discard="horned-brow")
    story.has(BEN, hearts=5)
    story.answers("attack", "attack", "attack", "attack").shows("forest", minions="")


@pytest.mark.rule("flamefang/cost.wound")
def test_the_last_life_card_pays_for_no_wound() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("blood-up",),
        rows=("ember-heart",),
        wards=(1,),
        minions="rock-golem forest",
    )
    story.plays("blood-up").is_asked(ANN, NEXT, "attack", "done")
    story.refuses("take a wound", "you cannot pay for it")


@pytest.mark.rule("flamefang/cost.wound", "flamefang/ruling.hoard-space-lost")
def test_a_wound_can_cost_a_hoard_space() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("blood-up",),
        rows=("ember-heart red-pinions",),
        hoards=("4 gold",),
        minions="rock-golem forest",
    )
    story.plays("blood-up", "take a wound", "lose red-pinions")
    story.has(ANN, hoard="3 gold", hearts=2).shows("forest", lying="1 gold")


@pytest.mark.rule("flamefang/cost.discard")
def test_a_discard_cost_takes_any_other_card_but_no_condition() -> None:
    story = Story(dragons=("dusk", "gale")).given(
        aspect=("fight", "hunt"),
        hands=("dark-cunning night-flight rage",),
        prep=("pilfer goaded",),
        decks=("lure mimic",),
    )
    story.plays("dark-cunning", "discard a card")
    story.is_asked(ANN, how("Dark Cunning"), "pay with night-flight", "pay with pilfer")
    story.answers("pay with pilfer").has(ANN, prep="goaded", discard="pilfer")
    story.is_asked(ANN, NEXT, "draw 1", "prep 1", "draw 2", "done")
    story.answers("draw 2").has(ANN, hand="night-flight rage lure mimic")


@pytest.mark.rule("flamefang/cost.discard")
def test_a_discard_cost_needs_a_card_that_can_be_discarded() -> None:
    story = Story(dragons=("dusk", "gale")).given(
        aspect=("fight", "hunt"),
        hands=("dark-cunning rage",),
        hoards=("2 stone",),
        decks=("lure mimic",),
    )
    story.plays("dark-cunning").is_asked(ANN, NEXT, "draw 1", "drop stone", "done")
    story.refuses("discard a card", "you cannot pay for it")


@pytest.mark.rule("flamefang/cost.meat", "flamefang/resources.spent")
def test_a_meat_cost_takes_one_meat_and_draws_nothing_for_it() -> None:
    story = Story().given(
        at=("cave",),
        aspect=("hunt", "hunt"),
        hands=("feast-day",),
        hoards=("2 meat",),
        decks=("claw dive roar",),
    )
    story.plays("feast-day")
    story.is_asked(ANN, NEXT, "gather", "draw 1", "pay meat", "drop meat", "done", "eat meat")
    story.answers("pay meat").has(ANN, hoard="1 meat", hand="")
    assert story.supply["meat"] == 18
    story.answers("draw 2").has(ANN, hand="claw dive")


@pytest.mark.rule("flamefang/cost.meat")
def test_a_meat_cost_is_paid_with_meat_alone() -> None:
    story = Story().given(
        at=("cave",),
        aspect=("hunt", "hunt"),
        hands=("feast-day raid",),
        hoards=("1 stone 1 gold",),
        decks=("claw",),
    )
    story.plays("feast-day")
    story.is_asked(ANN, NEXT, "gather", "draw 1", "drop stone", "drop gold", "done")
    story.refuses("pay meat", "you cannot pay for it")


# Gold


@pytest.mark.rule(
    "flamefang/resources.gold", "flamefang/ruling.gold-when", "flamefang/resources.spent"
)
def test_gold_is_spent_when_a_card_out_of_aspect_is_played() -> None:
    story = Story().given(
        at=("cave",),
        aspect=("fight", "hunt"),
        hands=("claw short-flight",),
        prep=("dive",),
        rows=("ember-heart",),
        hoards=("2 gold",),
    )
    story.is_asked(
        ANN,
        WHAT,
        *("play claw", "play short-flight with gold", "play dive with gold"),
        *("drop gold", "pass"),
    )
    story.answers("play short-flight with gold").has(ANN, hoard="1 gold", played="short-flight")
    assert story.supply["gold"] == 18
    story.answers("done").has(ANN, hand="claw", prep="dive", hoard="1 gold")


@pytest.mark.rule("flamefang/resources.gold")
def test_without_gold_a_card_out_of_aspect_stays_where_it_is() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("claw short-flight",),
        rows=("ember-heart",),
        hoards=("2 stone", "2 gold"),
    )
    story.is_asked(ANN, WHAT, "play claw", "drop stone", "pass")
    story.refuses(
        "play short-flight", "it does not match your aspect, and that takes gold you do not have"
    )


@pytest.mark.rule("flamefang/resources.gold", "flamefang/ruling.gold-when")
def test_gold_preps_a_card_on_passing_which_is_not_wild_later() -> None:
    story = Story(seats=1).given(
        aspect=("fight",), hands=("claw short-flight",), rows=("ember-heart",), hoards=("1 gold",)
    )
    story.answers("pass").is_asked(
        ANN,
        PREP_OR_DISCARD,
        *("prep claw", "prep short-flight with gold"),
        *("discard claw", "discard short-flight", "neither"),
    )
    story.answers("prep short-flight with gold")
    story.has(ANN, prep="short-flight", hand="claw", hoard="")
    story.answers("aspect fight").is_asked(ANN, WHAT, "play claw", "pass")
