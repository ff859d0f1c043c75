"""What the drawn tables of Flame & Fang were missing, line by line: it is there."""

from __future__ import annotations

from emberhall.titles.flamefang import TITLE
from emberhall.titles.flamefang.story.events import BookClosed, ChapterWon
from titles.flamefang.story import ANN, Story


def test_the_path_of_a_move_names_the_card_and_the_count_left() -> None:
    """`prompt.path` was empty for `move`: card and count were written by hand."""
    story = Story().given(aspect=("flight", "hunt"), hands=("glide",)).plays("glide", "move")
    prompt = story.game.prompt(ANN)
    assert prompt is not None
    card, move = prompt["path"]
    assert (card["words"], card["id"]) == ("Glide", "card:played:0:glide")
    assert (move["words"], move["left"], move["of"]) == ("move", 2, 2)


def test_icons_of_a_card_come_from_data() -> None:
    """Words of cards were parsed into icons: `attack 2; boost: blast 1`."""
    story = Story().given(hands=("rending-claws",), rows=("red-pinions furnace-belly",))
    own = story.game.view(ANN)["seats"][ANN]
    (claws,) = own["hand"]
    assert [(one["verb"], one["count"]) for one in claws["effects"]] == [("attack", 2)]
    assert claws["extra"]["price"] == "boost"
    assert [(one["verb"], one["count"]) for one in claws["extra"]["effects"]] == [("attack", 2)]
    pinions, belly = own["row"]
    assert (pinions["hearts"], pinions["hoard"]) == (1, 1)
    assert [one["verb"] for one in belly["passive"]["effects"]] == ["attack"]


def test_moves_carry_breakaway_as_damage() -> None:
    """Move options carried breakaway only in words."""
    story = Story().given(
        at=("forest",), aspect=("flight",), hands=("glide",), minions="bear forest"
    )
    story.plays("glide", "move")
    prompt = story.game.prompt(ANN)
    assert prompt is not None
    assert {option["effects"]["damage"] for option in prompt["options"]} == {1}


def test_a_powers_words_name_no_moment_of_the_content() -> None:
    """A power's words leaked names: `on firstTurn fight`."""
    content = Story().table.content
    powers = content.secrets_of("power")
    told = [
        TITLE.words.passive(content, content.passives[power], content.passive_effects[power])
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
