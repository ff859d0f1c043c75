"""How dragons fill their hoards and grow: gather, gain, fetch, give, grow."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, DAN, NEXT, WHAT, WHAT_GATHER, Story

WHICH_GAIN = "Which resource do you gain?"
WHICH_FETCH = "Which resource do you fetch?"
WHAT_GIVE = "What do you give to whom?"
TOO_FULL = "Your hoard is too full. What do you drop?"
WHICH_UPGRADE = "Which card of the upgrade path do you gain?"
ANY = "gain any 1"


@pytest.mark.rule("flamefang/verb.gather")
def test_gather_takes_a_token_if_you_like_and_one_of_the_tiles_own() -> None:
    story = Story().given(
        at=("quarry",),
        aspect=("hunt", "hunt"),
        hands=("cache",),
        lying={"quarry": "1 gold", "lake": "1 meat"},
    )
    story.plays("cache", "gather").is_asked(ANN, WHAT_GATHER, "gather and take gold", "gather")
    story.answers("gather and take gold").has(ANN, hoard="1 gold 1 stone")
    story.shows("quarry", lying="").shows("lake", lying="1 meat")
    story.answers("gather").has(ANN, hoard="1 gold 2 stone")
    assert story.supply == {"meat": 18, "stone": 17, "gold": 18}


@pytest.mark.rule("flamefang/verb.gain")
def test_gain_takes_that_resource_from_the_supply_wherever_you_are() -> None:
    story = Story().given(
        aspect=("hunt", "hunt"), hands=("gilded-tongue",), supply="9 stone 1 gold"
    )
    story.plays("gilded-tongue", "gain gold 2").has(ANN, hoard="1 gold")
    assert story.supply == {"meat": 0, "stone": 9, "gold": 0}


@pytest.mark.rule("flamefang/verb.gain")
def test_of_any_resource_each_one_is_chosen() -> None:
    story = Story().given(magic="conjure", aspect=("hunt", "hunt"))
    story.answers("magic conjure", "gain any 2")
    story.is_asked(ANN, WHICH_GAIN, "gain meat", "gain stone", "gain gold")
    story.answers("gain gold").is_asked(ANN, WHICH_GAIN, "gain meat", "gain stone", "gain gold")
    story.answers("gain stone").has(ANN, hoard="1 stone 1 gold")


@pytest.mark.rule("flamefang/verb.gain")
def test_what_finds_no_space_is_dropped_here_and_you_choose_which() -> None:
    """Cinder has room for four things with all life cards."""
    story = Story().given(
        at=("lake",),
        aspect=("hunt", "hunt"),
        hands=("gilded-tongue",),
        hoards=("1 stone 2 gold",),
    )
    story.plays("gilded-tongue", "gain gold 2").is_asked(ANN, TOO_FULL, "drop stone", "drop gold")
    story.answers("drop stone").has(ANN, hoard="4 gold").shows("lake", lying="1 stone")


@pytest.mark.rule("flamefang/verb.fetch")
def test_fetch_takes_tokens_that_lie_here_and_no_more_than_that() -> None:
    story = Story().given(
        page=3,
        at=("fortress",),
        aspect=("hunt", "hunt"),
        hands=("pluck",),
        lying={"fortress": "1 stone 1 gold"},
        quest={"fortress": 2},
    )
    story.plays("pluck", "fetch 1").is_asked(ANN, WHICH_FETCH, "fetch stone", "fetch gold", "done")
    story.answers("fetch stone").has(ANN, hoard="1 stone", cargo=0)
    story.shows("fortress", lying="1 gold", quest=2)
    story.is_asked(ANN, NEXT, "gather", "boost", "drop stone", "done")


@pytest.mark.rule("flamefang/verb.fetch")
def test_a_quest_token_cannot_be_fetched() -> None:
    story = Story().given(
        page=3, at=("fortress",), aspect=("hunt",), hands=("pluck",), quest={"fortress": 2}
    )
    story.plays("pluck").is_asked(ANN, NEXT, "gather", "done")


@pytest.mark.rule("flamefang/verb.give")
def test_give_hands_resources_to_dragons_here_with_room() -> None:
    """Three of Open Hoard. Ben's hoard is full, Dan is elsewhere, Cleo has room for two."""
    story = Story(seats=4).given(
        at=("lake", "lake", "lake", "cave"),
        aspect=("hunt",),
        hands=("open-hoard",),
        hoards=("2 stone 1 gold", "5 gold", "4 gold"),
    )
    story.plays("open-hoard", "give 3")
    story.is_asked(ANN, WHAT_GIVE, "give stone to seat-2", "give gold to seat-2", "done")
    story.answers("give stone to seat-2", "give gold to seat-2")
    story.has(ANN, hoard="1 stone").has(CLEO, hoard="1 stone 5 gold")
    story.is_asked(ANN, NEXT, "gather", "boost", "drop stone", "done")
    story.has(BEN, hoard="5 gold").has(DAN, hoard="")


@pytest.mark.rule("flamefang/verb.give")
def test_giving_is_up_to_so_many() -> None:
    story = Story().given(
        at=("lake", "lake"), aspect=("hunt", "hunt"), hands=("open-hoard",), hoards=("3 gold",)
    )
    story.plays("open-hoard", "give 3", "give gold to seat-1", "done")
    story.has(ANN, hoard="2 gold").has(BEN, hoard="1 gold")


@pytest.mark.rule("flamefang/verb.grow")
@pytest.mark.parametrize(
    ("grow", "old", "price"),
    [
        ("growth-spurt", "claw", 3),
        ("growth-spurt", "rending-claws", 1),
        ("growth-spurt", "jaw-lock", 0),
        ("growth-spurt", "wrath", 0),
        ("elder-voice", "claw", 2),
        ("elder-voice", "rending-claws", 0),
    ],
)
def test_growth_is_cheaper_by_the_replaced_card_and_by_the_effect(
    grow: str, old: str, price: int
) -> None:
    """Blood Frenzy costs 4; Growth Spurt takes 1 off, Elder Voice 2; never below 0."""
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=(f"{grow} {old}",),
        hoards=("3 gold",),
        path="blood-frenzy",
        upgrade_deck="apex",
    )
    off = 1 if grow == "growth-spurt" else 2
    story.plays(grow, f"grow {off}", "grow blood-frenzy")
    story.has(ANN, hand="blood-frenzy", hoard=f"{3 - price} gold")
    assert [card["card"] for card in story.path] == ["apex"]


@pytest.mark.rule("flamefang/verb.grow")
def test_a_curse_on_growth_comes_on_top_even_of_nothing() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("growth-spurt wrath",),
        hoards=("3 gold",),
        path="blood-frenzy",
        upgrade_deck="apex",
        curses="K8",
    )
    story.plays("growth-spurt", "grow 1", "grow blood-frenzy").has(ANN, hoard="2 gold")


@pytest.mark.rule("flamefang/verb.grow")
def test_refreshing_the_path_is_always_possible() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("growth-spurt claw",),
        path="apex blood-frenzy wrath stoop",
        upgrade_deck="stalk harrier unbound apex",
    )
    story.plays("growth-spurt", "grow 1")
    assert [card["card"] for card in story.path] == ["stalk", "harrier", "unbound", "apex"]
    story.has(ANN, hand="claw", hoard="").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/verb.grow")
def test_growing_asks_for_a_card_of_the_path_or_its_refreshing() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("grow claw",),
        hoards=("2 gold",),
        path="rending-claws wrath",
        upgrade_deck="stalk",
    )
    story.plays("grow", "grow 0")
    story.is_asked(ANN, WHICH_UPGRADE, "refresh the path", "grow rending-claws")
