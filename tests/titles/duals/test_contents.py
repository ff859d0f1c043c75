"""What is in the box: board, tokens, cards, coins, and what our rulings say about them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall.titles.duals import TITLE
from titles.packs import variant

from .story import (
    DUALS,
    FIRE,
    MANNY,
    ROZIE,
    TYPES,
    WHERE,
    WHICH_FANCY,
    WHICH_TO_SCORE,
    Story,
    miniature_in,
    part_of,
)

DUAL_IDS = tuple(dual for dual, _, _ in DUALS)
TOKENS = (*TYPES, *DUAL_IDS, "buddy")
PAIRS = tuple((pair, odd) for pair in TYPES for odd in TYPES if pair != odd)
MODES: tuple[dict[str, Any], ...] = (
    {},
    {"fancies": ("buddy", "todd"), "fountain": True},
    {"fancies": ("steven", "flair")},
    {"fancies": ("rainbow", "starburst")},
    {"fancies": ("taylor", "goldrush")},
    {"seats": 1},
)


def cards_of(story: Story, prefix: str) -> list[str]:
    return [id for id in story.in_the_box() if id.startswith(prefix)]


def worth(*ids: str) -> int:
    """The reputation of a pile of these cards, without coins."""
    story = Story().given(scored=(" ".join(ids),))
    reputation: int = story.view["seats"][ROZIE]["reputation"]
    return reputation


@pytest.mark.rule("duals/contents.players")
def test_one_or_two_can_play_and_each_is_for_themselves() -> None:
    """Introduction; Solo mode."""
    for seats in (1, 2):
        assert len(Story(seats=seats).view["seats"]) == seats
    for seats in (0, 3):
        with pytest.raises(emberhall.BadSetting, match=f"for 1 to 2 seats, not {seats}"):
            emberhall.new_game("duals", seats=seats)
    story = Story().given(scoring=True, ending=True, scored=("L-bread", "P-bread-iron"))
    story.is_done(winners=[ROZIE], ranks=[1, 2], totals=[3, 2])


@pytest.mark.rule("duals/contents.board", "duals/ruling.board", "duals/ruling.space-names")
def test_the_one_board_has_nineteen_spaces_in_five_rows() -> None:
    """Components; our rulings on the board and its names: a1 is on top at the left."""
    rows = {"a": 3, "b": 4, "c": 5, "d": 4, "e": 3}
    names = [f"{row}{number + 1}" for row, length in rows.items() for number in range(length)]
    assert len(names) == 19
    for mode in MODES:
        assert list(Story(**mode).board) == names
    story = Story().given(held="iron")
    story.is_asked(ROZIE, WHERE, *(f"place {name}" for name in names))
    story.refuses("place a4", "the spaces are a1 to e3")


@pytest.mark.rule("duals/contents.artisans", "duals/contents.duals", "duals/contents.buddy")
@pytest.mark.parametrize("mode", MODES)
def test_the_box_has_36_artisans_6_duals_and_buddy(mode: dict[str, Any]) -> None:
    """Components: six artisans of each type, one of each dual, one Buddy, in every mode."""
    box = Story(**mode).in_the_box()
    tokens = {id.removeprefix("token "): n for id, n in box.items() if id.startswith("token ")}
    assert tokens == {**dict.fromkeys(TYPES, 6), **dict.fromkeys(DUAL_IDS, 1), "buddy": 1}


@pytest.mark.rule("duals/contents.bag")
def test_there_is_one_bag_and_every_pull_comes_out_of_it() -> None:
    """Components: what was pulled is missing in the bag, whoever pulled it."""
    story = Story().given(bag="2 iron 2 plant", coins=(1, 1)).will_pull("iron", "plant")
    story.answers("pull").sees(bag="1 iron 2 plant", held="iron")
    story.answers("place c3", "no fire", "done", "pull").sees(bag="1 iron 1 plant", held="plant")
    story.is_asked(MANNY, WHERE, *(f"place {name}" for name in story.board), "coin")


@pytest.mark.rule("duals/contents.coins")
@pytest.mark.parametrize("mode", MODES)
def test_there_are_six_coins_for_two_players(mode: dict[str, Any]) -> None:
    """Components: alone, three of them stay in the box."""
    story = Story(**mode)
    seats = story.view["seats"]
    assert story.in_the_box()["coin"] == 3 * len(seats)
    assert [part_of(seat, "coins") for seat in seats] == [3] * len(seats)


@pytest.mark.rule("duals/contents.shop-cards")
def test_forty_two_shop_cards_all_different() -> None:
    """Components; our rulings on the three families: 6 lines, 6 triangles, 30 pairs."""
    box = Story().in_the_box()
    lines, triangles = [f"L-{type}" for type in TYPES], [f"T-{type}" for type in TYPES]
    pairs = [f"P-{pair}-{odd}" for pair, odd in PAIRS]
    shops = [id for id in box if id[:2] in ("L-", "T-", "P-")]
    assert sorted(shops) == sorted([*lines, *triangles, *pairs])
    assert len(shops) == 42
    assert {box[id] for id in shops} == {1}
    story = Story().given(scored=(" ".join(shops),))
    assert len({card["name"] for card in story.view["seats"][ROZIE]["scored"]}) == 42
    assert worth(*shops) == 96


@pytest.mark.rule("duals/ruling.line-of-three")
@pytest.mark.parametrize("dragon", TYPES)
def test_a_line_card_asks_for_three_alike_in_a_straight_line(dragon: str) -> None:
    """Our ruling on the six line cards, which are worth 3; a bent line is none."""
    hand = f"L-{dragon} T-{dragon}"
    story = Story().given(
        f"b3 {dragon}, c3 {dragon}, d2 {dragon}", scoring=True, hands=(hand,), extras=""
    )
    story.is_asked(ROZIE, WHICH_TO_SCORE, f"score L-{dragon}", "done")
    story.answers(f"score L-{dragon}").has(ROZIE, scored=f"L-{dragon}", reputation=3)
    bent = Story().given(
        f"b3 {dragon}, c3 {dragon}, d3 {dragon}", hands=(hand,), scoring=True, coins=(1, 0)
    )
    bent.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")
    bent.refuses(f"score L-{dragon}", "its pattern is not on the board")


@pytest.mark.rule("duals/ruling.triangle-of-three")
@pytest.mark.parametrize("dragon", TYPES)
def test_a_triangle_card_asks_for_three_alike_all_adjacent(dragon: str) -> None:
    """Our ruling on the six triangle cards, which are worth 3; two neighbours are too few."""
    hand = f"L-{dragon} T-{dragon}"
    story = Story().given(f"c3 {dragon}, d2 {dragon}, d3 {dragon}", scoring=True, hands=(hand,))
    story.is_asked(ROZIE, WHICH_TO_SCORE, f"score T-{dragon}", "done")
    story.answers(f"score T-{dragon}").has(ROZIE, scored=f"T-{dragon}", reputation=3)
    apart = Story().given(
        f"c3 {dragon}, d2 {dragon}, c4 {dragon}", hands=(hand,), scoring=True, coins=(1, 0)
    )
    apart.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/ruling.pair-and-odd")
@pytest.mark.parametrize(("pair", "odd"), PAIRS)
def test_a_pair_card_asks_for_two_of_a_type_and_then_one_of_another(pair: str, odd: str) -> None:
    """Our ruling on the thirty pair cards, worth 2: the odd one is at an end, on either side."""
    hand = f"P-{pair}-{odd} P-{odd}-{pair}"
    card = f"score P-{pair}-{odd}"
    for line in (f"b2 {pair}, c3 {pair}, d3 {odd}", f"b2 {odd}, c3 {pair}, d3 {pair}"):
        story = Story().given(line, scoring=True, hands=(hand,))
        story.is_asked(ROZIE, WHICH_TO_SCORE, card, "done").answers(card)
        story.has(ROZIE, scored=f"P-{pair}-{odd}", reputation=2)
    for other in (f"b2 {pair}, c3 {odd}, d3 {pair}", f"c3 {pair}, d2 {pair}, d3 {odd}"):
        story = Story().given(other, scoring=True, hands=(hand,), coins=(1, 0))
        story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/ruling.no-mirror")
def test_no_card_of_the_game_looks_different_in_a_mirror() -> None:
    """Our ruling: nothing is lost by never flipping a card over."""
    content = Story().table.content
    for card, types, turnings in zip(
        content.cards, content.card_types, content.turnings, strict=True
    ):
        flipped = [(r, q) for q, r in content.patterns[card.pattern].spaces]
        assert set(content.hexes.turnings(flipped, types)) == set(turnings), card.id


@pytest.mark.rule("duals/ruling.no-mirror")
def test_a_card_that_had_a_mirror_image_would_be_turned_but_never_flipped(
    tmp_path: Path,
) -> None:
    """Our ruling, on a card made up for this: bread, crystal and meat clockwise in a triangle."""
    mixed = 'types = ["bread", "crystal", "meat"]'
    three = 'pattern = "triangle"\ntypes = ["bread", "bread", "bread"]'
    pack = variant(TITLE, tmp_path, ("cards.toml", three, f'pattern = "triangle"\n{mixed}'))
    for turned in ("c3 bread, c4 crystal, d3 meat", "c4 meat, d3 crystal, d4 bread"):
        story = Story(content=pack).given(turned, scoring=True, hands=("T-bread",), coins=(1, 0))
        story.is_asked(ROZIE, WHICH_TO_SCORE, "score T-bread", "done", "coin")
    flipped = "c3 bread, c4 meat, d3 crystal"
    story = Story(content=pack).given(flipped, scoring=True, hands=("T-bread",), coins=(1, 0))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.rule("duals/ruling.dual-pairs")
@pytest.mark.parametrize(
    ("dual", "one", "other"),
    DUALS,
)
def test_the_six_duals_have_the_two_types_of_their_names(dual: str, one: str, other: str) -> None:
    """Our ruling on the pairs: six duals go round the types, so each type is on two of them."""
    story = Story().given("a1 bread", held=dual).answers("place c3")
    story.is_asked(ROZIE, FIRE, f"fire {one}", f"fire {other}", "no fire")
    for dragon in TYPES:
        board = f"c2 {dragon}, c3 {dual}, c4 {dragon}"
        story = Story().given(board, scoring=True, hands=(f"L-{dragon}",), coins=(1, 0))
        offered = [f"score L-{dragon}"] if dragon in (one, other) else []
        story.is_asked(ROZIE, WHICH_TO_SCORE, *offered, "done", "coin")


@pytest.mark.rule("duals/ruling.colours")
@pytest.mark.parametrize("token", TOKENS)
def test_every_token_is_told_in_words_and_no_two_sound_alike(token: str) -> None:
    """Our ruling: colours only help the eye, so what a player reads needs none."""
    story = Story(fancies=("buddy", "todd")).given("a1 bread", held=token)
    names = [token["name"] for token in story.view["bag"]["tokens"]]
    assert len(set(names)) == len(TOKENS)
    name = names[TOKENS.index(token)]
    assert all(part in name.lower() for part in token.split("-"))
    article = "" if token == "buddy" else "an " if name[0] in "aeiou" else "a "
    story.describes("place a1", f"Place {article}{name} on a1, on a bread dragon")
    story.sees(held=token).answers("place c3").board_is(f"a1 bread, c3 {token}")


@pytest.mark.rule("duals/contents.reference-cards", "duals/setup.reference-card")
@pytest.mark.parametrize("seat", [ROZIE, MANNY])
def test_each_player_finds_the_chart_and_the_coin_when_firing_up(seat: int) -> None:
    """Components; Setup 3: the catalogue is the reference card, and the question names it."""
    coins = (1, 0) if seat == ROZIE else (0, 1)
    story = Story().given("a1 bread", turn=seat, held="iron", coins=coins).answers("place c3")
    prompt = story.game.prompt(seat)
    assert prompt is not None
    assert "duals/fire.chart" in prompt["why"]
    chart = emberhall.rule("duals/fire.chart").text
    found = [chart.find(name) for name in (*TYPES, "coin")]
    assert -1 not in found
    assert found == sorted(found)
    story.describes("fire iron", "Fire up as iron: move up to 2 adjacent tokens 1 space each")
    story.describes("coin", "Spend a coin: draw 2 cards, put as many under the deck")
    assert story.game.prompt(MANNY if seat == ROZIE else ROZIE) is None


@pytest.mark.rule("duals/contents.card-holders", "duals/setup.secret")
def test_nobody_sees_the_cards_in_another_hand() -> None:
    """Components; Setup 5: only how many there are is known, and only the owner hears names."""
    story = Story().given(hands=("L-bread T-iron", "L-meat"))
    story.has(ROZIE, hand="L-bread T-iron", cards=2).has(MANNY, hand="L-meat", cards=1)
    story.knows(MANNY, ROZIE, "").knows(ROZIE, MANNY, "")
    for seat in story.view["seats"]:
        assert seat["hand"] == []
    log = story.answers("place c3", "no fire", "place c3", "no fire").table.log
    assert log is not None
    (drawn,) = [event for event in log if type(event).__name__ == "CardDrawn"]
    told = {viewer: drawn.seen_by(viewer) for viewer in (ROZIE, MANNY, None)}
    assert told[MANNY] == drawn
    for viewer in (ROZIE, None):
        event = told[viewer]
        assert event is not None
        assert story.tells([event]) == ["Manny draws a card."]
        assert event.data()["card"] == ""
        assert [move.kind for move in event.moves] == [""]


@pytest.mark.rule("duals/contents.fancies")
def test_eight_fancies_all_different_can_be_chosen() -> None:
    """Components; Fancy Mode, setup."""
    story = Story(fancies="choose")
    active = ("choose flair", "choose rainbow", "choose starburst", "choose taylor")
    passive = ("choose buddy", "choose goldrush", "choose steven", "choose todd")
    story.is_asked(ROZIE, WHICH_FANCY, *active, *passive)
    question = story.game.question
    assert question is not None
    assert len({option.words for option in question.options}) == 8


@pytest.mark.rule("duals/contents.fountain-cards", "duals/contents.fountain-miniature")
def test_six_fountain_cards_and_one_miniature() -> None:
    """Components: two players see all six cards; alone the one miniature is on the board."""
    six = "F1 F2 F3 F4 F5 F6"
    Story(fountain=True).fountain_is(None, six)
    for mode in MODES:
        story = Story(**mode)
        assert sorted(cards_of(story, "F")) == six.split()
        assert {story.in_the_box()[id] for id in six.split()} == {1}
    alone = Story(seats=1)
    fountain = alone.view["fountain"]
    assert miniature_in(alone.view) == "c3"
    assert len(fountain["cards"]) + fountain["to_come"] == 6


@pytest.mark.rule("duals/contents.rulebook")
@pytest.mark.parametrize("mode", MODES)
def test_every_question_names_rules_that_can_be_looked_up(mode: dict[str, Any]) -> None:
    """Components: the catalogue takes the rulebook's place."""
    known = {f"duals/{rule.id}" for rule in emberhall.rules("duals")}
    luck = Random(4)
    for seed in range(3):
        game = emberhall.new_game("duals", **{"seats": 2, "seed": seed, **mode})
        for _ in range(1000):
            if game.question is None:
                break
            assert game.question.why
            assert set(game.question.why) <= known
            game.answer(luck.randrange(len(game.question.options)))
        assert game.over


@pytest.mark.rule("duals/ruling.always-room")
def test_even_with_every_other_token_on_the_board_there_is_room() -> None:
    """Our ruling: 43 tokens, 57 places; 37 and 54 with the fountain."""
    for fountain, tokens, free in ((False, 43, 5), (True, 37, 6)):
        story = Story(fancies=("buddy", "todd"), fountain=fountain)
        copies = 5 if fountain else 6
        rest = [*(type for type in TYPES for _ in range(copies)), *DUAL_IDS]
        assert len(rest) + 1 == tokens
        names = list(story.board)
        board = [f"{name} {' '.join(rest[3 * n : 3 * n + 3])}" for n, name in enumerate(names)]
        packed = ", ".join(board[: len(rest) // 3])
        miniature = "e3" if fountain else ""
        story.given(packed, held="buddy", bag="", extras="", ending=True, miniature=miniature)
        empty = [name for name in names[len(rest) // 3 :] if name != miniature]
        assert len(empty) == free
        story.is_asked(ROZIE, WHERE, *(f"place {name}" for name in empty))
