"""What is public and what is not, in views and in what is told."""

from __future__ import annotations

from typing import Any

import pytest

from .story import (
    MANNY,
    ROZIE,
    WHERE,
    WHICH_UNDER,
    Story,
    bag_of,
    board_of,
    deck_in,
    everywhere,
    held_in,
    named,
    part_of,
    whole,
)

ALL_PLACES = everywhere()


def told(story: Story, seat: int | None) -> list[str]:
    """What a seat was told of a table laid out by hand, sentence by sentence."""
    assert story.table.log is not None
    seen = [event.seen_by(seat) for event in story.table.log]
    return story.tells(event for event in seen if event is not None)


def data(story: Story, seat: int | None) -> list[dict[str, Any]]:
    """The same as plain data, all of it."""
    assert story.table.log is not None
    seen = [event.seen_by(seat) for event in story.table.log]
    return [event.data() for event in seen if event is not None]


@pytest.mark.rule("duals/ruling.public", "duals/setup.secret")
def test_everybody_sees_all_but_hands_and_the_order_of_the_deck() -> None:
    """Setup 5; our ruling: for each viewer only their own hand is added."""
    story = Story(fancies=("steven", "flair"), fountain=True).given(
        "c3 iron bread",
        held="meat",
        hands=("L-bread L-iron", "L-meat"),
        coins=(1, 2),
        bag="2 iron 1 plant",
        extras="bread",
        deck="T-iron T-meat",
        display="L-plant T-plant",
        scored=("P-bread-meat", "F2"),
        fountain="F1 F3",
        miniature="e1",
        kept=("", "potion"),
    )
    for viewer in (ROZIE, MANNY, None):
        seen = story.game.view(viewer)
        assert board_of(seen)["c3"] == ["iron", "bread"]
        assert {id: count for id, count in bag_of(seen).items() if count} == {"iron": 2, "plant": 1}
        assert (whole(seen, "extras"), held_in(seen), deck_in(seen)) == (["bread"], ["meat"], 2)
        assert named(seen["display"]["cards"]) == "L-plant T-plant"
        assert [card["card"] for card in seen["fountain"]["cards"]] == ["F1", "F3"]
        assert [seat["hand_count"] for seat in seen["seats"]] == [2, 1]
        assert [part_of(seat, "coins") for seat in seen["seats"]] == [1, 2]
        assert [part_of(seat, "kept") for seat in seen["seats"]] == [None, "potion"]
        assert [seat["reputation"] for seat in seen["seats"]] == [3, 6]
        hands = [[card["card"] for card in seat["hand"]] for seat in seen["seats"]]
        own = {ROZIE: [["L-bread", "L-iron"], []], MANNY: [[], ["L-meat"]], None: [[], []]}
        assert hands == own[viewer]
    assert "T-iron" not in str(story.game.view(ROZIE))


@pytest.mark.rule("duals/ruling.public", "duals/setup.secret")
def test_another_hand_and_another_deck_look_the_same_to_everybody_else() -> None:
    """Setup 5; our ruling: Rozie spends a coin with other cards, and Manny notices nothing."""
    tables = []
    for hand, deck, under in (
        ("L-bread L-iron", "T-iron T-meat P-bread-meat L-plant", ("T-iron", "L-bread")),
        ("P-bread-meat L-plant", "L-bread L-iron T-meat T-iron", ("L-iron", "L-bread")),
    ):
        story = Story().given(held="meat", hands=(hand, "L-meat"), coins=(1, 0), deck=deck)
        story.answers("coin", f"under {under[0]}", f"under {under[1]}")
        tables.append(story)
    one, other = tables
    for viewer in (MANNY, None):
        assert one.game.view(viewer) == other.game.view(viewer)
        assert data(one, viewer) == data(other, viewer)
    assert one.game.view(ROZIE) != other.game.view(ROZIE)
    assert data(one, ROZIE) != data(other, ROZIE)


@pytest.mark.rule("duals/ruling.public")
def test_cards_drawn_and_put_under_the_deck_are_named_to_their_owner_alone() -> None:
    """Spend a coin; our ruling: others hear that it happens, not what it is."""
    story = Story().given(
        held="meat",
        hands=("L-bread L-iron", "L-meat"),
        coins=(1, 0),
        deck="T-iron T-meat L-plant",
    )
    story.answers("coin", "under T-iron", "under L-bread")
    assert told(story, ROZIE) == [
        "Rozie spends a coin on new cards.",
        "Rozie draws Trivet & Tongs.",
        "Rozie draws Ham Corner.",
        "Rozie puts Trivet & Tongs under the deck.",
        "Rozie puts Long Loaf Lane under the deck.",
    ]
    for viewer in (MANNY, None):
        assert told(story, viewer) == [
            "Rozie spends a coin on new cards.",
            "Rozie draws a card.",
            "Rozie draws a card.",
            "Rozie puts a card under the deck.",
            "Rozie puts a card under the deck.",
        ]
        assert {event.get("card", "") for event in data(story, viewer)} == {""}
        assert {event["event"] for event in data(story, viewer)} == {
            "CoinSpent",
            "CardDrawn",
            "CardPutUnder",
        }
    story.knows(MANNY, ROZIE, "").is_asked(ROZIE, WHERE, *ALL_PLACES)


@pytest.mark.rule("duals/ruling.public")
def test_a_card_drawn_while_refreshing_is_named_to_its_owner_alone() -> None:
    """Refresh phase; our ruling: the scored card is public, the new one is not."""
    story = Story().given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron", "L-meat T-meat"),
        deck="T-iron L-plant",
        coins=(0, 1),
    )
    story.answers("score L-bread")
    assert told(story, ROZIE) == [
        "Rozie scores Long Loaf Lane for 3.",
        "Rozie draws Trivet & Tongs.",
    ]
    for viewer in (MANNY, None):
        assert told(story, viewer) == ["Rozie scores Long Loaf Lane for 3.", "Rozie draws a card."]
    story.knows(MANNY, ROZIE, "").has(ROZIE, hand="L-iron T-iron").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.public")
def test_only_the_player_asked_sees_the_options() -> None:
    """Spend a coin; our ruling: the question which card goes under names the whole hand."""
    story = Story().given(
        held="meat", hands=("L-bread", "L-meat"), coins=(1, 0), deck="T-iron T-meat L-plant"
    )
    story.answers("coin")
    story.is_asked(ROZIE, WHICH_UNDER, "under L-bread", "under T-meat", "under T-iron")
    asked = story.game.prompt(ROZIE)
    assert asked is not None
    assert [option["key"] for option in asked["options"]] == [
        "under L-bread",
        "under T-meat",
        "under T-iron",
    ]
    assert story.game.prompt(MANNY) is None
    assert story.game.prompt(None) is None


@pytest.mark.rule("duals/ruling.public", "duals/setup.secret")
def test_a_whole_coin_in_a_dealt_game_tells_each_seat_its_own_share() -> None:
    """Setup 5; spend a coin; our ruling: the events of a game that was not laid out by hand."""
    story = Story()
    assert story.game.question is not None
    owner = story.game.question.seat
    story.answers("coin")
    hand = [card["card"] for card in story.game.view(owner)["seats"][owner]["hand"]]
    story.answers(f"under {hand[0]}", f"under {hand[1]}")
    secret = [event for event in story.game.events(owner) if "card" in event.data()]
    assert [event.data()["event"] for event in secret] == ["CardDrawn"] * 2 + ["CardPutUnder"] * 2
    assert {event.data()["card"] for event in secret[:2]} <= set(hand)
    assert [event.data()["card"] for event in secret[2:]] == hand[:2]
    for viewer in (1 - owner, None):
        others = [event.data() for event in story.game.events(viewer)]
        assert {event["card"] for event in others if "card" in event} == {""}
        assert not any(card in str(others) for card in hand)
        names = [event["event"] for event in others if "card" in event]
        assert names == ["CardDrawn"] * 2 + ["CardPutUnder"] * 2


@pytest.mark.rule("duals/ruling.cards-seen")
def test_a_card_taken_from_the_open_ones_stays_known_until_cards_go_under_the_deck() -> None:
    """Passive fancies, Steven; our ruling: one of the two is taken openly, one drawn unseen."""
    story = (
        Story(fancies=("steven", "goldrush"))
        .given(
            "c2 bread, c3 bread, c4 bread, c5 meat",
            scoring=True,
            hands=("L-bread P-bread-meat", "L-potion T-potion"),
            shown=("", "T-potion"),
            deck="T-iron T-meat T-plant T-crystal L-meat",
            display="L-plant L-iron",
            coins=(1, 0),
        )
        .will_pull("iron")
    )
    story.answers("score L-bread", "score P-bread-meat", "done", "draw L-plant", "draw deck")
    story.has(ROZIE, hand="L-plant T-meat")
    for viewer in (MANNY, None):
        assert told(story, viewer)[2:6] == [
            "Rozie takes Hedgerow Stall, which lay open.",
            "Trivet & Tongs lies open now.",
            "Rozie draws a card.",
            "Manny pulls an iron dragon.",
        ]
    story.knows(MANNY, ROZIE, "L-plant").knows(ROZIE, MANNY, "T-potion")
    story.answers("place a1", "no fire").knows(MANNY, ROZIE, "L-plant")
    story.answers("coin", "draw L-iron", "draw deck").knows(MANNY, ROZIE, "L-iron L-plant")
    story.answers("under T-crystal").knows(MANNY, ROZIE, "")
    story.answers("under T-meat").knows(MANNY, ROZIE, "").knows(ROZIE, MANNY, "T-potion")
    story.has(ROZIE, hand="L-iron L-plant", cards=2)


@pytest.mark.rule("duals/ruling.cards-seen")
def test_a_card_shown_by_flair_stays_known_until_it_is_scored() -> None:
    """Active fancies, Flair; our ruling: and the card it brought with it stays unknown."""
    story = Story(fancies=("flair", "goldrush")).given(
        "c2 bread, c3 bread, c4 meat",
        scoring=True,
        hands=("L-iron", "L-potion T-potion"),
        coins=(1, 0),
        deck="P-bread-meat T-iron T-plant",
    )
    story.answers("coin flair").knows(MANNY, ROZIE, "P-bread-meat")
    for viewer in (MANNY, None):
        assert told(story, viewer) == [
            "Rozie spends a coin on Flair.",
            "Rozie draws a card.",
            "Rozie shows Pie in the Eye.",
            "Rozie draws a card.",
        ]
    story.has(ROZIE, cards=3).answers("score P-bread-meat").knows(MANNY, ROZIE, "")
    story.has(ROZIE, hand="L-iron T-iron", scored="P-bread-meat").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.cards-seen")
def test_scoring_an_unknown_card_leaves_the_known_ones_known() -> None:
    """Score phase; our ruling: only cards under the deck make a hand unknown again."""
    story = Story().given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread L-iron T-plant", "L-potion T-potion"),
        shown=("L-iron",),
    )
    story.knows(MANNY, ROZIE, "L-iron").answers("score L-bread").knows(MANNY, ROZIE, "L-iron")
    story.has(ROZIE, hand="L-iron T-plant").sees(turn=MANNY)


@pytest.mark.rule("duals/ruling.cards-seen")
def test_a_guess_leaves_known_cards_where_they_are_and_deals_the_others_anew() -> None:
    """Our ruling: Manny knows one card of Rozie's and can only guess at the other."""
    story = Story().given(
        held="meat", hands=("L-bread L-iron", "L-potion T-potion"), shown=("L-iron",)
    )
    hands = set()
    for seed in range(20):
        guess = story.game.imagine(MANNY, seed)
        assert guess.view(MANNY) == story.game.view(MANNY)
        hands.add(tuple(card["card"] for card in guess.view(ROZIE)["seats"][ROZIE]["hand"]))
    assert all("L-iron" in hand and len(hand) == 2 for hand in hands)
    assert not any({"L-potion", "T-potion"} & set(hand) for hand in hands)
    assert len(hands) > 5


def in_deck(story: Story, viewer: int | None) -> list[tuple[str, int]]:
    """What a seat knows of the deck: each card, and how many are drawn before it."""
    return [(card["card"], card["above"]) for card in story.game.view(viewer)["in_deck"]]


def lowest(guess: Any, count: int) -> list[str]:
    """The cards at the bottom of the deck of a guess, the lowest first."""
    return [guess.table.content.cards[card].id for card in guess.table.deck[:count]]


@pytest.mark.rule("duals/ruling.cards-put-under")
def test_who_puts_cards_under_the_deck_knows_where_they_lie_and_nobody_else_does() -> None:
    """Spend a coin; our ruling: every guess of Rozie's has them there."""
    story = Story().given(
        held="meat",
        hands=("L-bread L-iron", "L-meat T-plant"),
        coins=(1, 1),
        deck="T-iron T-meat L-plant T-bread",
    )
    story.answers("coin", "under L-iron", "under L-bread")
    assert in_deck(story, ROZIE) == [("L-iron", 2), ("L-bread", 3)]
    assert in_deck(story, MANNY) == in_deck(story, None) == []
    guesses = [story.game.imagine(ROZIE, seed) for seed in range(20)]
    assert all(lowest(guess, 2) == ["L-bread", "L-iron"] for guess in guesses)
    assert all(guess.view(ROZIE) == story.game.view(ROZIE) for guess in guesses)
    for viewer in (MANNY, None):
        found = {tuple(lowest(story.game.imagine(viewer, seed), 2)) for seed in range(20)}
        assert len(found) > 5, "others can only guess"
    story.answers("place a1", "no fire", "pull", "coin", "under L-plant", "under T-bread")
    assert in_deck(story, ROZIE) == [("L-iron", 0), ("L-bread", 1)]
    assert in_deck(story, MANNY) == [("L-plant", 2), ("T-bread", 3)]
    assert lowest(story.game.imagine(ROZIE, 1), 4)[2:] == ["L-bread", "L-iron"]


@pytest.mark.rule("duals/ruling.cards-put-under", "duals/ruling.cards-seen")
def test_a_card_put_under_the_deck_is_known_in_the_hand_of_whoever_draws_it() -> None:
    """Our ruling: Manny draws it, Rozie knows, spectators do not; until he puts cards away."""
    story = Story().given(
        held="meat", hands=("L-bread L-iron", "L-meat T-plant"), coins=(1, 1), deck="T-iron T-meat"
    )
    story.answers("coin", "under L-iron", "under L-bread", "place a1", "no fire")
    story.sees(phase="special", turn=MANNY).answers("coin")
    story.knows(ROZIE, MANNY, "L-bread L-iron").has(MANNY, hand="L-bread L-meat L-iron T-plant")
    assert story.game.view(None)["seats"][MANNY]["hand"] == []
    content = story.table.content
    for seed in range(10):
        hand = story.game.imagine(ROZIE, seed).table.hands[MANNY]
        assert {"L-bread", "L-iron"} <= {content.cards[card].id for card in hand}
    story.answers("under L-meat").knows(ROZIE, MANNY, "")


@pytest.mark.rule("duals/ruling.cards-put-under")
def test_an_only_card_goes_under_the_deck_for_all_to_see() -> None:
    """Our ruling: it was taken from the open cards, and no other card could have gone."""
    story = Story(fancies=("steven", "goldrush")).given(
        held="meat", hands=("", "L-meat T-plant"), coins=(2, 1), deck="", display="L-iron"
    )
    story.answers("coin").sees(turn=ROZIE, deck=1).has(ROZIE, cards=0)
    for viewer in (ROZIE, MANNY, None):
        assert in_deck(story, viewer) == [("L-iron", 0)]
