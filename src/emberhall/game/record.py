"""Records: one JSON-lines file a game. Readable, diffable, and it replays anywhere."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from emberhall.game import format_1
from emberhall.game.game import Game
from emberhall.game.header import Header, header_of
from emberhall.game.history import NO_HISTORY, Replayer
from emberhall.kernel.codec import digest
from emberhall.kernel.errors import BrokenRecord, EmberhallError
from emberhall.kernel.given import shortened
from emberhall.kernel.result import Result

FORMAT = "emberhall record 2"
DIGEST_EVERY = 10


def write_record(header: Header, picks: list[int], sealed: bool) -> str:
    replayer = Replayer(header)
    replayer.catch_up(picks, DIGEST_EVERY)
    first = header.data()
    if sealed:
        first["seed"] = None
    lines: list[dict[str, Any]] = []
    for given in replayer.answers:
        line = {"seat": given.seat, "key": given.key}
        lines.append({**line, "digest": given.digest} if given.digest else line)
    last: dict[str, Any] = {"answers": len(replayer.answers), "digest": digest(replayer.table)}
    if replayer.table.over:
        last["result"] = header.title.result(replayer.table).data()
    lines.append(last)
    first_line = f'{json.dumps({"format": FORMAT, **first})[:-1]}, "pack": {header.edition.text}}}'
    return "".join(line + "\n" for line in (first_line, *map(json.dumps, lines)))


@dataclass(frozen=True)
class Replayed:
    """A record that was played again, with what it was checked against."""

    game: Game
    answers: int
    digests: int
    commitment: str


def replay(record: str) -> Game:
    """The game that a record tells, played again."""
    return verify(record).game


def verify(record: str, commitment: str | None = None) -> Replayed:
    """Play a record again and check each digest, the result and the seed's commitment.

    Give the commitment that was published when the game began to check it against that, too.
    """
    lines = _lines(record)
    header = _header(lines[0])
    if commitment is not None and commitment != header.commitment:
        raise BrokenRecord("the seed is not the one that was committed to when the game began")
    table = header.deal()
    table.run()
    game = Game(header.title, header, table, NO_HISTORY, 0)
    digests = sum(_answer(game, n, line) for n, line in enumerate(lines[1:-1], start=2))
    _check_end(game, lines[-1], len(lines) - 2, len(lines))
    return Replayed(game, len(lines) - 2, digests + 1, header.commitment)


def _lines(record: str) -> list[dict[str, Any]]:
    lines = []
    for number, text in enumerate(record.lstrip("\ufeff").strip().splitlines(), start=1):
        try:
            line = json.loads(text)
        except (ValueError, RecursionError):
            raise BrokenRecord(f"line {number} is not JSON") from None
        if not isinstance(line, dict):
            raise BrokenRecord(f"line {number} is not a JSON object")
        lines.append(line)
    if not lines or lines[0].get("format") not in (FORMAT, format_1.RECORD):
        raise BrokenRecord(f"line 1 must say that this is an {FORMAT!r}")
    if len(lines) < 2 or "answers" not in lines[-1]:
        raise BrokenRecord("the last line is missing: the record is cut short")
    return lines


def _header(line: dict[str, Any]) -> Header:
    if line.get("seed") is None:
        raise BrokenRecord("the seed of this record is still sealed: it cannot be replayed yet")
    try:
        if line["format"] == format_1.RECORD:
            return format_1.old_header(line)
        return header_of(line, line.get("pack"))
    except KeyError as error:
        raise BrokenRecord(f"line 1: {error.args[0]} is missing") from None
    except (EmberhallError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise BrokenRecord(f"line 1: {error}") from None


def _answer(game: Game, number: int, line: dict[str, Any]) -> int:
    """Answer as the line says; return how many digests were checked."""
    question = game.question
    if question is None:
        raise BrokenRecord(f"line {number}: the game was over before this answer")
    if line.get("seat") != question.seat:
        asked, given = game.names[question.seat], line.get("seat")
        raise BrokenRecord(
            f"line {number}: {asked} (seat {question.seat}) was asked, not seat {shortened(given)}"
        )
    try:
        game.answer(str(line.get("key")))
    except EmberhallError as error:
        raise BrokenRecord(f"line {number}: {error}") from None
    if "digest" not in line:
        return 0
    if line["digest"] != game.digest():
        raise BrokenRecord(f"line {number}: the game stands otherwise than the digest says")
    return 1


def _check_end(game: Game, line: dict[str, Any], answers: int, number: int) -> None:
    if line["answers"] != answers:
        raise BrokenRecord(
            f"line {number}: it counts {shortened(line['answers'])} answers; {answers} are here"
        )
    if line.get("digest") != game.digest():
        raise BrokenRecord(f"line {number}: the game stands otherwise than the digest says")
    if not _is_same_result(line.get("result"), game.result):
        raise BrokenRecord(f"line {number}: the result is not the one that was played")


def _is_same_result(told: object, result: Result | None) -> bool:
    """An award is called by its name, which may have been corrected since."""
    if result is None or not isinstance(told, dict):
        return told is None and result is None
    played = json.loads(json.dumps(result.data()))
    return {**told, "award": ""} == {**played, "award": ""}
