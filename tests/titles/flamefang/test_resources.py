"""Resources: hoards, dropping, meat, and what the supply can give."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    PREP_OR_DISCARD,
    WHAT,
    WHAT_ATTACK,
    WHICH_ASPECT,
    Story,
    life,
)

TOO_FULL = "Your hoard is too full. What do you drop?"
WHICH_LOST = "Which resource do you lose?"
ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")


# Hoards


@pytest.mark.rule("flamefang/resources.hoard-space")
def test_each_resource_takes_a_space_of_the_board_or_of_a_life_card() -> None:
    story = Story().given(
        at=("cave",), aspect=("hunt", "hunt"), hands=("snatch",), hoards=("2 stone 2 gold",)
    )
    story.plays("snatch", "gather").is_asked(ANN, TOO_FULL, "drop stone", "drop gold")
    story.answers("drop gold").has(ANN, hoard="3 stone 1 gold").shows("cave", lying="1 gold")


@pytest.mark.rule("flamefang/resources.rearrange", "flamefang/ruling.hoard-count")
def test_what_lies_on_a_lost_life_card_moves_to_the_board_if_there_is_room() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        hoards=("1 meat 1 stone 1 gold",),
        minions="wolf-1 forest",
        minion_deck="squire",
    )
    story.answers("lose red-pinions").is_asked(BEN, WHICH_ASPECT, *ASPECTS)
    story.has(ANN, hoard="1 meat 1 stone 1 gold").shows("forest", lying="")


@pytest.mark.rule("flamefang/ruling.hoard-count", "flamefang/resources.excess")
@pytest.mark.parametrize(
    ("dropped", "kept"),
    [("meat", "2 stone 1 gold"), ("stone", "1 meat 1 stone 1 gold"), ("gold", "1 meat 2 stone")],
)
def test_any_resource_may_be_dropped_for_a_lost_space(dropped: str, kept: str) -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        hoards=("1 meat 2 stone 1 gold",),
        minions="wolf-1 forest",
        minion_deck="squire",
    )
    story.answers("lose red-pinions")
    story.is_asked(ANN, TOO_FULL, "drop meat", "drop stone", "drop gold", "eat meat")
    story.answers(f"drop {dropped}").has(ANN, hoard=kept)
    story.shows("forest", lying=f"1 {dropped}")


@pytest.mark.rule("flamefang/resources.excess", "flamefang/ruling.gather-full")
def test_gathering_with_a_full_hoard_allows_a_swap() -> None:
    story = Story().given(
        at=("cave",), aspect=("hunt", "hunt"), hands=("raid",), hoards=("1 meat 3 gold",)
    )
    story.plays("raid").is_asked(ANN, NEXT, "gather", "drop meat", "drop gold", "done")
    story.answers("gather").is_asked(ANN, TOO_FULL, "drop meat", "drop stone", "drop gold")
    story.answers("drop gold").has(ANN, hoard="1 meat 1 stone 2 gold")
    story.shows("cave", lying="1 gold")


@pytest.mark.rule("flamefang/ruling.gather-full")
def test_a_token_taken_and_one_gathered_with_a_full_hoard_ask_for_two_drops() -> None:
    story = Story().given(
        at=("cave",),
        aspect=("hunt", "hunt"),
        hands=("raid",),
        hoards=("4 gold",),
        lying={"cave": "1 meat"},
    )
    story.plays("raid", "gather", "gather and take meat", "drop gold")
    story.is_asked(ANN, TOO_FULL, "drop meat", "drop stone", "drop gold")
    story.answers("drop gold").has(ANN, hoard="1 meat 1 stone 2 gold")
    story.shows("cave", lying="2 gold")


@pytest.mark.rule("flamefang/resources.drop", "flamefang/ruling.drop-when")
def test_resources_are_dropped_on_your_own_turn_between_effects_for_nothing() -> None:
    story = Story().given(
        at=("peak",),
        aspect=("flight", "hunt"),
        hands=("dive",),
        rows=("ember-heart",),
        hoards=("1 meat 1 gold", "1 gold"),
    )
    story.is_asked(ANN, WHAT, "play dive", "drop meat", "drop gold", "pass")
    story.answers("drop meat").shows("peak", lying="1 meat").has(ANN, hoard="1 gold")
    story.is_asked(ANN, WHAT, "play dive", "drop gold", "pass")
    story.plays("dive").is_asked(ANN, NEXT, "move", "drop gold", "done")
    story.answers("drop gold").shows("peak", lying="1 meat 1 gold")
    story.is_asked(ANN, NEXT, "move", "done").has(BEN, hoard="1 gold")


@pytest.mark.rule("flamefang/ruling.drop-when")
def test_nobody_drops_on_the_turn_of_another() -> None:
    story = Story(dragons=("gale", "cinder")).given(
        at=("cave", "cave"),
        aspect=("flight", "hunt"),
        hands=("tailwind",),
        hoards=("", "2 gold"),
    )
    story.plays("tailwind", "ally(move)").is_asked(BEN, NEXT, "move", "done")


# Meat


@pytest.mark.rule("flamefang/resources.meat", "flamefang/resources.spent")
def test_meat_is_spent_to_draw_a_card() -> None:
    story = Story().given(
        at=("peak",),
        aspect=("fight", "hunt"),
        rows=("ember-heart",),
        hoards=("2 meat",),
        decks=("claw dive",),
    )
    story.is_asked(ANN, WHAT, "drop meat", "pass", "eat meat")
    story.answers("eat meat").has(ANN, hand="claw", hoard="1 meat", deck=1)
    assert story.supply["meat"] == 18
    story.is_asked(ANN, WHAT, "play claw", "drop meat", "pass", "eat meat")


@pytest.mark.rule("flamefang/resources.meat")
def test_without_meat_nothing_is_eaten() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hoards=("1 gold", "1 meat"), decks=("claw", "glide")
    )
    story.is_asked(ANN, WHAT, "use furnace-belly", "drop gold", "pass")
    story.refuses("eat meat", "you hold no meat")


@pytest.mark.rule("flamefang/resources.meat-before-aspect")
def test_meat_may_be_eaten_before_the_aspect_is_chosen() -> None:
    story = Story().given(hoards=("1 meat",), decks=("claw",))
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS, "eat meat")
    story.answers("eat meat").has(ANN, hand="claw", hoard="", aspect=None)
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/ruling.meat-any-time")
def test_meat_is_eaten_in_the_middle_of_a_card() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        hoards=("1 meat",),
        decks=("dive",),
        minions="bear forest, poacher forest",
    )
    story.plays("claw", "attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack bear", "attack poacher", "eat meat")
    story.answers("eat meat").has(ANN, hand="dive")
    story.is_asked(ANN, WHAT_ATTACK, "attack bear", "attack poacher")


@pytest.mark.rule("flamefang/ruling.meat-any-time")
def test_meat_is_eaten_in_the_minion_phase() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        rows=("ember-heart furnace-belly",),
        hoards=("1 meat",),
        decks=("claw",),
        minions="wolf-1 forest",
    )
    story.is_asked(ANN, life(1), "lose ember-heart", "lose furnace-belly", "eat meat")
    story.answers("eat meat").has(ANN, hand="claw", hoard="")
    story.is_asked(ANN, life(1), "lose ember-heart", "lose furnace-belly")


@pytest.mark.rule("flamefang/ruling.meat-any-time")
def test_meat_is_eaten_on_the_turn_of_another() -> None:
    story = Story(dragons=("gale", "cinder")).given(
        at=("cave", "cave"),
        aspect=("flight", "hunt"),
        passed=(0, 1),
        hands=("tailwind",),
        hoards=("", "1 meat"),
        decks=("", "claw"),
    )
    story.plays("tailwind", "ally(move)")
    story.is_asked(BEN, NEXT, "move", "done", "eat meat")
    story.answers("eat meat").has(BEN, hand="claw", hoard="").is_asked(BEN, NEXT, "move", "done")


@pytest.mark.rule("flamefang/ruling.meat-any-time")
def test_meat_is_eaten_while_passing() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=("claw",), hoards=("1 meat",), decks=("dive",)
    )
    story.answers("pass").is_asked(
        ANN, PREP_OR_DISCARD, "prep claw", "discard claw", "neither", "eat meat"
    )
    story.answers("eat meat").is_asked(
        ANN, PREP_OR_DISCARD, "prep claw", "discard claw", "discard dive", "neither"
    )


@pytest.mark.rule("flamefang/ruling.meat-any-time")
def test_meat_is_eaten_in_the_event_phase() -> None:
    story = Story().given(
        begins="event phase",
        hands=("claw dive", "glide"),
        hoards=("1 meat",),
        decks=("roar",),
        event_deck="cold-snap",
    )
    story.is_asked(ANN, "Which card do you discard?", "discard claw", "discard dive", "eat meat")
    story.answers("eat meat").is_asked(
        ANN, "Which card do you discard?", "discard claw", "discard dive", "discard roar"
    )


@pytest.mark.rule("flamefang/ruling.meat-before-loss")
def test_meat_is_eaten_before_a_thief_can_take_it() -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins", "cave"),
        rows=("ember-heart furnace-belly",),
        hoards=("1 meat",),
        decks=("claw",),
        minions="tomb-thief-1 ruins",
        minion_deck="squire",
    )
    story.answers("lose furnace-belly").is_asked(ANN, WHICH_LOST, "return meat", "eat meat")
    story.answers("eat meat").has(ANN, hand="claw", hoard="").is_asked(BEN, WHICH_ASPECT, *ASPECTS)
    assert story.supply["meat"] == 19


@pytest.mark.rule("flamefang/ruling.meat-before-loss")
def test_what_a_condition_costs_meanwhile_is_not_what_the_thief_took() -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins", "cave"),
        rows=("ember-heart furnace-belly",),
        hoards=("1 meat 1 gold",),
        decks=("spilled-hoard",),
        lying={"ruins": "1 stone"},
        minions="tomb-thief-1 ruins",
        minion_deck="squire",
    )
    story.answers("lose furnace-belly", "eat meat").has(ANN, hoard="")
    story.lies("condition discard", "spilled-hoard").shows("ruins", lying="")


@pytest.mark.rule("flamefang/ruling.meat-before-loss")
def test_who_has_no_meat_and_no_choice_is_not_asked_by_a_thief() -> None:
    story = Story().given(
        begins="minion phase",
        at=("ruins", "cave"),
        rows=("ember-heart furnace-belly",),
        hoards=("2 gold",),
        decks=("claw",),
        minions="tomb-thief-1 ruins",
        minion_deck="squire",
    )
    story.answers("lose furnace-belly").is_asked(BEN, WHICH_ASPECT, *ASPECTS)
    story.has(ANN, hoard="1 gold")


@pytest.mark.rule("flamefang/ruling.meat-before-loss")
def test_meat_is_eaten_before_it_is_robbed() -> None:
    story = Story().given(
        begins="event phase",
        hoards=("2 meat", "1 gold"),
        decks=("claw dive",),
        event_deck="thieves-moon",
        minion_deck="squire",
    )
    story.is_asked(ANN, WHICH_LOST, "return meat", "eat meat").answers("eat meat")
    story.is_asked(ANN, WHICH_LOST, "return meat", "eat meat").answers("return meat")
    story.has(ANN, hand="claw", hoard="").has(BEN, hoard="1 gold")


@pytest.mark.rule("flamefang/ruling.meat-before-loss")
def test_meat_is_eaten_before_it_is_dropped_for_a_lost_space() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        hoards=("4 meat",),
        decks=("claw",),
        minions="wolf-1 forest",
    )
    story.answers("lose red-pinions").is_asked(ANN, TOO_FULL, "drop meat", "eat meat")
    story.answers("eat meat").has(ANN, hand="claw", hoard="3 meat").shows("forest", lying="")


# The supply


@pytest.mark.rule("flamefang/ruling.supply")
def test_there_are_nineteen_of_each_resource() -> None:
    assert Story().supply == {"meat": 19, "stone": 19, "gold": 19}


@pytest.mark.rule("flamefang/ruling.supply", "flamefang/attack.spoils")
def test_spoils_take_what_the_supply_has() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="bear forest 2",
        supply="1 meat 5 gold",
    )
    story.plays("claw", "attack").shows("forest", minions="", lying="1 meat")
    assert story.supply == {"meat": 0, "stone": 0, "gold": 5}


@pytest.mark.rule("flamefang/ruling.supply")
def test_a_gain_takes_what_the_supply_has() -> None:
    story = Story().given(
        aspect=("hunt", "hunt"),
        hands=("gilded-tongue",),
        rows=("ember-heart",),
        supply="5 meat 1 gold",
    )
    story.plays("gilded-tongue", "gain gold 2").has(ANN, hoard="1 gold")
    assert story.supply == {"meat": 5, "stone": 0, "gold": 0}


@pytest.mark.rule("flamefang/ruling.supply")
def test_an_empty_supply_gives_nothing() -> None:
    story = Story(dragons=("bramble", "gale")).given(
        at=("cave", "cave"),
        aspect=("hunt", "hunt"),
        hands=("share-the-kill",),
        hoards=("1 gold",),
        supply="5 stone",
    )
    story.plays("share-the-kill").is_asked(ANN, NEXT, "give 2", "drop gold", "done")
    story.refuses("gain meat 1", "nothing on this tile can be done with it now")


@pytest.mark.rule("flamefang/ruling.supply")
def test_scattering_takes_what_the_supply_has() -> None:
    story = Story().given(
        begins="event phase", event_deck="tax-wagons", minion_deck="squire", supply="5 meat 1 gold"
    )
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS).shows("fortress", lying="1 gold")
    assert story.supply == {"meat": 5, "stone": 0, "gold": 0}
