"""Files for the browser: found by a path that changes with them, kept for ever, sent packed."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest
from starlette.applications import Starlette

from emberhall.hall.static import FOR_EVER, NOT_KEPT, TREE, NoSuchFile, Tree, routes
from hall.asking import Asker, asker

COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:hsl|oklch)\(", re.IGNORECASE)


@pytest.fixture
def visitor() -> Iterator[Asker]:
    with asker(Starlette(routes=routes())) as visitor:
        yield visitor


def tree(folder: Path, **files: str) -> Tree:
    for name, text in files.items():
        (folder / f"{name}.js").write_text(text)
    return Tree(folder)


def test_a_file_is_kept_for_ever_under_the_path_a_page_names(visitor: Asker) -> None:
    got = visitor.get(TREE.path("js/theme.js"))
    assert got.status_code == 200
    assert got.headers["cache-control"] == FOR_EVER
    assert got.headers["content-type"].startswith("text/javascript")
    assert got.content == TREE.files["js/theme.js"].body


def test_the_path_changes_with_any_file(tmp_path: Path) -> None:
    before = tree(tmp_path, main="one", other="two")
    assert before.path("main.js") == Tree(tmp_path).path("main.js")
    assert before.path("main.js") != tree(tmp_path, other="three").path("main.js")


def test_a_page_left_open_finds_its_parts_under_the_old_path(visitor: Asker) -> None:
    got = visitor.get("/static/0000000000000000/js/theme.js")
    assert got.status_code == 200
    assert got.headers["cache-control"] == NOT_KEPT


@pytest.mark.parametrize("takes", ["gzip", "br, gzip;q=0.5", "*"])
def test_text_is_sent_packed_to_those_who_take_it(visitor: Asker, takes: str) -> None:
    got = visitor.get(TREE.path("css/base.css"), **{"accept-encoding": takes})
    assert got.headers["content-encoding"] == "gzip"
    assert got.headers["vary"] == "Accept-Encoding"
    assert int(got.headers["content-length"]) < len(TREE.files["css/base.css"].body) / 2
    assert got.content == TREE.files["css/base.css"].body


@pytest.mark.parametrize("takes", ["identity", "br", "gzip;q=0", ""])
def test_others_get_it_plain(visitor: Asker, takes: str) -> None:
    got = visitor.get(TREE.path("css/base.css"), **{"accept-encoding": takes})
    assert "content-encoding" not in got.headers


def test_fonts_are_packed_already(visitor: Asker) -> None:
    got = visitor.get(TREE.path("fonts/emberhall-ui.woff2"))
    assert "content-encoding" not in got.headers
    assert got.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    "name",
    ["js/none.js", "%2e%2e%2f__init__.py", "..%2f..%2fversion.py", "%2e%2e/pages/home.html", ""],
)
def test_nothing_else_can_be_had(visitor: Asker, name: str) -> None:
    assert visitor.get(f"/static/{TREE.mark}/{name}").status_code == 404


def test_a_page_that_names_a_file_that_is_not_there_is_a_bug() -> None:
    with pytest.raises(NoSuchFile, match=r"there is no file 'js/none\.js'"):
        TREE.path("js/none.js")


def test_a_page_knows_all_that_its_module_imports(tmp_path: Path) -> None:
    made = tree(
        tmp_path,
        main='import { a } from "./part.js";\nimport {\n  b,\n} from "./other.js";\na("./no.js");',
        part='export * from "./deep.js";\nexport const a = "./no.js";',
        other="export const b = 1;",
        deep='import"./main.js";',
    )
    assert sorted(made.modules("main.js")) == ["deep.js", "main.js", "other.js", "part.js"]


@pytest.mark.parametrize("name", [name for name in TREE.files if name.endswith(".js")])
def test_every_module_finds_what_it_imports(name: str) -> None:
    assert name in TREE.modules(name)


def test_styles_name_pictures_and_fonts_that_are_there() -> None:
    for name, file in TREE.files.items():
        if name.endswith(".css"):
            for wanted in re.findall(r'url\("([^"]+)"\)', file.body.decode()):
                assert (TREE.root / PurePosixPath(name).parent / wanted).is_file(), (name, wanted)


def test_colours_have_names_outside_the_tokens() -> None:
    for name, file in TREE.files.items():
        if name.endswith(".css") and name != "css/tokens.css":
            assert not COLOUR.findall(re.sub(r'url\("[^"]*"\)', "", file.body.decode())), name


def test_packing_gives_the_same_bytes_every_time(tmp_path: Path) -> None:
    file = tree(tmp_path, main="one").files["main.js"]
    assert file.packed is not None
    assert gzip.decompress(file.packed) == b"one"
    assert file.packed == Tree(tmp_path).files["main.js"].packed


def test_modules_are_sent_without_comments_and_with_their_line_numbers(tmp_path: Path) -> None:
    written = """// what it is
/** @param {string} a
 * @param {string} b */
const said = (a, b) => a + b; // both
/** one */ const one = 1; /** two */
/* and */
const far = "//not/a/comment", sum = /** @type {any} */ (one);
"""
    (tmp_path / "js").mkdir()
    tree(tmp_path / "js", main=written)
    sent = Tree(tmp_path).files["js/main.js"].body.decode()
    assert sent.splitlines() == [
        *("", "", ""),
        "const said = (a, b) => a + b; // both",
        "/** one */ const one = 1; /** two */",
        "",
        'const far = "//not/a/comment", sum = /** @type {any} */ (one);',
    ]


def test_no_module_has_a_line_in_a_text_that_would_be_taken_for_a_comment() -> None:
    for name in TREE.files:
        if name.startswith("js/") and name.endswith(".js"):
            texts = re.findall(r"`[^`]*`", (TREE.root / name).read_text(encoding="utf-8"))
            assert not re.search(r"^[ \t]*(//|/\*)", "\n".join(texts), re.MULTILINE), name
