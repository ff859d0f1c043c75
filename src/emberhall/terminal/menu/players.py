"""Who plays: the questions that every new game and campaign begins with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emberhall import EmberhallError, Title
from emberhall.bots import bot_levels
from emberhall.play.forms import Field, fields_of
from emberhall.play.seating import DEFAULT_BOT, PERSON, default_count, person_spec
from emberhall.terminal.menu.form import Asked, Given, Offer

COUNT = "players"
HERE = "A person at this keyboard"


class BadCount(EmberhallError):
    """So many cannot play this."""


def player_questions(title: Title, given: Given) -> Iterator[Asked]:
    """How many play, and who they are; the first is always somebody at the keyboard."""
    yield _count(title)
    count = players_in(title, given)
    yield _name(0, "What is your name?", "You")
    for seat in range(1, count):
        who = _who(seat)
        yield who
        if who.value(given) == PERSON:
            yield _name(seat, f"What is player {seat + 1} called?", f"Player {seat + 1}")


def players_in(title: Title, given: Given) -> int:
    return int(str(_count(title).value(given)))


def seats_in(title: Title, values: Given) -> list[str]:
    """Everybody, as seats are written."""
    seats = [values.get(f"player {seat}", PERSON) for seat in range(players_in(title, values))]
    return [
        person_spec(str(values[f"name {seat}"])) if who == PERSON else str(who)
        for seat, who in enumerate(seats)
    ]


def _count(title: Title) -> Asked:
    first, last = title.seat_counts[0], title.seat_counts[-1]

    def check(written: str) -> None:
        if written not in map(str, title.seat_counts):
            raise BadCount(f"{title.full_name} is for {first} to {last} players")

    usual = str(default_count(title.seat_counts))
    return Asked(
        COUNT,
        "Players",
        "How many players?",
        usual,
        note=f"A number from {first} to {last}, with you.",
        check=check,
    )


def _who(seat: int) -> Asked:
    person = Offer(PERSON, HERE, HERE)
    levels = [Offer(level.spec, level.words, level.name) for level in bot_levels()]
    number = seat + 1
    return Asked(
        f"player {seat}",
        f"Player {number}",
        f"Who is player {number}?",
        DEFAULT_BOT,
        [*levels, person],
    )


def _name(seat: int, words: str, unanswered: str) -> Asked:
    label = "Player 1, at the keyboard" if seat == 0 else f"Name of player {seat + 1}"
    return Asked(f"name {seat}", label, words, check=person_spec, unanswered=unanswered)


def setting_questions(title: Title, count: int, but: Sequence[str] = ()) -> list[Asked]:
    """The options of a game that leave a choice."""
    return [_setting(field) for field in _open_fields(title, count, but) if not field.is_settled]


def settings_in(title: Title, values: Given, but: Sequence[str] = ()) -> dict[str, object]:
    """The options as they were chosen; where nothing was left to choose, as they must be."""
    return {
        field.name: field.choices[0].value if field.is_settled else values[_named(field)]
        for field in _open_fields(title, players_in(title, values), but)
    }


def _open_fields(title: Title, count: int, but: Sequence[str]) -> list[Field]:
    """What neither earlier games nor a campaign fill in. Whoever plays alone always leads."""
    leader = title.campaign.leader if title.campaign and count == 1 else ""
    return [
        field
        for field in fields_of(title, count)
        if not field.is_filled_in and field.name not in (*but, leader)
    ]


def _setting(field: Field) -> Asked:
    offers = [Offer(choice.value, choice.words, choice.name) for choice in field.choices]
    usual = field.setting.default
    return Asked(_named(field), field.label, field.summary, usual, offers, _names(field))


def _named(field: Field) -> str:
    return f"option {field.name}"


def _names(field: Field) -> str:
    if not field.example:
        return ""
    return f"On the command line, names work too: --set {field.name}={field.example}"
