"""Phase 3: the four specials."""

from __future__ import annotations

import pytest

from .story import (
    ADRIAN,
    HOW_MANY_PAIRS,
    MAJA,
    THOMAS,
    WHICH_CARD,
    WHICH_GRANDSTAND,
    WHICH_WORK,
    Story,
)

FOUR = {"fireworks": 4, "snack-stand": 4, "souvenir-shop": 4, "dragon-stylist": 4}
ALL = tuple(f"offer {special}" for special in FOUR)


@pytest.mark.rule("dragondraft/special.offer")
@pytest.mark.parametrize(
    ("special", "payment", "left"),
    [
        ("fireworks", "pay 1+1", "4 pair"),
        ("snack-stand", "pay 2+1", "3 pair 1 helper"),
        ("souvenir-shop", "pay 2+2", "2 pair 2 helper"),
        ("dragon-stylist", "pay 2+1+1", "3 pair"),
    ],
)
def test_a_special_is_paid_and_its_figure_set_on_the_stage(
    special: str, payment: str, left: str
) -> None:
    """Special offers."""
    story = Story().given("preparing", hands=("4 pair 2 helper", "1 pair"))
    story.answers(f"offer {special}", payment)
    story.has(ADRIAN, hand=left, offers=f"1 {special}").has(MAJA, offers="", hand="1 pair")
    story.sees(figures={**FOUR, special: 3}, turn=ADRIAN, phase="preparing")


@pytest.mark.rule(
    "dragondraft/special.fireworks",
    "dragondraft/special.snack-stand",
    "dragondraft/special.souvenir-shop",
    "dragondraft/special.dragon-stylist",
)
@pytest.mark.parametrize(
    ("helpers", "offered"), [(2, ALL[:1]), (3, ALL[:3]), (4, ("build 4", *ALL))]
)
def test_specials_cost_two_three_three_and_four(helpers: int, offered: tuple[str, ...]) -> None:
    """Special offers: the costs."""
    story = Story().given("preparing", hands=("1 helper", f"{helpers} helper"))
    story.is_asked(MAJA, WHICH_WORK, *offered, "done")


@pytest.mark.rule("dragondraft/special.fireworks")
def test_fireworks_attract_one_spectator_each_at_every_show() -> None:
    """Fireworks: whatever the hand is."""
    story = Story(3).given(
        "show", in_round=5, hands=("", "2 red", "1 blue"), offers=("1 fireworks", "3 fireworks")
    )
    story.attracts(ADRIAN, 1, fireworks=1).attracts(MAJA, 3, fireworks=3).attracts(THOMAS, 0)
    story.is_done(winners=[MAJA])


@pytest.mark.rule("dragondraft/special.souvenir-shop")
def test_a_souvenir_shop_attracts_one_spectator_for_each_thistle() -> None:
    """Souvenir shop: two shops and three thistles make six."""
    hands = ("3 thistle 1 red 1 helper", "4 thistle", "2 red 2 helper")
    offers = ("2 souvenir-shop", "", "1 souvenir-shop")
    story = Story(3).given("show", in_round=5, hands=hands, offers=offers)
    story.attracts(ADRIAN, 6, souvenir_shop=6).attracts(MAJA, 0).attracts(THOMAS, 0)
    story.is_done(winners=[ADRIAN])


@pytest.mark.rule("dragondraft/special.dragon-stylist")
def test_a_stylist_attracts_one_spectator_for_each_colour_and_five_at_best() -> None:
    """Dragon stylist: eight dragons of five colours; goblins and thistles have no colour."""
    hands = ("2 red 1 purple 1 blue 3 green 1 yellow 1 helper", "1 red 1 pair 2 thistle")
    story = Story().given(
        "show", in_round=5, hands=hands, offers=("1 dragon-stylist", "3 dragon-stylist")
    )
    story.attracts(ADRIAN, 17, green=6, yellow=1, most_yellow=5, dragon_stylist=5)
    story.attracts(MAJA, 3, dragon_stylist=3).is_done(winners=[ADRIAN])


@pytest.mark.rule("dragondraft/special.stylist-any-colour")
def test_a_colour_below_its_minimum_still_counts_for_the_stylist() -> None:
    """Scoring example: Adrian's lone blue is one of his four colours."""
    hands = ("2 red 1 purple 1 blue", "2 red 1 purple 1 blue")
    story = Story().given("show", in_round=5, hands=hands, offers=("1 dragon-stylist",))
    story.attracts(ADRIAN, 3, dragon_stylist=3).attracts(MAJA, 0).is_done(winners=[ADRIAN])


@pytest.mark.rule("dragondraft/special.lasting", "dragondraft/special.turkey-leg-waits")
@pytest.mark.parametrize(
    ("special", "tonight"), [("fireworks", 1), ("souvenir-shop", 2), ("dragon-stylist", 3)]
)
def test_a_special_bought_today_works_tonight(special: str, tonight: int) -> None:
    """Special offers, and the note on the turkey leg: the other three work at once."""
    hands = ("4 helper 1 red 1 blue 1 purple 2 thistle", "1 red 1 blue 1 thistle 1 helper")
    story = Story().given("preparing", hands=hands).answers(f"offer {special}")
    story.goes_on_to(in_round=1, phase="show")
    story.attracts(ADRIAN, tonight, **{special.replace("-", "_"): tonight})
    story.goes_on_to(in_round=2).attracts(MAJA, 0).has(ADRIAN, offers=f"1 {special}")


@pytest.mark.rule("dragondraft/special.lasting")
def test_a_special_works_on_every_evening_after() -> None:
    """Special offers: until the game is over, and paid for once."""
    story = Story().given("preparing", hands=("1 pair", "1 red")).answers("offer fireworks")
    for evening in (1, 2, 3, 4):
        story.goes_on_to(in_round=evening + 1).has(ADRIAN, offers="1 fireworks")
        sheets = [seat["sheet"]["fireworks"] for seat in story.view["seats"]]
        assert sheets == [evening, 0]


@pytest.mark.rule("dragondraft/special.again")
def test_the_same_special_can_be_had_again_in_a_later_round() -> None:
    """Special offers: a second firework attracts a second spectator."""
    story = Story().given("preparing", in_round=2, hands=("1 pair",), offers=("1 fireworks",))
    story.is_asked(ADRIAN, WHICH_WORK, "offer fireworks", "done").answers("offer fireworks")
    story.attracts(ADRIAN, 2, fireworks=2).attracts(MAJA, 0).has(ADRIAN, offers="2 fireworks")
    story.sees(round=3, figures={**FOUR, "fireworks": 2})


@pytest.mark.rule("dragondraft/special.again")
def test_a_special_cannot_be_had_twice_in_one_round() -> None:
    """Special offers: four pairs would pay for four fireworks."""
    story = Story().given("preparing", hands=("4 pair",)).answers("offer fireworks")
    story.is_asked(ADRIAN, WHICH_GRANDSTAND, "build 4", "build 6", "done")
    story.refuses("offer fireworks", "you have offered a special this round")
    story.answers("done").is_asked(ADRIAN, HOW_MANY_PAIRS, *(f"keep pair {n}" for n in range(4)))


@pytest.mark.rule("dragondraft/special.stockpile")
def test_without_a_figure_in_the_stockpile_a_special_cannot_be_offered() -> None:
    """Special offers: Adrian takes the last turkey leg, so Maja cannot have one."""
    hands, offers = ("1 pair 1 helper", "2 pair"), ("1 snack-stand", "2 snack-stand")
    story = Story().given("preparing", hands=hands, offers=offers)
    story.sees(figures={**FOUR, "snack-stand": 1})
    story.is_asked(ADRIAN, WHICH_WORK, *ALL[:3], "done").answers("offer snack-stand")
    story.has(ADRIAN, offers="2 snack-stand").sees(figures={**FOUR, "snack-stand": 0})
    story.is_asked(MAJA, WHICH_WORK, "build 4", ALL[0], ALL[2], ALL[3], "done")
    story.refuses("offer snack-stand", "no turkey leg is left in the stockpile")


@pytest.mark.rule("dragondraft/special.snack-stand", "dragondraft/special.turkey-leg-waits")
def test_a_turkey_leg_makes_room_for_one_card_more_from_the_next_round_on() -> None:
    """Snack stand and its note: recruiting is over this round, so both showed nine cards."""
    hands = ("1 pair 1 helper 7 green", "9 thistle")
    story = Story().given("preparing", hands=hands).answers("offer snack-stand")
    story.attracts(ADRIAN, 21, green=21).sees(round=2, phase="recruiting")
    story.has(ADRIAN, hand="", hand_limit=10, offers="1 snack-stand").has(MAJA, hand_limit=9)
    while not all(seat["passed"] for seat in story.view["seats"]):
        story.answers(_first_key(story))
    story.has(ADRIAN, cards=10).has(MAJA, cards=9).sees(round=2)


def _first_key(story: Story) -> str:
    assert story.game.question is not None
    return story.game.question.options[0].key


@pytest.mark.rule("dragondraft/special.snack-stand")
def test_each_turkey_leg_counts() -> None:
    """Snack stand: two legs allow eleven cards, and the full hand passes only then."""
    story = Story().given(
        rows=("red blue", "yellow", "pair"),
        hands=("6 thistle 3 red", "7 green 2 helper"),
        offers=("2 snack-stand",),
    )
    story.has(ADRIAN, cards=9, hand_limit=11)
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 1-2", "take 2-1", "take 3-1")
    story.answers("take 2-1").is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 3-1")
    story.answers("take 1-1").has(ADRIAN, cards=11, hand="6 thistle 4 red 1 yellow")
    story.sees(round=1, sheep=MAJA).is_asked(MAJA, WHICH_WORK, "offer fireworks", "done")
