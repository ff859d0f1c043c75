"""The terminal draws views, prompts and events as data: it matches no key and no sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall import Prompt
from emberhall.terminal.draw.board import board_of
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.signs import UNICODE
from emberhall.testing.check import every_mode

TERMINAL = Path(emberhall.__file__).parent / "terminal"
MODULES = sorted(TERMINAL.rglob("*.py"))
KEYBOARD = {
    *("choose.py", "game_loop.py", "settings.py", "rules.py", "pager.py"),
    *("error_line.py", "remedy.py", "codes.py", "choosing.py", "learn.py", "reading.py"),
    *("completion.py", "how_to_play.py"),
}
"""What somebody typed has to be taken apart, an error is put into one line, and a page of Markdown
has paragraphs."""
TAKING_APART = {
    *("startswith", "endswith", "removeprefix", "removesuffix", "partition", "rpartition"),
    *("split", "rsplit", "fullmatch", "match", "search", "findall", "finditer"),
}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(TERMINAL)))
def test_no_text_is_taken_apart(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert "re" not in imported(tree)
    if module.name not in KEYBOARD:
        assert not list(calls(tree, TAKING_APART))


def imported(tree: ast.AST) -> set[str]:
    plain = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    return {alias.name for node in plain for alias in node.names}


def calls(tree: ast.AST, names: set[str]) -> Iterator[str]:
    """Calls of methods with these names."""
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Attribute) and called.attr in names:
            yield f"line {called.lineno}: {called.attr}"


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(TERMINAL)))
def test_no_key_of_an_option_is_compared(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
            assert not (any(map(is_key, parts)) and any(map(is_text, parts))), node.lineno


def is_key(node: ast.expr) -> bool:
    """`option.key`, `option["key"]` or `option["words"]`."""
    if isinstance(node, ast.Attribute):
        return node.attr in ("key", "words")
    return isinstance(node, ast.Subscript) and ast.unparse(node.slice) in ("'key'", "'words'")


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def modes() -> list[Any]:
    found = []
    for title in emberhall.games():
        played = list(every_mode(title))
        for seats, mode in played[:: -(-len(played) // 6)]:
            found.append(pytest.param(title, seats, mode, id=f"{title.name}-{seats}-{mode}"))
    return found


@pytest.mark.parametrize(("title", "seats", "mode"), modes())
def test_drawings_do_not_hang_on_keys_and_sentences(
    title: emberhall.Title, seats: int, mode: dict[str, Any], thorough: bool
) -> None:
    game, luck = emberhall.new_game(title, seats=seats, seed=3, **mode), Random(3)
    share = 0.3 if thorough else 0.1
    while (question := game.question) is not None:
        if luck.random() < share:
            plain, scrambled = (scene(game, question.seat, prompt) for prompt in (dict, renamed))
            assert board_of(title.name).draw(plain) == board_of(title.name).draw(scrambled)
            for page in board_of(title.name).pages:
                assert page.draw(plain) == page.draw(scrambled)
        game.answer(luck.randrange(game.choices))


def scene(game: emberhall.Game, seat: int, change: Any) -> Scene:
    names = [f"P{number}" for number in range(game.seats)]
    return Scene(game.view(seat), names, UNICODE, 80, prompt=change(game.prompt(seat)))


def renamed(prompt: Prompt) -> Prompt:
    """The same question in another language (with words as long), with other keys."""
    options: Any = [
        {**option, "key": f"k{number}", "words": "w" * len(option["words"])}
        for number, option in enumerate(prompt["options"])
    ]
    path: Any = [{**stage, "words": "p"} for stage in prompt["path"]]
    return {**prompt, "words": "q", "options": options, "path": path}
