"""Nothing is lost, and nothing broken is taken for whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

import emberhall
from emberhall.kernel.codec import digest_of
from game.fairs import fair, play_on


def tampered(saved: str, change: dict[str, Any], sealed: bool = True) -> str:
    """A save with parts changed; `sealed`: as if the digest had been made for it."""
    data = json.loads(saved)
    for path, value in change.items():
        *parents, last = path.split(".")
        place = data
        for parent in parents:
            place = place[parent]
        if value is None:
            del place[last]
        else:
            place[last] = value
    if sealed:
        body = {name: data.get(name) for name in ("header", "picks", "table")}
        data["digest"] = digest_of({**body, "pack": digest_of(data.get("pack"))})
    return json.dumps(data)


def test_a_save_in_the_middle_of_a_payment_goes_on_there() -> None:
    game = fair(seats=2, seed=12)
    while game.question is not None and game.question.kind != "pay-helpers":
        keys = game.question.options.keys
        build = [key for key in keys if key.startswith("build")]
        game.answer(build[0] if build else 0)
    again = emberhall.load(game.save())
    assert again.question is not None
    assert again.question.kind == "pay-helpers"
    assert play_on(again).digest() == play_on(game).digest()


def test_a_loaded_game_keeps_its_past() -> None:
    game = play_on(fair(), 20)
    again = emberhall.load(game.save())
    assert again.record() == game.record()
    assert again.events(0) == game.events(0)
    again.undo()
    game.undo()
    assert again.digest() == game.digest()


@pytest.mark.parametrize(
    ("saved", "reason"),
    [
        ("", "this save is not JSON"),
        (None, "this save is not JSON"),
        ("{", "this save is not JSON"),
        ("[" * 100_000, "this save is not JSON"),
        ("[]", "this is not an Emberhall save"),
        ('{"format": "other"}', "this is not an Emberhall save"),
        ('{"format": "emberhall save 2"}', "this save is damaged"),
    ],
)
def test_what_is_no_save_is_refused(saved: str, reason: str) -> None:
    with pytest.raises(emberhall.BrokenSave, match=reason):
        emberhall.load(saved)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"table.round": None}, "missing or unknown fields: round"),
        ({"table.stack": [["Dance"]]}, "no step of this title"),
        ({"table.stack": 5}, "does not hold together"),
        ({"table.hands": []}, "does not hold together"),
        ({"picks": 5}, "does not hold together"),
        ({"picks": ["take 1-1"]}, "holds answers that cannot have been given"),
        ({"table.seats": 2}, "holds another game's table"),
        ({"table.seed": 8}, "holds another game's table"),
        ({"table.over": True}, "does not know whether the game is over"),
        ({"table.stack": [["Recruit", 1]]}, "step Recruit takes 0 arguments"),
        ({"header.settings": {}}, "does not tell all its options"),
        ({"header.title": "chess"}, "there is no game 'chess'"),
        ({"header.version": 0}, "version 0 of Dragondraft's rules; these are version"),
        ({"header.seed": 8}, "not the one that was committed to"),
        ({"header.content": "0"}, "the content it carries is not the content it was played with"),
        ({"header.seats": 9}, "is for 2 to 4 seats"),
        ({"header.seats": None}, "does not hold together"),
    ],
)
def test_a_save_that_cannot_be_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(emberhall.BrokenSave, match=reason):
        emberhall.load(tampered(fair().save(), change))


def test_a_flipped_number_is_found() -> None:
    with pytest.raises(emberhall.BrokenSave, match="its digest does not match"):
        emberhall.load(tampered(fair().save(), {"table.thistles": 19}, sealed=False))
