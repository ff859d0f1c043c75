"""Setting up: fancies, cards, tokens, and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.knowledge import NOBODY
from emberhall.kernel.settings import Settings
from emberhall.kernel.steps import ABSENT, Ask, Step
from emberhall.kernel.wire import Id, Seat, seat_id
from emberhall.titles.duals import ids, phases
from emberhall.titles.duals.bag import token_moves
from emberhall.titles.duals.behaviours import ADD_BUDDY
from emberhall.titles.duals.cards import card_move, lay_open
from emberhall.titles.duals.coin import SPEND_COIN
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import BoardSetUp, FancyChosen, FirstPlayerDrawn
from emberhall.titles.duals.fountain import miniature_move, reveal_fountain_card
from emberhall.titles.duals.numbers import Space
from emberhall.titles.duals.score import coin_worth, worth_moves
from emberhall.titles.duals.settings import CHOOSE
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.turn import TURN


def set_up(seats: int, settings: Settings, seed: int, content: Content) -> Gameboard:
    """The table as it comes out of the box."""
    t = Gameboard(seats, seed, content, SPEND_COIN)
    fancies = settings["fancies"]
    t.fancies = list(fancies) if isinstance(fancies, tuple) else []
    t.with_fountain = bool(settings["fountain"]) or seats == 1
    t.phase = phases.CHOOSING
    t.stacks = [[] for _ in range(content.spaces)]
    t.miniature = ABSENT
    t.bag = [token for token, copies in enumerate(content.copies) for _ in range(copies)]
    t.extras = []
    t.held = []
    t.kept = [ABSENT] * seats
    t.placed = t.moved = ABSENT
    t.chain = 0
    t.rainbow = False
    t.deck = list(range(len(content.shops)))
    t.display = []
    t.hands = [[] for _ in range(seats)]
    t.known = [NOBODY] * len(content.shops)
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

    chooser: Seat

    def atomic(self) -> bool:
        return True

    def seat(self, t: Gameboard) -> int:
        return self.chooser

    def picks(self, t: Gameboard) -> list[int]:
        fancies = t.content.fancies.values()
        return [number for number, fancy in enumerate(fancies) if t.fancy(fancy.does) is None]

    def take(self, t: Gameboard, pick: int) -> None:
        before = [coin_worth(t, seat) for seat in range(t.seats)]
        t.fancies.append(name_of_fancy(t.content, pick))
        if t.log is not None:
            moves = [move for seat in range(t.seats) for move in worth_moves(t, seat, before[seat])]
            (chosen,) = self.targets(t, pick)
            t.log.append(FancyChosen(self.chooser, chosen, moves=tuple(moves)))

    def key(self, content: Content, pick: int) -> str:
        return f"choose {name_of_fancy(content, pick)}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (ids.fancy_id(name_of_fancy(t.content, pick)),)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fancy.one-each", "fancy.for-both", "fancy.any-mix", "ruling.fancy-choice")


def name_of_fancy(content: Content, number: int) -> str:
    return [*content.fancies][number]


class SetTheStage(Step):
    """Deal the hands, lay out the tokens, prepare the fountain, and find the first player."""

    def do(self, t: Gameboard) -> None:
        t.phase = phases.PLAY
        deal_cards(t)
        lay_out_tokens(t)
        if t.log is not None:
            tell_set_up(t)
        lay_open(t, t.open_cards())
        if t.with_fountain:
            prepare_fountain(t)
        if not t.is_solo:
            t.turn = first_player(t)


def tell_set_up(t: Gameboard) -> None:
    """Where all that has been laid out came from."""
    assert t.log is not None
    kinds, spaces = t.content.tokens, starting_spaces(t.content)
    around = tuple(kinds[t.stacks[space][0]] for space in spaces)
    laid = zip(around, (t.content.space_ids[space] for space in spaces), strict=True)
    moves = (
        *_dealt(t),
        *(Move(kind, ids.BAG, space) for kind, space in laid),
        *token_moves(t, t.extras, ids.BAG, ids.EXTRAS),
        *token_moves(t, t.extras if t.with_fountain else (), ids.BAG, ids.UNUSED),
        *token_moves(t, [t.content.buddy] if t.fancy(ADD_BUDDY) else (), ids.UNUSED, ids.BAG),
        *(_at_the_fountain(t) if t.with_fountain else ()),
    )
    t.log.append(BoardSetUp(around, len(t.bag), len(t.deck), moves=moves))


def _dealt(t: Gameboard) -> Iterator[Move]:
    for seat, hand in enumerate(t.hands):
        for card in hand:
            yield Move(t.content.cards[card].id, ids.DECK, ids.hand_of(seat))


def _at_the_fountain(t: Gameboard) -> list[Move]:
    """What `prepare_fountain` is about to do; alone, it tells the first card itself."""
    if t.is_solo:
        return [miniature_move(t, t.content.hexes.centre)]
    return [card_move(t, card, ids.FOUNTAIN_DECK, ids.FOUNTAIN) for card in t.fountain_deck]


def deal_cards(t: Gameboard) -> None:
    t.shuffle(t.deck)
    for hand in t.hands:
        hand += [t.deck.pop() for _ in range(t.full_hand())]
        hand.sort()


def starting_spaces(content: Content) -> tuple[Space, ...]:
    return content.near[content.hexes.centre]


def lay_out_tokens(t: Gameboard) -> None:
    """One artisan of each type on the board, one beside it and, with the fountain, one away."""
    types = list(range(len(t.content.types)))
    for _ in range(3 if t.with_fountain else 2):
        for type in types:
            t.bag.remove(type)
    t.extras = types.copy()
    if t.fancy(ADD_BUDDY):
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


def first_player(t: Gameboard) -> Seat:
    """Both draw a token; the higher on the chart begins. Equals draw again; all goes back."""
    while True:
        tokens = t.bag.copy()
        drawn = [tokens.pop(t.randbelow(len(tokens))) for _ in range(t.seats)]
        ranks = [t.content.ranks[token] for token in drawn]
        first = ranks.index(min(ranks)) if len(set(ranks)) == len(ranks) else ABSENT
        if t.log is not None:
            kinds = tuple(t.content.tokens[token] for token in drawn)
            t.log.append(FirstPlayerDrawn(kinds, first, moves=_drawn_and_returned(kinds)))
        if first != ABSENT:
            return first


def _drawn_and_returned(kinds: tuple[str, ...]) -> tuple[Move, ...]:
    out = [Move(kind, ids.BAG, seat_id(seat)) for seat, kind in enumerate(kinds)]
    return (*out, *(Move(kind, seat_id(seat), ids.BAG) for seat, kind in enumerate(kinds)))


SET_THE_STAGE: Final = SetTheStage()
