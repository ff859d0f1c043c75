"""A process in which bots think: one game comes in as a line, one answer goes out as a line."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import BinaryIO

import msgspec

import emberhall
from emberhall import Chair
from emberhall.bots import choose
from emberhall.play.hint import advice

NICE = 10
"""Whoever thinks leaves the processor to those who serve."""
READY = b"ready\n"


class Ask(msgspec.Struct, frozen=True):
    """A bot is asked: the game as it stands, whole, but the bot sits on a chair."""

    game: str
    seat: int
    spec: str
    """Of the bot; empty: a hint is wanted."""
    seed: int
    seconds: int
    """How long the process may take before it ends itself: nobody may be left to end it."""


class Thought(msgspec.Struct, frozen=True):
    """The key of the option chosen, or why there is none; of a hint, in words, too."""

    key: str = ""
    words: str = ""
    reason: str = ""
    fault: str = ""


def thought(ask: Ask) -> Thought:
    """What a bot chooses; whatever goes wrong in it is told, not raised."""
    try:
        game = emberhall.load(ask.game)
        chair = Chair(game, ask.seat)
        question = chair.question
        assert question is not None, "nobody is asked on this seat"
        if not ask.spec:
            hint = advice(game, question)
            return Thought(hint.key, hint.words, hint.reason)
        return Thought(question.options[choose(ask.spec, ask.seed, chair)].key)
    except Exception as error:
        return Thought(fault=f"{type(error).__name__}: {error}")


def serve(heard: BinaryIO, told: BinaryIO) -> None:
    """Answer line by line until nobody asks any more."""
    told.write(READY)
    told.flush()
    for line in heard:
        ask = msgspec.json.decode(line, type=Ask)
        _end_after(ask.seconds)
        told.write(msgspec.json.encode(thought(ask)) + b"\n")
        told.flush()
        _end_after(0)


def _end_after(seconds: int) -> None:
    if sys.platform != "win32":
        signal.alarm(seconds)


def _step_back() -> None:
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # where that is forbidden, bots think all the same
            os.nice(NICE)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the hall's: it ends us
    _step_back()
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not answer so
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, told)


if __name__ == "__main__":
    main()
