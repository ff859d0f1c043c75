"""Content: strict loading, and packs that replace it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import emberhall
from emberhall.titles.dragondraft import TITLE
from titles.packs import assert_refused, own_pack, variant

from .story import ADRIAN, MAJA, WHICH_CARD, Story

WHOLE_NUMBER = "must be a whole number from 0 up, not "
ANOTHER_LINE = "is the name of another card or line of the score"

BROKEN_CARDS = [
    ("minimum = 3", "minimum = 3\nwings = 2", "dragon red", "wings", "is not known; known are id,"),
    ("copies = 7", "", "dragon red", "copies", "is missing"),
    ("copies = 7", 'copies = "seven"', "dragon red", "copies", WHOLE_NUMBER + "'seven'"),
    ("copies = 7", "copies = -1", "dragon red", "copies", WHOLE_NUMBER + "-1"),
    ("copies = 7", "copies = 1001", "", "copies", "must be at most 1000 cards in all"),
    ("copies = 7", "copies = true", "dragon red", "copies", WHOLE_NUMBER + "True"),
    ("copies = 7", "copies = 7.5", "dragon red", "copies", WHOLE_NUMBER + "7.5"),
    ('name = "red fire breather"', 'name = ""', "dragon red", "name", "must be some text, not ''"),
    ("red fire breather", "r" * 4001, "dragon red", "name", "must have at most 4000 letters"),
    ('source = "rulebook"', 'source = "me"', "dragon red", "source", "must be one of rulebook, "),
    ('source = "rulebook"', "", "dragon red", "source", "is missing"),
    ('id = "red"', 'id = "blue"', "dragon blue", "id", "stands there twice"),
    ('id = "red"', 'id = "pair"', "dragon pair", "id", ANOTHER_LINE),
    ('id = "red"', 'id = "grandstands"', "dragon grandstands", "id", ANOTHER_LINE),
    ('id = "red"', 'id = "most-yellow"', "dragon most-yellow", "id", ANOTHER_LINE),
    ("each = 4", "", "dragon red", "each", "give either each or totals"),
    ("each = 4", "each = 4\ntotals = [1]", "dragon red", "each", "give either each or totals"),
    ("[1, 3, 6, 10, 15, 21]", "[1, 3, 2]", "dragon green", "totals", "must not sink"),
    ("[1, 3, 6, 10, 15, 21]", "21", "dragon green", "totals", "must be a list, each a whole num"),
    ("[helper]", "[[helper]]", "", "helper", "needs exactly one entry"),
    ("[thistle]", "[nettle]", "", "thistle", "needs exactly one entry"),
    ("[thistle]", "[nettle]\n[thistle]", "", "nettle", "is not known here"),
    ("[[dragon]]", "[dragon", "", "", "is not TOML: "),
]

BROKEN_STAGES = [
    ("cost = 2", "cost = 0", "special fireworks", "cost", "must be at least 1"),
    (
        '"spectators-a-show"\n',
        '"confetti"\n',
        "special fireworks",
        "effect",
        "must be one of spectators-a",
    ),
    ('id = "fireworks"', 'id = "red"', "special red", "id", "is the name of another line of the"),
    ('"turkey leg"', '"firework"', "special fireworks", "figure", "must be unlike the other spe"),
    ("cost = 6", "cost = 4", "pile 1", "cost", "must be at least 1 and unlike the other piles'"),
    ("cost = 6", "cost = 0", "pile 2", "cost", "must be at least 1 and unlike the other piles'"),
    ("[7, 6, 5]", "[5, 6, 7]", "pile 1", "spectators", "needs tiles, the largest number first"),
    ("[11, 10, 9]", "[]", "pile 2", "spectators", "needs tiles, the largest number first"),
    ("[7, 6, 5]", "[7, 6]", "pile 1", "source", "spectators needs as many labels as it has"),
    ("[7, 6, 5]", '[7, "6"]', "pile 1", "spectators", "must be a list, each a whole number from"),
    ("[[pile]]", "[[stack]]", "", "stack", "is not known here"),
]

BROKEN_FAIRS = [
    ("rows = 4", "rows = 0", "board", "rows", "must be at least 1"),
    ("places = 10", "places = 0", "board", "places", "must be at least 1"),
    ("rows = 4", "rows = 13", "board", "rows", "must be at most 12"),
    ("places = 10", "places = 31", "board", "places", "must be at most 30"),
    ("corners = 4", "corners = 21", "fair", "corners", "must be at most 20"),
    ("queue = 50", "queue = 0", "board", "queue", "must be at least 1"),
    ("rounds = 5", "rounds = 0", "fair", "rounds", "must be at least 1"),
    ("hand_limit = 9", "hand_limit = 0", "fair", "hand_limit", "must be at least 1"),
    ("corners = 4", "corners = []", "fair", "corners", WHOLE_NUMBER + "[]"),
    ("[50, 100]", "[100, 50]", "fair", "tile", "needs numbers of spectators, the smallest first"),
    ("[50, 100]", "[0, 50]", "fair", "tile", "needs numbers of spectators, the smallest first"),
]

BROKEN = [
    *(("cards.toml", *broken) for broken in BROKEN_CARDS),
    *(("stage.toml", *broken) for broken in BROKEN_STAGES),
    *(("fair.toml", *broken) for broken in BROKEN_FAIRS),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "field", "reason"), BROKEN)
def test_a_broken_pack_is_refused_with_file_entry_field_and_reason(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str, reason: str
) -> None:
    """Architecture, section 5: loading is strict."""
    pack = variant(TITLE, tmp_path, (file, old, new))
    assert_refused(TITLE, pack, file, entry, field, reason)


def test_a_pack_must_hold_all_three_files_and_no_other(tmp_path: Path) -> None:
    """Architecture, section 5."""
    pack = own_pack(TITLE, tmp_path)
    (pack / "dice.toml").write_text("", encoding="utf-8")
    with pytest.raises(emberhall.BadContent, match=r"dice\.toml: is not known; a pack has cards"):
        emberhall.new_game("dragondraft", seats=2, content=pack)
    (pack / "dice.toml").unlink()
    (pack / "stage.toml").unlink()
    with pytest.raises(emberhall.BadContent, match=r"stage\.toml: cannot be read: No such file"):
        emberhall.new_game("dragondraft", seats=2, content=pack)
    (pack / "stage.toml").write_bytes(b"\xff")
    with pytest.raises(emberhall.BadContent, match=r"stage\.toml: cannot be read: is not UTF-8"):
        emberhall.new_game("dragondraft", seats=2, content=pack)
    with pytest.raises(emberhall.BadContent, match="nowhere: is not a folder"):
        emberhall.new_game("dragondraft", seats=2, content=tmp_path / "nowhere")


def test_a_copy_of_the_own_pack_plays_like_the_own_content(tmp_path: Path) -> None:
    """Architecture, section 5."""
    own = emberhall.new_game("dragondraft", seats=2, seed=3)
    copied = emberhall.new_game("dragondraft", seats=2, seed=3, content=own_pack(TITLE, tmp_path))
    while own.question and copied.question:
        own.answer(0)
        copied.answer(0)
    assert own.digest() == copied.digest()
    assert own.result == copied.result


def test_the_numbers_of_a_pack_are_played_by(tmp_path: Path) -> None:
    """Architecture, section 5: a limit of three cards, and green dragons worth 9 each."""
    pack = variant(TITLE, tmp_path, ("fair.toml", "hand_limit = 9", "hand_limit = 3"))
    path = pack / "cards.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("totals = [1, 3, 6, 10, 15, 21]", "each = 9"), encoding="utf-8")
    story = Story(content=pack).given(rows=("green red blue pair",), hands=("1 green", "3 green"))
    story.is_asked(ADRIAN, WHICH_CARD, "take 1-1", "take 1-2").has(ADRIAN, hand_limit=3)
    story.answers("take 1-2").has(MAJA, hand="").sees(round=2)
    story.attracts(ADRIAN, 9, green=9).attracts(MAJA, 27, green=27)


def test_records_and_saves_carry_their_pack(tmp_path: Path) -> None:
    """Architecture, section 8: they replay without the folder they were played from."""
    pack = variant(TITLE, tmp_path, ("fair.toml", "rounds = 5", "rounds = 2"))
    game = emberhall.new_game("dragondraft", seats=3, seed=4, content=pack, start=1)
    for path in tmp_path.iterdir():
        path.unlink()
    for _ in range(10):
        game.answer(0)
    again = emberhall.load(game.save())
    assert again.digest() == game.digest()
    while game.question and again.question:
        game.answer(1)
        again.answer(1)
    assert again.digest() == game.digest()
    assert game.view(None)["round"] == 2
    record = game.record()
    header = json.loads(record.splitlines()[0])
    assert header["pack"]["fair.toml"]["fair"]["rounds"] == 2
    assert emberhall.replay(record).result == game.result
