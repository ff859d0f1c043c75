"""The table in words: shops with their abilities, cards in full, achievements. For ears, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.flamecraft.goods import COIN
from emberhall.terminal.draw.flamecraft.row import cards_of, own
from emberhall.terminal.draw.flamecraft.slots import TYPES
from emberhall.terminal.draw.scene import Scene, fit

INDENT = "  "
BAR, NAME = 8, 26
Part = Mapping[str, Any]


def tell_town(scene: Scene) -> list[Text]:
    """Every shop with what it brings, its slots, enchantments and ability; then the Park."""
    view = scene.view
    lines = [line for shop in view["town"] for line in _shop(scene, shop)]
    if view["facedown"]:
        lines.append(Text(f"{counted(view['facedown'], 'new shop')}, facedown"))
    park = and_list([_park_dragon(dragon) for dragon in view["park"] if dragon]) or "no dragon"
    return [*lines, *_section(scene, "The Park", [park])]


def _shop(scene: Scene, shop: Part) -> list[Text]:
    there = [scene.names[seat] for seat in shop["visitors"]]
    there += [f"the {type} token" for type in shop["tokens"]]
    told = [f"brings {_gains(shop)}", *([f"{and_list(there)} there"] if there else [])]
    told += ["coming in is free"] * shop["free entry"] + ["dragons sleep here"] * shop["asleep"]
    told += [f"{sum(shop['coins left'])} coins lie here"] if shop["coins left"] else []
    slots = "; ".join(_slot(slot) for slot in shop["slots"])
    spells = and_list([card["name"] for card in shop["enchantments"]])
    return [
        Text.assemble((shop["name"], "amber"), f" ({shop['icon']}): {'; '.join(told)}"),
        *(line for way in shop["ability"] for line in _indented(scene, f"* {way}", "own")),
        *_indented(scene, f"slots: {slots}" if slots else ""),
        *_indented(scene, f"enchanted with {spells}" if spells else ""),
    ]


def _indented(scene: Scene, words: str, style: str = "") -> list[Text]:
    """A paragraph below a heading."""
    lines = wrap(words, scene.width - len(INDENT), subsequent_indent=INDENT)
    return [Text(INDENT + line, style) for line in lines]


def _gains(shop: Part) -> str:
    choice = {"wild": "good of choice", "dragon": "artisan"}.get(shop["icon"])
    parts = [f"{count} {good}" for good, count in shop["brings"].items() if count]
    parts += [f"{shop['gives']} {choice}"] if choice else []
    return and_list(parts) or "nothing"


def _slot(slot: Part) -> str:
    if slot["dragon"]:
        return f"{slot['dragon']['name']} ({slot['dragon']['type']})"
    takes = "any" if len(slot["takes"]) >= TYPES else "/".join(slot["takes"])
    return f"empty for {takes}: {slot['reward']}"


def _park_dragon(dragon: Part) -> str:
    lying = f" with {and_list(dragon['goods'])}" if dragon["goods"] else ""
    return f"{dragon['name']} ({dragon['type']}){lying}"


# Cards


def tell_cards(scene: Scene) -> list[Text]:
    """The row, what I have in full, and what everybody can see before the others."""
    row = [f"{letter} {tell_enchantment(card)}" for letter, card in cards_of(scene)]
    player = own(scene)
    mine = [] if player is None else _mine(player)
    return [
        *_section(scene, "Enchantments in the row, and R, the one you reserved", row),
        *_section(scene, "Before you", mine),
        *(line for seat in _others(scene) for line in _other(scene, seat)),
    ]


def _section(scene: Scene, heading: str, paragraphs: Sequence[str]) -> list[Text]:
    lines = [line for words in paragraphs for line in _indented(scene, words)]
    return [Text(heading, "amber"), *lines] if lines else []


def tell_enchantment(card: Part) -> str:
    cost = and_list([f"{count} {good}" for good, count in card["cost"].items()])
    gains = card["reward"]
    if card["per set"]:
        gains = f"{card['per set']} reputation for each set after the first"
    bars = ", no coins" if card["no coins"] else ""
    return f"{card['name']} ({card['icon']}): {cost}{bars} for {gains}"


def _mine(player: Part) -> list[str]:
    hand = [f"{dragon['name']} ({dragon['type']})" for dragon in player["hand"]]
    told = [
        f"hand: {and_list(hand) or 'no dragon'}",
        f"goods: {_goods(player)}",
        *(_fancy(fancy) for fancy in player["fancies"]),
        *(f"scored {_fancy(fancy)}" for fancy in player["scored"]),
    ]
    return [*told, *_companion(player)]


def _goods(player: Part) -> str:
    goods = [(good, count) for good, count in player["goods"].items() if count]
    names = [counted(count, COIN) if good == COIN else f"{count} {good}" for good, count in goods]
    return and_list(names) or "none"


def _fancy(fancy: Part) -> str:
    now = "" if fancy["worth now"] is None else f" (worth {fancy['worth now']} now)"
    return f"{fancy['name']}, {fancy['time']}: {fancy['words']}{now}"


def _companion(player: Part) -> list[str]:
    if not player["companion"]:
        return []
    used = " (used)" if player["companion"]["used"] else ""
    return [f"companion {player['companion']['words']}{used}"]


def _others(scene: Scene) -> list[int]:
    return [seat for seat in range(len(scene.names)) if seat != scene.view["seat"]]


def _other(scene: Scene, seat: int) -> list[Text]:
    player = scene.view["seats"][seat]
    known = [f"{dragon['name']} ({dragon['type']})" for dragon in player["hand"]]
    told = [
        f"{player['reputation']} reputation; goods: {_goods(player)}",
        f"{counted(player['artisans'], 'artisan')} in hand"
        + (f", among them {and_list(known)}" if known else ""),
        f"{counted(player['unscored'], 'unscored fancy', 'unscored fancies')}",
        *(f"known {_fancy(fancy)}" for fancy in player["fancies"]),
        *(f"scored {_fancy(fancy)}" for fancy in player["scored"]),
    ]
    if player["reserved"]:
        told.append(f"reserved {tell_enchantment(player['reserved'])}")
    return _section(scene, scene.names[seat], [*told, *_companion(player)])


# Solo Mode


def tell_goals(scene: Scene) -> list[Text]:
    """The award so far, and how far each achievement is."""
    solo = scene.view["solo"]
    if not solo:
        return [Text("Awards and achievements are for who plays alone.")]
    token = f"Your token is {solo['token']}. " if solo["token"] else ""
    award = f"{token}{scene.view['seats'][0]['reputation']} reputation so far: {solo['award']}."
    return [Text(award), Text(), *(_goal(scene, goal) for goal in solo["achievements"])]


def _goal(scene: Scene, goal: Part) -> Text:
    name, _, words = goal["words"].partition(": ")
    reached = goal["reached"] or goal["unlocked"]
    return Text.assemble(
        _progress(scene, goal),
        (f" {goal['so far']:>2} of {goal['count']:<2} ", "own"),
        (fit(name, NAME), "lit" if reached else "amber"),
        words,
    )


def _progress(scene: Scene, goal: Part) -> Text:
    if goal["unlocked"]:
        return Text(fit("unlocked", BAR), "lit")
    done = min(BAR, BAR * goal["so far"] // goal["count"])
    empty = scene.signs.space * (BAR - done)
    return Text.assemble((scene.signs.bar * done, "amber"), (empty, "quiet"))
