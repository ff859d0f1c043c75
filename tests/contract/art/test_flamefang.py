"""What the drawn tables of Flame & Fang were missing, line by line: it is there."""

from __future__ import annotations

from emberhall.titles.flamefang import TITLE
from emberhall.titles.flamefang.story_events import BookClosed, ChapterWon
from titles.flamefang.story import Story


def test_a_powers_words_name_no_moment_of_the_content() -> None:
    """A power's words leaked names: `on firstTurn fight`."""
    content = Story().table.content
    powers = content.secrets_of("power")
    told = [
        TITLE.speech.passive(content, content.passives[power], content.passive_effects[power])
        for power in powers
    ]
    assert "after your first turn of a round with fight: attack" in told
    assert "at the start of a round: ward 1" in told
    assert not [words for words in told if "firstTurn" in words or "roundStart" in words]


def test_the_epilogue_and_the_closing_plate_are_told_apart() -> None:
    """`ChapterWon` joined both in one sentence."""
    story = Story()
    row = story.table.content.chapters[0].row
    epilogue, plate = story.tells([ChapterWon(1), BookClosed(1)])
    assert epilogue == f"First Light is won. {' '.join(row.epilogue)}"
    assert plate == row.plate == "You have learned what you are."
