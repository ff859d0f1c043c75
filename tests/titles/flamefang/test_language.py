"""The effect language: pools, lists of the world, choose, if, ally, all, use and mod."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall.titles.flamefang import TITLE
from emberhall.titles.flamefang.effects.grammar import VERBS
from emberhall.titles.flamefang.effects.steps import STEPS
from titles.flamefang.story import (
    ANN,
    BEN,
    CLEO,
    NEXT,
    WHAT,
    WHERE_MOVE,
    Story,
    life,
)
from titles.packs import variant

WHICH_BRANCH = "Which do you choose?"
WHICH_DISCARD = "Which card do you discard?"
SLEW = "if slew(gain any 1,draw 1)"
OTHERS_MOVE = "Who does this: move?"


@pytest.mark.rule("flamefang/language.pool")
def test_the_effects_of_a_card_mix_in_any_order_and_the_rest_is_left() -> None:
    story = Story().given(
        at=("peak",),
        aspect=("fight", "hunt"),
        hands=("savage-leap",),
        minions="miner-1 peak, bull quarry",
    )
    story.plays("savage-leap").is_asked(ANN, NEXT, "move", "attack", "done")
    story.answers("attack").shows("peak", minions="")
    story.is_asked(ANN, NEXT, "move", "done")
    story.answers("move", "go to quarry").is_asked(ANN, NEXT, "attack", "done")
    story.answers("done").shows("quarry", minions="bull").has(ANN, at="quarry")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/language.pool")
def test_an_effect_is_finished_before_the_next_begins() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("savage-leap",), minions="bear forest"
    )
    story.plays("savage-leap", "move", "go to ruins")
    story.is_asked(ANN, life(1), "lose ember-heart", "lose horned-brow", *RED_AND_FURNACE)
    story.answers("lose red-pinions").has(ANN, at="ruins", hearts=5)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


RED_AND_FURNACE = ("lose red-pinions", "lose furnace-belly")


@pytest.mark.rule("flamefang/language.items")
def test_every_shove_is_an_item_but_draw_two_is_one() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("wingbeat second-wind",),
        decks=("claw dive raid",),
        minions="bear forest, poacher forest",
    )
    story.plays("wingbeat", "shove", "shove bear to ruins")
    story.is_asked(ANN, NEXT, "move", "shove", "boost", "done")
    story.answers("done").answers("pass")
    story.answers("play second-wind").is_asked(ANN, NEXT, "draw 2", "done")
    story.answers("draw 2").has(ANN, hand="claw dive", deck=1)
    story.is_asked(ANN, WHAT, "play dive", "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/language.items")
def test_attack_stun_gather_and_slip_are_single_items_too() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("hunt", "hunt"),
        hands=("ambusher",),
        minions="bear forest, poacher forest",
    )
    story.plays("ambusher").is_asked(ANN, NEXT, "stun", "attack", "gather", "done")
    story.answers("attack", "attack bear").is_asked(ANN, NEXT, "stun", "attack", "gather", "done")
    story.answers("gather").is_asked(ANN, NEXT, "stun", "attack", "drop meat", "done")
    story.answers("attack", "attack poacher", "stun", "stun poacher")
    story.shows("forest", minions="bear 1, poacher 1 stunned").has(ANN, hoard="1 meat")


@pytest.mark.rule("flamefang/language.choose", "flamefang/language.joins-pool")
def test_a_chosen_branch_joins_the_pool_and_the_others_are_gone() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("mimic",),
        hoards=("1 stone",),
        minions="bear forest",
    )
    story.plays("mimic")
    story.is_asked(ANN, NEXT, "choose(attack|move|gather)", "boost", "drop stone", "done")
    story.answers("choose(attack|move|gather)")
    story.is_asked(ANN, WHICH_BRANCH, "choose attack", "choose move", "choose gather")
    story.answers("choose gather").is_asked(ANN, NEXT, "gather", "boost", "drop stone", "done")
    story.answers("boost").is_asked(ANN, NEXT, "gather", "choose(attack 2|move 2|gather)", "done")
    story.answers("choose(attack 2|move 2|gather)", "choose attack 2")
    story.is_asked(ANN, NEXT, "gather", "attack", "done")
    story.answers("attack", "gather", "attack").shows("forest", minions="bear 2")
    story.has(ANN, hoard="1 meat").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/language.extra-once")
def test_the_extra_is_paid_once_and_at_any_point() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        hoards=("2 stone",),
        minions="bear forest, poacher forest",
    )
    story.plays("claw", "attack", "attack bear")
    story.is_asked(ANN, NEXT, "attack", "boost", "drop stone", "done")
    story.answers("boost").has(ANN, hoard="1 stone")
    story.is_asked(ANN, NEXT, "attack", "drop stone", "done")
    story.answers("attack", "attack bear", "attack", "attack bear")
    story.shows("forest", minions="poacher", lying="2 meat")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/language.extra-once")
def test_the_extra_may_be_paid_after_everything_else() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        hoards=("1 stone",),
        minions="bear forest",
    )
    story.plays("claw", "attack", "attack").is_asked(ANN, NEXT, "boost", "drop stone", "done")
    story.answers("boost").is_asked(ANN, NEXT, "attack", "done")


@pytest.mark.rule("flamefang/language.world-lists")
def test_a_boss_does_its_list_from_left_to_right() -> None:
    """Old Undertow stalks first, so that it robs where it has arrived."""
    story = Story(chapter=6).given(
        begins="boss phase",
        page=3,
        tiles="village ruins forest pasture fortress quarry",
        at=("cave", "quarry"),
        wards=(1,),
        hoards=("1 gold", "1 gold"),
        boss="tide lake",
        event_deck="healing-rain",
        minion_deck="",
    )
    assert story.view["boss"]["at"] == "tile:cave"
    story.has(ANN, hoard="").has(BEN, hoard="1 gold")


@pytest.mark.rule("flamefang/language.world-lists")
def test_nothing_of_an_event_is_skipped() -> None:
    story = Story().given(begins="event phase", event_deck="market-day quiet-night", minion_deck="")
    story.shows("village", lying="1 gold 1 meat")
    story.is_asked(BEN, "Which aspect do you choose for this round?", *ASPECT_KEYS)


ASPECT_KEYS = ("aspect fight", "aspect flight", "aspect hunt")


@pytest.mark.rule(
    "flamefang/language.if", "flamefang/language.if-stunned-here", "flamefang/language.joins-pool"
)
def test_a_condition_is_checked_when_its_part_is_taken_up() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("backstab",),
        hoards=("1 stone",),
        minions="bear forest, wolf-1 cave stunned",
    )
    story.plays("backstab").is_asked(ANN, NEXT, "attack", "boost", "drop stone", "done")
    story.answers("boost").is_asked(ANN, NEXT, "attack", "stun", "done")
    story.answers("stun").is_asked(ANN, NEXT, "attack", STUNNED_HERE, "done")
    story.answers(STUNNED_HERE).is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack", "attack", "attack").shows("forest", minions="", lying="2 meat")


STUNNED_HERE = "if stunnedHere(attack)"


@pytest.mark.rule("flamefang/language.if-slew")
def test_you_slew_is_true_once_you_have_defeated_an_enemy_this_turn() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("trophy-taker",),
        decks=("dive raid",),
        minions="wolf-1 forest, bear forest",
    )
    story.plays("trophy-taker").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack", "attack wolf-1").is_asked(ANN, NEXT, "attack", SLEW, "done")
    story.answers(SLEW).is_asked(ANN, NEXT, "attack", "gain any 1", "draw 1", "done")
    story.answers("gain any 1", "gain gold", "draw 1")
    story.has(ANN, hoard="1 gold", hand="dive")


@pytest.mark.rule("flamefang/language.if-slew")
def test_what_you_slew_on_an_earlier_turn_or_another_slew_does_not_count() -> None:
    story = Story().given(
        at=("forest", "forest"),
        aspect=("fight", "fight"),
        hands=("claw trophy-taker", "talon"),
        decks=("dive raid",),
        minions="wolf-1 forest, wolf-2 forest, bear forest",
    )
    story.plays("claw", "attack", "attack wolf-1", "done")
    story.plays("talon", "attack", "attack wolf-2", "done")
    story.plays("trophy-taker").is_asked(ANN, NEXT, "attack", "done")


@pytest.mark.rule("flamefang/language.if-slew")
def test_what_an_ally_slew_on_your_turn_is_not_yours(tmp_path: Path) -> None:
    """No card of ours has both, so a pack gives Trophy Taker an ally."""
    change = ("upgrades.toml", "attack 2; if slew", "attack 2; ally(attack 1); if slew")
    story = Story(content=variant(TITLE, tmp_path, change)).given(
        at=("forest", "lake"),
        aspect=("fight", "hunt"),
        hands=("trophy-taker",),
        decks=("dive",),
        minions="bear forest, reed-lurker lake",
    )
    story.plays("trophy-taker", "ally(attack)").is_asked(BEN, NEXT, "attack", "done")
    story.answers("attack").shows("lake", minions="", lying="1 meat")
    story.is_asked(ANN, NEXT, "attack", "done")


@pytest.mark.rule("flamefang/language.ally")
def test_an_ally_anywhere_decides_inside_before_the_actor_goes_on() -> None:
    story = Story(seats=3).given(
        at=("cave", "cave", "fortress"), aspect=("flight",), hands=("tailwind",)
    )
    story.plays("tailwind").is_asked(ANN, NEXT, "move", "ally(move)", "done")
    story.answers("ally(move)").is_asked(ANN, OTHERS_MOVE, "ally seat-1", "ally seat-2")
    story.answers("ally seat-2").is_asked(CLEO, NEXT, "move", "done")
    story.answers("move").is_asked(CLEO, WHERE_MOVE, "go to forest", "go to pasture")
    story.answers("go to forest").is_asked(ANN, NEXT, "move", "done")
    story.has(ANN, at="cave").has(BEN, at="cave").has(CLEO, at="forest")


@pytest.mark.rule("flamefang/language.ally")
def test_an_ally_may_leave_what_it_is_given() -> None:
    story = Story().given(aspect=("flight", "hunt"), hands=("tailwind",))
    story.plays("tailwind", "ally(move)").is_asked(BEN, NEXT, "move", "done")
    story.answers("done").has(BEN, at="cave").is_asked(ANN, NEXT, "move", "done")


@pytest.mark.rule("flamefang/language.ally-passed")
def test_an_ally_may_have_passed() -> None:
    story = Story().given(aspect=("flight", "hunt"), passed=(0, 1), hands=("tailwind",))
    story.plays("tailwind", "ally(move)").is_asked(BEN, NEXT, "move", "done")
    story.answers("move", "go to lake").has(BEN, at="lake", passed=True)
    story.answers("done").is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/language.ally-alone")
def test_a_single_dragon_is_its_own_ally() -> None:
    story = Story(seats=1).given(aspect=("flight",), hands=("tailwind",))
    story.plays("tailwind", "ally(move)").is_asked(ANN, NEXT, "move", "done")
    story.answers("move", "go to lake").is_asked(ANN, NEXT, "move", "done")
    story.answers("move", "go to ruins").has(ANN, at="ruins")


@pytest.mark.rule("flamefang/language.all")
def test_all_begins_with_the_actor_and_goes_round() -> None:
    story = Story(seats=3).given(
        turn=BEN,
        aspect=("fight", "fight", "fight"),
        hands=("", "brood-song", ""),
        decks=("claw", "talon", "gore"),
    )
    story.plays("brood-song", "all(draw 1)").is_asked(BEN, NEXT, "draw 1", "done")
    story.answers("draw 1").is_asked(CLEO, NEXT, "draw 1", "done")
    story.answers("done").is_asked(ANN, NEXT, "draw 1", "done")
    story.answers("draw 1")
    story.has(ANN, hand="claw").has(BEN, hand="talon").has(CLEO, hand="", deck=1)


@pytest.mark.rule("flamefang/language.all")
def test_without_an_actor_all_begins_with_the_leader() -> None:
    story = Story().given(
        begins="event phase",
        leader=BEN,
        hands=("claw dive", "talon gust"),
        decks=("winded", "winded"),
        event_deck="healing-rain quiet-night",
        minion_deck="",
    )
    story.is_asked(BEN, WHICH_DISCARD, "discard talon", "discard gust")
    story.answers("discard gust").is_asked(ANN, WHICH_DISCARD, "discard claw", "discard dive")
    story.answers("discard dive").has(ANN, hand="claw").has(BEN, hand="talon")


@pytest.mark.rule("flamefang/language.use")
def test_using_a_card_is_a_turn_and_stuns_it() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("roar",), minions="bear forest"
    )
    story.is_asked(ANN, WHAT, "play roar", "use furnace-belly", "pass")
    story.answers("use furnace-belly").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").shows("forest", minions="bear 1")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass").answers("pass")
    story.is_asked(ANN, WHAT, "play roar", "pass")
    row = story.view["seats"][ANN]["row"]
    assert [card["card"] for card in row if card["stunned"]] == ["furnace-belly"]


@pytest.mark.rule("flamefang/language.mod")
def test_a_lasting_change_of_a_card_holds_while_it_is_in_play() -> None:
    """In the row Undying Ember makes the hand larger; in hand or discard it does not."""
    cards = "claw dive raid roar snatch flamelick headbutt glide"
    story = Story().given(
        aspect=("fight", "fight"),
        rows=("ember-heart undying-ember", "storm-heart"),
        decks=(cards, cards),
        discards=("", "undying-ember"),
        minion_deck="",
    )
    story.has(ANN, deck=1, hand="claw dive raid roar snatch flamelick headbutt")
    story.has(BEN, deck=2, hand="claw dive raid roar snatch flamelick")


@pytest.mark.rule("flamefang/language.mod")
def test_a_lasting_change_of_a_page_ends_with_the_page() -> None:
    """On the page Carry Her Home every minion prowls; on the page before it does not."""
    quiet = Story(chapter=4).given(
        begins="minion phase", page=2, boss="hask fortress", minions="bear ruins", minion_deck=""
    )
    quiet.shows("ruins", minions="bear")
    hunted = Story(chapter=4).given(
        begins="minion phase", page=3, captive="fortress", minions="bear ruins", minion_deck=""
    )
    hunted.shows("ruins", minions="").shows("village", minions="bear")


def test_every_verb_that_can_be_written_is_carried_out() -> None:
    assert set(STEPS) == VERBS
