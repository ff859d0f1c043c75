"""Emberhall: a digital tabletop for dragon board games.

import emberhall

game = emberhall.new_game("dragondraft", seats=3, seed=7)
while game.question:
    game.answer(game.question.options[0])
print(game.result)
"""

from emberhall.game.chair import Chair
from emberhall.game.evaluation import Evaluation
from emberhall.game.game import Game
from emberhall.game.history import GivenAnswer, Standing
from emberhall.game.question import Answer, Option, Options, Question
from emberhall.game.record import Replayed, replay, verify
from emberhall.game.registry import games, register, title
from emberhall.game.rules import rule, rules
from emberhall.game.save import load
from emberhall.game.schema import schema
from emberhall.game.start import new_game
from emberhall.kernel.campaign import CampaignForm
from emberhall.kernel.errors import (
    BadBot,
    BadContent,
    BadSetting,
    BrokenRecord,
    BrokenSave,
    CannotUndo,
    EmberhallError,
    ForeignSave,
    IllegalAnswer,
    NoHistory,
    NoSuchOption,
    NotAGuess,
    StaleAnswer,
    UnknownGame,
    UnknownRule,
)
from emberhall.kernel.evaluate import Evaluator
from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list, capitalised, counted
from emberhall.kernel.result import Result
from emberhall.kernel.rules import Rule
from emberhall.kernel.settings import Entries, OneEach, Setting, Several
from emberhall.kernel.sources import LABELS, source_words
from emberhall.kernel.text_file import read_text
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Effects, Id, OptionData, PathPart, Payment, Prompt, Seat
from emberhall.kernel.words import Listener
from emberhall.plugins import BrokenPlugin
from emberhall.version import VERSION

__version__ = VERSION

__all__ = [
    "LABELS",
    "Answer",
    "BadBot",
    "BadContent",
    "BadSetting",
    "BrokenPlugin",
    "BrokenRecord",
    "BrokenSave",
    "CampaignForm",
    "CannotUndo",
    "Chair",
    "Effects",
    "EmberhallError",
    "Entries",
    "Evaluation",
    "Evaluator",
    "Event",
    "ForeignSave",
    "Game",
    "GivenAnswer",
    "Id",
    "IllegalAnswer",
    "Listener",
    "NoHistory",
    "NoSuchOption",
    "NotAGuess",
    "OneEach",
    "Option",
    "OptionData",
    "Options",
    "PathPart",
    "Payment",
    "Prompt",
    "Question",
    "Replayed",
    "Result",
    "Rule",
    "Seat",
    "Setting",
    "Several",
    "StaleAnswer",
    "Standing",
    "Title",
    "UnknownGame",
    "UnknownRule",
    "__version__",
    "and_list",
    "capitalised",
    "counted",
    "games",
    "load",
    "new_game",
    "read_text",
    "register",
    "replay",
    "rule",
    "rules",
    "schema",
    "source_words",
    "title",
    "verify",
]
