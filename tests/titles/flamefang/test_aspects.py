"""Aspects: choosing one, what fits it, gold and freedom from it; and threats, which look at it."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, WHICH_ASPECT, Story, life

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
NO_MATCH = "it does not match your aspect, and that takes gold you do not have"


@pytest.mark.rule("flamefang/aspect.choice")
def test_on_the_first_turn_of_a_round_each_player_chooses_an_aspect() -> None:
    """Aspect choice: before anything else, each for oneself, and not on later turns."""
    story = Story().given(begins="round", hands=("claw", "gust"))
    assert story.view["seats"][ANN]["aspect"] is None
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS).answers("aspect fight").has(ANN, aspect="fight")
    story.is_asked(ANN, WHAT, "play claw", "use furnace-belly", "pass").answers("play claw")
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS).answers("aspect hunt").has(BEN, aspect="hunt")
    story.answers("pass", "neither")
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


def test_an_aspect_tells_how_many_cards_fit() -> None:
    story = Story(seats=1).given(begins="round", hands=("claw claw dive",))
    question = story.game.question
    assert question is not None
    told = [option.words for option in question.options]
    assert told == [
        "fight: 2 of your cards fit",
        "flight: 1 of your cards fits",
        "hunt: 0 of your cards fit",
    ]


@pytest.mark.rule("flamefang/aspect.whole-round")
def test_the_choice_holds_until_the_next_round() -> None:
    """Aspect choice: on a later turn it cannot be changed; in a new round it is open again."""
    story = Story(seats=1).given(begins="round", hands=("claw claw dive",))
    story.answers("aspect fight", "play claw", "done")
    story.refuses("aspect flight", "").refuses("play dive", NO_MATCH)
    story.is_asked(ANN, WHAT, "play claw", "use furnace-belly", "pass")
    story.answers("pass", "neither")
    assert story.view["seats"][ANN]["aspect"] is None
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS).answers("aspect flight")
    story.is_asked(ANN, WHAT, "play dive", "use furnace-belly", "pass")


FIGHT = (
    "rending-claws tail-hammer ember-spray jaw-lock coal-breath savage-leap trophy-taker "
    "molten-roar blood-frenzy shieldbreaker white-flame wrath"
)
FLIGHT = (
    "high-thermals diving-talons wingbeat carry-the-clutch cloud-road harrier sky-thief "
    "slipstream thunderhead stoop homing-star skyborne-fury"
)
HUNT = (
    "keen-nose stalk stone-eater deep-larder pack-hunter lick-wounds gilded-tongue feast-day "
    "ambusher open-hoard quickening apex"
)
WILD = (
    "instinct iron-scales brood-song moulting growth-spurt shared-fire unbound emberglass-eye "
    "heart-of-the-vale"
)


@pytest.mark.rule("flamefang/aspect.icon")
@pytest.mark.parametrize(
    ("aspect", "upgrades", "own"),
    [
        ("fight", FIGHT, "claw flamelick headbutt blood-up ember-heart talon gore backstab"),
        ("flight", FLIGHT, "short-flight dive red-pinions glide updraft slink fade soft-wings"),
        ("hunt", HUNT, "snatch raid horned-brow skim pluck forage cache pilfer lure"),
        ("wild", WILD, "roar furnace-belly second-wind share-the-kill mimic dark-cunning grow"),
    ],
)
def test_every_action_card_shows_its_aspect(aspect: str, upgrades: str, own: str) -> None:
    """Aspect choice; content bible 4 and 5. Life cards are action cards, too."""
    story = Story().given(hands=(own,), path=upgrades)
    seen = [*story.game.view(ANN)["seats"][ANN]["hand"], *story.path]
    assert {card["card"] for card in seen} == {*own.split(), *upgrades.split()}
    assert {card["aspect"] for card in seen} == {aspect}


@pytest.mark.rule("flamefang/aspect.must-match")
@pytest.mark.parametrize(
    ("aspect", "fitting", "others"),
    [
        ("fight", "claw", ("dive", "raid")),
        ("flight", "dive", ("claw", "raid")),
        ("hunt", "raid", ("claw", "dive")),
    ],
)
def test_only_cards_of_the_chosen_aspect_can_be_played(
    aspect: str, fitting: str, others: tuple[str, ...]
) -> None:
    """Aspect choice."""
    story = Story().given(hands=("claw dive raid",)).answers(f"aspect {aspect}")
    story.is_asked(ANN, WHAT, f"play {fitting}", "use furnace-belly", "pass")
    for card in others:
        story.refuses(f"play {card}", NO_MATCH)


@pytest.mark.rule("flamefang/aspect.wild")
@pytest.mark.parametrize("aspect", ASPECTS)
def test_a_wild_card_fits_whatever_was_chosen(aspect: str) -> None:
    """Aspect choice: Roar and Grow are wild."""
    story = Story().given(hands=("roar grow",)).answers(aspect)
    story.is_asked(ANN, WHAT, "play roar", "play grow", "use furnace-belly", "pass")
    story.answers("play roar").has(ANN, hand="grow", played="roar")


@pytest.mark.rule("flamefang/aspect.gold")
def test_a_gold_makes_a_card_wild_before_it_is_played() -> None:
    """Actions and action cards: the gold goes back to the supply and pays for one card."""
    story = Story().given(
        aspect=("fight", "fight"), hands=("claw dive raid", "gust"), hoards=("1 gold",)
    )
    story.is_asked(
        ANN,
        WHAT,
        "play claw",
        "play dive with gold",
        "play raid with gold",
        "use furnace-belly",
        "drop gold",
        "pass",
    )
    assert story.supply["gold"] == 18
    story.answers("play raid with gold", "done").has(ANN, hoard="", played="raid", hand="claw dive")
    assert story.supply["gold"] == 19
    story.answers("play gust").refuses("play dive with gold", NO_MATCH)
    story.is_asked(ANN, WHAT, "play claw", "use furnace-belly", "pass").has(ANN, aspect="fight")


@pytest.mark.rule("flamefang/aspect.gold")
def test_a_card_in_aspect_takes_no_gold_nor_does_a_partners_gold_help() -> None:
    """Resources: a gold in Ben's hoard is his own."""
    story = Story().given(aspect=("fight", "fight"), hands=("claw dive",), hoards=("", "2 gold"))
    story.is_asked(ANN, WHAT, "play claw", "use furnace-belly", "pass")
    story.refuses("play dive with gold", NO_MATCH)
    story.answers("play claw").has(BEN, hoard="2 gold")


@pytest.mark.rule("flamefang/aspect.abilities")
def test_some_abilities_free_cards_from_their_aspect() -> None:
    """Actions and action cards: Unbound frees two this round; one in aspect uses none up."""
    story = Story(seats=1).given(aspect=("fight",), hands=("unbound claw dive raid snatch",))
    story.answers("play unbound", "free 2").has(ANN, free=2)
    story.answers("play claw").has(ANN, free=2)
    story.answers("play dive", "done").has(ANN, free=1)
    story.is_asked(ANN, WHAT, "play snatch", "play raid", "use furnace-belly", "pass")
    story.answers("play raid", "done").has(ANN, free=0, hand="snatch")
    story.refuses("play snatch", NO_MATCH)
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/aspect.fight", "flamefang/aspect.flight", "flamefang/aspect.hunt")
@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        (FIGHT, ("attack", "blast", "spit")),
        (FLIGHT, ("move", "slip", "leap")),
        (HUNT, ("gather", "gain")),
    ],
)
def test_the_upgrades_of_an_aspect_do_what_it_is_for(cards: str, wanted: tuple[str, ...]) -> None:
    """Aspect choice: fight hurts, flight moves, hunt gathers; these twelve all do."""
    path = Story().given(path=cards).path
    assert len(path) == 12
    for card in path:
        main, *_ = card["words"].split("; ")
        assert any(word in main for word in wanted), card["name"]


# The first turn of a round


@pytest.mark.rule("flamefang/ruling.first-turn-order")
def test_meat_may_be_eaten_before_the_aspect_is_chosen() -> None:
    """Ruling 6: what it draws may decide the choice."""
    story = Story().given(begins="round", hoards=("2 meat",), decks=("dive claw",))
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS, "eat meat").answers("eat meat")
    story.has(ANN, hand="dive", hoard="1 meat")
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS, "eat meat").answers("aspect flight")
    assert "play dive" in story.question.options.keys


@pytest.mark.rule("flamefang/ruling.first-turn-order")
def test_who_wants_to_pass_chooses_an_aspect_first() -> None:
    """Ruling 6: the pass is not offered before it."""
    story = Story().given(begins="round", hands=("dive",))
    story.refuses("pass", "").answers("aspect flight", "pass")
    assert story.question.options.keys[0] == "prep dive"


@pytest.mark.rule("flamefang/ruling.first-turn-order", "flamefang/ruling.threat-stays")
def test_a_threat_drawn_before_the_choice_counts_already() -> None:
    """Ruling 6: Bleeding asks for hunt; threats are checked after the choice, before the turn."""
    story = Story().given(begins="round", hoards=("1 meat",), decks=("bleeding claw",))
    story.answers("eat meat").has(ANN, prep="bleeding", hearts=6)
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS).answers("aspect fight")
    row = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
    story.is_asked(ANN, life(1), *row).answers("lose red-pinions")
    story.has(ANN, hearts=5, prep="bleeding").is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/ruling.first-turn-order")
def test_a_threat_drawn_after_the_choice_waits_for_the_next_round() -> None:
    """Ruling 6."""
    story = Story().given(aspect=("fight", "fight"), hoards=("1 meat",), decks=("bleeding claw",))
    story.answers("eat meat").has(ANN, prep="bleeding", hearts=6)
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/ruling.threat-stays")
def test_each_threat_of_another_aspect_deals_damage_and_stays() -> None:
    """Ruling 6: two of three name something else; a ward stops one; the third is destroyed."""
    story = Story().given(begins="round", prep=("bleeding hunted goaded", "hunted"), wards=(1, 0))
    story.answers("aspect flight")
    row = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
    story.has(ANN, ward=0).is_asked(ANN, life(1), *row).answers("lose furnace-belly")
    story.has(ANN, prep="bleeding goaded", hearts=5).has(BEN, prep="hunted", hearts=5)
    assert story.question.seat == BEN


@pytest.mark.rule("flamefang/ruling.threat-stays")
def test_a_threat_that_stays_strikes_again_in_the_next_round() -> None:
    """Ruling 6: until its aspect is chosen."""
    story = Story(seats=1).given(
        begins="round", prep=("goaded",), rows=("ember-heart horned-brow red-pinions",)
    )
    story.answers("aspect hunt", "lose red-pinions").has(ANN, hearts=4, prep="goaded")
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS).answers("aspect flight", "lose horned-brow")
    story.has(ANN, hearts=2, prep="goaded").answers("pass", "neither")
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS).answers("aspect fight")
    story.has(ANN, hearts=2, prep="")
