"""Frames that no page of ours would send: some are borne, others end the socket."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from hall.hostile.raw import BINARY, CLOSE, PING, PONG, TEXT, frame
from hall.served import receipt

ODD = ["", "\0", "\u202e", "😀" * 50, "é" * 200, "</script>", "a" * 400, "-1", "1e9", "{}"]
WRONG: list[Any] = [None, True, -1, 2**70, 1e308, [], {}, [[]], {"type": "answer"}, "x" * 401]


def said(luck: Random) -> dict[str, Any]:
    """A message of ours, which cannot come true."""
    kind = luck.choice(["answer", "undo", "chat", "answer", "undo"])
    fields = {
        "answer": {"key": luck.choice(ODD) or "1", "version": luck.choice(ODD)[:64]},
        "undo": {"version": luck.choice(ODD)[:64]},
        "chat": {"words": luck.choice(ODD) or "."},
    }
    return {"type": kind, "receipt": receipt(), **fields[kind]}


def borne(luck: Random) -> bytes:
    """Refused, or answered, and the socket stays open."""
    text = msgspec.json.encode(said(luck))
    at = luck.randrange(len(text))
    return luck.choice(
        [
            frame(text),
            frame(b'{"type":"ping"}'),
            frame(luck.randbytes(luck.randrange(126)), PING),
            frame(luck.randbytes(luck.randrange(126)), PONG),
            frame(text[:at], fin=False) + frame(b"", PING) + frame(text[at:], 0),
            b"".join(frame(bytes([each]), 0 if n else TEXT, False) for n, each in enumerate(text))
            + frame(b"", 0),
            frame(b" " * luck.randrange(500) + text + b"\n" * luck.randrange(500)),
        ]
    )


def _mutated(luck: Random) -> bytes:
    text = bytearray(msgspec.json.encode(said(luck)))
    for _ in range(luck.randint(1, 8)):
        at = luck.randrange(len(text))
        match luck.randrange(3):
            case 0:
                text[at] = luck.randrange(256)
            case 1:
                del text[at : at + luck.randint(1, 20)]
            case _:
                text[at:at] = luck.randbytes(luck.randint(1, 20))
        text = text or bytearray(b"{")
    return bytes(text)


def _wrong_type(luck: Random) -> bytes:
    message = said(luck)
    return msgspec.json.encode({**message, luck.choice(list(message)): luck.choice(WRONG)})


def _nested(luck: Random) -> bytes:
    """Deep, and the tag comes last: all of it must be read before anything is known."""
    deep = luck.randint(1, 4_000)
    opening, closing = luck.choice([(b"[", b"]"), (b'{"a":', b"}")])
    deep = min(deep, 1_300) if closing == b"}" else deep
    return b'{"x":' + opening * deep + b"1" + closing * deep + b',"type":"ping"}'


TEXTS: list[Callable[[Random], bytes]] = [
    lambda luck: luck.randbytes(luck.randint(1, 300)),
    lambda luck: "".join(chr(luck.randrange(1, 0xD800)) for _ in range(80)).encode(),
    lambda luck: msgspec.json.encode(said(luck))[: -luck.randint(1, 30)],
    _mutated,
    _wrong_type,
    _nested,
    lambda luck: msgspec.json.encode({**said(luck), "type": luck.choice(["", "become-host", 7])}),
    lambda luck: msgspec.json.encode({**said(luck), "seat": 0}),
    lambda luck: msgspec.json.encode([said(luck)] * luck.randint(1, 9)),
    lambda luck: b'{"type":"chat","words":"' + b"x" * luck.randint(501, 200_000) + b'"}',
    lambda luck: b'{"type":"ping","n":' + b"9" * luck.randint(5_000, 8_000) + b"}",
    lambda luck: b'{"n":' + b"9" * luck.randint(5_000, 8_000) + b',"type":"ping"}',
    lambda luck: b'{"n":1e' + b"9" * luck.randint(5, 400) + b',"type":"ping"}',
]

FRAMES: list[Callable[[Random], bytes]] = [
    lambda luck: frame(msgspec.json.encode(said(luck)), BINARY),
    lambda luck: frame(luck.randbytes(luck.randint(0, 9_000)), BINARY),
    lambda luck: frame(b"{}", luck.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15])),
    lambda luck: frame(b'{"type":"ping"}', rsv=luck.randint(1, 7)),
    lambda luck: frame(b'{"type":"ping"}', masked=False),
    lambda luck: frame(b'{"type":"ping"}', 0),
    lambda luck: frame(b"{", fin=False) + frame(b'{"type":"ping"}'),
    lambda luck: frame(luck.randbytes(luck.randint(126, 2_000)), PING),
    lambda luck: frame(b"", PING, fin=False),
    lambda luck: frame(b"\0" + luck.randbytes(luck.randint(0, 130)), CLOSE),
    lambda luck: frame(luck.choice([0, 999, 1005, 1006, 1015, 2999]).to_bytes(2, "big"), CLOSE),
]

HALVES: list[Callable[[Random], bytes]] = [
    lambda luck: bytes([0x81, 0xFF]) + (2 ** luck.randint(4, 12)).to_bytes(8, "big") + b"1234",
    lambda luck: luck.randbytes(luck.randint(1, 60)),
    lambda luck: frame(msgspec.json.encode(said(luck)))[: -luck.randint(1, 30)],
]


def deadly(luck: Random) -> bytes:
    """What ends a socket; where it does not by chance, the last frame does."""
    wrong = frame(luck.choice(TEXTS)(luck)) if luck.random() < 0.7 else luck.choice(FRAMES)(luck)
    return wrong + frame(b"{")


def half(luck: Random) -> bytes:
    """What leaves a socket in the middle of a frame."""
    return luck.choice(HALVES)(luck)
