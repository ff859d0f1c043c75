"""Content: packs that replace our cards, and what a bad pack is told."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall.titles.flamefang import TITLE
from titles.flamefang.story import ANN, NEXT, Story
from titles.packs import assert_refused, own_pack, variant

pytestmark = pytest.mark.usefixtures("read_quickly")

# Packs that play


def test_a_copy_of_the_own_pack_plays_like_the_own_content(tmp_path: Path) -> None:
    own = emberhall.new_game("flamefang", seats=2, seed=3)
    copied = emberhall.new_game("flamefang", seats=2, seed=3, content=own_pack(TITLE, tmp_path))
    for _ in range(60):
        own.answer(0)
        copied.answer(0)
    assert own.digest() == copied.digest()


def test_a_card_with_other_effects(tmp_path: Path) -> None:
    """A pack in which Roar gains gold and blasts for a meat."""
    change = ('main = "stun 1; draw 1"', 'main = "gain gold 1"\nprice = "meat"\nextra = "blast 3"')
    pack = variant(TITLE, tmp_path, ("dragons.toml", *change))
    story = Story(content=pack).given(
        at=("forest",),
        aspect=("hunt", "hunt"),
        hands=("roar",),
        hoards=("1 meat",),
        minions="bear forest",
    )
    story.plays("roar").is_asked(ANN, NEXT, "gain gold 1", "pay meat", "drop meat", "done")
    story.answers("pay meat", "blast 3", "gain gold 1")
    story.has(ANN, hoard="1 gold").shows("forest", minions="", lying="2 meat")


def test_a_goal_with_other_numbers(tmp_path: Path) -> None:
    """A pack in which two players hand in one gold at the Village."""
    change = ("chapter1.toml", "deliver meat [2,4,6,8] @cave", "deliver gold [1,1,2,2] @village")
    story = Story(content=variant(TITLE, tmp_path, change)).given(
        at=("village",), aspect=("hunt", "hunt"), hoards=("1 gold",), minion_deck=""
    )
    story.answers("hand in").is_on_page(2)


def test_one_more_upgrade_event_and_minion(tmp_path: Path) -> None:
    """Decks may be larger than ours."""
    upgrade = '[[card]]\nid = "new"\nname = "New"\naspect = "wild"\nmain = "draw 1"\ncost = 1\n\n'
    event = '[[event]]\nid = "new"\nname = "New"\ngate = []\nspawns = [0, 0, 0, 0]\nwords = "-"\n\n'
    changes = (
        ("upgrades.toml", "[[card]]", f"{upgrade}[[card]]"),
        ("events.toml", "[[event]]", f"{event}[[event]]"),
        ("minions.toml", "copies = 1", "copies = 2"),
    )
    content = Story(content=variant(TITLE, tmp_path, *changes)).table.content
    assert (len(content.upgrades), len(content.events), len(content.minions)) == (46, 19, 43)


# Packs that are refused

RESOURCES = "must be one of meat, stone, gold"
ASPECTS = "must be one of fight, flight, hunt, wild"
AT_LEAST = "must be at least 1"
FOUR = "must be four numbers"
NOT_HERE = " cannot stand here"
NO_TILE = "there is no tile @"
EVENT = "event beaters-in-the-brush"
GROW_ONCE = 'copies = 1\naspect = "wild"\nmain = "grow'
GROW_TWICE = "must have 2 copies of grow"
CLAW = 'copies = 2\naspect = "fight"\nmain = "attack 2"\nprice = "boost"\nextra = "attack 1"'

BAD_TILES = [
    ('resource = "stone"', 'resource = "iron"', "tile cave", "resource", RESOURCES),
    ('id = "cave"', 'id = "den"', "", "tile", "one must be the cave"),
    ('id = "lake"', 'id = "pond"', "", "tile", "one must be the lake"),
    (
        '[[tile]]\nid = "lake"\nname = "Lake"\nresource = "meat"\n',
        "",
        "",
        "tile",
        "there must be 9 tiles",
    ),
    ('id = "village"', 'id = "cave"', "tile cave", "id", "stands there twice"),
]

DUSK = """
[[dragon]]
id = "dusk"
name = "Dusk"
color = "violet"
words = "The trickster. Stuns, slips away, and three wild cards to fit any plan."
hoard = 3
"""

BAD_DRAGONS = [
    ('id = "cinder"', 'id = "soot"', "card ember-heart", "dragon", "must be a dragon, here alone"),
    (DUSK, "", "", "dragon", "there must be at least 4, one for each player"),
    ("attack 2", "bite 2", "card claw", "main", "'bite 2' begins with no known verb"),
    ("attack 2", "attack", "card claw", "main", "'attack' lacks its number"),
    ("attack 2", "attack two", "card claw", "main", "'attack two' lacks its number"),
    ("attack 2", "spit 2", "card claw", "main", "'spit 2' lacks its number"),
    ("attack 2", "leap far", "card claw", "main", "'leap far' must be 'leap any'"),
    ("attack 2", "gain iron 1", "card claw", "main", "'gain iron 1' must name one of meat, stone"),
    ("attack 2", "if lucky(draw 1)", "card claw", "main", "'if lucky(draw 1)' is not a known list"),
    ("attack 2", "ally(bite 1)", "card claw", "main", "'bite 1' begins with no known verb"),
    ("attack 2", "spawn 1", "card claw", "main", f"'spawn 1'{NOT_HERE}"),
    ("attack 2", "ally(flip)", "card claw", "main", f"'flip'{NOT_HERE}"),
    ("attack 2", "unlock magic", "card claw", "main", "'unlock magic' begins with no known"),
    (
        "attack 2",
        "choose(draw 1 / hex each 1)",
        "card claw",
        "main",
        f"'hex each 1'{NOT_HERE}",
    ),
    ('"attack 1; stun 1"', '"attack 1; flip"', "card flamelick", "main", f"'flip'{NOT_HERE}"),
    (
        '"attack 1; stun 1"',
        '"finish"',
        "card flamelick",
        "main",
        "'finish' begins with no known verb",
    ),
    ('aspect = "fight"', 'aspect = "bite"', "card ember-heart", "aspect", ASPECTS),
    (CLAW, CLAW.replace("boost", "blood"), "card claw", "price", "must be one of boost, wound,"),
    (CLAW, CLAW.replace('price = "boost"\n', ""), "card claw", "price", "must be one of boost,"),
    (CLAW, CLAW.replace('\nextra = "attack 1"', ""), "card claw", "extra", "is missing"),
    ('main = "stun 1; draw 1"', "", "card roar", "main", "is missing"),
    ("hearts = 2", 'hearts = 2\nmain = "draw 1"', "card ember-heart", "main", "a life card does"),
    (CLAW, f"{CLAW}\nhoard = 1", "card claw", "hoard", "only life cards have hoard spaces"),
    (CLAW, f'{CLAW}\nability = "use(draw 1)"', "card claw", "ability", "only life cards have"),
    (CLAW, f"{CLAW}\ncost = 1", "card claw", "cost", "must be at least 1, for upgrades alone"),
    (CLAW, f"{CLAW}\nlevel = 1", "card claw", "level", "must be 1, 2 or 3, for traits alone"),
    (CLAW, f'{CLAW}\nreplaces = "any"', "card claw", "replaces", "is for traits alone"),
    (CLAW, CLAW.replace("2\na", "0\na"), "card claw", "copies", AT_LEAST),
    (CLAW, CLAW.replace("2\na", "21\na"), "card claw", "copies", "must be at most 20"),
    (CLAW, CLAW.replace("2\na", "3\na"), "dragon cinder", "card", "must have 14 others, not 15"),
    (
        "hearts = 2",
        'hearts = 0\nmain = "draw 1"',
        "dragon cinder",
        "card",
        "must have 4 life cards",
    ),
    ('copies = 2\naspect = "wild"\nmain = "grow', GROW_ONCE, "dragon cinder", "card", GROW_TWICE),
    ('dragon = "cinder"', 'dragon = "soot"', "card ember-heart", "dragon", "must be a dragon"),
    ("use(attack 1)", "use(spawn 1)", "card furnace-belly", "ability", f"'spawn 1'{NOT_HERE}"),
    (
        "use(attack 1)",
        "use attack 1",
        "card furnace-belly",
        "ability",
        "'use attack 1' is not one of use(",
    ),
    ("use(attack 1)", "mod hoard +1", "card furnace-belly", "ability", "must be one of use, mod"),
    ("use(attack 1)", "mod hand 1", "card furnace-belly", "ability", "'mod hand 1' must have a"),
    ("use(attack 1)", "mod hand all", "card furnace-belly", "ability", "'mod hand all': prowl is"),
    (
        "use(attack 1)",
        "mod hand +1 @cave",
        "card furnace-belly",
        "ability",
        "only defense is for a tile",
    ),
]

BAD_CARDS = [
    ("upgrades.toml", "cost = 2", "cost = 0", "card rending-claws", "cost", AT_LEAST),
    ("upgrades.toml", "rending-claws", "claw", "card claw", "id", "stands in another file, too"),
    (
        "upgrades.toml",
        "cost = 2",
        'cost = 2\ndragon = "gale"',
        "card rending-claws",
        "dragon",
        "must be a dragon, here alone",
    ),
    ("traits.toml", "level = 1", "level = 4", "card quick-wings", "level", "must be 1, 2 or 3"),
    ("traits.toml", "level = 1", "level = 2", "", "card", "there must be at least 5 of level 1"),
    ("traits.toml", '= "life"', '= "soul"', "card thick-skin", "replaces", "must be one of fight"),
    (
        "conditions.toml",
        '"ongoing"',
        '"lasting"',
        "condition netted-wing",
        "kind",
        "must be one of",
    ),
    ("conditions.toml", '"move"', '"slip"', "condition netted-wing", "value", "must be one of att"),
    ("conditions.toml", '"hunt"', '"wild"', "condition bleeding", "value", "must be one of fight"),
    ("conditions.toml", "toss 1", "lose 1", "condition winded", "value", "'lose 1' begins with no"),
    (
        "conditions.toml",
        "toss 1",
        "choose(draw 1 / toss 1)",
        "condition winded",
        "value",
        f"'choose(draw 1 / toss 1)'{NOT_HERE}",
    ),
    (
        "conditions.toml",
        "rob you 1",
        "rob here 1",
        "condition spilled-hoard",
        "value",
        "only a bos",
    ),
    ("magic.toml", "spit 2 2", "march 2", "magic ember-bolt", "effect", f"'march 2'{NOT_HERE}"),
]

BAD_ENEMIES = [
    ("minions.toml", '"fortress"', '"moat"', "minion gate-guard", "tile", "is not a tile"),
    ("minions.toml", '["gold"]', '["iron"]', "minion gate-guard", "spoils", RESOURCES),
    ("minions.toml", "defense = 2", "defense = 0", "minion gate-guard", "defense", AT_LEAST),
    ("minions.toml", "copies = 2", "copies = 0", "minion gate-guard", "copies", AT_LEAST),
    ("minions.toml", "copies = 2", "copies = 60", "", "minion", "there must be fewer than 100"),
    (
        "minions.toml",
        '"guard"',
        '"sentry"',
        "minion halberdier",
        "keyword",
        "must be one of guard,",
    ),
    ("minions.toml", "burst 1", "burst", "minion sapper", "keyword", "burst needs its number"),
    (
        "minions.toml",
        "attack = 1",
        "attack = 1\nconditions = 1",
        "minion gate-guard",
        "attack",
        "must be 0 beside conditions",
    ),
    ("events.toml", "[1, 2, 3, 4]", "[0, 5]", EVENT, "gate", "must"),
    ("events.toml", "[1, 2, 2, 3]", "[1, 2, 2]", EVENT, "spawns", FOUR),
    ("events.toml", "march 1", "attack 1", EVENT, "effect", f"'attack 1'{NOT_HERE}"),
    ("events.toml", "march 1", "flip", EVENT, "effect", f"'flip'{NOT_HERE}"),
    ("events.toml", "march 1", "hurt you 1", EVENT, "effect", "'hurt you 1' meets nobody"),
    ("events.toml", "march 1", "hurt here 1", EVENT, "effect", "only a boss has dragons here"),
    ("events.toml", "march 1", "hurt all 1", EVENT, "effect", "'hurt all 1' must say whom"),
    ("events.toml", "march 1", "scatter any 1 @cave", EVENT, "effect", "scatter must name the res"),
    ("events.toml", "march 1", "scatter gold 1 @moat", EVENT, "effect", f"{NO_TILE}moat"),
    (
        "events.toml",
        "march 1",
        "scatter gold 1 cave",
        EVENT,
        "effect",
        "'scatter gold 1 cave' must",
    ),
    ("events.toml", "march 1", "spawn [1,2,3]", EVENT, "effect", "'spawn [1,2,3]' needs a number"),
    ("events.toml", "march 1", "spawn 1 @moat", EVENT, "effect", f"{NO_TILE}moat"),
    ("events.toml", "march 1", "all(if slew(draw 1))", EVENT, "effect", "'if slew(draw 1)' cannot"),
    ("bosses.toml", "stalk 1", "prowl 1", "boss rook", "phase", "'prowl 1' begins with no known"),
    ("bosses.toml", "stalk 1", "move 1", "boss rook", "phase", f"'move 1'{NOT_HERE}"),
    ("bosses.toml", "defense = 6", "defense = 0", "boss rook", "defense", AT_LEAST),
    ("bosses.toml", '"net"', '"web"', "boss rook", "keyword", "must be net, or left out"),
    ("bosses.toml", '"rook"', '"Amber"', "boss Amber", "id", "is the name of the captive"),
]

SNARE, TEETH = "secret snare-forest", "secret lesson-of-teeth"
LEAN, SPEARS, STEEL = "mod hoard -1", "mod breakaway 2", "mod defense +1 @fortress"
THIN = "on heal(toss 1)"
FIRST_FIGHT = "on firstTurn fight(attack 1)"

BAD_SECRETS = [
    ('letter = "A2"', 'letter = "A1"', TEETH, "letter", "stands there twice"),
    ('kind = "one-shot"', 'kind = "wish"', TEETH, "kind", "must be one of one-shot, per-round,"),
    ('effect = "blast 1; stun 1"', "", TEETH, "effect", "is for cards that are used"),
    ("blast 1; stun 1", "blast 1; rouse", TEETH, "effect", f"'rouse'{NOT_HERE}"),
    ('tile = "forest"', 'tile = "wood"', SNARE, "tile", "is not a tile"),
    ('tile = "forest"', "", SNARE, "tile", "is missing"),
    ("[2, 4, 5, 6]", "[2, 4, 5]", SNARE, "defense", "must be four numbers from 1 up"),
    ("[2, 4, 5, 6]", "[0, 4, 5, 6]", SNARE, "defense", "must be four numbers from 1 up"),
    ('"net"', '"web"', SNARE, "keyword", "must be one of net, roll"),
    ('letter = "E2"', 'letter = "E3"', "", "secret", "E1 and E2 must be Amber and her hearts"),
    ("hearts = 4", "hearts = 0", "", "secret", "E1 and E2 must be Amber and her hearts"),
    (FIRST_FIGHT, "on event(rouse)", "secret everburning", "passive", "must be one of mod hand"),
    (FIRST_FIGHT, "on firstTurn(attack 1)", "secret everburning", "passive", "must be one of mod"),
    (FIRST_FIGHT, "on monday(draw 1)", "secret everburning", "passive", "'on monday(draw 1)' is"),
    (LEAN, "mod hand +1", "secret lean-season", "passive", "must be one of mod hoard, mod break"),
    (LEAN, "mod hoard 1", "secret lean-season", "passive", "'mod hoard 1' must have a sign"),
    (
        SPEARS,
        "mod breakaway +2",
        "secret long-spears",
        "passive",
        "'mod breakaway +2' must have no",
    ),
    (STEEL, "mod defense +1", "secret tempered-steel", "passive", NO_TILE),
    (STEEL, "mod defense +1 @moat", "secret tempered-steel", "passive", f"{NO_TILE}moat"),
    (
        "on heal(toss 1)",
        "on heal(if slew(toss 1))",
        "secret thin-blood",
        "passive",
        "'if slew(toss",
    ),
]


BAD_ROWS = [
    *(("tiles.toml", *row) for row in BAD_TILES),
    *(("dragons.toml", *row) for row in BAD_DRAGONS),
    *(("secrets.toml", *row) for row in BAD_SECRETS),
    *BAD_CARDS,
    *BAD_ENEMIES,
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "field", "reason"), BAD_ROWS)
def test_a_bad_row_is_refused_where_it_stands(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str, reason: str
) -> None:
    pack = variant(TITLE, tmp_path, (file, old, new))
    assert_refused(TITLE, pack, file, entry, field, reason)


def test_there_must_be_powers_enough_to_choose_from(tmp_path: Path) -> None:
    """Six are printed; two that are curses leave four."""
    one = ("secrets.toml", 'kind = "power"\npassive = "mod hand +1"', CURSE_OF_HOARDS)
    two = ("secrets.toml", 'kind = "power"\npassive = "mod magicfree 1"', CURSE_OF_HOARDS)
    pack = variant(TITLE, tmp_path, one, two)
    reason = "there must be at least 5 powers"
    assert_refused(TITLE, pack, "secrets.toml", "", "secret", reason)


CURSE_OF_HOARDS = 'kind = "curse"\npassive = "mod hoard -1"'


@pytest.mark.parametrize("others", [(LEAN, SPEARS), (LEAN, THIN), (SPEARS, THIN)])
def test_two_curses_must_bite_whoever_plays(tmp_path: Path, others: tuple[str, str]) -> None:
    """Growth, magic and the like may change nothing, and a fierce chapter 8 draws two."""
    pack = variant(
        TITLE, tmp_path, *(("secrets.toml", old, "on event(spawn [0,1,1,1])") for old in others)
    )
    reason = "two curses must bite whoever plays: hoard, breakaway or heal"
    assert_refused(TITLE, pack, "secrets.toml", "", "secret", reason)
