"""Solo Mode's part of the view: tokens, awards and achievements."""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.titles.flamecraft import ids, view_cards
from emberhall.titles.flamecraft.achievements import progress
from emberhall.titles.flamecraft.kinds import TYPES, Kind
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.view_types import Achievement, Award, Solo, Token
from emberhall.titles.flamecraft.words import English


def solo(t: Town, say: English) -> Solo:
    rows = range(len(t.content.achievements))
    return {
        "token": None if t.token == ABSENT else ids.token(t.content, t.token),
        "tokens": [token(t, kind) for kind in range(TYPES)],
        "awards": awards(t),
        "achievements": [achievement(t, number, say) for number in rows],
    }


def token(t: Town, kind: Kind) -> Token:
    at = t.visitors[kind]
    return {
        "id": ids.token(t.content, kind),
        "kind": t.content.type_ids[kind],
        "at": None if at == ABSENT else view_cards.shop_ids(t.content)[at],
        "is_mine": kind == t.token,
    }


def awards(t: Town) -> list[Award]:
    return [
        {
            "card": row.id,
            "name": row.name,
            "least": row.least,
            "unlocks": row.unlocks,
            "is_earned": t.rep[0] >= row.least,
            "source": dict(row.source),
        }
        for row in t.content.awards
    ]


def achievement(t: Town, number: int, say: English) -> Achievement:
    row, so_far = t.content.achievements[number], progress(t, number)
    return {
        "id": ids.achievement(t.content, number),
        "card": row.id,
        "name": row.name,
        "words": say.achievement(t.content, number),
        "progress": so_far,
        "max": row.count,
        "is_reached": so_far >= row.count,
        "is_unlocked": number in t.achievements or number in t.unlocked,
        "is_new": number in t.unlocked,
        "source": dict(row.source),
    }
