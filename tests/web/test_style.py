"""How the browser's code is written, as far as a machine can see it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from emberhall.hall.pages.shells import STYLES, board_of
from emberhall.hall.static import TREE
from web.files import CSS, JS, code, length, modules, sheets, text

PURE = (
    "choose",
    "effects",
    "keys",
    "labels",
    "moments",
    "questions",
    "race",
    "reading",
    "sections",
    "socket",
    "state",
    "still",
)
"""Modules without an element in them: they can be tested without a browser."""
BINDING = ("state", "choose", "socket")
"""Modules that import nothing but types."""
PAIRS = (
    *(
        ("ink", on, 4.5)
        for on in ("hall", "table", "panel", "panel-2", "card", "lit-soft", "street")
    ),
    *(("ink-2", on, 4.5) for on in ("hall", "table", "panel", "panel-2", "card", "lit-soft")),
    *(("ink-3", on, 4.5) for on in ("table", "panel", "panel-2", "card")),
    *(("on-ember", "ember", 4.5), ("ember", "panel", 4.5), ("ember", "card", 4.5)),
    *(
        ("good", "good-soft", 4.5),
        ("bad", "bad-soft", 4.5),
        ("bad", "card", 4.5),
        ("ink", "bad-soft", 4.5),
    ),
    *(("lit", on, 3) for on in ("panel", "card", "table")),
    *(("focus", on, 3) for on in ("panel", "table", "hall")),
)

STATIC = JS.parent

each_module = pytest.mark.parametrize("path", modules(), ids=lambda path: path.name)
each_sheet = pytest.mark.parametrize("path", sheets(), ids=lambda path: path.name)


def part(path: Path) -> str:
    """Which part of the modules a file belongs to: a folder, or none."""
    return path.relative_to(JS).parts[0] if path.parent != JS else ""


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes()))


@each_module
def test_a_module_is_short_and_makes_elements_by_dom_js_alone(path: Path) -> None:
    assert length(path) <= 250
    assert not re.search(r"\bh\(\s*[\"'`]", code(path)), "h() takes any attribute of an element"


@each_module
def test_nothing_is_run_or_written_from_a_string(path: Path) -> None:
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", code(path)
    )


@pytest.mark.parametrize("name", PURE)
def test_pure_modules_touch_no_element(name: str) -> None:
    assert not re.search(r"\bdocument\b|\bwindow\b|\bfetch\(|localStorage", code(JS / f"{name}.js"))


@pytest.mark.parametrize("name", BINDING)
def test_the_state_imports_nothing(name: str) -> None:
    assert not re.search(r"^import ", code(JS / f"{name}.js"), re.MULTILINE)


def test_the_table_s_shared_modules_keep_their_budget() -> None:
    """Those that every board and the plain table stand on; each other page has few of its own."""
    shared = [name for name in TREE.modules("js/main.js") if not name.startswith("js/art/")]
    ours = [STATIC / name for name in shared if name.startswith("js/")]
    assert sum(map(length, ours)) <= 3_200
    assert sum(length(JS / f"{name}.js") for name in BINDING) <= 350
    assert sum(len(TREE.files[name].packed or b"") for name in shared) <= 60_000


def test_drawings_keep_their_budget() -> None:
    art = [path for path in modules() if part(path) == "art"]
    assert sum(map(length, art)) <= 1_400
    for title in ("flamecraft", "duals"):
        drawn = {
            name
            for root in (title, "things", "picture")
            for name in TREE.modules(f"js/art/{root}.js")
        }
        assert sum(packed(STATIC / name) for name in drawn if name.startswith("js/art/")) <= 24_576


def test_a_title_s_board_is_a_small_part_of_the_page() -> None:
    for folder in (JS / "titles").iterdir():
        assert sum(map(length, folder.rglob("*.js"))) <= 900, folder.name


@pytest.mark.parametrize("title", ["flamecraft", "duals"])
def test_a_table_s_page_is_light(title: str) -> None:
    """All that a browser fetches for it, once: styles, modules, fonts."""
    board, look = board_of(title)
    names = {f"css/{name}.css" for name in ("tokens", "base", *STYLES["table"], *look)}
    names |= {*TREE.modules("js/main.js"), *(TREE.modules(board) if board else ())}
    names |= {name for name in TREE.files if name.endswith(".woff2")}
    assert (
        sum(len(TREE.files[name].packed or TREE.files[name].body) for name in names) <= 180 * 1024
    )


@each_sheet
def test_styles_are_layered_and_raw_colours_are_tokens(path: Path) -> None:
    styles = code(path)
    assert styles.strip().startswith("@layer "), "a rule outside of all layers would win over all"
    if path.name != "tokens.css":
        assert not re.search(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\((?!var)", styles), (
            "colours are tokens"
        )


@each_sheet
def test_styles_name_no_ids_and_shout_only_for_less_motion(path: Path) -> None:
    loud = re.sub(
        r"@media \(prefers-reduced-motion: reduce\) \{.*?\}\s*\}", "", code(path), flags=re.DOTALL
    )
    assert "!important" not in loud
    assert not re.search(r"(?:^|[\s,>])#[a-z][\w-]*[^;{}]*\{", loud, re.MULTILINE)


def test_sheets_keep_their_budget() -> None:
    lines = {path.relative_to(CSS).with_suffix("").as_posix(): length(path) for path in sheets()}
    assert lines.pop("tokens") <= 60
    assert sum(lines[name] for name in ("base", *STYLES["table"])) <= 700
    assert max(lines.values()) <= 300


def colours(theme: str) -> dict[str, str]:
    day, night = re.findall(
        r"color-scheme: (?:light|dark);(.*?)\n  \}", text(CSS / "tokens.css"), re.DOTALL
    )
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", day if theme == "day" else night))


def light(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["day", "night"])
def test_everything_can_be_read_in_both_lights(theme: str) -> None:
    tokens = colours(theme)
    for ink, ground, needed in PAIRS:
        low, high = sorted((light(tokens[ink]), light(tokens[ground])))
        assert (high + 0.05) / (low + 0.05) >= needed, f"{ink} on {ground} by {theme}"
