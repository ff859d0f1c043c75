"""Who begins: each player draws a token, and the higher one on the chart starts."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.titles.duals import TITLE
from emberhall.titles.duals.events import BoardSetUp, FirstPlayerDrawn
from emberhall.titles.duals.setup import first_player
from titles.packs import own_pack

from .story import (
    MANNY,
    NAMES,
    READY,
    ROZIE,
    TYPES,
    Story,
    bag_of,
    held_in,
)

SEEDS = range(150)


def drawing(*tokens: str, bag: str | None = None, fancies: Any = "none") -> tuple[Story, int]:
    """A draw for the first player in which these tokens come first, and who it says begins."""
    story = Story(fancies=fancies).given(bag=bag, coins=(3, 3)).will_pull(*tokens)
    return story, first_player(story.table)


def place_on_chart(name: str) -> int:
    """Where a token stands, read from its id: a dual half a place above its higher type."""
    places = [2 * n + 1 for n, type in enumerate(TYPES) if type in name]
    if not places:
        return 2 * len(TYPES) + 1
    return min(places) - (len(places) == 2)


def draws_of(game: emberhall.Game) -> list[FirstPlayerDrawn]:
    return [event for event in game.events(None) if isinstance(event, FirstPlayerDrawn)]


@pytest.mark.rule("duals/first-player.draw", "duals/fire.chart")
@pytest.mark.parametrize(("higher", "lower"), [*combinations(TYPES, 2)])
def test_the_token_higher_on_the_chart_starts(higher: str, lower: str) -> None:
    """First player: bread, crystal, meat, iron, potion, plant, whoever draws which."""
    story, first = drawing(higher, lower)
    assert first == ROZIE
    drawn = f"Rozie draws {article(higher)} and Manny draws {article(lower)}"
    story.hears(f"{drawn}: Rozie begins.")
    story, first = drawing(lower, higher)
    assert first == MANNY
    drawn = f"Rozie draws {article(lower)} and Manny draws {article(higher)}"
    story.hears(f"{drawn}: Manny begins.")


def article(dragon: str) -> str:
    return f"{'an' if dragon == 'iron' else 'a'} {dragon} dragon"


@pytest.mark.rule(
    "duals/first-player.draw",
    "duals/first-player.tie",
    "duals/first-player.dual",
    "duals/first-player.dual-ahead",
    "duals/ruling.duals-level",
    "duals/ruling.buddy-drawn",
)
@pytest.mark.parametrize("fancies", ["none", ("buddy", "todd")])
def test_many_games_begin_as_the_chart_says(fancies: Any) -> None:
    """First player, from the front door: ties are drawn anew, the last draw decides."""
    firsts, lengths = set(), set()
    for seed in SEEDS:
        game = emberhall.new_game("duals", seats=2, seed=seed, fancies=fancies)
        *ties, last = draws_of(game)
        for tie in ties:
            one, other = map(place_on_chart, tie.tokens)
            assert (tie.first, one) == (-1, other)
        places = [place_on_chart(name) for name in last.tokens]
        assert last.first == places.index(min(places))
        assert places[0] != places[1]
        question = game.question
        assert question is not None
        assert (question.seat, question.words) == (last.first, READY)
        firsts.add(last.first)
        lengths.add(len(ties))
    assert firsts == {ROZIE, MANNY}
    assert lengths >= {0, 1}


@pytest.mark.rule("duals/first-player.tie")
def test_two_artisans_of_a_type_are_drawn_anew_by_both() -> None:
    """First player: both tokens go back, so either of them may be drawn again."""
    seen = set()
    for seed in range(40):
        story = Story(seed=seed).given(bag="2 iron 1 bread", coins=(3, 3))
        first = first_player(story.will_pull("iron", "iron").table)
        log = story.table.log
        assert log is not None
        told = story.tells(log)
        both = "Rozie draws an iron dragon and Manny draws an iron dragon: both draw again."
        assert told[0] == both
        assert all(words == both for words in told[:-1])
        assert told[-1].endswith(f"{NAMES[first]} begins.")
        story.sees(bag="1 bread 2 iron")
        seen.add(first)
    assert seen == {ROZIE, MANNY}


@pytest.mark.rule("duals/first-player.dual")
@pytest.mark.parametrize(
    ("dual", "just_below", "just_above"),
    [
        ("crystal-iron", "crystal", "bread"),
        ("iron-potion", "iron", "meat"),
        ("potion-plant", "potion", "iron"),
        ("plant-meat", "meat", "crystal"),
    ],
)
def test_a_dual_stands_where_the_higher_of_its_types_stands(
    dual: str, just_below: str, just_above: str
) -> None:
    """First player: below every higher type, and not where its lower type is."""
    assert drawing(dual, just_below)[1] == ROZIE
    assert drawing(just_below, dual)[1] == MANNY
    assert drawing(dual, just_above)[1] == MANNY
    assert drawing(just_above, dual)[1] == ROZIE


@pytest.mark.rule("duals/first-player.dual-ahead")
@pytest.mark.parametrize(
    ("dual", "artisan"),
    [
        ("bread-crystal", "bread"),
        ("meat-bread", "bread"),
        ("crystal-iron", "crystal"),
        ("plant-meat", "meat"),
        ("iron-potion", "iron"),
        ("potion-plant", "potion"),
    ],
)
def test_at_the_same_height_a_dual_is_ahead_of_an_artisan(dual: str, artisan: str) -> None:
    """First player: duals break ties, so nobody draws again."""
    for tokens, begins in (((dual, artisan), ROZIE), ((artisan, dual), MANNY)):
        story, first = drawing(*tokens)
        assert first == begins
        log = story.table.log
        assert log is not None
        assert len(log) == 1


@pytest.mark.rule("duals/ruling.duals-level")
def test_the_two_duals_of_bread_are_level() -> None:
    """Our ruling: neither breaks the tie, so both draw anew. Other duals are never level."""
    story, first = drawing("meat-bread", "bread-crystal", bag="1 meat-bread 1 bread-crystal 1 meat")
    log = story.table.log
    assert log is not None
    told = story.tells(log)
    drawn = "Rozie draws a meat and bread dual and Manny draws a bread and crystal dual"
    assert told[0] == f"{drawn}: both draw again."
    assert told[-1].endswith(f"{NAMES[first]} begins.")
    assert "a meat dragon" in told[-1]
    assert f"{NAMES[first]} draws a meat dragon" not in told[-1]


@pytest.mark.rule("duals/ruling.buddy-drawn")
@pytest.mark.parametrize("other", [*TYPES, "potion-plant"])
def test_whoever_draws_buddy_does_not_start(other: str) -> None:
    """Our ruling: Buddy stands below plant, and no second draw is needed."""
    for tokens, begins in ((("buddy", other), MANNY), ((other, "buddy"), ROZIE)):
        story, first = drawing(*tokens, fancies=("flair", "buddy"))
        assert first == begins
        log = story.table.log
        assert log is not None
        assert len(log) == 1


@pytest.mark.rule("duals/first-player.return")
def test_both_tokens_go_back_into_the_bag() -> None:
    """First player, last sentence; after a tie as well."""
    bag = "2 bread 1 meat 1 crystal-iron"
    for tokens in (("bread", "meat"), ("bread", "bread"), ("crystal-iron", "meat")):
        story, _ = drawing(*tokens, bag=bag)
        story.sees(bag=bag, held="").has(ROZIE, kept=None).has(MANNY, kept=None)
    for seed in SEEDS:
        view = emberhall.new_game("duals", seats=2, seed=seed).view(None)
        assert sum(bag_of(view).values()) == 30
        assert held_in(view) == []


@pytest.mark.rule("duals/ruling.first-player-draw")
def test_the_first_seat_draws_first_and_the_second_from_what_is_left() -> None:
    """Our ruling: with one bread and one plant in the bag, both are drawn, and only once."""
    seen = set()
    for seed in range(40):
        story = Story(seed=seed).given(bag="1 bread 1 plant", coins=(3, 3))
        first_player(story.table)
        log = story.table.log
        assert log is not None
        (drawn,) = [event.tokens for event in log if isinstance(event, FirstPlayerDrawn)]
        seen.add(drawn)
    assert seen == {("bread", "plant"), ("plant", "bread")}
    story, _ = drawing("meat", "plant")
    story.hears("Rozie draws a meat dragon and Manny draws a plant dragon: Rozie begins.")


@pytest.mark.rule("duals/ruling.finished-bag")
def test_the_draw_is_made_when_the_bag_is_complete(tmp_path: Path) -> None:
    """Our ruling: with four artisans of each type the fountain leaves one of each in the bag, and
    two alike can never be drawn. Buddy is in it already."""
    own_pack(TITLE, tmp_path)
    tokens = tmp_path / "tokens.toml"
    text = tokens.read_text(encoding="utf-8").replace("copies = 6", "copies = 4")
    tokens.write_text(text, encoding="utf-8")
    with_buddy = 0
    for seed in range(30):
        game = emberhall.new_game(
            "duals",
            seats=2,
            seed=seed,
            fountain=True,
            fancies=("buddy", "todd"),
            content=tmp_path,
        )
        board, *_ = game.events(None)
        assert isinstance(board, BoardSetUp)
        assert board.bag == 13
        for draw in draws_of(game):
            assert len(set(draw.tokens)) == 2
            with_buddy += "buddy" in draw.tokens
    assert with_buddy


@pytest.mark.rule("duals/ruling.finished-bag")
def test_the_draw_never_brings_the_end() -> None:
    """Our ruling: even if both tokens of a bag are in the players' hands for a moment."""
    story, first = drawing("plant", "bread", bag="1 bread 1 plant")
    assert first == MANNY
    story.sees(ending=False, bag="1 bread 1 plant", phase="play")
    story.is_asked(ROZIE, READY, "pull", "coin")


@pytest.mark.rule("duals/ruling.first-player-draw")
def test_alone_nobody_draws() -> None:
    """Our ruling: the draw is of two tokens, for two players."""
    for seed in range(10):
        game = emberhall.new_game("duals", seats=1, seed=seed)
        assert draws_of(game) == []
        assert game.view(None)["turn"] == ROZIE
