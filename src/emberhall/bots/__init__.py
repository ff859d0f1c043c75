"""Bots: they sit on a `Chair` and see what their seat sees, like anybody else.

from emberhall.bots import make_bot

bot = make_bot("greedy:noise=0.2", seed=1)
game.answer(bot.choose(emberhall.Chair(game, seat=1)))
"""

from emberhall.bots.bot import Bot
from emberhall.bots.estimate import estimate
from emberhall.bots.kind import BotKind, BotLevel, bot_kinds, bot_levels, register
from emberhall.bots.play import play_out
from emberhall.bots.spec import choose, is_bot, make_bot

__all__ = [
    "Bot",
    "BotKind",
    "BotLevel",
    "bot_kinds",
    "bot_levels",
    "choose",
    "estimate",
    "is_bot",
    "make_bot",
    "play_out",
    "register",
]
