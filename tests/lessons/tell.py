"""A lesson told step by step, for whoever writes or mends one: scripts/lesson GAME."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from emberhall import EmberhallError, Game
from emberhall.play.lesson import Lesson, lesson_of


def tell_lesson(lesson: Lesson) -> Iterator[str]:
    """Every question with its answer, up to the first that cannot be given, and what is asked
    then."""
    game = lesson.new_game()
    yield from game.tell(game.events(0), 0)
    for number, key in enumerate(lesson.answers):
        yield from ("", *_asked(game, key))
        try:
            events = game.answer(key, telling=True)
        except EmberhallError as error:
            yield f"!!! answer {number + 1}: {error}"
            break
        yield from (f"    {told}" for told in game.tell(events, 0))
    yield from ("", *_asked(game, ""))


def _asked(game: Game, key: str) -> Iterator[str]:
    question = game.question
    if question is None:
        yield game.verdict(0)
        return
    yield f"{game.names[question.seat]}: {' > '.join((*game.path(), question.words))}"
    for option in question.options:
        sign = ">>" if option.key == key else "  "
        yield f"  {sign} [{option.key}] {option.words}"


if __name__ == "__main__":
    sys.stdout.write("".join(f"{line}\n" for line in tell_lesson(lesson_of(sys.argv[1]))))
