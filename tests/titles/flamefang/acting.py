"""Plays a card or a magic token out: every item of it, then its extra, then nothing is left.

A row tells what is printed as a player meets it. Items stand as they are offered, with what they
ask behind a slash: `"attack; move/go to lake"`. An item that comes only out of another one bears
a `>`. Ann is on the Quarry, with Ben elsewhere or beside her. In her way are a Rock Golem that
takes four blows, and a Bone Wight that takes none: so there is always somebody left to attack or
stun, and one item too many would be seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, Story

PARTNER = {"cinder": "gale", "gale": "cinder", "bramble": "gale", "dusk": "gale"}
DRAWN = {"fight": "glide", "flight": "claw", "hunt": "claw"}
"""What lies in Ann's deck: cards out of aspect, so that a boost is paid with her dragonstone."""


@dataclass(frozen=True)
class Played:
    """What is played, what it offers, and how the table looks afterwards."""

    name: str
    aspect: str
    main: str
    extra: str = ""
    price: str = "boost"
    tiles: Mapping[str, str] = field(default_factory=dict)
    """Minions on tiles at the end."""
    ends: Mapping[str, Any] = field(default_factory=dict)
    """What Ann has at the end,"""
    ben: Mapping[str, Any] = field(default_factory=dict)
    """and Ben."""
    given: Mapping[str, Any] = field(default_factory=dict)
    then: int = BEN
    """Whose turn follows."""


def play_out(row: Played, dragon: str = "cinder") -> Story:
    """A card: the main items, the price, the extra items; at each point nothing else is there."""
    story = stage(row, dragon, hands=(row.name,))
    return act_out(story, row, f"play {row.name}")


def cast(row: Played) -> Story:
    """A magic token of chapter 3; a Burr is the condition it costs."""
    story = stage(row, "cinder", chapter=3, magic=row.name, condition_deck="burr")
    return act_out(story, row, f"magic {row.name}")


def stage(row: Played, dragon: str, chapter: int = 1, **more: Any) -> Story:
    drawn = " ".join([DRAWN[row.aspect]] * 4)
    layout = {
        "at": ("quarry", "cave"),
        "aspect": (row.aspect, "hunt"),
        "hoards": ("1 stone",),
        "wards": (9, 9),
        "decks": (drawn, "gust gust"),
        "minions": "rock-golem quarry, bone-wight quarry",
        **more,
        **row.given,
    }
    return Story(chapter=chapter, dragons=(dragon, PARTNER[dragon])).given(**layout)


def act_out(story: Story, row: Played, first: str) -> Story:
    price = [row.price.partition("/")[0]] if row.extra else []
    story.answers(first)
    assert offered(story) == sorted({*printed(row.main), *price, "done"})
    story.answers(*answers(row.main))
    if row.extra:
        assert story.question.words == NEXT
        assert offered(story) == sorted([*price, "done"])
        story.answers(*row.price.split("/"))
        assert offered(story) == sorted({*printed(row.extra), "done"})
        story.answers(*answers(row.extra))
    assert (story.question.seat, story.question.words) == (row.then, WHAT)
    for tile, minions in row.tiles.items():
        story.shows(tile, minions=minions + wight(row, tile))
    return story.has(ANN, **row.ends).has(BEN, **row.ben)


def wight(row: Played, tile: str) -> str:
    """It stays where it is, wherever a row says nothing of its own about minions."""
    return ", bone-wight" if tile == "quarry" and "minions" not in row.given else ""


def offered(story: Story) -> list[str]:
    """What can be done with the action; dropping and eating are always there."""
    keys = story.question.options.keys
    return sorted(key for key in keys if not key.startswith("drop ") and key != "eat meat")


def printed(items: str) -> set[str]:
    return {item.partition("/")[0] for item in items.split("; ") if not item.startswith(">")}


def answers(items: str) -> list[str]:
    return [key for item in items.split("; ") for key in item.removeprefix(">").split("/")]
