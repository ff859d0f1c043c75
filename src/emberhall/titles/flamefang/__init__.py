"""Flame & Fang: young dragons, a valley full of hunters, and a story in eight chapters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from emberhall.kernel.codec import step_classes
from emberhall.kernel.content import Pack
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.events import event_classes
from emberhall.kernel.result import Result
from emberhall.kernel.settings import Entries, Setting, Settings, Several
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Seat
from emberhall.titles.flamefang import campaign, events, setup, turn
from emberhall.titles.flamefang.actions import acting, alternate, extra, meat, passing, resolve
from emberhall.titles.flamefang.cards import draw, growth, hand
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons import (
    amber,
    breath,
    damage,
    gathering,
    giving,
    hoard,
    icons,
    travel,
)
from emberhall.titles.flamefang.effects import selecting, verbs
from emberhall.titles.flamefang.effects.steps import STEPS
from emberhall.titles.flamefang.enemies import activation, minions, targets
from emberhall.titles.flamefang.enemies import events as enemy_events
from emberhall.titles.flamefang.evaluate import EVALUATOR
from emberhall.titles.flamefang.inventory import inventory
from emberhall.titles.flamefang.length import max_game_length
from emberhall.titles.flamefang.read.reader import FILES, read_content
from emberhall.titles.flamefang.score import outcome
from emberhall.titles.flamefang.setup import CHOSEN, FIERCE, GENTLE, HIDDEN, NORMAL, RANDOM, set_up
from emberhall.titles.flamefang.story import events as story_events
from emberhall.titles.flamefang.story import goals, pages, unlock
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.view import see
from emberhall.titles.flamefang.view_types import FangView
from emberhall.titles.flamefang.vocabulary import vocabulary
from emberhall.titles.flamefang.words.chronicle import CAMPAIGN
from emberhall.titles.flamefang.words.english import ENGLISH

OPEN = "open"


class FlameAndFang(Title):
    name = "flamefang"
    full_name = "Flame & Fang"
    summary = "Grow up as dragons together: a co-operative story in eight chapters."
    credits = (
        "Flame & Fang was designed by Peter Gousis and Michael Kelley, illustrated by "
        "Olekzandr Zahorulko, Sai Khai and Legowo, and published by Escape Velocity Games and MVP "
        "Board Games."
    )
    version = 3
    seat_counts = range(1, 5)
    together = True
    events = event_classes(events, enemy_events, story_events)
    words = ENGLISH
    evaluator = EVALUATOR
    campaign = CAMPAIGN
    folder = Path(__file__).parent
    content_files = FILES
    prose = frozenset(
        {
            *("name", "words", "tag", "color", "source"),
            *("cover", "prologue", "setup", "task", "epilogue", "plate"),
        }
    )
    view_type = FangView
    steps = step_classes(
        *(acting, gathering, giving, passing),
        *(activation, alternate, amber, breath, hand, damage, draw, targets, extra, goals),
        *(growth, hoard, icons, meat, minions, resolve, selecting, setup, pages, travel, turn),
        *(unlock, verbs),
    )

    def check(self, seats: int, settings: Settings) -> None:
        dragons, kept, leader = settings["dragons"], settings["kept"], settings["leader"]
        if isinstance(dragons, tuple) and len(dragons) != seats:
            raise BadSetting(f"dragons must name {seats}, one for each seat, not {dragons!r}")
        if kept and not isinstance(dragons, tuple):
            raise BadSetting("what was kept belongs to dragons: name them with dragons, too")
        if isinstance(leader, int) and leader >= seats:
            raise BadSetting(f"leader cannot be {leader}; the seats are 0 to {seats - 1}")

    def complete(
        self, seats: int, given: Mapping[str, object], content: Content | None = None
    ) -> dict[str, Any]:
        settings = super().complete(seats, given, content)
        campaign.check_kept(settings, content or self.own_content())
        return settings

    def modes(self, seats: int) -> Iterator[dict[str, Any]]:
        """Every chapter as it is, and every option in turn over the chapters."""
        content: Content = self.own_content()
        dragons = tuple(row.id for row in content.dragons)
        usual = {setting.name: setting.default for setting in self.settings}
        others: list[dict[str, Any]] = [
            {"campaign": True},
            {"hands": HIDDEN, "leader": 0},
            {"difficulty": GENTLE, "dragons": dragons[:seats]},
            {"difficulty": FIERCE, "hands": HIDDEN},
        ]
        for chapter in range(1, len(content.chapters) + 1):
            yield {**usual, "chapter": chapter}
            yield {**usual, "chapter": chapter, **others[(chapter + seats) % len(others)]}

    def settings_for(self, content: Content) -> tuple[Setting, ...]:
        return (
            Setting(
                "chapter", "The chapter that is played.", tuple(range(1, len(content.chapters) + 1))
            ),
            Setting(
                "campaign",
                "Whether winning unlocks things for the next chapter.",
                (False, True),
                ("a chapter on its own", "part of a campaign"),
            ),
            Several(
                "dragons",
                "Who plays which dragon.",
                (CHOSEN,),
                ("each player chooses",),
                tuple(row.id for row in content.dragons),
                nothing=CHOSEN,
            ),
            Setting(
                "hands",
                "Whether partners see each other's hands.",
                (OPEN, HIDDEN),
                ("for all to see", "each for its player"),
            ),
            Setting(
                "difficulty",
                "How hard the Vale makes it.",
                (NORMAL, GENTLE, FIERCE),
                ("as written", "one more event card", "one more curse"),
            ),
            Setting(
                "leader",
                "Who leads first.",
                (RANDOM, 0, 1, 2, 3),
                ("anybody", "player 1", "player 2", "player 3", "player 4"),
            ),
            Entries("kept", "Traits and powers won in earlier chapters.", ((),)),
        )

    def read(self, pack: Pack) -> Content:
        return read_content(pack, STEPS)

    def deal(self, seats: int, settings: Settings, seed: int, content: Content) -> Vale:
        return set_up(seats, settings, seed, content)

    def blank(self, content: Content) -> Vale:
        return Vale(0, 0, content, meat.EAT_MEAT)

    def view(self, table: Vale, seat: Seat | None) -> FangView:
        return see(table, seat, self.words)

    def result(self, table: Vale) -> Result:
        return outcome(table)

    def continues(self, table: Vale) -> dict[str, Any]:
        return campaign.next_game(table)

    def chronicle(self, table: Vale) -> dict[str, Any]:
        return campaign.attempt(table, self.words.reason(table.content, table.reason))

    def inventory(self, table: Vale) -> Mapping[str, Mapping[str, int]]:
        return inventory(table)

    def vocabulary(self, content: Content) -> list[str]:
        return vocabulary(content)

    def max_game_length(self, seats: int, content: Content) -> int:
        return max_game_length(seats, content)


TITLE = FlameAndFang()
