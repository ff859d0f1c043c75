"""Companions: dealt by chance, seen by all, used once."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    at,
    dealt,
    in_order,
    place_at,
    starters_but,
    use_at,
)

NAMES = {"Bookmark", "Bonfire", "Encore", "Chainspark", "Ribbon", "Penny", "Showstopper"}
PENNY = "companion penny"


def names(story: Story) -> list[str]:
    """What lies before each seat, as somebody sees it who does not play."""
    return [seat["companion"]["name"] for seat in story.view["seats"]]


def keeps_first(story: Story, times: int) -> Story:
    """The next players to choose take the first fancy that is offered."""
    for _ in range(times):
        assert story.question.kind == "keep-fancy"
        story.answers(story.question.options.keys[0])
    return story


@pytest.mark.rule("flamecraft/companions.optional")
def test_a_table_that_does_not_want_companions_has_none() -> None:
    assert [seat["companion"] for seat in Story(seats=3).view["seats"]] == [None] * 3
    assert len(names(Story(seats=3, companions=True))) == 3


@pytest.mark.rule("flamecraft/companions.deal")
def test_chance_deals_each_player_one() -> None:
    stories = [names(Story(seats=5, companions=True, seed=seed)) for seed in range(60)]
    assert all(len({*dealt}) == 5 for dealt in stories)
    assert [{dealt[seat] for dealt in stories} for seat in range(5)] == [NAMES] * 5


@pytest.mark.rule("flamecraft/companions.open")
def test_everybody_reads_the_ability_of_everybodys_companion() -> None:
    story = dealt("penny", "ribbon", seats=3)
    penny, ribbon, _ = in_order(story)

    def read(viewer: int | None) -> list[dict[str, Any]]:
        seats = story.game.view(viewer)["seats"]
        return [seats[penny]["companion"], seats[ribbon]["companion"]]

    words = {
        "penny": "pay any number of coins for 2 goods of choice each",
        "ribbon": "when a new shop opens, take another turn there",
    }
    printed = {"penny": {"does": "rulebook", "count": "rulebook"}, "ribbon": {}}
    for viewer in (None, 0, 1, 2):
        assert read(viewer) == [
            {"id": f"companion:{card}", "card": card, "name": card.capitalize(), "words": text}
            | {"once": True, "used": False, "source": {"all": "reconstructed", **printed[card]}}
            for card, text in words.items()
        ]


@pytest.mark.rule("flamecraft/companions.start")
def test_a_start_bonus_is_there_before_the_first_turn_and_others_have_none() -> None:
    story = keeps_first(dealt("bonfire", "penny", "encore", seats=3), 3)
    bonfire, penny, encore = in_order(story)
    assert (story.question.words, story.question.seat) == (WHICH_SHOP, bonfire)
    story.has(bonfire, goods="", reserved="").has(penny, goods="2 coin", reserved="")
    story.has(encore, goods="", reserved="")


@pytest.mark.rule("flamecraft/companions.once", "flamecraft/companions.turned")
def test_the_ability_is_used_one_time_and_the_card_is_turned_over() -> None:
    story = Story().given(a_town(), goods=("3 coin", "2 coin"), companions=("penny", "bonfire"))
    story.has(OLIVER, companion_used=False)
    story.answers(PENNY, "coins 1").has(OLIVER, companion_used=True).answers(*["gain iron"] * 2)
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())
    story.refuses(PENNY, "your companion has been used")
    story.gathers_at("smith-mart").is_asked(OLIVER, WHICH_FIRE, "fire smith-mart 1", "fire nothing")
    story.ends_turn().has(VIOLET, companion_used=False)
    story.gathers_at("hello-nursery").ends_turn()
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but("smith-mart"))
    story.refuses(PENNY, "your companion has been used").has(OLIVER, goods="4 iron 2 coin")


@pytest.mark.rule("flamecraft/companions.own-turn")
def test_any_moment_of_ones_own_turn_will_do() -> None:
    """Penny could be called on at each of these questions, and at the last of them she is."""
    story = Story().given(
        a_town("sew-cute bread - -"),
        goods=("2 coin 4 iron",),
        hands=("meat",),
        fancies=("wesley",),
        companions=("penny", ""),
    )
    others = ("reveal wesley", PENNY)
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), "visit sew-cute", *others)
    story.answers("visit sew-cute").is_asked(OLIVER, at("Sew Cute"), "gather", *others)
    story.answers("gather").is_asked(
        OLIVER,
        place_at("Sew Cute"),
        *("place meat on sew-cute 2", "place meat on sew-cute 3", "place potion on sew-cute 2"),
        *("place potion on sew-cute 3", "place nothing", *others),
    )
    story.answers("place nothing")
    story.is_asked(OLIVER, WHICH_FIRE, "fire sew-cute 1", "fire nothing", *others)
    story.answers("fire nothing")
    story.is_asked(OLIVER, use_at("Sew Cute"), "use sew-cute", "use nothing", *others)
    story.answers("use nothing").is_asked(OLIVER, ANYTHING_ELSE, "end turn", *others)
    story.answers(PENNY, "coins 2", *["gain plant"] * 4)
    story.has(OLIVER, goods="1 bread 4 iron 4 plant", companion_used=True)


@pytest.mark.rule("flamecraft/companions.own-turn")
def test_in_the_turn_of_another_only_that_players_companion_is_offered() -> None:
    story = Story().given(
        a_town(),
        turn=VIOLET,
        goods=("2 coin", "2 coin"),
        park="bread",
        companions=("penny", "bonfire"),
    )
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), "companion bonfire")
    story.refuses(PENNY, "that is not your companion").has(OLIVER, goods="2 coin")
    story.gathers_at("smith-mart").ends_turn()
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), PENNY)
    story.refuses("companion bonfire", "that is not your companion")


@pytest.mark.rule("flamecraft/companions.own-turn")
@pytest.mark.parametrize("companion", ["bookmark", "encore", "chainspark", "ribbon"])
def test_a_card_that_names_a_moment_waits_for_it(companion: str) -> None:
    story = Story().given(
        a_town("the-savage-beat - - -"),
        goods=("3 coin",),
        hands=("iron",),
        park="bread",
        fancies=("bubu",),
        companions=(companion, ""),
    )
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), "visit the-savage-beat")
    story.refuses(f"companion {companion}", "this is not the moment for your companion")


@pytest.mark.rule("flamecraft/companions.own-turn")
def test_a_choice_once_begun_is_finished_first() -> None:
    story = Story().given(a_town("maw-and-paws - - -"), goods=("2 coin",), companions=("penny", ""))
    story.answers("visit maw-and-paws", "gather")
    assert story.question.words == WHICH_GOOD
    story.refuses(PENNY, "first finish the choice you have begun").answers("gain bread")
    story.offers(PENNY)


@pytest.mark.rule("flamecraft/ruling.start-order")
def test_start_bonuses_come_in_turn_order_when_all_else_is_set_up() -> None:
    """Showstopper's five fancies come with the deal; Penny, before Bookmark, has her coins when
    Bookmark chooses, and the fourth player has a good by then."""
    story = dealt("penny", "bookmark", "showstopper", seats=4)
    penny, bookmark, showstopper, fourth = in_order(story)
    sizes = []
    for seat in in_order(story):
        assert (story.question.seat, story.question.kind) == (seat, "keep-fancy")
        story.has(penny, goods="").has(bookmark, reserved="")
        sizes.append(len(story.question.options))
        keeps_first(story, 1)
    assert sizes == [2, 2, 5, 2]
    assert (story.question.seat, story.question.words) == (fourth, "Which good do you start with?")
    story.has(penny, goods="").has(bookmark, reserved="").answers("start with meat")
    assert (story.question.seat, story.question.kind) == (bookmark, "start-reserve")
    story.has(penny, goods="2 coin").has(fourth, goods="1 meat").has(showstopper, goods="")


@pytest.mark.rule("flamecraft/ruling.start-order")
def test_a_later_player_waits_for_the_bonus_of_an_earlier_one() -> None:
    story = keeps_first(dealt("bookmark", "penny"), 2)
    bookmark, penny = in_order(story)
    assert (story.question.seat, story.question.kind) == (bookmark, "start-reserve")
    story.has(penny, goods="").answers(story.question.options.keys[0]).has(penny, goods="2 coin")
    assert (story.question.seat, story.question.words) == (bookmark, WHICH_SHOP)
