"""Lets a test of Dragondraft read like play: given, is asked, answers, has, sees, is done.

Cards are written as a player would count them: `"3 red 1 pair"` is a hand, `"red - blue"` a row
from the rope outwards with a gap in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import emberhall
from emberhall.kernel.steps import Step
from emberhall.titles.dragondraft.content import GRANDSTANDS, Content
from emberhall.titles.dragondraft.events import ShowHeld
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.turn import ARRIVAL, OPENING, RECRUITING, PreparingTheStage
from titles.telling import Telling, agree

ADRIAN, MAJA, THOMAS, SILKE = range(4)
NAMES = ("Adrian", "Maja", "Thomas", "Silke")
SEED = 7

WHICH_CARD = "Which card do you recruit?"
WHICH_WORK = "What do your goblins work on?"
WHICH_GRANDSTAND = "Which grandstand do you build?"
WHICH_SPECIAL = "Which special do you offer?"
HOW_MANY_PAIRS = "How many goblin pairs do you keep for the next round?"
HOW_MANY_HELPERS = "How many goblin helpers do you keep for the next round?"


def counts(text: str) -> dict[str, int]:
    """`"3 red 1 pair"` as numbers by name."""
    words = text.split()
    return {name: int(count) for count, name in zip(words[::2], words[1::2], strict=True)}


def some(numbers: dict[str, int]) -> dict[str, int]:
    """Only what is there at all."""
    return {name: count for name, count in numbers.items() if count}


def by_kind(piles: list[dict[str, Any]]) -> dict[str, int]:
    return {pile["kind"]: pile["count"] for pile in piles}


def cards_on_board(view: dict[str, Any]) -> list[list[str]]:
    return [[space["card"] or "" for space in row] for row in view["board"]]


def grandstands(stage: dict[str, Any]) -> list[int]:
    """The spectators of a seat's tiles."""
    corners = (corner["spectators"] for corner in stage["corners"])
    return [spectators for spectators in corners if spectators is not None]


def piles(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The grandstand piles: what they cost, and the spectators of their tiles."""
    return [
        {"cost": pile["cost"], "tiles": [tile["spectators"] for tile in pile["tiles"]]}
        for pile in view["grandstands"]
    ]


class Story(Telling):
    """A game of Dragondraft being told. Seats are called after the rulebook's four players."""

    names = NAMES

    def __init__(
        self,
        seats: int = 2,
        *,
        sheep: int = ADRIAN,
        variant: str = "standard",
        hands: str = "open",
        content: Path | None = None,
    ) -> None:
        settings = {"start": sheep, "variant": variant, "hands": hands}
        super().__init__(
            emberhall.new_game("dragondraft", seats=seats, seed=SEED, content=content, **settings)
        )

    # What the table looks like before play

    def given(
        self,
        phase: str = "recruiting",
        *,
        in_round: int = 1,
        rows: Sequence[str] = (),
        hands: Sequence[str] = (),
        offers: Sequence[str] = (),
        grandstands: Sequence[tuple[int, ...]] = (),
        spectators: Sequence[int] = (),
        discard: str = "",
    ) -> Story:
        """Lay the table out by hand, once, before the first answer. What is not named is put back:
        cards into the closed stack, thistles, tiles and figures into their piles."""
        assert not self._answered, "after the first answer nothing is placed by hand"
        t = self.game._table
        assert isinstance(t, Fair)
        t.round = in_round
        _deal_hands(t, hands)
        _lay_rows(t, rows)
        t.discard = _numbered(t.content.cards, discard)
        _close_the_rest(t)
        _set_stages(t, offers, grandstands, spectators)
        t.turn = t.sheep
        t.passed = [] if phase == "recruiting" else list(range(t.seats))
        t.stack = [_phases(t)[phase]]
        t.log = []
        t.run()
        self.game._question = None
        return self

    # What players do

    def goes_on_to(self, *, in_round: int, phase: str = "recruiting") -> Story:
        """Everybody takes the first card, builds and offers nothing and keeps no goblins, until
        the table stands there."""
        self._answered = True
        while (self.view["round"], self.view["phase"]) != (in_round, phase):
            question = self.game.question
            assert question is not None, "the game is over"
            assert self.view["round"] <= in_round, "that is long past"
            self.game.answer("done" if "done" in question.options.keys else 0)
        return self

    # What is there to be seen

    def has(
        self, seat: int, *, hand: str | None = None, offers: str | None = None, **it: Any
    ) -> Story:
        """What lies before a seat: its hand and figures as text, and other parts of its view."""
        stage = self.view["seats"][seat]
        if hand is not None:
            agree(some(by_kind(stage["hand"])), counts(hand), f"{NAMES[seat]}'s hand")
        if offers is not None:
            agree(some(by_kind(stage["offers"])), counts(offers), f"{NAMES[seat]}'s figures")
        shown = {**stage, "cards": stage["hand_count"], "grandstands": grandstands(stage)}
        for name, value in it.items():
            agree(shown[name], value, f"{NAMES[seat]}'s {name}")
        return self

    def sees(self, **it: Any) -> Story:
        """Parts of the view that everybody shares."""
        view = self.view
        figures = by_kind(view["supply"])
        shown = {
            **view,
            "thistles": figures.pop("thistle"),
            "figures": figures,
            "closed": view["decks"][0]["count"],
            "piles": piles(view),
            "sheep": view["sheep"]["seat"],
        }
        for name, value in it.items():
            agree(shown[name], value, name)
        return self

    @property
    def board(self) -> list[list[str]]:
        """The cards on the board, row by row from the rope outwards; empty where none lies."""
        return cards_on_board(self.view)

    def finds_discarded(self, cards: str) -> Story:
        agree(some(self.view["discard"]["cards"]), counts(cards), "discard pile")
        return self

    def board_is(self, *rows: str) -> Story:
        """The rows from the rope outwards; empty spaces at the far end need no dash."""
        shown = [" ".join(card or "-" for card in row).rstrip(" -") for row in self.board]
        agree(shown, list(rows), "board")
        return self

    def attracts(self, seat: int, total: int, **lines: int) -> Story:
        """The latest show of a seat, with every line that attracted somebody."""
        show = [e for e in self._log if isinstance(e, ShowHeld) and e.seat == seat][-1]
        named = {name.replace("_", "-"): count for name, count in lines.items()}
        agree(some(show.lines), named, f"{NAMES[seat]}'s lines")
        agree(show.total, total, f"{NAMES[seat]}'s show")
        agree(sum(lines.values()), total, "the sum of the lines")
        return self


# Laying a table out; used by `Story.given` alone


def _phases(t: Fair) -> dict[str, Step]:
    return {
        "arrival": ARRIVAL,
        "recruiting": RECRUITING,
        "preparing": PreparingTheStage(t.seats),
        "show": OPENING,
    }


def _numbered(names: Sequence[str], text: str) -> list[int]:
    wanted = counts(text)
    assert set(wanted) <= set(names), f"{text!r} names something unknown"
    return [wanted.get(name, 0) for name in names]


def _each(t: Fair, texts: Sequence[str], names: Sequence[str]) -> list[list[int]]:
    return [_numbered(names, text) for text in _filled(t, texts, "")]


def _filled(t: Fair, given: Sequence[Any], nothing: Any) -> list[Any]:
    return [*given, *[nothing] * (t.seats - len(given))]


def _deal_hands(t: Fair, hands: Sequence[str]) -> None:
    t.hands = _each(t, hands, t.content.cards)


def _lay_rows(t: Fair, rows: Sequence[str]) -> None:
    cards, places = t.content.cards, t.content.places
    t.rows = [[] for _ in t.rows]
    for number, row in enumerate(rows):
        for place, card in enumerate(row.split()):
            if card != "-":
                space = number * places + place
                t.laid[space] = cards.index(card)
                t.rows[number].append(space)


def _close_the_rest(t: Fair) -> None:
    """Nothing is made or lost: what lies nowhere else is in the closed stack."""
    content = t.content
    t.closed = list(content.copies)
    for hand in (*t.hands, t.discard):
        t.closed = [left - held for left, held in zip(t.closed, hand, strict=True)]
    for row in t.rows:
        for space in row:
            t.closed[t.laid[space]] -= 1
    assert min(t.closed) >= 0, "there are not that many cards"
    t.thistles = t.closed[content.thistle]
    t.closed[content.thistle] = 0


def _set_stages(
    t: Fair,
    offers: Sequence[str],
    grandstands: Sequence[tuple[int, ...]],
    spectators: Sequence[int],
) -> None:
    content = t.content
    t.offers = _each(t, offers, [special.id for special in content.specials])
    sold = [sum(column) for column in zip(*t.offers, strict=True)]
    t.figures = [s.figures - n for s, n in zip(content.specials, sold, strict=True)]
    assert min(t.figures) >= 0, "there are not that many figures"
    t.grandstands = [list(tiles) for tiles in _filled(t, grandstands, ())]
    t.built = _built(content, sorted(tile for tiles in t.grandstands for tile in tiles))
    totals = _filled(t, spectators, None)
    for sheet, tiles, total in zip(t.sheet, t.grandstands, totals, strict=True):
        sheet[GRANDSTANDS] = sum(tiles)
        sheet[0] = 0 if total is None else total - sum(tiles)


def _built(content: Content, tiles: list[int]) -> list[int]:
    built = [sum(tile in pile.spectators for tile in tiles) for pile in content.piles]
    tops = [
        tile for pile, n in zip(content.piles, built, strict=True) for tile in pile.spectators[:n]
    ]
    assert sorted(tops) == tiles, "tiles are built from the top of a pile"
    return built
