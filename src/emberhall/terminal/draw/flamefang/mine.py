"""My own cards: hand and prep with the numbers to play them, and the life row."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall.terminal.draw.flamefang.looks import ASPECTS, Part, aspect, own
from emberhall.terminal.draw.flamefang.pen import Pen, flow, is_offered, joined, pairs
from emberhall.terminal.draw.scene import fit

NAMES, PAIRS, A_LINE = range(3)
"""How much is told of a card."""
ASPECT, NAME, SHORT = 8, 17, 3
ONCE = "once a round: "
PREPPED = "prep"


def draw_hand(pen: Pen, fullness: int) -> list[Text]:
    """What I hold and what is prepped; equal cards stand together."""
    player = own(pen.scene)
    if player is None:
        return []
    cards = [
        *((card, count, "") for card, count in _counted(player["hand"])),
        *((card, count, PREPPED) for card, count in _counted(player["prep"])),
    ]
    if not cards:
        return [Text("   no cards in hand", "quiet")]
    if fullness == NAMES:
        named = [_name(pen, *card) for card in cards]
        return flow(named, pen.scene.width)
    if fullness == PAIRS:
        return pairs([_short(pen, *card) for card in cards], pen.scene.width)
    return [_whole(pen, *card) for card in cards]


def _counted(cards: Sequence[Part]) -> list[tuple[Part, int]]:
    ids = [card["id"] for card in cards]
    first = {card["id"]: card for card in cards}
    return [(card, ids.count(id)) for id, card in first.items()]


def _keys(pen: Pen, card: Part) -> list[str]:
    """How the question may speak of a card in hand; to prep or discard one takes words."""
    id = card["id"]
    keys = [f"play {id}", f"play {id} with gold", f"swap {id}"]
    if "neither" not in pen.scene.options:
        keys.append(f"discard {id}")
    return keys


def _is_dark(pen: Pen, card: Part) -> bool:
    """Is the question what to play, and this card no answer?"""
    keys = _keys(pen, card)[:2]
    return is_offered(pen.scene, "play ", "pass") and not any(
        key in pen.scene.options for key in keys
    )


def _gold(pen: Pen, card: Part) -> str:
    options, id = pen.scene.options, card["id"]
    return "1G " if f"play {id}" not in options and f"play {id} with gold" in options else ""


def _title(card: Part, count: int) -> str:
    return f"{card['name']} x{count}" if count > 1 else str(card["name"])


def _whole(pen: Pen, card: Part, count: int, where: str) -> Text:
    style = "quiet" if _is_dark(pen, card) else "own"
    gold = _gold(pen, card)
    return Text.assemble(
        pen.column(*_keys(pen, card)),
        aspect(card["aspect"], ASPECT),
        (fit(_title(card, count), NAME), style),
        (gold and "for 1 gold: ", "card.yellow"),
        (where and f"{where}: ", "amber"),
        (card["words"], "quiet" if style == "quiet" else ""),
    )


def _short(pen: Pen, card: Part, count: int, where: str) -> Text:
    style = "quiet" if _is_dark(pen, card) else "own"
    return Text.assemble(
        pen.column(*_keys(pen, card)),
        aspect(card["aspect"][: SHORT - 1], SHORT),
        (_gold(pen, card), "card.yellow"),
        (where and f"{where} ", "amber"),
        (f"{_title(card, count)} ", style),
        (card["words"], "quiet"),
    )


def _name(pen: Pen, card: Part, count: int, where: str) -> Text:
    style = "quiet" if _is_dark(pen, card) else ASPECTS.get(card["aspect"], "own")
    return Text.assemble(
        pen.number(*_keys(pen, card)),
        (_gold(pen, card), "card.yellow"),
        (where and f"{where} ", "amber"),
        (_title(card, count), style),
        (f" {card['aspect'][:2]}", "quiet"),
    )


# Life cards


def draw_row(pen: Pen) -> list[Text]:
    """My life cards; those with an ability tell it, or that it has been used."""
    player = own(pen.scene)
    if player is None:
        return []
    cards = [_life(pen, card) for card in player["row"]]
    lines = flow(cards, pen.scene.width - len(HEAD))
    heads = [HEAD, *[" " * len(HEAD)] * len(lines)]
    return [Text.assemble((head, "quiet"), line) for head, line in zip(heads, lines, strict=False)]


HEAD = "life "


def _life(pen: Pen, card: Part) -> Text:
    ability = card["words"].partition(ONCE)[2]
    used = card["stunned"]
    told = Text(f"({ability}{', used' if used else ''})" if ability else "", "quiet")
    return joined(
        (
            Text.assemble(
                pen.number(f"use {card['id']}"),
                (pen.scene.signs.worth * card["hearts"], "card.red"),
                f" {card['name']}",
            ),
            told,
        )
    )
