"""Saves and records of the first format, which named content by the bytes of its files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.game.registry import guest
from emberhall.kernel.codec import digest_of
from game.content_changes import renumbered, with_content
from game.fairs import fair, play_on
from titles.packs import variant

BYTES = {"content": "0123456789abcdef"}
"""What a header said of its content: a hash of bytes that nobody has any more."""


def old_save(game: emberhall.Game, **header: Any) -> str:
    now = json.loads(game.save())
    body = {name: now[name] for name in ("header", "picks", "table")}
    body["header"] |= BYTES | header
    return json.dumps({"format": "emberhall save 1", **body, "digest": digest_of(body)})


def old_record(game: emberhall.Game, **header: Any) -> str:
    first, *lines = game.record().splitlines()
    told = {name: part for name, part in json.loads(first).items() if name != "pack"}
    head = {**told, "format": "emberhall record 1", **BYTES, **header}
    return "\n".join((json.dumps(head), *lines))


@pytest.mark.parametrize("title", [title.name for title in emberhall.games()])
def test_an_old_game_goes_on_with_the_content_that_is_installed(title: str) -> None:
    game = play_on(emberhall.new_game(title, seats=2, seed=4), 30)
    again, replayed = emberhall.load(old_save(game)), emberhall.replay(old_record(game))
    assert again.digest() == replayed.digest() == game.digest()
    assert json.loads(again.save())["format"] == "emberhall save 2"


def test_an_old_game_whose_content_has_changed_in_play_is_refused(tmp_path: Path) -> None:
    game = play_on(fair(), 150)
    later = with_content(game.title, tmp_path / "later", renumbered("each", 1))
    fewer = with_content(game.title, tmp_path / "fewer", renumbered("copies", 1))
    finished = play_on(fair())
    with guest(fewer), pytest.raises(emberhall.BrokenSave) as refused:
        emberhall.load(old_save(game))
    assert str(refused.value) == (
        "this old save was made with other content of Dragondraft than is installed"
    )
    with guest(later), pytest.raises(emberhall.BrokenRecord, match="stands otherwise"):
        emberhall.replay(old_record(finished))


def test_an_old_game_with_a_pack_of_its_own_goes_on_with_that(tmp_path: Path) -> None:
    title = emberhall.title("dragondraft")
    pack = variant(title, tmp_path, ("fair.toml", "rounds = 5", "rounds = 1"))
    texts = {path.name: path.read_text(encoding="utf-8") for path in pack.iterdir()}
    game = play_on(emberhall.new_game(title, seats=2, seed=4, content=pack), 12)
    again = emberhall.load(old_save(game, pack=texts))
    assert play_on(again).view(None)["rounds"] == 1
    assert emberhall.replay(old_record(game, pack=texts)).digest() == game.digest()
    with pytest.raises(emberhall.BrokenSave, match="other content of Dragondraft"):
        emberhall.load(old_save(game))


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ({}, "the content of Dragondraft is in other files"),
        ({"cards.toml": "x"}, "cards.toml: is not TOML"),
        ({"cards.toml": 5}, "it does not carry the content it was played with"),
        (5, "it does not carry the content it was played with"),
    ],
)
def test_an_old_pack_that_cannot_be_is_refused(pack: Any, reason: str) -> None:
    with pytest.raises(emberhall.BrokenSave, match=reason):
        emberhall.load(old_save(fair(), pack=pack))
    with pytest.raises(emberhall.BrokenRecord, match=reason):
        emberhall.replay(old_record(fair(), pack=pack))


def test_an_old_save_with_answers_nobody_can_have_given_is_refused() -> None:
    game = play_on(fair(), 3)
    saved = json.loads(old_save(game))
    saved["picks"][1] = 99
    saved["digest"] = digest_of({name: saved[name] for name in ("header", "picks", "table")})
    with pytest.raises(emberhall.BrokenSave, match="made with other content"):
        emberhall.load(json.dumps(saved))
