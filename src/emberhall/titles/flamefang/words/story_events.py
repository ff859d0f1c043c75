"""What the book tells, and what is chosen before and after a chapter, in a sentence to somebody."""

from __future__ import annotations

from emberhall.kernel.phrases import and_list, counted, who
from emberhall.kernel.words import Listener
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.story import events
from emberhall.titles.flamefang.words.events import event, owned
from emberhall.titles.flamefang.words.names import card_name, good_name, thing_name
from emberhall.titles.flamefang.words.reasons import reason_words

# The book


@event.register
def chapter_began(e: events.ChapterBegan, content: Content, to: Listener) -> str:
    row = content.chapters[e.chapter - 1].row
    return f"Chapter {row.number}: {row.name}. {' '.join(row.prologue)}"


@event.register
def page_opened(e: events.PageOpened, content: Content, to: Listener) -> str:
    row = content.chapters[e.chapter - 1].pages[e.page - 1].row
    return f"{row.name}. {row.words} Goal: {row.task}"


@event.register
def page_completed(e: events.PageCompleted, content: Content, to: Listener) -> str:
    row = content.chapters[e.chapter - 1].pages[e.page - 1].row
    return f"The goal of {row.name} is reached: the page is turned."


@event.register
def chapter_won(e: events.ChapterWon, content: Content, to: Listener) -> str:
    row = content.chapters[e.chapter - 1].row
    return f"{row.name} is won. {' '.join(row.epilogue)}"


@event.register
def book_closed(e: events.BookClosed, content: Content, to: Listener) -> str:
    return content.chapters[e.chapter - 1].row.plate


@event.register
def chapter_lost(e: events.ChapterLost, content: Content, to: Listener) -> str:
    return f"The chapter is lost: {reason_words(content, e.reason)}."


# What it brings


@event.register
def curse_drawn(e: events.CurseDrawn, content: Content, to: Listener) -> str:
    return f"A curse lies on this chapter: {thing_name(content, e.curse)}."


@event.register
def secret_found(e: events.SecretFound, content: Content, to: Listener) -> str:
    return f"A secret card is turned up: {thing_name(content, e.secret)}."


@event.register
def events_added(e: events.EventsAdded, content: Content, to: Listener) -> str:
    return f"{counted(e.count, 'event card')} more: there is time."


@event.register
def structure_built(e: events.StructureBuilt, content: Content, to: Listener) -> str:
    return f"The {thing_name(content, e.structure)} stands at the {thing_name(content, e.tile)}."


@event.register
def boss_placed(e: events.BossPlaced, content: Content, to: Listener) -> str:
    return f"{thing_name(content, e.boss)} is at the {thing_name(content, e.tile)}."


@event.register
def captive_placed(e: events.CaptivePlaced, content: Content, to: Listener) -> str:
    return f"Amber is at the {thing_name(content, e.tile)}."


@event.register
def marks_scattered(e: events.MarksScattered, content: Content, to: Listener) -> str:
    return f"On the {and_list([thing_name(content, tile) for tile in e.tiles])}: a mark."


@event.register
def resources_scattered(e: events.ResourcesScattered, content: Content, to: Listener) -> str:
    return f"On the {thing_name(content, e.tile)}: {e.count} {good_name(e.resource)}."


@event.register
def fire_spread(e: events.FireSpread, content: Content, to: Listener) -> str:
    return f"Fire takes the {thing_name(content, e.tile)}."


@event.register
def tower_rolled(e: events.TowerRolled, content: Content, to: Listener) -> str:
    structure, tile = thing_name(content, e.structure), thing_name(content, e.tile)
    return f"The {structure} rolls on to the {tile}."


@event.register
def tile_scouted(e: events.TileScouted, content: Content, to: Listener) -> str:
    return f"The {thing_name(content, e.tile)} is scouted."


# Before and after a chapter


@event.register
def dragon_chosen(e: events.DragonChosen, content: Content, to: Listener) -> str:
    name = next(row.name for row in content.dragons if row.id == e.dragon)
    return f"{who(to, e.seat):plays} {name}."


@event.register
def traits_offered(e: events.TraitsOffered, content: Content, to: Listener) -> str:
    return f"To choose from: {and_list([card_name(content, card) for card in e.cards])}."


@event.register
def powers_offered(e: events.PowersOffered, content: Content, to: Listener) -> str:
    return f"To choose from: {and_list([power_name(content, power) for power in e.powers])}."


def power_name(content: Content, power: str) -> str:
    return next(row.name for row in content.secrets if row.id == power)


@event.register
def trait_chosen(e: events.TraitChosen, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} the trait {card_name(content, e.card)}."


@event.register
def card_replaced(e: events.CardReplaced, content: Content, to: Listener) -> str:
    card, old = card_name(content, e.card), card_name(content, e.old)
    return f"{card} takes the place of {old} in {owned(to, e.seat, 'deck')}."


@event.register
def power_chosen(e: events.PowerChosen, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):takes} the power {power_name(content, e.power)}."


@event.register
def hand_swapped(e: events.HandSwapped, content: Content, to: Listener) -> str:
    return f"{who(to, e.seat):swaps} {counted(e.count, 'card')}."
