"""Why a dragon suffers and why a chapter is lost."""

from __future__ import annotations

from typing import Final

from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.content import Content

PLAIN: Final = {
    reasons.BREAKING_AWAY: "breaking away",
    reasons.BURST: "a burst",
    reasons.CONDITION: "a condition",
    reasons.EVENT: "an event",
    reasons.FIRE: "the fire",
    reasons.SIEGE_TOWER: "a siege tower",
    reasons.WOUND: "a wound",
    reasons.TIME: "time has run out, and there is no event card to draw",
}


def reason_words(content: Content, reason: str) -> str:
    """A reason in words; empty where there is none."""
    if not reason or reason in PLAIN:
        return PLAIN.get(reason, "")
    kind, _, id = reason.partition(":")
    if kind == "minions":
        return f"the minions at the {content.tiles[content.tile_of[id]].name}"
    if kind == "ambush":
        return f"the ambush of the {content.minions[content.minion_ids.index(id)].name}"
    if kind == "boss":
        return content.bosses[content.boss_of[id]].name
    if kind == "threat":
        return content.cards[content.card_of[id]].name
    dragon, _, cause = id.partition(":")
    name = next(row.name for row in content.dragons if row.id == dragon)
    return f"{name} was defeated by {reason_words(content, cause)}"
