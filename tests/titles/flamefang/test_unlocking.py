"""Traits, powers and curses: what lies open, who chooses, what a chapter alone begins with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import emberhall
from emberhall.titles.flamefang import TITLE
from titles.flamefang.story import ANN, BEN, CLEO, NEXT, WHAT, Story
from titles.packs import variant

FIRST, SECOND, THIRD = (f"Which level {level} trait do you choose?" for level in (1, 2, 3))
POWER = "Which dragon power do you choose?"
SWAP = "Which cards of your opening hand do you swap?"
LEVELS = {
    FIRST: {"quick-wings", "hot-blood", "sharp-eyes", "thick-skin", "curious-mind"},
    SECOND: {"storm-wings", "firestarter", "treasure-sense", "stone-heart", "kindred"},
    THIRD: {"tempest", "inferno", "apex-hunter", "undying-ember", "elder-voice"},
}
POWERS = {
    "everburning",
    "stormborn",
    "deep-hoard",
    "thick-hide",
    "long-memory",
    "tongue-of-the-old",
}


def choices(story: Story) -> set[str]:
    """What lies open to be chosen."""
    return {key.split()[1] for key in story.question.options.keys}


def picks(story: Story) -> Iterator[tuple[int, str, set[str]]]:
    """Every choice of a trait or power until the hands are dealt; the first is always taken."""
    while story.question.words != SWAP:
        if story.question.words in (FIRST, SECOND, THIRD, POWER):
            yield story.question.seat, story.question.words, choices(story)
        story.answers(story.question.options.keys[0])


def taken(story: Story, seat: int) -> list[str]:
    return [card["card"] for card in story.view["seats"][seat]["traits"]]


# Traits


@pytest.mark.rule("flamefang/trait.draw", "flamefang/trait.choose", "flamefang/ruling.pick-order")
def test_one_trait_for_each_player_lies_open_and_the_leader_chooses_first() -> None:
    story = Story(seats=3, chapter=2, leader=BEN)
    (first, words, three) = next(picks(story))
    assert (first, words, len(three)) == (BEN, FIRST, 3)
    assert three < LEVELS[FIRST]
    chosen = sorted(three)
    story.answers(f"trait {chosen[0]}")
    if story.question.words != FIRST:
        story.answers(story.question.options.keys[0])
    assert (story.question.seat, choices(story)) == (CLEO, set(chosen[1:]))
    story.answers(f"trait {chosen[1]}")
    while story.question.words != SWAP:
        story.answers(story.question.options.keys[0])
    assert [taken(story, seat) for seat in (BEN, CLEO, ANN)] == [[trait] for trait in chosen]


@pytest.mark.rule("flamefang/trait.draw")
def test_traits_are_shuffled() -> None:
    offers = {frozenset(choices(Story(chapter=2, seed=seed))) for seed in range(10)}
    assert len(offers) > 2
    assert set().union(*offers) == LEVELS[FIRST]


@pytest.mark.rule("flamefang/trait.solo", "flamefang/powers.solo", "flamefang/ruling.pick-solo")
def test_a_single_dragon_draws_two_and_keeps_one() -> None:
    story = Story(seats=1, chapter=7)
    offers = [(words, len(cards)) for _, words, cards in picks(story)]
    assert offers == [(FIRST, 2), (SECOND, 2), (POWER, 2), (THIRD, 2)]
    assert len(taken(story, ANN)) == 3
    assert story.view["seats"][ANN]["power"]["secret"] in POWERS


@pytest.mark.rule("flamefang/ruling.pick-solo")
def test_two_dragons_draw_two_and_keep_both() -> None:
    story = Story(seats=2, chapter=2)
    [(first, words, two)] = list(picks(story))
    assert (first, words, len(two)) == (ANN, FIRST, 2)
    assert {*taken(story, ANN), *taken(story, BEN)} == two


REPLACES = {
    "fight": {"claw", "flamelick", "headbutt", "blood-up"},
    "flight": {"short-flight", "dive"},
    "hunt": {"snatch", "raid"},
    "life": {"ember-heart", "horned-brow", "red-pinions", "furnace-belly"},
    "grow": {"grow"},
    "wild": {"roar"},
}
"""Cinder's starting cards by kind."""
NOT_LIFE = set().union(*(cards for kind, cards in REPLACES.items() if kind != "life"))
KINDS = {
    "quick-wings": REPLACES["flight"],
    "hot-blood": REPLACES["fight"],
    "sharp-eyes": REPLACES["hunt"],
    "thick-skin": REPLACES["life"],
    "curious-mind": REPLACES["grow"],
    "storm-wings": REPLACES["flight"],
    "firestarter": REPLACES["fight"],
    "treasure-sense": REPLACES["hunt"],
    "stone-heart": REPLACES["life"],
    "kindred": NOT_LIFE,
    "tempest": REPLACES["flight"],
    "inferno": REPLACES["fight"],
    "apex-hunter": REPLACES["hunt"],
    "undying-ember": REPLACES["life"],
    "elder-voice": REPLACES["grow"],
}


def before(trait: str) -> tuple[str, ...]:
    """What Cinder has before this trait; there are two Claws and two Short Flights."""
    won = ("cinder:hot-blood:claw", "cinder:storm-wings:short-flight", "cinder:thick-hide")
    return () if trait in LEVELS[FIRST] else won[:1] if trait in LEVELS[SECOND] else won


def can_replace(trait: str, card: str) -> bool:
    """Whether a campaign may hold that this trait stands in for this card."""
    try:
        Story(seats=1, chapter=7, kept=(*before(trait), f"cinder:{trait}:{card}"))
    except emberhall.BadSetting:
        return False
    return True


@pytest.mark.rule("flamefang/card.traits-replace", "flamefang/card.traits")
@pytest.mark.parametrize("trait", list(KINDS))
def test_a_trait_replaces_a_starting_card_of_its_kind(trait: str) -> None:
    every = set().union(*REPLACES.values())
    assert {card for card in every if can_replace(trait, card)} == KINDS[trait]


@pytest.mark.rule("flamefang/card.traits-replace")
def test_a_trait_never_replaces_another_trait() -> None:
    with pytest.raises(emberhall.BadSetting, match="firestarter cannot replace 'hot-blood'"):
        Story(seats=1, chapter=4, kept=("cinder:hot-blood:claw", "cinder:firestarter:hot-blood"))


@pytest.mark.rule("flamefang/trait.replaces")
@pytest.mark.parametrize("number", [0, 1])
def test_the_player_chooses_the_card_that_makes_room(number: int) -> None:
    story = Story(seats=1, chapter=2, seed=2)
    trait = sorted(choices(story))[number]
    story.answers(f"trait {trait}")
    assert story.question.words.startswith("Which starting card makes room for")
    assert choices(story) == KINDS[trait]
    gone = sorted(choices(story))[0]
    story.answers(f"replace {gone}")
    before = Counter(every_card(Story(seats=1)))
    assert Counter(every_card(story)) == before - Counter([gone]) + Counter([trait])


def every_card(story: Story) -> list[str]:
    t = story.table
    return [t.content.cards[card].id for card in (*t.decks[ANN], *t.hands[ANN], *t.rows[ANN])]


@pytest.mark.rule("flamefang/card.traits-life")
@pytest.mark.parametrize("trait", ["thick-skin", "stone-heart", "undying-ember"])
def test_a_trait_with_hearts_begins_in_the_life_row(trait: str) -> None:
    story = Story(seats=1, chapter=7, kept=(*before(trait), f"cinder:{trait}:red-pinions"))
    for _ in picks(story):
        pass
    row = [card["card"] for card in story.view["seats"][ANN]["row"]]
    assert trait in row
    assert "red-pinions" not in every_card(story)


# Powers


@pytest.mark.rule("flamefang/powers.draw", "flamefang/ruling.pick-order")
def test_one_power_for_each_player_lies_open() -> None:
    story = Story(seats=3, chapter=6, leader=BEN)
    offers = [(seat, cards) for seat, words, cards in picks(story) if words == POWER]
    assert [seat for seat, _ in offers] == [BEN, CLEO]
    assert [len(cards) for _, cards in offers] == [3, 2]
    assert offers[1][1] < offers[0][1] < POWERS
    chosen = {story.view["seats"][seat]["power"]["secret"] for seat in (ANN, BEN, CLEO)}
    assert chosen == offers[0][1]


@pytest.mark.rule("flamefang/powers.draw")
def test_powers_are_shuffled() -> None:
    offers = set()
    for seed in range(8):
        offers |= {
            frozenset(cards)
            for _, words, cards in picks(Story(chapter=6, seed=seed))
            if words == POWER
        }
    assert len(offers) > 2


@pytest.mark.rule("flamefang/powers.permanent")
def test_a_power_works_on_every_round() -> None:
    """Deep Hoard: after a first turn of hunting, in this round as in the next."""
    story = Story(seats=1, chapter=6).given(
        begins="round", hands=("roar",), powers=("F3",), event_deck="quiet-night quiet-night"
    )
    gain = "gain any 1"
    story.answers("aspect hunt", "use furnace-belly").is_asked(ANN, NEXT, gain, "done")
    story.answers(gain, "gain gold").has(ANN, hoard="1 gold")
    story.is_asked(ANN, WHAT, "play roar", "drop gold", "pass")
    story.answers("pass", "neither", "aspect hunt", "use furnace-belly")
    story.answers(gain, "gain meat").has(ANN, hoard="1 meat 1 gold")


# Curses


def curses(story: Story) -> list[str]:
    return [curse["secret"] for curse in story.view["curses"]]


@pytest.mark.rule("flamefang/curses.draw", "flamefang/ruling.fierce")
def test_a_fierce_game_draws_one_curse() -> None:
    drawn = [curses(Story(difficulty="fierce", seed=seed)) for seed in range(12)]
    assert {len(found) for found in drawn} == {1}
    assert len({found[0] for found in drawn}) > 2


@pytest.mark.rule("flamefang/curses.chapter-8")
def test_only_the_last_chapter_always_has_a_curse() -> None:
    found = [len(curses(Story(chapter=chapter))) for chapter in range(1, 9)]
    assert found == [0, 0, 0, 0, 0, 0, 0, 1]
    assert len(curses(Story(chapter=4, difficulty="fierce"))) == 1


@pytest.mark.rule("flamefang/ruling.fierce", "flamefang/curse.no-effect")
def test_a_fierce_last_chapter_has_two_different_curses() -> None:
    """Over many games every curse is the second one of some."""
    drawn = [curses(Story(chapter=8, difficulty="fierce", seed=seed)) for seed in range(60)]
    assert all(len(set(found)) == 2 for found in drawn)
    assert len({found[1] for found in drawn}) == 8


@pytest.mark.rule("flamefang/ruling.fierce", "flamefang/curse.no-effect")
def test_two_curses_never_say_the_same(tmp_path: Path) -> None:
    """With four curses on the hoard in the pack, one of them at most lies open."""
    lean = ("on cleanup(hex leader 1)", "mod growcost +1", "mod magic 1")
    pack = variant(TITLE, tmp_path, *(("secrets.toml", old, "mod hoard -1") for old in lean))
    hoards = {"lean-season", "whispers", "heavy-scales", "bitter-air"}
    for seed in range(20):
        found = curses(Story(chapter=8, difficulty="fierce", seed=seed, content=pack))
        assert len(found) == 2
        assert len(hoards & set(found)) <= 1


@pytest.mark.rule("flamefang/ruling.gentle")
def test_a_gentle_game_has_one_more_event_card() -> None:
    gentle = [Story(chapter=n, difficulty="gentle").events_left for n in range(1, 9)]
    assert gentle == [6, 5, 5, 6, 5, 6, 5, 6]
    assert curses(Story(difficulty="gentle")) == []


# A chapter played alone

ALONE = [
    (1, [], 0, False),
    (2, [FIRST], 0, False),
    (3, [FIRST], 4, False),
    (4, [FIRST, SECOND], 4, False),
    (5, [FIRST, SECOND], 4, True),
    (6, [FIRST, SECOND, POWER], 4, True),
    (7, [FIRST, SECOND, POWER, THIRD], 4, True),
    (8, [FIRST, SECOND, POWER, THIRD], 4, True),
]


@pytest.mark.rule("flamefang/ruling.single-chapter", "flamefang/card.traits-levels")
@pytest.mark.parametrize(("chapter", "asked", "magic", "amber"), ALONE)
def test_a_chapter_alone_begins_with_all_that_came_before(
    chapter: int, asked: list[str], magic: int, amber: bool
) -> None:
    story = Story(chapter=chapter)
    found = list(picks(story))
    assert [words for _, words, _ in found] == asked
    for _, words, cards in found:
        assert cards < LEVELS.get(words, POWERS)
    for seat in (ANN, BEN):
        assert len(taken(story, seat)) == len([words for words in asked if words != POWER])
        assert (story.view["seats"][seat]["power"] is not None) == (POWER in asked)
    assert len(story.view["magic"]["tokens"]) == magic
    assert (story.view["amber"] is not None) == amber


@pytest.mark.rule("flamefang/ruling.single-chapter-no-record")
def test_nothing_is_noted_after_a_chapter_alone() -> None:
    story = Story().given(
        page=3,
        progress=2,
        cargo=(1,),
        at=("lake",),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
    )
    story.plays("short-flight", "move", "go to cave").is_won()
    assert (story.game.continues, story.game.chronicle) == ({}, {})
