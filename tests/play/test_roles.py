"""Who plays whom, when players join and leave between the chapters of a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from emberhall import EmberhallError
from emberhall.play.campaign import Campaign
from emberhall.play.roles import reseated


def a_campaign(**fields: Any) -> Campaign:
    """Ann plays Cinder, Ben Gale."""
    settings = {"campaign": True, "chapter": 1, "dragons": ("cinder", "gale"), "leader": 1}
    return Campaign("flamefang", "embers", ("me=Ann", "me=Ben"), settings, **fields)


@pytest.mark.parametrize(
    ("players", "wished", "dragons"),
    [
        (("me=Ben", "me=Ann"), (), ("gale", "cinder")),
        (("me=Cleo", "me=Ann"), (), ("bramble", "cinder")),
        (("me=Cleo", "me=Ann"), ("dusk",), ("dusk", "cinder")),
        (("me=Cleo", "me=Ann"), ("Gale",), ("gale", "cinder")),
        (("me=Cleo", "me=Dan"), ("dusk",), ("dusk", "bramble")),
        (("me=Cleo", "me=Dan", "random"), (), ("bramble", "dusk", "cinder")),
    ],
)
def test_dragons_follow_their_players(
    players: tuple[str, ...], wished: tuple[str, ...], dragons: tuple[str, ...]
) -> None:
    assert reseated(a_campaign(), players, wished).roles == dragons


def test_a_dragon_taken_over_is_nobody_elses_any_more() -> None:
    now = reseated(a_campaign(), ("me=Cleo",), ("cinder",))
    assert now.away == {"me=Ben": "gale"}
    assert reseated(now, ("me=Cleo", "me=Ann", "me=Ben"), ()).roles == (
        "cinder",
        "bramble",
        "gale",
    )


def test_the_leader_chosen_at_the_start_goes_with_the_seats() -> None:
    assert reseated(a_campaign(), ("me=Cleo", "me=Ann"), ()).settings["leader"] == 1
    assert "leader" not in reseated(a_campaign(), ("me=Ann",), ()).settings


@pytest.mark.parametrize(
    ("players", "wished", "reason"),
    [
        (("me=Cleo", "me=Ann"), ("cinder",), "cinder is not free; still free: gale, bramble, dusk"),
        (("me=Cleo", "me=Ann"), ("zorg",), "zorg is not free; still free: gale, bramble, dusk"),
        (
            ("me=Ben", "me=Ann"),
            ("dusk",),
            "only newcomers choose a dragon; among these players: 0",
        ),
        (("me",) * 5, (), "is for 1 to 4 seats, not 5"),
    ],
)
def test_what_nobody_can_sit_down_to_is_refused(
    players: tuple[str, ...], wished: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(EmberhallError, match=reason):
        reseated(a_campaign(), players, wished)


def test_before_they_are_chosen_nobody_can_wish_for_one() -> None:
    begun = Campaign("flamefang", "embers", ("me=Ann",), {"campaign": True, "chapter": 1})
    with pytest.raises(EmberhallError, match="at first, dragons are chosen at the table"):
        reseated(begun, ("me=Ann", "me=Ben"), ("gale",))
    assert reseated(begun, ("me=Ann", "me=Ben"), ()).players == ("me=Ann", "me=Ben")
