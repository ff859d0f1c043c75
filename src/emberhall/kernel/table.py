"""The table: everything that changes during a game, and the loop that carries steps out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from emberhall.kernel.events import Event, Forced
from emberhall.kernel.mypyc import mypyc_attr
from emberhall.kernel.rng import SURELY_FAIR, WORDS, block, is_fair, numbers
from emberhall.kernel.steps import INTERRUPT, NO_PICKS, Ask, Interrupt, Step
from emberhall.kernel.wire import Seat

NO_BLOCK: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every title's table shares. A title adds plain ints, strings and (nested) lists.

    No tuples and no bools in fields declared otherwise: a save must come back as it was.
    """

    saves: ClassVar[tuple[str, ...]] = ()
    """The title's own fields, by name: all of them are saved, copied and part of the digest."""

    clocks: ClassVar[tuple[str, ...]] = ()
    """Fields that only count up; left out when looking for a position that occurs twice."""

    seats: int
    turn: Seat
    seed: int
    drawn: int
    over: bool
    imagined: bool
    """True in a guess, where a seat may find itself without what it owes."""
    stack: list[Step]
    picks: list[int]
    log: list[Event] | None
    interrupt: Interrupt | None
    """What seats may do in the middle of a question; titles without it pay nothing."""

    def __init__(self, seats: int, seed: int, interrupt: Interrupt | None = None) -> None:
        self.seats = seats
        self.turn = 0
        self.seed = seed
        self.drawn = 0
        self.over = False
        self.imagined = False
        self.stack = []
        self.picks = NO_PICKS
        self.log = None
        self.interrupt = interrupt
        self.block = NO_BLOCK

    # What a title may supply besides its fields

    def get_content(self) -> Any:
        """The content this table is played with: shared by all copies, never changed."""
        return None

    def hidden(self) -> tuple[str, ...]:
        """Fields that no spectator knows, in this mode: a guess must deal all of them anew."""
        return ()

    def rounds_played(self) -> int:
        """Another number whenever a round ends, for programs that compare equal moments."""
        return 0

    def turns_taken(self) -> int:
        """Another number whenever a turn ends, and the same all through a turn."""
        return 0

    def redeal(self, seat: Seat | None) -> None:
        """Deal anew everything this seat cannot see, out of what it knows to be missing.

        Called on a copy with a fresh seed. Sort before shuffling: the true order must not shine
        through. What the seat has seen, or put away itself, stays (see `kernel.knowledge`).
        """

    def copy(self) -> Table:
        """A twin that shares steps and content and nothing that changes."""
        raise NotImplementedError

    # Carrying steps out

    def then(self, *steps: Step) -> None:
        """Do these next, in reading order, before anything that waits."""
        assert not self.over, "nothing can be pushed after the game is over"
        for step in reversed(steps):
            self.stack.append(step)

    def finish(self) -> None:
        """The game is over: nothing on the stack will happen any more."""
        self.stack.clear()
        self.over = True

    def asking(self) -> Ask:
        """The step whose question is open."""
        step = self.stack[-1]
        assert isinstance(step, Ask)
        return step

    def run(self) -> None:
        """Carry out steps until somebody has a real choice or nothing is left to do."""
        stack = self.stack
        while stack:
            step = stack[-1]
            if not isinstance(step, Ask):
                stack.pop()
                step.do(self)
                continue
            picks = step.picks(self)
            interrupt = self.interrupt
            if interrupt is not None and picks and not step.atomic():
                extra = interrupt.picks(self)
                if extra:
                    picks = picks + extra
            if len(picks) > 1:  # the question stays until it is answered
                self.picks = picks
                return
            stack.pop()
            self._settle(step, picks)
        self.picks = NO_PICKS

    def _settle(self, step: Ask, picks: list[int]) -> None:
        """A question that leaves no choice: drop it, or take what there is."""
        if not picks:
            owed = step.mandatory() and not self.imagined
            assert not owed, f"{type(step).__name__} must be done and cannot be"
            return
        if self.log is not None:
            self.log.append(Forced(step.seat(self), step.key(self.get_content(), picks[0])))
        step.take(self, picks[0])

    def answer(self, pick: int) -> None:
        """Take a pick of the open question. Trusts its caller: the front door checks."""
        if pick >= INTERRUPT:
            assert self.interrupt is not None
            self.interrupt.take(self, pick)
        else:
            step = self.stack.pop()
            assert isinstance(step, Ask)
            step.take(self, pick)
        self.run()

    def ask_again(self) -> None:
        """Find the open question's picks anew, without acting: the table has been redealt."""
        if self.stack:
            step, interrupt = self.asking(), self.interrupt
            self.picks = step.picks(self)
            if interrupt is not None and not step.atomic():
                self.picks = self.picks + interrupt.picks(self)

    # Chance

    def randbelow(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        while True:
            drawn = self.drawn
            if drawn % WORDS == 0 or self.block is NO_BLOCK:
                self.block = block(self.seed, drawn // WORDS)
            self.drawn = drawn + 1
            number = self.block[drawn % WORDS]
            if is_fair(number, n):
                return number % n

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into a random order, in place."""
        count = max(0, len(cards) - 1)
        drawn = numbers(self.seed, self.drawn, count)
        self.drawn += count
        self.block = NO_BLOCK
        left = len(cards)
        for number in drawn:
            other = number % left
            if number >= SURELY_FAIR and not is_fair(number, left):
                other = self.randbelow(left)
            left -= 1
            cards[left], cards[other] = cards[other], cards[left]

    def reseed(self, seed: int) -> None:
        """Start another stream of chance: nothing of the old one can be foretold from here on."""
        self.seed = seed
        self.drawn = 0
        self.block = NO_BLOCK

    # Copies

    def copy_to(self, twin: Table) -> None:
        """Give a newly made twin the kernel's part. Nobody listens to a copy."""
        twin.turn = self.turn
        twin.drawn = self.drawn
        twin.over = self.over
        twin.imagined = self.imagined
        twin.stack = self.stack.copy()
        twin.picks = self.picks
        twin.block = self.block
