"""The forty-two minions: what each brings, takes and leaves. Keywords are told elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from titles.flamefang.story import ANN, BEN, Story, life


class Card(NamedTuple):
    """A minion card as it is printed; an attack may be a condition instead of damage."""

    id: str
    name: str
    attack: str
    defense: int
    spoils: str
    keyword: str = ""


FORTRESS = (
    Card("gate-guard-1", "Gate Guard", "1", 2, "1 gold"),
    Card("gate-guard-2", "Gate Guard", "1", 2, "1 gold"),
    Card("squire", "Squire", "1", 1, "1 gold"),
    Card("halberdier", "Halberdier", "1", 3, "2 gold", "guard"),
    Card("crossbowman", "Crossbowman", "1", 2, "1 stone", "ambush"),
    Card("captain", "Captain", "2", 3, "1 gold 1 meat", "call"),
)
VILLAGE = (
    Card("banner-bearer", "Banner Bearer", "0", 2, "1 gold", "call"),
    Card("torch-mob-1", "Torch Mob", "1", 1, "1 meat"),
    Card("torch-mob-2", "Torch Mob", "1", 1, "1 meat"),
    Card("pitchfork", "Pitchfork", "1", 2, "1 meat"),
    Card("bell-ringer", "Bell Ringer", "0", 1, "1 gold", "call"),
    Card("barber-surgeon", "Barber-Surgeon", "0", 1, "1 gold", "mender"),
    Card("trapper", "Trapper", "condition", 2, "1 meat 1 gold"),
)
RUINS = (
    Card("tomb-thief-1", "Tomb Thief", "1", 1, "1 gold", "thief"),
    Card("tomb-thief-2", "Tomb Thief", "1", 1, "1 gold", "thief"),
    Card("relic-hunter", "Relic Hunter", "1", 2, "1 gold 1 stone"),
    Card("bone-wight", "Bone Wight", "1", 2, "1 stone", "shielded"),
    Card("hexer", "Hexer", "condition", 2, "1 stone"),
    Card("acolyte", "Acolyte", "condition", 1, "1 stone"),
)
FOREST = (
    Card("wolf-1", "Wolf", "1", 1, "1 meat", "prowl"),
    Card("wolf-2", "Wolf", "1", 1, "1 meat", "prowl"),
    Card("bear", "Bear", "2", 3, "2 meat"),
    Card("poacher", "Poacher", "1", 2, "1 gold", "thief"),
    Card("snare-setter", "Snare-Setter", "1", 1, "1 meat", "net"),
)
LAKE = (
    Card("harpooner", "Harpooner", "1", 2, "1 meat", "net"),
    Card("marsh-serpent", "Marsh Serpent", "condition", 2, "1 meat"),
    Card("reed-lurker", "Reed Lurker", "1", 1, "1 meat", "ambush"),
    Card("giant-pike", "Giant Pike", "2", 1, "1 meat"),
)
PASTURE = (
    Card("war-hound", "War Hound", "1", 1, "1 meat", "prowl"),
    Card("shepherd", "Shepherd", "1", 1, "1 meat", "mender"),
    Card("bull", "Bull", "2", 2, "2 meat"),
    Card("sheepdog", "Sheepdog", "1", 1, "1 meat", "prowl"),
    Card("mounted-scout", "Mounted Scout", "1", 2, "1 gold", "prowl"),
)
PEAK = (
    Card("griffin", "Griffin", "2", 3, "1 stone 1 meat", "prowl"),
    Card("harpy", "Harpy", "condition", 1, "1 stone", "prowl"),
    Card("stone-ram", "Stone Ram", "1", 2, "1 stone"),
    Card("eagle-rider", "Eagle Rider", "1", 2, "1 gold", "ambush"),
)
QUARRY = (
    Card("miner-1", "Miner", "1", 1, "1 stone"),
    Card("miner-2", "Miner", "1", 1, "1 stone"),
    Card("rock-golem", "Rock Golem", "2", 4, "2 stone"),
    Card("sapper", "Sapper", "1", 1, "1 stone", "burst 1"),
    Card("overseer", "Overseer", "1", 2, "1 stone 1 gold", "guard"),
)
TILES = {
    "fortress": FORTRESS,
    "village": VILLAGE,
    "ruins": RUINS,
    "forest": FOREST,
    "lake": LAKE,
    "pasture": PASTURE,
    "peak": PEAK,
    "quarry": QUARRY,
}
EVERY = [pytest.param(tile, card, id=card.id) for tile, cards in TILES.items() for card in cards]


@pytest.mark.rule("flamefang/card.minions")
def test_there_are_forty_two_minions_and_none_of_the_cave() -> None:
    content = Story().table.content
    assert Counter(row.tile for row in content.minions) == {
        "village": 7,
        "fortress": 6,
        "ruins": 6,
        "forest": 5,
        "pasture": 5,
        "quarry": 5,
        "lake": 4,
        "peak": 4,
    }
    told = [card.id for cards in TILES.values() for card in cards]
    assert sorted(content.minion_ids) == sorted(told)
    assert len(content.minion_ids) == 42


def ability(minion: dict[str, Any]) -> str:
    """`burst 1`: the keyword with its number, where it has one."""
    keyword = minion["keyword"]
    if keyword is None:
        return ""
    assert keyword["words"]
    return f"{keyword['keyword']} {keyword['count'] or ''}".strip()


@pytest.mark.rule(
    "flamefang/card.minions.fortress",
    "flamefang/card.minions.village",
    "flamefang/card.minions.ruins",
)
@pytest.mark.rule(
    "flamefang/card.minions.forest", "flamefang/card.minions.lake", "flamefang/card.minions.pasture"
)
@pytest.mark.rule(
    "flamefang/card.minions.peak", "flamefang/card.minions.quarry", "flamefang/event-phase.spawn"
)
@pytest.mark.parametrize(("tile", "card"), EVERY)
def test_a_minion_spawns_on_its_tile_and_shows_its_card(tile: str, card: Card) -> None:
    story = Story().given(begins="event phase", event_deck="quiet-night", minion_deck=card.id)
    story.is_new_round(BEN).shows(tile, minions=card.id)
    seen = story.tile(tile)["minions"][0]
    assert (seen["name"], seen["defense"]) == (card.name, card.defense)
    assert ability(seen) == card.keyword
    assert [seen["attack"], seen["conditions"]] == attack_of(card)
    assert sum(len(seen["minions"]) for seen in story.view["tiles"]) == 1


@pytest.mark.rule(
    "flamefang/card.minions.fortress",
    "flamefang/card.minions.village",
    "flamefang/card.minions.ruins",
)
@pytest.mark.rule(
    "flamefang/card.minions.forest", "flamefang/card.minions.lake", "flamefang/card.minions.pasture"
)
@pytest.mark.rule(
    "flamefang/card.minions.peak",
    "flamefang/card.minions.quarry",
    "flamefang/minion-phase.same-tile",
)
@pytest.mark.parametrize(("tile", "card"), EVERY)
def test_a_minion_attacks_as_its_card_says(tile: str, card: Card) -> None:
    story = Story().given(
        begins="minion phase",
        at=(tile,),
        minions=f"{card.id} {tile}",
        minion_deck="",
        condition_deck="scorched burr",
    )
    damage, conditions = attack_of(card)
    if damage:
        story.is_asked(
            ANN,
            life(damage),
            *("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly"),
        )
    else:
        story.is_new_round(BEN).has(ANN, hearts=6, conditions_on_deck=conditions)
    story.has(BEN, hearts=5, conditions_on_deck=0).shows(tile, minions=card.id)


@pytest.mark.rule(
    "flamefang/card.minions.fortress",
    "flamefang/card.minions.village",
    "flamefang/card.minions.ruins",
)
@pytest.mark.rule(
    "flamefang/card.minions.forest", "flamefang/card.minions.lake", "flamefang/card.minions.pasture"
)
@pytest.mark.rule("flamefang/card.minions.peak", "flamefang/card.minions.quarry")
@pytest.mark.rule(
    "flamefang/attack.defeat", "flamefang/attack.spoils", "flamefang/attack.minion-discard"
)
@pytest.mark.parametrize(("tile", "card"), EVERY)
def test_a_minion_stands_as_long_as_its_defense_and_leaves_its_spoils(
    tile: str, card: Card
) -> None:
    """It is stunned, so that nothing but its defense protects it."""
    story = Story().given(
        at=(tile,),
        aspect=("fight", "fight"),
        hands=("wrath",),
        minions=f"{card.id} {tile} stunned",
    )
    story.answers("play wrath")
    for blow in range(1, card.defense):
        story.answers("attack").shows(tile, minions=f"{card.id} {blow} stunned", lying="")
    story.answers("attack").shows(tile, minions="", lying=card.spoils)
    content = story.table.content
    assert [content.minion_ids[minion] for minion in story.table.minion_discard] == [card.id]
    story.has(ANN, hearts=6)


def attack_of(card: Card) -> list[int]:
    """Damage and conditions."""
    return [0, 1] if card.attack == "condition" else [int(card.attack), 0]
