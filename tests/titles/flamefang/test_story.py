"""The book: chapters, pages, secret cards, and what they change."""

from __future__ import annotations

import json

import pytest

from titles.flamefang.story import ANN, BEN, WHAT, WHICH_ASPECT, Story, life

PAGES = {
    1: ("Empty Bellies", "Boots in the Bracken", "The Gate"),
    2: ("Torn Feathers", "Rope and Hook", "The Net-Maker"),
    3: ("Blue Fire", "Three Seals", "The Listening Dark"),
    4: ("Three Locks", "The Warden", "Carry Her Home"),
    5: ("Fire Does Not Care", "The Herd", "Those Who Carry Torches"),
    6: ("The Ferryman's Price", "Drowned Bells", "Old Undertow", "The Broken Horn"),
    7: ("Siege Towers", "Break the Lines", "The Powder Store", "The Castellan"),
    8: ("The Names in the Stones", "Three Mirrors", "The Hollow Lamp", "The Lamp at the Door"),
}
FIRST_GOAL = {1: 3, 2: 10, 3: 17, 4: 24, 5: 31, 6: 38, 7: 46, 8: 54}
"""The number of the card whose back is the left page of a chapter's first goal."""
LINE = "forest lake ruins village pasture peak quarry"


def fed(meat: int, seed: int = 7) -> Story:
    """Two dragons of chapter 1 hand in meat; four are wanted."""
    story = Story(seed=seed).given(
        aspect=("fight", "fight"), hoards=(f"{meat} meat",), minion_deck="bear wolf-1 bull"
    )
    return story.answers("hand in", f"hand in {meat}") if meat > 1 else story.answers("hand in")


@pytest.mark.rule("flamefang/story.eight-chapters", "flamefang/story.decks-stay-in-order")
@pytest.mark.parametrize("chapter", PAGES)
def test_each_of_eight_chapters_has_its_own_deck_in_a_fixed_order(chapter: int) -> None:
    """Story deck; content bible 13: whatever the seed, pages and numbers are these."""
    for number, name in enumerate(PAGES[chapter], start=1):
        story = Story(chapter=chapter, seed=chapter + number).given(begins="page", page=number)
        left = FIRST_GOAL[chapter] + number - 1
        page = story.view["story"]
        assert (page["name"], page["cards"]) == (name, f"{left}-B / {left + 1}-A")
    assert Story(chapter=chapter).view["chapter"]["pages"] == len(PAGES[chapter])


@pytest.mark.rule("flamefang/story.eight-chapters")
def test_a_campaign_goes_from_chapter_to_chapter_and_ends_after_the_eighth() -> None:
    """Story deck: chapter 7 leads to chapter 8; after that nothing follows."""
    for chapter, boss, tile, following in (
        (7, "marrow fortress 17", "fortress", 8),
        (8, "lamp2 cave 17", "cave", None),
    ):
        story = Story(chapter=chapter, campaign=True).given(
            page=4, at=(tile,), aspect=("fight", "fight"), hands=("claw",), boss=boss
        )
        story.plays("claw", "attack").is_won()
        assert story.game.continues.get("chapter") == following


@pytest.mark.rule("flamefang/story.single-chapter")
def test_a_chapter_can_be_played_alone_after_some_preparation() -> None:
    """Story deck: chapter 2 asks each player for a trait first, chapter 1 does not."""
    assert Story().question.words == "Which cards of your opening hand do you swap?"
    story = Story(chapter=2)
    assert story.question.words == "Which level 1 trait do you choose?"
    assert story.view["campaign"] is False


@pytest.mark.rule("flamefang/story.decks-stay-in-order", "flamefang/secret-cards.order")
def test_nobody_looks_through_the_story_or_the_secret_cards() -> None:
    """Story deck; secret cards: of all that is to come no view has a word."""
    story = Story().given(begins="page")
    for viewer in (ANN, BEN, None):
        seen = json.dumps(story.game.view(viewer))
        assert "Empty Bellies" in seen
        for later in (*PAGES[1][1:], "defeat minions", "Mother's scales", "Lesson of"):
            assert later not in seen


@pytest.mark.rule("flamefang/story.tells-everything")
def test_the_cards_say_how_a_chapter_is_won() -> None:
    """Story deck: each page has its goal and what comes of it, down to the win."""
    wanted = [
        ("hand in 4 meat at the Cave", "secret A1, A2, A3, 2 more events, turn the page"),
        ("defeat 4 minions", "2 more events, turn the page"),
        ("carry 3 quest tokens from the Fortress to the Cave", "the chapter is won"),
    ]
    pages = [Story().given(page=page).view["story"] for page in (1, 2, 3)]
    assert [(page["goal"]["words"], page["complete_words"]) for page in pages] == wanted


@pytest.mark.rule("flamefang/story.two-pages", "flamefang/story.flip")
def test_two_cards_lie_open_and_the_right_one_is_turned_over_to_the_left() -> None:
    """Story deck: 3-B and 4-A; then 4-B, the back of the right card, and 5-A from the deck."""
    assert fed(3).view["story"]["cards"] == "3-B / 4-A"
    assert fed(4).view["story"]["cards"] == "4-B / 5-A"


@pytest.mark.rule("flamefang/story.when-to-flip")
def test_a_page_is_turned_once_its_goal_is_met_and_not_before() -> None:
    """Story deck: four pieces of meat are wanted of two dragons."""
    fed(3).is_on_page(1, done=3)
    story = fed(4).is_on_page(2, done=0)
    assert (story.question.seat, story.question.words) == (BEN, WHAT)
    assert story.view["outcome"] == "playing"


@pytest.mark.rule("flamefang/story.card-sections")
def test_an_open_page_shows_text_number_effects_and_goal() -> None:
    """Story card sections: one page with an effect that lasts, one without."""
    page = Story(chapter=3).given(page=3).view["story"]
    assert page["words"].startswith("The door is open.")
    assert page["cards"] == "19-B / 20-A"
    assert page["ongoing"]["words"] == "in the event phase: spawn 0/1/1/2 at the Ruins"
    assert page["task"] == "Hold the Ruins until the voice has finished."
    assert page["goal"]["words"] == "hold the Ruins at the end of 3 action phases"
    assert Story(chapter=3).given(page=1).view["story"]["ongoing"] is None


@pytest.mark.rule("flamefang/story.effects-last")
def test_what_a_page_does_ends_with_it() -> None:
    """Secret cards: fire burns in the cleanup of page 1 of chapter 5 only."""
    burning = Story(chapter=5).given(
        begins="cleanup", page=1, at=("pasture", "cave"), quest={"pasture": 1}
    )
    row = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")
    burning.is_asked(ANN, life(1), *row)
    later = Story(chapter=5).given(
        begins="cleanup", page=2, at=("pasture", "cave"), quest={"pasture": 1}
    )
    later.has(ANN, hearts=6)
    assert later.question.words == WHICH_ASPECT
    assert sum(tile["quest"]["count"] for tile in later.view["tiles"]) == 1


@pytest.mark.rule("flamefang/story.effects-last")
def test_turning_the_page_ends_its_effects_at_once() -> None:
    """Secret cards: the last fire is put out; in the cleanup nothing burns any more."""
    story = Story(seats=1, chapter=5).given(
        page=1,
        progress=3,
        at=("pasture",),
        aspect=("hunt",),
        hands=("raid",),
        rows=("ember-heart horned-brow",),
        quest={"pasture": 1, "village": 1},
        minion_deck="bear wolf-1",
    )
    story.plays("raid", "gather", "douse the fire").is_on_page(2, done=0)
    story.answers("pass")
    assert (story.view["round"], story.view["phase"]) == (2, "action")
    story.shows("village", quest=0).has(ANN, hearts=4)


@pytest.mark.rule("flamefang/story.beats-rulebook", "flamefang/story.modifies")
@pytest.mark.parametrize(("page", "stays", "comes"), [(2, "bear", ""), (3, "", "bear")])
def test_where_the_story_says_so_even_a_bear_goes_hunting(
    page: int, stays: str, comes: str
) -> None:
    """Secret cards: by the rules a minion without prowl stays; the last page of chapter 4 wins."""
    story = Story(seats=1, chapter=4).given(
        begins="minion phase",
        tiles=LINE,
        page=page,
        minions="bear lake",
        boss="hask fortress" if page == 2 else "",
        captive="fortress" if page == 3 else "",
    )
    story.shows("lake", minions=stays).shows("forest", minions=comes)


@pytest.mark.rule("flamefang/story.modifies")
@pytest.mark.parametrize(("page", "extra"), [(1, ""), (3, "miner-1")])
def test_an_open_page_may_bring_more_minions(page: int, extra: str) -> None:
    """Event phase: the last page of chapter 3 adds one at the Ruins with two players."""
    story = Story(chapter=3).given(
        begins="event phase", page=page, event_deck="quiet-night", minion_deck="bull miner-1"
    )
    story.shows("pasture", minions="bull").shows("ruins", minions=extra)


@pytest.mark.rule("flamefang/story.modifies")
def test_secret_cards_change_actions_and_offer_their_own() -> None:
    """Player turns: a curse makes breaking away worse; a waystone serves whoever stands there."""
    story = Story(chapter=3, dragons=("gale", "cinder")).given(
        tiles="forest lake village pasture peak quarry",
        at=("ruins", "cave"),
        aspect=("flight", "fight"),
        hands=("swoop",),
        rows=("hollow-bones sky-crest wide-wings",),
        minions="bull ruins",
        secrets="C1 C2",
        curses="K3",
    )
    offered = ("play swoop", "use wide-wings", "secret waystone-of-breath", "pass")
    story.is_asked(ANN, WHAT, *offered)
    story.plays("swoop", "move", "go to cave")
    story.is_asked(ANN, life(2), "lose hollow-bones", "lose sky-crest", "lose wide-wings")


@pytest.mark.rule("flamefang/secret-cards.drawn-by-story", "flamefang/secret-cards.order")
def test_a_secret_card_comes_when_a_page_names_it() -> None:
    """Secret cards: the first page of chapter 1 names three; in every game they are the same."""
    assert fed(3).view["secrets"] == []
    for seed in range(3):
        secrets = fed(4, seed=seed).view["secrets"]
        names = [card["name"] for card in secrets]
        assert names == ["Lesson of Teeth", "Lesson of Wings", "Lesson of Plenty"]


@pytest.mark.rule("flamefang/secret-cards.place")
def test_most_secret_cards_lie_beside_the_story_and_some_elsewhere() -> None:
    """Secret cards: a power with its player, a structure on its tile; the open page stays open."""
    story = Story(chapter=2).given(
        page=2, secrets="A1", curses="K1", powers=("", "F4"), built="B1 forest"
    )
    view = story.view
    assert [card["name"] for card in view["secrets"]] == ["Lesson of Teeth"]
    assert [card["name"] for card in view["curses"]] == ["Lean Season"]
    powers = [seat["power"] and seat["power"]["name"] for seat in view["seats"]]
    assert powers == [None, "Thick Hide"]
    story.shows("forest", structures="snare-forest").shows("lake", structures="")
    assert view["story"]["cards"] == "11-B / 12-A"
