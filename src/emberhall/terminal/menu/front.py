"""The first page of the menu."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import emberhall
from emberhall import counted
from emberhall.play.chapter import campaigns_to_go_on
from emberhall.play.chronicle import summary
from emberhall.play.file_store import FileStore
from emberhall.play.saved_games import saved_games
from emberhall.play.set_aside import set_aside_broken
from emberhall.terminal.broken import broken_sentence
from emberhall.terminal.menu.banner import banner
from emberhall.terminal.menu.campaigns import CampaignList
from emberhall.terminal.menu.dialog import Dialog, Left
from emberhall.terminal.menu.door import Action, Door, to_do, walk
from emberhall.terminal.menu.game import play_chapter, play_saved
from emberhall.terminal.menu.lessons import choose_lesson
from emberhall.terminal.menu.new_game import new_game
from emberhall.terminal.menu.reading import read_achievements, read_rules
from emberhall.terminal.menu.saved import SavedGames, heading, note

HINT = "Arrows and Enter, or a number. q or Escape: leave. F1 or help: help."
GUIDED = "New here? Play a first game with a guide."
TOLD = 2
"""So many broken files are named one by one."""


class Front:
    def __init__(self, store: FileStore, dialog: Dialog, named: set[str]) -> None:
        self.store = store
        self.dialog = dialog
        self.named = named

    def visit(self, notice: str) -> Action:
        """What somebody wants to play; raises `Left` where they want to go."""
        told = " ".join([*([notice] if notice else []), *self._broken()])
        action = walk(self.dialog, banner(), lambda: list(self._doors()), told, hint=HINT)
        if action is None:
            raise Left
        return action

    def _broken(self) -> list[str]:
        """What has to be told of broken files, each once a visit."""
        every = [broken_sentence(aside) for aside in set_aside_broken(self.store)]
        found = [sentence for sentence in every if sentence not in self.named]
        self.named.update(found)
        more = len(found) - TOLD
        return [*found[:TOLD], *([f"The same goes for {more} more."] if more > 0 else [])]

    def _doors(self) -> Iterator[Door]:
        yield from self._going_on()
        names = [title.full_name for title in emberhall.games()]
        yield Door("Play a game", partial(new_game, self.store, self.dialog), ", ".join(names))
        yield Door("Campaigns", CampaignList(self.store, self.dialog).visit)
        yield Door("Learn a game", partial(choose_lesson, self.store, self.dialog), GUIDED)
        yield Door("Read the rules", partial(read_rules, self.dialog))
        yield Door("Achievements", partial(read_achievements, self.store, self.dialog))
        yield Door("Leave", _leave)

    def _going_on(self) -> Iterator[Door]:
        games = saved_games(self.store.games)
        for game in games[:1]:
            action = partial(play_saved, self.store, game.id)
            yield to_do(f"Go on with {heading(game)}", action, note(game))
        for campaign in campaigns_to_go_on(self.store)[:1]:
            action = partial(play_chapter, self.store, campaign.name)
            yield to_do(f"Go on with the campaign {campaign.name}", action, summary(campaign))
        if games:
            told = counted(len(games), "game")
            yield Door(f"Saved games ({told})", SavedGames(self.store, self.dialog).visit)


def _leave() -> None:
    raise Left
