"""Files that are meant to harm: nothing of them commands the terminal, none is read for ever."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import emberhall
from emberhall.cli import run
from emberhall.kernel import text_file
from emberhall.kernel.codec import digest_of
from emberhall.play.campaigns import begin
from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from emberhall.play.session_text import write_session
from emberhall.terminal.keys import ESCAPE
from emberhall.terminal.shown import shown
from seated import play_on, session_of
from terminal.visitor import visit

SPELLS = ["\x1b]0;pwned\x07", "\x9b2J", "a\rb", "\u202eevil", "x\x00y", "\x7f", "two\nlines"]
"""Titles of windows, wiped screens, lines written over, words turned round."""

Way = tuple[Any, ...]
Told = Callable[..., str]


pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Told:
    """Runs a command; gives what it said on both streams, where nothing may be but text."""

    def told(*arguments: str, stdin: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        assert run(list(arguments)) in (0, 2)
        said = capsys.readouterr()
        assert_tame(said.out)
        assert_tame(said.err)
        return said.out + said.err

    return told


def assert_tame(said: str) -> None:
    wild = {sign for sign in said if not sign.isprintable()} - {"\n"}
    assert not wild, f"{wild} in {said!r:.300}"


def texts(data: Any, path: Way = ()) -> Iterator[Way]:
    """The way to every text and every name in plain data."""
    if isinstance(data, str):
        yield path
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from texts(value, (*path, name))
    elif isinstance(data, list):
        for number, value in enumerate(data[:2]):  # a third would not be read otherwise
            yield from texts(value, (*path, number))


def planted(data: Any, path: Way, spell: str) -> Any:
    """The same data with a spell behind one of its texts."""
    if not path:
        return f"{data}{spell}"
    copy = list(data) if isinstance(data, list) else dict(data)
    copy[path[0]] = planted(data[path[0]], path[1:], spell)
    return copy


def hostile(data: Any) -> Iterator[Any]:
    """The data with each of its texts spoilt, with one spell after the other; and its names."""
    for number, path in enumerate(texts(data)):
        yield planted(data, path, SPELLS[number % len(SPELLS)])
    if isinstance(data, dict):
        for spell in SPELLS:
            yield {**data, spell: spell}


def without_pack(header: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in header.items() if name != "pack"}


def test_every_sign_that_cannot_be_seen_is_written_out() -> None:
    assert shown("a\x1b[1mb\x9b\u202e\r\n") == r"a\x1b[1mb\x9b\u202e\r\n"
    assert shown("\udc9b") == r"\udc9b"
    assert shown("Ann plays Ære, 龍 and ♥") == "Ann plays Ære, 龍 and ♥"


# Records


@pytest.fixture(scope="module")
def lines() -> list[dict[str, Any]]:
    session = session_of("random,random", seed=5)
    play_on(session)
    return [json.loads(line) for line in session.game.record().splitlines()]


def test_records(told: Told, tmp_path: Path, lines: list[dict[str, Any]]) -> None:
    header, answer, *others, last = lines
    file = tmp_path / "record.jsonl"
    spoilt = [
        *(
            [{**changed, "pack": header["pack"]}, *lines[1:]]
            for changed in hostile(without_pack(header))
        ),
        *([header, changed, *others, last] for changed in hostile(answer)),
        *([header, answer, *others, changed] for changed in hostile(last)),
        *([header, {**answer, "seat": spell}, *others, last] for spell in SPELLS),
        *([header, answer, *others, {**last, "answers": spell}] for spell in SPELLS),
        *([{**header, "version": spell}, *lines[1:]] for spell in SPELLS),
        *([{**header, "seats": spell}, *lines[1:]] for spell in SPELLS),
    ]
    for number, record in enumerate(spoilt):
        file.write_text("\n".join(map(json.dumps, record)), encoding="utf-8")
        told("verify" if number % 2 else "replay", str(file))


def test_a_record_with_a_hostile_pack(
    told: Told, tmp_path: Path, lines: list[dict[str, Any]]
) -> None:
    header, *others = lines
    (name, tables), *_ = header["pack"].items()
    file = tmp_path / "record.jsonl"
    for number, changed in enumerate(hostile(tables)):
        if number % 20 == 0:
            pack = {**header["pack"], name: changed}
            spoilt = {**header, "pack": pack, "content": "0" * 16, "of_a_pack": True}
            file.write_text("\n".join(map(json.dumps, [spoilt, *others])), encoding="utf-8")
            assert "emberhall: " in told("replay", str(file))


def test_what_is_no_record_at_all(told: Told, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    for spell in SPELLS:
        file.write_text(spell, encoding="utf-8")
        told("verify", str(file))
        told("replay", str(file))
        told("resume", str(file))


# Saved games


def saves(session: Session) -> Iterator[str]:
    """A saved game, spoilt in every place."""
    page = json.loads(write_session(session))
    game = json.loads(page["game"])
    for changed in hostile({name: part for name, part in page.items() if name != "game"}):
        yield json.dumps({**page, **changed})
    for changed in hostile(without_pack(game)):
        yield json.dumps({**page, "game": json.dumps(_sealed({**game, **changed}))})
    for spell in SPELLS:
        yield json.dumps({**page, "campaign": spell})
        yield json.dumps({**page, "label": spell})
        yield json.dumps({**page, "seats": [f"me={spell}", *page["seats"][1:]]})


def _sealed(game: dict[str, Any]) -> dict[str, Any]:
    """With a digest that fits, as somebody can make it who means harm."""
    body = {name: game.get(name) for name in ("header", "picks", "table")}
    return {**game, "digest": digest_of({**body, "pack": digest_of(game["pack"])})}


def test_saved_games(told: Told, home: Path) -> None:
    games = FileStore(home).games
    for number, text in enumerate(saves(session_of())):
        path = games.path(f"game-{number}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        told("resume", str(path))
        told("replay", str(path))
    told("resume", "--list")
    told("resume", "--list", "--json")
    told("record")


@pytest.mark.parametrize("game", ["duals", "flamecraft", "flamefang"])
def test_tables_of_saved_games(told: Told, tmp_path: Path, game: str) -> None:
    session = session_of("me,greedy", game=game)
    page = json.loads(write_session(session))
    saved = json.loads(page["game"])
    file = tmp_path / "save.json"
    for changed in hostile(saved["table"]):
        spoilt = _sealed({**saved, "table": changed})
        file.write_text(json.dumps({**page, "game": json.dumps(spoilt)}), encoding="utf-8")
        assert "emberhall: " in told("resume", str(file))


def test_names_of_files(told: Told, home: Path, tmp_path: Path) -> None:
    games = FileStore(home).games
    saved = games.save(session_of())
    for spell in SPELLS:
        if "\x00" not in spell:
            (games.folder / f"{spell}.json").write_bytes(saved.read_bytes())
            (home / "campaigns").mkdir(exist_ok=True)
            (home / "campaigns" / f"{spell}.json").write_text("{}")
            elsewhere = tmp_path / f"{spell}.jsonl"
            elsewhere.write_text("{}")
            told("verify", str(elsewhere))
            told("record", "-o", str(tmp_path / f"out{spell}"))
    told("resume", "--list")
    told("campaign", "list")
    assert games.unfinished() == [saved.stem]


# Campaigns and achievements


def test_campaigns(told: Told, home: Path, tmp_path: Path) -> None:
    begin(FileStore(home).campaigns, "embers", "flamefang", ["random", "random"], {}, seed=3)
    told("campaign", "play", "embers")
    path = home / "campaigns" / "embers.json"
    page = json.loads(path.read_text(encoding="utf-8"))
    assert page["chronicle"]
    file = tmp_path / "embers.json"
    for changed in hostile(page):
        path.write_text(json.dumps(changed, ensure_ascii=False), encoding="utf-8")
        file.write_text(json.dumps(changed), encoding="utf-8")
        told("campaign", "show", "embers")
        told("campaign", "import", str(file), "--as", "other")
        told("campaign", "list")
        (home / "campaigns" / "other.json").unlink(missing_ok=True)


def test_achievements(told: Told, home: Path, tmp_path: Path) -> None:
    FileStore(home).achievements.add("flamecraft", ["heavy-metal"])
    path = home / "achievements" / "flamecraft.json"
    page = json.loads(path.read_text(encoding="utf-8"))
    file = tmp_path / "mine.json"
    for changed in hostile(page):
        path.write_text(json.dumps(changed), encoding="utf-8")
        file.write_text(json.dumps(changed), encoding="utf-8")
        told("achievements", "--import", str(file))
        told("achievements")


# Content packs


def folder_of(game: str) -> Path:
    return emberhall.title(game).folder / "content"


@pytest.mark.parametrize("game", ["dragondraft", "duals", "flamecraft", "flamefang"])
def test_content_packs(told: Told, tmp_path: Path, game: str) -> None:
    """A spell in the first text of each field."""
    pack = tmp_path / "pack"
    pack.mkdir()
    sources = sorted(folder_of(game).glob("*.toml"))
    known: set[str] = set()
    for source in sources:
        (pack / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    for source in sources:
        text = source.read_text(encoding="utf-8")
        for line in _new_fields(text, known):
            spoilt = text.replace(line, line.rstrip()[:-1] + '\\u001b]0;pwned\\u0007"', 1)
            (pack / source.name).write_text(spoilt, encoding="utf-8")
            said = told("play", game, "--content", str(pack))
            assert "pwned" not in said or said.startswith("emberhall: ")
        (pack / source.name).write_text(text, encoding="utf-8")
    (pack / "\x1b[2J.toml").write_text("")
    assert told("play", game, "--content", str(pack)).startswith("emberhall: ")


def _new_fields(text: str, known: set[str]) -> Iterator[str]:
    """The first line with a text for each field that is not known yet."""
    for line in text.splitlines():
        name, _, value = line.partition(" = ")
        if name not in known and value.startswith('"') and value.endswith('"'):
            known.add(name)
            yield line


# What is typed, and the menu


def test_what_comes_through_a_pipe(told: Told) -> None:
    typed_lines = "".join(f"{spell}\nr {spell}\n" for spell in SPELLS if "\n" not in spell)
    told("play", "dragondraft", stdin=typed_lines)


def test_the_menu(home: Path) -> None:
    store = FileStore(home)
    store.games.save(session_of())
    for number, text in enumerate(saves(session_of())):
        if number % 10 == 0:
            store.games.path(f"game-{number}").write_text(text, encoding="utf-8")
    for screen in visit(home, "Saved games", ESCAPE, "Campaigns", ESCAPE, "q"):
        assert_tame(screen)


# Sizes and kinds of files

READERS = [
    ("verify",),
    ("replay",),
    ("resume",),
    ("record",),
    ("campaign", "import"),
    ("achievements", "--import"),
]


@pytest.mark.parametrize("command", READERS)
def test_what_is_no_plain_file_is_not_waited_for(
    told: Told, tmp_path: Path, command: tuple[str, ...]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in ("/dev/zero", str(tmp_path / "pipe")):
        assert told(*command, path) == f"emberhall: {path} cannot be read: it is not a plain file\n"
    assert "Is a directory" in told(*command, str(tmp_path))


@pytest.mark.parametrize("command", READERS)
def test_a_file_of_five_gigabytes_is_not_read(
    told: Told, tmp_path: Path, command: tuple[str, ...]
) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(5 * 1000**3)  # it takes no room on the disk
    assert told(*command, str(path)).endswith("large cannot be read: it is larger than 16 MB\n")


def test_packs_of_endless_files_are_not_read(told: Told, tmp_path: Path) -> None:
    names = [path.name for path in folder_of("dragondraft").glob("*.toml")]
    for name in names:
        (tmp_path / name).symlink_to("/dev/zero")
    refusal = told("play", "dragondraft", "--content", str(tmp_path))
    assert "cannot be read: it is not a plain file" in refusal
    for name in names:
        (tmp_path / name).unlink()
        with (tmp_path / name).open("wb") as file:
            file.truncate(text_file.LARGEST + 1)
    refusal = told("play", "dragondraft", "--content", str(tmp_path))
    assert "cannot be read: it is larger than 16 MB" in refusal


def test_a_saved_game_that_is_too_large_blocks_no_other(told: Told, home: Path) -> None:
    games = FileStore(home).games
    saved = games.save(session_of())
    with games.path("large").open("wb") as file:
        file.truncate(5 * 1000**3)
    assert saved.stem in told("resume", "--list")
    assert "The game is saved" in told("resume")


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "9" * 100_000])
def test_what_is_nested_or_long_beyond_measure_is_refused(
    told: Told, tmp_path: Path, text: str
) -> None:
    (tmp_path / "deep").write_text(text)
    for command in READERS:
        assert told(*command, str(tmp_path / "deep")).startswith("emberhall: ")
    for source in folder_of("dragondraft").glob("*.toml"):
        (tmp_path / source.name).write_text(f"a = {text}")
    refusal = told("play", "dragondraft", "--content", str(tmp_path))
    assert refusal.startswith("emberhall: ")
