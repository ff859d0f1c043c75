"""The table in words: shops with their abilities, cards in full, achievements. For ears, too."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.flamecraft.goods import COIN
from emberhall.terminal.draw.flamecraft.slots import TYPES
from emberhall.terminal.draw.flamecraft.things import Part, award_of, cards_of, facedown, own
from emberhall.terminal.draw.scene import Scene, fit

INDENT = "  "
BAR, NAME = 8, 26
CHOICE = {"good": "good of choice"}
"""What a visit brings that is not a kind of its own."""


def tell_town(scene: Scene) -> list[Text]:
    """Every shop with what it brings, its slots, enchantments and ability; then the Park."""
    view = scene.view
    lines = [line for shop in view["town"] for line in _shop(scene, shop)]
    if new := facedown(scene):
        lines.append(Text(f"{counted(new, 'new shop')}, facedown"))
    park = and_list([_park_dragon(place) for place in view["park"] if place["dragon"]])
    return [*lines, *_section(scene, "The Park", [park or "no dragon"])]


def _shop(scene: Scene, shop: Part) -> list[Text]:
    there = [scene.names[seat] for seat in shop["visitors"]]
    there += [f"the {token['kind']} token" for token in _tokens(scene, shop)]
    told = [f"brings {_gains(shop)}", *([f"{and_list(there)} there"] if there else [])]
    told += ["coming in is free"] * shop["free_entry"] + ["dragons sleep here"] * shop["asleep"]
    lying = sum(space["coins"] for space in shop["spaces"])
    told += [f"{counted(lying, COIN)} here"] if shop["spaces"] else []
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
    parts = [f"{count} {CHOICE.get(kind, kind)}" for kind, count in shop["brings"].items()]
    return and_list(parts) or "nothing"


def _tokens(scene: Scene, shop: Part) -> list[Part]:
    """Alone: the tokens that stand at a shop."""
    tokens = scene.view["solo"]["tokens"] if scene.view["solo"] else []
    return [token for token in tokens if token["id"] in shop["tokens"]]


def _slot(slot: Part) -> str:
    if slot["dragon"]:
        return _dragon(slot["dragon"])
    takes = "any" if len(slot["takes"]) >= TYPES else "/".join(slot["takes"])
    return f"empty for {takes}: {slot['words']}"


def _park_dragon(place: Part) -> str:
    lying = [f"{count} {good}" for good, count in place["goods"].items()]
    return _dragon(place["dragon"]) + (f" with {and_list(lying)}" if lying else "")


def _dragon(dragon: Part) -> str:
    return f"{dragon['name']} ({dragon['kind']})"


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
    bars = ", no coins" if card["no_coins"] else ""
    return f"{card['name']} ({card['icon']}): {cost}{bars} for {card['words']}"


def _mine(player: Part) -> list[str]:
    hand = [_dragon(dragon) for dragon in player["hand"]]
    told = [
        f"hand: {and_list(hand) or 'no dragon'}",
        f"goods: {_goods(player)}",
        *(_fancy(fancy) for fancy in player["fancies"]),
        *(f"scored {_fancy(fancy)}" for fancy in player["scored"]),
    ]
    return [*told, *_companion(player)]


def _goods(player: Part) -> str:
    goods = [(pile["kind"], pile["count"]) for pile in player["goods"] if pile["count"]]
    names = [counted(count, COIN) if good == COIN else f"{count} {good}" for good, count in goods]
    return and_list(names) or "none"


def _fancy(fancy: Part) -> str:
    now = "" if fancy["worth"] is None else f" (worth {fancy['worth']} now)"
    return f"{fancy['name']}, {fancy['time']}: {fancy['words']}{now}"


def _companion(player: Part) -> list[str]:
    if not player["companion"]:
        return []
    used = " (used)" if player["companion"]["used"] else ""
    return [f"companion {player['companion']['name']}: {player['companion']['words']}{used}"]


def _others(scene: Scene) -> list[int]:
    return [seat for seat in range(len(scene.names)) if seat != scene.view["seat"]]


def _other(scene: Scene, seat: int) -> list[Text]:
    player = scene.view["seats"][seat]
    known = [_dragon(dragon) for dragon in player["hand"]]
    told = [
        f"{player['reputation']} reputation; goods: {_goods(player)}",
        f"{counted(player['hand_count'], 'artisan')} in hand"
        + (f", among them {and_list(known)}" if known else ""),
        f"{counted(player['fancy_count'], 'unscored fancy', 'unscored fancies')}",
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
        return [Text("Awards and achievements are for games alone.")]
    mine = [token["kind"] for token in solo["tokens"] if token["is_mine"]]
    token = f"Your token is {mine[0]}. " if mine else ""
    reputation, best = scene.view["seats"][0]["reputation"], award_of(solo)["name"]
    award = f"{token}{reputation} reputation so far: {best}."
    return [Text(award), Text(), *(_goal(scene, goal) for goal in solo["achievements"])]


def _goal(scene: Scene, goal: Part) -> Text:
    reached = goal["is_reached"] or goal["is_unlocked"]
    return Text.assemble(
        _progress(scene, goal),
        (f" {goal['progress']:>2} of {goal['max']:<2} ", "own"),
        (fit(goal["name"], NAME), "lit" if reached else "amber"),
        goal["words"],
    )


def _progress(scene: Scene, goal: Part) -> Text:
    if goal["is_unlocked"]:
        return Text(fit("unlocked", BAR), "lit")
    done = min(BAR, BAR * goal["progress"] // goal["max"])
    empty = scene.signs.space * (BAR - done)
    return Text.assemble((scene.signs.bar * done, "amber"), (empty, "quiet"))
