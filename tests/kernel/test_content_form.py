"""Strict loading: a broken pack is refused with file, entry, field and reason."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from emberhall.kernel.content import ContentFile, identity, parse_pack, read_pack
from emberhall.kernel.errors import BadContent
from emberhall.kernel.sources import Sources


@dataclass(frozen=True)
class Dragon:
    id: str
    scales: int
    source: Sources
    colours: tuple[str, ...] = ()
    shy: bool = False
    pay: dict[str, int] | None = None
    ability: tuple[str | dict[str, int], ...] = ()


GOOD = """
[[dragon]]
id = "twig"
scales = 3
source = "rulebook"
colours = ["green", "brown"]

[[dragon]]
id = "flair"
scales = 0
source = "reconstructed"
shy = true
pay = { bread = 2, coin = 1 }
ability = [{ pay = 2 }, "take-from-park"]
"""


def dragons(text: str) -> tuple[Dragon, ...]:
    file = ContentFile(parse_pack({"dragons.toml": text}), "dragons.toml")
    rows = file.rows("dragon", Dragon)
    file.done()
    return rows


def test_rows_come_in_order_with_defaults() -> None:
    twig, flair = dragons(GOOD)
    assert twig == Dragon("twig", 3, (("all", "rulebook"),), ("green", "brown"), False)
    assert (flair.colours, flair.shy) == ((), True)
    assert flair.pay == {"bread": 2, "coin": 1}
    assert flair.ability == ({"pay": 2}, "take-from-park")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("scales = 3", "scales = 3\nwings = 2", "dragon twig: wings: is not known; known are id"),
        ("scales = 3", "", "dragon twig: scales: is missing"),
        ("scales = 3", 'scales = "3"', "scales: must be a whole number from 0 up, not '3'"),
        ("scales = 3", "scales = -3", "scales: must be a whole number from 0 up, not -3"),
        ("scales = 3", "scales = true", "scales: must be a whole number from 0 up, not True"),
        ('"green", "brown"', '"green", 7', "colours: must be a list, each some text"),
        ("bread = 2", "bread = true", "pay: must be a table, each a whole number from 0 up"),
        ("{ pay = 2 }", "7", "ability: must be a list, each some text or a table, each a whole"),
        ("shy = true", "shy = 1", "dragon flair: shy: must be true or false, not 1"),
        ('id = "flair"', 'id = "twig"', "dragon twig: id: stands there twice"),
        ('id = "twig"', 'id = ""', "id: must be some text"),
        (
            'id = "twig"',
            r'id = "tw\u001big"',
            r"id: must be text that can be shown, not 'tw\x1big'",
        ),
        ('"green", "brown"', r'"green", "\u202e"', "colours: must be text that can be shown, not"),
        ("bread = 2", r'"\u009b" = 2', "pay: must be text that can be shown, not"),
        ("[[dragon]]\nid", "[[wyrm]]\nid", "dragon: needs at least one entry"),
        ("scales = 3", "scales = ", "dragons.toml: is not TOML"),
        ('\n[[dragon]]\nid = "flair"', '\n[hoard]\nid = "flair"', "hoard: is not known here"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(BadContent) as refused:
        dragons(GOOD.replace(old, new))
    assert str(refused.value).startswith("dragons.toml: ")
    assert message in str(refused.value)


def test_entries_must_be_tables() -> None:
    with pytest.raises(BadContent, match=r"dragon: write each entry as \[\[dragon\]\]"):
        dragons("dragon = [1, 2]")


def test_one_entry_must_be_one() -> None:
    file = ContentFile({"a.toml": {"board": 3}}, "a.toml")
    with pytest.raises(BadContent, match=r"a.toml: board: needs exactly one entry"):
        file.one("board", Dragon)


def test_a_pack_is_a_folder_with_its_files_and_no_others(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="is not a folder"):
        read_pack(tmp_path / "nowhere", ("a.toml",))
    with pytest.raises(BadContent, match=r"a.toml: cannot be read: No such file"):
        read_pack(tmp_path, ("a.toml",))
    (tmp_path / "a.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"a.toml: cannot be read: is not UTF-8 text"):
        read_pack(tmp_path, ("a.toml",))
    (tmp_path / "a.toml").write_text("x = 1")
    (tmp_path / "b.toml").write_text("y = 1")
    with pytest.raises(BadContent, match=r"b.toml: is not known; a pack has a.toml"):
        read_pack(tmp_path, ("a.toml",))
    assert read_pack(tmp_path, ("a.toml", "b.toml"))["b.toml"] == {"y": 1}


def test_a_file_that_a_pack_lacks_is_missed() -> None:
    with pytest.raises(BadContent, match="is missing from the pack"):
        ContentFile({}, "a.toml")


def id_of(*texts: str, prose: frozenset[str] = frozenset()) -> str:
    files = {f"{number}.toml": text for number, text in enumerate(texts)}
    return identity(parse_pack(files), prose)


def test_content_is_what_its_files_say_not_how_they_are_written() -> None:
    plain = id_of("[a]\nx = 1\ny = 2\n[b]\nz = [3, 4]")
    assert id_of("# a comment\n[b]\nz = [\n  3,\n  4,\n]\n[a]\ny = 2\nx = 1") == plain
    assert id_of("[a]\nx = 1\ny = 2\n[b]\nz = [4, 3]") != plain
    assert id_of("[a]\nx = 1\ny = 3\n[b]\nz = [3, 4]") != plain


def test_what_only_people_read_is_no_part_of_the_identity_however_deep_it_lies() -> None:
    prose = frozenset({"name"})
    spelt = id_of('name = "Ash"\n[[row]]\nid = "a"\nname = "Ember"', prose=prose)
    assert id_of('[[row]]\nid = "a"\nname = "Cinder"', prose=prose) == spelt
    assert id_of('[[row]]\nid = "b"\nname = "Ember"', prose=prose) != spelt
    assert id_of('[[row]]\nid = "a"\nname = "Ember"') != id_of('[[row]]\nid = "a"\nname = "Ash"')


def test_the_same_tables_in_other_files_are_other_content() -> None:
    assert id_of("x = 1", "y = 1") != id_of("y = 1", "x = 1")
    assert id_of("x = 1") != id_of("x = 1", "")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("x = " + "9" * 5000, "is not TOML"),
        ("x = " + "[" * 5000, "is nested too deeply"),
        (GOOD.replace("scales = 3", "scales = 10000"), "dragon twig: scales: must be at most 9999"),
        (GOOD.replace("scales = 3", f"scales = 0x{'f' * 9000}"), "must be at most 9999"),
        (GOOD.replace('id = "twig"', f"id = 0x{'f' * 9000}"), "something that cannot be shown"),
        (GOOD.replace("bread = 2", "bread = 1979-05-27"), "pay: must be a table, each a whole"),
        (GOOD.replace("scales = 3", f'scales = "{"z" * 900}"'), "must be a whole number"),
    ],
)
def test_what_is_beyond_all_measure_is_refused_in_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(BadContent) as refused:
        dragons(text)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300
