"""A new campaign: its name, who plays, with which options, and its first chapter begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from emberhall import Title
from emberhall.play.campaign import form_of
from emberhall.play.campaigns import begin, refuse_taken_name
from emberhall.play.file_store import FileStore
from emberhall.terminal.menu.door import Action
from emberhall.terminal.menu.form import Asked, Given
from emberhall.terminal.menu.game import play_chapter
from emberhall.terminal.menu.players import (
    player_questions,
    players_in,
    seats_in,
    setting_questions,
    settings_in,
)

NAME = "campaign"
USUAL_NAME = "embers"


class NewCampaign:
    start = "Begin the first chapter"

    def __init__(self, store: FileStore, title: Title) -> None:
        self.store = store
        self.title = title
        self.heading = f"A campaign of {title.full_name}"
        self.own = form_of(title).own
        """Options that the campaign fills in itself."""

    def questions(self, given: Given) -> Sequence[Asked]:
        settings = setting_questions(self.title, players_in(self.title, given), self.own)
        return [self._name(), *player_questions(self.title, given), *settings]

    def _name(self) -> Asked:
        return Asked(
            NAME,
            "Campaign",
            "What should the campaign be called?",
            self._free_name(),
            note="Up to 40 letters, digits and spaces.",
            check=lambda written: refuse_taken_name(self.store.campaigns, written),
        )

    def _free_name(self) -> str:
        """A name for those who cannot think of any."""
        name, number = USUAL_NAME, 2
        while self.store.campaigns.has(name):
            name, number = f"{USUAL_NAME} {number}", number + 1
        return name

    def finish(self, values: Given) -> Action:
        name = str(values[NAME])
        settings = settings_in(self.title, values, self.own)
        begin(self.store.campaigns, name, self.title.name, seats_in(self.title, values), settings)
        return partial(play_chapter, self.store, name)
