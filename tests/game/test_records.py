"""A record replays anywhere, and says so when it does not."""

from __future__ import annotations

import json
from typing import Any

import pytest

import emberhall
from game.fairs import fair, play_on


@pytest.fixture(scope="module")
def lines() -> list[dict[str, Any]]:
    return [json.loads(line) for line in play_on(fair()).record().splitlines()]


def text(lines: list[dict[str, Any]]) -> str:
    return "\n".join(json.dumps(line) for line in lines)


def test_a_record_has_a_header_answers_and_a_result(lines: list[dict[str, Any]]) -> None:
    assert lines[0]["format"] == "emberhall record 2"
    assert (lines[0]["title"], lines[0]["seats"], lines[0]["seed"]) == ("dragondraft", 3, 7)
    assert lines[1].keys() == {"seat", "key"}
    assert "digest" in lines[10]
    assert lines[-1]["answers"] == len(lines) - 2
    assert lines[-1]["result"]["winners"]


def test_a_finished_game_verifies(lines: list[dict[str, Any]]) -> None:
    replayed = emberhall.verify(text(lines), lines[0]["commitment"])
    assert replayed.game.over
    assert replayed.answers == len(lines) - 2
    assert replayed.digests == (len(lines) - 2) // 10 + 1
    assert replayed.commitment == lines[0]["commitment"]


def test_a_game_in_play_can_be_recorded_and_taken_up() -> None:
    game = play_on(fair(), 13)
    again = emberhall.replay(game.record())
    assert again.digest() == game.digest()
    assert play_on(again).digest() == play_on(game).digest()


def test_a_sealed_record_keeps_the_seed_back() -> None:
    sealed = play_on(fair(), 13).record(sealed=True)
    assert json.loads(sealed.splitlines()[0])["seed"] is None
    with pytest.raises(emberhall.BrokenRecord, match="still sealed"):
        emberhall.verify(sealed)


def test_another_commitment_is_noticed(lines: list[dict[str, Any]]) -> None:
    with pytest.raises(emberhall.BrokenRecord, match="committed to when the game began"):
        emberhall.verify(text(lines), "0" * 64)


@pytest.mark.parametrize(
    ("number", "change", "reason"),
    [
        (0, {"format": "?"}, "line 1 must say that this is an 'emberhall record 2'"),
        (0, {"seats": None}, "line 1: Dragondraft is for 2 to 4 seats, not None"),
        (0, {"seed": 8}, "line 1: the seed is not the one that was committed to"),
        (0, {"title": "chess"}, "line 1: there is no game 'chess'"),
        (0, {"settings": {"variant": "x"}}, "line 1: variant cannot be 'x'"),
        (0, {"settings": {}}, "line 1: it does not tell all its options"),
        (0, {"content": "0"}, "line 1: the content it carries is not the content it was played"),
        (0, {"settings": 3}, "line 1: "),
        (3, {"seat": 0}, "line 4: Player 3 (seat 2) was asked, not seat 0"),
        (3, {"key": "dance"}, "line 4: 'dance' is not possible"),
        (10, {"digest": "0"}, "line 11: the game stands otherwise than the digest says"),
        (-1, {"answers": 3}, "it counts 3 answers"),
        (-1, {"digest": "0"}, "the game stands otherwise than the digest says"),
        (-1, {"result": {}}, "the result is not the one that was played"),
    ],
)
def test_a_changed_line_is_found(
    lines: list[dict[str, Any]], number: int, change: dict[str, Any], reason: str
) -> None:
    changed = [dict(line) for line in lines]
    changed[number].update(change)
    with pytest.raises(emberhall.BrokenRecord) as refused:
        emberhall.verify(text(changed))
    assert reason in str(refused.value)


def test_a_record_that_is_cut_or_garbled_is_refused(lines: list[dict[str, Any]]) -> None:
    for broken, reason in (
        ("", "line 1 must say"),
        ("not json", "line 1 is not JSON"),
        ("[" * 100_000, "line 1 is not JSON"),
        ("[1]", "line 1 is not a JSON object"),
        (text(lines[:5]), "the record is cut short"),
        (text(lines[:1]), "the record is cut short"),
        (text([*lines[:-1], lines[1], lines[-1]]), "the game was over before this answer"),
    ):
        with pytest.raises(emberhall.BrokenRecord, match=reason):
            emberhall.verify(broken)


def test_a_mark_at_the_start_and_lines_at_the_end_do_no_harm(lines: list[dict[str, Any]]) -> None:
    assert emberhall.verify("\ufeff" + text(lines) + "\n\n").game.over


def test_a_header_without_a_field_is_refused(lines: list[dict[str, Any]]) -> None:
    header = {name: value for name, value in lines[0].items() if name != "content"}
    with pytest.raises(emberhall.BrokenRecord, match="line 1: content is missing"):
        emberhall.verify(text([header, *lines[1:]]))
