"""What the game says: questions, options, events and refusals in words."""

from __future__ import annotations

import pytest

from emberhall.kernel.phrases import and_list, counted, with_article

from .story import (
    FIRE,
    MANNY,
    NAMES,
    READY,
    ROZIE,
    WHERE_FOUNTAIN,
    WHICH_FANCY,
    WHICH_OTHER,
    WHICH_TO_DRAW,
    WHICH_TO_KEEP,
    WHICH_TO_MOVE,
    WHICH_TO_PLACE,
    WHICH_TO_SCORE,
    WHICH_UNDER,
    Story,
    next_to,
    swap_with,
    where_from,
)

F1 = "a1 bread, a2 crystal, b2 crystal, b3 bread"
MEATS = "e1 meat, e2 meat, e3 meat"
NO_ROOM = "a stack never has more than 3 tokens"


# Playing a token


def test_pulling_and_placing_in_words() -> None:
    """Events and options of the play phase."""
    story = Story().given("c4 iron, c5 bread meat", coins=(1, 0)).will_pull("iron")
    story.is_asked(ROZIE, READY, "pull", "coin").describes("pull", "Pull a token from the bag")
    story.describes("coin", "Spend a coin: draw 2 cards, put as many under the deck")
    story.hears().answers("pull").hears("Rozie pulls an iron dragon.")
    assert story.game.path() == ("Play a token",)
    story.describes("place c3", "Place an iron dragon on c3")
    story.describes("place c4", "Place an iron dragon on c4, on an iron dragon")
    story.describes("place c5", "Place an iron dragon on c5, on a meat dragon")
    story.answers("place c4").hears("Rozie places the iron dragon on c4.")
    assert story.game.question is not None
    assert story.game.question.words == FIRE


def test_a_placement_says_which_cards_it_completes() -> None:
    """Marks and words of options: none, one, or a shop card together with a fountain card."""
    board = "a1 bread, a2 crystal, b2 crystal, c4 bread, d4 bread"
    story = Story(fountain=True).given(board, held="bread", hands=("L-bread P-crystal-bread",))
    story.marks("place c1").describes("place c1", "Place a bread dragon on c1")
    story.marks("place b3", "L-bread", "F1")
    story.describes("place b3", f"Place a bread dragon on b3{ENDS} Sugarstone Spout")
    story.marks("place a3").marks("place e3")
    both = Story().given(
        "c3 bread, c4 bread, c1 iron", held="bread", hands=("L-bread P-bread-iron",)
    )
    both.marks("place c2", "L-bread", "P-bread-iron")
    both.describes("place c2", f"Place a bread dragon on c2{ENDS} Griddle & Rise")
    both.marks("place c5", "L-bread").describes("place c5", f"Place a bread dragon on c5{LANE}")


LANE = ": completes Long Loaf Lane"
ENDS = f"{LANE} and"


@pytest.mark.parametrize(
    ("token", "fired", "does"),
    [
        ("bread", "bread", "play another token"),
        ("crystal", "crystal", "pull 3 tokens, place 1"),
        ("meat", "meat", "move 1 adjacent token anywhere"),
        ("iron", "iron", "move up to 2 adjacent tokens 1 space each"),
        ("potion", "potion", "swap any 2 tokens"),
        ("plant", "plant", "use 1 adjacent token's ability"),
        ("plant-meat", "meat", "move 1 adjacent token anywhere"),
    ],
)
def test_firing_up_in_words(token: str, fired: str, does: str) -> None:
    """Options of step 3 of the play phase, and its event."""
    story = Story().given("e1 iron", held=token, bag="9 bread").answers("place c3")
    story.describes(f"fire {fired}", f"Fire up as {fired}: {does}")
    story.describes("no fire", "Leave it at that").hears(f"Rozie places the {named(token)} on c3.")
    told = list(_told_by(story.answers(f"fire {fired}")))
    assert told[0] == f"Rozie fires up c3 as {fired}."


def named(token: str) -> str:
    return f"{token.replace('-', ' and ')} dual" if "-" in token else f"{token} dragon"


def _told_by(story: Story) -> list[str]:
    return story.tells((story.table.log or [])[story._heard :])


WITHOUT_FIRE = "Place a token, without firing it up"


def test_crystal_in_words() -> None:
    """Options name what goes back; the event lists it."""
    story = Story().given(held="crystal", bag="2 bread 1 iron 1 crystal-iron")
    story.will_pull("iron", "bread", "crystal-iron").answers("place c3", "fire crystal")
    assert story.game.path() == (WITHOUT_FIRE, "Crystal: pull 3, place 1")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "keep iron", "keep crystal-iron")
    back = "a bread dragon and a crystal and iron dual"
    story.describes("keep iron", f"Place an iron dragon, return {back}")
    story.answers("keep iron").describes("place c4", "Place an iron dragon on c4")
    assert story.game.path() == (WITHOUT_FIRE,)
    story.hears(
        "Rozie places the crystal dragon on c3.",
        "Rozie fires up c3 as crystal.",
        "Rozie pulls an iron dragon.",
        "Rozie pulls a bread dragon.",
        "Rozie pulls a crystal and iron dual.",
        f"Rozie returns {back} to the bag.",
    )


def test_a_crystal_that_finds_one_token_returns_none() -> None:
    """End of game: bag and extras hold a single token; the coin makes it a question."""
    story = Story().given(held="crystal", bag="1 bread", extras="", coins=(1, 0))
    story.answers("place c3", "fire crystal").is_asked(ROZIE, WHICH_TO_PLACE, "keep bread", "coin")
    story.describes("keep bread", "Place a bread dragon").answers("keep bread").hears(
        "Rozie places the crystal dragon on c3.",
        "Rozie fires up c3 as crystal.",
        "Rozie pulls a bread dragon.",
        "The last token has left the bag: this turn is the last.",
    )


def test_extras_in_words() -> None:
    """Printed example, using extra dragon tokens."""
    story = (
        Story()
        .given(held="bread", bag="1 bread")
        .answers("place c3", "fire bread")
        .hears(
            "Rozie places the bread dragon on c3.",
            "Rozie fires up c3 as bread.",
            "Rozie pulls a bread dragon.",
            "The last token has left the bag: this turn is the last.",
        )
    )
    story.answers("place c4", "fire bread")
    told = _told_by(story)
    assert told[2] == "The bag is empty: 6 extra tokens go in."
    assert len(told) == 4


def test_meat_in_words() -> None:
    """Options of meat, its event, and what they complete."""
    story = Story().given("e2 meat, c4 bread meat", held="meat", hands=("T-meat",))
    story.answers("place d3", "fire meat").is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move e2")
    assert story.game.path() == ("Meat: move 1 adjacent token",)
    story.describes("move c4", "Move a meat dragon from c4").answers("move c4").hears(
        "Rozie places the meat dragon on d3.", "Rozie fires up d3 as meat."
    )
    story.describes("to d3", "To d3, on a meat dragon").marks("to d3")
    story.describes("to e3", "To e3: completes Ham Corner").marks("to e3", "T-meat")
    story.answers("to e3").hears("Rozie moves the meat dragon from c4 to e3.")
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score T-meat", "done")


def test_a_move_is_marked_by_what_lies_there_afterwards() -> None:
    """Marks of a move: what it uncovers counts, what it covers or takes away does not, and what
    is complete already is not completed."""
    story = Story().given("c3 bread, c4 bread iron, d3 bread", held="meat", hands=("T-bread",))
    story.answers("place c5", "fire meat").marks("to a1", "T-bread").marks("to c3")
    story.describes("to a1", "To a1: completes Three Crusts").describes("to d4", f"To d4{CRUSTS}")
    story.describes("to c3", "To c3, on a bread dragon")
    away = Story().given("c3 bread, c4 bread, d3 bread", held="meat", hands=("T-bread",))
    away.answers("place c5", "fire meat").marks("to a1").marks("to d2")


CRUSTS = ": completes Three Crusts"


def test_iron_in_words() -> None:
    """Options of iron, twice, and its events."""
    story = Story().given("c4 bread, c2 iron", held="iron", bag="9 plant")
    story.answers("place c3", "fire iron").is_asked(ROZIE, WHICH_TO_MOVE, "move c4", "move c2")
    assert story.game.path() == ("Iron: move 1 or 2 adjacent tokens",)
    story.describes("move c2", "Move an iron dragon from c2").answers("move c2")
    assert story.game.path() == ("Iron: move 1 or 2 adjacent tokens",)
    story.describes("to c3", "To c3, on an iron dragon").describes("to b1", "To b1")
    story.answers("to c3").is_asked(ROZIE, WHICH_OTHER, "move c4", "enough")
    story.describes("enough", "Move no other token").answers("enough").hears(
        "Rozie places the iron dragon on c3.",
        "Rozie fires up c3 as iron.",
        "Rozie moves the iron dragon from c2 to c3.",
        "Rozie draws Moonflower Teas.",
        "Rozie draws Trellis & Gate.",
        "Manny pulls a plant dragon.",
    )


def test_potion_in_words() -> None:
    """Options of potion with what they complete, and its event."""
    board = "e1 meat, e2 iron, e3 meat, a1 meat"
    story = Story().given(board, held="potion", hands=("L-meat",))
    story.answers("place c3", "fire potion").describes("swap e2", "Swap an iron dragon on e2")
    assert story.game.path() == ("Potion: swap any 2 tokens",)
    story.answers("swap e2").is_asked(
        ROZIE, swap_with("e2"), "with a1", "with c3", "with e1", "with e3"
    )
    story.describes("with a1", "With a meat dragon on a1: completes The Spit Roast")
    story.marks("with a1", "L-meat").marks("with c3").marks("with e1")
    story.describes("with c3", "With a potion dragon on c3").answers("with a1").hears(
        "Rozie places the potion dragon on c3.",
        "Rozie fires up c3 as potion.",
        "Rozie swaps the iron dragon on e2 with the meat dragon on a1.",
    )


def test_plant_in_words() -> None:
    """Options of plant: a dual has a line for each of its types."""
    story = Story().given("c4 crystal-iron, c2 bread", held="plant", bag="9 bread")
    story.answers("place c3", "fire plant")
    assert story.game.path() == ("Plant on c3: use 1 adjacent token",)
    story.is_asked(
        ROZIE, next_to("c3"), "use c4 crystal", "use c4 iron", "use c2 bread", "use none"
    )
    dual = "Use a crystal and iron dual on c4"
    story.describes("use c4 crystal", f"{dual}: pull 3 tokens, place 1")
    story.describes("use c4 iron", f"{dual}: move up to 2 adjacent tokens 1 space each")
    story.describes("use c2 bread", "Use a bread dragon on c2: play another token")
    story.describes("use none", "Use none of them").answers("use c4 iron").hears(
        "Rozie places the plant dragon on c3.",
        "Rozie fires up c3 as plant.",
        "Rozie fires up c4 as iron.",
    )


# Cards and coins


def test_scoring_in_words() -> None:
    """Options and events of the score phase; how many cards refreshing will bring."""
    story = Story(fountain=True).given(
        f"{F1}, {MEATS}", scoring=True, hands=("L-meat T-iron",), coins=(1, 0)
    )
    story.describes("score L-meat", "Score The Spit Roast (line of meat, meat, meat; 3)")
    story.describes("claim F1", f"Claim {SPOUT}").describes("done", "Score no more")
    story.marks("score L-meat", "L-meat").marks("claim F1", "F1").marks("done").marks("coin")
    story.answers("score L-meat").describes("done", "Score no more: draw 1 card")
    story.answers("claim F1").hears(
        "Rozie scores The Spit Roast for 3.", "Rozie claims Sugarstone Spout of the fountain for 4."
    )
    empty = Story().given(scoring=True, coins=(1, 0))
    empty.describes("done", "No card to score: draw 2 cards")


SPOUT = "Sugarstone Spout (rhombus of bread, bread, crystal, crystal; 4)"


def test_in_the_special_phase_no_cards_are_promised() -> None:
    """Special scoring phase: nobody refreshes."""
    story = Story().given(MEATS, scoring=True, ending=True, hands=("", "L-meat"))
    story.is_asked(MANNY, WHICH_TO_SCORE, "score L-meat", "done").describes("done", "Score no more")
    story.hears(
        "Rozie draws Moonflower Teas.",
        "Rozie draws Trellis & Gate.",
        "Manny gets a last chance to score.",
    )
    story.answers("score L-meat").hears(
        "Manny scores The Spit Roast for 3.", "The game is over: Manny wins."
    )


def test_a_shared_victory_in_words() -> None:
    """Final score: both, by name."""
    story = Story().given(held="bread", ending=True).answers("place c3", "no fire")
    assert _told_by(story)[-1] == "The game is over: Rozie and Manny share a dual victory."
    story.is_done(winners=(ROZIE, MANNY), totals=(0, 0))


def test_a_coin_in_words() -> None:
    """Spend a coin: options and events; the other player hears of a card, not of which."""
    story = Story().given(hands=("L-bread",), coins=(1, 0), deck="P-iron-bread L-meat T-iron")
    story.answers("coin").is_asked(
        ROZIE, WHICH_UNDER, "under L-bread", "under L-meat", "under P-iron-bread"
    )
    story.describes("under P-iron-bread", "Give up Toasting Forks (line of iron, iron, bread; 2)")
    assert "Coin" in story.game.path()
    story.answers("under L-bread", "under L-meat")
    told = _told_by(story)
    assert told[:5] == [
        "Rozie spends a coin on new cards.",
        "Rozie draws Toasting Forks.",
        "Rozie draws The Spit Roast.",
        "Rozie puts Long Loaf Lane under the deck.",
        "Rozie puts The Spit Roast under the deck.",
    ]


def test_the_other_player_hears_only_of_a_card() -> None:
    """Secret cards: drawn and put under the deck out of sight, told to their owner alone."""
    story = Story()
    game = story.game
    assert game.question is not None
    owner = game.question.seat
    game.answer("coin")
    hand = game.view(owner)["seats"][owner]["hand"]
    game.answer(f"under {hand[0]['card']}")
    drawn = [f"{NAMES[owner]} draws a card."] * 2
    under = f"{NAMES[owner]} puts a card under the deck."
    for viewer in (1 - owner, None):
        assert story.tells(game.events(viewer))[-3:] == [*drawn, under]
    seen = story.tells(game.events(owner))[-3:]
    assert seen[-1] == f"{NAMES[owner]} puts {hand[0]['name']} under the deck."
    assert not set(seen) & {*drawn, under}


def test_a_single_card_to_draw_in_words() -> None:
    """Spend a coin; our ruling: one card for one, and the last of the deck."""
    story = Story().given(hands=("L-bread",), coins=(1, 0), deck="L-meat")
    story.describes("coin", "Spend a coin: draw 1 card, put as many under the deck")
    story.answers("coin").hears(
        "Rozie spends a coin on new cards.",
        "Rozie draws The Spit Roast.",
        "The last card has left the deck: this turn is the last.",
    )


# Fancies


def test_choosing_fancies_in_words() -> None:
    """Fancy mode, setup: each with its kind and what it does."""
    story = Story(fancies="choose")
    names = ["flair", "rainbow", "starburst", "taylor", "buddy", "goldrush", "steven", "todd"]
    keys = [f"choose {name}" for name in names]
    story.is_asked(ROZIE, WHICH_FANCY, *keys)
    for name, words in (
        ("flair", "Flair (active): draw and show a card; if it is worth 2, draw another"),
        ("rainbow", "Rainbow (active): the token you hold may fire up as any type"),
        ("starburst", "Starburst (active): move any token to any other space"),
        ("taylor", "Taylor (active): pull one more token, play one of the two"),
        ("buddy", "Buddy (passive): a token that counts as every type joins the bag"),
        (
            "goldrush",
            "Goldrush (passive): 3 reputation for having spent all coins, none for coins left",
        ),
        ("steven", "Steven (passive): 2 shop cards lie open and may be drawn instead"),
        ("todd", "Todd (passive): a full hand is 3 cards"),
    ):
        story.describes(f"choose {name}", words)
    story.answers("choose buddy").is_asked(MANNY, WHICH_FANCY, *(k for k in keys if "bud" not in k))
    story.refuses("choose buddy", "the other player has chosen it").refuses("choose rex", "")
    story.answers("choose todd")
    told = story.tells(story.game.events(None))
    assert told[:3] == [
        "Rozie invites Buddy.",
        "Manny invites Todd.",
        "The board is set up: 31 tokens in the bag, 36 cards in the deck.",
    ]


@pytest.mark.parametrize(
    ("fancy", "does"),
    [
        ("flair", "Flair: draw and show a card; if it is worth 2, draw another"),
        ("rainbow", "Rainbow: the token you hold may fire up as any type"),
        ("starburst", "Starburst: move any token to any other space"),
        ("taylor", "Taylor: pull one more token, play one of the two"),
    ],
)
def test_an_active_fancy_in_words(fancy: str, does: str) -> None:
    """Active fancies: the option and the event."""
    story = Story(fancies=(fancy, "todd")).given("c3 iron", held="meat", coins=(1, 0))
    story.describes(f"coin {fancy}", f"Spend a coin on {does}").marks(f"coin {fancy}")
    story.answers(f"coin {fancy}")
    assert _told_by(story)[0] == f"Rozie spends a coin on {does.partition(':')[0]}."
    assert _told_by(story).count("Rozie spends a coin on new cards.") == 0


def test_flair_and_steven_in_words() -> None:
    """Drawing: from the deck or open, shown and laid anew."""
    story = Story(fancies=("flair", "steven")).given(
        held="meat",
        coins=(1, 0),
        display="L-iron P-iron-bread",
        deck="L-meat T-iron T-plant L-plant",
    )
    story.answers("coin flair")
    story.is_asked(ROZIE, WHICH_TO_DRAW, "draw deck", "draw L-iron", "draw P-iron-bread")
    story.describes("draw deck", "The top card of the deck").refuses("draw T-iron", "")
    story.describes("draw P-iron-bread", "Face up: Toasting Forks (line of iron, iron, bread; 2)")
    story.answers("draw P-iron-bread", "draw deck").hears(
        "Rozie spends a coin on Flair.",
        "Rozie takes Toasting Forks, which lay open.",
        "The Spit Roast lies open now.",
        "Rozie draws Trivet & Tongs.",
    )
    shown = Story(fancies=("flair", "todd")).given(
        held="meat", coins=(1, 0), deck="L-meat T-iron L-plant"
    )
    shown.answers("coin flair").hears(
        "Rozie spends a coin on Flair.",
        "Rozie draws The Spit Roast.",
        "Rozie shows The Spit Roast.",
    )


def test_starburst_and_taylor_name_themselves_while_they_last() -> None:
    """The way to a question: which fancy asks."""
    story = Story(fancies=("starburst", "taylor")).given("c3 iron", held="meat", coins=(1, 1))
    twin = Story(fancies=("starburst", "taylor")).given(
        "c3 iron, c4 meat", held="meat", coins=(1, 1)
    )
    twin.answers("coin starburst").is_asked(ROZIE, WHICH_TO_MOVE, "move c3", "move c4")
    assert twin.game.path() == ("Play a token", "Starburst")
    twin.describes("move c3", "Move an iron dragon from c3").answers("move c3")
    assert twin.game.question is not None
    assert twin.game.question.words == where_from("c3")
    story.will_pull("plant").answers("coin taylor")
    assert story.game.path() == ("Play a token", "Taylor")
    story.is_asked(ROZIE, WHICH_TO_PLACE, "keep meat", "keep plant").refuses("keep iron", "")
    story.describes("keep meat", "Place a meat dragon, return a plant dragon")


def test_buddy_is_a_name() -> None:
    """No article before Buddy, in options and events."""
    story = Story(fancies=("buddy", "taylor")).given(
        "c3 bread", held="buddy", coins=(1, 0), bag="9 iron"
    )
    story.describes("place c3", "Place Buddy on c3, on a bread dragon").answers("coin taylor")
    story.describes("keep iron", "Place an iron dragon, return Buddy").answers("keep iron").hears(
        "Rozie spends a coin on Taylor.",
        "Rozie pulls an iron dragon.",
        "Rozie returns Buddy to the bag.",
    )


# The fountain


def test_the_fountain_in_words() -> None:
    """Options and events of a claim: empty space, single token, stack."""
    story = Story(fountain=True).given(f"{F1}, c4 iron, c5 bread iron plant", scoring=True)
    story.answers("claim F1")
    assert story.game.path() == ("The fountain moves",)
    story.describes("fountain c3", "To c3, which is empty")
    story.describes("fountain c4", "To c4, on an iron dragon: keep it for your next turn")
    story.describes("fountain c5", "To c5, on a plant dragon: keep 1 of 3 for your next turn")
    story.answers("fountain c5").is_asked(
        ROZIE, WHICH_TO_KEEP, "keep bread", "keep iron", "keep plant"
    )
    assert story.game.path() == ("The fountain moves",)
    story.describes("keep iron", "Keep the iron dragon").refuses("keep meat", "").answers(
        "keep iron"
    )
    assert _told_by(story)[:4] == [
        "Rozie claims Sugarstone Spout of the fountain for 4.",
        "Rozie moves the fountain to c5.",
        "Rozie returns a bread dragon and a plant dragon to the bag.",
        "Rozie keeps the iron dragon.",
    ]


def test_a_kept_token_in_words() -> None:
    """The fountain: what takes the place of a pull."""
    story = Story(fountain=True).given(kept=("iron-potion", ""))
    story.hears("Rozie plays the iron and potion dual kept from the fountain.")
    story.describes("place c3", "Place an iron and potion dual on c3")


def test_the_next_fountain_card_in_words() -> None:
    """Solo mode: it is opened after the miniature has moved."""
    story = Story(seats=1).given(
        F1, scoring=True, fountain="F1", fountain_deck="F2 F3", miniature="c3"
    )
    assert story.game.question is not None
    assert story.game.question.words == WHERE_FOUNTAIN
    story.answers("fountain e1")
    assert _told_by(story)[:3] == [
        "Rozie claims Sugarstone Spout of the fountain for 4.",
        "Rozie moves the fountain to e1.",
        "The fountain now asks for Geode Basin.",
    ]


# The first words


@pytest.mark.parametrize(
    ("seed", "told"),
    [
        (2, ["Rozie draws an iron dragon and Manny draws a bread dragon: Manny begins."]),
        (4, ["Rozie draws a meat and bread dual and Manny draws a bread dragon: Rozie begins."]),
        (
            32,
            [
                "Rozie draws a plant dragon and Manny draws a plant dragon: both draw again.",
                "Rozie draws a meat dragon and Manny draws a potion dragon: Rozie begins.",
            ],
        ),
    ],
)
def test_the_first_words_of_a_game_name_who_begins(seed: int, told: list[str]) -> None:
    """Setup and first player, told to everybody alike."""
    story = Story(seed=seed)
    for viewer in (ROZIE, MANNY, None):
        assert story.tells(story.game.events(viewer)) == [
            "The board is set up: 30 tokens in the bag, 38 cards in the deck.",
            *told,
        ]


# Refusals


def test_a_space_without_room_is_refused_with_the_reason() -> None:
    """Placing: full, blocked, or no space at all."""
    story = Story(fountain=True).given("c4 iron meat bread", held="iron", miniature="c3")
    story.refuses("place c4", NO_ROOM).refuses("place c3", "the fountain stands there")
    story.refuses("place f1", "the spaces are a1 to e3").refuses("place", "").refuses("dance", "")


def test_a_move_that_cannot_be_is_refused_with_the_reason() -> None:
    """Meat and iron: back, too far, onto a full stack, or a token out of reach."""
    story = Story().given("c4 bread, c2 bread meat plant, e1 plant", held="iron")
    story.answers("place c3", "fire iron").refuses("move e1", "that token cannot be moved now")
    story.refuses("move c9", "that token cannot be moved now").refuses("enough", "")
    story.refuses("dance", "").answers("move c4").refuses("to c4", "it must go to another space")
    story.refuses("to a1", "it moves one space only").refuses("to z1", "the spaces are a1 to e3")
    story.answers("to b3").answers("move c2").refuses("to c2", "it must go to another space")
    meat = Story().given("c4 bread, c2 bread meat plant", held="meat")
    meat.answers("place c3", "fire meat", "move c4").refuses("to c2", NO_ROOM)


def test_a_card_that_cannot_be_scored_is_refused_with_the_reason() -> None:
    """Scoring: not complete, not held, or nonsense."""
    story = Story().given(MEATS, scoring=True, hands=("L-meat L-iron", "T-meat"))
    story.is_asked(ROZIE, WHICH_TO_SCORE, "score L-meat", "done")
    story.refuses("score L-iron", "its pattern is not on the board")
    story.refuses("score T-meat", "that card is not in your hand")
    story.refuses("claim F1", "no such fountain card is open")
    story.refuses("claim L-meat", "no such fountain card is open")
    story.refuses("coin", "you have no coin left").refuses("dance", "")


def test_a_card_that_cannot_go_under_the_deck_is_refused_with_the_reason() -> None:
    """Spend a coin: only cards of the hand."""
    story = Story().given(hands=("L-bread",), coins=(1, 0), deck="L-meat T-iron T-meat")
    story.answers("coin").refuses("under T-meat", "that card is not in your hand")
    story.refuses("coin", "first finish the choice you have begun").refuses("dance", "").answers(
        "under L-bread"
    )
    story.is_asked(ROZIE, WHICH_UNDER, "under L-meat", "under T-iron")
    story.refuses("under L-bread", "that card is not in your hand")


def test_nonsense_is_refused_without_a_made_up_reason() -> None:
    """Questions that have nothing to explain list their options and leave it at that."""
    story = Story().given("c4 iron, e1 bread", held="plant", bag="9 bread").answers("place c3")
    story.refuses("fire bread", "").refuses("dance", "").answers("fire plant")
    story.refuses("use e1 bread", "").answers("use none")
    crystal = Story().given(held="crystal", bag="2 bread 9 iron").will_pull("iron", "bread", "iron")
    crystal.answers("place c3", "fire crystal").refuses("keep plant", "").refuses("dance", "")
    potion = Story().given("c4 iron", held="potion").answers("place c3", "fire potion")
    potion.refuses("swap a1", "").answers("swap c4")
    assert potion.board["c3"] == ["iron"]
    ready = Story().given(coins=(1, 0)).refuses("place c3", "").refuses("dance", "")
    ready.is_asked(ROZIE, READY, "pull", "coin")


# Small words


def test_small_words_agree_with_their_numbers() -> None:
    assert [counted(n, "card") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [and_list(names) for names in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    named = [with_article(name) for name in ("iron dragon", "apple dual", "bread dragon", "Buddy")]
    assert named == ["an iron dragon", "an apple dual", "a bread dragon", "Buddy"]


@pytest.mark.parametrize(
    ("held", "answers", "path"),
    [
        ("meat", ("fire meat", "move c4"), ("Meat: move 1 adjacent token",)),
        ("iron", ("fire iron", "move c4"), ("Iron: move 1 or 2 adjacent tokens",)),
        ("potion", ("fire potion", "swap c4"), ("Potion: swap any 2 tokens",)),
        ("iron", ("coin",), ("Fire up", "Coin")),
        ("iron", ("coin starburst", "move c4"), ("Fire up", "Starburst")),
        ("iron", ("coin flair",), ("Fire up", "Flair")),
    ],
)
def test_both_halves_of_a_choice_say_what_is_going_on(
    held: str, answers: tuple[str, ...], path: tuple[str, ...]
) -> None:
    """The path: once each, from the first half to the last."""
    other = "steven" if "coin flair" in answers else "starburst"
    story = Story(fancies=("flair", other))
    display = "L-meat L-plant" if other == "steven" else ""
    hands = ("L-bread L-iron",)
    board = "c2 plant, c4 bread"
    story.given(board, held=held, coins=(1, 0), hands=hands, display=display)
    story.answers("place c3" if held != "potion" else "place a1", *answers)
    assert story.game.path() == path


def test_the_special_phase_says_so() -> None:
    story = Story().given(scoring=True, ending=True, hands=("", "L-bread L-iron"), coins=(0, 1))
    assert story.is_asked(MANNY, WHICH_TO_SCORE, "done", "coin").game.path() == (
        "Special scoring phase",
    )


def test_only_what_becomes_complete_is_marked() -> None:
    """A line that lies there already is completed by no token placed elsewhere."""
    story = Story().given("c1 bread, c2 bread, c3 bread", held="bread", hands=("L-bread T-bread",))
    story.marks("place a1").marks("place b1", "T-bread").marks("place d2", "T-bread")


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("coin", "one coin a turn is the most"),
        ("coin taylor", "one coin a turn is the most"),
        ("coin dance", ""),
    ],
)
def test_a_second_coin_is_refused_with_the_reason(key: str, reason: str) -> None:
    hands = ("L-bread L-iron",)
    story = Story(fancies=("taylor", "todd")).given(held="iron", hands=hands, coins=(2, 0))
    story.answers("coin", "under L-bread", "under L-iron").refuses(key, reason)


def test_without_cards_to_draw_a_coin_is_refused_with_the_reason() -> None:
    story = Story(fancies=("flair", "todd")).given(held="iron", deck="", ending=True, coins=(1, 0))
    story.refuses("coin", "there is no card to draw")
    story.refuses("coin flair", "there is no card to draw")
    story.refuses("coin taylor", "Taylor is not in this game")


def test_solo_is_told_why_a_coin_goes_and_why_it_is_over() -> None:
    story = Story(seats=1).given(
        held="iron", hands=("L-bread L-iron",), coins=(1,), fountain="F1", miniature="c3"
    )
    story.answers("place a1", "no fire")
    told = story.tells(story.table.log or ())
    assert "No card can be completed: this turn costs a coin." in told
