"""The bag: what may be pulled next, and where all other tokens are. Everybody may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.duals.tokens import Token, dragons_on, name_of
from emberhall.terminal.draw.scene import Scene, fit

NAME, COLUMN = 10, 9
BAR = 2
"""Columns a token takes in a bar."""
PLACES = ("in bag", "chance", "on top", "covered", "beside", "held")


def draw_bag(scene: Scene) -> list[Text]:
    places, kinds = _places(scene.view), scene.view["bag"]["tokens"]
    tokens = [token for token in kinds if any(place[token["kind"]] for place in places)]
    longest = max(token["count"] for token in kinds) * BAR + 2
    return [
        Text(fit("", NAME + longest) + "".join(place.rjust(COLUMN) for place in PLACES), "quiet"),
        *(_token(scene, token, places, longest) for token in tokens),
        _totals(places, longest),
        Text(),
        *map(Text, _notes(scene.view)),
    ]


def _places(view: Mapping[str, Any]) -> list[Counter[str]]:
    """How many of each token are in the bag, on top, covered, beside the board, and held."""
    stacks: list[list[Token]] = [space["stack"] for space in view["spaces"]]
    kept = [player["kept"]["token"] for player in view["seats"] if player["kept"]["token"]]
    return [
        Counter({token["kind"]: token["count"] for token in view["bag"]["tokens"]}),
        _count(token for stack in stacks for token in stack[-1:]),
        _count(token for stack in stacks for token in stack[:-1]),
        _count(view["extras"]["tokens"]),
        _count([*view["held"]["tokens"], *kept]),
    ]


def _count(tokens: Iterable[Token]) -> Counter[str]:
    return Counter(token["kind"] for token in tokens)


def _token(scene: Scene, token: Token, places: list[Counter[str]], longest: int) -> Text:
    in_bag = token["count"]
    dragons = dragons_on(token)
    bar = Text(scene.signs.bar * (in_bag * BAR // len(dragons)), dragons[0].style)
    for other in dragons[1:]:
        bar.append(scene.signs.bar * (in_bag * BAR // len(dragons)), other.style)
    line = Text.assemble((fit(name_of(token), NAME), dragons[0].style), bar)
    line.append(" " * (longest - bar.cell_len))
    others = (place[token["kind"]] for place in places[1:])
    return line.append_text(_counts(token, others))


def _counts(token: Token, others: Iterable[int]) -> Text:
    in_bag, pull = token["count"], token["chance"]
    chance = f"{100 * pull['count'] / pull['of']:.0f} %" if pull["count"] else ""
    counts = Text().append(str(in_bag or "").rjust(COLUMN), "own").append(chance.rjust(COLUMN))
    return counts.append("".join(str(count or "").rjust(COLUMN) for count in others))


def _totals(places: list[Counter[str]], longest: int) -> Text:
    bag, *others = (str(place.total()).rjust(COLUMN) for place in places)
    return Text(fit("together", NAME + longest) + bag + " " * COLUMN + "".join(others), "quiet")


def _notes(view: Mapping[str, Any]) -> list[str]:
    notes = []
    if view["extras"]["tokens"]:
        notes.append("The extra tokens beside the board fill the bag once it is empty.")
    if view["fountain"] and view["phase"] != "choosing":
        notes.append("One more token of each type lies in the box: the Fountain sets them aside.")
    if view["ending"]:
        notes.append("The bag or the deck has run out: the end is near.")
    return notes
