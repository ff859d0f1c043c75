"""Playing cards: icons in any order, skipped icons, extras, gold."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, WHAT_ATTACK, Story


@pytest.mark.rule(
    "flamefang/card-play.any-order",
    "flamefang/card-play.may-skip",
    "flamefang/language.pool",
    "flamefang/language.items",
)
def test_icons_are_used_in_any_order_and_may_be_left() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("flamelick",), minions="bear forest"
    )
    story.is_asked(ANN, WHAT, "play flamelick", "use furnace-belly", "pass")
    story.answers("play flamelick").is_asked(ANN, NEXT, "attack", "stun", "done")
    story.answers("stun").is_asked(ANN, NEXT, "attack", "done")
    story.shows("forest", minions="bear stunned")
    story.answers("done").shows("forest", minions="bear stunned")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.has(ANN, played="flamelick", hand="")


@pytest.mark.rule(
    "flamefang/attack.one-damage",
    "flamefang/attack.defeat",
    "flamefang/attack.spoils",
    "flamefang/attack.minion-discard",
)
def test_an_attack_deals_one_damage_and_the_last_one_leaves_spoils() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="bear forest 1, wolf-1 forest",
    )
    story.answers("play claw").answers("attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack bear", "attack wolf-1")
    story.answers("attack bear").shows("forest", minions="bear 2, wolf-1", lying="")
    story.answers("attack", "attack bear").shows("forest", minions="wolf-1", lying="2 meat")
    assert story.table.content.minion_ids[story.table.minion_discard[-1]] == "bear"


@pytest.mark.rule(
    "flamefang/boost.dragonstone",
    "flamefang/extra.may-pay",
    "flamefang/extra.before-or-after",
    "flamefang/cost.boost",
)
def test_a_dragonstone_boosts_a_card() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        hoards=("1 stone",),
        minions="bear forest",
    )
    story.plays("claw").is_asked(ANN, NEXT, "attack", "boost", "drop stone", "done")
    story.answers("boost").has(ANN, hoard="")
    story.is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack", "attack", "attack").shows("forest", minions="", lying="2 meat")
