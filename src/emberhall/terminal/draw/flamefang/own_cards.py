"""My own cards: hand and prep with the numbers to play them, and the life row."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall.terminal.draw.flamefang.canvas import Canvas, Numbered
from emberhall.terminal.draw.flamefang.layout import flow, joined, pairs
from emberhall.terminal.draw.flamefang.looks import ASPECTS, Part, aspect, own
from emberhall.terminal.draw.scene import fit

NAMES, PAIRS, A_LINE = range(3)
"""How much is told of a card."""
ASPECT, NAME, SHORT = 8, 17, 3
PREPPED = "prep"
ACT = "act"
HANDLED = (ACT, "swap-cards", "toss-card")
"""Questions in which a card in hand has the number; to prep or discard one takes words."""
USE = "use"


def draw_hand(canvas: Canvas, fullness: int) -> list[Text]:
    """What I hold and what is prepped; equal cards stand together."""
    player = own(canvas.scene)
    if player is None:
        return []
    cards = [
        *((card, count, "") for card, count in _counted(player["hand"])),
        *((card, count, PREPPED) for card, count in _counted(player["prep"])),
    ]
    if not cards:
        return [Text("   no cards in hand", "quiet")]
    if fullness == NAMES:
        named = [_name(canvas, *card) for card in cards]
        return flow(named, canvas.scene.width)
    if fullness == PAIRS:
        return pairs([_short(canvas, *card) for card in cards], canvas.scene.width)
    return [_whole(canvas, *card) for card in cards]


def _counted(cards: Sequence[Part]) -> list[tuple[Part, int]]:
    kinds = [card["card"] for card in cards]
    first = {card["card"]: card for card in cards}
    return [(card, kinds.count(kind)) for kind, card in first.items()]


def _offered(canvas: Canvas, card: Part) -> list[Numbered]:
    """What can be done with a card in hand or prep, what is free first: equal cards are one."""
    player = own(canvas.scene)
    assert player is not None
    equal = [one for one in (*player["hand"], *player["prep"]) if one["card"] == card["card"]]
    found = [option for one in equal for option in canvas.offered(one["id"], *HANDLED)]
    return sorted(found, key=_gold)


def _gold(numbered: Numbered) -> int:
    """What an option costs in gold."""
    return numbered[1]["effects"]["costs"].get("gold", 0)


def _is_dark(canvas: Canvas, card: Part) -> bool:
    """Is the question what to play, and this card no answer?"""
    return canvas.asked == ACT and not _offered(canvas, card)


def _price(canvas: Canvas, card: Part, sign: str) -> str:
    offered = _offered(canvas, card)
    return sign if offered and _gold(offered[0]) else ""


def _name_and_count(card: Part, count: int) -> str:
    return f"{card['name']} x{count}" if count > 1 else str(card["name"])


def _whole(canvas: Canvas, card: Part, count: int, where: str) -> Text:
    style = "quiet" if _is_dark(canvas, card) else "own"
    return Text.assemble(
        canvas.column(_offered(canvas, card)),
        aspect(_kind(card), ASPECT),
        (fit(_name_and_count(card, count), NAME), style),
        (_price(canvas, card, "for 1 gold: "), "card.yellow"),
        (where and f"{where}: ", "amber"),
        (card["words"], "quiet" if style == "quiet" else ""),
    )


def _short(canvas: Canvas, card: Part, count: int, where: str) -> Text:
    style = "quiet" if _is_dark(canvas, card) else "own"
    return Text.assemble(
        canvas.column(_offered(canvas, card)),
        aspect(_kind(card)[: SHORT - 1], SHORT),
        (_price(canvas, card, "1G "), "card.yellow"),
        (where and f"{where} ", "amber"),
        (f"{_name_and_count(card, count)} ", style),
        (card["words"], "quiet"),
    )


def _name(canvas: Canvas, card: Part, count: int, where: str) -> Text:
    style = "quiet" if _is_dark(canvas, card) else ASPECTS.get(_kind(card), "own")
    return Text.assemble(
        canvas.number(_offered(canvas, card)),
        (_price(canvas, card, "1G "), "card.yellow"),
        (where and f"{where} ", "amber"),
        (_name_and_count(card, count), style),
        (f" {_kind(card)[:2]}", "quiet"),
    )


def _kind(card: Part) -> str:
    """The aspect of an action card, or what kind of condition it is."""
    return str(card["aspect"] or card["group"])


# Life cards


def draw_row(canvas: Canvas) -> list[Text]:
    """My life cards; those with an ability tell it, or that it has been used."""
    player = own(canvas.scene)
    if player is None:
        return []
    cards = [_life(canvas, card) for card in player["row"]]
    lines = flow(cards, canvas.scene.width - len(HEAD))
    heads = [HEAD, *[" " * len(HEAD)] * len(lines)]
    return [Text.assemble((head, "quiet"), line) for head, line in zip(heads, lines, strict=False)]


HEAD = "life "


def _life(canvas: Canvas, card: Part) -> Text:
    passive, used = card["passive"], card["stunned"]
    ability = passive["effect_words"] if passive and passive["kind"] == USE else ""
    told = Text(f"({ability}{', used' if used else ''})" if ability else "", "quiet")
    return joined(
        (
            Text.assemble(
                canvas.number(canvas.offered(card["id"], ACT)),
                (canvas.scene.signs.worth * card["hearts"], "card.red"),
                f" {card['name']}",
            ),
            told,
        )
    )
