"""Cards: small blocks of two lines with a label, the reputation and the pattern."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhall.terminal.draw.duals.labels import (
    Card,
    fountain_cards,
    labels_of,
    open_cards,
    own_hand,
)
from emberhall.terminal.draw.duals.patterns import LINES, WIDTH, draw_pattern
from emberhall.terminal.draw.scene import Scene, fit

LABEL = 3
BLOCK = LABEL + WIDTH + 1


def numbers_on_cards(scene: Scene) -> dict[str, int]:
    """The options that stand at a card, by its id."""
    cards = (*own_hand(scene), *fountain_cards(scene), *open_cards(scene))
    return {card["id"]: number for card in cards for number, _ in scene.touching(card["id"])}


def draw_named_cards(scene: Scene, cards: Sequence[Card], width: int) -> list[Text]:
    """One below the other with their names."""
    return [line for card in cards for line in _named(scene, card, width)]


def draw_cards(scene: Scene, cards: Sequence[Card], width: int, tight: bool = False) -> list[Text]:
    """As many side by side as fit; tight, without a line that no pattern needs."""
    a_row = max(1, (width + 1) // BLOCK)
    lines: list[Text] = []
    for start in range(0, len(cards), a_row):
        row = cards[start : start + a_row]
        upper, lower = _abreast([_block(scene, card) for card in row])
        needs_both = any(draw_pattern(card)[1].plain.strip() for card in row)
        lines += [upper, lower] if needs_both or not tight else [upper]
    return lines


def _block(scene: Scene, card: Card) -> list[Text]:
    upper, lower = draw_pattern(card)
    worth = fit(f"{card['reputation']}{scene.signs.worth}", LABEL)
    return [Text.assemble(_label(scene, card), upper), Text.assemble((worth, "quiet"), lower)]


def _label(scene: Scene, card: Card) -> Text:
    """The number to type where the card can be chosen; else its mark."""
    number = numbers_on_cards(scene).get(card["id"])
    if number is not None:
        return Text(fit(str(number), LABEL), "lit")
    return Text(fit(labels_of(scene).get(card["id"], ""), LABEL), "own")


def _named(scene: Scene, card: Card, width: int) -> Iterable[Text]:
    upper, lower = _block(scene, card)
    room = max(0, width - BLOCK - 1)
    name = fit(card["name"], room).rstrip()
    return Text.assemble(upper, "  ", name), Text.assemble(lower, "  ", about(scene, card, room))


def about(scene: Scene, card: Card, room: int) -> Text:
    """What completes a card, or that it is complete; else its pattern."""
    by = completed_by(scene, card)
    if not by:
        return Text("complete" if card["matches"] else card["pattern"], "quiet")
    told = Text("completed by", "quiet")
    for index, number in enumerate(by):
        rest = len(by) - index - 1
        if told.cell_len + len(f" {number}") + (len(f" +{rest}") if rest else 0) > room:
            return told.append(f" +{rest + 1}", "quiet")
        told.append(" ").append(str(number), "lit")
    return told


def completed_by(scene: Scene, card: Card) -> list[int]:
    """The options that would complete a card."""
    return [
        number
        for number, option in scene.numbered
        if card["id"] in [each["card"] for each in option["effects"]["completes"]]
        and card["id"] not in option["targets"]
    ]


def _abreast(blocks: Sequence[Sequence[Text]]) -> list[Text]:
    return [Text(" ").join([block[line] for block in blocks]) for line in range(LINES)]
