"""A game belongs to what its content says, and goes on with the content it began with."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.game.edition import own_edition
from emberhall.game.registry import guest
from emberhall.kernel.codec import digest_of
from game.content_changes import renumbered, reordered, reworded, with_content
from game.fairs import play_on

TITLES = [title.name for title in emberhall.games()]
IN_PLAY = [
    pytest.param("dragondraft", "each", id="a dragon attracts more"),
    pytest.param("duals", "reputation", id="a shop card brings more"),
    pytest.param("flamecraft", "rep", id="an enchantment brings more"),
    pytest.param("flamefang", "defense", id="a minion is harder to hurt"),
]


def then(name: str) -> emberhall.Title:
    """A title whose names and sources, at the least, are for people only."""
    title = copy.copy(emberhall.title(name))
    title.prose = title.prose | {"name", "source"}
    return title


def begun(title: emberhall.Title, answers: int = 25) -> emberhall.Game:
    seats = title.seat_counts[-1]
    return play_on(emberhall.new_game(title, seats=seats, seed=11), answers)


def ended(game: emberhall.Game) -> str:
    return play_on(game.copy(), seed=5).digest()


def assert_goes_on(
    game: emberhall.Game, now: emberhall.Title, edition: emberhall.Title
) -> emberhall.Game:
    """A game of yesterday loads, replays and ends today as it would have ended then."""
    with guest(now):
        again, replayed = emberhall.load(game.save()), emberhall.replay(game.record())
        for one in (again, replayed):
            assert one.title is now
            assert one.header is not None
            assert one.header.edition == own_edition(edition)
            assert one.digest() == game.digest()
            assert ended(one) == ended(game)
        assert emberhall.load(again.save()).digest() == game.digest()
    return again


@pytest.mark.parametrize("name", TITLES)
def test_a_comment_another_order_and_a_corrected_text_leave_a_game_as_it_is(
    name: str, tmp_path: Path
) -> None:
    before = then(name)
    reword = reworded(before.prose)
    after = with_content(before, tmp_path / "later", lambda tables: reordered(reword(tables)))
    assert own_edition(after).identity == own_edition(before).identity
    assert own_edition(after).digest != own_edition(before).digest
    assert_goes_on(begun(before), after, edition=after)
    assert_goes_on(begun(after), before, edition=before)


def test_a_record_with_an_award_by_its_old_name_replays(tmp_path: Path) -> None:
    before = then("flamecraft")
    after = with_content(before, tmp_path / "later", reworded(before.prose))
    game = play_on(emberhall.new_game(before, seats=1, seed=3))
    again = assert_goes_on(game, after, edition=after)
    assert game.result is not None
    assert again.result is not None
    assert again.result.award == f"{game.result.award} anew"


def test_the_corrected_text_shows(tmp_path: Path) -> None:
    before = then("duals")
    after = with_content(before, tmp_path / "later", reworded(before.prose))
    game = begun(before)
    again = assert_goes_on(game, after, edition=after)
    assert game.question is not None
    seat = game.question.seat
    held, held_again = (one.view(seat)["seats"][seat]["hand"] for one in (game, again))
    assert [card["name"] + " anew" for card in held] == [card["name"] for card in held_again]


@pytest.mark.parametrize(("name", "number"), IN_PLAY)
def test_a_game_goes_on_with_the_cards_it_began_with(
    name: str, number: str, tmp_path: Path
) -> None:
    before = then(name)
    after = with_content(before, tmp_path / "later", renumbered(number, 1))
    assert own_edition(after).identity != own_edition(before).identity
    assert_goes_on(begun(before), after, edition=before)
    assert_goes_on(begun(after), before, edition=after)


@pytest.mark.parametrize("name", ["dragondraft", "flamecraft"])
def test_what_a_changed_card_brings_is_what_it_brought_at_the_start(
    name: str, tmp_path: Path
) -> None:
    number = {"dragondraft": "each", "flamecraft": "rep"}[name]
    before = then(name)
    after = with_content(before, tmp_path / "later", renumbered(number, 7))
    old, new = play_on(begun(before)), play_on(begun(after))
    assert old.result is not None
    assert new.result is not None
    assert old.result.totals != new.result.totals
    with guest(after):
        assert emberhall.load(old.save()).result == old.result
        assert emberhall.replay(old.record()).result == old.result


@pytest.mark.parametrize("name", TITLES)
def test_no_field_for_people_and_no_order_of_keys_changes_play(name: str, tmp_path: Path) -> None:
    """What the identity leaves out cannot matter: every answer leads where it led."""
    title = emberhall.title(name)
    reword = reworded(title.prose)
    other = with_content(title, tmp_path / "other", lambda tables: reordered(reword(tables)))
    for seats in title.seat_counts:
        game = play_on(emberhall.new_game(title, seats=seats, seed=3))
        again = emberhall.new_game(other, seats=seats, seed=3)
        for given in game.answers():
            again.answer(given.key)
        assert again.digest() == game.digest()
        assert again.result is not None
        assert game.result is not None
        assert again.result.ranks == game.result.ranks
        assert again.result.lines == game.result.lines


def test_a_game_from_a_folder_goes_on_without_it(tmp_path: Path) -> None:
    before = emberhall.title("duals")
    pack = with_content(before, tmp_path / "pack", renumbered("reputation", 2))
    folder = pack.folder / "content"
    game = play_on(emberhall.new_game("duals", seats=2, seed=3, content=folder), 30)
    for file in folder.iterdir():
        file.unlink()
    assert ended(emberhall.load(game.save())) == ended(game)
    assert ended(emberhall.replay(game.record())) == ended(game)


def test_a_pack_that_only_says_things_otherwise_goes_on_saying_them(tmp_path: Path) -> None:
    """Its words are somebody's choice: no correction of ours takes their place."""
    title = emberhall.title("duals")
    pack = with_content(title, tmp_path / "pack", reworded(title.prose)).folder / "content"
    game = play_on(emberhall.new_game("duals", seats=2, seed=3, content=pack), 4)
    held = game.view(0)["seats"][0]["hand"]
    assert all(card["name"].endswith(" anew") for card in held)
    again = emberhall.load(game.save())
    for one in (again, emberhall.load(again.save()), emberhall.replay(game.record())):
        assert one.digest() == game.digest()
        assert one.view(0)["seats"][0]["hand"] == held


# What somebody has made up

HOSTILE: list[tuple[Any, str]] = [
    (None, "it does not carry the content it was played with"),
    ([], "it does not carry the content it was played with"),
    ({}, "the content of Dragondraft is in other files: cards.toml, stage.toml, fair.toml"),
    ({"cards.toml": {}}, "the content of Dragondraft is in other files"),
    ({"cards.toml": "[[dragon]]"}, "it does not carry the content it was played with"),
    ({"cards.toml": {"dragon": 5}}, "cards.toml: dragon: needs at least one entry"),
    ({"cards.toml": {"dragon": [5]}}, "cards.toml: dragon: write each entry as [[dragon]]"),
    ({"cards.toml": {"dragon": [{"id": {}}]}}, "cards.toml: dragon {}: id: must be some text"),
    ({"cards.toml": {"dragon": [{"id": "x" * 9999}]}}, "id: must have at most 4000 letters"),
    ({"cards.toml.dragon.0.copies": 10**9}, "dragon red: copies: must be at most 9999"),
    ({"cards.toml.dragon.0.copies": 10**4000}, "dragon red: copies: must be at most 9999"),
    ({"cards.toml.dragon.0.copies": 1.5}, "dragon red: copies: must be a whole number from 0 up"),
    ({"cards.toml.dragon.0.copies": None}, "must be a whole number from 0 up, not None"),
    ({"cards.toml.dragon.0.copies": [[[]]] * 9000}, "must be a whole number from 0 up, not [[["),
    ({"cards.toml.dragon.0.wings": 2}, "dragon red: wings: is not known"),
    ({"cards.toml.dragon.0.each": 9}, "content it carries is not the content it was played with"),
]


def pack_with(changes: Any) -> Any:
    """Dragondraft's files, with what the changes say in some place; or just what is given."""
    if not isinstance(changes, dict) or not changes:
        return changes
    pack = copy.deepcopy(dict(emberhall.title("dragondraft").own_pack()))
    for path, value in changes.items():
        file, dot, inner = path.partition(".toml")
        if not inner:
            pack = {**pack, path: value} if value else {path: value}
            continue
        place: Any = pack[file + dot]
        *parents, last = inner.strip(".").split(".")
        for parent in parents:
            place = place[int(parent) if parent.isdigit() else parent]
        place[last] = value
    return pack


@pytest.mark.parametrize(("changes", "reason"), HOSTILE)
def test_content_that_cannot_be_is_refused_in_a_sentence(changes: Any, reason: str) -> None:
    game = begun(emberhall.title("dragondraft"), 5)
    saved, (first, *lines) = json.loads(game.save()), game.record().splitlines()
    saved["header"]["content"] = "another"
    saved["pack"] = pack_with(changes)
    body = {name: saved[name] for name in ("header", "picks", "table")}
    saved["digest"] = digest_of({**body, "pack": digest_of(saved["pack"])})
    with pytest.raises(emberhall.BrokenSave) as refused:
        emberhall.load(json.dumps(saved))
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 400
    header = {**json.loads(first), "content": "another", "pack": pack_with(changes)}
    with pytest.raises(emberhall.BrokenRecord) as refused_too:
        emberhall.replay("\n".join((json.dumps(header), *lines)))
    assert reason in str(refused_too.value)


@pytest.mark.parametrize("depth", [100, 500, 900, 990, 5000, 100_000])
def test_content_nested_beyond_measure_is_refused(depth: int) -> None:
    game = begun(emberhall.title("dragondraft"), 5)
    nested = '{"cards.toml": {"dragon": ' + "[" * depth + "]" * depth + "}}"
    saved = game.save().partition(', "pack": ')[0]
    with pytest.raises(emberhall.BrokenSave):
        emberhall.load(f'{saved}, "pack": {nested}}}')
    first, *lines = game.record().splitlines()
    header = first.partition(', "pack": ')[0].replace('"content": "', '"content": "x')
    with pytest.raises(emberhall.BrokenRecord, match="line 1"):
        emberhall.replay("\n".join((f'{header}, "pack": {nested}}}', *lines)))


def test_content_that_was_tampered_with_is_noticed() -> None:
    saved = begun(emberhall.title("dragondraft"), 5).save()
    assert "red fire breather" in saved
    with pytest.raises(emberhall.BrokenSave, match="its digest does not match"):
        emberhall.load(saved.replace("red fire breather", "red fire eater"))
