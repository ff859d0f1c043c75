"""The picture over the door."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.dragons import DRAGONS, bar

FIRE = (
    ("    (    )   ", "amber"),
    ("  )  )  (  ( ", "ember"),
    (" (  ( )( )  )", "lit"),
    ("  \\_\\_)(_/_/ ", "card.helper"),
)
GAP = "    "
NAME = "E M B E R H A L L"
LINE = "A table for dragon board games"


def banner() -> list[Text]:
    """A fire, the name, and the colours of the dragons."""
    # The last line stays where there is no room for more
    beside = [Text(), Text(NAME, "ember"), _dragons(), Text(LINE)]
    return [Text.assemble(picture, GAP, words) for picture, words in zip(FIRE, beside, strict=True)]


def _dragons() -> Text:
    bars = [bar("   ", dragon.style) for dragon in DRAGONS.values()]
    return Text(" ").join(bars)
