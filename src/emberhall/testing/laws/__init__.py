"""The fifteen laws every title keeps. Each looks at a game at its start, at questions, at its end.

`LawBroken` says which law, and how to see it again.
"""

from emberhall.testing.laws.components import EveryGameEnds, NothingIsLost
from emberhall.testing.laws.contract import EventsPoint, OptionsPoint, SchemasHold
from emberhall.testing.laws.copies import CopiesAreApart, RecordsReplay, SavesHoldEverything
from emberhall.testing.laws.knowledge import NothingIsForgotten
from emberhall.testing.laws.law import Law, LawBroken
from emberhall.testing.laws.observation import LooksTellAll
from emberhall.testing.laws.questions import (
    AskingChangesNothing,
    OptionsAreReal,
    WrongAnswersChangeNothing,
)
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
    OptionsPoint,
    EventsPoint,
    SchemasHold,
    LooksTellAll,
    NothingIsForgotten,
)

__all__ = ["LAWS", "Law", "LawBroken"]
