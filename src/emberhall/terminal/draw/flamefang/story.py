"""What happens and what is to be done: chapter, round, clock, page and goal."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from emberhall import capitalised
from emberhall.play.seating import ALONE
from emberhall.terminal.draw.flamefang.layout import cut
from emberhall.terminal.draw.scene import Scene, apart

BARE, GOAL, TASK, TOLD = range(4)
"""How much is told of a page."""
BAR = 12


def draw_header(scene: Scene) -> Text:
    view, between = scene.view, scene.signs.between
    chapter = view["chapter"]
    left = Text.assemble(
        ("Flame & Fang", "ember"), between, (f"{chapter['number']} {chapter['name']}", "amber")
    )
    for words in (f"round {view['round']}" if view["round"] else "", _phase(scene)):
        left.append(f"{between}{words}" if words else "", "own")
    clock = _clock(scene)
    leader = Text(f"{between}{_leads(scene.names[view['leader']])}", "amber")
    if left.cell_len + clock.cell_len + leader.cell_len < scene.width:
        clock.append_text(leader)
    return apart(cut(left, scene.width - clock.cell_len - 1), clock, scene.width)


def _leads(name: str) -> str:
    return f"{name} lead" if name == ALONE else f"{name} leads"


def _phase(scene: Scene) -> str:
    phase = str(scene.view["phase"])
    return {"over": "the chapter is over", "setup": "setting up"}.get(phase, phase)


def _clock(scene: Scene) -> Text:
    """Without an event card to draw, the chapter is lost."""
    left = sum(deck["count"] for deck in scene.view["decks"] if deck["kind"] == "events")
    if left > 1:
        return Text(f"{left} events left", "amber")
    return Text("last event to come!" if left else "NO event left!", "ember")


def draw_story(scene: Scene, fullness: int) -> list[Text]:
    story = scene.view["story"]
    page = Text.assemble((f"{story['page']}. {story['name']}", "own"))
    if fullness <= GOAL:
        page.append(scene.signs.between)
        return [_goal(scene, page), *(_ongoing(scene) if fullness == GOAL else [])]
    told = wrap(story["words"], scene.width) if fullness == TOLD else []
    return [
        page.append(f"{scene.signs.between}{story['task']}", "quiet"),
        *(Text(line, "italic") for line in told),
        _goal(scene, Text("Goal: ", "amber")),
        *_ongoing(scene),
    ]


def _goal(scene: Scene, before: Text) -> Text:
    """The goal with its bar, and what stands before it if there is room."""
    story = scene.view["story"]
    progress = _progress(scene)
    goal, room = capitalised(story["goal"]["words"]), scene.width - progress.cell_len - 1
    left = Text.assemble(before, goal)
    if left.cell_len > room:
        left = Text(goal)
    return apart(cut(left, room), progress, scene.width)


def _progress(scene: Scene) -> Text:
    """How far the goal is."""
    goal = scene.view["story"]["goal"]
    done, wanted = goal["done"], goal["wanted"]
    return Text.assemble(_bar(scene, done, wanted), (f" {done} of {wanted}", "own"))


def _bar(scene: Scene, done: int, wanted: int) -> Text:
    full = min(BAR, BAR * done // max(1, wanted))
    return Text.assemble(
        (scene.signs.bar * full, "ember"), (scene.signs.space * (BAR - full), "quiet")
    )


def _ongoing(scene: Scene) -> list[Text]:
    ongoing = scene.view["story"]["ongoing"]
    return [Text.assemble(("Meanwhile, ", "amber"), ongoing["words"])] if ongoing else []
