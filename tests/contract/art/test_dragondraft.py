"""What a browser's table of Dragondraft would otherwise have to work out, line by line."""

from __future__ import annotations

from random import Random
from typing import Any

import emberhall
from titles.dragondraft.story import ADRIAN, Story


def offered(story: Story) -> dict[str, Any]:
    prompt = story.game.prompt(story.question.seat)
    assert prompt is not None
    return {option["key"]: option for option in prompt["options"]}


def test_the_lines_of_tonights_show_are_there_before_it_is_held() -> None:
    """The stage's "14 → 18": as things stand, and with what an option adds."""
    hands = ("1 red 2 purple 3 green 1 yellow 2 pair", "2 yellow")
    story = Story().given("preparing", hands=hands, offers=("1 fireworks",))
    tonight = story.view["seats"][ADRIAN]["tonight"]
    lines = {line: count for line, count in tonight["lines"].items() if count}
    assert lines == {"purple": 6, "green": 6, "yellow": 1, "fireworks": 1}
    assert tonight["total"] == 14
    assert offered(story)["offer dragon-stylist"]["effects"]["score"] == 4
    story.answers("offer dragon-stylist")
    story.attracts(ADRIAN, 18, purple=6, green=6, yellow=1, fireworks=1, dragon_stylist=4)


def test_the_price_of_a_pick_in_thistles_is_on_the_space_and_on_the_option() -> None:
    """Also what is passed over for it, so that it can be shaded."""
    story = Story().given(rows=("helper - yellow green",))
    space = story.view["board"][0][3]
    taken = offered(story)["take 1-4"]["effects"]
    assert (space["id"], space["thistles"]) == ("space:1-4", 2)
    assert taken["costs"] == {"thistle": 2}
    assert taken["passes"] == ["space:1-1", "space:1-3"]


def test_the_change_of_tonights_score_is_on_the_option() -> None:
    """A preview of gain and cost: "+3 tonight: green 1, stylist 2"."""
    story = Story().given(rows=("red green",), hands=("1 red",), offers=("2 dragon-stylist",))
    taken = offered(story)["take 1-2"]["effects"]
    assert (taken["gains"], taken["costs"], taken["score"]) == ({"green": 1}, {"thistle": 1}, 3)


def test_heads_of_a_price_can_be_awake_or_missing() -> None:
    """A grandstand for six with four goblins: two heads are pale."""
    story = Story().given("preparing", hands=("1 pair 2 helper", ""))
    view = story.view
    pile, project = view["grandstands"][1], view["seats"][ADRIAN]["projects"][1]
    assert (pile["id"], pile["cost"], project["what"]) == ("grandstands:6", 6, "grandstands:6")
    assert (project["short"], project["lacks"]) == (2, "goblins")
    assert [tile["spectators"] for tile in pile["tiles"]] == [11, 10, 9]


def test_icons_come_from_numbers() -> None:
    """What colours attract and specials bring, without reading a sentence."""
    view = Story().view
    cards = {kind["card"]: kind for kind in view["cards"]}
    assert [(cards[c]["minimum"], cards[c]["each"]) for c in ("red", "purple")] == [(3, 4), (2, 3)]
    assert (cards["green"]["totals"][:3], cards["yellow"]["most"]) == ([1, 3, 6], 5)
    specials = {special["special"]: special for special in view["specials"]}
    assert (specials["snack-stand"]["effect"], specials["snack-stand"]["count"]) == (
        "hand-limit",
        1,
    )
    story = Story().given(hands=("1 red 1 purple", ""), rows=("red",) * 4)
    needed = {pile["kind"]: pile["needed"] for pile in story.view["seats"][ADRIAN]["hand"]}
    assert (needed["red"], needed["purple"], needed["blue"]) == (2, 1, 0)


def test_a_payment_names_what_it_is_for() -> None:
    story = Story().given("preparing", hands=("2 pair 4 helper", "")).answers("build 4")
    prompt = story.game.prompt(ADRIAN)
    assert prompt is not None
    assert prompt["payment"] is not None
    assert prompt["payment"]["what"] == "grandstands:4"


def test_what_is_lit_is_what_is_legal() -> None:
    """Every option but a button touches something of the view; touching it finds the option."""
    game, rng = emberhall.new_game("dragondraft", seats=3, seed=5), Random(5)
    while game.question is not None:
        prompt = game.prompt(game.question.seat)
        assert prompt is not None
        buttons = [option["variant"] for option in prompt["options"] if not option["targets"]]
        assert buttons == (["done"] if prompt["kind"] == "prepare-stage" else [])
        game.answer(rng.randrange(game.choices))
