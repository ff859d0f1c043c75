"""Life cards: hearts, hoard spaces, healing and abilities."""

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


@pytest.mark.rule("flamefang/life.four")
@pytest.mark.parametrize(
    ("dragon", "row"),
    [
        ("cinder", "ember-heart horned-brow red-pinions furnace-belly"),
        ("gale", "storm-heart hollow-bones sky-crest wide-wings"),
        ("bramble", "root-heart bark-hide moss-back patient-jaw"),
        ("dusk", "hidden-heart night-scales soft-wings quick-claws"),
    ],
)
def test_each_player_begins_with_four_life_cards(dragon: str, row: str) -> None:
    Story(seats=1, dragons=(dragon,)).has(ANN, row=row)


@pytest.mark.rule("flamefang/life.hearts-and-hoard")
@pytest.mark.parametrize(
    ("dragon", "hearts", "room", "bare"),
    [("cinder", 6, 4, 3), ("gale", 5, 5, 3), ("bramble", 5, 6, 4), ("dusk", 5, 5, 3)],
)
def test_life_cards_show_hearts_and_some_a_hoard_space(
    dragon: str, hearts: int, room: int, bare: int
) -> None:
    story = Story(seats=1, dragons=(dragon,))
    own = story.view["seats"][ANN]
    assert (own["hearts"], own["room"]) == (hearts, room)
    assert room - sum(card["hoard"] for card in own["row"]) == bare


@pytest.mark.rule("flamefang/life.hearts-and-hoard")
def test_a_hoard_space_counts_only_while_its_card_lies_in_the_row() -> None:
    story = Story().given(
        aspect=("flight", "hunt"), hands=("red-pinions",), rows=("ember-heart",), hoards=("3 gold",)
    )
    assert story.view["seats"][ANN]["room"] == 3
    story.answers("play red-pinions")
    assert story.view["seats"][ANN]["room"] == 4


@pytest.mark.rule("flamefang/life.damage")
def test_damage_discards_life_cards_to_the_owners_discard_pile() -> None:
    story = Story().given(
        begins="minion phase",
        at=("forest", "cave"),
        rows=("ember-heart red-pinions furnace-belly",),
        discards=("claw", "glide"),
        minions="bear forest",
        minion_deck="squire",
    )
    story.is_asked(ANN, life(2), "lose ember-heart", "lose red-pinions", "lose furnace-belly")
    story.answers("lose red-pinions")
    story.has(ANN, row="ember-heart", discard="claw red-pinions furnace-belly")
    story.has(BEN, hearts=5, discard="glide")


# Playing a life card


@pytest.mark.rule("flamefang/life.heal", "flamefang/ruling.life-card-played")
def test_a_life_card_is_played_in_aspect_and_only_goes_back_to_the_row() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("ember-heart red-pinions",),
        rows=("horned-brow",),
        minions="bear forest",
    )
    story.is_asked(ANN, WHAT, "play ember-heart", "pass")
    story.answers("play ember-heart").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.has(ANN, row="ember-heart horned-brow", hearts=4, hand="red-pinions", played="")
    story.shows("forest", minions="bear")


@pytest.mark.rule("flamefang/ruling.life-card-played")
def test_the_ability_of_a_life_card_can_be_used_once_it_was_played() -> None:
    story = Story(seats=1).given(
        at=("forest",),
        aspect=("fight",),
        hands=("furnace-belly",),
        rows=("horned-brow",),
        minions="bear forest",
    )
    story.is_asked(ANN, WHAT, "play furnace-belly", "pass")
    story.answers("play furnace-belly").shows("forest", minions="bear")
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")
    story.answers("use furnace-belly", "attack").shows("forest", minions="bear 1")


@pytest.mark.rule("flamefang/ruling.life-card-played")
def test_playing_a_life_card_counts_as_healing() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("ember-heart claw dive",),
        rows=("horned-brow",),
        curses="K6",
    )
    story.answers("play ember-heart")
    story.is_asked(ANN, "Which card do you discard?", "discard claw", "discard dive")
    story.answers("discard dive").has(ANN, hand="claw", discard="dive", hearts=4)


@pytest.mark.rule("flamefang/ruling.life-cards-are-actions")
def test_a_life_card_out_of_aspect_is_played_with_gold() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("red-pinions",),
        rows=("horned-brow",),
        hoards=("1 gold",),
    )
    story.is_asked(ANN, WHAT, "play red-pinions with gold", "drop gold", "pass")
    story.answers("play red-pinions with gold")
    story.has(ANN, row="horned-brow red-pinions", hoard="", hand="")


@pytest.mark.rule("flamefang/ruling.life-cards-are-actions")
def test_a_life_card_out_of_aspect_is_played_by_free() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), prep=("red-pinions",), rows=("horned-brow",), free=(1,)
    )
    story.is_asked(ANN, WHAT, "play red-pinions", "pass")
    story.answers("play red-pinions").has(ANN, row="horned-brow red-pinions", prep="", free=0)


@pytest.mark.rule("flamefang/ruling.life-cards-are-actions")
def test_a_life_card_is_prepped_or_discarded_on_passing() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=("ember-heart red-pinions",), rows=("horned-brow",)
    )
    story.answers("pass").is_asked(
        ANN,
        PREP_OR_DISCARD,
        *("prep ember-heart", "discard ember-heart", "discard red-pinions", "neither"),
    )
    story.answers("prep ember-heart").has(ANN, prep="ember-heart", hand="red-pinions", hearts=2)


@pytest.mark.rule("flamefang/ruling.life-cards-are-actions")
def test_a_life_card_is_replaced_by_growth() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow red-pinions",),
        prep=("ember-heart",),
        rows=("horned-brow",),
        hoards=("2 gold",),
        path="rending-claws",
    )
    story.plays("grow", "grow 0", "grow rending-claws", "replace red-pinions")
    story.has(ANN, hand="rending-claws", prep="ember-heart", hoard="")
    story.lies("out of play", "red-pinions")


# Abilities


@pytest.mark.rule("flamefang/life.abilities", "flamefang/life.abilities-any-aspect")
@pytest.mark.parametrize("aspect", ["fight", "flight", "hunt"])
def test_an_ability_of_a_life_card_works_in_every_aspect(aspect: str) -> None:
    story = Story(dragons=("dusk", "gale")).given(
        at=("forest",), aspect=(aspect, "hunt"), minions="bear forest"
    )
    story.is_asked(ANN, WHAT, "use night-scales", "pass")
    story.answers("use night-scales", "stun").shows("forest", minions="bear stunned")


@pytest.mark.rule("flamefang/life.abilities")
def test_an_ability_works_only_while_its_card_lies_in_the_row() -> None:
    story = Story(dragons=("dusk", "gale")).given(
        at=("forest",),
        aspect=("hunt", "hunt"),
        hands=("night-scales lure",),
        rows=("soft-wings",),
        minions="bear forest",
    )
    story.is_asked(ANN, WHAT, "play lure", "pass").refuses("use night-scales", "")


@pytest.mark.rule("flamefang/life.abilities", "flamefang/life.abilities-any-aspect")
@pytest.mark.parametrize(("row", "drawn"), [("undying-ember", 6), ("ember-heart", 5)])
def test_a_life_card_can_make_the_hand_larger(row: str, drawn: int) -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("claw",),
        rows=(f"{row} horned-brow",),
        decks=("claw claw dive dive raid roar roar snatch",),
    )
    story.answers("pass", "neither").is_asked(BEN, WHAT, "use wide-wings", "pass")
    assert story.view["seats"][ANN]["hand_count"] == 1 + drawn
    story.has(ANN, deck=8 - drawn)


@pytest.mark.rule("flamefang/life.use-is-a-turn")
def test_using_a_life_card_is_a_turn() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("claw",), minions="rock-golem forest"
    )
    story.answers("use furnace-belly").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.shows("forest", minions="rock-golem 1").has(ANN, hand="claw", played="")


@pytest.mark.rule("flamefang/ruling.use-once-a-round")
def test_a_used_card_that_leaves_the_row_and_comes_back_stays_used() -> None:
    story = Story(seats=1).given(
        at=("forest",),
        aspect=("hunt",),
        hands=("snatch lick-wounds roar",),
        rows=("ember-heart furnace-belly",),
        minions="bear forest",
    )
    story.answers("use furnace-belly", "attack").shows("forest", minions="bear 1")
    story.plays("snatch", "move", "go to ruins", "lose furnace-belly", "done")
    story.has(ANN, row="ember-heart")
    story.plays("lick-wounds", "mend 1", "mend furnace-belly", "done")
    story.has(ANN, row="ember-heart furnace-belly")
    story.is_asked(ANN, WHAT, "play roar", "pass").refuses("use furnace-belly", "")
