"""Events are ids and numbers; the words layer tells them to whoever listens."""

from __future__ import annotations

from dataclasses import fields
from typing import get_type_hints

import pytest

from emberhall.kernel.events import Event, Move
from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.wire import Id
from emberhall.titles.flamefang import TITLE, events, reasons
from emberhall.titles.flamefang.enemies import events as enemy_events
from emberhall.titles.flamefang.story import events as story_events
from emberhall.titles.flamefang.words.events import event as told_event
from emberhall.titles.flamefang.words.reasons import reason_words
from titles.flamefang.story import ANN, BEN, CLEO, Story

LAKE, CAVE = Id("tile:lake"), Id("tile:cave")
DRAGON, AMBER = Id("dragon:0"), Id("dragon:amber")
WOLF, ROOK = Id("minion:wolf-2"), Id("boss:rook")

SENTENCES: list[tuple[Event, str, str]] = [
    (events.RoundBegan(2, ANN, 1), "Round 2: Ann leads; 1 event card left.", "you lead"),
    (events.CardPlayed(ANN, "claw", True), "Ann plays Claw, made wild with gold.", "You play"),
    (events.PlayerPassed(ANN), "Ann passes.", "You pass."),
    (events.CardDrawn(ANN, "", False), "Ann draws a card.", "You draw a card."),
    (events.WardGained(ANN, 1), "Ann is warded against 1 damage.", "You are warded"),
    (
        events.Damaged(ANN, 2, "minions:lake"),
        "Ann suffers 2 damage: the minions at the Lake.",
        "You",
    ),
    (events.Warded(ANN, 1, "fire"), "The ward of Ann stops 1 damage: the fire.", "Your ward stops"),
    (
        events.LifeMended(ANN, "wide-wings"),
        "Wide Wings is back in the life row of Ann.",
        "Wide Wings is back in your life row.",
    ),
    (
        events.ResourceGiven(BEN, "gold", ANN),
        "Ben gives 1 gold to Ann.",
        "Ben gives 1 gold to you.",
    ),
    (events.HandedIn(ANN, "stone", 2), "Ann hands in 2 dragonstone.", "You hand in"),
    (events.ResourceGained(ANN, "stone"), "Ann takes 1 dragonstone.", "You take"),
    (
        events.ResourceDropped(ANN, "quest", LAKE),
        "Ann drops 1 quest token on the Lake.",
        "You drop",
    ),
    (
        enemy_events.DragonMoved(DRAGON, LAKE, CAVE),
        "Ann flies from the Lake to the Cave.",
        "You fly from the Lake to the Cave.",
    ),
    (
        enemy_events.StructureHit(DRAGON, Id("structure:snare-forest"), 1, True),
        "Ann deals 1 damage to the Snare and destroys it.",
        "You deal 1 damage to the Snare and destroy it.",
    ),
    (enemy_events.LeaderPassed(ANN), "Ann leads now.", "You lead now."),
    (
        story_events.CardReplaced(ANN, "thick-skin", "claw", Id("trait:thick-skin")),
        "Thick Skin takes the place of Claw in the deck of Ann.",
        "Thick Skin takes the place of Claw in your deck.",
    ),
]


@pytest.mark.parametrize(("event", "words", "to_ann"), SENTENCES, ids=lambda part: str(part)[:24])
def test_events_speak_to_the_listener(event: Event, words: str, to_ann: str) -> None:
    story = Story()
    assert story.tells([event]) == story.tells([event], CLEO) == [words]
    assert to_ann in story.tells([event], ANN)[0]


def test_amber_is_told_of_by_her_name() -> None:
    moved = enemy_events.DragonMoved(AMBER, LAKE, CAVE)
    hit = enemy_events.EnemyHit(AMBER, WOLF, 1)
    assert Story().tells([moved, hit], ANN) == [
        "Amber flies from the Lake to the Cave.",
        "Amber deals 1 damage to the Wolf.",
    ]


def test_structures_have_an_article() -> None:
    tower = Id("structure:tower-quarry")
    built, rolled = (
        story_events.StructureBuilt(tower, LAKE),
        story_events.TowerRolled(tower, CAVE),
    )
    assert Story().tells([built, rolled], ANN) == [
        "The Siege Tower stands at the Lake.",
        "The Siege Tower rolls on to the Cave.",
    ]


# Ids, not words


def test_every_event_is_known_to_the_title() -> None:
    told = {*vars(events), *vars(enemy_events), *vars(story_events)}
    assert set(TITLE.events) <= told
    assert {"CardDrawn", "EnemyFelled", "ChapterWon", "PageOpened"} <= set(TITLE.events)


SILENT = {
    *("TurnBegan", "PlayCleared", "CardShown", "DeckMade", "PileShuffled", "ResourcePaid"),
    *("MinionMended", "CleanedUp", "QuestLaid", "CardSwapped"),
}
"""Only for tables that move things."""


def test_only_what_needs_no_words_is_silent() -> None:
    said = {name for name, kind in TITLE.events.items() if kind in told_event.registry}
    assert set(TITLE.events) - said == SILENT


def test_what_lies_in_the_vale_is_told_by_id() -> None:
    named = {"tile", "tiles", "old tile", "minion", "boss", "structure", "dragon", "token"}
    for kind in TITLE.events.values():
        hints = get_type_hints(kind)
        for field in fields(kind):
            if field.name in named and kind is not story_events.DragonChosen:
                assert hints[field.name] in (Id, tuple[Id, ...]), (kind, field.name)


def test_every_reason_has_words() -> None:
    content = Story().table.content
    wolf = content.minion_ids[0]
    known = {
        reasons.minions_at("lake"): "the minions at the Lake",
        reasons.ambush_of(wolf): f"the ambush of the {content.minions[0].name}",
        reasons.blow_of("rook"): content.bosses[content.boss_of["rook"]].name,
        reasons.threat("scorched"): "Scorched",
        reasons.defeat_of("gale", reasons.BURST): "Gale was defeated by a burst",
        reasons.TIME: "time has run out, and there is no event card to draw",
        "": "",
    }
    for reason, words in known.items():
        assert reason_words(content, reason) == words


@pytest.mark.parametrize("name", ["words", "describe", "label", "why_not"])
def test_no_step_speaks(name: str) -> None:
    for step in TITLE.steps.values():
        assert getattr(step, name, None) in (getattr(Ask, name, None), getattr(Step, name, None))


# What goes where


def moves(story: Story, *answers: str) -> list[tuple[str, str | None, str | None, int]]:
    """All that goes somewhere in the course of these answers."""
    found: list[Move] = []
    for answer in answers:
        told = story.game.answer(answer, telling=True)
        found += [move for event in told for move in event.moves]
    return [(move.kind, move.from_, move.to, move.count) for move in found]


def test_a_card_goes_from_hand_or_prep_to_the_play_area() -> None:
    story = Story().given(aspect=("fight", "fight"), hands=("claw",), prep=("claw",))
    assert moves(story, "play claw")[0] == ("claw", "hand:0", "played:0", 1)
    story = Story().given(aspect=("fight", "fight"), prep=("claw",))
    assert moves(story, "play claw")[0] == ("claw", "prep:0", "played:0", 1)


def test_gold_that_makes_a_card_wild_is_paid() -> None:
    story = Story().given(aspect=("flight", "fight"), hands=("claw",), hoards=("1 gold",))
    assert moves(story, "play claw with gold")[:2] == [
        ("gold", "hoard:0:gold", "supply:gold", 1),
        ("claw", "hand:0", "played:0", 1),
    ]


def test_a_played_life_card_goes_to_the_row() -> None:
    story = Story().given(aspect=("flight", "fight"), hands=("wide-wings",), rows=("ember-heart",))
    assert moves(story, "play wide-wings") == [("wide-wings", "hand:0", "row:0", 1)]


def test_whoever_passes_clears_the_play_area_and_draws() -> None:
    story = Story().given(aspect=("fight", "fight"), played=("claw claw",), decks=("dive",))
    assert moves(story, "pass") == [
        ("claw", "played:0", "discard:0", 2),
        ("dive", "deck:0", "hand:0", 1),
        ("claw", "discard:0", "deck:0", 2),
        *[("claw", "deck:0", "hand:0", 1)] * 2,
    ]


def test_what_others_draw_into_a_hidden_hand_has_no_kind() -> None:
    story = Story(hands="hidden").given(aspect=("fight", "fight"), decks=("dive",))
    told = story.game.answer("pass", telling=True)
    (drawn,) = [event for event in told if isinstance(event, events.CardDrawn)]
    assert drawn.seen_by(ANN) == drawn
    for seat in (BEN, None):
        seen = drawn.seen_by(seat)
        assert isinstance(seen, events.CardDrawn)
        assert (seen.card, seen.moves) == ("", (Move("", Id("deck:0"), Id("hand:0")),))


def test_resources_go_from_tile_and_supply_to_the_hoard_and_back_to_the_tile() -> None:
    story = Story().given(
        at=("quarry",),
        aspect=("hunt", "hunt"),
        hands=("cache",),
        lying={"quarry": "1 gold"},
    )
    assert moves(story, "play cache", "gather", "gather and take gold")[1:] == [
        ("gold", "lying:quarry:gold", "hoard:0:gold", 1),
        ("stone", "supply:stone", "hoard:0:stone", 1),
    ]
    assert moves(story, "drop gold") == [("gold", "hoard:0:gold", "lying:quarry:gold", 1)]


def test_a_felled_minion_goes_to_its_discard_pile_and_leaves_its_spoils() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "fight"), hands=("claw",), minions="wolf-1 forest 1"
    )
    told = story.game.answer("play claw", telling=True)
    told += story.game.answer("attack", telling=True)
    felled = next(event for event in told if isinstance(event, enemy_events.EnemyFelled))
    wolf, spoil = felled.moves
    assert (felled.dragon, felled.minion, felled.tile) == (DRAGON, "minion:wolf-1", "tile:forest")
    assert wolf == Move("wolf", Id("tile:forest"), Id("discard:minions"), 1, Id("minion:wolf-1"))
    assert (spoil.kind, spoil.to) == (felled.spoils[0], f"lying:forest:{felled.spoils[0]}")


def test_a_dragon_flies_from_tile_to_tile_as_itself() -> None:
    story = Story().given(aspect=("flight", "flight"), hands=("short-flight",), at=("cave",))
    near = story.table.land.near[story.table.at[ANN]][0]
    tile = story.table.content.tiles[near].id
    story.answers("play short-flight", "move")
    (moved,) = story.game.answer(f"go to {tile}", telling=True)
    assert moved == enemy_events.DragonMoved(
        DRAGON,
        CAVE,
        Id(f"tile:{tile}"),
        moves=(Move("cinder", CAVE, Id(f"tile:{tile}"), 1, DRAGON),),
    )


def test_damage_goes_to_the_dragon_and_a_life_card_to_the_discard_pile() -> None:
    story = Story().given(
        begins="minion phase", at=("forest", "cave"), minions="wolf-1 forest", minion_deck=""
    )
    first = [move for event in story._log for move in event.moves]
    assert first == [Move("damage", None, DRAGON, 1)]
    assert moves(story, "lose ember-heart")[0] == ("ember-heart", "row:0", "discard:0", 1)


def test_an_event_card_goes_to_the_past_ones() -> None:
    story = Story().given(begins="event phase", event_deck="quiet-night", minion_deck="")
    (drawn,) = [e for e in story._log if isinstance(e, enemy_events.EventDrawn)]
    card = Id("event:quiet-night")
    assert drawn.moves == (Move("quiet-night", Id("deck:events"), Id("discard:events"), 1, card),)


def test_the_rest_of_the_path_moves_up_when_a_card_is_gained() -> None:
    story = Story().given(
        aspect=("hunt", "hunt"),
        hands=("grow claw",),
        hoards=("2 meat 2 stone",),
        path="shieldbreaker ember-spray homing-star slipstream",
        upgrade_deck="rending-claws",
    )
    told = moves(story, "play grow", "grow 0", "grow ember-spray")
    while not any(kind == "ember-spray" for kind, *_ in told):
        told += moves(story, story.question.options.keys[0])
    at = next(n for n, move in enumerate(told) if move[0] == "ember-spray")
    assert told[at - 1 :] == [
        ("claw", "hand:0", None, 1),
        ("ember-spray", "path:1", "hand:0", 1),
        ("homing-star", "path:2", "path:1", 1),
        ("slipstream", "path:3", "path:2", 1),
        ("rending-claws", "deck:upgrades", "path:3", 1),
    ]


def test_a_life_card_that_is_used_is_stunned() -> None:
    story = Story(seats=1).given(aspect=("fight",), rows=("furnace-belly",), minion_deck="")
    belly = "card:row:0:furnace-belly"
    assert moves(story, "use furnace-belly")[0] == ("stun", None, belly, 1)
