"""Pages of words: the book, the Vale, the cards and the dragons. For ears, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.flamefang.looks import Part, name_of, quest_word
from emberhall.terminal.draw.flamefang.story import draw_progress
from emberhall.terminal.draw.scene import Scene

INDENT = "  "
PAGE_WIDTH = 72
"""Lines of a book that are much longer are hard to read."""
KEYWORDS = {
    "guard": "while it is awake, no other enemy here can be damaged but guards and structures",
    "shielded": "cannot be damaged unless it is stunned",
    "net": "a dragon must spend a move to tear free before it can leave",
    "prowl": "moves a tile towards the nearest dragon where none is here",
    "thief": "takes a resource from each dragon here after the attacks, or one that lies here",
    "call": "brings one more minion when it appears",
    "mender": "heals each other minion here by 1 after the attacks",
    "burst": "hurts each dragon here when it is defeated",
    "ambush": "attacks at once where it appears beside a dragon",
}


def tell_book(scene: Scene) -> list[Text]:
    """The chapter from its cover to the open page, and its end once it is won."""
    chapter, story = scene.view["chapter"], scene.view["story"]
    lines = [
        Text(f"Chapter {chapter['number']}: {chapter['name']}", "amber"),
        Text(INDENT + chapter["cover"], "italic"),
        *_paragraphs(scene, chapter["prologue"]),
    ]
    for page in chapter.get("told", ()):
        lines += [Text(), Text(f"{page['page']}. {page['name']}", "amber")]
        lines += _paragraphs(scene, [page["words"]])
    if "epilogue" not in chapter:
        lines += _open_page(scene, story)
        return lines
    lines += [Text(), Text("The end of the chapter", "amber")]
    return [
        *lines,
        *_paragraphs(scene, chapter["epilogue"]),
        Text(),
        Text(INDENT + chapter["plate"], "own"),
    ]


def _open_page(scene: Scene, story: Part) -> list[Text]:
    told = [f"Goal: {story['goal']}. {story['task']}"]
    told += [f"Meanwhile, {story['ongoing']}"] if story["ongoing"] else []
    told += [f"When it is reached: {story['complete']}"]
    heading = f"{story['page']}. {story['name']} (cards {story['cards']})"
    return [
        Text(),
        Text(heading, "amber"),
        *_paragraphs(scene, [story["words"]]),
        *(line for words in told for line in _indented(scene, words)),
        Text.assemble(INDENT, draw_progress(scene)),
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
    """Every tile with its neighbours and everybody there, each keyword explained."""
    legend = "Wolf 1/2: attacks for 1, 2 more damage fell it (! wounded, zz stunned, c conditions)"
    lines = [line for tile in scene.view["tiles"] for line in _tile(scene, tile)]
    return [*lines, Text(legend, "quiet")]


def _tile(scene: Scene, tile: Part) -> list[Text]:
    near = and_list([name_of(scene, id) for id in tile["near"]])
    head = f"{tile['name']} ({tile['resource']}), beside {near}"
    told = [*_there(scene, tile), *(_structure(one) for one in tile["structures"])]
    boss = scene.view["boss"]
    if boss and boss["at"] == tile["id"]:
        told.append(_boss(boss))
    return _section(scene, head, [*told, *(_minion(one) for one in tile["minions"])]) or [
        Text(head, "amber")
    ]


def _there(scene: Scene, tile: Part) -> list[str]:
    seats = scene.view["seats"]
    dragons = [
        f"{seats[seat]['name'] or 'no dragon'} ({scene.names[seat]})" for seat in tile["dragons"]
    ]
    amber = scene.view["amber"]
    dragons += ["Amber"] if amber and amber["at"] == tile["id"] else []
    lying = [f"{count} {kind}" for kind, count in tile["lying"].items() if count]
    quest = [f"{tile['quest']} {quest_word(scene)}"] if tile["quest"] else []
    told = [and_list(dragons)] if dragons else []
    told += [f"lying here: {and_list([*quest, *lying])}"] if quest or lying else []
    return [*told, *(["Amber is held captive here"] if tile["captive"] else [])]


def _structure(structure: Part) -> str:
    return f"{structure['name']}: {structure['defense'] - structure['damage']} more destroys it"


def _boss(boss: Part) -> str:
    reach = f"up to {counted(boss['range'], 'tile')} away" if boss["range"] else "on its tile"
    told = f"{boss['name']}: {boss['attack']} damage for each dragon {reach}"
    keyword = f"; {explained(boss['keyword'])}" if boss["keyword"] else ""
    left = boss["defense"] - boss["damage"]
    return f"{told}, then {boss['phase']}; {left} of {boss['defense']} left{keyword}"


def _minion(minion: Part) -> str:
    blow = f"{minion['attack']} damage"
    if minion["conditions"]:
        blow = counted(minion["conditions"], "condition")
    left = minion["defense"] - minion["damage"]
    told = f"{minion['name']}: deals {blow}; {left} of {minion['defense']} left"
    told += f"; spoils {and_list(minion['spoils'])}" if minion["spoils"] else ""
    told += f"; {explained(minion['keyword'])}" if minion["keyword"] else ""
    return told + ("; stunned" if minion["stunned"] else "")


def explained(keyword: str) -> str:
    """A keyword with what it means; one of a content pack stands alone."""
    name, _, number = keyword.partition(" ")
    meaning = KEYWORDS.get(name)
    if meaning is None:
        return keyword
    return f"{keyword}: {meaning}" + (f" ({number} damage)" if number else "")


# Cards


def tell_cards(scene: Scene) -> list[Text]:
    view = scene.view
    path = [f"{card['name']}, cost {card['cost']}, {tell_card(card)}" for card in view["path"]]
    lines = [
        *_section(scene, "Upgrade path", path),
        *_section(scene, "Magic", [_told(token) for token in view["magic"]]),
        *_section(scene, "Secrets", [_secret(card) for card in view["secrets"]]),
        *_section(scene, "Curses", [_told(card) for card in view["curses"]]),
        *_section(scene, "Events so far", view["events"]["past"]),
    ]
    return lines or [Text("No card lies beside the map.")]


def _told(card: Part) -> str:
    return f"{card['name']}: {card['words']}"


def tell_card(card: Part) -> str:
    return f"{card['aspect']}: {card['words']}"


def _secret(card: Part) -> str:
    where = f", at the {card['tile'].capitalize()}" if card["tile"] else ""
    return f"{card['name']} ({card['kind']}{where}): {card['words']}" + (
        " (used this round)" if card["stunned"] else ""
    )


# Dragons


def tell_dragons(scene: Scene) -> list[Text]:
    seats = range(len(scene.view["seats"]))
    return [line for seat in seats for line in _dragon(scene, seat)]


def _dragon(scene: Scene, seat: int) -> list[Text]:
    player = scene.view["seats"][seat]
    if player["dragon"] is None:
        return [Text(f"{scene.names[seat]} has no dragon yet", "amber")]
    heading = f"{scene.names[seat]}: {player['name']}, at the {name_of(scene, player['at'])}"
    hand = counted(player["hand count"], "card")
    told = [
        f"hand of {hand}, {player['hand size']} when full; {player['deck']} in the deck",
        *_cards("hand", player["hand"]),
        *_cards("prepped", player["prep"]),
        *_cards("life row", player["row"]),
        *_names("played", [card["name"] for card in player["played"]]),
        *_names("discarded", [card["name"] for card in player["discard"]]),
        *_names("spells", player["spells"]),
        *_cards("traits", player["traits"]),
        *([f"power {_told(player['power'])}"] if player["power"] else []),
        f"magic used {player['magic used']} of {player['magic uses']} times this round",
    ]
    return _section(scene, heading, told)


def _cards(label: str, cards: Sequence[Part]) -> list[str]:
    return [f"{label}: {card['name']} ({tell_card(card)})" for card in cards]


def _names(label: str, names: Sequence[str]) -> list[str]:
    return [f"{label}: {and_list(names)}"] if names else []
