"""Which options stand where on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from emberhall.terminal.draw.scene import Scene

NUMBER = 3
"""Columns for the number of an option."""
FEW = 4
"""So few things to do at a shop are told in words; of more, the row shows which can be cast."""
TALL = 32
"""With fewer lines, the row shows it even of a few."""
AT_SHOPS = ("visit ", "ribbon ")
AT_SLOTS = ("place on ", "swap ")
IN_PARK = ("draw park ", "feed park ")
IN_ROW = ("buy ", "study ", "reserve ")
IN_HAND = ("reveal ", "companion ")
DECK = "draw deck"
CAST = "cast "
OF_CARDS = (CAST, "keep ", "score ", "return ")
"""Options with so many words that they take two lines."""
OF_GOODS = ("gain ", "give ", "gift ", "double ", "trade ", "spend ", "start with ", "take off ")
"""Options with so few that two stand in a line."""


def number(scene: Scene, *keys: str) -> Text:
    """The number of the first of these options that is offered, or as much empty space."""
    found = next((scene.options[key] for key in keys if key in scene.options), None)
    return Text(("" if found is None else str(found)).rjust(NUMBER - 1) + " ", "lit")


def is_offered(scene: Scene, *beginnings: str) -> bool:
    return any(key.startswith(beginnings) for key in scene.options)


def is_asked_at_slots(scene: Scene) -> bool:
    """Do the options name slots, or shops and cards? A line for a shop is too short for those."""
    return is_offered(scene, *AT_SLOTS) or any(additions(scene))


def additions(scene: Scene) -> Iterator[tuple[str, str, int]]:
    """Enchantment, shop and number of each option to add one to a shop."""
    for key, option in scene.options.items():
        verb, _, rest = key.partition(" ")
        card, to, shop = rest.partition(" to ")
        if verb == "add" and to:
            yield card, shop, option


def shown(scene: Scene, with_slots: bool) -> frozenset[int]:
    """Numbers of the options that can be read off the table."""
    beginnings = [*AT_SHOPS, *IN_PARK, *IN_ROW, *IN_HAND, DECK]
    if len(scene.options) > FEW or scene.height < TALL:
        beginnings.append(CAST)
    if with_slots:
        beginnings += AT_SLOTS
    drawn = {option for key, option in scene.options.items() if _is_drawn(key, beginnings)}
    added = {option for _, _, option in additions(scene)} if with_slots else set()
    return frozenset(drawn | added | {option for _, option in combinations(scene)})


def _is_drawn(key: str, beginnings: list[str]) -> bool:
    is_in_words = key.endswith((" nothing", " with bookmark"))
    return key.startswith(tuple(beginnings)) and not is_in_words


def combinations(scene: Scene) -> list[tuple[list[str], int]]:
    """The options to gain several goods at once: the goods, and the number."""
    found = []
    for key, option in scene.options.items():
        verb, *goods = key.split()
        if verb == "gain" and len(goods) > 1:
            found.append((goods, option))
    return found


def lines_of_list(scene: Scene, with_slots: bool) -> int:
    """About how many lines the options take that the table does not show."""
    drawn = shown(scene, with_slots)
    listed = [key for key, option in scene.options.items() if option not in drawn]
    long = sum(key.startswith(OF_CARDS) for key in listed)
    short = sum(key.startswith(OF_GOODS) for key in listed)
    return len(listed) + long - (short // 2 if short > FEW else 0)
