"""Attack, move, gather and stun: what an icon does, and to whom."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    WHAT,
    WHAT_ATTACK,
    WHAT_GATHER,
    WHERE_MOVE,
    WHICH_ASPECT,
    WHICH_STUN,
    Story,
    life,
)

ANY_LIFE = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")


# Attack


@pytest.mark.rule("flamefang/attack.one-damage")
def test_an_attack_deals_one_damage_to_a_minion_or_boss_on_the_tile() -> None:
    story = Story(chapter=2).given(
        page=3,
        at=("village",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        boss="rook village 3",
        minions="pitchfork village, bear forest",
    )
    story.plays("claw", "attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack pitchfork", "attack boss")
    story.answers("attack boss").shows("village", minions="pitchfork")
    assert story.view["boss"]["damage"] == 4
    story.answers("attack", "attack pitchfork").shows("village", minions="pitchfork 1")
    assert story.view["boss"]["damage"] == 4
    story.shows("forest", minions="bear").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/attack.one-damage")
def test_damage_stays_on_an_enemy_from_round_to_round() -> None:
    story = Story(seats=1).given(
        begins="cleanup", at=("cave",), hands=("claw",), minions="bear forest 2"
    )
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")
    story.shows("forest", minions="bear 2")


@pytest.mark.rule(
    "flamefang/attack.defeat", "flamefang/attack.spoils", "flamefang/attack.minion-discard"
)
def test_spoils_of_a_defeated_minion_come_from_the_supply_to_its_tile() -> None:
    story = Story().given(
        at=("ruins",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="relic-hunter ruins 1, hexer ruins 1",
        minion_discard="bear",
    )
    story.plays("claw", "attack", "attack relic-hunter")
    story.shows("ruins", minions="hexer 1", lying="1 stone 1 gold").has(ANN, hoard="")
    story.lies("minion discard", "bear relic-hunter")
    assert story.supply == {"meat": 19, "stone": 18, "gold": 18}
    story.is_asked(ANN, NEXT, "attack", "done")


@pytest.mark.rule("flamefang/attack.boss-defeated")
def test_the_last_boss_of_a_chapter_is_its_win() -> None:
    story = Story(chapter=2).given(
        page=3, at=("village",), aspect=("fight", "hunt"), hands=("claw",), boss="rook village 10"
    )
    story.plays("claw", "attack").is_on_page(3, done=0)
    story.answers("attack").is_won()


@pytest.mark.rule("flamefang/attack.boss-defeated", "flamefang/attack.defeat")
def test_after_another_boss_the_book_goes_on_and_no_spoils_lie_there() -> None:
    story = Story(chapter=4).given(
        page=2,
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        boss="hask fortress 11",
        minion_deck="bear wolf-1",
    )
    assert story.events_left == 3
    story.plays("claw", "attack").is_on_page(3)
    assert story.view["boss"] is None
    assert story.events_left == 5
    assert story.tile("fortress")["captive"]
    story.shows("fortress", lying="").shows("forest", minions="bear, wolf-1")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


# Move


@pytest.mark.rule("flamefang/move.adjacent")
def test_each_move_goes_to_an_adjacent_tile() -> None:
    story = Story().given(at=("cave",), aspect=("flight", "hunt"), hands=("short-flight",))
    story.plays("short-flight", "move")
    story.is_asked(ANN, WHERE_MOVE, "go to village", "go to lake", "go to peak")
    story.answers("go to lake").has(ANN, at="lake", hearts=6).has(BEN, at="cave")
    story.answers("move").is_asked(
        ANN,
        WHERE_MOVE,
        *("go to cave", "go to village", "go to ruins", "go to pasture", "go to peak"),
        "go to quarry",
    )
    story.answers("go to quarry").has(ANN, at="quarry")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/move.sides-touch")
@pytest.mark.parametrize(
    ("tile", "near"),
    [
        ("village", "cave ruins lake"),
        ("ruins", "village forest lake pasture"),
        ("forest", "fortress ruins pasture"),
        ("cave", "village lake peak"),
        ("pasture", "fortress ruins forest lake quarry"),
        ("fortress", "forest pasture"),
        ("peak", "cave lake quarry"),
        ("quarry", "lake pasture peak"),
    ],
)
def test_tiles_of_shifted_rows_touch_half_over(tile: str, near: str) -> None:
    story = Story().given(
        tiles="village ruins forest lake pasture peak quarry",
        at=(tile,),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
    )
    story.plays("short-flight", "move")
    story.is_asked(ANN, WHERE_MOVE, *(f"go to {name}" for name in near.split()))


@pytest.mark.rule("flamefang/move.sides-touch")
def test_tiles_that_meet_at_a_corner_do_not_touch() -> None:
    story = Story(chapter=2).given(
        tiles="ruins forest lake pasture peak quarry",
        at=("cave",),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
    )
    story.plays("short-flight", "move")
    story.is_asked(ANN, WHERE_MOVE, "go to lake", "go to peak")
    story.refuses("go to village", "")


@pytest.mark.rule("flamefang/move.breakaway", "flamefang/move.breakaway-always-one")
def test_leaving_enemies_costs_one_damage_before_the_move() -> None:
    story = Story().given(
        at=("forest", "forest"),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
        minions="bear forest, wolf-1 forest, wolf-2 forest",
    )
    story.plays("short-flight", "move", "go to ruins")
    story.is_asked(ANN, life(1), *ANY_LIFE).has(ANN, at="forest")
    story.answers("lose furnace-belly")
    story.has(ANN, at="ruins", hearts=5, discard="furnace-belly").has(BEN, hearts=5, at="forest")
    story.answers("move", "go to lake").has(ANN, at="lake", hearts=5)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/move.breakaway-all-stunned")
def test_stunned_enemies_let_a_dragon_go() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
        minions="bear forest stunned, wolf-1 forest stunned, wolf-2 ruins",
    )
    story.plays("short-flight", "move", "go to ruins")
    story.has(ANN, at="ruins", hearts=6).is_asked(ANN, NEXT, "move", "done")


@pytest.mark.rule("flamefang/move.breakaway-all-stunned")
@pytest.mark.parametrize(
    ("minions", "boss"),
    [
        ("squire fortress stunned, captain fortress", ""),
        ("squire fortress stunned", "hask fortress"),
    ],
)
def test_a_minion_or_boss_that_is_awake_does_not(minions: str, boss: str) -> None:
    story = Story(chapter=4).given(
        page=2,
        tiles="village ruins forest lake pasture peak quarry",
        at=("fortress",),
        aspect=("flight", "hunt"),
        hands=("short-flight",),
        minions=minions,
        boss=boss,
    )
    story.plays("short-flight", "move", "go to peak")
    story.is_asked(ANN, life(1), *ANY_LIFE).has(ANN, at="fortress")


# Gather


@pytest.mark.rule("flamefang/gather.token-on-tile", "flamefang/gather.tile-resource")
def test_a_gather_takes_a_token_lying_there_and_one_from_the_supply() -> None:
    story = Story().given(
        at=("cave",),
        aspect=("hunt", "hunt"),
        hands=("snatch",),
        lying={"cave": "1 meat 2 gold", "lake": "1 gold"},
    )
    story.plays("snatch", "gather")
    story.is_asked(ANN, WHAT_GATHER, "gather and take meat", "gather and take gold", "gather")
    story.answers("gather and take gold").has(ANN, hoard="1 stone 1 gold").has(BEN, hoard="")
    story.shows("cave", lying="1 meat 1 gold").shows("lake", lying="1 gold")
    assert story.supply == {"meat": 18, "stone": 18, "gold": 16}


@pytest.mark.rule("flamefang/gather.token-on-tile")
def test_the_token_may_be_left() -> None:
    story = Story().given(
        at=("cave",), aspect=("hunt", "hunt"), hands=("snatch",), lying={"cave": "1 gold"}
    )
    story.plays("snatch", "gather", "gather").has(ANN, hoard="1 stone")
    story.shows("cave", lying="1 gold")


@pytest.mark.rule("flamefang/gather.tile-resource")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        *(("cave", "stone"), ("fortress", "gold"), ("village", "gold"), ("ruins", "gold")),
        *(("forest", "meat"), ("lake", "meat"), ("pasture", "meat")),
        *(("peak", "stone"), ("quarry", "stone")),
    ],
)
def test_a_tile_gives_its_own_resource_even_if_nothing_lies_there(tile: str, kind: str) -> None:
    story = Story().given(at=(tile,), aspect=("hunt", "hunt"), hands=("raid",))
    story.plays("raid", "gather").has(ANN, hoard=f"1 {kind}").shows(tile, lying="")


@pytest.mark.rule("flamefang/gather.hoard-space")
def test_a_gathered_resource_may_lie_on_a_life_card() -> None:
    story = Story().given(
        at=("cave",), aspect=("hunt", "hunt"), hands=("snatch",), hoards=("3 gold",)
    )
    story.plays("snatch", "gather").has(ANN, hoard="1 stone 3 gold")
    story.is_asked(ANN, NEXT, "move", "boost", "drop stone", "drop gold", "done")


@pytest.mark.rule("flamefang/gather.hoard-space")
def test_what_finds_no_space_on_board_or_life_cards_is_not_kept() -> None:
    story = Story().given(
        at=("cave",),
        aspect=("hunt", "hunt"),
        hands=("snatch",),
        rows=("ember-heart horned-brow",),
        hoards=("3 gold",),
    )
    story.plays("snatch", "gather")
    story.is_asked(ANN, "Your hoard is too full. What do you drop?", "drop stone", "drop gold")
    story.answers("drop stone").has(ANN, hoard="3 gold").shows("cave", lying="1 stone")


# Stun


@pytest.mark.rule("flamefang/stun.one-minion")
def test_a_stun_meets_one_minion_on_the_tile_that_has_no_token() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("flamelick",),
        minions="bear forest, wolf-1 forest stunned, poacher forest, pitchfork village",
    )
    story.plays("flamelick", "stun").is_asked(ANN, WHICH_STUN, "stun bear", "stun poacher")
    story.answers("stun poacher").is_asked(ANN, NEXT, "attack", "done")
    story.shows("forest", minions="bear, wolf-1 stunned, poacher stunned")
    story.shows("village", minions="pitchfork")


@pytest.mark.rule("flamefang/stun.never-bosses")
def test_a_boss_cannot_be_stunned() -> None:
    story = Story(chapter=4).given(
        page=2,
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("flamelick",),
        boss="hask fortress",
    )
    story.plays("flamelick").is_asked(ANN, NEXT, "attack", "done")
    story.refuses("stun", "nothing on this tile can be done with it now")


@pytest.mark.rule("flamefang/stun.no-abilities")
def test_a_stunned_guard_guards_nobody() -> None:
    story = Story().given(
        at=("fortress",),
        aspect=("fight", "hunt"),
        hands=("flamelick",),
        minions="halberdier fortress, captain fortress",
    )
    story.plays("flamelick", "stun", "stun halberdier", "attack")
    story.is_asked(ANN, WHAT_ATTACK, "attack halberdier", "attack captain")
    story.answers("attack captain")
    story.shows("fortress", minions="halberdier stunned, captain 1")


@pytest.mark.rule("flamefang/stun.no-attack")
def test_a_stunned_minion_does_not_attack() -> None:
    story = Story(seats=1).given(
        begins="minion phase", at=("forest",), minions="bear forest stunned, wolf-1 forest"
    )
    story.is_asked(ANN, life(1), *ANY_LIFE).answers("lose red-pinions")
    story.has(ANN, hearts=5).shows("forest", minions="bear, wolf-1")


@pytest.mark.rule("flamefang/stun.still-attacked")
def test_a_stunned_minion_is_attacked_and_defeated_like_any_other() -> None:
    story = Story().given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw",),
        minions="bear forest 1 stunned",
    )
    story.plays("claw", "attack").shows("forest", minions="bear 2 stunned")
    story.answers("attack").shows("forest", minions="", lying="2 meat")
    story.lies("minion discard", "bear")


@pytest.mark.rule("flamefang/stun.other-cards", "flamefang/stun.other-cards-once")
def test_a_life_card_used_is_stunned_until_cleanup() -> None:
    story = Story(seats=1).given(
        at=("forest",), aspect=("fight",), hands=("roar",), minions="bear forest stunned"
    )
    story.is_asked(ANN, WHAT, "play roar", "use furnace-belly", "pass")
    story.answers("use furnace-belly", "attack").shows("forest", minions="bear 1 stunned")
    story.is_asked(ANN, WHAT, "play roar", "pass").refuses("use furnace-belly", "")
    stunned = {card["card"] for card in story.view["seats"][ANN]["row"] if card["stunned"]}
    assert stunned == {"furnace-belly"}
    story.answers("pass", "neither", "aspect fight")
    story.is_asked(ANN, WHAT, "play roar", "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/stun.other-cards", "flamefang/stun.other-cards-once")
def test_a_secret_card_stunned_by_one_player_is_spent_for_all() -> None:
    story = Story(chapter=6).given(
        page=3,
        aspect=("fight", "hunt"),
        hands=("", "second-wind"),
        secrets="H1",
        rows=("ember-heart", "storm-heart"),
    )
    story.is_asked(ANN, WHAT, "secret bell-of-calm", "pass")
    story.answers("secret bell-of-calm").is_asked(BEN, WHAT, "play second-wind", "pass")
    assert story.view["secrets"][0]["stunned"]
