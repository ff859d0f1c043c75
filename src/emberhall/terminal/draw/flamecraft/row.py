"""The enchantments that can be cast: what each costs and brings, and whether it can be paid."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.flamecraft.goods import counts, icon, short_reward
from emberhall.terminal.draw.flamecraft.option_numbers import number, number_at
from emberhall.terminal.draw.flamecraft.things import Part, cards_of, own
from emberhall.terminal.draw.scene import Scene, apart


def draw_row(scene: Scene, width: int) -> list[Text]:
    """A cell for each card."""
    return [_cell(scene, letter, card, width) for letter, card in cards_of(scene)]


def _cell(scene: Scene, letter: str, card: Part, width: int) -> Text:
    line = Text.assemble(_label(scene, letter, card), icon(card["icon"]), " ", price(scene, card))
    if own(scene) is None:
        return line
    missing = card["short"]
    told = Text(f"{missing} short", "quiet") if missing else Text("ready", "lit")
    return apart(line, told, width)


def _label(scene: Scene, letter: str, card: Part) -> Text:
    """The number to type where the card can be chosen; else its letter."""
    is_asked = number_at(scene, card["id"]) is not None
    return number(scene, card["id"]) if is_asked else Text(f" {letter} ", "own")


def price(scene: Scene, card: Part) -> Text:
    """`3Ir 1Br 1Po→4♥+artisan`, or `1Me 1Cr/set→2♥ set 2+`: the first of some sets pays nothing."""
    signs = scene.signs
    line = counts(card["cost"], signs)
    if card["no_coins"]:
        line.append(f" no{signs.coin}", "amber")
    gains = short_reward(card["reward"], signs)
    if card["per_set"]:
        line.append("/set", "quiet")
        gains = f"{card['per_set']}{signs.worth} set 2+"
    return line.append(signs.gives, "quiet").append(gains, "own")


def castable(scene: Scene, shop: Part) -> list[str]:
    """Letters of the cards that whoever looks could cast at this shop as it stands."""
    ready = [cast["enchantment"] for cast in shop["casts"] if not cast["short"]]
    return [letter for letter, card in cards_of(scene) if card["id"] in ready and own(scene)]
