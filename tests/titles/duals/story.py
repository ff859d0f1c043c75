"""Lets a test of Duals read like play: given, is asked, answers, has, sees, is done.

A board is written space by space, each stack from the bottom up: `"c3 bread, c4 iron potion"` has
a bread dragon in the centre and a potion dragon on an iron one beside it. Tokens, cards and counts
are words: `"bread bread-crystal"`, `"L-bread P-meat-iron"`, `"2 bread 1 buddy"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import emberhall
from emberhall.kernel.knowledge import EVERYBODY, NOBODY
from emberhall.kernel.steps import ABSENT, Step
from emberhall.titles.duals import phases
from emberhall.titles.duals.steps import PLACE
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.turn import BEGIN_SCORING, END_TURN, REFRESH_HAND, TURN
from titles.telling import Telling, agree

ROZIE, MANNY = range(2)
NAMES = ("Rozie", "Manny")
SEED = 7
SPACES = (
    *("a1", "a2", "a3"),
    *("b1", "b2", "b3", "b4"),
    *("c1", "c2", "c3", "c4", "c5"),
    *("d1", "d2", "d3", "d4"),
    *("e1", "e2", "e3"),
)
TYPES = ("bread", "crystal", "meat", "iron", "potion", "plant")
DUALS = (
    ("bread-crystal", "bread", "crystal"),
    ("crystal-iron", "crystal", "iron"),
    ("iron-potion", "iron", "potion"),
    ("potion-plant", "potion", "plant"),
    ("plant-meat", "meat", "plant"),
    ("meat-bread", "bread", "meat"),
)
"""Each with its two types, the higher on the chart first."""

READY = "Ready to pull a token?"
WHERE = "Where do you place your token?"
FIRE = "Do you fire up your token?"
WHICH_TO_PLACE = "Which token do you place?"
WHICH_TO_MOVE = "Which token do you move?"
WHICH_OTHER = "Which other token do you move?"
WHICH_TO_SWAP = "Which token do you swap?"
WHICH_TO_SCORE = "Which card do you score?"
WHICH_UNDER = "Which shop card goes under the deck?"
WHICH_TO_DRAW = "Which shop card do you draw?"
WHICH_FANCY = "Which fancy dragon joins this game?"
WHERE_FOUNTAIN = "Where does the fountain go?"
WHICH_TO_KEEP = "Which token do you keep?"


def everywhere(verb: str = "place", *, but: str = "") -> tuple[str, ...]:
    """An option for every space, some apart."""
    return tuple(f"{verb} {space}" for space in SPACES if space not in but.split())


def where_from(space: str) -> str:
    return f"Where does the token from {space} go?"


def swap_with(space: str) -> str:
    return f"With which token do you swap the one on {space}?"


def next_to(space: str) -> str:
    return f"Which token next to {space} do you use?"


# Parts of a view, written as stories write them


def named(cards: Sequence[Any]) -> str:
    """Cards by what they are."""
    return " ".join(card["card"] for card in cards)


def card_id(card: str) -> str:
    return f"card:{card.lower()}"


def kinds(tokens: Sequence[Any]) -> list[str]:
    return [token["kind"] for token in tokens]


def board_of(view: Any) -> dict[str, list[str]]:
    """The tokens on each space, the lowest first."""
    return {space["name"]: kinds(space["stack"]) for space in view["spaces"]}


def bag_of(view: Any) -> dict[str, int]:
    return {token["kind"]: token["count"] for token in view["bag"]["tokens"]}


def held_in(view: Any) -> list[str]:
    return kinds(view["held"]["tokens"])


def deck_in(view: Any) -> int:
    count: int = view["decks"][0]["count"]
    return count


def miniature_in(view: Any) -> str | None:
    """The name of the space the fountain stands on."""
    where = view["fountain"]["miniature"]["space"]
    names = [str(space["name"]) for space in view["spaces"] if space["id"] == where]
    return names[0] if names else None


def whole(view: Any, name: str) -> Any:
    """A part of the view: tokens and cards by what they are, decks as counts."""
    if name == "deck":
        return deck_in(view)
    if name == "extras":
        return kinds(view["extras"]["tokens"])
    if name == "display":
        return view["display"]["cards"]
    if name == "ending":
        return view["ending"] is not None and view["ending"]["reason"] == "run-out"
    return view[name]


def part_of(player: Any, name: str) -> Any:
    """A part of what lies before a seat, written in the same way."""
    if name == "cards":
        return player["hand_count"]
    if name == "coins":
        return player["coins"]["count"]
    if name == "kept":
        return player["kept"]["token"] and player["kept"]["token"]["kind"]
    if name == "sheet":
        return {line["line"]: line["count"] for line in player["sheet"]}
    return player[name]


class Story(Telling):
    """A game of Duals being told. The seats are called after the rulebook's first example."""

    names = NAMES

    def __init__(
        self,
        *,
        seats: int = 2,
        fancies: Any = "none",
        fountain: bool = False,
        content: Path | None = None,
        seed: int = SEED,
    ) -> None:
        super().__init__(
            emberhall.new_game(
                "duals", seats=seats, seed=seed, fancies=fancies, fountain=fountain, content=content
            )
        )

    @property
    def table(self) -> Gameboard:
        table = self.game._table
        assert isinstance(table, Gameboard)
        return table

    @property
    def board(self) -> dict[str, list[str]]:
        return board_of(self.view)

    @property
    def bag(self) -> dict[str, int]:
        return bag_of(self.view)

    def tells(self, events: Iterable[emberhall.Event], seat: int | None = None) -> list[str]:
        """Events in sentences, to anybody who knows the names: what seats do is told of them."""
        say, content = self.game.title.words, self.table.content
        told = [say.event(event, content, emberhall.Listener(NAMES, seat)) for event in events]
        return [sentence for sentence in told if sentence]

    # What the table looks like before play

    def given(
        self,
        board: str = "",
        *,
        turn: int = ROZIE,
        held: str = "",
        scoring: bool = False,
        hands: Sequence[str] = (),
        shown: Sequence[str] = (),
        coins: Sequence[int] = (0, 0),
        bag: str | None = None,
        extras: str = "bread crystal meat iron potion plant",
        deck: str | None = None,
        display: str = "",
        scored: Sequence[str] = (),
        miniature: str = "",
        fountain: str | None = None,
        fountain_deck: str = "",
        kept: Sequence[str] = (),
        ending: bool = False,
    ) -> Story:
        """Lay the table out by hand, once, before the first answer, at the start of a turn; with
        `held`, the token is pulled already; with `scoring`, it is time to score.

        Nobody has coins unless told so: fewer options to write down. A bag or a deck that is not
        named holds all that lies nowhere else; a deck is named from its top, and what is left out
        of a named one is out of the game."""
        assert not self._answered, "after the first answer nothing is placed by hand"
        t = self.table
        t.turn, t.ending, t.coined, t.claimed, t.completed = turn, ending, False, False, 0
        t.rainbow, t.placed, t.moved, t.chain = False, ABSENT, ABSENT, 0
        t.coins = list(coins)[: t.seats]
        t.spent = t.content.player.coins * t.seats - sum(t.coins)
        self._lay_tokens(board, held, kept, extras, miniature, bag)
        self._lay_cards(hands, shown, scored, display, deck)
        if fountain is not None:
            t.fountain = self._cards(fountain)
            t.fountain_deck = self._cards(fountain_deck)[::-1]
        t.phase = phases.SCORE if scoring else phases.PLAY
        t.stack = self._waiting(scoring)
        t.log = []
        t.run()
        self.game._question = None
        return self

    def _waiting(self, scoring: bool) -> list[Step]:
        if not scoring and not self.table.held:
            return [TURN]
        rest: list[Step] = [END_TURN, REFRESH_HAND, BEGIN_SCORING]
        return rest if scoring else [*rest, PLACE]

    def _lay_tokens(
        self,
        board: str,
        held: str,
        kept: Sequence[str],
        extras: str,
        miniature: str,
        bag: str | None,
    ) -> None:
        t = self.table
        t.stacks = [[] for _ in t.stacks]
        for place in board.split(",") if board else []:
            space, *tokens = place.split()
            t.stacks[t.content.hexes.names.index(space)] = [self._token(id) for id in tokens]
        t.held = [self._token(id) for id in held.split()]
        t.kept = [self._token(id) if id else ABSENT for id in [*kept, *[""] * t.seats][: t.seats]]
        t.extras = [self._token(id) for id in extras.split()]
        t.miniature = t.content.hexes.names.index(miniature) if miniature else ABSENT
        t.bag = self._all_other_tokens() if bag is None else self._counted_tokens(bag)

    def _all_other_tokens(self) -> list[int]:
        t = self.table
        left = Counter(dict(enumerate(t.content.copies)))
        left[t.content.buddy] = int("buddy" in t.fancies)
        if t.with_fountain:
            left.subtract(range(len(t.content.types)))
        for used in (*t.stacks, t.held, t.extras, [token for token in t.kept if token != ABSENT]):
            left.subtract(used)
        assert min(left.values()) >= 0, "there are not that many tokens"
        return sorted(left.elements())

    def _counted_tokens(self, text: str) -> list[int]:
        words = text.split()
        pairs = zip(words[::2], words[1::2], strict=True)
        return [self._token(id) for count, id in pairs for _ in range(int(count))]

    def _lay_cards(
        self,
        hands: Sequence[str],
        shown: Sequence[str],
        scored: Sequence[str],
        display: str,
        deck: str | None,
    ) -> None:
        t = self.table
        t.hands = [sorted(self._cards(text)) for text in [*hands, "", ""][: t.seats]]
        t.known = [NOBODY] * len(t.content.shops)
        t.scored = [self._cards(text) for text in [*scored, "", ""][: t.seats]]
        t.display = sorted(self._cards(display))
        for card in (*t.display, *self._cards(" ".join(shown))):
            t.known[card] = EVERYBODY
        used = {card for cards in (*t.hands, *t.scored, t.display) for card in cards}
        rest = [card for card in range(len(t.content.shops)) if card not in used]
        t.deck = rest if deck is None else self._cards(deck)[::-1]

    def _token(self, name: str) -> int:
        return self.table.content.tokens.index(name)

    def _cards(self, ids: str) -> list[int]:
        known = [card.id for card in self.table.content.cards]
        return [known.index(id) for id in ids.split()]

    def will_pull(self, *ids: str) -> Story:
        """Chance will have it that these tokens are pulled next, in this order."""
        t, twin = self.table, self.table.copy()
        slots, tokens = list(range(len(t.bag))), Counter(t.bag)
        bag = [ABSENT] * len(t.bag)
        for id in ids:
            bag[slots.pop(twin.randbelow(len(slots)))] = self._token(id)
            tokens[self._token(id)] -= 1
        assert min(tokens.values()) >= 0, "the bag has not that many"
        rest = sorted(tokens.elements())
        t.bag = [rest.pop() if token == ABSENT else token for token in bag]
        return self

    # What is there to be seen

    def is_offered(self, *keys: str) -> Story:
        """At least these options are offered."""
        agree([key for key in keys if key not in self.question.options.keys], [], "not offered")
        return self

    def is_not_offered(self, *keys: str) -> Story:
        agree([key for key in keys if key in self.question.options.keys], [], "offered")
        return self

    def prompt(self) -> emberhall.Prompt:
        """The open question, as the seat asked gets it."""
        prompt = self.game.prompt(self.question.seat)
        assert prompt is not None
        return prompt

    def offered(self, key: str) -> emberhall.OptionData:
        """An option of the open question as data."""
        (option,) = [option for option in self.prompt()["options"] if option["key"] == key]
        return option

    def marks(self, key: str, *ids: str) -> Story:
        """The cards that this option would complete."""
        return self.completes(key, **dict.fromkeys(ids, ""))

    def completes(self, key: str, **where: str) -> Story:
        """The cards that this option would complete and, unless left empty, on which spaces."""
        found = self.offered(key)["effects"]["completes"]
        names = {card_id(card): card for card in (row.id for row in self.table.content.cards)}
        agree([names[each["card"]] for each in found], list(where), key)
        for each, spaces in zip(found, where.values(), strict=True):
            if spaces:
                agree(each["spaces"], [f"space:{name}" for name in spaces.split()], key)
        return self

    def has(
        self,
        seat: int,
        *,
        hand: str | None = None,
        scored: str | None = None,
        **it: Any,
    ) -> Story:
        """What lies before a seat, as that seat sees it: cards as text, other parts as they are."""
        player = self.game.view(seat)["seats"][seat]
        for name, cards in (("hand", hand), ("scored", scored)):
            if cards is not None:
                agree(named(player[name]), cards, f"{NAMES[seat]}'s {name}")
        for name, value in it.items():
            agree(part_of(player, name), value, f"{NAMES[seat]}'s {name}")
        return self

    def knows(self, viewer: int, of: int, cards: str) -> Story:
        """What one seat knows of the other's hand."""
        hand = self.game.view(viewer)["seats"][of]["hand"]
        agree(named(hand), cards, f"known of {NAMES[of]}'s hand")
        return self

    def sees(self, *, bag: str | None = None, held: str | None = None, **it: Any) -> Story:
        """Parts of the view that everybody shares; the bag as counts, tokens held as text."""
        view = self.view
        if bag is not None:
            left = " ".join(f"{count} {id}" for id, count in bag_of(view).items() if count)
            agree(left, bag, "bag")
        if held is not None:
            agree(" ".join(held_in(view)), held, "held")
        for name, value in it.items():
            agree(whole(view, name), value, name)
        return self

    def board_is(self, board: str) -> Story:
        """Every space that holds tokens, in the order of the spaces, each stack bottom up."""
        filled = [f"{space} {' '.join(s)}" for space, s in self.board.items() if s]
        agree(", ".join(filled), board, "board")
        return self

    def fountain_is(self, space: str | None, cards: str) -> Story:
        fountain = self.view["fountain"]
        agree(miniature_in(self.view), space, "miniature")
        agree(named(fountain["cards"]), cards, "fountain cards")
        return self

    def deck_is(self, cards: str) -> Story:
        """The cards of the deck from its top, which no seat may see."""
        t = self.table
        agree(" ".join(t.content.cards[card].id for card in t.deck[::-1]), cards, "deck")
        return self
