"""Dragondraft: draft dragons from four rows, mind the thistles, put on five evening shows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from emberhall.kernel.codec import step_classes
from emberhall.kernel.content import Pack
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.events import event_classes
from emberhall.kernel.result import Result
from emberhall.kernel.settings import Setting, Settings
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Seat
from emberhall.titles.dragondraft import events, keeping, preparing, projects, recruiting, turn
from emberhall.titles.dragondraft.content import FILES, Content
from emberhall.titles.dragondraft.evaluate import EVALUATOR
from emberhall.titles.dragondraft.inventory import inventory
from emberhall.titles.dragondraft.length import max_game_length
from emberhall.titles.dragondraft.score import outcome
from emberhall.titles.dragondraft.setup import COVERED, OPEN, set_up
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.view import see
from emberhall.titles.dragondraft.view_types import FairView
from emberhall.titles.dragondraft.vocabulary import vocabulary
from emberhall.titles.dragondraft.words import ENGLISH, English


class Dragondraft(Title):
    name = "dragondraft"
    full_name = "Dragondraft"
    summary = "Draft dragons from four rows, mind the thistles, put on five evening shows."
    credits = (
        "Dragondraft was designed by Benjamin Schwer, illustrated by Stephan Lorenz, developed by "
        "Markus Singer and published by HABA."
    )
    version = 2
    seat_counts = range(2, 5)
    running_score = "spectators"
    folder = Path(__file__).parent
    content_files = FILES
    prose = frozenset({"name", "figure", "tile", "source"})
    steps = step_classes(recruiting, preparing, projects, keeping, turn)
    events = event_classes(events)
    view_type = FairView
    words = ENGLISH
    evaluator = EVALUATOR

    def check(self, seats: int, settings: Settings) -> None:
        start = settings["start"]
        if isinstance(start, int) and start >= seats:
            raise BadSetting(f"start cannot be {start}; the seats are 0 to {seats - 1}")

    def settings_for(self, content: Content) -> tuple[Setting, ...]:
        return (
            Setting(
                "variant",
                "How much the goblins can do.",
                ("standard", "beginner"),
                ("grandstands and specials", "grandstands only"),
            ),
            Setting(
                "start",
                "Who gets the sheep and begins.",
                ("random", 0, 1, 2, 3),
                ("anybody", "player 1", "player 2", "player 3", "player 4"),
            ),
            Setting(
                "hands",
                "How the others' hands are drawn while cards are recruited.",
                (OPEN, COVERED),
                ("face up", "face down, for players who would rather remember"),
            ),
        )

    def read(self, pack: Pack) -> Content:
        return Content(pack)

    def deal(self, seats: int, settings: Settings, seed: int, content: Content) -> Fair:
        return set_up(seats, settings, seed, content)

    def blank(self, content: Content) -> Fair:
        return Fair(0, 0, content)

    def view(self, table: Fair, seat: Seat | None) -> FairView:
        assert isinstance(self.words, English)
        return see(table, seat, self.words)

    def result(self, table: Fair) -> Result:
        return outcome(table)

    def inventory(self, table: Fair) -> Mapping[str, Mapping[str, int]]:
        return inventory(table)

    def vocabulary(self, content: Content) -> list[str]:
        return vocabulary(content)

    def max_game_length(self, seats: int, content: Content) -> int:
        return max_game_length(seats, content)


TITLE = Dragondraft()
