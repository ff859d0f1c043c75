"""Flamecraft: visit shops, place artisan dragons, cast enchantments, please fancy dragons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from emberhall.kernel.codec import step_classes
from emberhall.kernel.content import Pack
from emberhall.kernel.errors import BadSetting
from emberhall.kernel.events import event_classes
from emberhall.kernel.result import Result
from emberhall.kernel.rules import Rule
from emberhall.kernel.settings import Setting, Settings, Several
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import (
    abilities,
    companions,
    dragon_events,
    enchant,
    end,
    end_events,
    end_turn,
    events,
    fancies,
    fire,
    fire_goods,
    gifts,
    moon,
    pay,
    place,
    rewards,
    setup,
    shop_coins,
    shop_dragons,
    shop_fire,
    shop_gifts,
    shop_goods,
    solo,
    spaces,
    start,
    study,
    turn,
)
from emberhall.titles.flamecraft.checks import DECKS
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.evaluate import EVALUATOR
from emberhall.titles.flamecraft.inventory import inventory
from emberhall.titles.flamecraft.length import max_game_length
from emberhall.titles.flamecraft.read import FILES, read_content
from emberhall.titles.flamecraft.score import outcome
from emberhall.titles.flamecraft.setup import (
    ALL_ACHIEVEMENTS,
    NO_ACHIEVEMENTS,
    RANDOM,
    STANDARD,
    set_up,
)
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.view import see
from emberhall.titles.flamecraft.view_types import FlamecraftView
from emberhall.titles.flamecraft.vocabulary import vocabulary
from emberhall.titles.flamecraft.words import ENGLISH, English
from emberhall.titles.flamecraft.words.card_rules import card_rules


class Flamecraft(Title):
    name = "flamecraft"
    full_name = "Flamecraft"
    summary = (
        "Visit the shops of a town, place artisan dragons and cast enchantments for reputation."
    )
    credits = (
        "Flamecraft was designed by Manny Vega, illustrated by Sandara Tang, developed by Brad "
        "Brooks and Peter Vaughan and published by Cardboard Alchemy."
    )
    version = 3
    seat_counts = range(1, 6)
    running_score = "reputation"
    carried_setting = "achievements"
    words = ENGLISH
    evaluator = EVALUATOR
    view_type = FlamecraftView
    folder = Path(__file__).parent
    content_files = FILES
    prose = frozenset({"name", "source"})
    steps = step_classes(
        *(
            abilities,
            companions,
            enchant,
            end,
            end_turn,
            fancies,
            fire,
            fire_goods,
            gifts,
            moon,
            pay,
            place,
        ),
        *(rewards, setup, shop_dragons, shop_fire, shop_gifts, shop_goods, shop_coins, solo, start),
        *(spaces, study, turn),
    )

    events = event_classes(events, dragon_events, end_events)

    def check(self, seats: int, settings: Settings) -> None:
        if seats == 1 and settings["companions"]:
            raise BadSetting("Solo Mode has no companions; leave that option out")
        if seats == 1 and settings["shops"] != STANDARD:
            raise BadSetting("Solo Mode has its own shop deck, which achievements change")
        if seats > 1 and settings["achievements"] != NO_ACHIEVEMENTS:
            raise BadSetting("achievements are for Solo Mode; leave that option out")

    def settings_for(self, content: Content) -> tuple[Setting, ...]:
        return (
            Setting(
                "enchantments",
                "The enchantment deck: purple for first games, golden for experienced players.",
                DECKS,
                ("the basic deck", "the advanced deck"),
            ),
            Setting(
                "companions",
                "Companion dragons with an ability once a game. Not for one player.",
                (False, True),
                ("without companions", "one is dealt to each player"),
            ),
            Several(
                "shops",
                "The shop deck: as the rulebook makes it, any ten, or those that are named.",
                (STANDARD, RANDOM),
                ("one for each good and four others", "any ten"),
                content.shop_ids[len(content.starters) :],
            ),
            Several(
                "achievements",
                "Solo Mode: the achievements unlocked in earlier games.",
                (NO_ACHIEVEMENTS, ALL_ACHIEVEMENTS),
                ("none as yet", "all of them"),
                tuple(row.id for row in content.achievements),
                each=True,
                nothing=NO_ACHIEVEMENTS,
            ),
        )

    def card_rules(self, content: Content) -> list[Rule]:
        return card_rules(content)

    def read(self, pack: Pack) -> Content:
        return read_content(pack)

    def deal(self, seats: int, settings: Settings, seed: int, content: Content) -> Town:
        return set_up(seats, settings, seed, content)

    def blank(self, content: Content) -> Town:
        return Town(0, 0, content, companions.USE_CARD)

    def view(self, table: Town, seat: Seat | None) -> FlamecraftView:
        assert isinstance(self.words, English)
        return see(table, seat, self.words)

    def result(self, table: Town) -> Result:
        return outcome(table)

    def earned(self, table: Town) -> tuple[str, ...]:
        return tuple(table.content.achievements[number].id for number in table.unlocked)

    def inventory(self, table: Town) -> Mapping[str, Mapping[str, int]]:
        return inventory(table)

    def vocabulary(self, content: Content) -> list[str]:
        return vocabulary(content)

    def max_game_length(self, seats: int, content: Content) -> int:
        return max_game_length(content, seats)


TITLE = Flamecraft()
