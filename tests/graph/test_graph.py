"""Titles are built from the bottom: table and content know no step, and no knot grows large."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import emberhall
from graph.draw import FOLDER, LEAVES, drawing_of, drawn, path_of
from graph.imports import Import, TitleModules, below, knots, read

TITLES = [title.name for title in emberhall.games()]
LARGEST = 5
"""So many modules may lead to each other in a circle, and no more."""


@pytest.fixture(params=TITLES)
def title(request: pytest.FixtureRequest) -> TitleModules:
    return read(request.param)


def test_table_and_content_stand_on_nothing_that_knows_a_step(title: TitleModules) -> None:
    """What they import, directly or not, defines no step; content does not know the table."""
    low = below(title.graph, *LEAVES)
    assert not (low - set(LEAVES)) & title.step_modules
    assert "table" not in low


def test_no_knot_is_larger_than_five_modules(title: TitleModules) -> None:
    assert [sorted(knot) for knot in knots(title.graph) if len(knot) > LARGEST] == []


def test_table_and_content_are_imported_like_anything_else(title: TitleModules) -> None:
    """Neither for types alone nor within a function, where circles hide."""
    assert [told for told in own_imports(title) if is_roundabout(title, told[1])] == []


def own_imports(title: TitleModules) -> list[tuple[str, Import]]:
    return [
        (module.name, taken)
        for module in title.modules.values()
        for taken in module.imports
        if title.target(taken) is not None
    ]


def is_roundabout(title: TitleModules, taken: Import) -> bool:
    return taken.is_hidden or (taken.is_for_types and title.target(taken) in LEAVES)


def test_the_drawing_is_the_one_of_the_code(title: TitleModules) -> None:
    assert path_of(title.name).read_text(encoding="utf-8") == drawn(title), "run scripts/graph"


def test_every_title_has_a_drawing_and_nobody_else() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.svg" for name in TITLES}


def test_nothing_in_a_drawing_overlaps(title: TitleModules) -> None:
    for row in drawing_of(title).layout.rows:
        for left, right in pairwise(row):
            assert left.x + left.width / 2 < right.x - right.width / 2


def test_every_line_leads_down(title: TitleModules) -> None:
    for line in drawing_of(title).layout.lines:
        assert [spot.row for spot in line] == list(range(line[0].row, line[-1].row - 1, -1))


# Is the net tight? A small title, with one thing wrong at a time.

SOUND = {
    "__init__": "from emberhall.titles.small import setup\n",
    "rows": "",
    "content": "from emberhall.titles.small.rows import Row\n",
    "table": "from emberhall.titles.small.content import Content\n",
    "steps": (
        "from emberhall.kernel.steps import Step\n"
        "from emberhall.titles.small.table import Small\n"
        "class Move(Step): ...\n"
    ),
    "more/__init__": '"""A folder."""\n',
    "more/turns": "from emberhall.titles.small.steps import Move\nclass Go(Move): ...\n",
    "setup": "from emberhall.titles.small.more.turns import Go\n",
}


def small(folder: Path, **changes: str) -> TitleModules:
    for name, text in {**SOUND, **changes}.items():
        path = folder / "small" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return read("small", folder)


def test_a_sound_title_passes(tmp_path: Path) -> None:
    title = small(tmp_path)
    test_table_and_content_stand_on_nothing_that_knows_a_step(title)
    test_no_knot_is_larger_than_five_modules(title)
    test_table_and_content_are_imported_like_anything_else(title)
    assert title.step_modules == {"steps", "more.turns"}
    assert title.graph["setup"] == {"more.turns"}
    assert title.graph["__init__"] == {"setup"}


@pytest.mark.parametrize(
    "content",
    [
        "from emberhall.titles.small.steps import Move\n",
        "from emberhall.titles.small.more import turns\n",
        "import emberhall.titles.small.more.turns\n",
        "from emberhall.titles.small.table import Small\n",
    ],
)
def test_content_that_knows_steps_or_the_table_is_found(tmp_path: Path, content: str) -> None:
    with pytest.raises(AssertionError):
        test_table_and_content_stand_on_nothing_that_knows_a_step(small(tmp_path, content=content))


@pytest.mark.parametrize(
    "rows",
    [
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n"
        "    from emberhall.titles.small.table import Small\n",
        "def late():\n    from emberhall.titles.small.setup import go\n",
    ],
)
def test_imports_that_hide_a_circle_are_found(tmp_path: Path, rows: str) -> None:
    title = small(tmp_path, rows=rows)
    with pytest.raises(AssertionError):
        test_table_and_content_are_imported_like_anything_else(title)
    assert len(knots(title.graph)) == 1, "and they count"


def test_a_knot_of_six_is_found_and_one_of_five_is_not(tmp_path: Path) -> None:
    knot = {f"knot_{n}": f"from emberhall.titles.small import knot_{(n + 1) % 6}" for n in range(6)}
    with pytest.raises(AssertionError, match="knot_0"):
        test_no_knot_is_larger_than_five_modules(small(tmp_path, **knot))
    read.cache_clear()
    title = small(tmp_path, **knot | {"knot_4": "from emberhall.titles.small import knot_0"})
    test_no_knot_is_larger_than_five_modules(title)
    assert 'class="box knot"' in drawn(title)
