"""At the table: people type, bots answer, and after every answer the game is kept."""

from __future__ import annotations

from collections.abc import Callable

import emberhall
from emberhall import EmberhallError, Question, Rule
from emberhall.play.finish import finish
from emberhall.play.secrecy import have_secrets
from emberhall.play.session import Session
from emberhall.play.shelf import Shelf
from emberhall.terminal.choose import choose
from emberhall.terminal.draw import leaf_named
from emberhall.terminal.face import Face
from emberhall.terminal.farewell import farewells
from emberhall.terminal.remedy import go_on, sentence
from emberhall.terminal.telling import told


class Table:
    """A session at one keyboard, played until the game is over or somebody leaves."""

    def __init__(self, session: Session, shelf: Shelf, face: Face) -> None:
        self.session = session
        self.game = session.game
        self.shelf = shelf
        self.face = face
        self.there: int | None = None
        """The person who sits at the keyboard now."""

    def play(self) -> None:
        self._keep()
        self.face.welcome(self.session)
        while (question := self.game.question) is not None:
            if not self._settle(question):
                self.face.farewell(f"The game is kept; go on with: {go_on(self.session.campaign)}")
                return
        self._end()

    def _end(self) -> None:
        ending = finish(self.session, self.shelf)
        self.face.end(self.session, self.shelf.games.record_path(self.session.id))
        for word in farewells(ending, self.session, self.shelf):
            self.face.farewell(word)

    def _keep(self) -> None:
        self.shelf.games.keep(self.session)

    def _settle(self, question: Question) -> bool:
        """Get the open question answered; False when somebody leaves the table instead."""
        if not self.session.is_bots_turn:
            return self._ask(question)
        self.session.bot_turn()
        self._keep()
        return True

    def _ask(self, question: Question) -> bool:
        if not self._hand_over(question.seat):
            return False
        self.face.show(self.session, question.seat)
        while self.game.question is question:
            line = self.face.read()
            if line is None or line.strip() in LEAVE:
                return False
            self._heed(question, line.strip())
        return True

    def _hand_over(self, seat: int) -> bool:
        """Let the keyboard change hands unseen; False when somebody leaves the table instead."""
        stays, self.there = self.there == seat, seat
        if stays or not have_secrets(self.game, self.session.company.people):
            return True
        self.face.copy_to(self.session.names[seat])
        line = self.face.read()
        return line is not None and line.strip() not in LEAVE

    def _heed(self, question: Question, line: str) -> None:
        try:
            if line in question.options.keys or not self._obey(question, line):
                self.session.answer(question.seat, choose(self.game, line))
                self._keep()
        except EmberhallError as error:
            self.face.say(sentence(error))

    def _obey(self, question: Question, line: str) -> bool:
        """Carry out a command; False where this is none."""
        word, _, rest = line.partition(" ")
        leaf = leaf_named(self.game.title.name, line)
        if leaf is not None:
            self.face.open(leaf, self.session, question.seat)
        elif word in COMMANDS:
            COMMANDS[word](self, question, rest.strip())
        else:
            return False
        return True

    # Commands

    def _explain(self, question: Question, _: str) -> None:
        rules = [emberhall.rule(id, self.game) for id in question.why]
        prompt = self.game.prompt(question.seat)
        assert prompt is not None
        self.face.tell(prompt["words"], [_told(rule) for rule in rules])

    def _look_up(self, question: Question, words: str) -> None:
        found = emberhall.rules(self.game, *words.split())
        heading = f"Rules that mention {words}" if words else "All rules"
        self.face.tell(heading, [_told(rule) for rule in found] or ["None; try other words."])

    def _undo(self, question: Question, _: str) -> None:
        self.session.undo()
        self._keep()

    def _hint(self, question: Question, _: str) -> None:
        hint = self.session.hint(question.seat)
        self.face.say(f"{hint.by} would choose {hint.index + 1}: {hint.words}.")

    def _log(self, question: Question, _: str) -> None:
        seat = question.seat
        self.face.tell("What happened so far", told(self.session, self.game.events(seat), seat))

    def _save(self, _: Question, file: str) -> None:
        path = self.shelf.games.keep_copy(self.session, file)
        self.face.say(f"A copy is kept: emberhall resume {path}")


def _told(rule: Rule) -> str:
    return f"{rule.text} ({rule.id}; {rule.source.rstrip('.')})"


LEAVE = ("q", "quit")
COMMANDS: dict[str, Callable[[Table, Question, str], None]] = {
    "?": Table._explain,
    "r": Table._look_up,
    "u": Table._undo,
    "h": Table._hint,
    "l": Table._log,
    "s": Table._save,
    "rules": Table._look_up,
    "undo": Table._undo,
    "hint": Table._hint,
    "log": Table._log,
    "save": Table._save,
}
