"""What a title says of its campaigns: which settings carry one, and how its chronicle reads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["text", "texts", "count"]
Attempt = Mapping[str, Any]
"""What a finished game of a campaign tells, as `Title.chronicle` gives it."""


@dataclass(frozen=True)
class CampaignForm:
    """The settings of a title that a campaign fills in, and the words for what it keeps.

    Every attempt tells its `chapter`, that chapter's `name`, whether it was `won`, and under the
    name of the setting `roles` who was played, seat by seat. Subclass it for the words.
    """

    flag: str
    """True in a game that is part of a campaign."""
    chapter: str
    """Which chapter is played; its choices are all of them by number, in order."""
    roles: str
    """Who plays whom: a name for each seat. Its plain English plural is the setting's name."""
    kept: str
    """What earlier chapters have left, as entries."""
    leader: str = ""
    """A seat chosen at the start; it is chosen anew when players come or go."""
    role: str = "role"
    """What one of the roles is called."""
    told: Mapping[str, Kind] = field(default_factory=dict)
    """What else an attempt tells."""

    @property
    def own(self) -> tuple[str, ...]:
        """Settings that the campaign fills in itself."""
        return (self.flag, self.chapter, self.kept)

    def owner(self, entry: str) -> str:
        """The role that has kept this."""
        raise NotImplementedError

    def keeps(self, content: Any, entry: str) -> str:
        """What was kept, in a few words."""
        raise NotImplementedError

    def explains(self, content: Any, entry: str) -> str:
        """What the thing that was kept says or does."""
        raise NotImplementedError

    def lacking(self, content: Any, settings: Mapping[str, Any], attempt: Attempt) -> str:
        """Who had won what after an attempt and has not kept it; empty: nobody."""
        return ""

    def role_name(self, content: Any, role: str) -> str:
        raise NotImplementedError

    def chapter_name(self, content: Any, chapter: int) -> str:
        raise NotImplementedError

    def outcome(self, attempt: Attempt) -> str:
        """How an attempt went, in a sentence or two."""
        raise NotImplementedError

    def unlocked(self, attempt: Attempt) -> str:
        """What a won attempt has unlocked for all, in a few words; empty: nothing."""
        raise NotImplementedError
