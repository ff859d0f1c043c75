"""A title for tests whose campaign has names of its own for everything, and three nights."""

from __future__ import annotations

from typing import Any, ClassVar

from emberhall.kernel.campaign import Attempt, CampaignForm
from emberhall.kernel.settings import Entries, Setting, Settings, Several
from kernel.hearth import Hearth, HearthTitle

GUESTS = ("ash", "birch", "cedar")
NIGHTS = (1, 2, 3)


class SagaHearth(Hearth):
    saves: ClassVar[tuple[str, ...]] = (*Hearth.saves, "night", "guests", "heirlooms")

    night: int
    """0 where it is part of no saga."""
    guests: list[str]
    heirlooms: list[str]

    def copy(self) -> SagaHearth:
        twin = super().copy()
        assert isinstance(twin, SagaHearth)
        twin.night = self.night
        twin.guests = self.guests.copy()
        twin.heirlooms = self.heirlooms.copy()
        return twin


class SagaForm(CampaignForm):
    def owner(self, entry: str) -> str:
        return entry.partition("/")[2]

    def keeps(self, content: Any, entry: str) -> str:
        return f"a {entry.partition('/')[0]}"

    def explains(self, content: Any, entry: str) -> str:
        return "it shines"

    def role_name(self, content: Any, role: str) -> str:
        return role.upper()

    def chapter_name(self, content: Any, chapter: int) -> str:
        return f"Night {chapter}"

    def outcome(self, attempt: Attempt) -> str:
        return f"{'Sung' if attempt['won'] else 'Hummed'} {attempt['songs']} times."

    def unlocked(self, attempt: Attempt) -> str:
        return ""


class SagaTitle(HearthTitle):
    name = "saga"
    full_name = "Saga"
    campaign = SagaForm(
        flag="saga",
        chapter="night",
        roles="guests",
        kept="heirlooms",
        role="guest",
        told={"songs": "count"},
    )
    table = SagaHearth

    def settings_for(self, content: Any) -> tuple[Setting, ...]:
        return (
            *super().settings_for(content),
            Setting("saga", "Whether it is one.", (False, True)),
            Setting("night", "Which night.", NIGHTS),
            Several("guests", "Who is whom.", ("any",), (), GUESTS),
            Entries("heirlooms", "What earlier nights have left.", ((),)),
        )

    def deal(self, seats: int, settings: Settings, seed: int, content: Any) -> Hearth:
        t = super().deal(seats, settings, seed, content)
        assert isinstance(t, SagaHearth)
        guests, night, heirlooms = settings["guests"], settings["night"], settings["heirlooms"]
        assert isinstance(night, int)
        assert isinstance(heirlooms, tuple)
        t.night = night if settings["saga"] else 0
        t.guests = list(guests if isinstance(guests, tuple) else GUESTS[:seats])
        t.heirlooms = list(heirlooms)
        return t

    def continues(self, table: SagaHearth) -> dict[str, Any]:
        if table.night in (0, NIGHTS[-1]):
            return {}
        won = f"cup-{table.night}/{table.guests[0]}"
        return {
            "saga": True,
            "night": table.night + 1,
            "guests": tuple(table.guests),
            "heirlooms": (*table.heirlooms, won),
        }

    def chronicle(self, table: SagaHearth) -> dict[str, Any]:
        return {
            "chapter": table.night,
            "name": f"Night {table.night}",
            "won": True,
            "guests": [guest.upper() for guest in table.guests],
            "songs": table.turns,
        }


SAGA = SagaTitle()
