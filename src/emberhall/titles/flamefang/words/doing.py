"""What options mean while an action is carried out: icons, ways, resources, Amber and enemies."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import PASS
from emberhall.titles.flamefang.actions import resolve
from emberhall.titles.flamefang.dragons import (
    amber,
    breath,
    gathering,
    giving,
    hoard,
    icons,
    travel,
)
from emberhall.titles.flamefang.dragons.damage import is_deadly
from emberhall.titles.flamefang.effects import selecting
from emberhall.titles.flamefang.enemies import activation, minions
from emberhall.titles.flamefang.story import pages
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.words.effects import effect_words
from emberhall.titles.flamefang.words.names import THINGS, dragon_name, target_words
from emberhall.titles.flamefang.words.options import PRICES, drop_words, option

# An action


@option.register
def next_of_action(step: resolve.Resolve, t: Vale, pick: int) -> str:
    if pick == PASS:
        return "leave the rest" if step.items else "leave it at that"
    if pick == resolve.EXTRA:
        card = t.content.cards[step.card]
        return f"{PRICES[card.price]} for: {effect_words(t.content, card.extra)}"
    if pick >= resolve.DROP:
        return drop_words(pick - resolve.DROP)
    return effect_words(t.content, (pick,))


@option.register
def choose_branch(step: resolve.ChooseBranch, t: Vale, pick: int) -> str:
    return f"choose {effect_words(t.content, t.content.inner[step.effect][pick])}"


@option.register(resolve.Ally)
@option.register(selecting.MeetOne)
@option.register(minions.TakeCondition)
def a_dragon(step: object, t: Vale, pick: int) -> str:
    return dragon_name(t, pick)


# Icons


def other_use(step: icons.Icon, t: Vale, pick: int) -> str:
    """What an icon is spent on that is not its own; empty: it is."""
    if pick >= icons.CONDITION:
        return f"destroy {t.content.cards[pick - icons.CONDITION].name} in your hand"
    if pick == icons.SEAL:
        return f"spend it on the goal here ({t.quest[t.at[step.actor]]} to go)"
    return ""


@option.register(icons.Attack)
@option.register(icons.Stun)
def a_target(step: icons.Icon, t: Vale, pick: int) -> str:
    return other_use(step, t, pick) or target_words(t, pick)


@option.register
def move(step: icons.Move, t: Vale, pick: int) -> str:
    if pick == icons.TEAR:
        return "tear free of the net"
    return other_use(step, t, pick) or t.content.tiles[pick].name + warning(step, t)


def warning(step: icons.Move, t: Vale) -> str:
    """What breaking away would cost."""
    harm = step.harm(t)
    if not harm:
        return ""
    if is_deadly(t, step.actor, harm):
        return ": breaking away would defeat you and lose the chapter"
    return f" ({harm} damage for breaking away)"


QUEST_USES: Final = {gathering.LOAD: "load a quest token", gathering.DOUSE: "douse the fire"}


@option.register
def gather(step: gathering.Gather, t: Vale, pick: int) -> str:
    kind = THINGS[t.content.resource_of[t.at[step.actor]]]
    if pick in QUEST_USES:
        return QUEST_USES[pick]
    if pick == gathering.NOTHING_LYING:
        return f"1 {kind} from the supply"
    if pick < gathering.NOTHING_LYING:
        return f"the {THINGS[pick]} lying here, and 1 {kind} from the supply"
    return other_use(step, t, pick)


# Breath, wings and ways


@option.register
def spit(step: breath.Spit, t: Vale, pick: int) -> str:
    return target_words(t, pick)


@option.register
def shove(step: breath.Shove, t: Vale, pick: int) -> str:
    minion, tile = divmod(pick, breath.TILES)
    return f"{t.content.minions[minion].name} to the {t.content.tiles[tile].name}"


@option.register(breath.Leap)
@option.register(minions.March)
@option.register(minions.StalkStep)
@option.register(pages.RollTower)
def a_tile(step: object, t: Vale, pick: int) -> str:
    return t.content.tiles[pick].name


@option.register
def carry_dragon(step: travel.CarryDragon, t: Vale, pick: int) -> str:
    return "nobody" if pick == PASS else dragon_name(t, pick)


@option.register
def take_captive(step: travel.TakeCaptive, t: Vale, pick: int) -> str:
    return "leave Amber here" if pick == PASS else "take Amber along"


AMBER_DOES: Final = {
    PASS: "Amber is done",
    amber.STRIKE: "Amber attacks",
    amber.TEAR: "Amber tears the net",
}


@option.register
def move_amber(step: amber.MoveAmber, t: Vale, pick: int) -> str:
    if pick in AMBER_DOES:
        return AMBER_DOES[pick]
    return f"Amber flies to the {t.content.tiles[pick].name}"


# Resources


@option.register
def fit_hoard(step: hoard.FitHoard, t: Vale, pick: int) -> str:
    return drop_words(pick)


@option.register
def gain_any(step: hoard.GainAny, t: Vale, pick: int) -> str:
    return f"gain {THINGS[pick]}"


@option.register
def fetch_one(step: giving.FetchOne, t: Vale, pick: int) -> str:
    return "done" if pick == PASS else f"fetch {THINGS[pick]}"


@option.register
def give_one(step: giving.GiveOne, t: Vale, pick: int) -> str:
    if pick == PASS:
        return "nothing more"
    kind, to = divmod(pick, giving.GIFTS)
    return f"{THINGS[kind]} to {dragon_name(t, to)}"


@option.register
def return_resource(step: hoard.ReturnResource, t: Vale, pick: int) -> str:
    return f"return {THINGS[pick]}"


@option.register
def steal_token(step: activation.StealToken, t: Vale, pick: int) -> str:
    return f"the {THINGS[pick]} lying there"
