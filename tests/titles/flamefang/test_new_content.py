"""A pack with a new card of every kind, each built of behaviours the game knows."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall.play.explanation import mentioned
from emberhall.testing import POLICIES, play_by_law
from emberhall.titles.flamefang import TITLE
from terminal.flamefang_at_table import page_of
from titles.flamefang.story import ANN, Story
from titles.packs import own_pack

pytestmark = pytest.mark.usefixtures("read_quickly")

NEW = {
    "minions.toml": """
[[minion]]
id = "magpie"
name = "Magpie"
tile = "lake"
copies = 2
attack = 0
defense = 1
spoils = ["gold"]
keyword = "thief"
""",
    "events.toml": """
[[event]]
id = "flock"
name = "A Flock"
gate = [1, 2, 3, 4]
spawns = [1, 1, 2, 2]
words = "Black and white wings over the lake."
effect = "rob richest 1; all(ward 1)"
""",
    "upgrades.toml": """
[[card]]
id = "quicksilver"
name = "Quicksilver"
aspect = "wild"
main = "slip 1; choose(attack 2 / gain any 1)"
price = "meat"
extra = "draw 1"
cost = 2
""",
    "traits.toml": """
[[card]]
id = "sooty"
name = "Sooty"
aspect = "hunt"
level = 1
replaces = "any"
main = "stun 1; draw 1"
""",
    "conditions.toml": """
[[condition]]
id = "dazzled"
name = "Dazzled"
kind = "ongoing"
value = "stun"
tag = "strain"
""",
    "magic.toml": """
[[magic]]
id = "gleam"
name = "Gleam"
effect = "gain gold 1; ward 1"
""",
    "secrets.toml": """
[[secret]]
id = "bright-eyed"
letter = "F9"
name = "Bright-Eyed"
kind = "power"
passive = "on firstTurn hunt(gain gold 1)"
""",
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Our own pack with a card more in every file, and with a fifth dragon."""
    own_pack(TITLE, tmp_path)
    for file, rows in {**NEW, "dragons.toml": soot()}.items():
        with (tmp_path / file).open("a", encoding="utf-8") as opened:
            opened.write(rows)
    return tmp_path


def soot() -> str:
    """A dragon whose cards are Cinder's by other names."""
    text = (TITLE.folder / "content" / "dragons.toml").read_text(encoding="utf-8")
    cards = re.split(r"\n(?=\[\[)", text)
    own = [card for card in cards if 'dragon = "cinder"' in card]
    text = "\n".join(own).replace('id = "', 'id = "soot-').replace('"cinder"', '"soot"')
    head = '[[dragon]]\nid = "soot"\nname = "Soot"\ncolor = "grey"\nwords = "New."\nhoard = 4\n\n'
    return f"\n{head}{text}"


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("policy", "seats", "chapter"), [*zip(POLICIES, (2, 1, 3, 4), (3, 8, 6, 1), strict=True)]
)
def test_it_plays_by_the_laws(pack: Path, policy: str, seats: int, chapter: int) -> None:
    dragons = ("soot", "gale", "cinder", "dusk")[:seats]
    settings: dict[str, Any] = {"chapter": chapter, "dragons": dragons}
    if chapter > 1:
        settings["kept"] = ("soot:sooty:soot-claw",)
    choose, chance = POLICIES[policy], Random(seats)
    game = play_by_law(TITLE, seats, settings, seats, lambda asked: choose(asked, chance), pack)
    assert game.over


def test_its_cards_come_after_ours(pack: Path) -> None:
    """So that numbers on tables mean the same."""
    new, own = Story(content=pack).table.content, Story().table.content
    assert new.minion_ids[: len(own.minion_ids)] == own.minion_ids
    assert new.minion_ids[len(own.minion_ids) :] == ("magpie-1", "magpie-2")
    assert [row.id for row in new.events][-1] == "flock"


def test_its_dragon_can_be_named_in_settings(pack: Path) -> None:
    dragons = ("soot", "gale")
    game = emberhall.new_game("flamefang", seats=2, seed=1, content=pack, dragons=dragons)
    assert [seat["dragon"]["name"] for seat in game.view(0)["seats"]] == ["Soot", "Gale"]
    (setting,) = (
        setting
        for setting in TITLE.settings_for(Story(content=pack).table.content)
        if setting.name == "dragons"
    )
    assert setting.check("soot,dusk") == ("soot", "dusk")
    with pytest.raises(emberhall.BadSetting, match="different ones of cinder, gale, bramble, dusk"):
        emberhall.new_game("flamefang", seats=2, seed=1, dragons=dragons)


def test_what_its_dragon_has_kept_can_be_named(pack: Path) -> None:
    story = Story(
        content=pack,
        chapter=6,
        dragons=("soot", "gale"),
        kept=("soot:sooty:soot-claw", "soot:kindred:soot-claw", "soot:bright-eyed"),
    )
    ann = story.game.view(ANN)["seats"][ANN]
    names = [trait["name"] for trait in ann["traits"]]
    assert (names, ann["traits"][0]["words"]) == (["Sooty", "Kindred"], "stun, draw 1")
    told = "after your first turn of a round with hunt: gain 1 gold"
    assert (ann["power"]["name"], ann["power"]["words"]) == ("Bright-Eyed", told)


def test_its_minion_steals_and_is_explained(pack: Path) -> None:
    """`?` names the rule of thieves, and the page of the Vale what this one does."""
    story = Story(content=pack).given(
        at=("lake", "cave"),
        lying={"lake": "1 stone 1 gold"},
        minions="magpie-2 lake",
        minion_deck="",
        begins="minion phase",
    )
    story.is_asked(
        ANN,
        "What does the Magpie take?",
        "lose stone lying there",
        "lose gold lying there",
    )
    question = story.game.question
    assert question is not None
    (rule,) = (emberhall.rule(id) for id in question.why)
    assert rule.id == "keyword.thief"
    told = page_of(story.game, ANN, "t")
    assert "Magpie" in told
    assert "thief: takes a resource from each dragon here" in " ".join(told.split())
    story.answers("lose gold lying there").shows("lake", minions="magpie-2", lying="1 stone")


def test_its_minion_can_be_looked_up(pack: Path) -> None:
    story = Story(content=pack).given(minions="magpie-2 lake")
    assert mentioned(story.game.view(ANN), ["magpie"]) == [
        "Magpie: attack 0, defense 1, spoils gold, "
        "thief: takes a resource from each dragon here after the attacks, or one that lies here "
        "[reconstructed]"
    ]


def test_its_upgrade_says_what_it_does_and_does_it(pack: Path) -> None:
    story = Story(content=pack).given(
        at=("lake", "cave"), aspect=("hunt", "hunt"), hands=("quicksilver",), hoards=("1 meat",)
    )
    prompt = story.game.prompt(ANN)
    assert prompt is not None
    told = "Quicksilver (wild): slip, attack 2 or gain 1 resource of your choice; meat: draw 1"
    assert prompt["options"][0]["words"] == told
    story.plays("quicksilver").answers("choose(attack 2|gain any 1)", "choose gain any 1")
    story.answers("gain any 1", "gain gold").has(ANN, hoard="1 meat 1 gold")


def test_its_event_happens(pack: Path) -> None:
    story = Story(content=pack).given(
        hoards=("2 gold", ""), event_deck="flock", minion_deck="magpie-1", begins="event phase"
    )
    story.has(ANN, hoard="1 gold").shows("lake", minions="magpie-1")
