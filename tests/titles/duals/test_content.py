"""Content: the printed numbers, packs that replace them, and what a bad pack is told."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.titles.duals import TITLE
from emberhall.titles.duals.content import Content
from titles.packs import assert_refused, own_pack, variant

from .story import (
    MANNY,
    READY,
    ROZIE,
    TYPES,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_UNDER,
    Story,
    next_to,
)

RING = ("bread", "crystal", "iron", "potion", "plant", "meat")
"""Neighbours on this ring are a dual, and a fountain card has one as tips, the next as middle."""
ON_THE_RING = tuple(zip(RING, (*RING[1:], RING[0]), strict=True))


@pytest.fixture(scope="module")
def printed() -> Content:
    return TITLE.read(TITLE.own_pack())


# The printed numbers


def test_thirty_six_artisans_stand_in_the_order_of_the_chart(printed: Content) -> None:
    """Facts, sections 1 and 3; Components."""
    assert tuple(type.id for type in printed.types) == TYPES
    assert [type.copies for type in printed.types] == [6] * 6
    assert [type.ability for type in printed.types] == [
        "play-another",
        "pull-and-place",
        "move-anywhere",
        "move-one-space",
        "swap",
        "fire-adjacent",
    ]


def test_six_duals_go_round_the_ring(printed: Content) -> None:
    """Facts, section 3.1: each type is on two of them, and there is one token of each."""
    assert tuple(dual.types for dual in printed.duals) == ON_THE_RING
    assert [dual.id for dual in printed.duals] == ["-".join(pair) for pair in ON_THE_RING]
    assert Counter(type for dual in printed.duals for type in dual.types) == dict.fromkeys(TYPES, 2)
    assert printed.copies == (*[6] * 6, *[1] * 6, 0)
    assert printed.tokens[-1] == "buddy"


def test_the_ranks_of_the_first_draw(printed: Content) -> None:
    """Facts, section 4: a dual stands where its higher type does and is ahead there; Buddy last."""
    rank = dict(zip(printed.tokens, printed.ranks, strict=True))
    ahead = sorted(printed.tokens, key=rank.__getitem__)
    assert ahead == [
        *("bread-crystal", "meat-bread", "bread", "crystal-iron", "crystal", "plant-meat", "meat"),
        *("iron-potion", "iron", "potion-plant", "potion", "plant", "buddy"),
    ]
    assert rank["bread-crystal"] == rank["meat-bread"]
    assert len(set(printed.ranks)) == len(printed.ranks) - 1


def test_forty_two_shop_cards_of_three_families(printed: Content) -> None:
    """Facts, section 5: 96 reputation in all, and no card twice."""
    wanted = {f"L-{type}": ("line", (type,) * 3, 3) for type in TYPES}
    wanted |= {f"T-{type}": ("triangle", (type,) * 3, 3) for type in TYPES}
    wanted |= {
        f"P-{pair}-{odd}": ("line", (pair, pair, odd), 2)
        for pair in TYPES
        for odd in TYPES
        if pair != odd
    }
    found = {card.id: (card.pattern, card.types, card.reputation) for card in printed.shops}
    assert found == wanted
    assert (len(printed.shops), sum(card.reputation for card in printed.shops)) == (42, 96)


def test_every_card_has_a_name_of_its_own(printed: Content) -> None:
    """Facts, section 5: shop names are ours."""
    names = [card.name for card in printed.cards]
    assert len(set(names)) == len(names) == 48


def test_six_fountain_cards_with_a_pair_of_the_ring_each(printed: Content) -> None:
    """Facts, section 8: two tips, two in the middle, worth 4."""
    cards = printed.cards[len(printed.shops) :]
    assert [card.id for card in cards] == ["F1", "F2", "F3", "F4", "F5", "F6"]
    for card, (tip, middle) in zip(cards, ON_THE_RING, strict=True):
        assert (card.pattern, card.reputation) == ("rhombus", 4)
        assert card.types == (tip, tip, middle, middle)


def test_the_three_patterns(printed: Content) -> None:
    """Facts, sections 5 and 8."""
    assert {id: pattern.spaces for id, pattern in printed.patterns.items()} == {
        "line": ((0, 0), (1, 0), (2, 0)),
        "triangle": ((0, 0), (1, 0), (0, 1)),
        "rhombus": ((0, 0), (1, 1), (1, 0), (0, 1)),
    }


def test_eight_fancies_the_active_ones_first(printed: Content) -> None:
    """Facts, section 7, with the numbers they need."""
    assert {fancy.name: fancy.count for fancy in printed.fancies.values()} == {
        "Flair": 2,
        "Rainbow": 0,
        "Starburst": 0,
        "Taylor": 0,
        "Buddy": 0,
        "Goldrush": 3,
        "Steven": 2,
        "Todd": 3,
    }
    active = ["flair", "rainbow", "starburst", "taylor"]
    assert list(printed.fancies) == [*active, "buddy", "goldrush", "steven", "todd"]


def test_the_board_and_what_a_player_has(printed: Content) -> None:
    """Facts, sections 2 and 6: radius 2, stacks of 3, 3 coins, 2 cards; a coin's 2, crystal's 3."""
    assert (printed.board.radius, printed.board.stack, printed.spaces) == (2, 3, 19)
    assert (printed.player.coins, printed.player.hand) == (3, 2)
    assert (printed.coin_cards, printed.crystal_tokens) == (2, 3)


# Packs that play


def test_a_copy_of_the_own_pack_plays_like_the_own_content(tmp_path: Path) -> None:
    """Architecture, section 5."""
    mode: dict[str, Any] = {"fancies": "flair,steven", "fountain": True}
    own = emberhall.new_game("duals", seats=2, seed=3, **mode)
    pack = own_pack(TITLE, tmp_path)
    copied = emberhall.new_game("duals", seats=2, seed=3, content=pack, **mode)
    while own.question and copied.question:
        own.answer(0)
        copied.answer(0)
    assert own.digest() == copied.digest()
    assert own.result == copied.result


def test_stacks_of_four(tmp_path: Path) -> None:
    """A pack with another limit: neither placed nor moved onto a stack of four."""
    pack = variant(TITLE, tmp_path, ("board.toml", "stack = 3", "stack = 4"))
    story = Story(content=pack)
    story.given("c2 bread iron iron, c3 bread iron plant meat, c4 meat", held="meat")
    story.is_offered("place c2", "place a1").is_not_offered("place c3")
    story.refuses("place c3", "a stack never has more than 4 tokens").answers("place c5")
    story.answers("fire meat").is_offered("to c2", "to a1").is_not_offered("to c3")
    story.refuses("to c3", "a stack never has more than 4 tokens")


def test_hands_of_three(tmp_path: Path) -> None:
    """A pack with a larger hand: dealt, and drawn up to."""
    pack = variant(TITLE, tmp_path, ("board.toml", "hand = 2", "hand = 3"))
    story = Story(content=pack).has(ROZIE, cards=3).has(MANNY, cards=3).sees(deck=36)
    story.given("e1 meat, e2 meat, e3 meat", scoring=True, hands=("L-meat L-iron",))
    story.describes("done", "Score no more: draw 1 card").answers("score L-meat")
    story.has(ROZIE, cards=3).sees(turn=MANNY)


def test_a_shop_of_another_name_and_worth(tmp_path: Path) -> None:
    """A pack with another Long Loaf Lane."""
    changes = ("Long Loaf Lane", "Baguette Bend"), ("reputation = 3", "reputation = 5")
    pack = variant(TITLE, tmp_path, *(("cards.toml", *change) for change in changes))
    story = Story(content=pack).given(
        "e1 bread, e2 bread, e3 bread", scoring=True, hands=("L-bread",), coins=(1, 0)
    )
    story.describes("score L-bread", "Score Baguette Bend (line of bread, bread, bread; 5)")
    story.answers("score L-bread").hears("Rozie scores Baguette Bend for 5.")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin").has(ROZIE, reputation=6)


def test_a_card_with_another_pattern(tmp_path: Path) -> None:
    """A pack in which Long Loaf Lane asks for bread beside meat, on any side of it."""
    couple = 'id = "couple"\nspaces = [[0, 0], [1, 0]]\nsource = "reconstructed"\n'
    changes = (
        ('id = "line"', f'{couple}\n[[pattern]]\nid = "line"'),
        (f'"line"\ntypes = {THREE_BREADS}', '"couple"\ntypes = ["bread", "meat"]'),
    )
    pack = variant(TITLE, tmp_path, *(("cards.toml", *change) for change in changes))
    boards = "c3 bread, c4 meat", "c3 meat, c4 bread", "c3 bread, b2 meat", "c3 meat, d2 bread"
    hand: dict[str, Any] = {"scoring": True, "hands": ("L-bread",), "coins": (1, 0)}
    for board in boards:
        story = Story(content=pack).given(board, **hand)
        story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-bread", "done", "coin")
    apart = Story(content=pack).given("c3 bread, c5 meat", **hand)
    apart.is_asked(ROZIE, WHICH_TO_SCORE, "done", "coin")


@pytest.mark.parametrize(("radius", "spaces", "last"), [(3, 37, "g4"), (4, 61, "i5")])
def test_boards_of_other_sizes(tmp_path: Path, radius: int, spaces: int, last: str) -> None:
    """A pack with more rings: the six still start around the centre."""
    pack = variant(TITLE, tmp_path, ("board.toml", "radius = 2", f"radius = {radius}"))
    story = Story(content=pack)
    board: dict[str, list[str]] = story.board
    assert (len(board), list(board)[-1]) == (spaces, last)
    assert sorted(token for stack in board.values() for token in stack) == sorted(TYPES)
    assert story.table.stacks[story.table.content.hexes.centre] == []
    while story.game.question:
        story.game.answer(0)
    assert story.game.result is not None


def test_other_coins(tmp_path: Path) -> None:
    """A pack with one coin that draws three cards and puts three back."""
    changes = ("coins = 3", "coins = 1"), ("cards = 2", "cards = 3")
    pack = variant(TITLE, tmp_path, *(("board.toml", *change) for change in changes))
    story = Story(content=pack).has(ROZIE, coins=1).has(MANNY, coins=1)
    story.given(hands=("L-bread L-iron",), coins=(1, 0), deck="L-meat T-meat L-plant T-plant")
    story.is_asked(ROZIE, READY, "pull", "coin")
    story.describes("coin", "Spend a coin: draw 3 cards, put as many under the deck")
    story.answers("coin").has(ROZIE, cards=5).answers("under L-bread", "under L-iron")
    story.is_asked(ROZIE, WHICH_UNDER, "under L-meat", "under L-plant", "under T-meat")
    story.answers("under T-meat").has(ROZIE, hand="L-meat L-plant")
    story.deck_is("T-plant L-bread L-iron T-meat")


def test_another_crystal(tmp_path: Path) -> None:
    """A pack in which crystal pulls two."""
    pack = variant(TITLE, tmp_path, ("board.toml", "tokens = 3", "tokens = 2"))
    story = Story(content=pack).given(held="crystal", bag="1 bread 1 iron 1 plant")
    story.will_pull("iron", "bread").answers("place c3")
    story.describes("fire crystal", "Fire up as crystal: pull 2 tokens, place 1")
    story.answers("fire crystal").is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "keep iron")


def test_other_abilities_for_the_types(tmp_path: Path) -> None:
    """A pack in which bread borrows and plant plays another: abilities are data."""
    play, borrow = 'ability = "play-another"', 'ability = "fire-adjacent"'
    changes = (f'"bread"\n{play}', f'"bread"\n{borrow}'), (f'"plant"\n{borrow}', f'"plant"\n{play}')
    pack = variant(TITLE, tmp_path, *(("tokens.toml", *change) for change in changes))
    story = Story(content=pack).given("c4 plant", held="bread", bag="3 iron")
    story.answers("place c3", "fire bread")
    story.is_asked(ROZIE, next_to("c3"), "use c4 plant", "use none").answers("use c4 plant")
    story.sees(held="iron", bag="2 iron")


def test_fancies_with_other_numbers(tmp_path: Path) -> None:
    """A pack in which Flair loves a 3, Steven has three open cards, and Todd hands of four."""
    changes = (
        ('"draw-and-show"\ncount = 2', '"draw-and-show"\ncount = 3'),
        (OPEN_TWO, '"lay-open"\ncount = 3'),
        (FULL_THREE, '"full-hand"\ncount = 4'),
    )
    pack = variant(TITLE, tmp_path, *(("fancies.toml", *change) for change in changes))
    todd = Story(fancies=("steven", "todd"), content=pack).has(ROZIE, cards=4)
    assert len(todd.view["display"]["cards"]) == 3
    for deck, hand in (("L-iron T-iron", "L-iron T-iron"), ("P-iron-meat T-iron", "P-iron-meat")):
        flair = Story(fancies=("flair", "rainbow"), content=pack)
        flair.given(coins=(1, 0), deck=f"{deck} L-meat").answers("coin flair")
        flair.has(ROZIE, hand=hand)


def test_goldrush_with_another_bonus(tmp_path: Path) -> None:
    """A pack in which spent coins bring 7."""
    change = '"reward-spending"\ncount = 3', '"reward-spending"\ncount = 7'
    pack = variant(TITLE, tmp_path, ("fancies.toml", *change))
    story = Story(fancies=("goldrush", "todd"), content=pack)
    story.given(held="bread", coins=(0, 2), ending=True).answers("place c3", "no fire", "done")
    story.is_done(winners=(ROZIE,), totals=(7, 0))


def test_records_and_saves_carry_their_pack(tmp_path: Path) -> None:
    """Architecture, section 8: they replay without the folder they were played from."""
    pack = variant(TITLE, tmp_path, ("board.toml", "stack = 3", "stack = 4"))
    game = emberhall.new_game("duals", seats=2, seed=4, content=pack, fancies="taylor,steven")
    for path in tmp_path.iterdir():
        path.unlink()
    for _ in range(20):
        game.answer(0)
    again = emberhall.load(game.save())
    while game.question and again.question:
        game.answer(1)
        again.answer(1)
    assert again.digest() == game.digest()
    header = json.loads(game.record().splitlines()[0])
    assert header["pack"]["board.toml"]["board"]["stack"] == 4
    assert emberhall.replay(game.record()).result == game.result


# Packs that are refused

WHOLE_NUMBER = "must be a whole number from 0 up, not "
TWO_TYPES = "must be two different types"
SPACES = "must be different spaces, each two numbers"
SIX_TYPES = "there must be 6 types, one for each starting space"
ABILITY = "must be one of play-another, pull-and-place, move-anywhere, move-one-space, swap, fire"
EACH_SPACE = "must be one for each space of the pattern"
FANCY_ID = "must be small letters, digits and dashes, and not none, choose, cards"
DOES = "must be one of draw-and-show, fire-as-any, move-any, pull-another, add-buddy, reward-"
LEAST = "must be at least 1"
PLANT = """[[type]]
id = "plant"
name = "plant"
ability = "fire-adjacent"
copies = 6
source = "rulebook"

"""
PAIR, DUAL = '["bread", "crystal"]', "dual bread-crystal"
LINE = "[[0, 0], [1, 0], [2, 0]]"
THREE_BREADS = '["bread", "bread", "bread"]'
FLAIR = """[[fancy]]
id = "flair"
name = "Flair"
does = "draw-and-show"
count = 2
source = { name = "rulebook", does = "reconstructed", count = "reconstructed" }
"""
OPEN_TWO = '"lay-open"\ncount = 2'
FULL_THREE = '"full-hand"\ncount = 3'

BAD_BOARDS = [
    ("radius = 2", "radius = 0", "board", "radius", "must be 1 to 4"),
    ("radius = 2", "radius = 5", "board", "radius", "must be 1 to 4"),
    ("stack = 3", "stack = 0", "board", "stack", LEAST),
    ("stack = 3", "stack = 21", "board", "stack", "must be at most 20"),
    ("stack = 3", "stack = 2", "board", "stack", "is too low: not all tokens fit on the board"),
    ("radius = 2", "radius = 1", "board", "stack", "is too low: not all tokens fit on the board"),
    ("hand = 2", "hand = 0", "player", "hand", LEAST),
    ("hand = 2", "hand = 20", "player", "hand", "leaves no deck"),
    ("cards = 2", "cards = 0", "coin", "cards", LEAST),
    ("tokens = 3", "tokens = 0", "crystal", "tokens", LEAST),
    ("coins = 3", "coins = -1", "player", "coins", WHOLE_NUMBER + "-1"),
    ("stack = 3", "stack = 3\nfloor = 1", "board", "floor", "is not known; known are radius,"),
    ("coins = 3", "", "player", "coins", "is missing"),
    ("[crystal]", "[quartz]", "", "crystal", "needs exactly one entry"),
    ("[coin]", "[dice]\n[coin]", "", "dice", "is not known here"),
    ("[board]", "[board", "", "", "is not TOML: "),
]

BAD_TOKENS = [
    (PLANT, "", "", "type", SIX_TYPES),
    ("[[dual]]", PLANT.replace("plant", "ash") + "[[dual]]", "", "type", SIX_TYPES),
    ('"swap"\n', '"dance"\n', "type potion", "ability", ABILITY),
    ("copies = 6", "copies = 3", "type bread", "copies", "must be at least 4"),
    (PAIR, '["bread", "bread"]', DUAL, "types", TWO_TYPES),
    (PAIR, '["bread"]', DUAL, "types", TWO_TYPES),
    (PAIR, '["bread", "ash"]', DUAL, "types", TWO_TYPES),
    (PAIR, '["bread", "crystal", "iron"]', DUAL, "types", TWO_TYPES),
    (PAIR, '["bread", "crystal", "bread"]', DUAL, "types", TWO_TYPES),
    ('id = "crystal"', 'id = "bread"', "type bread", "id", "stands there twice"),
    ('id = "bread-crystal"', 'id = "iron"', "dual iron", "id", "is the id of another token"),
    ('id = "bread-crystal"', 'id = "buddy"', "dual buddy", "id", "is the id of another token"),
    ('id = "buddy"', 'id = "iron"', "buddy", "id", "is the id of another token"),
    ("[buddy]", "[[buddy]]", "", "buddy", "needs exactly one entry"),
    ("[buddy]", "[pal]\n[buddy]", "", "pal", "is not known here"),
    ('source = "rulebook"', 'source = "me"', "type bread", "source", "must be one of rulebook, "),
]

BAD_CARDS = [
    (LINE, "[]", "pattern line", "spaces", SPACES),
    (LINE, "[[0, 0], [1, 0], [2]]", "pattern line", "spaces", SPACES),
    (LINE, "[[0, 0], [1, 0, 0], [2, 0]]", "pattern line", "spaces", SPACES),
    (LINE, "[[0, 0], [1, 0], [1, 0]]", "pattern line", "spaces", SPACES),
    (LINE, "[[0, 0], [1, 0], [2, -1]]", "pattern line", "spaces", "must be a list, each a list"),
    (LINE, "[[0, 0], [1, 0], [9, 0]]", "pattern line", "spaces", "must fit on the board"),
    ('id = "F1"', 'id = "L-bread"', "card L-bread", "id", "stands there twice"),
    ('id = "F1"', 'id = "F2"', "fountain F2", "id", "stands there twice"),
    ('pattern = "line"', 'pattern = "knot"', "card L-bread", "pattern", "is not known"),
    (THREE_BREADS, '["bread", "bread"]', "card L-bread", "types", EACH_SPACE),
    (THREE_BREADS, '["bread", "bread", "bread", "iron"]', "card L-bread", "types", EACH_SPACE),
    (THREE_BREADS, '["bread", "ash", "iron"]', "card L-bread", "types", "there is no type ash"),
    ("reputation = 4", "reputation = -4", "fountain F1", "reputation", WHOLE_NUMBER + "-4"),
    ("[[fountain]]", "[[spring]]", "", "spring", "is not known here"),
]

BAD_FANCIES = [
    ('id = "flair"', 'id = "Flair"', "fancy Flair", "id", FANCY_ID),
    ('id = "flair"', 'id = "choose"', "fancy choose", "id", FANCY_ID),
    ('id = "flair"', 'id = "cards"', "fancy cards", "id", FANCY_ID),
    ('id = "flair"', 'id = "todd"', "fancy todd", "id", "stands there twice"),
    ('"draw-and-show"\n', '"dance"\n', "fancy flair", "does", DOES),
    ('does = "draw-and-show"\n', "", "fancy flair", "does", "is missing"),
    (FLAIR, "fancy = []\n", "", "", "is not TOML: "),
    (OPEN_TWO, '"lay-open"\ncount = 0', "fancy steven", "count", LEAST),
    (OPEN_TWO, '"lay-open"', "fancy steven", "count", LEAST),
    (FULL_THREE, '"full-hand"\ncount = 0', "fancy todd", "count", LEAST),
    (FULL_THREE, '"full-hand"', "fancy todd", "count", LEAST),
    (FULL_THREE, '"full-hand"\ncount = 20', "fancy todd", "count", "leaves no deck"),
    ('name = "Flair"', 'name = ""', "fancy flair", "name", "must be some text, not ''"),
    (FLAIR, FLAIR + "[party]\n", "", "party", "is not known here"),
]

BAD = [
    *(("board.toml", *bad) for bad in BAD_BOARDS),
    *(("tokens.toml", *bad) for bad in BAD_TOKENS),
    *(("cards.toml", *bad) for bad in BAD_CARDS),
    *(("fancies.toml", *bad) for bad in BAD_FANCIES),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "field", "reason"), BAD)
def test_a_bad_pack_is_refused_with_file_entry_field_and_reason(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str, reason: str
) -> None:
    """Architecture, section 5: loading is strict."""
    pack = variant(TITLE, tmp_path, (file, old, new))
    assert_refused(TITLE, pack, file, entry, field, reason)


def test_a_pack_must_hold_all_four_files_and_no_other(tmp_path: Path) -> None:
    """Architecture, section 5."""
    pack = own_pack(TITLE, tmp_path)
    (pack / "dice.toml").write_text("", encoding="utf-8")
    with pytest.raises(emberhall.BadContent, match=r"dice\.toml: is not known; a pack has board"):
        emberhall.new_game("duals", seats=2, content=pack)
    (pack / "dice.toml").unlink()
    for name in ("board", "tokens", "cards", "fancies"):
        text = (pack / f"{name}.toml").read_text(encoding="utf-8")
        (pack / f"{name}.toml").unlink()
        with pytest.raises(emberhall.BadContent, match=rf"{name}\.toml: cannot be read: No such"):
            emberhall.new_game("duals", seats=2, content=pack)
        (pack / f"{name}.toml").write_text(text, encoding="utf-8")
    assert emberhall.new_game("duals", seats=2, content=pack).question is not None
