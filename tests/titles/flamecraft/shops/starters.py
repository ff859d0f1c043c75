"""What the tests of the six starter shops share."""

from __future__ import annotations

from dataclasses import dataclass

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
)


@dataclass(frozen=True)
class Starter:
    """A starter shop as its card has it."""

    shop: str
    good: str

    def is_there_with_its_dragon(self) -> None:
        Story().shows(self.shop, f"{self.good} - -")

    def gives_its_good_and_has_no_ability(self) -> None:
        story = Story().given(a_town(), goods=("1 coin",)).gathers_at(self.shop)
        story.is_asked(OLIVER, WHICH_FIRE, f"fire {self.shop} 1", "fire nothing")
        story.answers("fire nothing")
        story.is_asked(VIOLET, WHICH_SHOP, *starters_but(self.shop))
        story.has(OLIVER, goods=f"2 {self.good} 1 coin", rep=0, at=self.shop)
        story.has(VIOLET, goods="", rep=0)
