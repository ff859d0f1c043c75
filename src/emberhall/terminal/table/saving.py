"""After every answer the game is saved; where that fails, the players decide whether to go on."""

from __future__ import annotations

from emberhall.play.session import Session
from emberhall.play.store import CannotSave, Games
from emberhall.terminal.commands import LEAVE
from emberhall.terminal.remedy import sentence
from emberhall.terminal.table.display import Display

WITHOUT = "Go on without saving? yes or no"
UNSAVED = "This game is not saved; /save FILE writes a copy elsewhere."
SAVED_AGAIN = "The game is saved again."
YES = ("y", "yes")
NO = ("n", "no", *LEAVE)


class Saving:
    """Saves a session as it is played, or goes on without, if that is what the players want."""

    def __init__(self, games: Games, display: Display) -> None:
        self.games = games
        self.display = display
        self.is_behind = False
        """Whether the last answers are not saved."""

    def save(self, session: Session) -> None:
        """Save the session; raises `CannotSave` where the players would rather leave."""
        try:
            self.games.save(session)
        except CannotSave as error:
            if not self.is_behind and not self._wants_to_go_on(error):
                raise
            self.is_behind = True
        else:
            if self.is_behind:
                self.display.note(SAVED_AGAIN)
            self.is_behind = False

    def remind(self) -> None:
        """Tell whoever is asked something that nothing is being saved."""
        if self.is_behind:
            self.display.note(UNSAVED)

    def _wants_to_go_on(self, error: CannotSave) -> bool:
        while True:
            line = self.display.ask(f"{sentence(error)} {WITHOUT}")
            said = "no" if line is None else line.strip().lower()
            if said in (*YES, *NO):
                return said in YES
