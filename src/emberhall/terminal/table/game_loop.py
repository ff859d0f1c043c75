"""At the table: people type, bots answer, and after every answer the game is saved."""

from __future__ import annotations

from collections.abc import Callable

import emberhall
from emberhall import EmberhallError, Game, Question, Rule
from emberhall.play.explanation import mentioned, touched
from emberhall.play.file_store import FileStore
from emberhall.play.finish import finish
from emberhall.play.hint import Hint
from emberhall.play.secrecy import have_secrets
from emberhall.play.session import Session
from emberhall.play.store import CannotSave
from emberhall.terminal.commands import (
    HELP,
    HINT,
    LEAVE,
    LOG,
    OFFERS,
    RULES,
    SAVE,
    UNDO,
    WHY,
    WORDS,
    Command,
)
from emberhall.terminal.draw.board import page_named, pages_of
from emberhall.terminal.remedy import go_on, sentence
from emberhall.terminal.table.choose import choose
from emberhall.terminal.table.display import Display
from emberhall.terminal.table.farewell import farewells
from emberhall.terminal.table.help import help_page
from emberhall.terminal.table.keyboard import tell_at_keyboard
from emberhall.terminal.table.saving import Saving


class GameLoop:
    """A session at one keyboard, played until the game is over or somebody leaves."""

    def __init__(self, session: Session, store: FileStore, display: Display) -> None:
        self.session = session
        self.game = session.game
        self.store = store
        self.display = display
        self.saving = Saving(store.games, display)
        self.at_keyboard: int | None = None
        """The person who sits at the keyboard now."""

    def play(self) -> None:
        """To the end, or until somebody leaves; Ctrl-C leaves, too, and is passed on."""
        self._begin()
        try:
            self._play()
        except KeyboardInterrupt:
            self._leave()
            raise

    def _begin(self) -> None:
        self._save_game()
        self.display.welcome(self.session)

    def _play(self) -> None:
        while (question := self.game.question) is not None:
            if not self._get_answer(question):
                self._leave()
                return
        self._end()

    def _leave(self) -> None:
        self.display.farewell(self._left())

    def _left(self) -> str:
        """What is said to somebody who leaves."""
        back = f"go on with: {go_on(self.session.campaign)}"
        if self.saving.is_behind:
            return f"The last answers are not saved; if there is an earlier save, {back}"
        return f"The game is saved; {back}"

    def _end(self) -> None:
        ending = finish(self.session, self.store)
        record = self.store.games.record_path(self.session.id)
        self.display.end(self.session, None if ending.not_kept else record)
        for word in farewells(ending, self.session, self.store):
            self.display.farewell(word)

    def _save_game(self) -> None:
        self.saving.save(self.session)

    def _get_answer(self, question: Question) -> bool:
        """Get the open question answered; False when somebody leaves the table instead."""
        if not self.session.is_bots_turn:
            return self._ask(question)
        self.display.thinking(self.session.names[question.seat])
        self.session.bot_turn()
        self._save_game()
        return True

    def _ask(self, question: Question) -> bool:
        if not self._pass_keyboard(question.seat):
            return False
        self.saving.remind()
        self.display.show(self.session, question.seat)
        while self.game.question is question:
            line = self.display.read()
            if line is None or line.strip() in LEAVE:
                return False
            self._answer(question, line.strip().removeprefix(WORDS).strip())
        return True

    def _pass_keyboard(self, seat: int) -> bool:
        """Let the keyboard change hands unseen; False when somebody leaves the table instead."""
        stays, self.at_keyboard = self.at_keyboard == seat, seat
        if stays or not have_secrets(self.game, self.session.seating.people):
            return True
        self.display.pass_keyboard(self.session.names[seat])
        line = self.display.read()
        return line is not None and line.strip() not in LEAVE

    def _answer(self, question: Question, line: str) -> None:
        try:
            if line in question.options.keys or not self._run_command(question, line):
                self.session.answer(question.seat, choose(self.game, line))
                self._save_game()
        except CannotSave:
            raise  # whoever was asked would rather leave
        except EmberhallError as error:
            self.display.say(sentence(error))

    def _run_command(self, question: Question, line: str) -> bool:
        """Carry out a command; False where this is none."""
        word, _, rest = line.partition(" ")
        page = page_named(self.game.title.name, line)
        if page is not None:
            self.display.open(page, self.session, question.seat)
        elif word in BY_WORD:
            BY_WORD[word](self, question, rest.strip())
        else:
            return False
        return True

    # Commands

    def _explain(self, question: Question, words: str) -> None:
        if words:
            self._look_up(question, words)
            return
        rules = [emberhall.rule(id, self.game) for id in question.why]
        prompt = self.game.prompt(question.seat)
        assert prompt is not None
        cards = touched(self.game.view(question.seat), prompt)
        self.display.tell(prompt["words"], [*cards, *map(_told, rules)])

    def _look_up(self, question: Question, words: str) -> None:
        found = emberhall.rules(self.game, *words.split())
        heading = f"Rules that mention {words}" if words else "All rules"
        cards = mentioned(self.game.view(question.seat), words.split()) if words else []
        self.display.tell(heading, [*cards, *map(_told, found)] or ["None; try other words."])

    def _undo(self, question: Question, _: str) -> None:
        self.session.undo()
        self._save_game()

    def _hint(self, question: Question, _: str) -> None:
        hint = self.session.hint(question.seat)
        self.display.say(hint_words(hint))

    def _help(self, question: Question, _: str) -> None:
        self.display.open(help_page(self.game.title), self.session, question.seat)

    def _log(self, question: Question, _: str) -> None:
        seat = question.seat
        self.display.tell(
            "What happened so far", tell_at_keyboard(self.session, self.game.events(seat), seat)
        )

    def _offer(self, question: Question, _: str) -> None:
        prompt = self.game.prompt(question.seat)
        assert prompt is not None
        numbered = enumerate(prompt["options"], start=1)
        self.display.tell(
            prompt["words"], [f"{number}: {option['words']}" for number, option in numbered]
        )

    def _save(self, _: Question, file: str) -> None:
        path = self.store.games.save_copy(self.session, file)
        self.display.say(f"A copy is saved; go back to it with: emberhall resume {path}")


def hint_words(hint: Hint) -> str:
    return f"{hint.by} would choose {hint.index + 1}: {hint.words.rstrip('.')}. {hint.reason}"


def _told(rule: Rule) -> str:
    return f"{rule.text} [{rule.id}; {rule.source.rstrip('.')}]"


ACTIONS: dict[Command, Callable[[GameLoop, Question, str], None]] = {
    WHY: GameLoop._explain,
    RULES: GameLoop._look_up,
    UNDO: GameLoop._undo,
    HINT: GameLoop._hint,
    LOG: GameLoop._log,
    OFFERS: GameLoop._offer,
    SAVE: GameLoop._save,
    HELP: GameLoop._help,
}
BY_WORD = {word: ACTIONS[each] for each in ACTIONS for word in (each.key, each.name)}


def single_keys(game: Game) -> list[str]:
    """Commands that are one letter: on a drawn table they need no Enter."""
    pages = [page.key for page in pages_of(game.title.name)]
    return [word for word in (*BY_WORD, *LEAVE, *pages) if len(word) == 1]
