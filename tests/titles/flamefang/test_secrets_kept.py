"""What partners see of each other, and what nobody sees."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import ANN, BEN, Story

EVERYBODY = (ANN, BEN, None)
HANDS = {ANN: "claw netted-wing roar", BEN: "glide rage"}
"""Each with an ongoing condition, which lies open for all."""
DECK = "dive raid snatch headbutt flamelick blood-up"


def known_hand(story: Story, owner: int, viewer: int | None) -> str:
    """The cards of a hand that a viewer sees."""
    hand = story.game.view(viewer)["seats"][owner]["hand"]
    return " ".join(sorted(card["card"] for card in hand))


def told(story: Story, viewer: int | None) -> list[str]:
    """What a viewer has heard, sentence by sentence."""
    assert story.table.log is not None
    seen = [event.seen_by(viewer) for event in story.table.log]
    return story.tells(event for event in seen if event is not None)


def data(story: Story, viewer: int | None) -> list[dict[str, Any]]:
    """The same as plain data, all of it."""
    assert story.table.log is not None
    seen = [event.seen_by(viewer) for event in story.table.log]
    return [event.data() for event in seen if event is not None]


def look_alike(tables: list[Story], *viewers: int | None) -> None:
    """For these the two tables are one."""
    one, other = tables
    for viewer in viewers:
        assert one.game.view(viewer) == other.game.view(viewer)
        assert data(one, viewer) == data(other, viewer)


@pytest.mark.rule("flamefang/ruling.open-hands")
def test_hands_lie_open_to_everybody() -> None:
    """Ruling 39: unless the table wants otherwise."""
    story = Story().given(hands=(HANDS[ANN], HANDS[BEN]))
    for viewer in EVERYBODY:
        assert known_hand(story, ANN, viewer) == HANDS[ANN]
        assert known_hand(story, BEN, viewer) == HANDS[BEN]


@pytest.mark.rule("flamefang/ruling.open-hands")
def test_a_hidden_hand_is_seen_by_its_owner_and_counted_by_others() -> None:
    """Ruling 39: conditions were resolved openly, so everybody knows them."""
    story = Story(hands="hidden").given(hands=(HANDS[ANN], HANDS[BEN]))
    assert known_hand(story, ANN, ANN) == HANDS[ANN]
    assert known_hand(story, BEN, BEN) == HANDS[BEN]
    for viewer in (BEN, None):
        assert known_hand(story, ANN, viewer) == "netted-wing"
        assert story.game.view(viewer)["seats"][ANN]["hand_count"] == 3
    for viewer in (ANN, None):
        assert known_hand(story, BEN, viewer) == "rage"
        assert story.game.view(viewer)["seats"][BEN]["hand_count"] == 2


@pytest.mark.rule("flamefang/ruling.open-hands")
def test_another_hidden_hand_makes_no_difference_to_others() -> None:
    """Ruling 39: neither views nor what is told betray it."""
    tables = [
        Story(hands="hidden").given(aspect=("fight", "fight"), hands=(hand,), decks=(deck,))
        for hand, deck in (("claw roar", f"{DECK} grow"), ("dive raid", f"grow {DECK}"))
    ]
    look_alike(tables, BEN, None)
    for story in tables:
        story.answers("pass", "neither")
    look_alike(tables, BEN, None)
    assert tables[0].game.view(ANN) != tables[1].game.view(ANN)


@pytest.mark.rule("flamefang/ruling.open-hands")
@pytest.mark.parametrize(
    ("hands", "heard"), [("open", "Ann draws headbutt."), ("hidden", "Ann draws a card.")]
)
def test_what_is_drawn_into_a_hidden_hand_is_not_told(hands: str, heard: str) -> None:
    """Ruling 39: its owner hears the name all the same."""
    story = Story(hands=hands).given(
        aspect=("fight", "fight"), hoards=("1 meat",), decks=("headbutt dive",)
    )
    story.answers("eat meat")
    assert told(story, ANN)[-1] == "Ann draws Headbutt."
    for viewer in (BEN, None):
        assert told(story, viewer)[-1].lower() == heard.lower()


@pytest.mark.rule("flamefang/ruling.open-hands")
@pytest.mark.parametrize(
    ("answers", "place"),
    [
        (("play claw",), "played"),
        (("pass", "prep claw"), "prep"),
        (("pass", "discard claw"), "discard"),
    ],
)
def test_a_card_that_leaves_a_hidden_hand_is_seen(answers: tuple[str, ...], place: str) -> None:
    """Ruling 39: play area, prep area and discard pile lie open; the other card stays hidden."""
    story = Story(hands="hidden").given(
        aspect=("fight", "fight"), hands=("claw dive",), decks=(DECK,)
    )
    story.answers(*answers)
    for viewer in EVERYBODY:
        seen = story.game.view(viewer)["seats"][ANN]
        assert [card["card"] for card in seen[place]] == ["claw"]
    assert known_hand(story, ANN, BEN) == ""


@pytest.mark.rule("flamefang/ruling.open-hands")
@pytest.mark.parametrize("hands", ["open", "hidden"])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"decks": ("claw dive", "glide gust")}, {"decks": ("dive claw", "gust glide")}),
        ({"decks": ("scorched claw",)}, {"decks": ("hunted claw",)}),
        ({"event_deck": "cold-snap rockfall"}, {"event_deck": "rockfall wild-hunt"}),
        ({"unused_events": "ill-omen"}, {"unused_events": "rockfall"}),
        ({"minion_deck": "bear bull"}, {"minion_deck": "bull wolf-1"}),
        ({"upgrade_deck": "wrath apex"}, {"upgrade_deck": "apex wrath"}),
        ({"condition_deck": "scorched rage"}, {"condition_deck": "rage scorched"}),
        ({"magic_pile": "hush blink"}, {"magic_pile": "blink hush"}),
    ],
)
def test_nobody_sees_how_a_deck_lies(
    hands: str, one: dict[str, Any], other: dict[str, Any]
) -> None:
    """Ruling 39: neither the order of a deck, nor conditions on one, nor events to come."""
    tables = [Story(hands=hands).given(**deck) for deck in (one, other)]
    look_alike(tables, *EVERYBODY)


@pytest.mark.rule("flamefang/ruling.open-hands")
def test_everybody_sees_that_a_condition_lies_on_a_deck_but_not_which() -> None:
    """Ruling 39: Ill Omen puts one on the leader's deck; Ann's top card is known to be one."""
    tables = [
        Story().given(
            begins="event phase",
            event_deck="ill-omen",
            condition_deck=condition,
            decks=("claw",),
            minion_deck="bull bear",
        )
        for condition in ("scorched", "goaded")
    ]
    look_alike(tables, *EVERYBODY)
    for story in tables:
        story.has(ANN, deck=2, conditions_on_deck=1).has(BEN, deck=0, conditions_on_deck=0)


@pytest.mark.rule("flamefang/ruling.open-hands")
def test_a_partner_guesses_at_a_hidden_hand_but_not_at_what_lies_open() -> None:
    """Ruling 39: guesses differ in Ann's hand; her condition, prep and discards are known."""
    story = Story(hands="hidden").given(
        hands=("claw netted-wing roar",),
        prep=("grow",),
        discards=("snatch",),
        decks=(DECK,),
    )
    guesses = [story.game.imagine(BEN, seed).view(ANN)["seats"][ANN] for seed in range(8)]
    hands = {tuple(card["card"] for card in seat["hand"]) for seat in guesses}
    assert len(hands) > 1
    assert all("netted-wing" in hand and len(hand) == 3 for hand in hands)
    for seat in guesses:
        assert [card["card"] for card in (*seat["prep"], *seat["discard"])] == ["grow", "snatch"]
    own = [story.game.imagine(ANN, seed).view(ANN)["seats"][ANN]["hand"] for seed in range(8)]
    assert all(hand == own[0] for hand in own)
    assert sorted(card["card"] for card in own[0]) == HANDS[ANN].split()


@pytest.mark.rule("flamefang/ruling.hidden-hands-remembered", "flamefang/verb.recall")
def test_a_card_recalled_into_a_hidden_hand_stays_known_until_it_is_played() -> None:
    """Everybody saw it leave the discard pile; Ann's other cards stay hidden."""
    story = Story(hands="hidden").given(
        aspect=("fight", "hunt"),
        hands=("grow roar",),
        discards=("claw",),
        decks=(DECK,),
        magic="echo",
        condition_deck="burr",
    )
    story.answers("magic echo", "recall 2", "recall claw")
    for viewer in (BEN, None):
        assert known_hand(story, ANN, viewer) == "claw"
        guesses = [story.game.imagine(viewer, seed).view(ANN)["seats"][ANN] for seed in range(8)]
        hands = {tuple(card["card"] for card in seat["hand"]) for seat in guesses}
        assert len(hands) > 1
        assert all("claw" in hand for hand in hands)
    assert known_hand(story, ANN, ANN) == "claw grow roar"
    story.answers("pass", "play claw")
    assert known_hand(story, ANN, BEN) == ""


@pytest.mark.rule("flamefang/ruling.hidden-hands-remembered", "flamefang/growth.cost")
def test_an_upgrade_taken_into_a_hidden_hand_stays_known() -> None:
    """Everybody saw it leave the path."""
    story = Story(hands="hidden").given(
        aspect=("fight", "hunt"),
        hands=("grow claw dive",),
        hoards=("3 gold",),
        path="rending-claws harrier keen-nose wrath",
        upgrade_deck="apex stoop",
        decks=(DECK,),
    )
    story.answers("play grow", "grow 0", "grow rending-claws", "replace dive")
    assert known_hand(story, ANN, BEN) == "rending-claws"
    for seed in range(8):
        hand = story.game.imagine(BEN, seed).view(ANN)["seats"][ANN]["hand"]
        assert "rending-claws" in [card["card"] for card in hand]


@pytest.mark.rule("flamefang/ruling.hidden-hands-remembered")
def test_when_a_deck_runs_out_its_hand_is_known_and_what_is_drawn_then_is_not() -> None:
    """All of Ann's other cards lie open then: whoever counts them knows what she holds."""
    story = Story(hands="hidden").given(
        aspect=("fight", "hunt"),
        hands=("claw roar",),
        discards=("dive snatch gore talon",),
        hoards=("1 meat",),
    )
    assert known_hand(story, ANN, BEN) == ""
    story.answers("eat meat")
    assert known_hand(story, ANN, BEN) == "claw roar"
    assert len(known_hand(story, ANN, ANN).split()) == 3
