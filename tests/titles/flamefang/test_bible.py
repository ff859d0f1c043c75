"""The content as a whole: counts, maps, aspects, and what the texts name exists."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from emberhall.titles.flamefang.content import CardFace, Content
from emberhall.titles.flamefang.effects.grammar import Effect
from emberhall.titles.flamefang.things import ASPECTS
from titles.flamefang.story import ANN, BEN, Story, life

CHAPTERS = range(1, 9)


def content() -> Content:
    return Story().table.content


def cards(group: str) -> list[CardFace]:
    return [card for card in content().cards if card.group == group]


def of(dragon: str) -> list[CardFace]:
    """A dragon's eighteen cards."""
    printed = content()
    number = [row.id for row in printed.dragons].index(dragon)
    return [printed.cards[card] for card in printed.starting_cards(number)]


# Tiles and maps


@pytest.mark.rule("flamefang/card.tiles")
def test_three_tiles_give_each_resource() -> None:
    found = {tile["tile"]: tile["resource"] for tile in Story().view["tiles"]}
    assert found == {
        **dict.fromkeys(("cave", "peak", "quarry"), "stone"),
        **dict.fromkeys(("fortress", "village", "ruins"), "gold"),
        **dict.fromkeys(("forest", "lake", "pasture"), "meat"),
    }


@pytest.mark.rule("flamefang/card.tiles")
@pytest.mark.parametrize(
    ("tile", "hoard"),
    [
        ("cave", "1 stone"),
        ("peak", "1 stone"),
        ("quarry", "1 stone"),
        ("fortress", "1 gold"),
        ("village", "1 gold"),
        ("ruins", "1 gold"),
        ("forest", "1 meat"),
        ("lake", "1 meat"),
        ("pasture", "1 meat"),
    ],
)
def test_a_tile_gives_its_resource(tile: str, hoard: str) -> None:
    story = Story().given(at=(tile,), aspect=("hunt", "hunt"), hands=("raid",))
    story.plays("raid", "gather").has(ANN, hoard=hoard)


ADJACENT = {
    1: "2 4 5/1 3 5 6/2 6 7/1 5 8/1 2 4 6 8 9/2 3 5 7 9/3 6/4 5 9/5 6 8",
    2: "2 4/1 3 5/2 6/1 5 7/2 4 6 8/3 5 9/4 8/5 7 9/6 8",
    3: "2 4 5/1 3 5 6/2 6/1 5 7/1 2 4 6 7 8/2 3 5 8 9/4 5 8/5 6 7 9/6 8",
    4: "2 4/1 3 4 5/2 5 6/1 2 5/2 3 4 6 7/3 5 7 8/5 6 8 9/6 7 9/7 8",
    5: "2 4 5/1 5 6/4 7/1 3 5 7 8/1 2 4 6 8 9/2 5 9/3 4 8/4 5 7 9/5 6 8",
    6: "2 4 5/1 3 5 6/2 6/1 5 7/1 2 4 6 7 8/2 3 5 8 9/4 5 8/5 6 7 9/6 8",
    7: "2 4 5/1 3 5 6/2 6/1 5 7/1 2 4 6 7 8/2 3 5 8 9/4 5 8/5 6 7 9/6 8",
    8: "2 4 5/1 5 6/4/1 3 5 8/1 2 4 6 8 9/2 5 7 9/6/4 5 9/5 6 8",
}
"""For each slot of a chapter's map, the slots beside it."""
FAR = {1: 3, 2: 4, 3: 3, 4: 4, 5: 3, 7: 3, 8: 4}
"""From the Cave to the Fortress, where both have fixed places."""


@pytest.mark.rule("flamefang/card.tiles-in-play")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_all_nine_tiles_lie_side_by_side(chapter: int) -> None:
    tiles = Story(chapter=chapter).view["tiles"]
    ids = [tile["tile"] for tile in tiles]
    assert sorted(ids) == sorted(row.id for row in content().tiles)
    slots = {tile["id"]: str(slot + 1) for slot, tile in enumerate(tiles)}
    near = "/".join(" ".join(sorted(slots[name] for name in tile["near"])) for tile in tiles)
    assert near == ADJACENT[chapter]


@pytest.mark.rule("flamefang/card.tiles-in-play")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_tile_can_be_reached(chapter: int) -> None:
    table = Story(chapter=chapter).table
    distances = table.land.far[table.content.cave]
    assert min(distances) == 0
    if chapter in FAR:
        assert distances[table.content.tile_of["fortress"]] == FAR[chapter]


# Decks


@pytest.mark.rule("flamefang/card.starting-deck")
@pytest.mark.parametrize(
    ("dragon", "aspects"),
    [
        ("cinder", {"fight": 5, "flight": 3, "hunt": 3, "wild": 3}),
        ("gale", {"fight": 3, "flight": 5, "hunt": 3, "wild": 3}),
        ("bramble", {"fight": 3, "flight": 3, "hunt": 5, "wild": 3}),
        ("dusk", {"fight": 3, "flight": 3, "hunt": 3, "wild": 5}),
    ],
)
def test_a_starting_deck(dragon: str, aspects: dict[str, int]) -> None:
    deck = [card for card in of(dragon) if not card.hearts]
    assert (len(of(dragon)), len(deck)) == (18, 14)
    assert Counter(ASPECTS[card.aspect] for card in deck) == aspects
    grows = [card for card in deck if card.id == "grow"]
    assert [ASPECTS[card.aspect] for card in grows] == ["wild", "wild"]


STARTING = {
    "cinder": {
        "fight": "claw claw flamelick headbutt blood-up",
        "flight": "short-flight short-flight dive",
        "hunt": "snatch snatch raid",
        "wild": "roar grow grow",
    },
    "gale": {
        "fight": "talon talon gust",
        "flight": "glide glide updraft swoop tailwind",
        "hunt": "skim skim pluck",
        "wild": "second-wind grow grow",
    },
    "bramble": {
        "fight": "thornlash thornlash gore",
        "flight": "canopy-leap canopy-leap slink",
        "hunt": "forage forage feast cache ambush",
        "wild": "share-the-kill grow grow",
    },
    "dusk": {
        "fight": "shadow-bite shadow-bite backstab",
        "flight": "night-flight night-flight fade",
        "hunt": "pilfer pilfer lure",
        "wild": "mimic mimic dark-cunning grow grow",
    },
}


@pytest.mark.rule("flamefang/card.starting-deck", "flamefang/card.cinder", "flamefang/card.gale")
@pytest.mark.rule("flamefang/card.bramble", "flamefang/card.dusk")
@pytest.mark.parametrize("dragon", list(STARTING))
@pytest.mark.parametrize("aspect", ["fight", "flight", "hunt"])
def test_what_can_be_played_of_a_whole_starting_deck(dragon: str, aspect: str) -> None:
    """With all fourteen cards in hand: those of the aspect and the wild ones."""
    own = STARTING[dragon]
    story = Story(seats=1, dragons=(dragon,)).given(
        aspect=(aspect,), hands=(" ".join(own.values()),)
    )
    played = {key.removeprefix("play ") for key in story.question.options.keys if "play" in key}
    assert played == {*own[aspect].split(), *own["wild"].split()}
    deck = Counter(card.id for card in of(dragon) if not card.hearts)
    assert deck == Counter(" ".join(own.values()).split())


UPGRADES = {
    "fight": "rending-claws 2, tail-hammer 2, ember-spray 3, jaw-lock 3, coal-breath 3, "
    "savage-leap 3, trophy-taker 4, molten-roar 4, blood-frenzy 4, shieldbreaker 4, "
    "white-flame 5, wrath 6",
    "flight": "high-thermals 2, diving-talons 2, wingbeat 2, carry-the-clutch 3, cloud-road 3, "
    "harrier 3, sky-thief 3, slipstream 4, thunderhead 4, stoop 4, homing-star 4, skyborne-fury 6",
    "hunt": "keen-nose 2, stalk 2, stone-eater 2, deep-larder 3, pack-hunter 3, lick-wounds 3, "
    "gilded-tongue 3, feast-day 4, ambusher 4, open-hoard 4, quickening 5, apex 6",
    "wild": "instinct 3, iron-scales 4, brood-song 4, moulting 3, growth-spurt 3, shared-fire 4, "
    "unbound 5, emberglass-eye 4, heart-of-the-vale 6",
}


@pytest.mark.rule("flamefang/card.upgrades.fight", "flamefang/card.upgrades.flight")
@pytest.mark.rule("flamefang/card.upgrades.hunt", "flamefang/card.upgrades.wild")
@pytest.mark.parametrize("aspect", list(UPGRADES))
def test_upgrades_of_an_aspect_with_their_costs(aspect: str) -> None:
    found = [card for card in cards("upgrade") if ASPECTS[card.aspect] == aspect]
    assert ", ".join(f"{card.id} {card.cost}" for card in found) == UPGRADES[aspect]


@pytest.mark.rule("flamefang/card.upgrades")
def test_forty_five_upgrades_one_of_each() -> None:
    found = cards("upgrade")
    assert len(found) == 45
    assert {card.copies for card in found} == {1}
    assert Counter(ASPECTS[card.aspect] for card in found) == {
        **dict.fromkeys(("fight", "flight", "hunt"), 12),
        "wild": 9,
    }
    assert Counter(card.cost for card in found) == {2: 8, 3: 15, 4: 15, 5: 3, 6: 4}
    assert {card.id for card in found if card.hearts} == {"iron-scales", "emberglass-eye"}


TRAITS = {
    "quick-wings": "1 flight flight",
    "hot-blood": "1 fight fight",
    "sharp-eyes": "1 hunt hunt",
    "thick-skin": "1 life wild",
    "curious-mind": "1 grow wild",
    "storm-wings": "2 flight flight",
    "firestarter": "2 fight fight",
    "treasure-sense": "2 hunt hunt",
    "stone-heart": "2 life wild",
    "kindred": "2 any wild",
    "tempest": "3 flight flight",
    "inferno": "3 fight fight",
    "apex-hunter": "3 hunt hunt",
    "undying-ember": "3 life wild",
    "elder-voice": "3 grow wild",
}
"""Level, what it replaces, aspect."""


@pytest.mark.rule("flamefang/card.traits")
def test_fifteen_traits_five_of_each_level() -> None:
    found = {card.id: card for card in cards("trait")}
    told = {id: f"{c.level} {c.replaces} {ASPECTS[c.aspect]}" for id, c in found.items()}
    assert told == TRAITS


@pytest.mark.rule("flamefang/card.magic")
def test_fifteen_magic_tokens_one_of_each() -> None:
    story = Story(chapter=3)
    found = [*story.table.magic_open, *story.table.magic_pile]
    assert sorted(found) == list(range(15))


def test_thirty_nine_secret_cards() -> None:
    letters = Counter(row.letter[0] for row in content().secrets)
    assert letters == dict(zip("ABCDEFGHIJK", (3, 3, 3, 3, 2, 6, 3, 3, 2, 3, 8), strict=True))


# Texts


def every_effect() -> tuple[Effect, ...]:
    return content().effects


def test_every_tile_secret_and_boss_that_a_text_names_exists() -> None:
    printed = content()
    known = {*printed.secret_of, *printed.boss_of, "Amber"}
    for effect in every_effect():
        assert set(effect.tiles) <= set(printed.tile_of)
        assert set(effect.names) <= known
    for chapter in printed.chapters:
        for page in chapter.pages:
            assert set(page.goal.tiles) <= set(printed.tile_of)
            assert set(page.goal.names) <= known


def test_quest_tokens_never_exceed_eighteen() -> None:
    most = 0
    for chapter in content().chapters:
        for page in chapter.pages:
            counts = page.goal.counts or ((page.goal.count,) if page.goal.verb == "cargo" else ())
            most = max(most, sum(count[3] for count in counts))
    assert most == 15


def test_event_cards_of_a_chapter_add_up() -> None:
    totals = []
    for chapter in content().chapters:
        added = [re.findall(r"events (\d)", page.row.complete) for page in chapter.pages]
        totals.append(chapter.row.events + sum(int(number) for found in added for number in found))
    # The bible has 7, 6 and 7 for chapters 4, 6 and 8. Tuned by simulation, each starts with one
    # more (docs/flamefang-balance.md).
    assert totals == [9, 7, 7, 8, 7, 7, 8, 8]


def test_a_gain_with_an_empty_supply_gives_nothing() -> None:
    """Share the Kill has no meat to gain."""
    story = Story(dragons=("bramble", "gale")).given(
        aspect=("hunt", "hunt"), hands=("share-the-kill",), supply="19 stone 19 gold"
    )
    story.answers("play share-the-kill").has(ANN, hoard="", played="share-the-kill")
    assert story.question.seat == BEN


# Hearts

FELLED = "Cinder was defeated by the minions at the Forest"
ALL_LIFE = "ember-heart horned-brow red-pinions furnace-belly"
"""Hearts 2, 2, 1 and 1."""
LOSE_ANY = tuple(f"lose {card}" for card in ALL_LIFE.split())


def struck(minions: str, row: str = ALL_LIFE) -> Story:
    """A single Cinder suffers what these minions on her tile deal."""
    there = ", ".join(f"{minion} forest" for minion in minions.split())
    return Story(seats=1).given(begins="minion phase", at=("forest",), rows=(row,), minions=there)


def test_one_damage_costs_any_one_card() -> None:
    story = struck("wolf-1").is_asked(ANN, life(1), *LOSE_ANY)
    story.answers("lose ember-heart").has(ANN, row="horned-brow red-pinions furnace-belly")


def test_three_damage_cost_a_two_and_a_one_or_both_twos() -> None:
    story = struck("bear wolf-1").is_asked(ANN, life(3), *LOSE_ANY).answers("lose red-pinions")
    story.is_asked(ANN, life(2), "lose ember-heart", "lose horned-brow")
    story.answers("lose horned-brow").has(ANN, row="ember-heart furnace-belly")
    story = struck("bear wolf-1").answers("lose ember-heart")
    ones = ("lose red-pinions", "lose furnace-belly")
    story.is_asked(ANN, life(1), "lose horned-brow", *ones)
    story.answers("lose horned-brow").has(ANN, row="red-pinions furnace-belly")


def test_five_damage_cost_all_but_a_one() -> None:
    story = struck("bear bull wolf-1").is_asked(ANN, life(5), *LOSE_ANY)
    story.answers("lose red-pinions").has(ANN, row="furnace-belly")


def test_two_damage_to_a_two_and_a_one_cost_the_two() -> None:
    struck("bear", "ember-heart red-pinions").has(ANN, row="red-pinions")


@pytest.mark.parametrize(
    ("minions", "row"),
    [
        ("bear bull giant-pike", ALL_LIFE),
        ("bear wolf-1", "ember-heart horned-brow"),
        ("wolf-1", "ember-heart"),
    ],
    ids=["2+2+1+1 and 6", "2+2 and 3", "2 and 1"],
)
def test_too_much_damage_is_the_end(minions: str, row: str) -> None:
    struck(minions, row).is_lost(FELLED)


def test_a_ward_takes_a_share_of_one() -> None:
    story = Story(seats=1).given(
        begins="minion phase",
        at=("forest",),
        wards=(1,),
        rows=("ember-heart",),
        minions="wolf-1 forest",
    )
    story.has(ANN, row="ember-heart", ward=0)
