"""What a seat may see of a game of Duals. Hands and the order of the decks are the secrets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from emberhall.kernel.keeping import Keep
from emberhall.kernel.knowledge import known_to
from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Ending, Id, Pile, Seat, seat_id, thing
from emberhall.titles.duals import ids, phases
from emberhall.titles.duals.behaviours import FIRE_AS_ANY, PULL_ANOTHER
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.inventory import left_in_the_box
from emberhall.titles.duals.numbers import Card, Token, Type
from emberhall.titles.duals.rows import FancyRow
from emberhall.titles.duals.score import coin_worth, has_won_alone, lines
from emberhall.titles.duals.score_phase import can_pay, demand_is_met
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.view_board import seen_bag, seen_spaces, seen_token
from emberhall.titles.duals.view_cards import seen_cards, seen_deck, seen_open_card
from emberhall.titles.duals.view_types import (
    ChartRow,
    Demand,
    DualsSeat,
    DualsView,
    FancyView,
    FountainView,
    OpenCard,
    SheetLine,
    TokensView,
    TokenView,
)
from emberhall.titles.duals.words import English


def see(t: Gameboard, seat: Seat | None, say: English, keep: Keep) -> Any:
    view: DualsView = see_open(t, say, keep) | see_own(t, seat, say, keep)
    return view


def see_open(t: Gameboard, say: English, keep: Keep) -> Any:
    """What everybody sees alike."""
    content, board = t.content, t.content.fits.board(t.stacks)
    stacks, extras = tuple(map(tuple, t.stacks)), tuple(t.extras)
    return {
        "game": "duals",
        "phase": phases.OVER if t.over else t.phase,
        "round": None,
        "turn": t.turn,
        "ending": ending(t),
        "coined": t.coined,
        "claimed": t.claimed,
        "spaces": keep(seen_spaces, content, stacks, t.miniature, say, keep),
        "bag": keep(seen_bag, content, tuple(t.bag), extras, say),
        "extras": keep(lying, content, ids.EXTRAS, extras, say),
        "held": keep(lying, content, ids.HELD, tuple(t.held), say),
        "rainbow": t.rainbow,
        "decks": decks(t),
        "supply": supply(t),
        "display": {
            "id": ids.DISPLAY,
            "cards": open_cards(t, t.display, board, say, keep),
        },
        "fancies": [fancy(t, t.content.fancies[id], say) for id in t.fancies],
        "to_choose": to_choose(t, say),
        "fountain": fountain(t, board, say, keep) if t.with_fountain else None,
        "demand": demand(t) if t.is_solo else None,
        "chart": keep(chart, content, say),
        "source": keep(sources, content),
    }


def see_own(t: Gameboard, seat: Seat | None, say: English, keep: Keep) -> Any:
    """What hangs on who looks."""
    board = t.content.fits.board(t.stacks)
    return {
        "seat": seat,
        "in_deck": in_deck(t, seat, say, keep),
        "seats": [player(t, other, seat, board, say, keep) for other in range(t.seats)],
    }


def sources(content: Content) -> dict[str, str]:
    return dict(content.sources)


def lying(content: Content, place: Id, tokens: tuple[Token, ...], say: English) -> TokensView:
    """Tokens that lie at a place, one beside the other."""
    told = [
        seen_token(content, token, thing(ids.TOKEN, place, n), say)
        for n, token in enumerate(tokens)
    ]
    return {"id": place, "tokens": told}


def open_cards(
    t: Gameboard, cards: Iterable[Card], board: int, say: English, keep: Keep
) -> list[OpenCard]:
    content, closed, seen_by = t.content, t.miniature, t.content.fits.seen_by
    return [
        keep(seen_open_card, content, card, seen_by(card, board), closed, say) for card in cards
    ]


def pile(place: Id, kind: str, count: int) -> Pile:
    return {"id": place, "kind": kind, "count": count}


def decks(t: Gameboard) -> list[Pile]:
    fountain = [pile(ids.FOUNTAIN_DECK, ids.CARD, len(t.fountain_deck))] if t.with_fountain else []
    return [pile(ids.DECK, ids.CARD, len(t.deck)), *fountain]


def in_deck(t: Gameboard, viewer: Seat | None, say: English, keep: Keep) -> Any:
    known = known_to(viewer, reversed(t.deck), t.known)
    placed = tuple((card, len(t.deck) - 1 - t.deck.index(card)) for card in known)
    return keep(seen_deck, t.content, placed, say)


def supply(t: Gameboard) -> list[Pile]:
    """What lies in the box."""
    unused = len(left_in_the_box(t))
    return [pile(ids.SPENT, ids.COIN, t.spent), pile(ids.UNUSED, ids.TOKEN, unused)]


def ending(t: Gameboard) -> Ending | None:
    if t.over and t.is_solo and not t.ending:
        return {"reason": "won" if has_won_alone(t) else "nothing", "turns_left": 0}
    if not t.ending:
        return None
    is_last_turn = not t.over and t.phase != phases.SPECIAL
    return {"reason": "run-out", "turns_left": 1 if is_last_turn else 0}


def fancy(t: Gameboard, row: FancyRow, say: English) -> FancyView:
    return {
        "id": ids.fancy_id(row.id),
        "fancy": row.id,
        "name": row.name,
        "words": say.fancy(row),
        "is_active": row.is_active,
        "uses_left": uses_left(t, row) if row.is_active else None,
        "source": dict(row.source),
    }


def uses_left(t: Gameboard, row: FancyRow) -> int:
    """A coin a turn can buy it, but for what needs a token to place once there will be none."""
    is_too_late = t.phase == phases.SPECIAL and row.does in (FIRE_AS_ANY, PULL_ANOTHER)
    return 0 if t.over or t.coined or is_too_late or not t.coins[t.turn] else 1


def to_choose(t: Gameboard, say: English) -> list[FancyView]:
    if t.phase != phases.CHOOSING:
        return []
    rows = t.content.fancies.values()
    return [fancy(t, row, say) for row in rows if t.fancy(row.does) is None]


def fountain(t: Gameboard, board: int, say: English, keep: Keep) -> FountainView:
    shops, every = len(t.content.shops), len(t.content.cards)
    space = None if t.miniature == ABSENT else t.content.space_ids[t.miniature]
    return {
        "id": ids.FOUNTAIN,
        "miniature": {"id": ids.MINIATURE, "space": space},
        "cards": open_cards(t, t.fountain, board, say, keep),
        "to_come": len(t.fountain_deck),
        "done": sum(card >= shops for pile in t.scored for card in pile),
        "of": every - shops,
    }


def demand(t: Gameboard) -> Demand:
    is_payable = not t.coined and can_pay(t)
    return {"is_met": demand_is_met(t), "completed": t.completed, "can_pay": is_payable}


def chart(content: Content, say: English) -> list[ChartRow]:
    rows = [chart_row(content, number, say) for number in range(len(content.types))]
    return [*rows, coin(content, say)]


def chart_row(content: Content, number: Type, say: English) -> ChartRow:
    row = content.types[number]
    return {
        "id": thing("chart", ids.slug(row.id)),
        "type": row.id,
        "name": row.name,
        "ability": row.ability,
        "words": say.ability(content, number),
        "source": dict(row.source),
    }


def coin(content: Content, say: English) -> ChartRow:
    return {
        "id": thing("chart", ids.COIN),
        "type": ids.COIN,
        "name": say.coin_name(),
        "ability": "new-cards",
        "words": say.coin(content),
        "source": dict(content.coin_source),
    }


def player(
    t: Gameboard, seat: Seat, viewer: Seat | None, board: int, say: English, keep: Keep
) -> DualsSeat:
    """What lies before one seat. Of another's hand one knows how many, and what was seen."""
    known = t.hand_known_to(viewer, seat)
    sheet, count, scored = lines(t, seat), len(t.hands[seat]), t.scored[seat]
    return {
        "id": seat_id(seat),
        "hand_count": count,
        "hand": open_cards(t, known, board, say, keep),
        "hand_pile": pile(ids.hand_of(seat), ids.CARD, count),
        "coins": pile(ids.coins_of(seat), ids.COIN, t.coins[seat]),
        "coins_worth": coin_worth(t, seat),
        "kept": {"id": ids.kept_of(seat), "token": kept(t, seat, say)},
        "scored": keep(seen_cards, t.content, tuple(scored), say),
        "scored_pile": pile(ids.scored_of(seat), ids.CARD, len(scored)),
        "sheet": keep(seen_sheet, t.content, tuple(sheet.items()), say),
        "reputation": sum(sheet.values()),
    }


def seen_sheet(
    content: Content, lines: tuple[tuple[str, int], ...], say: English
) -> list[SheetLine]:
    return [{"line": line, "words": say.line(line, content), "count": n} for line, n in lines]


def kept(t: Gameboard, seat: Seat, say: English) -> TokenView | None:
    token = t.kept[seat]
    return None if token == ABSENT else seen_token(t.content, token, ids.kept_token(seat), say)
