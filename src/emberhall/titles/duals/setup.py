"""Setting up: fancies, cards, tokens, and who begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.settings import Settings
from emberhall.kernel.steps import NO, Ask, Step
from emberhall.titles.duals import phases
from emberhall.titles.duals.cards import lay_open
from emberhall.titles.duals.content import ACTIVE, BUDDY, FANCIES, Content
from emberhall.titles.duals.events import BoardSetUp, FancyChosen, FirstPlayerDrawn
from emberhall.titles.duals.fountain import reveal_fountain_card
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.turn import TURN
from emberhall.titles.duals.words import fancy_words

CHOOSE = "choose"
"""The setting by which the players choose their fancies at the table."""
NONE = "none"


def set_up(seats: int, settings: Settings, seed: int, content: Content) -> Gameboard:
    """The table as it comes out of the box."""
    t = Gameboard(seats, seed, content)
    fancies = settings["fancies"]
    t.fancies = list(fancies) if isinstance(fancies, tuple) else []
    t.with_fountain = bool(settings["fountain"]) or seats == 1
    t.phase = phases.CHOOSING
    t.stacks = [[] for _ in range(content.spaces)]
    t.miniature = NO
    t.bag = [token for token, copies in enumerate(content.copies) for _ in range(copies)]
    t.extras = []
    t.held = []
    t.kept = [NO] * seats
    t.placed = t.moved = NO
    t.chain = 0
    t.rainbow = False
    t.deck = list(range(len(content.shops)))
    t.display = []
    t.hands = [[] for _ in range(seats)]
    t.shown = [[] for _ in range(seats)]
    t.scored = [[] for _ in range(seats)]
    t.fountain = []
    t.fountain_deck = list(range(len(content.shops), len(content.cards)))
    t.coins = [content.player.coins] * seats
    t.spent = 0
    t.coined = t.claimed = t.ending = False
    t.completed = 0
    chooses = fancies == CHOOSE
    t.then(*(ChooseFancy(seat) for seat in range(seats) if chooses), SET_THE_STAGE, TURN)
    return t


@dataclass(eq=False)
class ChooseFancy(Ask):
    """Before the board is set up, each player chooses a fancy for both to use."""

    chooser: int

    def closed(self) -> bool:
        return True

    def seat(self, t: Gameboard) -> int:
        return self.chooser

    def picks(self, t: Gameboard) -> list[int]:
        return [number for number, fancy in enumerate(FANCIES) if fancy not in t.fancies]

    def take(self, t: Gameboard, pick: int) -> None:
        t.fancies.append(FANCIES[pick])
        if t.log is not None:
            name = t.content.fancies[FANCIES[pick]].name
            t.log.append(FancyChosen(self.chooser, FANCIES[pick], name))

    def key(self, content: Content, pick: int) -> str:
        return f"choose {FANCIES[pick]}"

    def words(self, content: Content) -> str:
        return "Which fancy dragon joins this game?"

    def describe(self, t: Gameboard, pick: int) -> str:
        kind = "active" if FANCIES[pick] in ACTIVE else "passive"
        name = t.content.fancies[FANCIES[pick]].name
        return f"{name} ({kind}): {fancy_words(t.content, FANCIES[pick])}"

    def why_not(self, t: Gameboard, key: str) -> str:
        return "the other player has chosen it" if key.removeprefix("choose ") in t.fancies else ""

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fancy.one-each", "fancy.for-both", "fancy.any-mix", "ruling.fancy-choice")


class SetTheStage(Step):
    """Deal the hands, lay out the tokens, prepare the fountain, and find the first player."""

    def do(self, t: Gameboard) -> None:
        t.phase = phases.PLAY
        deal_cards(t)
        lay_out_tokens(t)
        if t.log is not None:
            names = t.content.token_names
            around = tuple(names[t.stacks[space][0]] for space in starting_spaces(t.content))
            t.log.append(BoardSetUp(around, len(t.bag), len(t.deck)))
        lay_open(t, t.open_cards())
        if t.with_fountain:
            prepare_fountain(t)
        if not t.is_solo:
            t.turn = first_player(t)


def deal_cards(t: Gameboard) -> None:
    t.shuffle(t.deck)
    for hand in t.hands:
        hand += [t.deck.pop() for _ in range(t.full_hand())]
        hand.sort()


def starting_spaces(content: Content) -> tuple[int, ...]:
    return content.near[content.hexes.centre]


def lay_out_tokens(t: Gameboard) -> None:
    """One artisan of each type on the board, one beside it and, with the fountain, one away."""
    types = list(range(len(t.content.types)))
    for _ in range(3 if t.with_fountain else 2):
        for type in types:
            t.bag.remove(type)
    t.extras = types.copy()
    if BUDDY in t.fancies:
        t.bag.append(t.content.buddy)
    t.shuffle(types)
    for space, type in zip(starting_spaces(t.content), types, strict=True):
        t.stacks[space].append(type)


def prepare_fountain(t: Gameboard) -> None:
    """For two, all its cards lie open; alone, one does, and the miniature is in the centre."""
    if t.is_solo:
        t.miniature = t.content.hexes.centre
        t.shuffle(t.fountain_deck)
        reveal_fountain_card(t)
    else:
        t.fountain, t.fountain_deck = t.fountain_deck, t.fountain


def first_player(t: Gameboard) -> int:
    """Both draw a token; the higher on the chart begins. Equals draw again; all goes back."""
    while True:
        tokens = t.bag.copy()
        drawn = [tokens.pop(t.below(len(tokens))) for _ in range(t.seats)]
        ranks = [t.content.ranks[token] for token in drawn]
        first = ranks.index(min(ranks)) if len(set(ranks)) == len(ranks) else NO
        if t.log is not None:
            names = tuple(t.content.token_names[token] for token in drawn)
            t.log.append(FirstPlayerDrawn(names, first))
        if first != NO:
            return first


SET_THE_STAGE: Final = SetTheStage()
