"""The shops of the town, side by side: what each brings, its dragons and slots, who is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from textwrap import wrap
from typing import Any, TypeVar

from rich.console import OverflowMethod
from rich.text import Text

from emberhall import counted
from emberhall.terminal.draw.flamecraft.goods import ICON, OF_CHOICE, bars, counts, icon
from emberhall.terminal.draw.flamecraft.option_numbers import (
    NUMBER,
    additions,
    is_about_row,
    is_about_shops,
    number,
    number_at,
)
from emberhall.terminal.draw.flamecraft.row import castable
from emberhall.terminal.draw.flamecraft.slots import draw_slots
from emberhall.terminal.draw.flamecraft.things import Part, cards_of, deck_of, free_spaces
from emberhall.terminal.draw.names import told_apart
from emberhall.terminal.draw.scene import Scene, apart, fit

Shop = Mapping[str, Any]
T = TypeVar("T")
CELL = 38
"""A shop takes at least so many columns."""
GAP = 2
INDENT = " " * NUMBER
SHORTEST_NAME = 8
"""Of a shop,"""
SHORT_NAME = 4
"""and of somebody who is there."""
NO_SOLO: Shop = {"tokens": []}


def cell_width(width: int) -> int:
    columns = columns_of(width)
    return (width - GAP * (columns - 1)) // columns


def columns_of(width: int) -> int:
    return max(1, (width + GAP) // (CELL + GAP))


def in_columns(scene: Scene, cells: Sequence[Sequence[Text]]) -> list[list[Text]]:
    """Cells of some lines each, as many abreast as fit; a list of lines for each row of cells."""
    return [_abreast(scene, row) for row in _rows(scene, cells)]


def _rows(scene: Scene, cells: Sequence[T]) -> list[Sequence[T]]:
    columns = columns_of(scene.width)
    return [cells[start : start + columns] for start in range(0, len(cells), columns)]


def _abreast(scene: Scene, row: Sequence[Sequence[Text]]) -> list[Text]:
    room, lines = cell_width(scene.width), []
    cut: OverflowMethod = "ellipsis" if scene.signs.fancy else "crop"
    for height in range(max(map(len, row))):
        line = Text()
        for cell in row:
            part = cell[height].copy() if height < len(cell) else Text()
            part.truncate(room, overflow=cut, pad=True)
            line.append_text(part).append(" " * GAP)
        line.rstrip()
        lines.append(line)
    return lines


def draw_town(scene: Scene, lines: int, abilities: int, roomy: bool) -> list[Text]:
    """Every shop with so many lines, and so many more for its ability."""
    room = cell_width(scene.width)
    draw = {1: _one_line, 2: _two_lines, 3: _three_lines}[lines]
    shops = (
        [*draw(scene, shop, room), *_ability(shop, abilities, room)] for shop in scene.view["town"]
    )
    rows = in_columns(scene, _by_space(scene, shops, lambda space: _without_shop(scene, space)))
    parted = [[*row, Text()] for row in rows[:-1]] + rows[-1:] if roomy else rows
    return [line for row in parted for line in row]


def town_height(scene: Scene, lines: int, abilities: int, roomy: bool) -> int:
    """How many lines that would take."""
    room = cell_width(scene.width)
    shops = (lines + len(_ability(shop, abilities, room)) for shop in scene.view["town"])
    heights = _by_space(scene, shops, lambda _: 1)
    rows = [max(row) for row in _rows(scene, heights)]
    return sum(rows) + (len(rows) - 1 if roomy else 0)


def _by_space(scene: Scene, shops: Iterator[T], other: Callable[[Part], T]) -> list[T]:
    """What there is of each shop, clockwise from the Park, and between them of the spaces where
    one lies facedown or may be put."""
    found: list[T] = []
    for space in scene.view["spaces"]:
        if space["shop"]:
            found += islice(shops, 1)
        elif space["facedown"] or number_at(scene, space["id"]) is not None:
            found.append(other(space))
    return [*found, *shops]


def _without_shop(scene: Scene, space: Part) -> list[Text]:
    if space["facedown"]:
        return [Text(f"{INDENT} ??  a new shop, facedown", "quiet")]
    name = space["id"].replace(":", " ")
    return [Text.assemble(number(scene, space["id"]), (f" --  {name}, free", "own"))]


def spaces_words(scene: Scene) -> str:
    free = len(free_spaces(scene))
    told = counted(free, "free space") if free else "town full"
    return f"{told}{scene.signs.between}shops {deck_of(scene, 'shop')['count']}"


# A shop in one, two or three lines


def _three_lines(scene: Scene, shop: Shop, room: int) -> list[Text]:
    return [
        _head(scene, shop, _visitors(scene, shop), room),
        _middle(scene, shop, room),
        _ends(_slots(scene, shop, room), _coins_left(scene, shop), room),
    ]


def _middle(scene: Scene, shop: Shop, room: int) -> Text:
    """What a visit brings and what can be cast, in as many words as fit."""
    for brings, cast in (("brings ", "cast "), ("brings ", ""), ("", "")):
        left = Text.assemble(INDENT, (brings, "quiet"), draw_gains(scene, shop))
        right = _magic(scene, shop, cast)
        if left.cell_len + right.cell_len < room:
            break
    return _ends(left, right, room)


def _two_lines(scene: Scene, shop: Shop, room: int) -> list[Text]:
    """What finds no room beside the slots stands beside the name."""
    slots, upper, lower = _slots(scene, shop, room), draw_gains(scene, shop, tight=True), Text()
    visitors = _visitors(scene, shop, SHORT_NAME)
    for part in (_magic(scene, shop), visitors, _coins_left(scene, shop)):
        if slots.cell_len + lower.cell_len + part.cell_len + 1 < room:
            lower = _together(lower, part)
        else:
            upper = _together(upper, part)
    return [_head(scene, shop, upper, room), _ends(slots, lower, room)]


def _one_line(scene: Scene, shop: Shop, room: int) -> list[Text]:
    free = sum(slot["dragon"] is None for slot in shop["slots"])
    right = _together(
        draw_gains(scene, shop, tight=True),
        _visitors(scene, shop, SHORT_NAME),
        _magic(scene, shop),
        Text(f"+{free}" if free else "", "quiet"),
    )
    return [_head(scene, shop, right, room)]


def _head(scene: Scene, shop: Shop, right: Text, room: int) -> Text:
    """Number, icon and as much of the name as there is room for."""
    name = Text(shop["name"], "quiet" if _is_dark(scene, shop) else "own")
    name.truncate(max(SHORTEST_NAME, room - NUMBER - ICON - 2 - right.cell_len))
    return _ends(Text.assemble(_number(scene, shop), icon(shop["icon"]), " ", name), right, room)


def _ends(left: Text, right: Text, room: int) -> Text:
    return apart(left, right, room) if right else left


def _together(*parts: Text) -> Text:
    return Text(" ").join([part for part in parts if part])


def _slots(scene: Scene, shop: Shop, room: int) -> Text:
    return Text.assemble(INDENT, draw_slots(scene, shop, room - NUMBER))


def _is_dark(scene: Scene, shop: Shop) -> bool:
    """Is the question where to go, and this shop no answer?"""
    return is_about_shops(scene) and number_at(scene, shop["id"]) is None


def _number(scene: Scene, shop: Shop) -> Text:
    """The number of the option to go there, or a sign where somebody's turn takes place."""
    is_here = scene.view["turn"] in shop["visitors"]
    if scene.prompt and is_here and not is_about_shops(scene):
        return Text(fit(scene.signs.turn, NUMBER), "lit")
    return number(scene, shop["id"])


def draw_gains(scene: Scene, shop: Shop, tight: bool = False) -> Text:
    """What gathering brings: `2Br 1Pl any`."""
    extra = [
        words if shop["brings"][kind] == 1 else f"{shop['brings'][kind]} {words}"
        for kind, words in OF_CHOICE.items()
        if kind in shop["brings"]
    ]
    return _together(counts(shop["brings"], scene.signs, tight), Text(" ".join(extra), "amber"))


def _visitors(scene: Scene, shop: Shop, longest: int | None = None) -> Text:
    """Who is there, and whether coming in is free all the same."""
    told = told_apart(scene.names, longest) if longest else scene.names
    names = [Text(f"@{told[seat]}", "ember") for seat in shop["visitors"]]
    kinds = {token["id"]: token["kind"] for token in (scene.view["solo"] or NO_SOLO)["tokens"]}
    tokens = [Text.assemble(("@", "amber"), bars([kinds[id]])) for id in shop["tokens"]]
    free = Text("free entry"[:longest] if shop["free_entry"] else "", "amber")
    return _together(*names, *tokens, free)


def _magic(scene: Scene, shop: Shop, verb: str = "") -> Text:
    """The enchantments there, and letters of those that could be cast there now."""
    here = Text(scene.signs.spell * len(shop["enchantments"]), "amber")
    letters = {card["id"]: letter for letter, card in cards_of(scene)}
    added = [
        f"{option}{letters.get(card, '?')}"
        for card, where, option in additions(scene)
        if where == shop["id"]
    ]
    told = "" if additions(scene) else _cast_letters(scene, shop)
    return _together(here, Text(" ".join(added) or (told and verb + told), "lit"))


def _cast_letters(scene: Scene, shop: Shop) -> str:
    """None where the row has numbers for letters, or where this shop cannot be visited now."""
    if is_about_row(scene) or _is_dark(scene, shop):
        return ""
    return "".join(castable(scene, shop))


def _coins_left(scene: Scene, shop: Shop) -> Text:
    """The coins that lie on the spaces of the alley."""
    lying = sum(space["coins"] for space in shop["spaces"])
    return Text(f"{lying}{scene.signs.coin} lie here" if lying else "", "amber")


def _ability(shop: Shop, lines: int, room: int) -> list[Text]:
    if not lines:
        return []
    told = wrap(" / ".join(shop["ability"]), room - NUMBER)
    if len(told) > lines:
        told = [*told[: lines - 1], f"{told[lines - 1]} {told[lines]}"]
    return [Text(f"{INDENT}{line}", "quiet") for line in told]
