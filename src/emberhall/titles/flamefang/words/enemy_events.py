"""What enemies do and what is done to them, and Amber's part in it, in a sentence to somebody."""

from __future__ import annotations

from emberhall.kernel.phrases import and_list, who
from emberhall.kernel.words import Listener
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.enemies import events
from emberhall.titles.flamefang.words.events import event
from emberhall.titles.flamefang.words.names import dragon, good_name, thing_name

# Dragons


@event.register
def dragon_moved(e: events.DragonMoved, content: Content, to: Listener) -> str:
    old, tile = thing_name(content, e.old), thing_name(content, e.tile)
    return f"{dragon(to, e.dragon):flies} from the {old} to the {tile}."


@event.register
def net_torn(e: events.NetTorn, content: Content, to: Listener) -> str:
    return f"{dragon(to, e.dragon):tears} free of the net."


@event.register
def amber_acts(e: events.AmberActs, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):calls} on Amber."


@event.register
def amber_hurt(e: events.AmberHurt, content: Content, to: Listener) -> str:
    return f"Amber suffers {e.count} damage."


@event.register
def amber_fell(e: events.AmberFell, content: Content, to: Listener) -> str:
    return "Amber can fight no more in this chapter."


@event.register
def amber_mended(e: events.AmberMended, content: Content, to: Listener) -> str:
    return "Amber rests in the Cave and mends a heart."


# What is done to enemies


@event.register
def enemy_hit(e: events.EnemyHit, content: Content, to: Listener) -> str:
    minion = thing_name(content, e.minion)
    return f"{dragon(to, e.dragon):deals} {e.count} damage to the {minion}."


@event.register
def enemy_felled(e: events.EnemyFelled, content: Content, to: Listener) -> str:
    minion, spoils = thing_name(content, e.minion), and_list([*map(good_name, e.spoils)])
    return f"{dragon(to, e.dragon):defeats} the {minion}, which leaves {spoils}."


@event.register
def boss_hit(e: events.BossHit, content: Content, to: Listener) -> str:
    return f"{dragon(to, e.dragon):deals} {e.count} damage to {thing_name(content, e.boss)}."


@event.register
def boss_felled(e: events.BossFelled, content: Content, to: Listener) -> str:
    return f"{thing_name(content, e.boss)} is defeated."


@event.register
def structure_hit(e: events.StructureHit, content: Content, to: Listener) -> str:
    somebody, structure = dragon(to, e.dragon), thing_name(content, e.structure)
    end = f" and {somebody:~destroys} it" if e.is_felled else ""
    return f"{somebody:deals} {e.count} damage to the {structure}{end}."


@event.register
def minion_stunned(e: events.MinionStunned, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):stuns} the {thing_name(content, e.minion)}."


@event.register
def minion_shoved(e: events.MinionShoved, content: Content, to: Listener) -> str:
    minion, tile = thing_name(content, e.minion), thing_name(content, e.tile)
    return f"{who(to, e.seat):shoves} the {minion} to the {tile}."


# What enemies do


@event.register
def minion_spawned(e: events.MinionSpawned, content: Content, to: Listener) -> str:
    minion, tile = thing_name(content, e.minion), thing_name(content, e.tile)
    article = "An" if minion[0] in "AEIOU" else "A"
    return f"{article} {minion} comes to the {tile}."


@event.register
def minion_moved(e: events.MinionMoved, content: Content, to: Listener) -> str:
    return f"The {thing_name(content, e.minion)} moves to the {thing_name(content, e.tile)}."


@event.register
def minions_healed(e: events.MinionsHealed, content: Content, to: Listener) -> str:
    return "All minions are whole again."


@event.register
def boss_moved(e: events.BossMoved, content: Content, to: Listener) -> str:
    return f"{thing_name(content, e.boss)} stalks to the {thing_name(content, e.tile)}."


@event.register
def token_stolen(e: events.TokenStolen, content: Content, to: Listener) -> str:
    return f"The {thing_name(content, e.minion)} takes 1 {good_name(e.resource)} that lay there."


@event.register
def event_drawn(e: events.EventDrawn, content: Content, to: Listener) -> str:
    row = next(row for row in content.events if e.drawn == f"event:{row.id}")
    end = "" if e.happens else " (It spares so few or so many of you.)"
    return f"Event: {row.name}. {row.words}{end}"


@event.register
def leader_passed(e: events.LeaderPassed, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):leads} now."
