"""What is public and what is not, in views and in what is told."""

from __future__ import annotations

from typing import Any

import pytest

from emberhall.titles.flamecraft.decks import draw_artisan
from titles.flamecraft.story import (
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    Story,
    a_town,
    known_fancies,
    known_hand,
    told_to,
)

PARK = "bread meat iron crystal plant"
EVERYBODY = (OLIVER, VIOLET, JAMES, None)


def data(story: Story, seat: int | None) -> list[dict[str, Any]]:
    """The same as plain data, all of it."""
    assert story.table.log is not None
    seen = [event.seen_by(seat) for event in story.table.log]
    return [event.data() for event in seen if event is not None]


def look_alike(one: Story, other: Story, *viewers: int | None) -> None:
    """For these the two tables are one."""
    for viewer in viewers:
        assert one.game.view(viewer) == other.game.view(viewer)
        assert data(one, viewer) == data(other, viewer)


@pytest.mark.rule("flamecraft/setup.secret", "flamecraft/setup.counts-open")
def test_everybody_sees_all_but_hands_fancies_and_decks() -> None:
    """Setup 7: for each viewer only their own cards are added."""
    story = Story(seats=3).given(
        a_town("wishing-well - - bread"),
        hands=("meat iron", "plant", ""),
        goods=("2 bread", "1 coin"),
        rep=(3, 1, 4),
        park=PARK,
        row="p-bread-1 p-meat-2",
        reserved=("", "p-iron-3"),
        fancies=("pocus", "todd bubu"),
        scored=("", "", "taylor"),
        enchanted="wishing-well p-potion-1",
    )
    own = {
        OLIVER: ("iron meat", "pocus"),
        VIOLET: ("plant", "bubu todd"),
        JAMES: ("", ""),
    }
    for viewer in EVERYBODY:
        seen = story.game.view(viewer)
        assert [place["dragon"]["kind"] for place in seen["park"]] == [
            "bread",
            "meat",
            "iron",
            "crystal",
            "plant",
        ]
        assert [card["card"] for card in seen["row"]["cards"]] == ["p-bread-1", "p-meat-2"]
        assert [seat["reputation"] for seat in seen["seats"]] == [3, 1, 4]
        assert [seat["hand_count"] for seat in seen["seats"]] == [2, 1, 0]
        assert [seat["fancy_count"] for seat in seen["seats"]] == [1, 2, 0]
        assert [len(seat["scored"]) for seat in seen["seats"]] == [0, 0, 1]
        assert seen["seats"][VIOLET]["reserved"]["card"] == "p-iron-3"
        for owner in (OLIVER, VIOLET, JAMES):
            secret = known_hand(story, owner, viewer), known_fancies(story, owner, viewer)
            assert secret == (own[owner] if owner == viewer else ("", ""))


@pytest.mark.rule("flamecraft/setup.secret")
def test_other_hands_fancies_and_decks_look_the_same_to_everybody_else() -> None:
    """Setup 7: Oliver draws and places with other cards behind his back, and nobody notices."""
    one, other = (
        Story(seats=3)
        .given(
            a_town(),
            hands=(f"bread {secret}", "meat"),
            fancies=(kept, "steven"),
            artisan_deck=deck,
            fancy_deck=more,
            shop_deck=shops,
            park=PARK,
        )
        .answers("visit hello-nursery", "place bread on hello-nursery 2", "fire nothing")
        for secret, kept, deck, more, shops in (
            ("iron", "todd", "plant iron iron", "bubu ajax", "sew-cute wishing-well"),
            (
                ["iron", "iron", "iron"][0],
                "ajax",
                "iron plant iron",
                "todd bubu",
                "wishing-well sew-cute",
            ),
        )
    )
    look_alike(one, other, VIOLET, JAMES, None)
    assert one.game.view(OLIVER) != other.game.view(OLIVER)
    assert data(one, OLIVER) != data(other, OLIVER)


@pytest.mark.rule("flamecraft/setup.secret", "flamecraft/ruling.known-cards")
def test_another_dragon_from_the_deck_looks_the_same_to_everybody_else() -> None:
    """Our ruling: what is drawn from a deck is named to its owner alone."""
    one, other = (
        Story(seats=3)
        .given(a_town(), artisan_deck=f"{drawn} meat meat", park=PARK)
        .answers("visit critical-rolls", "fire critical-rolls 1", "draw deck")
        for drawn in ("iron", "plant")
    )
    look_alike(one, other, VIOLET, JAMES, None)
    assert "Oliver draws an artisan dragon." in told_to(one, VIOLET)
    assert "Oliver draws Patina (iron)." in told_to(one, OLIVER)
    assert "Oliver draws Lotus (plant)." in told_to(other, OLIVER)
    assert known_hand(one, OLIVER, VIOLET) == known_hand(other, OLIVER, None) == ""


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_a_dragon_taken_from_the_park_is_known_until_it_is_played() -> None:
    """Our ruling: everybody has seen it, the one beside it nobody."""
    story = Story(seats=3).given(
        a_town(), hands=("iron meat",), park="plant bread", artisan_deck="potion potion potion"
    )
    story.answers("visit critical-rolls", "place nothing", "fire critical-rolls 1", "draw park 1")
    for viewer in (VIOLET, JAMES, None):
        assert known_hand(story, OLIVER, viewer) == "plant"
        assert "Oliver takes Blossom (plant) from the Park." in told_to(story, viewer)
    story.gathers_at("smith-mart").ends_turn().gathers_at("draco-bell").ends_turn()
    assert known_hand(story, OLIVER, VIOLET) == "plant"
    story.answers("visit hello-nursery", "place plant on hello-nursery 2")
    assert known_hand(story, OLIVER, VIOLET) == ""
    story.has(OLIVER, hand="iron meat")


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_a_dragon_put_back_at_the_limit_is_named_to_its_owner_alone() -> None:
    """Our ruling: afterwards nobody else can tell more than that one potion is still there."""
    one, other = (
        Story()
        .given(
            a_town(),
            hands=("bread meat iron crystal plant",),
            shown=("potion potion",),
            artisan_deck="bread bread meat",
            park=PARK,
        )
        .answers("visit smith-mart", "place nothing", "fire nothing", f"return {type}")
        for type in ("bread", "potion")
    )
    look_alike(one, other, VIOLET, None)
    assert known_hand(one, OLIVER, VIOLET) == "potion"
    for viewer in (VIOLET, None):
        assert "Oliver returns a dragon to the deck." in told_to(one, viewer)
    assert "Oliver returns Cookie to the deck." in told_to(one, OLIVER)
    assert "Oliver returns Elderberry to the deck." in told_to(other, OLIVER)


@pytest.mark.rule("flamecraft/setup.secret", "flamecraft/setup.fancies-dealt")
def test_the_fancy_that_is_kept_is_named_to_its_owner_alone() -> None:
    """Setup 7: in a game that was not laid out by hand."""
    story = Story(seats=3)
    first = story.question.seat
    kept = story.question.options.keys[1].removeprefix("keep ")
    returned = story.question.options.keys[0].removeprefix("keep ")
    story.answers(f"keep {kept}")
    for viewer in EVERYBODY:
        events = [event.data() for event in story.game.events(viewer)]
        (keeping,) = [event for event in events if event["event"] == "FancyKept"]
        assert keeping["fancy"] == (kept if viewer == first else None)
        assert known_fancies(story, first, viewer) == (kept if viewer == first else "")
        assert (returned in str(events)) is (viewer == first)


@pytest.mark.rule("flamecraft/setup.secret")
def test_a_fancy_that_is_drawn_is_named_to_its_owner_alone() -> None:
    """Setup 7: others hear that there is one more."""
    story = Story(seats=3).given(a_town(), hands=("bread",), fancy_deck="todd bubu")
    story.answers("visit hello-nursery", "place bread on hello-nursery 2")
    assert told_to(story, OLIVER)[-1] == "Oliver draws Todd."
    for viewer in (VIOLET, JAMES, None):
        assert told_to(story, viewer)[-1] == "Oliver draws a fancy dragon."
        assert "todd" not in str(data(story, viewer)).lower()
        assert "todd" not in str(story.game.view(viewer)).lower()
        assert story.game.view(viewer)["seats"][OLIVER]["fancy_count"] == 1


@pytest.mark.rule("flamecraft/setup.shop-deck-mixed", "flamecraft/fill.face-down")
def test_a_facedown_shop_looks_the_same_whatever_it_is() -> None:
    """Filling a shop: even its owner cannot tell, until it is turned up."""
    town = a_town().replace("hello-nursery plant - -", "hello-nursery plant bread -")
    one, other = (
        Story(seats=3)
        .given(town, hands=("iron",), shop_deck=deck)
        .answers("visit hello-nursery", "place iron on hello-nursery 3")
        for deck in ("sew-cute wishing-well", "wishing-well sew-cute")
    )
    look_alike(one, other, *EVERYBODY)
    for story, name in ((one, "Sew Cute"), (other, "Wishing Well")):
        story.answers("fire nothing")
        assert f"{name} opens." in told_to(story, None)


def gift_of_a_fancy() -> Story:
    """Oliver has drawn two fancies at Scale Mail Post and gifted Todd to Violet."""
    story = Story(seats=3).given(
        a_town("scale-mail-post - - -"), fancies=("pocus",), fancy_deck="todd bubu ajax"
    )
    story.answers("visit scale-mail-post", "gain iron", "use scale-mail-post")
    story.is_asked(OLIVER, "Which fancy dragon do you gift?", "gift todd", "gift bubu")
    story.answers("gift todd")
    story.is_asked(OLIVER, "Who gets the fancy dragon?", "give seat-1", "give seat-2")
    return story.answers("give seat-1")


@pytest.mark.rule("flamecraft/ruling.gifted-fancy-known")
def test_a_gifted_fancy_is_known_to_giver_and_receiver_and_nobody_else() -> None:
    """Giving gifts; our ruling: the one that is kept stays the giver's secret."""
    story = gift_of_a_fancy().has(OLIVER, fancies="pocus bubu", rep=2).has(VIOLET, fancies="todd")
    known = {OLIVER: "todd", VIOLET: "todd", JAMES: "", None: ""}
    gives = "Oliver gives Todd to Violet.", "Oliver gives a fancy dragon to Violet."
    for viewer in EVERYBODY:
        assert known_fancies(story, VIOLET, viewer) == known[viewer]
        assert story.game.view(viewer)["seats"][VIOLET]["fancy_count"] == 1
        mine = "bubu pocus" if viewer == OLIVER else ""
        assert known_fancies(story, OLIVER, viewer) == mine
        heard = [words for words in told_to(story, viewer) if "gives" in words]
        assert heard == [gives[0] if known[viewer] else gives[1]]
    for viewer in (JAMES, None):
        assert "todd" not in str(data(story, viewer)).lower()


@pytest.mark.rule("flamecraft/ruling.gifted-fancy-known")
def test_the_receiver_does_not_learn_what_else_was_drawn() -> None:
    """Giving gifts; our ruling: two fancies are drawn, one of them is seen by Violet."""
    story = gift_of_a_fancy()
    drawn = [words for words in told_to(story, VIOLET) if "draws" in words]
    assert drawn == ["Oliver draws a fancy dragon."] * 2
    assert "bubu" not in str(data(story, VIOLET)).lower()
    assert "bubu" not in str(story.game.view(VIOLET)).lower()


@pytest.mark.rule("flamecraft/ruling.gifted-fancy-known")
def test_with_one_fancy_left_its_gift_stays_between_the_two() -> None:
    """Giving gifts; our ruling: a choice of one is no reason to name it."""
    story = Story(seats=3).given(a_town("scale-mail-post - - -"), fancy_deck="todd")
    story.answers("visit scale-mail-post", "gain iron", "use scale-mail-post", "give seat-2")
    known = [known_fancies(story, JAMES, viewer) for viewer in EVERYBODY]
    assert known == ["todd", "", "todd", ""]
    for viewer in (VIOLET, None):
        assert "todd" not in str(data(story, viewer)).lower()


@pytest.mark.rule("flamecraft/setup.secret")
def test_only_the_player_asked_sees_the_options() -> None:
    """Setup 7: the question which dragon to place would name the hand."""
    story = Story(seats=3).given(a_town(), hands=("bread iron",)).answers("visit hello-nursery")
    asked = story.game.prompt(OLIVER)
    assert asked is not None
    assert [option["key"] for option in asked["options"]] == [
        "place bread on hello-nursery 2",
        "place iron on hello-nursery 3",
        "place nothing",
    ]
    for viewer in (VIOLET, JAMES, None):
        assert story.game.prompt(viewer) is None
    story.answers("place nothing").is_asked(
        OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing"
    )
    assert known_hand(story, OLIVER, VIOLET) == ""


@pytest.mark.rule("flamecraft/setup.secret", "flamecraft/ruling.known-cards")
def test_a_guess_leaves_what_is_known_and_deals_the_rest_anew() -> None:
    """Our ruling: James knows one dragon of Oliver's, and no fancy of anybody's."""
    story = Story(seats=3).given(
        a_town(), hands=("meat iron", "plant"), shown=("potion",), fancies=("pocus", "todd", "ajax")
    )
    hands: set[tuple[str, ...]] = set()
    dealt: set[str] = set()
    for seed in range(20):
        guess = story.game.imagine(JAMES, seed)
        assert guess.view(JAMES) == story.game.view(JAMES)
        types = [dragon["kind"] for dragon in guess.view(OLIVER)["seats"][OLIVER]["hand"]]
        assert len(types) == 3
        assert "potion" in types
        hands.add(tuple(types))
        dealt.update(card["card"] for card in guess.view(OLIVER)["seats"][OLIVER]["fancies"])
    assert len(hands) > 5
    assert len(dealt) > 8
    assert "ajax" not in dealt


@pytest.mark.rule("flamecraft/ruling.gifted-fancy-known")
def test_a_guess_of_the_giver_leaves_the_gift_where_it_is() -> None:
    """Giving gifts; our ruling: James, who does not know it, may guess anything."""
    story = gift_of_a_fancy()
    for viewer, sure in ((OLIVER, True), (JAMES, False)):
        seen = {
            story.game.imagine(viewer, seed).view(VIOLET)["seats"][VIOLET]["fancies"][0]["card"]
            for seed in range(20)
        }
        assert (seen == {"todd"}) is sure


def over_the_limit() -> Story:
    """Oliver has put an iron dragon and then a bread dragon under a deck of three."""
    story = Story(seats=3).given(
        a_town(),
        hands=("bread meat iron iron crystal plant potion potion", "meat"),
        artisan_deck="plant crystal potion",
        park=PARK,
    )
    story.answers("visit smith-mart", "place nothing", "fire nothing")
    return story.answers("return iron", "return bread")


def in_guess(story: Story, viewer: int | None, seed: int, count: int) -> list[str]:
    """The types of the lowest cards of the artisan deck in a guess, the lowest first."""
    table = story.game.imagine(viewer, seed).table
    return [table.content.type_ids[table.content.type_of[card]] for card in table.artisan_deck][
        :count
    ]


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_who_puts_artisans_under_the_deck_remembers_where_they_lie() -> None:
    """Our ruling: every guess of Oliver's has them there, while others can only guess."""
    story = over_the_limit()
    assert all(in_guess(story, OLIVER, seed, 2) == ["bread", "iron"] for seed in range(12))
    for viewer in (VIOLET, JAMES, None):
        assert len({tuple(in_guess(story, viewer, seed, 2)) for seed in range(12)}) > 5


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_an_artisan_put_under_the_deck_is_known_in_the_hand_of_whoever_draws_it() -> None:
    """Our ruling: Violet draws what Oliver put there; James learns nothing."""
    story = over_the_limit()
    table = story.table
    iron, bread = table.artisan_deck[1], table.artisan_deck[0]
    del table.artisan_deck[2:]
    assert story.view["turn"] == VIOLET
    draw_artisan(table)
    assert iron in table.hands[VIOLET]
    assert known_hand(story, VIOLET, OLIVER) == "iron"
    assert known_hand(story, VIOLET, JAMES) == ""
    for seed in range(8):
        guess = story.game.imagine(OLIVER, seed).table
        assert iron in guess.hands[VIOLET]
        assert guess.artisan_deck == [bread]
    assert any(iron not in story.game.imagine(JAMES, s).table.hands[VIOLET] for s in range(8))


@pytest.mark.rule("flamecraft/ruling.known-cards")
def test_of_two_known_artisans_of_a_type_one_is_known_to_stay() -> None:
    """Our ruling: whichever of Oliver's dragons has gone, it was not both of the potions."""
    story = Story(seats=3).given(
        a_town(),
        hands=("bread meat iron iron",),
        shown=("plant potion potion",),
        artisan_deck="plant crystal potion",
        park=PARK,
    )
    story.answers("visit smith-mart", "place nothing", "fire nothing", "return bread")
    for viewer in (VIOLET, JAMES, None):
        assert known_hand(story, OLIVER, viewer) == "potion"


@pytest.mark.rule("flamecraft/ruling.known-cards", "flamecraft/setup.fancy-returned")
def test_the_fancy_that_was_not_kept_is_remembered_under_the_deck() -> None:
    """Setup 7; our ruling."""
    story = Story(seats=3)
    first, returned = story.question.seat, story.question.options.keys[0].removeprefix("keep ")
    story.answers(story.question.options.keys[1])
    under = story.table.content.fancy_ids.index(returned)
    for viewer in EVERYBODY:
        lowest = {story.game.imagine(viewer, seed).table.fancy_deck[0] for seed in range(12)}
        assert (lowest == {under}) is (viewer == first)


def test_nobody_takes_back_the_last_answer_once_the_scoring_has_told_what_is_not_there() -> None:
    """Oliver has no moon dragon, and when nothing is scored everybody knows."""
    story = Story().given(
        a_town(),
        ending=True,
        finals=0,
        fancies=("dazzle",),
        hands=("bread",),
        park="bread meat iron crystal plant",
        row="p-bread-1 p-meat-1 p-iron-1 p-crystal-1 p-plant-1",
    )
    story.gathers_at("critical-rolls").answers("place nothing", "fire nothing")
    assert story.game.over
    log = story.table.log
    assert log is not None
    revealing = [type(event).__name__ for event in log if event.reveals]
    assert revealing == ["ScoringBegan", "MoonsRevealed", "MoonsRevealed"]


def test_after_the_last_return_what_moons_others_have_comes_to_light() -> None:
    """Even that they have none: so nobody may take that answer back."""
    story = Story().given(a_town(), fancies=("talisman pocus", "bubu"), scoring=True)
    assert story.table.log is not None
    before = len(story.table.log)
    story.answers("return nothing")
    since = story.table.log[before:]
    assert [event.data()["seat"] for event in since if event.reveals][:2] == [OLIVER, VIOLET]
    assert story.game.over
