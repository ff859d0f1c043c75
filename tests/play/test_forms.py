"""A title's options as forms that any client can show and read."""

from __future__ import annotations

import pytest

import emberhall
from emberhall import BadSetting
from emberhall.play.forms import Choice, Field, fields_of, read_settings, value_words


def field(game: str, name: str, seats: int | None = None) -> Field:
    title = emberhall.title(game)
    return next(field for field in fields_of(title, seats) if field.name == name)


@pytest.mark.parametrize(
    ("game", "name", "kind"),
    [
        ("dragondraft", "variant", "choice"),
        ("duals", "fountain", "yes-no"),
        ("flamecraft", "shops", "several"),
        ("duals", "fancies", "one-each"),
        ("flamefang", "kept", "entries"),
    ],
)
def test_every_option_has_a_kind(game: str, name: str, kind: str) -> None:
    assert field(game, name).kind == kind


def test_a_field_tells_what_it_is_about_and_what_each_choice_means() -> None:
    fountain = field("duals", "fountain")
    assert (fountain.label, fountain.default) == ("Fountain", "no")
    assert fountain.summary == emberhall.title("duals").settings[1].summary
    assert [(c.value, c.written, c.meaning) for c in fountain.choices] == [
        (False, "no", "without it"),
        (True, "yes", "with the fountain and its cards"),
    ]


def test_a_choice_is_told_in_a_line_and_players_are_counted_from_1() -> None:
    assert [choice.words for choice in field("dragondraft", "start", 2).choices] == [
        "Random: anybody",
        "Player 1",
        "Player 2",
    ]
    assert [choice.words for choice in field("flamefang", "leader", 2).choices][1:] == [
        "Player 1",
        "Player 2",
    ]
    assert [choice.words for choice in field("duals", "fountain", 2).choices] == [
        "No: without it",
        "Yes: with the fountain and its cards",
    ]
    assert Choice(2, "2").words == "2"


def test_a_chapter_is_told_by_its_name() -> None:
    words = [choice.words for choice in field("flamefang", "chapter", 2).choices]
    assert words[:2] == ["Chapter 1, First Light", "Chapter 2, The Net-Maker"]
    assert len(words) == 8


def test_only_choices_that_go_with_the_seats_are_offered() -> None:
    assert [choice.written for choice in field("dragondraft", "start", 2).choices] == [
        "random",
        "0",
        "1",
    ]
    assert len(field("dragondraft", "start").choices) == 5
    assert field("duals", "fountain", 1).is_settled
    assert not field("duals", "fountain", 2).is_settled


def test_what_may_be_named_is_told_with_an_example() -> None:
    fancies = field("duals", "fancies", 2)
    assert fancies.example == "flair,rainbow"
    assert {"flair", "rainbow"} <= set(fancies.names)
    assert field("duals", "fountain", 2).example == ""
    assert field("duals", "fountain", 2).names == ()


def test_nobody_is_asked_what_earlier_games_tell() -> None:
    def asked(game: str) -> set[str]:
        fields = fields_of(emberhall.title(game), 1)
        return {field.name for field in fields if not field.is_filled_in}

    assert "achievements" not in asked("flamecraft")
    assert "enchantments" in asked("flamecraft")
    assert not asked("flamefang") & {"campaign", "kept"}
    assert {"chapter", "dragons"} <= asked("flamefang")


def test_what_is_written_is_read_or_refused_with_what_would_be_right() -> None:
    assert field("duals", "fountain").read("yes") is True
    assert field("dragondraft", "start").read("1") == 1
    assert field("duals", "fancies").read("flair, todd") == ("flair", "todd")
    with pytest.raises(BadSetting, match="fountain cannot be 'maybe'; it can be no, yes"):
        field("duals", "fountain").read("maybe")


def test_a_whole_form_is_read_at_once() -> None:
    assert read_settings("duals", 2, {"fountain": "yes"}) == {"fountain": True}
    with pytest.raises(BadSetting, match="the seats are 0 to 2"):
        read_settings("dragondraft", 3, {"start": "3"})
    with pytest.raises(BadSetting, match="there is no option 'colour'"):
        read_settings("dragondraft", 3, {"colour": "red"})


@pytest.mark.parametrize(
    ("value", "words"), [(True, "yes"), (False, "no"), (3, "3"), (("flair", "todd"), "flair,todd")]
)
def test_values_are_told_as_people_write_them(value: object, words: str) -> None:
    assert value_words(value) == words


@pytest.mark.parametrize("title", emberhall.games(), ids=lambda title: title.name)
def test_every_choice_of_every_title_can_be_written_and_read_again(title: emberhall.Title) -> None:
    for seats in title.seat_counts:
        for each in fields_of(title, seats):
            assert each.choices
            for choice in each.choices:
                assert each.read(choice.written) == choice.value
