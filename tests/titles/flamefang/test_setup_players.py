"""What lies before each player at the start: row, deck, hand, what was kept; and solo play."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    CLEO,
    DAN,
    NEXT,
    WHERE_MOVE,
    WHICH_ASPECT,
    Story,
)

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
WHICH_SWAP = "Which cards of your opening hand do you swap?"

CINDERS = (
    "claw claw flamelick headbutt blood-up short-flight short-flight dive snatch snatch raid roar "
    "grow grow"
)
"""Cinder's fourteen cards that are no life cards."""


def hand(story: Story, seat: int) -> list[str]:
    return [card["card"] for card in story.game.view(seat)["seats"][seat]["hand"]]


def cards_of(story: Story, seat: int) -> list[str]:
    """Hand, deck and discard pile, in alphabetical order."""
    t = story.table
    every = [*t.hands[seat], *t.decks[seat], *t.discards[seat]]
    return sorted(t.content.cards[card].id for card in every)


def until_swap(story: Story) -> None:
    """Take the first of everything that was won earlier."""
    while story.question.words != WHICH_SWAP:
        story.answers(story.question.options.keys[0])


def different(story: Story, seat: int) -> list[str]:
    return list(dict.fromkeys(hand(story, seat)))


@pytest.mark.rule("flamefang/setup.life-row")
@pytest.mark.parametrize(
    ("seat", "row", "hearts", "room"),
    [
        (ANN, "ember-heart horned-brow red-pinions furnace-belly", 6, 4),
        (BEN, "storm-heart hollow-bones sky-crest wide-wings", 5, 5),
        (CLEO, "root-heart bark-hide moss-back patient-jaw", 5, 6),
        (DAN, "hidden-heart night-scales soft-wings quick-claws", 5, 5),
    ],
)
def test_four_life_cards_lie_below_the_board(seat: int, row: str, hearts: int, room: int) -> None:
    """Setup 12; content bible 17: with their hearts and hoard spaces."""
    story = Story(seats=4).has(seat, row=row, hearts=hearts)
    assert story.view["seats"][seat]["room"] == room
    assert not set(row.split()) & set(cards_of(story, seat))


@pytest.mark.rule("flamefang/setup.action-deck", "flamefang/setup.starting-hand")
def test_the_other_fourteen_are_shuffled_and_six_of_them_drawn() -> None:
    """Setup 12 and 13."""
    story = Story()
    assert cards_of(story, ANN) == sorted(CINDERS.split())
    for seat in (ANN, BEN):
        assert len(hand(story, seat)) == 6
        story.has(seat, deck=8, prep="", played="", discard="")
    assert len({tuple(hand(Story(seed=seed), ANN)) for seed in range(12)}) > 1
    assert len({tuple(Story(seed=seed).table.decks[ANN]) for seed in range(12)}) > 1


@pytest.mark.rule("flamefang/setup.action-deck")
def test_a_trait_is_among_the_fourteen_in_place_of_a_starting_card() -> None:
    """Setup 12: Hot Blood for one of the two Claws."""
    story = Story(seats=1, chapter=2, kept=("cinder:hot-blood:claw",))
    wanted = CINDERS.replace("claw claw", "claw hot-blood")
    assert cards_of(story, ANN) == sorted(wanted.split())
    assert len(hand(story, ANN)) == 6
    story.has(ANN, deck=8, hearts=6)


@pytest.mark.rule("flamefang/setup.action-deck", "flamefang/setup.life-row")
def test_a_trait_with_hearts_begins_in_the_row() -> None:
    """Content bible 9: Thick Skin, 2 hearts and a hoard space, for Red Pinions."""
    story = Story(seats=1, chapter=2, kept=("cinder:thick-skin:red-pinions",))
    story.has(ANN, row="ember-heart horned-brow furnace-belly thick-skin", hearts=7, deck=8)
    assert cards_of(story, ANN) == sorted(CINDERS.split())


@pytest.mark.rule("flamefang/setup.powers")
def test_a_power_lies_beside_its_board() -> None:
    """Setup 12: each with its owner, and none before it was won."""
    kept = (
        *("cinder:hot-blood:claw", "cinder:firestarter:claw", "cinder:thick-hide"),
        *("gale:quick-wings:glide", "gale:storm-wings:glide", "gale:long-memory"),
    )
    seats = Story(chapter=6, kept=kept).view["seats"]
    assert [seat["power"]["name"] for seat in seats] == ["Thick Hide", "Long Memory"]
    assert [seat["power"] for seat in Story().view["seats"]] == [None, None]


@pytest.mark.rule("flamefang/setup.swap", "flamefang/setup.starting-hand")
def test_two_cards_of_the_opening_hand_may_be_swapped() -> None:
    """Setup 13: discarded openly; then as many are drawn, and nobody else's cards change."""
    story = Story()
    first, second, *others = different(story, ANN)
    before, theirs = hand(story, ANN), hand(story, BEN)
    swaps = [f"swap {card}" for card in (first, second, *others)]
    story.is_asked(ANN, WHICH_SWAP, *swaps, "keep").answers(f"swap {first}")
    story.has(ANN, discard=first, deck=8)
    story.answers(f"swap {second}").has(ANN, discard=f"{first} {second}", deck=6)
    assert len(hand(story, ANN)) == 6
    kept = list(before)
    kept.remove(first)
    kept.remove(second)
    assert all(hand(story, ANN).count(card) >= kept.count(card) for card in kept)
    assert cards_of(story, ANN) == sorted(CINDERS.split())
    assert hand(story, BEN) == theirs
    assert (story.question.seat, story.question.words) == (BEN, WHICH_SWAP)


@pytest.mark.rule("flamefang/setup.swap")
def test_one_card_or_none_may_be_swapped_too() -> None:
    """Setup 13: up to two."""
    story = Story()
    card, theirs = hand(story, ANN)[0], hand(story, BEN)
    story.answers(f"swap {card}", "keep").has(ANN, discard=card, deck=7)
    assert len(hand(story, ANN)) == 6
    story.answers("keep").has(BEN, discard="", deck=8)
    assert hand(story, BEN) == theirs
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/ruling.opening-swap")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_nobody_can_draw_a_condition_while_swapping(chapter: int) -> None:
    """Ruling 10: no first page puts a condition on a deck."""
    story = Story(chapter=chapter, difficulty="fierce")
    until_swap(story)
    for seat in (ANN, BEN):
        story.answers(*(f"swap {card}" for card in different(story, seat)[:2]))
        story.has(seat, conditions_on_deck=0, prep="")
        assert len(hand(story, seat)) == 6
        assert not any(card["condition"] for card in story.game.view(seat)["seats"][seat]["hand"])
    assert len(story.table.condition_deck) == 18


@pytest.mark.rule("flamefang/ruling.hand-size", "flamefang/setup.starting-hand")
def test_the_opening_hand_is_six_even_with_a_long_memory() -> None:
    """Ruling 9: the larger hand counts only when passing."""
    kept = ("cinder:hot-blood:claw", "cinder:firestarter:claw", "cinder:long-memory")
    story = Story(seats=1, chapter=6, kept=kept)
    assert story.view["seats"][ANN]["hand_size"] == 7
    assert len(hand(story, ANN)) == 6
    story.answers(f"swap {hand(story, ANN)[0]}", "keep")
    assert len(hand(story, ANN)) == 6


# Solo play


@pytest.mark.rule("flamefang/setup.solo-one-dragon")
def test_a_single_dragon_may_go_alone() -> None:
    """Solo play: one seat, and the numbers for one player."""
    story = Story(seats=1).answers("keep")
    assert story.view["story"]["goal"]["words"] == "hand in 2 meat at the Cave"
    assert sum(len(tile["minions"]) for tile in story.view["tiles"]) == 1
    story.shows("cave", dragons=(ANN,)).is_asked(ANN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/setup.solo-two-dragons")
def test_two_dragons_of_one_player_take_the_numbers_for_two() -> None:
    """Solo play: goal, events and spawns. Market Day brings 2 minions, with one player 1."""
    story = Story().given(
        begins="event phase", event_deck="market-day", minion_deck="bear wolf-1 bull"
    )
    story.shows("forest", minions="bear, wolf-1").shows("pasture", minions="")
    assert story.view["story"]["goal"]["words"] == "hand in 4 meat at the Cave"
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/setup.solo-two-dragons")
def test_an_event_crossed_out_for_one_player_meets_two_dragons() -> None:
    """Event phase: Cold Snap takes a card of each of two dragons, of one alone it does not."""
    two = Story().given(
        begins="event phase", event_deck="cold-snap", hands=("claw", "glide"), minion_deck="bear"
    )
    two.has(ANN, hand="", discard="claw").has(BEN, hand="", discard="glide")
    one = Story(seats=1).given(
        begins="event phase", event_deck="cold-snap", hands=("claw",), minion_deck="bear"
    )
    one.has(ANN, hand="claw", discard="").shows("forest", minions="bear")


@pytest.mark.rule("flamefang/ruling.solo-two-seats")
def test_two_dragons_draw_one_trait_each_and_not_two_to_choose_from() -> None:
    """Ruling 38: a single dragon keeps one of two; of two dragons each gets one of two."""
    alone = Story(seats=1, chapter=2)
    assert len(alone.question.options) == 2
    until_swap(alone)
    assert len(alone.view["seats"][ANN]["traits"]) == 1
    both = Story(chapter=2)
    first, second = both.question.options.keys
    until_swap(both)
    traits = [[card["card"] for card in seat["traits"]] for seat in both.view["seats"]]
    assert traits == [[first.removeprefix("trait ")], [second.removeprefix("trait ")]]


@pytest.mark.rule("flamefang/ruling.solo-two-seats")
def test_the_ally_of_one_of_two_dragons_is_the_other() -> None:
    """Ruling 38: only a dragon that is alone in the game is its own ally."""
    two = Story().given(turn=BEN, aspect=("fight", "flight"), hands=("", "tailwind"))
    two.plays("tailwind").is_asked(BEN, NEXT, "move", "ally(move)", "done")
    two.answers("ally(move)").is_asked(ANN, NEXT, "move", "done")
    one = Story(seats=1, dragons=("gale",)).given(aspect=("flight",), hands=("tailwind",))
    one.plays("tailwind", "ally(move)").is_asked(ANN, NEXT, "move", "done")
    one.answers("move")
    assert one.question.words == WHERE_MOVE
