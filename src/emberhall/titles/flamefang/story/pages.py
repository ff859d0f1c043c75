"""The book: opening pages, what they bring into play, and turning them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, Step
from emberhall.kernel.wire import Doing, Id, Seat
from emberhall.titles.flamefang import phases, reasons
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import Suffer
from emberhall.titles.flamefang.dragons.hoard import scatter
from emberhall.titles.flamefang.dragons.places import dragon_tiles, dragons_on, turn_order
from emberhall.titles.flamefang.effects import grammar
from emberhall.titles.flamefang.effects.moves import piece_goes, quest_comes, scattered
from emberhall.titles.flamefang.effects.verbs import WORLD, Choice, InOrder, Verb
from emberhall.titles.flamefang.enemies.keywords import ROLL
from emberhall.titles.flamefang.ids import (
    CAPTIVE,
    boss_id,
    deck_id,
    secret_id,
    structure_id,
    tile_id,
)
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.story.events import (
    BookClosed,
    BossPlaced,
    CaptivePlaced,
    ChapterWon,
    EventsAdded,
    FireSpread,
    MarksScattered,
    PageOpened,
    QuestLaid,
    ResourcesScattered,
    SecretFound,
    StructureBuilt,
    TowerRolled,
)
from emberhall.titles.flamefang.story.unlock import unlock_steps
from emberhall.titles.flamefang.table import WON, Vale
from emberhall.titles.flamefang.things import Secret, Tile


class OpenPage(Step):
    """Lay out what the goal needs, then do what the page says on entering."""

    def do(self, t: Vale) -> None:
        t.progress = 0
        now = open_page(t)
        if t.log is not None:
            t.log.append(PageOpened(t.chapter, t.page + 1))
        lay_out(t)
        t.then(InOrder(WORLD, now.enter))


OPEN_PAGE: Final = OpenPage()


def lay_out(t: Vale) -> None:
    goal = open_page(t).goal
    count = goal.count[t.seats - 1]
    if goal.verb == "cargo":
        lay_quest(t, {t.content.tile_of[goal.tiles[0]]: count})
    elif goal.verb == "seal":
        seals = zip(goal.tiles, goal.counts, strict=True)
        lay_quest(t, {t.content.tile_of[name]: counts[t.seats - 1] for name, counts in seals})
    elif goal.verb == "scout":
        taken = dragon_tiles(t) | {t.content.cave}
        tiles = [tile for tile in range(len(t.tile_at)) if tile not in taken]
        t.shuffle(tiles)
        for tile in tiles[:count]:
            t.quest[tile] = 1
        if t.log is not None:
            marked = sorted(tiles[:count])
            ids = tuple(tile_id(t.content, tile) for tile in marked)
            moves = tuple(quest_comes(t, tile) for tile in marked)
            t.log.append(MarksScattered(ids, moves=moves))


def lay_quest(t: Vale, counts: dict[int, int]) -> None:
    """Quest tokens for each of these tiles, in place of any there."""
    if t.log is not None:
        new = {tile: count - t.quest[tile] for tile, count in counts.items()}
        moves = tuple(quest_comes(t, tile, count) for tile, count in new.items() if count)
        t.log.append(QuestLaid(tuple(tile_id(t.content, tile) for tile in counts), moves=moves))
    for tile, count in counts.items():
        t.quest[tile] = count


class Flip(Verb):
    """On to the next page."""

    def do(self, t: Vale) -> None:
        t.page += 1
        t.then(OPEN_PAGE)


class Win(Verb):
    """The chapter is won on the spot; a campaign unlocks what it brings."""

    def do(self, t: Vale) -> None:
        t.outcome = WON
        chapter = t.content.chapters[t.chapter - 1]
        if t.log is not None:
            t.log.append(ChapterWon(t.chapter))
            t.log.append(BookClosed(t.chapter))
        t.stack.clear()
        if t.campaign:
            t.phase = phases.UNLOCK
            t.then(*unlock_steps(chapter.unlock), FINISH)
        else:
            t.finish()


class Finish(Step):
    def do(self, t: Vale) -> None:
        t.finish()


FINISH: Final = Finish()


class AddEvents(Verb):
    """More event cards, under the deck."""

    def do(self, t: Vale) -> None:
        count = min(self.count(t), len(t.unused_events))
        added = [t.unused_events.pop() for _ in range(count)]
        t.event_deck[:0] = added
        if t.log is not None:
            move = Move("event", None, deck_id("events"), count)
            t.log.append(EventsAdded(count, moves=(move,) if count else ()))


class FindSecrets(Verb):
    def do(self, t: Vale) -> None:
        for name in self.written(t).names:
            secret = t.content.secret_of[name]
            t.secrets.append(secret)
            if t.log is not None:
                t.log.append(SecretFound(secret_id(t.content, secret)))


class Build(Verb):
    def do(self, t: Vale) -> None:
        effect = self.written(t)
        secret = t.content.secret_of[effect.names[0]]
        t.built[secret] = t.content.tile_of[effect.tiles[0]]
        if t.log is not None:
            tile, id = t.built[secret], structure_id(t.content, secret)
            move = piece_goes(t, t.content.secrets[secret].id, id, None, tile)
            t.log.append(StructureBuilt(id, tile_id(t.content, tile), moves=(move,)))


class Place(Verb):
    """A boss, or Amber as a captive."""

    def do(self, t: Vale) -> None:
        effect = self.written(t)
        name, tile = effect.names[0], t.content.tile_of[effect.tiles[0]]
        if name == grammar.CAPTIVE:
            t.captive_at = tile
            if t.log is not None:
                move = piece_goes(t, "amber", CAPTIVE, None, tile)
                t.log.append(CaptivePlaced(tile_id(t.content, tile), moves=(move,)))
            return
        t.boss = t.content.boss_of[name]
        t.boss_at, t.boss_hurt = tile, 0
        if t.log is not None:
            boss = boss_id(t.content, t.boss)
            move = piece_goes(t, name, boss, None, tile)
            t.log.append(BossPlaced(boss, tile_id(t.content, tile), moves=(move,)))


class Scatter(Verb):
    def do(self, t: Vale) -> None:
        effect = self.written(t)
        tile = t.content.tile_of[effect.tiles[0]]
        count = scatter(t, effect.resource, self.count(t), tile)
        if t.log is not None:
            move = scattered(t, effect.resource, count, tile)
            told = tile_id(t.content, tile), move.kind, self.count(t)
            t.log.append(ResourcesScattered(*told, moves=(move,) if count else ()))


class LayFire(Verb):
    def do(self, t: Vale) -> None:
        lay_quest(t, {t.content.tile_of[tile]: 1 for tile in self.written(t).tiles})


class Burn(Verb):
    """Whoever is on a burning tile suffers, each alone."""

    def do(self, t: Vale) -> None:
        burning = [tile for tile, fires in enumerate(t.quest) if fires]
        t.then(*(Suffer(who, 1, reasons.FIRE) for tile in burning for who in dragons_on(t, tile)))


class Spread(Verb):
    """Fire takes random tiles beside fire; out of nothing, any tile that can burn."""

    def do(self, t: Vale) -> None:
        for _ in range(self.count(t)):
            tiles = fire_takes(t)
            if tiles:
                tile = tiles[t.randbelow(len(tiles))]
                t.quest[tile] = 1
                if t.log is not None:
                    move = quest_comes(t, tile)
                    t.log.append(FireSpread(tile_id(t.content, tile), moves=(move,)))


def fire_takes(t: Vale) -> list[Tile]:
    fireproof = t.content.fireproof
    dry = [tile for tile, fires in enumerate(t.quest) if not fires and tile not in fireproof]
    if not any(t.quest):
        return dry
    return [tile for tile in dry if any(t.quest[near] for near in t.land.near[tile])]


class Roll(Verb):
    """Towers roll towards the Cave; from within it they strike at every player dragon."""

    def do(self, t: Vale) -> None:
        cave, rows = t.content.cave, t.content.secrets
        towers = [secret for secret, row in enumerate(rows) if row.keyword == ROLL]
        there = sum(t.built[secret] == cave for secret in towers)
        rolling = [secret for secret in towers if t.built[secret] not in (ABSENT, cave)]
        blows = [Suffer(seat, 1, reasons.SIEGE_TOWER) for seat in turn_order(t, t.leader)]
        t.then(*(RollTower(secret) for secret in rolling), *blows * there)


@dataclass(eq=False)
class RollTower(Choice):
    """One tile by a shortest way; the leader chooses among several."""

    secret: Secret

    def seat(self, t: Vale) -> Seat:
        return t.leader

    def picks(self, t: Vale) -> list[int]:
        tile, far = t.built[self.secret], t.land.far[t.content.cave]
        return [step for step in t.land.near[tile] if far[step] == far[tile] - 1]

    def take(self, t: Vale, pick: int) -> None:
        before, t.built[self.secret] = t.built[self.secret], pick
        if t.log is not None:
            id = structure_id(t.content, self.secret)
            move = piece_goes(t, t.content.secrets[self.secret].id, id, before, pick)
            t.log.append(TowerRolled(id, tile_id(t.content, pick), moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        return f"roll to {content.tiles[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return structure_id(t.content, self.secret), tile_id(t.content, pick)

    def doing(self, t: Vale) -> Doing:
        return Doing(structure_id(t.content, self.secret))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.roll", "ruling.leader-decides")
