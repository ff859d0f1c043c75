"""Hand, table and scores in sentences, for ears."""

from __future__ import annotations

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.extra_page import spoken
from emberhall.terminal.draw.flamecraft.text_pages import tell_cards, tell_town
from emberhall.terminal.draw.flamecraft.things import Part, own
from emberhall.terminal.draw.scene import Scene


def tell_hand(scene: Scene) -> list[Text]:
    player = own(scene)
    if player is None:
        return [Text("You look on and have no hand.")]
    artisans = [f"{one['name']}, {one['kind']}: {one['words']}" for one in player["hand"]]
    goods = [f"{pile['count']} {pile['kind']}" for pile in player["goods"] if pile["count"]]
    told = [
        *(artisans or ["No artisan in hand"]),
        f"Goods: {and_list(goods) or 'none'}",
        *(f"Fancy dragon {_fancy(fancy)}" for fancy in player["fancies"]),
    ]
    return [Text(f"{words}.") for words in told]


def _fancy(fancy: Part) -> str:
    now = "" if fancy["worth"] is None else f"; worth {fancy['worth']} now"
    return f"{fancy['name']} ({fancy['time']}): {fancy['words']}{now}"


def tell_table(scene: Scene) -> list[Text]:
    return [*tell_town(scene), *tell_cards(scene)]


def tell_scores(scene: Scene) -> list[Text]:
    pairs = zip(scene.names, scene.view["seats"], strict=True)
    return [Text(f"{name}: {_score(player)}.") for name, player in pairs]


def _score(player: Part) -> str:
    scored = [fancy["name"] for fancy in player["scored"]]
    fancies = counted(player["fancy_count"], "fancy dragon", "fancy dragons")
    told = f"; scored {and_list(scored)}" if scored else ""
    return f"{player['reputation']} reputation, {fancies} not scored yet{told}"


SPOKEN = (
    spoken("hand", "Your hand", tell_hand),
    spoken("table", "The table in words", tell_table),
    spoken("scores", "The scores", tell_scores),
)
