"""The campaigns: begin one, go on with it, read what happened, delete it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from emberhall.play.campaign import Campaign, campaign_titles
from emberhall.play.campaigns import stored_campaigns
from emberhall.play.chapter import is_begun
from emberhall.play.chronicle import chronicle_lines, summary
from emberhall.play.file_store import FileStore
from emberhall.play.saved_games import delete_campaign
from emberhall.terminal.menu.dialog import Dialog
from emberhall.terminal.menu.door import Action, Door, to_do, walk
from emberhall.terminal.menu.form import fill_in
from emberhall.terminal.menu.game import play_chapter
from emberhall.terminal.menu.new_campaign import NewCampaign

LOSS = "You lose its chronicle and the chapter being played; records of earlier chapters stay."


class CampaignList:
    def __init__(self, store: FileStore, dialog: Dialog) -> None:
        self.store = store
        self.dialog = dialog

    def visit(self) -> Action | None:
        told = "A story in chapters: what you win in one, you keep for the next."
        return walk(self.dialog, "Campaigns", lambda: list(self._doors()), note=told)

    def _doors(self) -> Iterator[Door]:
        for campaign in stored_campaigns(self.store.campaigns):
            yield Door(campaign.name, partial(self._open, campaign.name), summary(campaign))
        titles = campaign_titles()
        for title in titles:
            of = f" of {title.full_name}" if len(titles) > 1 else ""
            form = NewCampaign(self.store, title)
            yield Door(
                f"Begin a new campaign{of}", partial(fill_in, self.dialog, form), title.summary
            )

    def _open(self, name: str) -> Action | None:
        told = summary(self.store.campaigns.load(name))
        return walk(self.dialog, f"The campaign {name}", partial(self._deeds, name), note=told)

    def _deeds(self, name: str) -> list[Door]:
        campaign = self.store.campaigns.load(name)
        onward = to_do(f"Go on: {self._next(campaign)}", partial(play_chapter, self.store, name))
        return [
            *([] if campaign.won else [onward]),
            Door("Read what happened so far", partial(self._read, campaign)),
            Door("Delete", partial(self._delete, name), leads_back=True),
        ]

    def _next(self, campaign: Campaign) -> str:
        begun = "in the middle of " if is_begun(self.store.games, campaign) else ""
        return f"{begun}chapter {campaign.chapter}"

    def _read(self, campaign: Campaign) -> None:
        heading, _, *lines = chronicle_lines(campaign, is_begun(self.store.games, campaign))
        self.dialog.read(heading, lines)

    def _delete(self, name: str) -> None:
        if self.dialog.confirm(f"Delete the campaign {name}?", "Yes, delete it", LOSS):
            delete_campaign(self.store, name)
