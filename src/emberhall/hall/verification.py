"""A record from elsewhere, played again in a process of its own that can be stopped.

What it brings is never trusted: its content may ask for a deck without end.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import suppress

from emberhall import BrokenRecord, EmberhallError, Game, counted
from emberhall.hall.reel import Reel
from emberhall.hall.wire import encode

LONGEST_RECORD = 512 * 1024
"""Several times the longest of ours, which have 60 KB after some hundred answers."""
LONGEST_CONTENT = 256 * 1024
"""Several times the longest of ours: whoever plays on from it has it in memory."""
SECONDS = 5
MEGABYTES = 256
TOO_MUCH = "playing this record again takes too much time or memory"
MOST_SEEN = 256 * 1024
"""Bytes of a view with its prompt, for one seat: several times the largest of ours."""
LONGEST_LOOK = 0.5
"""Seconds of the processor's time that making them may take."""
LONGEST_OPENING = 1.0
"""Seconds of it in which a record is opened, as the hall will do: ours take a fiftieth of that."""
LOOKS = 8
"""Moments at which every seat looks, the first and the last among them."""


async def verified(record: str) -> str:
    """The record, played again and written anew by us; raises `BrokenRecord`."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, str(SECONDS)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(2 * SECONDS):
            told, _ = await process.communicate(record.encode("utf-8", "replace"))
    except TimeoutError:
        raise BrokenRecord(TOO_MUCH) from None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    return _outcome(told)


def _outcome(told: bytes) -> str:
    try:
        outcome = json.loads(told)
    except ValueError:
        raise BrokenRecord(TOO_MUCH) from None
    if outcome["fault"]:
        raise BrokenRecord(f"the record is not sound: {outcome['fault']}")
    return str(outcome["record"])


# In the process of its own


def main() -> None:
    _set_limits(int(sys.argv[1]))
    sys.stdout.write(json.dumps(_played_again(sys.stdin.buffer.read().decode())))


def _played_again(record: str) -> dict[str, str]:
    try:
        reel = _opened(record)
        _check_length(reel)
        _look_at(reel)
        return {"record": _written(reel.game), "fault": ""}
    except EmberhallError as error:
        return {"record": "", "fault": str(error)}
    except MemoryError:
        return {"record": "", "fault": TOO_MUCH}


def _opened(record: str) -> Reel:
    """All that opening it later will cost the hall."""
    began = time.process_time()
    reel = Reel(record)
    if time.process_time() - began > LONGEST_OPENING:
        raise BrokenRecord(TOO_MUCH)
    return reel


def _check_length(reel: Reel) -> None:
    game = reel.game
    assert game.header is not None
    most = game.title.max_game_length(game.seats, game.header.content)
    if reel.last > most:
        raise BrokenRecord(f"no game like this has more than {counted(most, 'answer')}")
    if len(game.header.edition.text) > LONGEST_CONTENT:
        raise BrokenRecord(f"its content has more than {LONGEST_CONTENT // 1024} KB")


def _written(game: Game) -> str:
    """As we write it: signs of other scripts take more room then."""
    record = game.record()
    if len(record) > LONGEST_RECORD:
        raise BrokenRecord(f"it has more than {LONGEST_RECORD // 1024} KB")
    return record


def _look_at(reel: Reel) -> None:
    """Every seat looks now and then: the hall would make nothing else for whoever opens it."""
    for moment in sorted({reel.last * look // (LOOKS - 1) for look in range(LOOKS)}):
        game = reel.at(moment)
        for seat in (*range(game.seats), None):
            _check_look(game, seat)


def _check_look(game: Game, seat: int | None) -> None:
    began = time.process_time()
    seen = len(encode(game.view(seat))) + len(encode(game.prompt(seat)))
    if seen > MOST_SEEN:
        raise BrokenRecord(f"what a seat sees of it takes more than {MOST_SEEN // 1024} KB")
    if time.process_time() - began > LONGEST_LOOK:
        raise BrokenRecord("showing it to a seat takes too long")


def _set_limits(seconds: int) -> None:
    """Where the system can, it stops what runs for too long or grows too large."""
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        size = MEGABYTES << 20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


if __name__ == "__main__":
    main()
