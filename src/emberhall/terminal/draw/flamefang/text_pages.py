"""Pages of words: the book, the Vale, the cards and the dragons. For ears, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.flamefang.danger import draw_forecast
from emberhall.terminal.draw.flamefang.looks import AMBER, Part, name_of
from emberhall.terminal.draw.flamefang.side_cards import path_of
from emberhall.terminal.draw.scene import Scene

INDENT = "  "
PAGE_WIDTH = 72
"""Lines of a book that are much longer are hard to read."""


def tell_book(scene: Scene) -> list[Text]:
    """The chapter from its cover to the open page, and its end once it is won."""
    chapter, story = scene.view["chapter"], scene.view["story"]
    lines = [
        Text(f"Chapter {chapter['number']}: {chapter['name']}", "amber"),
        Text(INDENT + chapter["cover"], "italic"),
        *_paragraphs(scene, chapter["prologue"]),
    ]
    for page in chapter["told"]:
        lines += _turned(scene, page)
    if chapter["epilogue"] is None:
        lines += _open_page(scene, story)
        return lines
    lines += [*_turned(scene, story), Text(), Text("The end of the chapter", "amber")]
    return [
        *lines,
        *_paragraphs(scene, chapter["epilogue"]),
        Text(),
        Text(INDENT + chapter["plate"], "own"),
    ]


def _turned(scene: Scene, page: Part) -> list[Text]:
    heading = Text(f"{page['page']}. {page['name']}", "amber")
    return [Text(), heading, *_paragraphs(scene, [page["words"]])]


def _open_page(scene: Scene, story: Part) -> list[Text]:
    told = [f"Goal: {story['goal']['words']}. {story['task']}"]
    told += [f"Meanwhile, {story['ongoing']['words']}"] if story["ongoing"] else []
    told += [f"So far: {story['goal']['done']} of {story['goal']['wanted']}"]
    told += [f"When it is reached: {story['complete_words']}"]
    heading = f"{story['page']}. {story['name']} (cards {story['cards']})"
    return [
        Text(),
        Text(heading, "amber"),
        *_paragraphs(scene, [story["words"]]),
        *(line for words in told for line in _indented(scene, words)),
    ]


def _paragraphs(scene: Scene, paragraphs: Iterable[str]) -> list[Text]:
    lines: list[Text] = []
    for words in paragraphs:
        lines.append(Text())
        width = min(PAGE_WIDTH, scene.width - len(INDENT))
        lines += [Text(INDENT + line, "italic") for line in wrap(words, width)]
    return lines


def _indented(scene: Scene, words: str, style: str = "") -> list[Text]:
    lines = wrap(words, scene.width - len(INDENT), subsequent_indent=INDENT)
    return [Text(INDENT + line, style) for line in lines]


def _section(scene: Scene, heading: str, paragraphs: Sequence[str]) -> list[Text]:
    lines = [line for words in paragraphs for line in _indented(scene, words)]
    return [Text(heading, "amber"), *lines] if lines else []


# The Vale


def tell_vale(scene: Scene) -> list[Text]:
    """Every tile with its neighbours and all who are there, keywords explained; then the danger."""
    legend = "Wolf 1/2: attacks for 1, 2 more damage fell it (! wounded, zz stunned, c conditions)"
    lines = [line for tile in scene.view["tiles"] for line in _tile(scene, tile)]
    return [*lines, *draw_forecast(scene), Text(legend, "quiet")]


def _tile(scene: Scene, tile: Part) -> list[Text]:
    near = and_list([name_of(scene, id) for id in tile["near"]])
    head = f"{tile['name']} ({tile['resource']}), beside {near}"
    told = [*_there(scene, tile), *(_structure(one) for one in tile["structures"])]
    if tile["boss"]:
        told.append(_boss(scene.view["boss"]))
    return _section(scene, head, [*told, *(_minion(one) for one in tile["minions"])]) or [
        Text(head, "amber")
    ]


def _there(scene: Scene, tile: Part) -> list[str]:
    dragons = [_who(scene, dragon) for dragon in tile["dragons"]]
    piles = (tile["quest"], *tile["lying"])
    lying = [f"{pile['count']} {pile['kind']}" for pile in piles if pile["count"]]
    told = [and_list(dragons)] if dragons else []
    told += [f"lying here: {and_list(lying)}"] if lying else []
    return [*told, *(["Amber is held captive here"] if tile["captive"] else [])]


def _who(scene: Scene, dragon: str) -> str:
    """A dragon with its player; Amber has none."""
    for seat, player in enumerate(scene.view["seats"]):
        if player["dragon"] and player["dragon"]["id"] == dragon:
            return f"{player['dragon']['name']} ({scene.names[seat]})"
    return AMBER


def _structure(structure: Part) -> str:
    return f"{structure['name']}: {structure['defense'] - structure['damage']} more destroys it"


def _boss(boss: Part) -> str:
    reach = f"up to {counted(boss['range'], 'tile')} away" if boss["range"] else "on its tile"
    told = f"{boss['name']}: {boss['attack']} damage for each dragon {reach}"
    keyword = f"; {explained(boss['keyword'])}" if boss["keyword"] else ""
    left = boss["defense"] - boss["damage"]
    return f"{told}, then {boss['words']}; {left} of {boss['defense']} left{keyword}"


def _minion(minion: Part) -> str:
    blow = f"{minion['attack']} damage"
    if minion["conditions"]:
        blow = counted(minion["conditions"], "condition")
    left = minion["defense"] - minion["damage"]
    told = f"{minion['name']}: deals {blow}; {left} of {minion['defense']} left"
    told += f"; spoils {and_list(minion['spoils'])}" if minion["spoils"] else ""
    told += f"; {explained(minion['keyword'])}" if minion["keyword"] else ""
    return told + ("; stunned" if minion["stunned"] else "")


def explained(keyword: Part) -> str:
    """A keyword with what it means; one of a content pack stands alone."""
    number = f" {keyword['count']}" if keyword["count"] else ""
    name = f"{keyword['keyword']}{number}"
    return f"{name}: {keyword['words']}" if keyword["words"] else name


# Cards


def tell_cards(scene: Scene) -> list[Text]:
    view = scene.view
    path = [f"{card['name']}, cost {card['cost']}, {tell_card(card)}" for card in path_of(scene)]
    lines = [
        *_section(scene, "Upgrade path", path),
        *_section(scene, "Magic", [_told(token) for token in view["magic"]["tokens"]]),
        *_section(scene, "Secrets", [_secret(scene, card) for card in view["secrets"]]),
        *_section(scene, "Curses", [_told(card) for card in view["curses"]]),
        *_section(scene, "Events so far", [event["name"] for event in view["events"]]),
    ]
    return lines or [Text("No card lies beside the map.")]


def _told(card: Part) -> str:
    return f"{card['name']}: {card['words']}"


def tell_card(card: Part) -> str:
    return f"{card['aspect'] or card['group']}: {card['words']}"


def _secret(scene: Scene, card: Part) -> str:
    where = f", at the {name_of(scene, card['tile'])}" if card["tile"] else ""
    return f"{card['name']} ({card['kind']}{where}): {card['words']}" + (
        " (used this round)" if card["stunned"] else ""
    )


# Dragons


def tell_dragons(scene: Scene) -> list[Text]:
    seats, amber = range(len(scene.view["seats"])), scene.view["amber"]
    lines = [line for seat in seats for line in _dragon(scene, seat)]
    return [*lines, *(_amber(scene, amber) if amber else [])]


def _amber(scene: Scene, amber: Part) -> list[Text]:
    acts = "has acted this round" if amber["used"] else "can still act this round"
    told = f"{counted(amber['hearts'], 'heart')}; {acts}"
    return _section(scene, f"{AMBER}, at the {name_of(scene, amber['at'])}", [told])


def _dragon(scene: Scene, seat: int) -> list[Text]:
    player = scene.view["seats"][seat]
    dragon = player["dragon"]
    if dragon is None:
        return [Text(f"{scene.names[seat]}: no dragon yet", "amber")]
    heading = f"{scene.names[seat]}: {dragon['name']}, at the {name_of(scene, dragon['at'])}"
    hand = counted(player["hand_count"], "card")
    told = [
        "; ".join(_state(player)),
        f"hand of {hand}, {player['hand_size']} when full; {player['deck_count']} in the deck",
        *_cards("hand", player["hand"]),
        *_cards("prepped", player["prep"]),
        *_cards("life row", player["row"]),
        *_names("played", [card["name"] for card in player["played"]]),
        *_names("discarded", [card["name"] for card in player["discard"]]),
        *_names("spells", [spell["name"] for spell in player["spells"]]),
        *_cards("traits", player["traits"]),
        *([f"power {_told(player['power'])}"] if player["power"] else []),
        f"magic used {player['magic_used']} of {player['magic_uses']} times this round",
    ]
    return _section(scene, heading, told)


def _state(player: Part) -> list[str]:
    """Hearts, hoard and whatever else holds right now."""
    piles = [f"{pile['count']} {pile['kind']}" for pile in player["hoard"] if pile["count"]]
    hexes = counted(player["conditions_on_deck"], "condition")
    return [
        counted(player["hearts"], "heart"),
        f"hoard: {and_list(piles) or 'empty'}, {player['held']} of {player['room']} spaces taken",
        *([f"aspect {player['aspect']}"] if player["aspect"] else []),
        *(["has passed"] if player["passed"] else []),
        *([f"ward {player['ward']}"] if player["ward"] else []),
        *([f"may play {player['free_plays']} out of aspect"] if player["free_plays"] else []),
        *([f"{hexes} on the deck"] if player["conditions_on_deck"] else []),
    ]


def _cards(label: str, cards: Sequence[Part]) -> list[str]:
    return [f"{label}: {card['name']} ({tell_card(card)})" for card in cards]


def _names(label: str, names: Sequence[str]) -> list[str]:
    return [f"{label}: {and_list(names)}"] if names else []
