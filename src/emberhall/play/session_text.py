"""A session as text, for any store."""

from __future__ import annotations

import json
from typing import Any

import emberhall
from emberhall import BadBot, BrokenPlugin, BrokenSave, EmberhallError, ForeignSave
from emberhall.play.campaign import is_name
from emberhall.play.checks import LONGEST_LABEL, is_label
from emberhall.play.seating import parse_seats
from emberhall.play.session import Session

FORMAT = "emberhall table 1"


def write_session(session: Session) -> str:
    part_of = {"campaign": session.campaign} if session.campaign else {}
    called = {"label": session.label} if session.label else {}
    return json.dumps(
        {
            "format": FORMAT,
            "seats": list(session.seating.specs),
            **part_of,
            **called,
            "game": session.game.save(),
        }
    )


def read_session(text: str, session_id: str) -> Session:
    """The session that `write_session` wrote; raises `BrokenSave` with the reason."""
    saved = _fields(text)
    try:
        seated = parse_seats(",".join(saved["seats"]))
    except (BadBot, BrokenPlugin) as error:
        raise ForeignSave(f"its seats cannot be filled: {error}") from None
    except (EmberhallError, TypeError) as error:
        raise BrokenSave(f"its seats cannot be filled: {error}") from None
    game = emberhall.load(saved["game"])
    if len(seated.specs) != game.seats:
        raise BrokenSave(f"it seats {len(seated.specs)} players in a game for {game.seats}")
    return Session(
        session_id, game, seated, saved.get("campaign", ""), label=saved.get("label", "")
    )


def _fields(text: str) -> dict[str, Any]:
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenSave(f"it is not JSON: {error}") from None
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise BrokenSave(f"it is not a saved game: its format must be {FORMAT!r}")
    for name, kind in (("seats", list), ("game", str)):
        if not isinstance(saved.get(name), kind):
            raise BrokenSave(f"its {name!r} is missing")
    campaign = saved.get("campaign", "")
    if campaign != "" and not (isinstance(campaign, str) and is_name(campaign)):
        raise BrokenSave("its campaign is not a name that a campaign can have")
    if not is_label(saved.get("label", "")):
        raise BrokenSave(f"its label is not a name of {LONGEST_LABEL} letters at most")
    return saved
