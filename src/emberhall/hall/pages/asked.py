"""What is asked at the tables of a browser, as far as whoever sits there may know."""

from __future__ import annotations

from collections.abc import Collection

from emberhall.hall.hall import Hall
from emberhall.hall.wire import Refused

MOST_LOOKED_INTO = 6
"""Tables of one browser: one that nobody has used for a while is played again first."""


async def asked_at(hall: Hall, table_id: str, mine: Collection[int]) -> str:
    """What one of my seats is asked at a table; nothing while others are."""
    try:
        room = await hall.rooms.find(table_id)
    except Refused:  # it cannot be read any more: the table itself says why
        return ""
    position = room.position
    if position is None or position.ended or position.bot is not None:
        return ""
    question = position.session.game.question
    if question is None or question.seat not in mine:
        return ""
    if len(mine) > 1:  # who share a browser do not read each other's questions
        return f"{position.session.names[question.seat]}’s turn"
    return f"Your turn. {question.words}"
