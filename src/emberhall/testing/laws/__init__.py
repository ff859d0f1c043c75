"""The ten laws every title keeps. Each looks at a game at its start, at questions and at its end.

`LawBroken` says which law, and how to see it again.
"""

from emberhall.testing.laws.asking import (
    AskingChangesNothing,
    OptionsAreReal,
    WrongAnswersChangeNothing,
)
from emberhall.testing.laws.keeping import CopiesAreApart, RecordsReplay, SavesHoldEverything
from emberhall.testing.laws.law import Law, LawBroken
from emberhall.testing.laws.playing import EveryGameEnds, NothingIsLost
from emberhall.testing.laws.secrets import GuessesAreBlind, SecretsStay

LAWS: tuple[type[Law], ...] = (
    AskingChangesNothing,
    OptionsAreReal,
    WrongAnswersChangeNothing,
    CopiesAreApart,
    SavesHoldEverything,
    RecordsReplay,
    GuessesAreBlind,
    SecretsStay,
    NothingIsLost,
    EveryGameEnds,
)

__all__ = ["LAWS", "Law", "LawBroken"]
