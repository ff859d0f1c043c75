"""Settings: what a title may be asked for, in which forms, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emberhall.kernel.errors import BadSetting
from emberhall.kernel.settings import OneEach, Setting, Several, complete

FIRES = Setting("fires", "How many fires burn.", (2, 0), ("two", "none"))
SHY = Setting("shy", "Whether dragons hide.", (False, True))
GUESTS = Several("guests", "Who may come.", ("any",), (), ("twig", "flair"))
FRIENDS = OneEach("friends", "Who comes.", ("none",), (), ("twig", "flair", "todd"))


def test_the_first_choice_is_the_default() -> None:
    assert (FIRES.default, SHY.default, FRIENDS.default) == (2, False, "none")


@pytest.mark.parametrize(
    ("setting", "value", "meant"),
    [
        (FIRES, 2, 2),
        (FIRES, 0, 0),
        (FIRES, "0", 0),
        (SHY, True, True),
        (SHY, "true", True),
        (SHY, "FALSE", False),
        (FRIENDS, "none", "none"),
        (FRIENDS, "NONE", "none"),
    ],
)
def test_a_choice_is_meant_by_itself_or_by_its_words(
    setting: Setting, value: object, meant: object
) -> None:
    checked = setting.check(value)
    assert checked == meant
    assert type(checked) is type(meant)


@pytest.mark.parametrize(
    ("setting", "value", "reason"),
    [
        (FIRES, 1, "fires cannot be 1; it can be 2, 0"),
        (FIRES, False, "fires cannot be False; it can be 2, 0"),
        (FIRES, 2.0, "fires cannot be 2.0; it can be 2, 0"),
        (FIRES, "two", "fires cannot be 'two'; it can be 2, 0"),
        (FIRES, "2,0", "fires cannot be '2,0'; it can be 2, 0"),
        (FIRES, [2], "fires cannot be [2]; it can be 2, 0"),
        (FIRES, None, "fires cannot be None; it can be 2, 0"),
        (SHY, 1, "shy cannot be 1; it can be no, yes"),
        (SHY, 0, "shy cannot be 0; it can be no, yes"),
        (SHY, "", "shy cannot be ''; it can be no, yes"),
    ],
)
def test_anything_else_is_refused_with_what_it_can_be(
    setting: Setting, value: object, reason: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        setting.check(value)
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    "value",
    [
        ("flair", "twig"),
        ["flair", "twig"],
        "flair,twig",
        "flair, twig",
        "  Flair ,TWIG ",
        ["FLAIR", " twig "],
    ],
)
def test_one_for_each_may_be_a_list_a_tuple_or_text_and_keeps_its_order(value: object) -> None:
    assert FRIENDS.check(value) == ("flair", "twig")
    assert type(FRIENDS.check(value)) is tuple


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (["flair", "flair"], "['flair', 'flair']"),
        ("twig, Twig", "'twig, Twig'"),
        (("twig", "rex"), "('twig', 'rex')"),
        ("twig,none", "'twig,none'"),
        ("twig,", "'twig,'"),
        (",", "','"),
        ([1, 2], "[1, 2]"),
        ([None], "[None]"),
    ],
)
def test_names_must_be_known_and_different(value: object, shown: str) -> None:
    with pytest.raises(BadSetting) as refused:
        FRIENDS.check(value)
    reason = f"friends must be different ones of twig, flair, todd, not {shown}"
    assert str(refused.value) == reason


@pytest.mark.parametrize("value", ["twig flair", 3, None, {"twig", "flair"}])
def test_what_is_no_list_must_be_one_of_the_plain_choices(value: object) -> None:
    with pytest.raises(BadSetting) as refused:
        FRIENDS.check(value)
    assert (
        str(refused.value)
        == f"friends cannot be {value!r}; it can be none, or names out of twig, flair, todd"
    )


@pytest.mark.parametrize("value", [[], ()])
def test_an_empty_list_is_refused_unless_it_has_a_meaning(value: object) -> None:
    with pytest.raises(BadSetting) as refused:
        GUESTS.check(value)
    reason = "guests cannot be an empty list; it can be any, or names out of twig, flair"
    assert str(refused.value) == reason
    assert replace(GUESTS, nothing="any").check(value) == "any"


def test_a_single_name_is_too_few() -> None:
    with pytest.raises(BadSetting, match=r"^friends must name one for each seat, like twig,flair$"):
        FRIENDS.check("twig")


@pytest.mark.parametrize(("written", "meant"), [("yes", True), ("No", False), ("true", True)])
def test_yes_and_no_may_be_written(written: str, meant: bool) -> None:
    assert SHY.check(written) is meant


def test_every_value_makes_a_mode() -> None:
    assert list(FIRES.values(2)) == [2, 0]
    assert list(FRIENDS.values(1)) == ["none", ("twig",), ("flair",), ("todd",)]
    pairs = [("twig", "flair"), ("twig", "todd"), ("flair", "todd")]
    assert list(FRIENDS.values(2)) == ["none", *pairs]
    assert list(FRIENDS.values(3)) == ["none", ("twig", "flair", "todd")]
    assert list(FRIENDS.values(4)) == ["none"]


def test_every_value_is_one_that_check_accepts() -> None:
    for setting in (FIRES, SHY, FRIENDS):
        for value in setting.values(2):
            assert setting.check(value) == value


def test_settings_are_completed_with_defaults_in_their_own_order() -> None:
    settings = (FIRES, SHY, FRIENDS)
    completed = complete(settings, {"friends": "todd,twig", "fires": "0"})
    assert list(completed.items()) == [
        ("fires", 0),
        ("shy", False),
        ("friends", ("todd", "twig")),
    ]
    assert complete(settings, {}) == {"fires": 2, "shy": False, "friends": "none"}


def test_an_option_nobody_knows_is_refused() -> None:
    with pytest.raises(BadSetting) as refused:
        complete((FIRES, SHY), {"wings": 2})
    assert str(refused.value) == "there is no option 'wings'; the options are: fires, shy"
    with pytest.raises(BadSetting) as refused:
        complete((), {"wings": 2})
    assert str(refused.value) == "there is no option 'wings'; the options are: none"
