"""The contract between a title and everybody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from emberhall.kernel.campaign import CampaignForm
from emberhall.kernel.codec import Steps
from emberhall.kernel.content import Pack, read_pack
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.evaluate import Evaluator
from emberhall.kernel.events import Event
from emberhall.kernel.given import as_int, shortened
from emberhall.kernel.keeping import Keep
from emberhall.kernel.result import Result
from emberhall.kernel.rules import Rule, parse_rules
from emberhall.kernel.settings import Setting, Settings, complete
from emberhall.kernel.table import Table
from emberhall.kernel.wire import Seat
from emberhall.kernel.words import Words


class Title:
    """A game that can be played. Subclass it, make one instance, name it in an entry point.

    The contract suite (`emberhall.testing.check_title`) plays it and checks every law.
    """

    name: str
    """The id: lower case, also the entry point's name."""
    full_name: str
    summary: str
    """One sentence on the game, for people who choose what to play."""
    credits: str
    """Who made the game this plays. We are not affiliated with them."""
    version: int
    """Raised whenever the same answers may lead elsewhere than before."""
    seat_counts: range
    """How many can play."""
    together: bool = False
    """True where the players win or lose as one."""
    running_score: str = ""
    """What a view calls the score of each seat, as it stands for all to see; empty: none."""
    carried_setting: str = ""
    """The setting of a game alone that earlier games fill in, as achievements do; empty: none."""
    campaign: CampaignForm | None = None
    """How its games make a campaign, where they do."""
    folder: Path
    """Where `rules.md` and `content/` lie, and perhaps `how_to_play.md` and `lesson.toml`."""
    content_files: tuple[str, ...] = ()
    prose: frozenset[str] = frozenset()
    """Fields of the content that only people read: they may not change play in any way, so that
    games go on when they are corrected."""
    steps: Steps
    """Every step class that can lie on a stack, by name; keep the old name of a renamed one."""
    events: Mapping[str, type[Event]] = {}
    """Every event this title tells, by name."""
    view_type: Any = None
    """The TypedDict that `view` returns; its schema is written from it."""
    words: Words = Words()
    """All prose of this title, in one language."""

    evaluator: Evaluator | None = None
    """How good a position looks, for bots that plan; without it, only `random` plays this."""

    # What a title must supply

    def read(self, pack: Pack) -> Any:
        """Content made of the parsed files of a pack; raises `BadContent`."""
        raise NotImplementedError

    def deal(self, seats: int, settings: Settings, seed: int, content: Any) -> Table:
        """A table set up for play, with the first steps on its stack but none carried out."""
        raise NotImplementedError

    def blank(self, content: Any) -> Table:
        """An empty table for a save to be laid out on."""
        raise NotImplementedError

    def view(self, table: Any, seat: Seat | None) -> Any:
        """What a seat (or a spectator) may see: plain data built from nothing."""
        raise NotImplementedError

    def open_view(self, table: Any, keep: Keep) -> Any:
        """The fields of a view that everybody sees alike, for whoever sends many: made once for all
        who look. `keep` gives something in place of parts that are often the same."""
        return {}

    def own_view(self, table: Any, seat: Seat | None, keep: Keep) -> Any:
        """All other fields of a view."""
        return self.view(table, seat)

    def result(self, table: Any) -> Result:
        """How the game stands, or ended."""
        raise NotImplementedError

    def inventory(self, table: Any) -> Mapping[str, Mapping[str, int]]:
        """Where every component lies: place -> component -> how many."""
        raise NotImplementedError

    def vocabulary(self, content: Any) -> list[str]:
        """Every key any option of this title can have; its index is the action of an RL API."""
        raise NotImplementedError

    def max_game_length(self, seats: int, content: Any) -> int:
        """No game has more answers than this, whatever the players do."""
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

    def settings_for(self, content: Any) -> tuple[Setting, ...]:
        """The options of a new game; where they name cards, it is those of this content."""
        return ()

    def card_rules(self, content: Any) -> list[Rule]:
        """What the cards of a content do, as rules under the ids that questions name."""
        return []

    def check(self, seats: int, settings: Settings) -> None:
        """Refuse settings that do not go together with `BadSetting`."""

    # What follows

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The options of a new game with the content this title comes with."""
        return self.settings_for(self.own_content())

    def complete(
        self, seats: int, given: Mapping[str, object], content: Any = None
    ) -> dict[str, Any]:
        """All settings for a new game, checked; unless told otherwise, with its own content."""
        count = self.checked_seats(seats)
        settings = complete(self.settings if content is None else self.settings_for(content), given)
        self.check(count, settings)
        return settings

    def checked_seats(self, seats: int) -> int:
        """This many seats, if the game can be played with them."""
        count = as_int(seats)
        if count is None or count not in self.seat_counts:
            first, last = self.seat_counts[0], self.seat_counts[-1]
            raise BadSetting(
                f"{self.full_name} is for {first} to {last} seats, not {shortened(seats)}"
            )
        return count

    def modes(self, seats: int) -> Iterator[dict[str, Any]]:
        """Every combination of settings that can be played with this many seats."""
        offered = self.settings
        names = [setting.name for setting in offered]
        for values in product(*(setting.values(seats) for setting in offered)):
            settings = dict(zip(names, values, strict=True))
            try:
                self.check(seats, settings)
            except BadSetting:
                continue
            yield settings

    def own_pack(self) -> Pack:
        """The files of the content this title comes with, parsed once."""
        return _own_pack(self)

    def own_content(self) -> Any:
        """The content this title comes with, read once."""
        return _own_content(self)

    def content_in(self, folder: Path) -> Any:
        """The content of a pack in a folder; raises `BadContent`."""
        return self.read(read_pack(folder, self.content_files))

    def rules(self) -> list[Rule]:
        """The rules of this title with the content it comes with."""
        return parse_rules((self.folder / "rules.md").read_text(encoding="utf-8"))

    @property
    def how_to_play(self) -> str:
        """A page on goal, turn and end, as Markdown; empty where the title brings none."""
        page = self.folder / "how_to_play.md"
        return page.read_text(encoding="utf-8") if page.is_file() else ""

    def rules_for(self, content: Any) -> list[Rule]:
        """The rules with this content: a card that is new or changed has a rule of its own."""
        own = {rule.id: rule for rule in self.card_rules(self.own_content())}
        told = {rule.id: rule for rule in self.card_rules(content)}
        changed = {id: rule for id, rule in told.items() if own.get(id) != rule}
        return [*(changed.pop(rule.id, rule) for rule in self.rules()), *changed.values()]

    def __repr__(self) -> str:
        first, last = self.seat_counts[0], self.seat_counts[-1]
        return f"<Title {self.name}: {self.full_name}, {first} to {last} players>"


@cache
def _own_pack(title: Title) -> Pack:
    return read_pack(title.folder / "content", title.content_files) if title.content_files else {}


@cache
def _own_content(title: Title) -> Any:
    return title.read(title.own_pack())
