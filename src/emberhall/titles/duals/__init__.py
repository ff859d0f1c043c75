"""Flamecraft Duals: pull dragons from a bag, place and fire them up, make patterns for shops."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from emberhall.kernel.codec import step_classes
from emberhall.kernel.content import Pack
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.events import event_classes
from emberhall.kernel.keeping import Keep, make
from emberhall.kernel.result import Result
from emberhall.kernel.settings import Setting, Settings
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Seat
from emberhall.titles.duals import (
    cards,
    coin,
    events,
    fountain,
    moves,
    score_phase,
    setup,
    steps,
    turn,
)
from emberhall.titles.duals.content import FILES, Content
from emberhall.titles.duals.evaluate import EVALUATOR
from emberhall.titles.duals.inventory import inventory
from emberhall.titles.duals.length import max_game_length
from emberhall.titles.duals.score import outcome
from emberhall.titles.duals.settings import NONE, settings_for
from emberhall.titles.duals.setup import set_up
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.view import see, see_open, see_own
from emberhall.titles.duals.view_types import DualsView
from emberhall.titles.duals.vocabulary import vocabulary
from emberhall.titles.duals.words import ENGLISH, English


class Duals(Title):
    name = "duals"
    full_name = "Flamecraft Duals"
    summary = "Pull dragons from a bag, place them and fire them up to match your shop cards."
    credits = (
        "Flamecraft Duals was designed by Manny Vega, illustrated by Sandara Tang, developed by "
        "Luke Laurie and published by Cardboard Alchemy."
    )
    version = 2
    seat_counts = range(1, 3)
    running_score = "reputation"
    folder = Path(__file__).parent
    content_files = FILES
    prose = frozenset({"name", "source"})
    steps = step_classes(cards, coin, fountain, moves, score_phase, setup, steps, turn)
    events = event_classes(events)
    view_type = DualsView
    words = ENGLISH
    evaluator = EVALUATOR

    def check(self, seats: int, settings: Settings) -> None:
        fancies = settings["fancies"]
        if seats == 1 and fancies != NONE:
            raise BadSetting("Solo Mode has no fancies; fancies can only be none")
        if isinstance(fancies, tuple) and len(fancies) != seats:
            raise BadSetting(f"fancies must name one for each of {seats} seats")
        if seats == 1 and settings["fountain"]:
            raise BadSetting("Solo Mode always has the fountain; leave that option out")

    def settings_for(self, content: Content) -> tuple[Setting, ...]:
        return settings_for(content)

    def read(self, pack: Pack) -> Content:
        return Content(pack)

    def deal(self, seats: int, settings: Settings, seed: int, content: Content) -> Gameboard:
        return set_up(seats, settings, seed, content)

    def blank(self, content: Content) -> Gameboard:
        return Gameboard(0, 0, content, coin.SPEND_COIN)

    def view(self, table: Gameboard, seat: Seat | None) -> DualsView:
        assert isinstance(self.words, English)
        view: DualsView = see(table, seat, self.words, make)
        return view

    def open_view(self, table: Gameboard, keep: Keep) -> Any:
        return see_open(table, self.words, keep)

    def own_view(self, table: Gameboard, seat: Seat | None, keep: Keep) -> Any:
        return see_own(table, seat, self.words, keep)

    def result(self, table: Gameboard) -> Result:
        return outcome(table)

    def inventory(self, table: Gameboard) -> Mapping[str, Mapping[str, int]]:
        return inventory(table)

    def vocabulary(self, content: Content) -> list[str]:
        return vocabulary(content)

    def max_game_length(self, seats: int, content: Content) -> int:
        return max_game_length(seats, content)


TITLE = Duals()
