"""What the tests of the six starter shops share."""

from __future__ import annotations

from dataclasses import dataclass

from titles.flamecraft.story import (
    EVERY_TYPE,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    place_at,
    placements,
    starters_but,
)


@dataclass(frozen=True)
class Starter:
    """A starter shop as its card has it."""

    shop: str
    name: str
    good: str
    second: str
    """The types its second slot takes, and those of its third."""
    third: str

    def is_there_with_its_dragon(self) -> None:
        Story().shows(self.shop, f"{self.good} - -")

    def gives_its_good_and_has_no_ability(self) -> None:
        story = Story().given(a_town(), goods=("1 coin",)).gathers_at(self.shop)
        story.is_asked(OLIVER, WHICH_FIRE, f"fire {self.shop} 1", "fire nothing")
        story.answers("fire nothing")
        story.is_asked(VIOLET, WHICH_SHOP, *starters_but(self.shop))
        story.has(OLIVER, goods=f"2 {self.good} 1 coin", rep=0, at=self.shop)
        story.has(VIOLET, goods="", rep=0)

    def open_slots_take_three_types_each(self) -> None:
        story = Story().given(a_town(), hands=(EVERY_TYPE,)).gathers_at(self.shop)
        offered = placements(self.shop, "-", self.second, self.third)
        story.is_asked(OLIVER, place_at(self.name), *offered, "place nothing")
        story.refuses(f"place {self.good} on {self.shop} 1", "that slot is not empty")
        self._refuses(story, self.third.split()[0], 2)
        self._refuses(story, self.second.split()[0], 3)

    def _refuses(self, story: Story, dragon: str, slot: int) -> None:
        reason = f"that slot takes no {dragon} dragon"
        story.refuses(f"place {dragon} on {self.shop} {slot}", reason)

    def pays(self, dragon: str, slot: int, *, coins: int = 0, rep: int = 0, fancy: bool) -> None:
        """Placing this dragon on that slot brings exactly this."""
        story = Story().given(a_town(), hands=(EVERY_TYPE,), fancy_deck="buddy")
        story.gathers_at(self.shop).has(OLIVER, goods=f"2 {self.good}", rep=0, fancies="")
        story.answers(f"place {dragon} on {self.shop} {slot}")
        goods = f"2 {self.good} {coins} coin"
        story.has(OLIVER, goods=goods, rep=rep, fancies="buddy" if fancy else "")
        slots = [self.good, "-", "-"]
        slots[slot - 1] = dragon
        story.shows(self.shop, " ".join(slots)).has(VIOLET, goods="", rep=0, fancies="")

    def first_slot_takes_its_own_type_for_nothing(self) -> None:
        """The starter dragon sits there in every game, so the table is laid without it."""
        town = f"{self.shop} - - -, wishing-well - - -"
        story = Story().given(town, hands=(EVERY_TYPE,)).gathers_at(self.shop)
        offered = placements(self.shop, self.good, self.second, self.third)
        story.is_asked(OLIVER, place_at(self.name), *offered, "place nothing")
        self._refuses(story, "iron" if self.good == "bread" else "bread", 1)
        story.answers(f"place {self.good} on {self.shop} 1").shows(self.shop, f"{self.good} - -")
        story.has(OLIVER, goods=f"1 {self.good}", rep=0, fancies="")
