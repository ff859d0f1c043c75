"""What is in the box."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

import emberhall
from emberhall.titles.flamefang import TITLE
from emberhall.titles.flamefang.content import Content
from titles.flamefang.story import ANN, BEN, CLEO, DAN, WHICH_ASPECT, WHICH_STUN, Story

PLAYERS = (ANN, BEN, CLEO, DAN)
ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
TILES = ("cave", "fortress", "village", "ruins", "forest", "lake", "pasture", "peak", "quarry")

STARTING = {
    "cinder": "ember-heart horned-brow red-pinions furnace-belly claw claw flamelick headbutt "
    "blood-up short-flight short-flight dive snatch snatch raid roar",
    "gale": "storm-heart hollow-bones sky-crest wide-wings glide glide updraft swoop tailwind "
    "talon talon gust skim skim pluck second-wind",
    "bramble": "root-heart bark-hide moss-back patient-jaw forage forage feast cache ambush "
    "thornlash thornlash gore canopy-leap canopy-leap slink share-the-kill",
    "dusk": "hidden-heart night-scales soft-wings quick-claws shadow-bite shadow-bite backstab "
    "night-flight night-flight fade pilfer pilfer lure mimic mimic dark-cunning",
}
"""Each dragon's own sixteen cards; two Grow come besides."""

UPGRADES = {
    2: "rending-claws tail-hammer high-thermals diving-talons wingbeat keen-nose stalk stone-eater",
    3: "ember-spray jaw-lock coal-breath savage-leap carry-the-clutch cloud-road harrier sky-thief "
    "deep-larder pack-hunter lick-wounds gilded-tongue instinct moulting growth-spurt",
    4: "trophy-taker molten-roar blood-frenzy shieldbreaker slipstream thunderhead stoop "
    "homing-star feast-day ambusher open-hoard iron-scales brood-song shared-fire emberglass-eye",
    5: "white-flame quickening unbound",
    6: "wrath skyborne-fury apex heart-of-the-vale",
}
"""By their cost."""

CONDITIONS = {
    "scorched": (2, "wound"),
    "winded": (2, "strain"),
    "spilled-hoard": (1, "strain"),
    "close-call": (1, "strain"),
    "netted-wing": (2, "snare"),
    "burr": (1, "snare"),
    "rage": (2, "fear"),
    "dazed": (1, "fear"),
    "bleeding": (2, "wound"),
    "hunted": (2, "fear"),
    "goaded": (2, "fear"),
}
"""Copies, and the tag at the foot."""

TRAITS = {
    1: "quick-wings hot-blood sharp-eyes thick-skin curious-mind",
    2: "storm-wings firestarter treasure-sense stone-heart kindred",
    3: "tempest inferno apex-hunter undying-ember elder-voice",
}

SPANS = ((1, 7), (8, 14), (15, 21), (22, 28), (29, 35), (36, 43), (44, 51), (52, 59))
"""The story cards of the eight chapters."""


def printed() -> Content:
    return Story().table.content


def box(prefix: str, seats: int = 2, chapter: int = 1) -> dict[str, int]:
    """How many there are of each thing of this kind, wherever it lies."""
    found = Story(seats=seats, chapter=chapter).in_the_box()
    return {
        id.removeprefix(f"{prefix} "): count
        for id, count in found.items()
        if id.startswith(f"{prefix} ")
    }


@pytest.mark.rule("flamefang/contents.players")
def test_one_to_four_can_play() -> None:
    """Introduction."""
    for seats in (1, 2, 3, 4):
        assert len(Story(seats=seats).view["seats"]) == seats
    for seats in (0, 5):
        with pytest.raises(emberhall.BadSetting) as refused:
            emberhall.new_game("flamefang", seats=seats)
        assert str(refused.value) == f"Flame & Fang is for 1 to 4 seats, not {seats}"


@pytest.mark.rule("flamefang/contents.location-tiles")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_nine_tiles_make_the_map_of_every_chapter(chapter: int) -> None:
    """Components; content bible 3."""
    tiles = Story(chapter=chapter).view["tiles"]
    assert sorted(tile["tile"] for tile in tiles) == sorted(TILES)
    assert len({(tile["row"], tile["x"]) for tile in tiles}) == 9


@pytest.mark.rule("flamefang/contents.player-boards")
@pytest.mark.parametrize(
    ("seat", "dragon", "color", "spaces"),
    [
        (ANN, "cinder", "red", 3),
        (BEN, "gale", "blue", 3),
        (CLEO, "bramble", "green", 4),
        (DAN, "dusk", "violet", 3),
    ],
)
def test_each_dragon_has_a_board_with_hoard_spaces(
    seat: int, dragon: str, color: str, spaces: int
) -> None:
    """Components; content bible 4: without life cards only the board holds anything."""
    story = Story(seats=4).given(rows=("", "", "", ""))
    own = story.view["seats"][seat]
    seen = own["dragon"]
    assert (seen["dragon"], seen["color"], own["room"]) == (dragon, color, spaces)


@pytest.mark.rule("flamefang/contents.dragon-figures")
def test_four_figures_stand_where_their_players_put_them() -> None:
    """Components."""
    story = Story(seats=4).given(at=("forest", "peak", "forest", "lake"))
    story.shows("forest", dragons=(ANN, CLEO)).shows("peak", dragons=(BEN,))
    story.shows("lake", dragons=(DAN,)).shows("cave", dragons=())


@pytest.mark.rule("flamefang/contents.amber-figure")
def test_amber_has_a_figure_that_is_nobodys() -> None:
    """Components: it stands apart from the players' dragons."""
    story = Story().given(at=("cave", "cave"), amber="forest 1")
    amber = story.view["amber"]
    assert (amber["at"], amber["hearts"]) == ("tile:forest", 3)
    story.shows("forest", dragons=()).shows("cave", dragons=(ANN, BEN))
    assert Story().given().view["amber"] is None


@pytest.mark.rule("flamefang/contents.boss-figure")
def test_the_same_figure_is_another_boss_on_the_next_page() -> None:
    """Components: the Hollow Lamp has 7 for each player, and falls; the next boss is unhurt."""
    story = Story(chapter=8).given(
        page=3,
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        boss="lamp1 fortress 13",
        minion_deck="squire wolf-1",
    )
    story.plays("claw", "attack").is_on_page(4)
    boss = story.view["boss"]
    assert (boss["name"], boss["at"], boss["damage"]) == ("The Lamp at the Door", "tile:cave", 0)


@pytest.mark.rule("flamefang/contents.starting-cards")
def test_seventy_two_starting_cards_eighteen_for_each_dragon() -> None:
    """Components; content bible 4: twelve of its own, two Grow and four life cards."""
    found = box("card", seats=4)
    wanted = Counter(card for own in STARTING.values() for card in own.split())
    wanted["grow"] = 8
    assert {card: found[card] for card in wanted} == wanted
    assert wanted.total() == 72
    for seat in Story(seats=4).view["seats"]:
        assert len(seat["hand"]) + seat["deck_count"] + len(seat["row"]) == 18


@pytest.mark.rule("flamefang/contents.starting-cards")
@pytest.mark.parametrize("dragon", STARTING)
def test_a_starting_card_says_whose_it_is(dragon: str) -> None:
    """Components: the mark in the lower left corner. A Grow fits every dragon."""
    content = printed()
    number = [row.id for row in content.dragons].index(dragon)
    own = [content.cards[card].id for card in content.starting_cards(number)]
    assert sorted(own) == sorted([*STARTING[dragon].split(), "grow", "grow"])


@pytest.mark.rule("flamefang/contents.upgrades")
def test_forty_five_upgrades_are_told_from_others_by_their_cost() -> None:
    """Components; content bible 5."""
    found = box("card")
    cards = [card for row in UPGRADES.values() for card in row.split()]
    assert len(cards) == 45
    assert {card: found[card] for card in cards} == dict.fromkeys(cards, 1)
    story = Story().given(path=" ".join(cards), hands=("claw grow",))
    costs = {card["card"]: card["cost"] for card in story.path}
    assert costs == {card: cost for cost, row in UPGRADES.items() for card in row.split()}
    assert [card["cost"] for card in story.game.view(ANN)["seats"][ANN]["hand"]] == [0, 0]


@pytest.mark.rule("flamefang/contents.conditions")
def test_eighteen_conditions_with_tags() -> None:
    """Components; content bible 6."""
    found = box("card")
    text = (TITLE.folder / "content" / "conditions.toml").read_text(encoding="utf-8")
    tags = {row["id"]: row["tag"] for row in tomllib.loads(text)["condition"]}
    assert {id: (found[id], tags[id]) for id in CONDITIONS} == CONDITIONS
    assert sum(found[id] for id in CONDITIONS) == 18


@pytest.mark.rule("flamefang/contents.conditions")
def test_a_condition_on_a_deck_looks_like_an_action_card() -> None:
    """Condition cards: the back is the same, so two different ones look alike there."""
    views = [
        Story().given(decks=(f"{top} claw dive",), hands=("roar",)).game.view(ANN)
        for top in ("scorched", "hunted")
    ]
    assert views[0] == views[1]
    assert views[0]["seats"][ANN]["deck_count"] == 3


@pytest.mark.rule("flamefang/contents.traits")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_fifteen_traits_five_of_each_level(level: int) -> None:
    """Components; content bible 9."""
    content, cards, found = printed(), TRAITS[level].split(), box("card")
    assert {card: found[card] for card in cards} == dict.fromkeys(cards, 1)
    assert [content.cards[card].id for card in content.traits(level)] == cards
    assert len(cards) == 5


@pytest.mark.rule("flamefang/contents.events")
def test_eighteen_events_all_different() -> None:
    """Components."""
    found = box("event")
    assert len(found) == 18
    assert set(found.values()) == {1}


@pytest.mark.rule("flamefang/contents.minions")
def test_forty_two_minion_cards() -> None:
    """Components; content bible 8: as many of each tile as it says."""
    found = box("minion")
    assert len(found) == 42
    assert set(found.values()) == {1}
    homes = Counter(minion.tile for minion in printed().minions)
    assert homes == {
        "fortress": 6,
        "village": 7,
        "ruins": 6,
        "forest": 5,
        "lake": 4,
        "pasture": 5,
        "peak": 4,
        "quarry": 5,
    }


@pytest.mark.rule("flamefang/contents.story-cards")
def test_fifty_nine_story_cards_for_eight_chapters() -> None:
    """Components; content bible 1. A chapter of n cards has n - 4 pages with goals."""
    chapters = printed().chapters
    assert tuple((chapter.row.first, chapter.row.last) for chapter in chapters) == SPANS
    assert sum(last - first + 1 for first, last in SPANS) == 59
    goals = [Story(chapter=number).view["chapter"]["pages"] for number in range(1, 9)]
    assert goals == [3, 3, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("flamefang/contents.secret-cards")
def test_thirty_nine_secret_cards_under_eleven_letters() -> None:
    """Components; content bible 11."""
    secrets = printed().secrets
    assert len(secrets) == len({row.letter for row in secrets}) == 39
    counts = Counter(row.letter[0] for row in secrets)
    named = {"A": 3, "B": 3, "C": 3, "D": 3, "E": 2, "F": 6, "G": 3, "H": 3, "I": 2, "J": 3}
    assert counts == {**named, "K": 8}


@pytest.mark.rule("flamefang/contents.magic-tokens")
@pytest.mark.parametrize("chapter", [3, 8])
def test_fifteen_magic_tokens_all_different(chapter: int) -> None:
    """Components: wherever they lie once magic is there."""
    found = box("magic", chapter=chapter)
    assert len(found) == 15
    assert set(found.values()) == {1}


@pytest.mark.rule("flamefang/contents.resource-tokens")
def test_fifty_seven_resource_tokens_nineteen_of_each_kind() -> None:
    """Components; the split is ours."""
    story = Story().given(hoards=("2 gold", "1 meat"), lying={"forest": "3 meat"})
    assert story.supply == {"meat": 15, "stone": 19, "gold": 17}
    box = story.in_the_box()
    assert {kind: box[kind] for kind in ("meat", "stone", "gold")} == {
        "meat": 19,
        "stone": 19,
        "gold": 19,
    }


@pytest.mark.rule("flamefang/contents.damage-tokens")
def test_damage_lies_on_cards_and_twenty_one_tokens_are_no_limit() -> None:
    """Components. A boss of four players takes more than that: any counter will do."""
    story = Story(seats=4, chapter=6).given(
        page=3, at=("lake",), aspect=("fight",) * 4, hands=("claw",), boss="tide lake 21"
    )
    story.plays("claw", "attack")
    boss = story.view["boss"]
    assert (boss["damage"], boss["defense"]) == (22, 40)


@pytest.mark.rule("flamefang/contents.stun-tokens")
def test_a_stunned_minion_is_marked_and_twelve_tokens_are_no_limit() -> None:
    """Components. A thirteenth minion can be stunned all the same."""
    marked = [id for id in printed().minion_ids if id not in ("bear", "bull")][:12]
    stunned = ", ".join(f"{id} forest stunned" for id in marked)
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("flamelick",),
        minions=f"{stunned}, bear forest, bull forest",
    )
    story.plays("flamelick", "stun").is_asked(ANN, WHICH_STUN, "stun bear", "stun bull")
    story.answers("stun bear")
    states = {minion["id"]: minion["stunned"] for minion in story.tile("forest")["minions"]}
    wanted = {**dict.fromkeys(marked, True), "bear": True, "bull": False}
    assert states == {f"minion:{name}": stunned for name, stunned in wanted.items()}


@pytest.mark.rule("flamefang/contents.quest-tokens")
@pytest.mark.parametrize("chapter", range(1, 9))
def test_no_page_needs_more_than_eighteen_quest_tokens(chapter: int) -> None:
    """Components; content bible 17: the most are the fifteen of three seals with four players."""
    pages = Story(seats=4, chapter=chapter).view["chapter"]["pages"]
    laid = []
    for page in range(1, pages + 1):
        story = Story(seats=4, chapter=chapter).given(begins="page", page=page)
        laid.append(sum(tile["quest"]["count"] for tile in story.view["tiles"]))
    most = {1: 5, 2: 7, 3: 12, 4: 0, 5: 8, 6: 15, 7: 12, 8: 15}
    assert max(laid) == most[chapter] <= 18


@pytest.mark.rule("flamefang/contents.leader-and-aspect-tokens")
def test_one_leader_token_and_an_aspect_token_for_each_dragon() -> None:
    """Components: all four may choose the same."""
    story = Story(seats=4).given(begins="round", leader=CLEO, hands=("grow",) * 4)
    assert story.view["leader"] == CLEO
    for seat in (CLEO, DAN, ANN, BEN):
        story.has(seat, passed=False)
        assert story.view["seats"][seat]["aspect"] is None
        story.is_asked(seat, WHICH_ASPECT, *ASPECTS)
        story.answers("aspect hunt", "play grow", "done")
    for seat in PLAYERS:
        story.has(seat, aspect="hunt")
    assert story.view["leader"] == CLEO


@pytest.mark.rule("flamefang/contents.icons")
def test_every_icon_of_the_quick_reference_has_its_place_at_the_table() -> None:
    """Quick reference: resources, aspects, actions, attack, defense, hearts, hoard and so on."""
    story = Story(chapter=2).given(
        page=3,
        minions="bear forest 1",
        boss="rook village",
        hands=("claw dive raid roar netted-wing",),
        hoards=("1 meat 1 stone 1 gold",),
        magic="conjure hush",
        quest={"lake": 2},
        decks=("scorched",),
    )
    own, view = story.game.view(ANN)["seats"][ANN], story.view
    assert [pile["kind"] for pile in own["hoard"]] == ["meat", "stone", "gold", "quest"]
    assert {card["card"]: card["aspect"] for card in own["hand"] if not card["condition"]} == {
        "claw": "fight",
        "dive": "flight",
        "raid": "hunt",
        "roar": "wild",
    }
    assert {card["card"]: (card["hearts"], card["hoard"]) for card in own["row"]} == {
        "ember-heart": (2, 0),
        "horned-brow": (2, 0),
        "red-pinions": (1, 1),
        "furnace-belly": (1, 0),
    }
    (bear,) = story.tile("forest")["minions"]
    assert (bear["attack"], bear["defense"], bear["damage"]) == (2, 3, 1)
    assert (view["boss"]["attack"], view["boss"]["range"]) == (1, 0)
    story.shows("lake", quest=2)
    words = {token["magic"]: token["words"] for token in view["magic"]["tokens"]}
    assert words == {"conjure": "gain 2 resources of your choice", "hush": "stun 3"}
    assert own["conditions_on_deck"] == 1
