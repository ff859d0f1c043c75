"""My own cards: the hand, the fancies with what they are worth now, and the companion."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.flamecraft.goods import artisan
from emberhall.terminal.draw.flamecraft.option_numbers import NUMBER, number_at
from emberhall.terminal.draw.flamecraft.things import own
from emberhall.terminal.draw.scene import Scene

NAMES, A_LINE, WHOLE = range(3)
"""How much is told of a fancy."""
INDENT = "  "


def draw_fancies(scene: Scene, fullness: int) -> list[Text]:
    """Mine, and my companion."""
    player = own(scene)
    if player is None:
        return []
    cards = _numbered(scene, player)
    if fullness == NAMES:
        return _names(cards, scene)
    told = [_card(*card, scene.width) for card in cards]
    if fullness == A_LINE:
        return [_cut(lines) for lines in told]
    return [line for lines in told for line in lines]


def _waiting(scene: Scene, player: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The fancies that the question is not about: its options say all about those."""
    asked = (option for _, option in scene.numbered if not option["interrupt"])
    told = {id for option in asked for id in option["targets"]}
    return [fancy for fancy in player["fancies"] if fancy["id"] not in told]


def draw_hand(scene: Scene) -> list[Text]:
    """My dragons, with their names where they fit."""
    player = own(scene)
    if player is None:
        return []
    named = _dragons(scene, player, named=True)
    return [named if named.cell_len <= scene.width else _dragons(scene, player, named=False)]


def _dragons(scene: Scene, player: Mapping[str, Any], named: bool) -> Text:
    line = Text().append("hand ", "quiet")
    for dragon in player["hand"]:
        line.append(" ").append_text(artisan(dragon, named)).append(" ")
    for place, words in (("held", "to place"), ("shown", "shown")):
        if dragon := scene.view[place]["dragon"]:
            line.append(f" {words} ", "lit").append_text(artisan(dragon))
    return line if len(line) > len("hand ") else line.append(" no dragon", "quiet")


def _fancy(scene: Scene, fancy: Mapping[str, Any]) -> Text:
    """`moon Sweetie 4♥ now`."""
    head = Text.assemble((fancy["time"], "quiet"), " ", (fancy["name"], "amber"))
    if fancy["worth"] is not None:
        head.append(f" {fancy['worth']}{scene.signs.worth} now", "own")
    return head


def _companion(player: Mapping[str, Any]) -> Text:
    name = player["companion"]["name"]
    return Text(f"{name}, used" if player["companion"]["used"] else name, "amber")


def _numbered(scene: Scene, player: Mapping[str, Any]) -> list[tuple[int | None, Text, str]]:
    """Each card with the option to reveal or use it, its name, and what it says."""
    cards = [
        (number_at(scene, fancy["id"]), _fancy(scene, fancy), fancy["words"])
        for fancy in _waiting(scene, player)
    ]
    if own_one := player["companion"]:
        cards.append((number_at(scene, own_one["id"]), _companion(player), own_one["words"]))
    return cards


def _names(cards: list[tuple[int | None, Text, str]], scene: Scene) -> list[Text]:
    """Names alone; those that can be chosen come first, as the last may be cut off."""
    parts = [
        Text.assemble(("" if option is None else f"{option} ", "lit"), head)
        for option, head, _ in sorted(cards, key=lambda card: card[0] is None)
    ]
    told = Text(scene.signs.between).join(parts)
    return [Text.assemble(("fancies ", "quiet"), told)] if parts else []


def _card(option: int | None, head: Text, words: str, width: int) -> list[Text]:
    """As many lines as it takes, the number of the option first."""
    first, *rest = wrap(f"{head.plain}: {words}", width - NUMBER, subsequent_indent=INDENT)
    number = Text(("" if option is None else str(option)).rjust(NUMBER - 1) + " ", "lit")
    line = Text.assemble(number, head, (first[len(head.plain) :], "quiet"))
    return [line, *(Text(" " * NUMBER + more, "quiet") for more in rest)]


def _cut(lines: list[Text]) -> Text:
    """The first of the lines, with more than fits where there were others."""
    more = "".join(f" {line.plain.strip()}" for line in lines[1:])
    return lines[0].append(more, "quiet")
