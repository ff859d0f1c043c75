"""The contract between a title and everybody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

from emberhall.kernel.campaign import CampaignForm
from emberhall.kernel.codec import Steps
from emberhall.kernel.content import Pack, read_pack
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.events import Event
from emberhall.kernel.result import Result
from emberhall.kernel.rules import Rule, parse_rules
from emberhall.kernel.settings import Setting, Settings, complete
from emberhall.kernel.speech import Speech
from emberhall.kernel.table import Table


class Title:
    """A game that can be played. Subclass it, make one instance, name it in an entry point.

    The contract suite (`emberhall.testing.check_title`) plays it and checks every law.
    """

    name: str
    """The id: lower case, also the entry point's name."""
    full_name: str
    words: str
    """One sentence on the game, for people who choose what to play."""
    credits: str
    """Who made the game this plays. We are not affiliated with them."""
    version: int
    """Raised whenever the same answers may lead elsewhere than before."""
    seats: range
    settings: tuple[Setting, ...] = ()
    together: bool = False
    """True where the players win or lose as one."""
    carries: str = ""
    """The setting of a game alone that earlier games fill in, as achievements do; empty: none."""
    campaign: CampaignForm | None = None
    """How its games make a campaign, where they do."""
    folder: Path
    """Where `rules.md` and `content/` lie."""
    content_files: tuple[str, ...] = ()
    steps: Steps
    """Every step class that can lie on a stack, by name; keep the old name of a renamed one."""
    events: Mapping[str, type[Event]] = {}
    """Every event this title tells, by name."""
    view_type: Any = None
    """The TypedDict that `view` returns; its schema is written from it."""
    speech: Speech = Speech()
    """All prose of this title, in one language."""

    # What a title must supply

    def read(self, pack: Pack) -> Any:
        """Content made of the texts of a pack; raises `BadContent`."""
        raise NotImplementedError

    def deal(self, seats: int, settings: Settings, seed: int, content: Any) -> Table:
        """A table set up for play, with the first steps on its stack but none carried out."""
        raise NotImplementedError

    def blank(self, content: Any) -> Table:
        """An empty table for a save to be laid out on."""
        raise NotImplementedError

    def view(self, table: Any, seat: int | None) -> Any:
        """What a seat (or a spectator) may see: plain data built from nothing."""
        raise NotImplementedError

    def result(self, table: Any) -> Result:
        """How the game stands, or ended."""
        raise NotImplementedError

    def census(self, table: Any) -> Mapping[str, Mapping[str, int]]:
        """Where every component lies: place -> component -> how many."""
        raise NotImplementedError

    def vocabulary(self, content: Any) -> list[str]:
        """Every key any option of this title can have; its index is the action of an RL API."""
        raise NotImplementedError

    def longest(self, seats: int, content: Any) -> int:
        """No game has more answers than this, whatever the players do."""
        raise NotImplementedError

    def interrupt_key(self, content: Any, number: int) -> str:
        """The key of an interrupt, for titles that have some."""
        raise NotImplementedError

    def earned(self, table: Any) -> tuple[str, ...]:
        """What a finished game adds to the setting it carries over."""
        return ()

    def continues(self, table: Any) -> dict[str, Any]:
        """The settings of the next game of a campaign; empty: there is none, or no campaign."""
        return {}

    def chronicle(self, table: Any) -> dict[str, Any]:
        """What a campaign writes down about a finished game; empty: it is part of none."""
        return {}

    def check(self, seats: int, settings: Settings) -> None:
        """Refuse settings that do not go together with `BadSetting`."""

    # What follows

    def complete(self, seats: int, given: Mapping[str, object]) -> dict[str, Any]:
        """All settings for a new game, checked."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetting(
                f"{self.full_name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}"
            )
        settings = complete(self.settings, given)
        self.check(seats, settings)
        return settings

    def modes(self, seats: int) -> Iterator[dict[str, Any]]:
        """Every combination of settings that can be played with this many seats."""
        names = [setting.name for setting in self.settings]
        for values in product(*(setting.values(seats) for setting in self.settings)):
            settings = dict(zip(names, values, strict=True))
            try:
                self.check(seats, settings)
            except BadSetting:
                continue
            yield settings

    def own_pack(self) -> Pack:
        """The content this title comes with."""
        if not self.content_files:
            return {}
        return read_pack(self.folder / "content", self.content_files)

    def rules(self) -> list[Rule]:
        return parse_rules((self.folder / "rules.md").read_text(encoding="utf-8"))
