"""What a seat is sent of a chapter, as types: the Vale, the book and the dragons."""

from __future__ import annotations

from typing import TypedDict

from emberhall.kernel.wire import Id, Pile, SeatView, Sourced, View
from emberhall.titles.flamefang.view_parts.card_types import (
    CardView,
    EffectView,
    KeywordView,
    LifeCardView,
    MagicView,
    OpenMagicView,
    PassiveCardView,
    PassiveView,
    PathView,
    SecretView,
    TraitView,
)


class OfferView(TypedDict):
    """Traits or powers that lie open to be chosen."""

    id: Id
    level: int | None
    """Of traits; `null` for powers, or while nothing is offered."""
    traits: list[TraitView]
    powers: list[PassiveCardView]


class MinionView(Sourced):
    id: Id
    minion: str
    name: str
    words: str
    """What stands on its card, and what its ability means."""
    attack: int
    conditions: int
    """What it deals in place of damage."""
    defense: int
    damage: int
    stunned: bool
    keyword: KeywordView | None
    spoils: list[str]


class MinionCardView(TypedDict):
    """A minion in the discard pile."""

    id: Id
    minion: str
    name: str


class StructureView(Sourced):
    id: Id
    structure: str
    name: str
    defense: int
    damage: int
    keyword: KeywordView | None


class BossView(Sourced):
    id: Id
    boss: str
    name: str
    short_name: str
    """Without any title."""
    at: Id
    attack: int
    range: int
    defense: int
    damage: int
    keyword: KeywordView | None
    phase: list[EffectView]
    words: str
    """What it does in the boss phase besides."""


class TileView(Sourced):
    id: Id
    tile: str
    name: str
    resource: str
    row: int
    x: int
    """In half tiles."""
    near: list[Id]
    dragons: list[Id]
    minions: list[MinionView]
    structures: list[StructureView]
    boss: Id | None
    captive: Id | None
    lying: list[Pile]
    quest: Pile
    """Its kind is what the tokens stand for: `load`, `mark`, `seal`, `fire` or just `quest`."""


class AmberView(TypedDict):
    """Amber as a dragon of the team."""

    id: Id
    at: Id
    hearts: int
    most_hearts: int
    used: bool
    held: bool
    """By a net, which a step must tear first."""
    torn: bool


class CaptiveView(TypedDict):
    """Amber, waiting to be brought home."""

    id: Id
    at: Id


class FigureView(Sourced):
    """One of the dragons one can play."""

    id: Id
    dragon: str
    name: str
    color: str
    words: str
    seat: int | None


class DragonView(TypedDict):
    """A player's dragon on the map."""

    id: Id
    dragon: str
    name: str
    color: str
    at: Id
    held: bool
    """By a net, which a move must tear first."""
    torn: bool
    """It has torn itself free of the nets here."""
    lifts: bool
    """It may carry another dragon along this turn."""
    slew: bool
    """It has defeated an enemy this turn."""


class FangSeatView(SeatView):
    """What lies before a seat."""

    dragon: DragonView | None
    aspect: str | None
    passed: bool
    turns_begun: int
    """In this round."""
    hand: list[CardView]
    """As far as one may see it."""
    hand_size: int
    prep: list[CardView]
    played: list[CardView]
    discard: list[CardView]
    row: list[LifeCardView]
    spells: list[MagicView]
    """Magic spoken since the play area was cleared."""
    piles: list[Pile]
    """The places of all these cards, and the deck."""
    deck_count: int
    conditions_on_deck: int
    hearts: int
    hoard: list[Pile]
    """Resources and quest tokens."""
    held: int
    room: int
    """Hoard spaces, full or not."""
    ward: int
    free_plays: int
    """Cards it may still play out of aspect this round."""
    magic_used: int
    magic_uses: int
    power: PassiveCardView | None
    traits: list[TraitView]


class KeptView(TypedDict):
    """What a dragon that is not here has kept in this campaign: a trait, or a power."""

    dragon: str
    kept: str
    replaced: str | None


class PageView(Sourced):
    """A page that has been turned."""

    id: Id
    page: int
    name: str
    words: str


class ChapterView(Sourced):
    number: int
    name: str
    cover: str
    prologue: list[str]
    setup: str
    pages: int
    told: list[PageView]
    """The pages before the open one."""
    epilogue: list[str] | None
    """`null` until the chapter is won, like the plate."""
    plate: str | None


class GoalPlaceView(TypedDict):
    """A tile with a seal: which icon opens it, and how often."""

    tile: Id
    icon: str
    wanted: int
    left: int


class GoalView(TypedDict):
    kind: str
    words: str
    done: int
    wanted: int
    resource: str | None
    tiles: list[Id]
    """Where; for cargo and escort, from where and to where."""
    seals: list[GoalPlaceView]
    names: list[str]
    """The structures or the boss to be defeated, as the content names them."""


class OpenPageView(PageView):
    """The open page: text on the left, goal on the right."""

    cards: str
    task: str
    goal: GoalView
    ongoing: PassiveView | None
    complete: list[EffectView]
    complete_words: str


class EventView(Sourced):
    """An event card that has been drawn."""

    id: Id
    event: str
    name: str
    words: str
    effects: list[EffectView]
    happened: bool
    """It is for as many players as there are."""


class BlowView(TypedDict):
    """What a dragon would have to fear."""

    dragon: Id
    bears: int
    """So much damage it can take and live, its ward included."""
    deadly: bool
    """It could not bear it all alone."""


class ThreatView(TypedDict):
    """What enemies would do on a tile if all passed now."""

    tile: Id
    minions: int
    boss: int
    damage: int
    conditions: int
    deadly: bool
    """However it is divided, somebody could not bear it."""
    dragons: list[BlowView]


class FangView(View):
    leader: int
    again: bool
    """Another turn of the same player follows."""
    outcome: str
    """`playing`, `won` or `lost`."""
    outcome_words: str
    """Why it was lost."""
    campaign: bool
    hands: str
    """`open` or `hidden`."""
    chapter: ChapterView
    story: OpenPageView
    tiles: list[TileView]
    boss: BossView | None
    amber: AmberView | None
    captive: CaptiveView | None
    events: list[EventView]
    """Those drawn so far; `decks` tells how many are left."""
    path: list[PathView]
    magic: OpenMagicView
    secrets: list[SecretView]
    curses: list[PassiveCardView]
    offer: OfferView
    dragons: list[FigureView]
    absent: list[KeptView]
    seats: list[FangSeatView]
    discards: list[Pile]
    felled: list[MinionCardView]
    """The minions in their discard pile."""
    forecast: list[ThreatView]
