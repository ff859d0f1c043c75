"""How a campaign of Flame & Fang reads: its attempts, and what its dragons have kept."""

from __future__ import annotations

from emberhall.kernel.campaign import Attempt, CampaignForm
from emberhall.kernel.phrases import counted
from emberhall.kernel.settings import Settings
from emberhall.titles.flamefang.campaign import lacking_after
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.words.effects import card_words, passive_words

END_OF_STORY = ["finish"]
"""What the last chapter unlocks: nothing."""


class Chronicle(CampaignForm):
    """The words for `cinder:hot-blood:claw`, a trait and the card it replaced, and for the rest."""

    def owner(self, entry: str) -> str:
        return entry.partition(":")[0]

    def keeps(self, content: Content, entry: str) -> str:
        _, new, *old = entry.split(":")
        if not old:
            return f"the power {content.secrets[_power(content, new)].name}"
        return f"{_card_name(content, new)} in place of {_card_name(content, old[0])}"

    def explains(self, content: Content, entry: str) -> str:
        _, new, *old = entry.split(":")
        if old:
            return card_words(content, content.cards[content.card_of[new]])
        power = _power(content, new)
        return passive_words(content, content.passives[power], content.passive_effects[power])

    def lacking(self, content: Content, settings: Settings, attempt: Attempt) -> str:
        return lacking_after(content, settings, attempt)

    def role_name(self, content: Content, role: str) -> str:
        return next(row.name for row in content.dragons if row.id == role)

    def chapter_name(self, content: Content, chapter: int) -> str:
        return content.chapters[chapter - 1].row.name

    def outcome(self, attempt: Attempt) -> str:
        if not attempt["won"]:
            reason = f": {attempt['reason']}" if attempt["reason"] else ""
            return f"Lost in round {attempt['rounds']}, on page {attempt['pages'] + 1}{reason}."
        unlocked = self.unlocked(attempt)
        told = f" Unlocked: {unlocked}." if unlocked else ""
        return f"Won in {counted(attempt['rounds'], 'round')}.{told}"

    def unlocked(self, attempt: Attempt) -> str:
        unlocked = attempt["unlocked"]
        return "" if unlocked == END_OF_STORY else " of level ".join(unlocked)


def _card_name(content: Content, name: str) -> str:
    return content.cards[content.card_of[name]].name


def _power(content: Content, name: str) -> int:
    secrets = content.secrets_of("power")
    return next(power for power in secrets if content.secrets[power].id == name)


CAMPAIGN = Chronicle(
    flag="campaign",
    chapter="chapter",
    roles="dragons",
    kept="kept",
    leader="leader",
    role="dragon",
    told={"reason": "text", "pages": "count", "rounds": "count", "unlocked": "texts"},
)
