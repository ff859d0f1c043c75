"""At the table: people are asked, bots answer, and after every answer the game is kept."""

from __future__ import annotations

from collections.abc import Callable
from shlex import quote

import emberhall
from emberhall import Chair, EmberhallError, Question, Rule
from emberhall.bots import make_bot
from emberhall.terminal.campaign import ElsewherePlayed
from emberhall.terminal.choose import choose
from emberhall.terminal.chronicle import after_chapter
from emberhall.terminal.draw import leaf_named
from emberhall.terminal.face import Face
from emberhall.terminal.secrecy import have_secrets
from emberhall.terminal.shelf import Shelf
from emberhall.terminal.sitting import Sitting
from emberhall.terminal.speech import by_name, sentences

ADVISER = "greedy"


class Session:
    """One sitting, played until the game is over or somebody leaves."""

    def __init__(self, sitting: Sitting, shelf: Shelf, face: Face) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.shelf = shelf
        self.face = face
        self.there: int | None = None
        """The person who sits at the keyboard now."""

    def play(self) -> None:
        self.shelf.keep(self.sitting)
        self.face.welcome(self.sitting)
        while (question := self.game.question) is not None:
            if not self._settle(question):
                self.face.farewell(f"The game is kept; go on with: {self._go_on}")
                return
        self._end()

    def _end(self) -> None:
        written, told = self._carry_on()
        record = self.shelf.finish(self.sitting)
        if not written:
            self.shelf.keep(self.sitting)
        self.face.end(self.sitting, record)
        self._write_down(self.game.earned)
        if told:
            self.face.farewell(told)

    @property
    def _go_on(self) -> str:
        name = self.sitting.campaign
        return f"emberhall campaign play {quote(name)}" if name else "emberhall resume"

    def _carry_on(self) -> tuple[bool, str]:
        """Carry the campaign on. Where that fails (False), the game has to wait for it."""
        name = self.sitting.campaign
        if not name:
            return True, ""
        try:
            before, after = self.shelf.campaigns.write_down(name, self.sitting.id, self.game)
        except ElsewherePlayed as error:
            return True, _sentence(f"nothing is written down: {error}")
        except (EmberhallError, OSError) as error:
            told = f"the chapter is not written down yet: {_reason(error)}"
            return False, _sentence(f"{told}; once that is mended: {self._go_on}")
        return True, after_chapter(before, after)

    def _write_down(self, names: tuple[str, ...]) -> None:
        """Keep what a person has unlocked. Where that fails, the record still tells it."""
        if names and self.sitting.company.people:
            try:
                path = self.shelf.album.add(self.game.title.name, names)
            except EmberhallError as error:
                self.face.farewell(f"Unlocked, but not kept: {_sentence(str(error))}")
            except OSError as error:
                self.face.farewell(f"Unlocked, but {error.filename} cannot be written.")
            else:
                self.face.farewell(f"Unlocked and kept in {path}: {', '.join(names)}.")

    def _settle(self, question: Question) -> bool:
        """Get the open question answered; False when somebody leaves the table instead."""
        bot = self.sitting.bots[question.seat]
        if bot is None:
            return self._ask(question)
        self._answer(bot.choose(Chair(self.game, question.seat)))
        return True

    def _ask(self, question: Question) -> bool:
        if not self._hand_over(question.seat):
            return False
        self.face.show(self.sitting, question.seat)
        while self.game.question is question:
            line = self.face.read()
            if line is None or line.strip() in LEAVE:
                return False
            self._heed(question, line.strip())
        return True

    def _hand_over(self, seat: int) -> bool:
        """Let the keyboard change hands unseen; False when somebody leaves the table instead."""
        stays, self.there = self.there == seat, seat
        if stays or not have_secrets(self.game, self.sitting.company.people):
            return True
        self.face.hand_over(self.sitting.names[seat])
        line = self.face.read()
        return line is not None and line.strip() not in LEAVE

    def _heed(self, question: Question, line: str) -> None:
        try:
            if line in question.options.keys or not self._obey(question, line):
                self._answer(choose(self.game, line))
        except EmberhallError as error:
            self.face.say(_sentence(str(error)))

    def _obey(self, question: Question, line: str) -> bool:
        """Carry out a command; False where this is none."""
        word, _, rest = line.partition(" ")
        leaf = leaf_named(self.game.title.name, line)
        if leaf is not None:
            self.face.open(leaf, self.sitting, question.seat)
        elif word in COMMANDS:
            COMMANDS[word](self, question, rest.strip())
        else:
            return False
        return True

    def _answer(self, index: int) -> None:
        self.game.answer(index)
        self.shelf.keep(self.sitting)

    # Commands

    def _explain(self, question: Question, _: str) -> None:
        rules = [emberhall.rule(id) for id in question.why]
        self.face.tell(question.words, [_told(rule) for rule in rules])

    def _look_up(self, question: Question, words: str) -> None:
        found = emberhall.rules(self.game.title.name, *words.split())
        heading = f"Rules that mention {words}" if words else "All rules"
        self.face.tell(heading, [_told(rule) for rule in found] or ["None; try other words."])

    def _undo(self, question: Question, _: str) -> None:
        """Take back what somebody at this keyboard answered last, and what bots made of it."""
        people = self.sitting.company.people
        answered = (answer.seat for answer in reversed(self.game.answers()))
        seat = next((seat for seat in answered if seat in people), question.seat)
        bots = set(range(self.game.seats)) - set(people)
        self.game.undo(seat, with_those_of=bots)
        self.shelf.keep(self.sitting)

    def _hint(self, question: Question, _: str) -> None:
        adviser = make_bot(ADVISER, question.number)
        index = adviser.choose(Chair(self.game, question.seat))
        words = by_name(self.game.describe(question.options[index]), self.sitting.names)
        self.face.say(f"{ADVISER.capitalize()} would choose {index + 1}: {words}.")

    def _log(self, question: Question, _: str) -> None:
        told = sentences(self.game.events(question.seat), self.sitting.names)
        self.face.tell("What happened so far", told)

    def _save(self, _: Question, file: str) -> None:
        try:
            path = self.shelf.keep_copy(self.sitting, file)
        except OSError as error:
            self.face.say(f"{error.filename} cannot be written: {error.strerror}.")
        else:
            self.face.say(f"A copy is kept: emberhall resume {path}")


def _reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return f"{error.filename} cannot be written"
    return str(error)


def _told(rule: Rule) -> str:
    return f"{rule.text} ({rule.id}; {rule.source.rstrip('.')})"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


LEAVE = ("q", "quit")
COMMANDS: dict[str, Callable[[Session, Question, str], None]] = {
    "?": Session._explain,
    "r": Session._look_up,
    "u": Session._undo,
    "h": Session._hint,
    "l": Session._log,
    "s": Session._save,
    "rules": Session._look_up,
    "undo": Session._undo,
    "hint": Session._hint,
    "log": Session._log,
    "save": Session._save,
}
