"""Is the net tight? Each of these faults is planted in a sound title, and a law must catch it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from emberhall import Game, Listener
from emberhall.kernel.events import Event, Move
from emberhall.kernel.result import Result
from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.wire import effects, thing
from emberhall.testing import LawBroken, check_title
from emberhall.testing.laws.contract import parts_known, validator
from kernel import hearth
from kernel.hearth import HEARTH, Hearth

Plant = Callable[[pytest.MonkeyPatch], None]
FAULTS: dict[str, tuple[Plant, str, int]] = {}


def caught_by(words: str, games: int = 12) -> Callable[[Plant], Plant]:
    """A law says these words within so many games of each policy."""

    def note(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = plant, words, games
        return plant

    return note


@caught_by("law 4")
def copy_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    copy = Hearth.copy

    def sharing(self: Hearth) -> Hearth:
        twin = copy(self)
        twin.deck = self.deck
        return twin

    patch.setattr(Hearth, "copy", sharing)


@caught_by("law 4|law 5")
def copy_forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    copy = Hearth.copy

    def forgetting(self: Hearth) -> Hearth:
        twin = copy(self)
        twin.coined = False
        return twin

    patch.setattr(Hearth, "copy", forgetting)


@caught_by("bread is on the table but not saved")
def save_forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearth, "saves", tuple(name for name in Hearth.saves if name != "bread"))


@caught_by("BrokenSave")
def save_forgets_an_argument(patch: pytest.MonkeyPatch) -> None:
    class Divide(hearth.Divide):
        __dataclass_fields__: ClassVar[dict[str, Any]] = {}  # as if it were no dataclass

    patch.setattr(hearth, "Divide", Divide)
    patch.setattr(HEARTH, "steps", {**HEARTH.steps, "Divide": Divide})


@caught_by("law 1")
def asking_changes_the_table(patch: pytest.MonkeyPatch) -> None:
    def greedy_picks(self: hearth.Fire, t: Hearth) -> list[int]:
        t.points[t.turn] += 1
        return [*sorted(set(t.hands[t.turn])), -1]

    patch.setattr(hearth.Fire, "picks", greedy_picks)


@caught_by("law 4")
def a_step_changes_in_place(patch: pytest.MonkeyPatch) -> None:
    def wound(self: hearth.Divide, t: Hearth, pick: int) -> None:
        t.wounds[1 - t.turn][pick] += 1
        self.left -= 1
        t.then(self)

    patch.setattr(hearth.Divide, "take", wound)


@caught_by("law 2.*offers a key twice")
def equal_things_are_two_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearth.Fire, "picks", lambda self, t: [*t.hands[t.turn], -1])


@caught_by("law 2.*not in the vocabulary")
def a_key_is_not_in_the_vocabulary(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearth.Divide, "key", lambda self, content, pick: f"dragon {pick}, {self.left}")


@caught_by("law 4|IndexError")
def the_tables_own_list_is_handed_out(patch: pytest.MonkeyPatch) -> None:
    def add_card(t: Hearth, seat: int) -> None:
        if t.deck:
            t.hands[seat].append(t.deck.pop())
            if t.log is not None:
                t.log.append(hearth.CardDrawn(seat, "some card"))

    def own_hand(self: hearth.Fire, t: Hearth) -> list[int]:
        hand = t.hands[t.turn]
        hand[:] = sorted(set(hand)) if len(set(hand)) == len(hand) else hand
        return hand if len(set(hand)) == len(hand) else [*sorted(set(hand)), -1]

    patch.setattr(hearth, "draw", add_card)
    patch.setattr(hearth.Fire, "picks", own_hand)


@caught_by("Pay must be done and cannot be")
def a_payment_is_open_to_interrupts(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearth.Pay, "atomic", lambda self: False)


@caught_by("law 10.*same position twice")
def potions_swap_for_ever(patch: pytest.MonkeyPatch) -> None:
    take = hearth.Fire.take

    def again(self: hearth.Fire, t: Hearth, pick: int) -> None:
        if pick == hearth.POTION:
            t.then(self)
        else:
            take(self, t, pick)

    patch.setattr(hearth.Fire, "take", again)


@caught_by("law 10.*were promised")
def a_game_is_longer_than_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(HEARTH), "max_game_length", lambda self, seats, content: 5)


@caught_by("law 7")
def the_view_shows_another_hand(patch: pytest.MonkeyPatch) -> None:
    view = type(HEARTH).view

    def leaky(self: Any, table: Hearth, seat: int | None) -> dict[str, Any]:
        return {**view(self, table, seat), "all hands": [hand.copy() for hand in table.hands]}

    patch.setattr(type(HEARTH), "view", leaky)


@caught_by("law 7.*depends on what it cannot see")
def a_guess_lets_the_true_order_through(patch: pytest.MonkeyPatch) -> None:
    def unsorted(self: Hearth, seat: int | None) -> None:
        self.shuffle(self.deck)

    patch.setattr(Hearth, "redeal", unsorted)


@caught_by("law 8.*sent a secret")
def a_description_tells_the_next_card(patch: pytest.MonkeyPatch) -> None:
    def peeking(self: Any, step: Step, t: Hearth, pick: int, to: Listener) -> str:
        return f"draw, it will be a {t.deck[-1]}" if t.deck else "nothing to draw"

    patch.setattr(hearth.HearthWords, "option", peeking)


@caught_by("law 8.*hears a secret")
def an_event_tells_everybody(patch: pytest.MonkeyPatch) -> None:
    def everybody(self: Event, seat: int | None) -> Event:
        return self

    patch.setattr(hearth.CardDrawn, "seen_by", everybody)
    patch.setattr(hearth.CardDrawn, "reveals", False)


@caught_by("law 9.*lost")
def a_card_is_lost(patch: pytest.MonkeyPatch) -> None:
    def lose(self: hearth.PutUnder, t: Hearth, pick: int) -> None:
        t.hands[t.turn].remove(pick)

    patch.setattr(hearth.PutUnder, "take", lose)


@caught_by("law 5.*would not come back")
def a_bool_in_an_int_field(patch: pytest.MonkeyPatch) -> None:
    def bread(self: Step, t: Hearth) -> None:
        t.bread[t.turn] = True

    patch.setattr(hearth.GainBread, "do", bread)


@caught_by("law 5.*would not come back")
def a_tuple_on_the_table(patch: pytest.MonkeyPatch) -> None:
    deal, copy = type(HEARTH).deal, Hearth.copy

    def tupled(self: Any, *arguments: Any) -> Hearth:
        table: Hearth = deal(self, *arguments)
        vars(table)["wounds"] = [(0, 0), (0, 0)]
        return table

    def sharing(self: Hearth) -> Hearth:
        wounds, self.wounds = self.wounds, []
        twin = copy(self)
        twin.wounds, self.wounds = wounds.copy(), wounds
        return twin

    patch.setattr(type(HEARTH), "deal", tupled)
    patch.setattr(Hearth, "copy", sharing)


@caught_by("law 4.*two outcomes|law 5.*another future|law 6|BrokenRecord")
def chance_comes_from_elsewhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearth, "randbelow", lambda self, n: random.randrange(n))
    shuffled = hearth.draw

    def draw(t: Hearth, seat: int) -> None:
        random.shuffle(t.deck)
        shuffled(t, seat)

    patch.setattr(hearth, "draw", draw)


@caught_by("law 3.*refused answer changed")
def refusing_changes_the_table(patch: pytest.MonkeyPatch) -> None:
    def grudge(self: Any, step: Step, t: Hearth, key: str, to: Listener) -> str:
        t.points[t.turn] -= 1
        return "no"

    patch.setattr(hearth.HearthWords, "refusal", grudge)


@caught_by("law 7: no guess ever deals (deck|hands)")
def a_guess_deals_nothing_anew(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearth, "redeal", lambda self, seat: None)


@caught_by("law 7: no guess ever deals hands|law 15")
def a_guess_keeps_another_hand(patch: pytest.MonkeyPatch) -> None:
    def keeping(self: Hearth, seat: int | None) -> None:
        deal_places(self, [n for n in range(len(self.deck)) if not self.knows_place(seat, n)])

    patch.setattr(Hearth, "redeal", keeping)


def deal_places(t: Hearth, places: list[int]) -> None:
    """Deal these places of the deck anew, among themselves."""
    cards = sorted(t.deck[n] for n in places)
    t.shuffle(cards)
    for n in places:
        t.deck[n] = cards.pop()


@caught_by("law 7.*deck \\[-1\\]|law 7.*depends|law 15")
def a_guess_keeps_the_next_card(patch: pytest.MonkeyPatch) -> None:
    redeal = Hearth.redeal

    def keeping(self: Hearth, seat: int | None) -> None:
        top = self.deck[-1:]
        redeal(self, seat)
        for card in top:
            if card in self.deck:
                self.deck.remove(card)
                self.deck.append(card)

    patch.setattr(Hearth, "redeal", keeping)


@caught_by("law 7.*makes up components")
def a_guess_makes_cards_up(patch: pytest.MonkeyPatch) -> None:
    def inventing(self: Hearth, seat: int | None) -> None:
        self.deck = [self.randbelow(3) for _ in self.deck]

    patch.setattr(Hearth, "redeal", inventing)


@caught_by("law 8.*a step carries a secret")
def a_step_carries_a_secret(patch: pytest.MonkeyPatch) -> None:
    take = hearth.ActionCard.take

    def peeking(self: hearth.ActionCard, t: Hearth, pick: int) -> None:
        take(self, t, pick)
        if pick == hearth.ATTACK and t.deck:
            t.stack[-1] = hearth.Divide(2 + t.deck[-1])

    patch.setattr(hearth.ActionCard, "take", peeking)


@caught_by("law 8.*a secret is seen, yet undo is open")
def a_draw_makes_no_event(patch: pytest.MonkeyPatch) -> None:
    def silently(t: Hearth, seat: int) -> None:
        if t.deck:
            t.hands[seat] = sorted([*t.hands[seat], t.deck.pop()])

    patch.setattr(hearth, "draw", silently)


@caught_by("law 8.*is shown that .* is asked")
def the_view_names_who_is_asked(patch: pytest.MonkeyPatch) -> None:
    view = type(HEARTH).view

    def telling(self: Any, table: Hearth, seat: int | None) -> dict[str, Any]:
        top = table.stack[-1] if table.stack else None
        asked = top.seat(table) if isinstance(top, Ask) else None
        return {**view(self, table, seat), "asked": asked}

    patch.setattr(type(HEARTH), "view", telling)


@caught_by("law 1.*changed the table")
def the_view_hands_out_a_list_of_the_table(patch: pytest.MonkeyPatch) -> None:
    view = type(HEARTH).view

    def sharing(self: Any, table: Hearth, seat: int | None) -> dict[str, Any]:
        return {**view(self, table, seat), "shown_cards": table.shown}

    patch.setattr(type(HEARTH), "view", sharing)


@caught_by("law 2.*holds a key twice")
def the_vocabulary_repeats_itself(patch: pytest.MonkeyPatch) -> None:
    vocabulary = type(HEARTH).vocabulary
    patch.setattr(
        type(HEARTH), "vocabulary", lambda self, content: [*vocabulary(self, content), "draw"]
    )


@caught_by("law 2.*another order each time")
def the_vocabulary_changes_its_order(patch: pytest.MonkeyPatch) -> None:
    keys = HEARTH.vocabulary(None)

    def turning(self: Any, content: Any) -> list[str]:
        keys.reverse()
        return keys.copy()

    patch.setattr(type(HEARTH), "vocabulary", turning)


@caught_by("KeyError")
def an_event_cannot_be_told(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Any, event: Event, content: Any, to: Listener) -> str:
        raise KeyError(event)

    patch.setattr(hearth.HearthWords, "event", tell)


@caught_by("not JSON serializable")
def an_event_is_no_data(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearth.CardShown, "data", lambda self: {"card": {1}})


@caught_by("law 6.*not for 2 seats")
def a_result_for_other_seats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(HEARTH), "result", lambda self, table: Result((1,), (0,), ({},)))


@caught_by("law 5.*Divide.left holds True")
def a_bool_for_an_argument(patch: pytest.MonkeyPatch) -> None:
    def wound(self: hearth.Divide, t: Hearth, pick: int) -> None:
        t.wounds[1 - t.turn][pick] += 1
        t.then(hearth.Divide(True if self.left == 2 else self.left - 1))

    patch.setattr(hearth.Divide, "take", wound)


@caught_by("law 7.*looking at a guess", games=80)
def looking_at_a_guess_moves_it_on(patch: pytest.MonkeyPatch) -> None:
    ask = Game._ask

    def hasty(self: Game) -> Any:
        if len(self._table.picks) < 2:
            self._table.run()
        return ask(self) if self._table.stack else None

    patch.setattr(Game, "_ask", hasty)


@caught_by("law 11.*points at seat:7, which is not in the view")
def an_option_points_at_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearth.Fire, "targets", lambda self, t, pick: (thing("seat", 7),) * (pick >= 0))


@caught_by("law 11.*options touch")
def two_options_touch_the_same(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearth.ActionCard, "variant", lambda self, t, pick: "")


@caught_by("law 11.*sees 2 things called hand:")
def two_things_share_an_id(patch: pytest.MonkeyPatch) -> None:
    def seen(self: Any, t: Hearth, seat: int, viewer: int | None) -> Any:
        place = {"id": thing("hand", 0), "kind": "card", "count": 0}
        return {**seat_of(self, t, seat, viewer), "place": place}

    seat_of = type(HEARTH)._seat
    patch.setattr(type(HEARTH), "_seat", seen)


@caught_by("law 12.*hears of pile:elsewhere")
def an_event_names_what_nobody_sees(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hearth, "SHOWN_ID", thing("pile", "elsewhere"))
    view = type(HEARTH).view

    def unmoved(self: Any, table: Hearth, seat: int | None) -> dict[str, Any]:
        seen = view(self, table, seat)
        return {**seen, "shown": {**seen["shown"], "id": "pile:shown"}}

    patch.setattr(type(HEARTH), "view", unmoved)


@caught_by("law 12.*hears of hand:0:plant")
def an_event_gives_a_hidden_card_an_id(patch: pytest.MonkeyPatch) -> None:
    def known(self: hearth.CardDrawn, seat: int | None) -> Event:
        return replace(self, moves=(Move("", None, thing("hand", 0, "plant")),))

    patch.setattr(hearth.CardDrawn, "seen_by", known)


@caught_by("law 13.*View.*must contain|KeyError: 'phase'")
def a_key_of_the_view_comes_and_goes(patch: pytest.MonkeyPatch) -> None:
    view = type(HEARTH).view

    def leaving_out(self: Any, table: Hearth, seat: int | None) -> dict[str, Any]:
        seen = view(self, table, seat)
        if table.turns > 3:
            del seen["phase"]
        return seen

    patch.setattr(type(HEARTH), "view", leaving_out)


@caught_by("law 13.*View.*turns must be integer")
def a_number_of_the_view_is_a_word(patch: pytest.MonkeyPatch) -> None:
    view = type(HEARTH).view

    def in_words(self: Any, table: Hearth, seat: int | None) -> dict[str, Any]:
        return {**view(self, table, seat), "turns": "some"}

    patch.setattr(type(HEARTH), "view", in_words)


@caught_by("law 13.*Prompt.*bread must be integer")
def effects_are_a_sentence(patch: pytest.MonkeyPatch) -> None:
    gains = {"bread": "one or two"}
    patch.setattr(hearth.ActionCard, "effects", lambda *_: {**effects(), "gains": gains})


@caught_by("law 13.*SomeCardDrawn has no schema")
def an_event_is_not_listed(patch: pytest.MonkeyPatch) -> None:
    listed = {name: event for name, event in HEARTH.events.items() if name != "SomeCardDrawn"}
    patch.setattr(HEARTH, "events", listed)


@caught_by("law 14.*leads to two places")
def what_is_paid_for_is_known_to_the_stack_alone(patch: pytest.MonkeyPatch) -> None:
    """Bread and attack lead to the same question; only one of them brings a bread after it."""

    def silently(self: hearth.ActionCard, t: Hearth, pick: int) -> None:
        brings = (hearth.GainBread(),) if pick == hearth.BREAD else ()
        if pick in (hearth.BREAD, hearth.ATTACK):
            t.then(hearth.Divide(1), *brings)

    patch.setattr(hearth.ActionCard, "take", silently)
    patch.setattr(hearth.Divide, "seat", lambda self, t: t.turn)
    patch.setattr(hearth.Divide, "targets", lambda self, t, pick: (thing("dragon", t.turn, pick),))


@caught_by("law 15.*after 'put .* under' Player . forgets")
def a_guess_forgets_what_its_seat_put_under_the_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hearth, "knows_place", lambda self, seat, place: False)


@caught_by("law 15.*after 'put .* under' Player . forgets")
def a_guess_remembers_what_was_put_under_the_deck_but_not_where(patch: pytest.MonkeyPatch) -> None:
    redeal = Hearth.redeal

    def mixed(self: Hearth, seat: int | None) -> None:
        redeal(self, seat)
        deal_places(self, [n for n in range(len(self.deck)) if self.knows_place(seat, n)])

    patch.setattr(Hearth, "redeal", mixed)


@caught_by("law 15.*forgets where card", games=40)
def a_guess_forgets_a_card_once_the_other_has_drawn_it(patch: pytest.MonkeyPatch) -> None:
    """What one seat put under the deck is lost to it as soon as it leaves the deck."""
    draw = hearth.draw

    def forgetting(t: Hearth, seat: int) -> None:
        draw(t, seat)
        t.told[seat].clear()

    patch.setattr(hearth, "draw", forgetting)
    patch.setattr(hearth, "DECK", (hearth.PLANT, hearth.IRON) * 5)  # all of them are drawn


@pytest.fixture(autouse=True)
def _fresh_schemas() -> Iterator[None]:
    """A planted fault must not outlive its test in what was compiled for it."""
    yield
    parts_known.cache_clear()
    validator.cache_clear()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_law_catches_it(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, words, games = FAULTS[fault]
    plant(monkeypatch)
    with pytest.raises(LawBroken, match=words):
        check_title(HEARTH, games)
