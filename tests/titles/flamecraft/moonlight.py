"""A content pack with new cards of every kind, made of behaviours that Flamecraft knows."""

from __future__ import annotations

from pathlib import Path

from emberhall.titles.flamecraft import TITLE
from titles.packs import own_pack

SHOPS = """
[[shop]]
id = "moon-bakery"
name = "Moon Bakery"
icon = "bread"
slots = ["bread/meat -> 2 coin", "any -> 1 good"]
ability = ["pay 1 bread; take-from-park 1"]
source = "reconstructed"

[[shop]]
id = "penny-lane"
name = "Penny Lane"
icon = "coin"
gives = 2
slots = ["any -> 1 rep"]
spaces = ["2 rep", "1 fancy"]
ability = ["leave-coins 1", "take-coins"]
source = "reconstructed"
"""

FANCIES = """
[[fancy]]
id = "abracadabra"
name = "Abracadabra"
time = "sun"
goal = "no-fire"
rep = 5
source = "reconstructed"

[[fancy]]
id = "alakazam"
name = "Alakazam"
time = "sun"
goal = "return-pair"
count = 2
rep = 1
source = "reconstructed"

[[fancy]]
id = "amulet"
name = "Amulet"
time = "moon"
goal = "return-fancies"
rep = 1
source = "reconstructed"
"""

ENCHANTMENTS = """
[[enchantment]]
id = "p-moon"
name = "Moonrise"
deck = "purple"
icon = "crystal"
cost = { crystal = 2 }
reward = "3 rep"
source = "reconstructed"
"""

COMPANIONS = """
[[companion]]
id = "quill"
name = "Quill"
does = "discount"
count = 1
bonus = "coins"
start = 3
source = "reconstructed"

[[companion]]
id = "comet"
name = "Comet"
does = "turn-at-new-shop"
bonus = "reserve"
start = 1
source = "reconstructed"

[[companion]]
id = "shilling"
name = "Shilling"
does = "coins-for-goods"
count = 3
bonus = "fancies"
start = 4
source = "reconstructed"
"""

SOLO = """
[[achievement]]
id = "moonlighting"
name = "Moonlighting"
goal = "shops"
count = 9
shops = ["moon-bakery"]
fancies = ["abracadabra", "amulet"]
source = "reconstructed"
"""

ADDED = {
    "shops.toml": SHOPS,
    "fancies.toml": FANCIES,
    "enchantments.toml": ENCHANTMENTS,
    "companions.toml": COMPANIONS,
    "solo.toml": SOLO,
}


def moonlight(folder: Path) -> Path:
    """Our own cards and these."""
    pack = own_pack(TITLE, folder)
    for name, rows in ADDED.items():
        with (pack / name).open("a", encoding="utf-8") as file:
            file.write(rows)
    return pack
