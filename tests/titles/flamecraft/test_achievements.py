"""Achievements: what a solo game must have reached, who may unlock it, and what that changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import emberhall

from .story import OLIVER, Story, a_town

WHICH = "Which achievement do you unlock?"
NOTHING = "unlock nothing"
STARTERS = {
    "bread": "critical-rolls",
    "meat": "draco-bell",
    "iron": "smith-mart",
    "crystal": "fragile-reptile",
    "plant": "hello-nursery",
    "potion": "potable-potions",
}
SHOPS = (
    *("drake-of-cakes - - -", "fogo-de-char - - -", "saving-throw - - -", "wishing-well - - -"),
    *("maw-and-paws - - -", "dragon-alley"),
)
SEVEN = "pocus sparkle twinkle taylor frazzle dazzle shimmer"
"""Sun dragons of the solo deck."""


class Change(NamedTuple):
    """What an achievement does to the decks."""

    out: str
    shops: tuple[str, ...]
    fancies: tuple[str, ...]


CHANGES = {
    "half-a-dozen": Change("drake-of-cakes", ("la-petite-dragonne",), ("buttercup", "sweetie")),
    "green-thumb": Change("", ("sage-of-sage", "pizza-coven"), ("savannah",)),
    "glitter-bomb": Change("tip-the-scales", ("dragon-hoard-bank",), ("gemma", "sunlight")),
    "heavy-metal": Change("saving-throw", ("the-savage-beat",), ("wesley", "shadow")),
    "brewmeister": Change("funky-brewsters", ("spellfire-springs",), ("jitters", "nightbrite")),
    "flavor-town": Change("fogo-de-char", ("full-plate-buffet",), ("pinkytoe", "umami")),
    "master-of-markets": Change("wishing-well", ("dragon-alley",), ("hocus", "rainbow")),
    "mistress-of-festivities": Change("nunyas-beeswax", ("bizarre-bazaar",), ("buddy",)),
    "thoroughly-enchanting": Change("draggin-tail-roost", ("sew-cute",), ("starburst", "steven")),
    "a-different-kind-of-magic": Change("maw-and-paws", ("eternal-flame", "draconic-tonic"), ()),
    "lord-of-the-hoard": Change("", (), ("goldrush", "greenhorn")),
}


def ended(
    town: str = "", *, rep: int = 75, achievements: tuple[str, ...] = (), **given: Any
) -> Story:
    """A solo game after its last turn, with this much reputation on the track."""
    story = Story(seats=1, achievements=achievements or "none")
    return story.given(town or a_town(), scoring=True, rep=(rep,), **given)


def may_unlock(story: Story, *ids: str) -> Story:
    return story.is_asked(OLIVER, WHICH, *(f"unlock {id}" for id in ids), NOTHING)


def unlocked(story: Story) -> list[str]:
    """The achievements of this game and of earlier ones."""
    return [row["card"] for row in story.view["solo"]["achievements"] if row["is_unlocked"]]


def decks(*achievements: str) -> tuple[set[str], set[str]]:
    """The shop deck and the fancies of a new game with these achievements."""
    story = Story(seats=1, achievements=achievements or "none")
    inventory = story.game.title.inventory(story.table)
    fancies = (*inventory["fancy deck"], *inventory["fancies 0"])
    return set(inventory["shop deck"]), {name.removeprefix("fancy ") for name in fancies}


def changed(*achievements: str) -> Change:
    """What differs from the decks of a first game: shops out, shops in, fancies in."""
    first_shops, first_fancies = decks()
    shops, fancies = decks(*achievements)
    assert first_fancies <= fancies
    out = ",".join(sorted(first_shops - shops))
    return Change(out, tuple(shops - first_shops), tuple(fancies - first_fancies))


def agrees(achievement: str) -> None:
    """The next game's decks are changed as the rulebook's list says."""
    got, wanted = changed(achievement), CHANGES[achievement]
    assert got.out == wanted.out
    assert sorted(got.shops) == sorted(wanted.shops)
    assert sorted(got.fancies) == sorted(wanted.fancies)


def full_of(good: str, count: int) -> str:
    """A Town with so many dragons of a type, and one of each other."""
    own = [*[good] * count, *["-"] * (6 - count)]
    shops = [f"{shop} {other} - -" for other, shop in STARTERS.items() if other != good]
    shops += [f"{STARTERS[good]} {' '.join(own[:3])}", f"sew-cute {' '.join(own[3:])}"]
    return ", ".join(shops)


# Who may unlock, and how many


@pytest.mark.rule("flamecraft/achievement.unlock-from-75")
@pytest.mark.parametrize(("rep", "asked"), [(0, False), (74, False), (75, True)])
def test_below_75_nothing_is_unlocked(rep: int, asked: bool) -> None:
    """The requirement is met all the same."""
    story = ended(full_of("bread", 6), rep=rep)
    assert story.view["solo"]["achievements"][0]["is_reached"] is True
    if asked:
        may_unlock(story, "half-a-dozen")
    else:
        story.is_done(winners=(OLIVER,), totals=(rep,))
        assert unlocked(story) == []


@pytest.mark.rule("flamecraft/achievement.unlock-from-75")
def test_coins_and_moon_dragons_help_to_reach_75() -> None:
    """70, 4 coins, and Todd for a single bread."""
    goods = ("4 coin 1 bread",)
    may_unlock(ended(full_of("bread", 6), rep=70, goods=goods, fancies=("todd",)), "half-a-dozen")
    ended(full_of("bread", 6), rep=70, goods=goods).is_done(winners=(OLIVER,), totals=(74,))


@pytest.mark.rule("flamecraft/achievement.unlock-one", "flamecraft/achievement.unlock-choose")
@pytest.mark.parametrize("rep", [75, 89])
def test_a_flamekeeper_unlocks_one_of_those_reached(rep: int) -> None:
    """Two are met: the choice is yours, and after it the game is over."""
    story = ended(full_of("bread", 6), rep=rep, scored=(f"{SEVEN} matches",))
    may_unlock(story, "half-a-dozen", "mistress-of-festivities")
    story.answers("unlock mistress-of-festivities").is_done(winners=(OLIVER,), totals=(rep,))
    assert unlocked(story) == ["mistress-of-festivities"]


@pytest.mark.rule("flamecraft/achievement.unlock-two", "flamecraft/achievement.unlock-choose")
def test_a_master_of_flame_unlocks_two_of_those_reached() -> None:
    """Three are met: the first is not offered again, and the third is left."""
    goods = ("9 coin",)
    story = ended(full_of("bread", 6), rep=81, scored=(f"{SEVEN} matches",), goods=goods)
    may_unlock(story, "half-a-dozen", "mistress-of-festivities", "lord-of-the-hoard")
    story.answers("unlock lord-of-the-hoard")
    may_unlock(story, "half-a-dozen", "mistress-of-festivities")
    story.answers("unlock half-a-dozen").is_done(winners=(OLIVER,), totals=(90,))
    assert unlocked(story) == ["half-a-dozen", "lord-of-the-hoard"]


@pytest.mark.rule("flamecraft/achievement.unlock-two")
def test_a_master_of_flame_may_be_content_with_one_or_none() -> None:
    story = ended(full_of("bread", 6), rep=90, scored=(f"{SEVEN} matches",))
    story.answers("unlock half-a-dozen")
    may_unlock(story, "mistress-of-festivities").answers(NOTHING)
    story.is_done(winners=(OLIVER,))
    assert unlocked(story) == ["half-a-dozen"]
    none = ended(full_of("bread", 6), rep=90).answers(NOTHING)
    none.is_done(winners=(OLIVER,))
    assert unlocked(none) == []


@pytest.mark.rule("flamecraft/achievement.unlock-requirement")
def test_only_what_is_reached_when_the_game_ends_can_be_unlocked() -> None:
    """A Master of Flame with six bread dragons, and five of meat."""
    town = "critical-rolls bread bread bread, draco-bell bread bread bread, sew-cute meat meat meat"
    story = ended(f"{town}, smith-mart meat meat -", rep=95)
    may_unlock(story, "half-a-dozen").refuses("unlock flavor-town", "")
    story.answers("unlock half-a-dozen").is_done(winners=(OLIVER,))
    none = ended(rep=120)
    none.is_done(winners=(OLIVER,))
    assert unlocked(none) == []


@pytest.mark.rule("flamecraft/achievement.unlock-later-games")
def test_what_you_unlock_changes_your_later_games() -> None:
    """The name it has now is the setting of the next game, where it is not unlocked again."""
    story = ended(full_of("meat", 6)).answers("unlock flavor-town")
    story.is_done(winners=(OLIVER,))
    assert decks(*unlocked(story)) != decks()
    agrees("flavor-town")
    later = ended(full_of("meat", 6), achievements=("flavor-town",), rep=95)
    later.is_done(winners=(OLIVER,), totals=(95,))
    assert unlocked(later) == ["flavor-town"]


@pytest.mark.rule("flamecraft/achievement.unlock-later-games")
def test_achievements_are_for_one_player() -> None:
    with pytest.raises(emberhall.BadSetting, match="achievements are for Solo Mode; leave that"):
        Story(seats=2, achievements=("flavor-town",))
    with pytest.raises(emberhall.BadSetting):
        Story(seats=1, achievements=("world-peace",))


@pytest.mark.rule("flamecraft/achievement.unlock-replace")
def test_an_exchanged_shop_leaves_the_deck() -> None:
    """Ten shops stay ten, and nothing else changes."""
    shops, first = decks("half-a-dozen", "glitter-bomb")[0], decks()[0]
    assert (len(first), len(shops)) == (10, 10)
    assert first - shops == {"drake-of-cakes", "tip-the-scales"}
    assert shops - first == {"la-petite-dragonne", "dragon-hoard-bank"}


@pytest.mark.rule("flamecraft/achievement.unlock-add")
def test_added_shops_and_fancies_make_the_decks_larger() -> None:
    """Green Thumb: two shops more and one fancy; Lord of the Hoard: two fancies more."""
    (shops, fancies), (first_shops, first_fancies) = (
        decks("green-thumb", "lord-of-the-hoard"),
        decks(),
    )
    assert (len(first_shops), len(shops)) == (10, 12)
    assert (len(first_fancies), len(fancies)) == (12, 15)
    assert first_shops < shops
    assert first_fancies < fancies


# The eleven


@pytest.mark.rule(
    "flamecraft/achievement.half-a-dozen",
    "flamecraft/achievement.green-thumb",
    "flamecraft/achievement.glitter-bomb",
    "flamecraft/achievement.heavy-metal",
    "flamecraft/achievement.brewmeister",
    "flamecraft/achievement.flavor-town",
)
@pytest.mark.parametrize(
    ("good", "achievement"),
    [
        ("bread", "half-a-dozen"),
        ("plant", "green-thumb"),
        ("crystal", "glitter-bomb"),
        ("iron", "heavy-metal"),
        ("potion", "brewmeister"),
        ("meat", "flavor-town"),
    ],
)
def test_six_dragons_of_a_type_in_town(good: str, achievement: str) -> None:
    """The sixth in the Park or in the hand does not count."""
    may_unlock(ended(full_of(good, 6)), achievement)
    short = ended(full_of(good, 5), park=good, hands=(good,))
    short.is_done(winners=(OLIVER,), totals=(75,))
    row = next(row for row in short.view["solo"]["achievements"] if row["card"] == achievement)
    assert (row["progress"], row["max"], row["is_reached"]) == (5, 6, False)
    agrees(achievement)


@pytest.mark.rule("flamecraft/achievement.master-of-markets")
def test_master_of_markets_has_twelve_shops_in_town() -> None:
    may_unlock(ended(a_town(*SHOPS)), "master-of-markets")
    ended(a_town(*SHOPS[:5])).is_done(winners=(OLIVER,))
    agrees("master-of-markets")


@pytest.mark.rule("flamecraft/achievement.mistress-of-festivities")
def test_mistress_of_festivities_has_fulfilled_eight_fancies() -> None:
    """A ninth one that was never scored is no help to seven."""
    may_unlock(ended(scored=(f"{SEVEN} matches",)), "mistress-of-festivities")
    short = ended(scored=(SEVEN,), fancies=("matches todd",), goods=("2 bread",))
    short.is_done(winners=(OLIVER,))
    agrees("mistress-of-festivities")


@pytest.mark.rule("flamecraft/achievement.thoroughly-enchanting")
def test_thoroughly_enchanting_are_four_shops_with_three_enchantments_each() -> None:
    """With two at the fourth, a third one elsewhere is no help."""
    three = [f"{STARTERS[good]} p-{good}-1 p-{good}-2 p-{good}-3" for good in list(STARTERS)[:4]]
    may_unlock(ended(enchanted=", ".join(three)), "thoroughly-enchanting")
    short = [*three[:3], "fragile-reptile p-crystal-1 p-crystal-2", "hello-nursery p-plant-1"]
    ended(enchanted=", ".join(short)).is_done(winners=(OLIVER,))
    agrees("thoroughly-enchanting")


@pytest.mark.rule("flamecraft/achievement.a-different-kind-of-magic")
def test_a_different_kind_of_magic_is_two_enchantments_of_each_icon() -> None:
    """Three of bread do not make up for a single one of potion."""
    two = {good: f"{shop} p-{good}-1 p-{good}-2" for good, shop in STARTERS.items()}
    may_unlock(ended(enchanted=", ".join(two.values())), "a-different-kind-of-magic")
    two |= {"bread": f"{two['bread']} p-bread-3", "potion": "potable-potions p-potion-1"}
    ended(enchanted=", ".join(two.values())).is_done(winners=(OLIVER,))
    agrees("a-different-kind-of-magic")


@pytest.mark.rule("flamecraft/achievement.lord-of-the-hoard")
def test_lord_of_the_hoard_turns_in_nine_coins() -> None:
    """They are turned in before the achievements are looked at, and count as reputation, too."""
    story = may_unlock(ended(goods=("9 coin",), rep=66), "lord-of-the-hoard")
    story.has(OLIVER, goods="", rep=75)
    ended(goods=("8 coin",), rep=70).is_done(winners=(OLIVER,), totals=(78,))
    agrees("lord-of-the-hoard")


def test_the_table_of_changes_names_all_eleven() -> None:
    story = Story(seats=1)
    assert {row["card"] for row in story.view["solo"]["achievements"]} == set(CHANGES)
