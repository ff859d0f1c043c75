"""Ember, amber and the colours of the cards, in tones that read on dark and on light ground."""

from __future__ import annotations

from rich.theme import Theme

EMBERS = Theme(
    {
        "ember": "bold #d9622b",
        "amber": "#b9820f",
        "lit": "bold #c9541c",
        "quiet": "dim",
        "own": "bold",
        "card.red": "#d8412f",
        "card.purple": "#a260d6",
        "card.blue": "#3d8edb",
        "card.green": "#4b9c3c",
        "card.yellow": "#ab860a",
        "card.helper": "#a9754f",
        "card.pair": "#a9754f",
        "card.thistle": "#8a7f99",
        "card": "bold",
        "token.bread": "#a9754f",
        "token.crystal": "#a260d6",
        "token.meat": "#d8412f",
        "token.iron": "#71849b",
        "token.potion": "#3d8edb",
        "token.plant": "#4b9c3c",
        "token.buddy": "#ab860a",
        "token.fountain": "#1c93a3",
        "token": "bold",
    }
)
