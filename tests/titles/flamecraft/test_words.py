"""What the game says: questions, options, events and refusals in words."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import emberhall
from emberhall.kernel.events import Event
from emberhall.kernel.wire import thing
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft import TITLE, dragon_events, end_events, events
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.gifts import NOBODY, EntryGift, GiftTo
from emberhall.titles.flamecraft.moves import gained, returned
from emberhall.titles.flamecraft.words import ENGLISH
from emberhall.titles.flamecraft.words.cards import (
    achievement_words,
    companion_words,
    enchantment_words,
    fancy_words,
    way_words,
)

from .story import GOODS, JAMES, NAMES, OLIVER, VIOLET, Story, a_town

LONGEST = 110
"""As many signs as fit on a line of the table with its key."""
SENTENCE = re.compile(r"[A-Z].*[^ .!]([.]|!)")
OPTION = re.compile(r"[A-Z0-9].*[^ .]")
QUESTION = re.compile(r"[A-Z].*\?( \(\d+ .+\))?")


def printed() -> Content:
    """The content that the title comes with."""
    return Story().table.content


CONTENT = printed()
RULES = {f"flamecraft/{rule.id}" for rule in emberhall.rules("flamecraft")}


def numbers(text: str) -> Counter[int]:
    """How often each number stands there."""
    return Counter(int(number) for number in re.findall(r"\d+", text))


def reads_well(game: emberhall.Game) -> None:
    """The open question is one, its rules exist, and its options are short and all different."""
    question = game.question
    assert question is not None
    assert QUESTION.fullmatch(question.words), question.words
    assert question.why
    assert set(question.why) <= RULES, (question.kind, question.why)
    texts = [option.words for option in question.options]
    for text in texts:
        assert OPTION.fullmatch(text), (question.kind, text)
        assert len(text) <= LONGEST, (question.kind, len(text), text)
    assert len(set(texts)) == len(texts), (question.kind, texts)


# Questions and options


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 1},
        {"seats": 1, "achievements": "all", "enchantments": "golden"},
        {"seats": 2},
        {"seats": 3, "enchantments": "golden", "companions": True},
        {"seats": 5, "companions": True, "shops": "random"},
    ],
    ids=str,
)
def test_every_option_of_random_play_reads_well(settings: dict[str, Any]) -> None:
    """A few hundred questions of each mode, answered by chance."""
    for seed in range(3):
        game = emberhall.new_game("flamecraft", seed=seed, **settings)
        chance = random.Random(seed)
        for _ in range(150):
            if game.question is None:
                break
            reads_well(game)
            game.answer(chance.randrange(len(game.question.options)))


@pytest.mark.parametrize("deck", ["purple", "golden"])
def test_every_cast_reads_well_also_with_bookmark(deck: str) -> None:
    """All cards of a deck at a wild shop, for somebody who can pay for all of them."""
    row = " ".join(card.id for card in CONTENT.enchantments if card.deck == deck)
    story = Story(enchantments=deck).given(
        a_town("maw-and-paws - - -"),
        row=row,
        goods=(" ".join(f"9 {good}" for good in GOODS),),
        companions=("bookmark",),
    )
    story.answers("visit maw-and-paws").offers(f"cast {deck[0]}-iron-3 with bookmark")
    assert len(story.question.options) == 1 + 2 * 18
    reads_well(story.game)


def test_every_fancy_reads_well_where_it_can_be_returned() -> None:
    """Talisman at the end of a game, for somebody who has all the others."""
    others = [card.id for card in CONTENT.fancies if card.id != "talisman"]
    story = Story().given(
        a_town(),
        scoring=True,
        fancies=(" ".join(["talisman", *others]),),
        goods=(" ".join(f"7 {good}" for good in GOODS),),
    )
    story.offers("return gemma", "return pocus", "return nothing")
    assert len(story.question.options) == len(others) + 1
    reads_well(story.game)


def test_every_fancy_reads_well_where_it_can_be_kept() -> None:
    for fancy in range(len(CONTENT.fancies)):
        text = fancy_words(CONTENT, fancy)
        assert OPTION.fullmatch(text), text
        reveal = "Reveal " if CONTENT.is_sun[fancy] else ""
        assert len(f"{reveal}{text}") <= LONGEST, text
    texts = {fancy_words(CONTENT, fancy) for fancy in range(len(CONTENT.fancies))}
    assert len(texts) == 36


def test_visiting_and_gathering_in_words() -> None:
    """What a shop brings, and the price of coming in."""
    story = Story(seats=3).given(
        a_town("wishing-well - - -", "sew-cute bread - -", "maw-and-paws - - -"),
        at=("", "draco-bell", "draco-bell"),
        goods=("2 bread",),
        enchanted="draco-bell p-meat-1, maw-and-paws p-iron-1",
        row="p-meat-2",
    )
    story.describes("visit critical-rolls", "Critical Rolls: 2 bread")
    story.describes("visit draco-bell", "Draco Bell: 3 meat, for 2 goods or coins")
    story.describes("visit wishing-well", "Wishing Well: 3 coins")
    story.describes("visit sew-cute", "Sew Cute: 1 bread and 1 artisan")
    story.describes("visit maw-and-paws", "Maw & Paw's: 1 iron and 1 good of choice")
    story.answers("visit draco-bell").has(OLIVER, goods="3 meat").has(VIOLET, goods="1 bread")


def test_an_enchantment_in_words() -> None:
    """Cost, reward, sets and crossed-out coins."""
    words = {row.id: enchantment_words(CONTENT, n) for n, row in enumerate(CONTENT.enchantments)}
    assert words["p-plant-2"] == (
        "Root Cellar (plant): 3 bread, 1 crystal and 1 plant for 4 reputation and an artisan"
    )
    assert (
        words["g-bread-2"] == "Black Pan (bread): 4 iron and 2 potion (no coins) for 8 reputation"
    )
    assert words["g-meat-3"] == (
        "Garden Grill (meat): 2 meat, 2 iron and 3 plant for 6 reputation and 2 coins"
    )
    assert words["g-iron-1"] == (
        "Endless Chain (iron): 1 crystal and 1 potion for 2 reputation a set after the first"
    )


def test_placing_in_words() -> None:
    """The slot, what it brings, and whether that fills the shop."""
    story = Story().given(a_town("wishing-well - meat -"), hands=("bread iron",))
    story.gathers_at("wishing-well")
    story.describes("place iron on wishing-well 1", "An iron dragon on slot 1: a fancy")
    story.describes("place bread on wishing-well 3", "A bread dragon on slot 3: 1 coin")
    story.describes("place nothing", "Place no dragon").answers("place bread on wishing-well 3")
    full = Story().given(a_town("wishing-well bread meat -"), hands=("bread",))
    full.gathers_at("wishing-well")
    full.describes(
        "place bread on wishing-well 3", "A bread dragon on slot 3: 1 coin, and fills it"
    )


def test_firing_up_in_words() -> None:
    """Each type says what it does."""
    story = Story().given(a_town("bizarre-bazaar bread meat iron"), row="p-bread-1")
    story.gathers_at("bizarre-bazaar").answers("gain bread")
    story.describes("fire bizarre-bazaar 1", "Loaf (bread): draw an artisan")
    story.describes("fire bizarre-bazaar 2", "Hot Dog (meat): place a dragon anywhere in Town")
    story.describes("fire bizarre-bazaar 3", "Flint (iron): gain 2 of one good here")
    story.describes("fire nothing", "Fire up no dragon").answers("fire nothing")
    other = Story().given(a_town("bizarre-bazaar crystal plant potion"))
    other.gathers_at("bizarre-bazaar").answers("gain bread")
    other.describes("fire bizarre-bazaar 1", "Frostfire (crystal): gain 3 different goods")
    other.describes("fire bizarre-bazaar 2", "Blossom (plant): gift a good for 2 reputation")
    other.describes(
        "fire bizarre-bazaar 3",
        "Elderberry (potion): swap with any dragon in Town and fire that up",
    )


def test_after_a_dragon_has_been_fired_up_one_stops_and_does_not_abstain() -> None:
    """Enchanting fires up any number: whoever has begun fires up no more."""
    story = Story().given(
        "hello-nursery plant crystal -, critical-rolls bread - -",
        row="p-plant-1",
        goods=("1 plant 1 potion 1 bread 1 iron",),
    )
    story.answers("visit hello-nursery", "cast p-plant-1")
    story.describes("fire nothing", "Fire up no dragon").answers("fire hello-nursery 2")
    story.answers("gain bread meat iron").offers("fire hello-nursery 1")
    story.describes("fire nothing", "Fire up no more")


def test_the_way_to_a_question_names_what_is_going_on_and_not_what_comes_later() -> None:
    story = Story().given(a_town("sew-cute - - -"), hands=("iron",), park="bread iron")
    story.answers("visit sew-cute")
    assert story.question.words == "Which artisan dragon do you draw?"
    assert story.game.path() == ("Gathering", "Drawing an artisan dragon")
    story.answers("draw park 1")
    assert story.question.words == "Which dragon do you place at Sew Cute?"
    assert story.game.path() == ("Gathering",)
    story.answers("place bread on sew-cute 1")
    assert story.question.words == "Which dragon do you fire up?"
    assert story.game.path() == ("Gathering", "Firing up")
    story.answers("fire nothing")
    assert story.question.words == "Do you use the ability of Sew Cute?"
    assert story.game.path() == ("Gathering",)


@pytest.mark.parametrize("seed", range(5))
def test_every_part_of_the_way_has_words(seed: int) -> None:
    seats, luck = 1 + seed, random.Random(seed)
    game = emberhall.new_game("flamecraft", seats=seats, seed=seed, companions=seats > 1)
    while (question := game.question) is not None:
        prompt = game.prompt(question.seat)
        assert prompt is not None
        assert all(part["words"] for part in prompt["path"]), question.kind
        game.answer(luck.randrange(game.choices))


# Cards


@pytest.mark.parametrize("fancy", range(len(CONTENT.fancies)), ids=CONTENT.fancy_ids)
def test_the_words_of_a_fancy_have_its_numbers(fancy: int) -> None:
    row, text = CONTENT.fancies[fancy], fancy_words(CONTENT, fancy)
    assert text.startswith(f"{row.name} ({row.time}): ")
    assert numbers(text) >= Counter(n for n in (row.count, row.rep, row.most, row.limit) if n)
    if row.type:
        assert f" {row.type} " in text
    if row.reward != "none":
        assert text.endswith({"1 coin": " and 1 coin", "1 fancy": " and a fancy"}[row.reward])


@pytest.mark.parametrize(
    ("companion", "phrase"),
    [
        ("bookmark", "as you cast, up to 2 goods of the cost come from the piles"),
        ("bonfire", "fire up any dragons of the Park"),
        ("encore", "use the ability of the shop you gather at twice"),
        ("chainspark", "after a fired dragon placed one, fire up any dragons at that shop"),
        ("ribbon", "when a new shop opens, take another turn there"),
        ("penny", "pay any number of coins for 2 goods of choice each"),
        ("showstopper", "score any of your fancies, even one already scored"),
    ],
)
def test_a_companion_in_words(companion: str, phrase: str) -> None:
    ids = [row.id for row in CONTENT.companions]
    assert len(ids) == 7
    text = companion_words(CONTENT, ids.index(companion))
    assert text == f"{companion.capitalize()}: {phrase}"


ABILITIES = {
    "drake-of-cakes": ("2 2",),
    "la-petite-dragonne": ("",),
    "guilty-treasures": ("1", "1 4"),
    "fogo-de-char": ("2",),
    "full-plate-buffet": ("1 1 1", "1 2 2 2"),
    "pizza-coven": ("1 5",),
    "gnome-depot": ("8 10",),
    "saving-throw": ("3",),
    "the-savage-beat": ("1",),
    "tip-the-scales": ("1",),
    "dragon-hoard-bank": ("3 4", "3 5"),
    "touch-o-glass": ("3",),
    "oh-my-gourd": ("1", "1 2"),
    "hedges-and-henges": ("3 2",),
    "sage-of-sage": ("3",),
    "funky-brewsters": ("",),
    "spellfire-springs": ("",),
    "draconic-tonic": ("",),
    "bizarre-bazaar": ("",),
    "eternal-flame": ("",),
    "flagons-and-dragons": ("1",),
    "maw-and-paws": ("1",),
    "nunyas-beeswax": ("", "1"),
    "scale-mail-post": ("2 2",),
    "sew-cute": ("1",),
    "draggin-tail-roost": ("",),
    "wishing-well": ("2",),
    "dragon-alley": ("2", ""),
}
"""The numbers of each ability, way by way, as the catalogue has them."""


@pytest.mark.parametrize("shop", ABILITIES)
def test_the_words_of_an_ability_have_its_numbers(shop: str) -> None:
    row = CONTENT.shops[CONTENT.shop_ids.index(shop)]
    texts = [way_words(CONTENT, way) for way in row.ability]
    assert len(texts) == len(ABILITIES[shop])
    for text, wanted in zip(texts, ABILITIES[shop], strict=True):
        assert OPTION.fullmatch(text), text
        assert len(text) <= LONGEST
        assert numbers(text) >= numbers(wanted), text


def test_every_shop_with_an_ability_has_its_words() -> None:
    able = {row.id for row in CONTENT.shops if row.ability}
    assert able == set(ABILITIES)
    assert {row.id for row in CONTENT.shops} - able == {row.id for row in CONTENT.starters}


@pytest.mark.parametrize(
    ("achievement", "words"),
    [
        ("half-a-dozen", "Half a Dozen: 6 bread dragons in Town"),
        ("green-thumb", "Green Thumb: 6 plant dragons in Town"),
        ("glitter-bomb", "Glitter Bomb: 6 crystal dragons in Town"),
        ("heavy-metal", "Heavy Metal: 6 iron dragons in Town"),
        ("brewmeister", "Brewmeister: 6 potion dragons in Town"),
        ("flavor-town", "Flavor Town: 6 meat dragons in Town"),
        ("master-of-markets", "Master of Markets: 12 shops in Town"),
        ("mistress-of-festivities", "Mistress of Festivities: 8 fancies scored"),
        ("thoroughly-enchanting", "Thoroughly Enchanting: 4 shops with 3 enchantments each"),
        (
            "a-different-kind-of-magic",
            "A Different Kind of Magic: 2 enchantments of each icon in Town",
        ),
        ("lord-of-the-hoard", "Lord of the Hoard: 9 coins turned in"),
    ],
)
def test_an_achievement_in_words(achievement: str, words: str) -> None:
    ids = [row.id for row in CONTENT.achievements]
    assert len(ids) == 11
    assert achievement_words(CONTENT, ids.index(achievement)) == words


# Events

LOAF, FLINT, MOCHA = (thing("dragon", name) for name in ("bread-2", "iron-2", "potion-1"))
OH_MY_GOURD = thing("shop", "oh-my-gourd")
DRACO_BELL, SEW_CUTE = thing("shop", "draco-bell"), thing("shop", "sew-cute")
ETERNAL_FLAME = thing("shop", "eternal-flame")
OVEN_SIGIL, SMOKE_RING = thing("enchantment", "p-bread-2"), thing("enchantment", "p-meat-1")
ANVIL_SONG = thing("enchantment", "p-iron-1")
PENNY = thing("companion", "penny")

TOLD: list[tuple[Event, str]] = [
    (
        events.TownSetUp((DRACO_BELL, SEW_CUTE), VIOLET),
        "The town opens its 2 shops: Violet begins.",
    ),
    (events.TokenChosen(OLIVER, "iron"), "Oliver plays the iron token."),
    (events.CompanionDealt(VIOLET, PENNY), "Violet is joined by Penny."),
    (dragon_events.FancyKept(OLIVER, "todd"), "Oliver keeps Todd."),
    (dragon_events.CardsDealt(OLIVER), ""),
    (events.TurnBegan(OLIVER), ""),
    (dragon_events.ArtisanTakenBack(OLIVER, LOAF), ""),
    (events.ShopVisited(JAMES, DRACO_BELL), "James visits Draco Bell."),
    (events.ShopVisited(JAMES, OH_MY_GOURD), "James visits Oh My Gourd!"),
    (events.GoodGiven(OLIVER, JAMES, "meat"), "Oliver gives 1 meat to James."),
    (events.GoodGiven(OLIVER, None, "meat"), "Oliver gives 1 meat back to the piles."),
    (
        events.GoodsGained(OLIVER, moves=gained(CONTENT, OLIVER, (2, 0, 1, 0, 0, 0, 2))),
        "Oliver gains 2 bread, 1 iron and 2 coins.",
    ),
    (
        events.GoodsSpent(OLIVER, moves=returned(CONTENT, OLIVER, (0, 0, 3, 0, 0, 0, 1))),
        "Oliver pays 3 iron and 1 coin.",
    ),
    (
        events.GoodsOverLimit(OLIVER, moves=returned(CONTENT, OLIVER, (0, 2))),
        "Oliver returns 2 meat.",
    ),
    (events.ReputationGained(OLIVER, 4), "Oliver gains 4 reputation."),
    (events.ReputationLost(OLIVER, 3), "Oliver loses 3 reputation."),
    (dragon_events.ArtisanDrawn(OLIVER, LOAF), "Oliver draws Loaf (bread)."),
    (dragon_events.ArtisanTaken(OLIVER, LOAF), "Oliver takes Loaf (bread) from the Park."),
    (dragon_events.ArtisanShown(OLIVER, LOAF), "Oliver shows Loaf (bread)."),
    (dragon_events.ArtisanGiven(OLIVER, VIOLET, LOAF), "Oliver gives Loaf to Violet."),
    (dragon_events.ArtisanGiven(OLIVER, None, LOAF), "Oliver gives Loaf to the deck."),
    (
        dragon_events.ArtisanReplaced(OLIVER, LOAF, FLINT),
        "Oliver takes Loaf; Flint comes in its place.",
    ),
    (
        dragon_events.ArtisanPlaced(OLIVER, LOAF, DRACO_BELL, thing("slot", "draco-bell", 3)),
        "Oliver places Loaf (bread) at Draco Bell.",
    ),
    (events.ShopFilled(OLIVER, DRACO_BELL), "Oliver has filled the shop."),
    (events.ShopDrawn(OLIVER), "A new shop comes to Town, facedown."),
    (events.ShopRevealed(SEW_CUTE), "Sew Cute opens."),
    (
        dragon_events.PreFilled(LOAF, ETERNAL_FLAME, thing("slot", "eternal-flame", 1)),
        "Loaf (bread) is at home at Eternal Flame.",
    ),
    (
        dragon_events.FiredUp(OLIVER, LOAF, thing("slot", "sew-cute", 1)),
        "Oliver fires up Loaf (bread).",
    ),
    (dragon_events.NoDragonFits(OLIVER), "Oliver has no dragon that fits an empty slot."),
    (dragon_events.PocusInstead(OLIVER, LOAF), "Oliver lets Loaf do a trick for Pocus."),
    (
        dragon_events.DragonsSwapped(OLIVER, MOCHA, LOAF, DRACO_BELL),
        "Oliver swaps Mocha with Loaf of Draco Bell.",
    ),
    (dragon_events.ParkFed(OLIVER, "bread", LOAF), "Oliver puts 1 bread on Loaf."),
    (events.AbilityUsed(OLIVER, SEW_CUTE), "Oliver uses the ability of Sew Cute."),
    (events.CoinFlipped(OLIVER, True), "Oliver flips a coin: heads."),
    (events.CoinFlipped(OLIVER, False), "Oliver flips a coin: tails."),
    (events.CoinsLeft(OLIVER, 2), "Oliver leaves 2 coins and takes another turn."),
    (events.CoinsTaken(OLIVER, 4), "Oliver takes 4 coins from the alley."),
    (
        events.EnchantmentCast(OLIVER, OVEN_SIGIL, SEW_CUTE),
        "Oliver casts Oven Sigil at Sew Cute.",
    ),
    (events.EnchantmentReserved(OLIVER, OVEN_SIGIL), "Oliver reserves Oven Sigil."),
    (dragon_events.FancyDrawn(OLIVER, "todd"), "Oliver draws Todd."),
    (dragon_events.FancyGiven(OLIVER, VIOLET, "todd"), "Oliver gives Todd to Violet."),
    (dragon_events.FancyGiven(OLIVER, None, "todd"), "Oliver gives Todd to the deck."),
    (dragon_events.FancyRevealed(OLIVER, "todd"), "Oliver reveals Todd."),
    (
        dragon_events.ArtisansReturned(OLIVER, 2, "iron"),
        "Oliver returns 2 iron dragons to the deck.",
    ),
    (dragon_events.FanciesReturned(OLIVER, "todd"), "Oliver returns Todd to the deck."),
    (events.CompanionUsed(OLIVER, PENNY), "Oliver calls on Penny."),
    (dragon_events.DragonReturned(OLIVER, LOAF), "Oliver returns Loaf to the deck."),
    (dragon_events.ArtisansRevealed((LOAF,)), "Loaf comes to the Park."),
    (dragon_events.ArtisansRevealed((LOAF, FLINT)), "Loaf and Flint come to the Park."),
    (events.EnchantmentsRevealed((OVEN_SIGIL,)), "Oven Sigil joins the row."),
    (
        events.EnchantmentsRevealed((OVEN_SIGIL, SMOKE_RING, ANVIL_SONG)),
        "Oven Sigil, Smoke Ring and Anvil Song join the row.",
    ),
    (
        end_events.EndTriggered(OLIVER, "artisan", False),
        "The last artisan has left the deck: one final turn each.",
    ),
    (
        end_events.EndTriggered(OLIVER, "enchantment", False),
        "The last enchantment has left the deck: one final turn each.",
    ),
    (
        end_events.EndTriggered(OLIVER, "stall", False),
        "Neither deck has shrunk for 10 rounds: by a house rule of ours, one final turn each.",
    ),
    (
        end_events.EndTriggered(OLIVER, "artisan", True),
        "The last artisan has left the deck: one more turn.",
    ),
    (
        end_events.EndTriggered(OLIVER, "enchantment", True),
        "The last enchantment has left the deck: one more turn.",
    ),
    (
        end_events.EndTriggered(OLIVER, "stall", True),
        "Neither deck has shrunk for 10 turns: by a house rule of ours, one more turn.",
    ),
    (
        end_events.NonPlayerPlaced(LOAF, DRACO_BELL, thing("slot", "draco-bell", 2)),
        "Loaf (bread) settles at Draco Bell.",
    ),
    (
        end_events.NonPlayerSkipped("bread-2"),
        "Loaf (bread) finds no slot and goes back to the deck.",
    ),
    (end_events.NonPlayerMoved("iron", DRACO_BELL), "The iron token moves to Draco Bell."),
    (end_events.NonPlayerCast(OVEN_SIGIL, SEW_CUTE), "Oven Sigil comes to Sew Cute."),
    (end_events.MoonsRevealed(OLIVER), ""),
    (end_events.ScoringBegan(), "The last turn is over: coins and moon dragons are counted."),
    (end_events.CoinsTurnedIn(OLIVER, 1), "Oliver turns in 1 coin for 1 reputation."),
    (end_events.CoinsTurnedIn(OLIVER, 3), "Oliver turns in 3 coins for 3 reputation."),
    (end_events.MoonScored(OLIVER, "todd", 2), "Oliver reveals Todd: 2 reputation."),
    (
        end_events.AchievementUnlocked(thing("achievement", "brewmeister")),
        "Achievement unlocked: Brewmeister.",
    ),
    (end_events.GameEnded((VIOLET,)), "Violet wins the game."),
    (end_events.GameEnded((OLIVER, VIOLET)), "Oliver and Violet win the game."),
    (
        end_events.SoloEnded(OLIVER, "flamekeeper", 75),
        "Oliver ends as a Flamekeeper with 75 reputation.",
    ),
]


@pytest.mark.parametrize(("event", "words"), TOLD, ids=[type(event).__name__ for event, _ in TOLD])
def test_an_event_is_a_sentence_or_nothing(event: Event, words: str) -> None:
    assert ENGLISH.event(event, CONTENT, Listener(NAMES)) == words
    assert not words or SENTENCE.fullmatch(words)


SPOKEN: list[tuple[Event, str]] = [
    (events.TownSetUp((DRACO_BELL,), OLIVER), "The town opens its 1 shop: you begin."),
    (events.CompanionDealt(OLIVER, PENNY), "You are joined by Penny."),
    (events.ShopFilled(OLIVER, DRACO_BELL), "You have filled the shop."),
    (dragon_events.ArtisanShown(OLIVER, LOAF), "You show Loaf (bread)."),
    (events.ReputationLost(OLIVER, 3), "You lose 3 reputation."),
    (events.GoodGiven(OLIVER, JAMES, "meat"), "You give 1 meat to James."),
    (events.GoodGiven(JAMES, OLIVER, "meat"), "James gives 1 meat to you."),
    (dragon_events.ArtisanGiven(VIOLET, OLIVER, LOAF), "Violet gives Loaf to you."),
    (dragon_events.FancyGiven(VIOLET, OLIVER, "todd"), "Violet gives Todd to you."),
    (events.CoinsLeft(OLIVER, 2), "You leave 2 coins and take another turn."),
    (
        dragon_events.DragonsSwapped(OLIVER, MOCHA, LOAF, SEW_CUTE),
        "You swap Mocha with Loaf of Sew Cute.",
    ),
    (end_events.CoinsTurnedIn(OLIVER, 3), "You turn in 3 coins for 3 reputation."),
    (end_events.GameEnded((OLIVER,)), "You win the game."),
    (end_events.GameEnded((OLIVER, VIOLET)), "You and Violet win the game."),
    (
        end_events.SoloEnded(OLIVER, "flamekeeper", 75),
        "You end as a Flamekeeper with 75 reputation.",
    ),
]


@pytest.mark.parametrize(("event", "words"), SPOKEN)
def test_whoever_did_it_is_spoken_to(event: Event, words: str) -> None:
    assert ENGLISH.event(event, CONTENT, Listener(NAMES, OLIVER)) == words


def test_others_are_called_by_their_names() -> None:
    """In questions and in options, as far as the listener knows them."""
    game = emberhall.new_game("flamecraft", seats=3, seed=1, names=["Ann", "Ben", "Cem"])
    to = Listener(game.names, OLIVER)
    assert ENGLISH.question(EntryGift(2), CONTENT, to) == "What do you give Cem for coming in?"
    table = Story().table
    assert ENGLISH.option(GiftTo(0, 2), table, 1, to) == "To Ben"
    assert ENGLISH.option(GiftTo(0, 2), table, NOBODY, to) == "To nobody: it goes back"


def test_lines_of_the_score_have_names() -> None:
    lines = ("in-play", "coins", "fancy:todd")
    assert [ENGLISH.line(line, CONTENT) for line in lines] == ["in play", "coins", "Todd"]


def test_every_event_is_told_here() -> None:
    assert set(TITLE.events.values()) == {type(event) for event, _ in TOLD}


@pytest.mark.parametrize(
    ("event", "knows", "words"),
    [
        (dragon_events.FancyKept(OLIVER, "todd"), (0,), "Oliver keeps a fancy dragon."),
        (dragon_events.FancyDrawn(OLIVER, "todd"), (0,), "Oliver draws a fancy dragon."),
        (
            dragon_events.FancyGiven(OLIVER, VIOLET, "todd"),
            (0, 1),
            "Oliver gives a fancy dragon to Violet.",
        ),
        (dragon_events.ArtisanDrawn(OLIVER, LOAF), (0,), "Oliver draws an artisan dragon."),
        (
            dragon_events.DragonReturned(OLIVER, LOAF),
            (0,),
            "Oliver returns a dragon to the deck.",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else None,
)
def test_who_may_not_know_hears_a_sentence_without_the_name(
    event: Event, knows: tuple[int, ...], words: str
) -> None:
    for viewer in (OLIVER, VIOLET, JAMES, None):
        seen = event.seen_by(viewer)
        assert seen is not None
        if viewer in knows:
            assert seen == event
        else:
            assert ENGLISH.event(seen, CONTENT, Listener(NAMES, viewer)) == words
            assert not {"todd", LOAF} & {*vars(seen).values()}


@pytest.mark.parametrize("seats", [1, 3])
def test_all_that_is_told_in_a_game_is_sentences(seats: int) -> None:
    """To every seat and to those who watch."""
    game = emberhall.new_game("flamecraft", seats=seats, seed=4, companions=seats > 1)
    chance = random.Random(4)
    for _ in range(200):
        if game.question is not None:
            game.answer(chance.randrange(len(game.question.options)))
    for viewer in (*range(seats), None):
        told = game.tell(game.events(viewer), viewer)
        assert len(told) > 100
        assert not [words for words in told if not SENTENCE.fullmatch(words)]


# Refusals


def test_a_shop_that_cannot_be_visited_is_refused_with_the_reason() -> None:
    story = Story().given(a_town(), at=("smith-mart", "draco-bell"))
    story.refuses("visit smith-mart", "you must go to another shop than on your last turn")
    story.refuses("visit draco-bell", "you have not enough to give one thing to everybody there")
    story.refuses("visit sew-cute", "no such shop is open in Town").refuses("dance", "")


def test_a_cast_that_cannot_be_is_refused_with_the_reason() -> None:
    story = Story().given(
        a_town(),
        row="p-plant-1 p-plant-2 p-iron-1",
        goods=("1 plant 1 potion 1 bread 1 iron",),
        reserved=("", "p-plant-3"),
    )
    story.answers("visit hello-nursery").offers("cast p-plant-1")
    story.refuses("cast p-plant-2", "you cannot pay its cost")
    story.refuses("cast p-iron-1", "its icon is not the shop's")
    not_there = "that enchantment is neither in the row nor reserved by you"
    story.refuses("cast p-plant-3", not_there).refuses("cast nonsense", "")


def test_a_placement_that_cannot_be_is_refused_with_the_reason() -> None:
    story = Story().given(a_town(), hands=("iron plant",)).answers("visit critical-rolls")
    story.refuses("place bread on critical-rolls 2", "you have no bread dragon in your hand")
    story.refuses("place iron on critical-rolls 1", "that slot is not empty")
    story.refuses("place iron on critical-rolls 3", "that slot takes no iron dragon")
    story.refuses("place iron on the-moon 1", "").refuses("dance", "")


def test_a_fancy_that_cannot_be_revealed_is_refused_with_the_reason() -> None:
    story = Story().given(a_town(), fancies=("taylor todd",), scored=("dazzle",))
    story.refuses("reveal taylor", "its goal is not met now")
    story.refuses("reveal todd", "a moon dragon waits for the end of the game")
    story.refuses("reveal dazzle", "a sun dragon is scored once in a game")
    story.refuses("reveal bubu", "you do not have that fancy dragon").refuses("reveal rex", "")
