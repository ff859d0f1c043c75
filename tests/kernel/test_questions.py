"""The kernel carries what is hard: interrupts, payments, chains, choices in any order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import emberhall
from emberhall.kernel.steps import Ask, Step, kind_of
from emberhall.kernel.wire import effects
from emberhall.kernel.words import Listener, Words
from kernel import hearth
from kernel.hearth import IRON, PLANT, Divide, Hearth, PutUnder

pytestmark = pytest.mark.usefixtures("hearth")


def hearth_game(hand: list[int], coins: int = 2, bread: int = 1) -> emberhall.Game:
    """A first turn, before its card is drawn: seat 0 holds this hand, and an iron comes next."""
    game = emberhall.new_game("hearth", seats=2, seed=1, coins=coins)
    t = game._table
    assert isinstance(t, Hearth)
    cards = sorted(t.deck + t.hands[0] + t.hands[1])
    for card in (*hand, IRON):
        cards.remove(card)
    t.hands = [sorted(hand), cards[:2]]
    t.deck = [*cards[2:], IRON]
    t.bread[0] = bread
    t.turns = 0
    t.stack[:] = [hearth.StartTurn()]
    t.run()
    return game


def keys(game: emberhall.Game) -> list[str]:
    assert game.question is not None
    return game.question.options.keys


def reloaded(game: emberhall.Game) -> emberhall.Game:
    again = emberhall.load(game.save())
    assert keys(again) == keys(game)
    return again


def test_a_pause_is_a_question_only_while_an_interrupt_is_at_hand() -> None:
    with_coin, without = hearth_game([PLANT, IRON]), hearth_game([PLANT, IRON], coins=0)
    assert keys(with_coin) == ["draw", "spend coin"]
    assert with_coin.question is not None
    assert with_coin.question.forced
    assert [option.is_interrupt for option in with_coin.question.options] == [False, True]
    assert keys(without) == ["icon bread", "icon fire", "icon attack", "stop"]


def test_an_interrupted_question_is_asked_again() -> None:
    game = hearth_game([PLANT, IRON])
    game.answer("draw")
    game.answer("icon fire")
    assert keys(game) == ["fire plant", "fire iron", "fire nothing", "spend coin"]
    game.answer("spend coin")
    assert keys(reloaded(game))[0] == "put plant under"
    game.answer("put iron under")
    assert "spend coin" not in keys(game)  # one coin a turn
    assert keys(game)[0] == "fire plant"


def test_a_chain_of_plants_returns_to_the_card_it_came_from() -> None:
    game = hearth_game([PLANT, PLANT])
    game.answer("draw")
    game.answer("icon fire")
    assert game.path() == ("Action card", "Fire up")
    game.answer("fire plant")
    game.answer("fire plant")
    game = reloaded(game)
    assert keys(game) == ["fire iron", "fire nothing"]  # no plant is left for the coin
    game.answer("fire iron")
    assert keys(game) == ["icon bread", "icon attack", "icon boost", "stop"]


def test_a_boost_is_paid_half_way_and_partly_in_coins() -> None:
    game = hearth_game([PLANT, IRON])
    game.answer("draw")
    game.answer("icon attack")
    for dragon in (0, 1, 1):
        assert game.question is not None
        assert game.question.seat == 1
        game.answer(f"wound dragon {dragon}")
    game.answer("icon boost")
    assert keys(reloaded(game)) == ["coins 1", "coins 2"]  # closed: no coin may slip in
    assert game.question is not None
    assert game.question.atomic
    game.answer("coins 1")
    game.answer("icon bread")
    mine, theirs = game.view(0)["seats"]
    assert (mine["bread"]["count"], theirs["bread"]["count"]) == (2, 1)
    assert (mine["coins"]["count"], theirs["coins"]["count"]) == (1, 2)
    assert [[dragon["wounds"] for dragon in seat["dragons"]] for seat in (mine, theirs)] == [
        [0, 0],
        [1, 2],
    ]


def test_damage_is_divided_by_the_seat_it_hits() -> None:
    game = hearth_game([PLANT, IRON])
    game.answer("draw")
    game.answer("icon attack")
    assert keys(game) == ["wound dragon 0", "wound dragon 1"]
    assert game.prompt(0) is None  # nobody else learns that a question is open
    assert game.prompt(None) is None
    prompt = game.prompt(1)
    assert prompt is not None
    assert prompt["words"] == "Which of your dragons is hit?"


def test_what_is_owed_and_cannot_be_done_is_a_mistake() -> None:
    table = hearth_game([PLANT])._table
    assert isinstance(table, Hearth)
    table.hands[0].clear()
    table.then(PutUnder())
    with pytest.raises(AssertionError, match="PutUnder must be done and cannot be"):
        table.run()


def test_a_question_without_picks_is_dropped() -> None:
    game = hearth_game([PLANT, IRON])
    before = keys(game)
    game._table.then(Divide(0))
    game._table.run()
    assert keys(game) == before


def test_nothing_can_be_pushed_after_the_end() -> None:
    game = hearth_game([PLANT, IRON])
    game._table.finish()
    assert game.over
    with pytest.raises(AssertionError, match="after the game is over"):
        game._table.then(PutUnder())


def guesses_without_the_question(game: emberhall.Game) -> list[int]:
    """Seeds of guesses by seat 1 in which seat 0 has nothing to choose where the game asks it."""
    return [seed for seed in range(30) if len(game.imagine(1, seed)._table.picks) < 2]


def test_a_guess_in_which_another_seat_has_no_choice_goes_on_when_it_is_asked() -> None:
    """Seat 0 pauses only because it holds a plant, which seat 1 does not know."""
    game = hearth_game([PLANT, IRON])
    assert keys(game) == ["draw", "spend coin"]
    seeds = guesses_without_the_question(game)
    assert 0 < len(seeds) < 30
    for seed in seeds:
        guess = game.imagine(1, seed)
        assert guess.view(1) == game.view(1)
        assert keys(guess)[:2] == ["icon bread", "icon fire"]


def test_a_guess_takes_the_same_answer_whether_or_not_it_was_looked_at() -> None:
    game = hearth_game([PLANT, IRON])
    for seed in guesses_without_the_question(game):
        looked_at, blind = game.imagine(1, seed), game.imagine(1, seed)
        assert looked_at.question is not None
        looked_at.answer(0)
        blind.answer(0)
        assert looked_at.digest() == blind.digest()


def test_in_a_guess_nobody_owes_what_they_cannot_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 owes a plant to the deck; in some guesses it holds none."""
    game = hearth_game([PLANT, IRON])
    monkeypatch.setattr(PutUnder, "picks", lambda self, t: [PLANT] * t.hands[0].count(PLANT))
    game.answer("draw")
    game._table.then(PutUnder())
    for seed in range(30):
        assert game.imagine(1, seed).copy().question is not None


def test_forced_choices_are_private_events() -> None:
    game = emberhall.new_game("hearth", seats=2, seed=1, coins=0)
    own = [event.data() for event in game.events(0)]
    others = [event.data() for event in game.events(1)]
    assert {"event": "Forced", "moves": [], "seat": 0, "key": "draw"} in own
    assert not [event for event in others if event["event"] == "Forced"]
    assert hearth.SomeCardDrawn(0, moves=(hearth.drawn(0, ""),)).data() in others


def test_what_a_bare_step_must_supply() -> None:
    for call in (
        lambda: Step().do(None),
        lambda: Ask().picks(None),
        lambda: Ask().take(None, 0),
        lambda: Ask().key(None, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()
    ask = Ask()
    assert (ask.why(None), ask.targets(None, 0), ask.variant(None, 0)) == ((), (), "")
    assert (ask.effects(None, 0), ask.payment(None), Step().doing(None)) == (effects(), None, None)
    assert not ask.aside(0)


def test_what_a_words_must_supply() -> None:
    words, to = Words(), Listener()
    calls: list[Callable[[], str]] = [
        lambda: words.question(None, None, to),
        lambda: words.option(None, None, 0, to),
        lambda: words.event(None, None, to),
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()
    assert (words.label(None, None), words.refusal(None, None, "x", to)) == ("", "")
    assert words.line("most-red", None) == "most red"


def test_the_kind_of_a_question_is_its_steps_name() -> None:
    assert kind_of(PutUnder()) == "put-under"
