"""Content: packs that replace the printed numbers, and what a bad pack is told."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import emberhall
from emberhall.titles.flamecraft import TITLE
from titles.flamecraft.story import (
    GOODS,
    OLIVER,
    VIOLET,
    WHICH_DIFFERENT,
    WHICH_DOUBLE,
    Story,
    a_town,
    cards_left,
    use_at,
)
from titles.packs import assert_refused, own_pack, variant

FILES = ("town", "dragons", "shops", "enchantments", "fancies", "companions", "solo")


# Packs that play


def test_a_copy_of_the_own_pack_plays_like_the_own_content(tmp_path: Path) -> None:
    own = emberhall.new_game("flamecraft", seats=3, seed=3, companions=True)
    pack = own_pack(TITLE, tmp_path)
    copied = emberhall.new_game("flamecraft", seats=3, seed=3, companions=True, content=pack)
    while own.question and copied.question:
        own.answer(0)
        copied.answer(0)
    assert own.digest() == copied.digest()
    assert own.result == copied.result


def test_another_size_of_hand_park_and_row(tmp_path: Path) -> None:
    """A pack with hands of four, a Park of six and a row of four."""
    changes = ("hand = 3", "hand = 4"), ("park = 5", "park = 6"), ("row = 5", "row = 4")
    pack = variant(TITLE, tmp_path, *(("town.toml", *change) for change in changes))
    story = Story(content=pack)
    assert [seat["hand_count"] for seat in story.view["seats"]] == [4, 4]
    assert (len(story.view["park"]), len(story.view["row"]["cards"])) == (6, 4)
    assert (story.left_in("artisans"), story.left_in("enchantments")) == (10, 14)


def test_other_limits(tmp_path: Path) -> None:
    """A pack with five of each good and four artisans at the end of a turn."""
    changes = ("dragons = 6", "dragons = 4"), ("goods = 7 ", "goods = 5 ")
    pack = variant(TITLE, tmp_path, *(("town.toml", *change) for change in changes))
    story = Story(content=pack).given(
        a_town(), goods=("5 bread",), hands=("meat iron iron plant plant",)
    )
    story.answers("visit critical-rolls", "place nothing", "fire nothing")
    story.is_asked(
        OLIVER,
        "You may keep 4 artisan dragons. Which one goes back?",
        *("return meat", "return iron", "return plant"),
    )
    story.answers("return iron").has(OLIVER, goods="5 bread", hand="meat iron plant plant")


def test_another_shop_deck(tmp_path: Path) -> None:
    """A pack with two shops of each good and one other."""
    changes = ("shops_of_each = 1", "shops_of_each = 2"), ("other_shops = 4", "other_shops = 1")
    pack = variant(TITLE, tmp_path, *(("town.toml", *change) for change in changes))
    table = Story(content=pack).table
    icons = Counter(table.content.shops[shop].icon for shop in table.shop_deck)
    assert [icons.pop(good) for good in GOODS] == [2] * 6
    assert sum(icons.values()) == 1


def test_other_numbers_for_the_dragons(tmp_path: Path) -> None:
    """A pack in which iron brings three goods, crystal two, and a gift 5 reputation."""
    changes = (
        ("goods = 2 ", "goods = 3 "),
        ("different = 3", "different = 2"),
        ("gift = 2", "gift = 5"),
    )
    pack = variant(TITLE, tmp_path, *(("town.toml", *change) for change in changes))
    smith = Story(content=pack).given(a_town()).answers("visit smith-mart", "fire smith-mart 1")
    smith.has(OLIVER, goods="5 iron")
    glass = Story(content=pack).given(a_town())
    glass.answers("visit fragile-reptile", "fire fragile-reptile 1")
    assert glass.question.words == WHICH_DIFFERENT.replace("3", "2")
    glass.answers("gain bread potion").has(OLIVER, goods="1 bread 2 crystal 1 potion")
    garden = Story(content=pack).given(a_town())
    garden.answers("visit hello-nursery", "fire hello-nursery 1").has(OLIVER, rep=5)


def test_other_abilities_for_the_types(tmp_path: Path) -> None:
    """A pack in which bread doubles and iron draws: abilities are data."""
    draw, double = 'name = "bread"\nability = "draw"', 'name = "iron"\nability = "double"'
    changes = (
        (draw, draw.replace("draw", "double")),
        (double, double.replace("double", "draw")),
    )
    pack = variant(TITLE, tmp_path, *(("dragons.toml", *change) for change in changes))
    story = Story(content=pack).given(a_town().replace("bread - -", "bread meat -"))
    story.answers("visit critical-rolls", "fire critical-rolls 1")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double bread", "double meat")


def test_a_shop_with_another_name_slot_and_ability(tmp_path: Path) -> None:
    """A pack with another Drake of Cakes."""
    changes = (
        ("Drake of Cakes", "Wyrm of Waffles"),
        ("crystal/potion -> 2 rep", "any -> 2 good + 1 coin"),
        ("pay 2 bread; take-from-park 2", "pay 1 coin; gain 3 rep"),
    )
    pack = variant(TITLE, tmp_path, *(("shops.toml", *change) for change in changes))
    story = Story(content=pack).given(a_town("drake-of-cakes - - -"), hands=("meat",))
    story.answers("visit drake-of-cakes", "place meat on drake-of-cakes 3")
    story.answers("gain iron", "gain iron", "fire nothing")
    story.is_asked(OLIVER, use_at("Wyrm of Waffles"), "use drake-of-cakes", "use nothing")
    story.describes("use drake-of-cakes", "Pay 1 coin, then gain 3 reputation")
    story.answers("use drake-of-cakes").has(OLIVER, goods="1 bread 2 iron", rep=3)


def test_an_enchantment_with_another_cost_and_reward(tmp_path: Path) -> None:
    """A pack in which Proofing Charm costs two meat and pays coins."""
    changes = (
        ("cost = { bread = 1, meat = 1, iron = 1, plant = 1 }", "cost = { meat = 2 }"),
        ('reward = "5 rep"', 'reward = "3 coin"'),
    )
    pack = variant(TITLE, tmp_path, *(("enchantments.toml", *change) for change in changes))
    story = Story(content=pack).given(a_town(), row="p-bread-1", goods=("2 meat",))
    story.answers("visit critical-rolls", "cast p-bread-1").has(OLIVER, goods="3 coin", rep=0)


def test_a_fancy_with_another_price(tmp_path: Path) -> None:
    """A pack in which Buttercup wants two bread and pays 9."""
    old = 'id = "buttercup"\nname = "Buttercup"\ntime = "sun"\ngoal = "spend"\ntype = "bread"\n'
    change = f"{old}count = 4\nrep = 6", f"{old}count = 2\nrep = 9"
    pack = variant(TITLE, tmp_path, ("fancies.toml", *change))
    story = Story(content=pack).given(a_town(), goods=("2 bread",), fancies=("buttercup",))
    story.answers("reveal buttercup").has(OLIVER, goods="", rep=9, scored="buttercup")


def test_another_wishing_well_and_other_hedges(tmp_path: Path) -> None:
    """A pack in which heads pays 5, and a gift at the hedges 3 or a crystal."""
    changes = (
        ("rep = 2\ngood", "rep = 3\ngood"),
        ('good = "plant"', 'good = "crystal"'),
        ("Wishing Well\nrep = 2", "Wishing Well\nrep = 5"),
    )
    pack = variant(TITLE, tmp_path, *(("town.toml", *change) for change in changes))
    well = Story(content=pack).given(a_town("wishing-well - - -"), flips="heads")
    well.answers("visit wishing-well", "use wishing-well", "flip").has(OLIVER, rep=5)
    story = Story(content=pack).given(a_town("hedges-and-henges - - -"), goods=("1 meat",))
    story.answers("visit hedges-and-henges", "use hedges-and-henges", "gift meat", "gain rep")
    story.has(OLIVER, rep=3).has(VIOLET, goods="1 meat")


def test_records_and_saves_carry_their_pack(tmp_path: Path) -> None:
    """They replay without the folder they were played from."""
    pack = variant(TITLE, tmp_path, ("town.toml", "hand = 3", "hand = 4"))
    game = emberhall.new_game("flamecraft", seats=2, seed=4, content=pack)
    for path in tmp_path.iterdir():
        path.unlink()
    for _ in range(20):
        game.answer(0)
    again = emberhall.load(game.save())
    while game.question and again.question:
        game.answer(0)
        again.answer(0)
    assert again.digest() == game.digest()
    header = json.loads(game.record().splitlines()[0])
    assert header["pack"]["town.toml"]["player"]["hand"] == 4
    assert emberhall.replay(game.record()).result == game.result


# Packs that are refused

WHOLE_NUMBER = "must be a whole number from 0 up, not "
ABILITY = "must be one of draw, place, double, different, gift, swap"
NAMES = "must be as many as for other types"
ARROW = "must each read like 'bread/meat -> 1 coin'"
NUMBER = "must be a number from 1 up and what is gained"
KNOWN = "is not known; known are rep, coin, good, artisan, fancy, bread, meat"
VERBS = "is not known; verbs are gain, pay, take-from-park, place-on-any-slot"
PAY = "must name a number and one of bread, meat, iron, crystal, plant, potion, coin"
COST = "must name goods, each with a number from 1 up"
SUN = "must be one of no-fire, fire-all, buy-rewards, spend, return-pair, placed-type"
MOON = "must be one of hold, dragons, even-goods, odd-goods, return-fancies, fancies, hand"
DOES = "must be one of discount, fire-park, use-twice, fire-where-placed, turn-at-new-shop, "
FIVE = "there must be one for each of 5 players"
BONFIRE = """[[companion]]
id = "bonfire"
name = "Bonfire"
does = "fire-park"
source = { name = "reconstructed", does = "rulebook" }
"""
ENCORE = (
    '[[companion]]\nid = "encore"\nname = "Encore"\ndoes = "use-twice"\nsource = "reconstructed"\n'
)
GOALS = "must be one of dragons, shops, fancies, enchanted-shops, enchantments, coins"
CHANGE = "must be a shop of the solo deck and its replacement"
STARTERS = "must be one for each type, in their order"
TYPES = (TITLE.folder / "content" / "dragons.toml").read_text("utf-8").split("[[type]]\n")
BREAD, POTION = f"[[type]]\n{TYPES[1]}", f"[[type]]\n{TYPES[6]}"
PLAIN = """[[type]]
id = "bread"
name = "bread"
ability = "draw"
names = NAMES
source = "reconstructed"
"""
ROLLS = """slots = [
    "bread -> none",
    "bread/meat/iron -> 1 coin",
    "crystal/plant/potion -> 1 fancy",
]
source = { all = "found: GitHub edrache/design-skills", slots = ["rulebook", "reconstructed", "reconstructed"] }"""  # noqa: E501
NO_SLOTS = 'slots = []\nsource = "reconstructed"'
COIN_SLOT = '"bread/meat -> 1 coin"'
DRAKE, CAKES = "shop drake-of-cakes", "pay 2 bread; take-from-park 2"
CHARM = "{ bread = 1, meat = 1, iron = 1, plant = 1 }"
POCUS = 'name = "Pocus"\ntime = "sun"\ngoal = "no-fire"'
TOASTY = 'time = "moon"\ngoal = "hold"\ntype = "bread"'
CHANGED = '["drake-of-cakes", "la-petite-dragonne"]'
FANCIES = """fancies = [
    "taylor", "sparkle", "matches", "chonkers", "todd", "shimmer",
    "frazzle", "bubu", "talisman", "pocus", "dazzle", "twinkle",
]"""
AT_LEAST = "must be at least 1"
ROOM = "must have room for the starter shops"
DECK_FOR = "leaves no artisan deck for "
TOO_MANY = "asks for more fancies than there are"
TYPED = "must be a type, for dragons and nothing else"
FOR_TYPES = "must be a type, for spend, hold, dragons alone"

BAD_TOWNS = [
    ('good = "plant"', 'good = "coin"', "hedges", "good", "must be a type"),
    ("spaces = 12", "spaces = -12", "town", "spaces", WHOLE_NUMBER + "-12"),
    ("park = 5", 'park = "five"', "town", "park", WHOLE_NUMBER + "'five'"),
    ("stall = 10", "stall = 10\nstorm = 1", "town", "storm", "is not known; known are spaces,"),
    ("coins = 24", "", "supply", "coins", "is missing"),
    ("[fire]", "[ice]", "", "fire", "needs exactly one entry"),
    ("[removed]", "[dice]\n[removed]", "", "dice", "is not known here"),
    ("[town]", "[town", "", "", "is not TOML: "),
    ("stall = 10", "stall = 0", "town", "stall", AT_LEAST),
    ("park = 5", "park = 0", "town", "park", "must be 1 to 20"),
    ("park = 5", f"park = {10**30}", "town", "park", "must be at most 9999"),
    ("row = 5", "row = 0", "town", "row", AT_LEAST),
    ("fancies = 2", "fancies = 0", "player", "fancies", AT_LEAST),
    ("different = 3", "different = 0", "fire", "different", "must be 1 to 6"),
    ("different = 3", "different = 7", "fire", "different", "must be 1 to 6"),
    ("spaces = 12", "spaces = 5", "town", "spaces", ROOM),
    ("more_spaces = 14", "more_spaces = 5", "town", "spaces", ROOM),
    ("spaces = 12", "spaces = 61", "town", "spaces", "must be at most 60"),
    ("more_spaces = 14", "more_spaces = 61", "town", "spaces", "must be at most 60"),
    ("hand = 3", "hand = 10", "player", "hand", f"{DECK_FOR}2 players"),
    ("hand = 3", "hand = 9", "player", "hand", f"{DECK_FOR}3 players"),
    ("hand = 3", "hand = 7", "player", "hand", f"{DECK_FOR}5 players"),
    ("park = 5", "park = 18", "player", "hand", f"{DECK_FOR}2 players"),
    ("two = 2", "two = 5", "player", "hand", f"{DECK_FOR}2 players"),
    ("two = 2", "two = 9", "player", "hand", f"{DECK_FOR}2 players"),
    ("three = 1", "three = 4", "player", "hand", f"{DECK_FOR}3 players"),
    ("row = 5", "row = 17", "town", "row", "leaves no purple deck"),
    ("fancies = 2", "fancies = 8", "player", "fancies", TOO_MANY),
]

BAD_DRAGONS = [
    (POTION, "", "", "type", "there must be 6 types"),
    (POTION, POTION + POTION.replace("potion", "ash"), "", "type", "there must be 6 types"),
    ('"swap"\n', '"dance"\n', "type potion", "ability", ABILITY),
    (
        POTION,
        PLAIN.replace("bread", "potion").replace("NAMES", '["Chai"]'),
        "type potion",
        "names",
        NAMES,
    ),
    (BREAD, PLAIN.replace("NAMES", '["Pan"]'), "type bread", "names", NAMES),
    (BREAD, PLAIN.replace("NAMES", "[]"), "type bread", "names", NAMES),
    ('"Pretzel", ', "", "type bread", "source", "names needs as many labels as it has entries"),
    ('id = "meat"', 'id = "bread"', "type bread", "id", "stands there twice"),
    ('name = "rulebook"', 'name = "me"', "type bread", "source", "must be one of rulebook, "),
]

BAD_SHOPS = [
    ('id = "drake-of-cakes"', 'id = "smith-mart"', "shop smith-mart", "id", "stands there twice"),
    ('id = "sew-cute"', 'id = "wishing-well"', "shop wishing-well", "id", "stands there twice"),
    (
        'name = "Sew Cute"\nicon = "dragon"',
        'name = "Sew Cute"\nicon = "cat"',
        "shop sew-cute",
        "icon",
        "must be a type, wild, coin or dragon",
    ),
    (COIN_SLOT, '"bread/meat"', DRAKE, "slots", ARROW),
    (COIN_SLOT, '"bread/meat-> 1 coin"', DRAKE, "slots", ARROW),
    (COIN_SLOT, '"bread/ash -> 1 coin"', DRAKE, "slots", "'ash' is not a type"),
    (COIN_SLOT, '"wild -> 1 coin"', DRAKE, "slots", "'wild' is not a type"),
    (COIN_SLOT, '"bread/meat -> coin"', DRAKE, "slots", f"'coin' {NUMBER}"),
    (COIN_SLOT, '"bread/meat -> 0 coin"', DRAKE, "slots", f"'0 coin' {NUMBER}"),
    (COIN_SLOT, '"bread/meat -> "', DRAKE, "slots", f"'' {NUMBER}"),
    (COIN_SLOT, '"bread/meat -> 1 hat"', DRAKE, "slots", f"'hat' {KNOWN}"),
    (COIN_SLOT, '"bread/meat -> 1 rep + hat"', DRAKE, "slots", f"'hat' {NUMBER}"),
    ("prefilled = [1, 3]", "prefilled = [0]", "shop eternal-flame", "prefilled", "must name slots"),
    ("prefilled = [1, 3]", "prefilled = [4]", "shop eternal-flame", "prefilled", "must name slots"),
    ('icon = "bread"', 'icon = "meat"', "", "starter", STARTERS),
    ('icon = "bread"', 'icon = "wild"', "", "starter", STARTERS),
    (ROLLS, NO_SLOTS, "", "starter", "must have a slot for the starter dragon"),
    ('"1 rep + 1 good"', '"1 rep + good"', "shop dragon-alley", "spaces", f"'good' {NUMBER}"),
    ('"1 rep + 1 good"', '"1 wish"', "shop dragon-alley", "spaces", f"'wish' {KNOWN}"),
    (CAKES, "dance", DRAKE, "ability", f"'dance' {VERBS}"),
    (CAKES, "dance 2", DRAKE, "ability", f"'dance 2' {VERBS}"),
    (CAKES, "dance twice", DRAKE, "ability", f"'dance twice' {VERBS}"),
    (CAKES, "fire-again 2", DRAKE, "ability", f"'fire-again 2' {VERBS}"),
    (CAKES, "take-from-park", DRAKE, "ability", f"'take-from-park' {VERBS}"),
    (CAKES, "study some", DRAKE, "ability", f"'study some' {VERBS}"),
    (CAKES, "gain 2", DRAKE, "ability", f"'' {KNOWN}"),
    (CAKES, "gain 2 hats", DRAKE, "ability", f"'hats' {KNOWN}"),
    (CAKES, "gain many rep", DRAKE, "ability", f"'many rep' {NUMBER}"),
    (CAKES, "pay 2 hats", DRAKE, "ability", f"'pay 2 hats' {PAY}"),
    (CAKES, "pay bread", DRAKE, "ability", f"'pay bread' {PAY}"),
    (CAKES, "pay 2 bread; dance", DRAKE, "ability", f"'dance' {VERBS}"),
    (CAKES, "gain none", DRAKE, "ability", "must do something"),
    (CAKES, "take-from-park 0", DRAKE, "ability", "must do something"),
    (f'["{CAKES}"]', '["gain 1 rep", "gain none"]', DRAKE, "ability", "must do something"),
    (CAKES, "gain ² rep", DRAKE, "ability", f"'² rep' {NUMBER}"),
    (CAKES, "pay ² bread", DRAKE, "ability", f"'pay ² bread' {PAY}"),
    (CAKES, "take-from-park ²", DRAKE, "ability", f"'take-from-park ²' {VERBS}"),
    ("gives = 3", 'gives = "3"', "shop wishing-well", "gives", WHOLE_NUMBER + "'3'"),
    ("asleep = true", "asleep = 1", "shop draggin-tail-roost", "asleep", "must be true or false"),
]

BAD_ENCHANTMENTS = [
    ('"purple"', '"gold"', "enchantment p-bread-1", "deck", "must be purple or golden"),
    ('icon = "bread"', 'icon = "wild"', "enchantment p-bread-1", "icon", "must be a type"),
    (CHARM, "{}", "enchantment p-bread-1", "cost", COST),
    (CHARM, "{ bread = 0 }", "enchantment p-bread-1", "cost", COST),
    (CHARM, "{ coin = 2 }", "enchantment p-bread-1", "cost", COST),
    (CHARM, "{ bread = -1 }", "enchantment p-bread-1", "cost", "must be a table, each a whole"),
    ('"5 rep"', '"rep"', "enchantment p-bread-1", "reward", f"'rep' {NUMBER}"),
    ('"5 rep"', '"5 stars"', "enchantment p-bread-1", "reward", f"'stars' {KNOWN}"),
    ('id = "p-bread-2"', 'id = "p-bread-1"', "enchantment p-bread-1", "id", "stands there twice"),
]

BAD_FANCIES = [
    (POCUS, POCUS.replace("sun", "dusk"), "fancy pocus", "time", "must be sun or moon"),
    (POCUS, POCUS.replace("no-fire", "nap"), "fancy pocus", "goal", SUN),
    (POCUS, POCUS.replace("no-fire", "hold"), "fancy pocus", "goal", SUN),
    (TOASTY, TOASTY.replace("hold", "spend"), "fancy toasty", "goal", MOON),
    (TOASTY, TOASTY.replace("bread", "toast"), "fancy toasty", "type", FOR_TYPES),
    (TOASTY, TOASTY.replace('\ntype = "bread"', ""), "fancy toasty", "type", FOR_TYPES),
    (POCUS, f'{POCUS}\ntype = "bread"', "fancy pocus", "type", FOR_TYPES),
    ("count = 3\nrep = 1\nlimit = 6", "rep = 1\nlimit = 6", "fancy chonkers", "count", AT_LEAST),
    ('reward = "1 coin"', 'reward = "coin"', "fancy frazzle", "reward", f"'coin' {NUMBER}"),
    ('reward = "1 fancy"', 'reward = "1 hug"', "fancy dazzle", "reward", f"'hug' {KNOWN}"),
    ('name = "Pocus"', 'name = ""', "fancy pocus", "name", "must be some text, not ''"),
]

BOOKMARK = "companion bookmark"
BAD_COMPANIONS = [
    ('does = "fire-park"', 'does = "sleep"', "companion bonfire", "does", DOES),
    ('does = "fire-park"\n', "", "companion bonfire", "does", "is missing"),
    ('bonus = "coins"', 'bonus = "hats"', "companion penny", "bonus", "must be one of reserve, co"),
    ('bonus = "reserve"\nstart = 1', 'bonus = "reserve"', BOOKMARK, "start", "must be 1: nobody"),
    ("start = 1", "start = 2", BOOKMARK, "start", "must be 1: nobody reserves more than one"),
    ('bonus = "coins"\n', "", "companion penny", "start", "must be a number from 1 up where"),
    ("start = 2", "start = 0", "companion penny", "start", "must be a number from 1 up where"),
    ("[[companion]]", "[party]\n[[companion]]", "", "party", "is not known here"),
    ("start = 1", 'start = "reserve"', "companion bookmark", "start", f"{WHOLE_NUMBER}'reserve'"),
    ("start = 5", "start = -1", "companion showstopper", "start", f"{WHOLE_NUMBER}-1"),
]

BAD_SOLO = [
    ('goal = "coins"', 'goal = "gems"', "achievement lord-of-the-hoard", "goal", GOALS),
    (CHANGED, '["drake-of-cakes"]', "achievement half-a-dozen", "change", CHANGE),
    (
        CHANGED,
        '["guilty-treasures", "la-petite-dragonne"]',
        "achievement half-a-dozen",
        "change",
        CHANGE,
    ),
    (
        CHANGED,
        '["drake-of-cakes", "la-petite-dragonne", "guilty-treasures"]',
        "achievement half-a-dozen",
        "change",
        CHANGE,
    ),
    (CHANGED, '["drake-of-cakes", "la-grande"]', "", "shop", "there is no shop la-grande"),
    (CHANGED, '["drake-of-cakes", "sew-cute"]', "", "shop", "sew-cute would come twice"),
    ('"sage-of-sage", "pizza', '"mint-of-mint", "pizza', "", "shop", "there is no shop mint-of-m"),
    ('"sage-of-sage", "pizza', '"sew-cute", "pizza', "", "shop", "sew-cute would come twice"),
    ('"oh-my-gourd"', '"oh-my-god"', "", "shop", "there is no shop oh-my-god"),
    ('"oh-my-gourd"', '"saving-throw"', "", "shop", "saving-throw would come twice"),
    ('"taylor", "sparkle"', '"swift", "sparkle"', "", "fancy", "there is no fancy swift"),
    ('"taylor", "sparkle"', '"sparkle", "sparkle"', "", "fancy", "sparkle would come twice"),
    ('["savannah"]', '["serengeti"]', "", "fancy", "there is no fancy serengeti"),
    ('["savannah"]', '["taylor"]', "", "fancy", "taylor would come twice"),
    ("[decks]", "[[decks]]", "", "decks", "needs exactly one entry"),
    ("least = 0", "least = 10", "award shopkeeper", "least", "must be 0 for the first one"),
    ("least = 75", "least = 95", "", "award", "must come in the order of what they take"),
    ('"drake-of-cakes", "fogo', '"draco-bell", "fogo', "decks", "shops", "draco-bell is a starter"),
    ('type = "bread"\n', "", "achievement half-a-dozen", "type", TYPED),
    ('type = "bread"', 'type = "coin"', "achievement half-a-dozen", "type", TYPED),
    (
        'goal = "shops"',
        'goal = "shops"\ntype = "bread"',
        "achievement master-of-markets",
        "type",
        TYPED,
    ),
    (
        '["wishing-well", "dragon-alley"]',
        '["drake-of-cakes", "dragon-alley"]',
        "",
        "achievement",
        "drake-of-cakes would be replaced twice",
    ),
]

BAD = [
    *(("town.toml", *bad) for bad in BAD_TOWNS),
    *(("dragons.toml", *bad) for bad in BAD_DRAGONS),
    *(("shops.toml", *bad) for bad in BAD_SHOPS),
    *(("enchantments.toml", *bad) for bad in BAD_ENCHANTMENTS),
    *(("fancies.toml", *bad) for bad in BAD_FANCIES),
    *(("companions.toml", *bad) for bad in BAD_COMPANIONS),
    *(("solo.toml", *bad) for bad in BAD_SOLO),
]


@pytest.mark.parametrize(("file", "old", "new", "entry", "field", "reason"), BAD)
def test_a_bad_pack_is_refused_with_file_entry_field_and_reason(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str, reason: str
) -> None:
    pack = variant(TITLE, tmp_path, (file, old, new))
    assert_refused(TITLE, pack, file, entry, field, reason)


@pytest.mark.parametrize(
    ("changes", "entry", "field", "reason"),
    [
        (
            [("town.toml", "row = 5", "row = 17")],
            "town",
            "row",
            "leaves no purple deck",
        ),
        (
            [
                ("town.toml", "row = 5", "row = 16"),
                ("companions.toml", 'bonus = "coins"\nstart = 2', 'bonus = "reserve"\nstart = 1'),
            ],
            "town",
            "row",
            "leaves no purple deck",
        ),
        (
            [("enchantments.toml", 'deck = "golden"', 'deck = "purple"')] * 12,
            "town",
            "row",
            "leaves no golden deck",
        ),
        ([("companions.toml", "start = 5", "start = 29")], "player", "fancies", TOO_MANY),
        (
            [("solo.toml", FANCIES, 'fancies = [\n    "taylor",\n]')],
            "player",
            "fancies",
            TOO_MANY,
        ),
        ([("solo.toml", "spaces = 12", "spaces = 5")], "town", "spaces", ROOM),
    ],
    ids=["bookmark", "two like bookmark", "golden", "showstopper", "solo fancies", "solo spaces"],
)
def test_decks_that_do_not_outlast_the_deal_are_refused_whichever_file_is_to_blame(
    tmp_path: Path, changes: list[tuple[str, str, str]], entry: str, field: str, reason: str
) -> None:
    pack = variant(TITLE, tmp_path, *changes)
    assert_refused(TITLE, pack, "town.toml", entry, field, reason)


@pytest.mark.parametrize(
    ("file", "old", "new", "seats"),
    [
        ("town.toml", "hand = 3", "hand = 6", 5),
        ("town.toml", "two = 2", "two = 4", 2),
        ("town.toml", "three = 1", "three = 3", 3),
        ("town.toml", "row = 5", "row = 16", 2),
        ("town.toml", "fancies = 2", "fancies = 7", 5),
        ("town.toml", "spaces = 12", "spaces = 6", 2),
        ("town.toml", "different = 3", "different = 6", 2),
        ("companions.toml", "start = 5", "start = 28", 5),
    ],
)
def test_decks_that_just_outlast_the_deal_will_do(
    tmp_path: Path, file: str, old: str, new: str, seats: int
) -> None:
    """One more of any of them is refused; with these, every deck still has a card."""
    pack = variant(TITLE, tmp_path, (file, old, new))
    for seed in range(8):
        game = emberhall.new_game(
            "flamecraft", seats=seats, seed=seed, content=pack, companions=True
        )
        for _ in range(100):
            if game.question is None or game.view(None)["turns"]:
                break
            game.answer(0)
        view = game.view(None)
        assert view["turns"] == 1
        assert cards_left(view, "artisans") > 0
        assert cards_left(view, "enchantments") > 0
        assert not view["ending"]


def test_companions_may_be_others_as_long_as_everybody_gets_one(tmp_path: Path) -> None:
    fewer = [("companions.toml", BONFIRE, ""), ("companions.toml", ENCORE, "")]
    pack = variant(TITLE, tmp_path, *fewer)
    game = emberhall.new_game("flamecraft", seats=5, seed=1, content=pack, companions=True)
    dealt = {seat["companion"]["card"] for seat in game.view(None)["seats"]}
    assert dealt == {"bookmark", "chainspark", "ribbon", "penny", "showstopper"}
    companions = (pack / "companions.toml").read_text(encoding="utf-8")
    last = "[[companion]]\n" + companions.rpartition("[[companion]]\n")[2]
    pack = variant(TITLE, tmp_path, *fewer, ("companions.toml", last, ""))
    assert_refused(TITLE, pack, "companions.toml", "", "companion", FIVE)


def test_a_pack_must_hold_all_seven_files_and_no_other(tmp_path: Path) -> None:
    pack = own_pack(TITLE, tmp_path)
    (pack / "dice.toml").write_text("", encoding="utf-8")
    with pytest.raises(emberhall.BadContent, match=r"dice\.toml: is not known; a pack has town"):
        emberhall.new_game("flamecraft", seats=2, content=pack)
    (pack / "dice.toml").unlink()
    for name in FILES:
        text = (pack / f"{name}.toml").read_text(encoding="utf-8")
        (pack / f"{name}.toml").unlink()
        with pytest.raises(emberhall.BadContent, match=rf"{name}\.toml: cannot be read: No such"):
            emberhall.new_game("flamecraft", seats=2, content=pack)
        (pack / f"{name}.toml").write_text(text, encoding="utf-8")
    assert emberhall.new_game("flamecraft", seats=2, content=pack).question is not None


def test_more_cards_than_a_pick_can_name_are_refused(tmp_path: Path) -> None:
    """Further purple cards, all like the first."""
    row = (
        '[[enchantment]]\nid = "p-more-{}"\nname = "More"\ndeck = "purple"\nicon = "bread"\n'
        'cost = {{ bread = 1 }}\nreward = "1 rep"\nsource = "reconstructed"\n'
    )
    more = "\n".join(row.format(number) for number in range(29))
    first = '[[enchantment]]\nid = "p-bread-1"'
    folder = variant(TITLE, tmp_path, ("enchantments.toml", first, f"{more}\n{first}"))
    with pytest.raises(emberhall.BadContent, match="at most 64 enchantments and 1000 slots fit"):
        emberhall.new_game("flamecraft", seats=1, seed=1, content=folder)
