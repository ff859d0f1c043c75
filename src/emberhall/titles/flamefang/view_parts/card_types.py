"""Cards, effects and abilities as a seat is sent them."""

from __future__ import annotations

from typing import TypedDict

from emberhall.kernel.wire import Id, Sourced


class EffectView(TypedDict):
    """One effect of the language all cards are written in; `attack 2` has verb and count."""

    verb: str
    count: int
    """For as many players as there are."""
    reach: int
    """How many tiles away it may be; 0: only here."""
    resource: str | None
    """`any`: of one's choice."""
    who: str | None
    """Whom it meets, or the condition under which it holds."""
    tile: Id | None
    name: str | None
    """A secret, structure or boss, as the content names it."""
    lists: list[list[EffectView]]
    """For `choose`, the branches; for `ally`, `all` and `if`, what they do."""


class ExtraView(TypedDict):
    """The purple box: what it costs, and what it brings."""

    price: str
    """`boost`, `wound`, `discard` or `meat`."""
    effects: list[EffectView]


class PassiveView(TypedDict):
    """What holds while a card is in play or a page is open."""

    kind: str
    """`use`: once a round; `mod`: changes a number; `on`: happens at a moment."""
    key: str
    """The number that is changed, or the moment."""
    aspect: str | None
    """With which aspect the moment must be."""
    value: int
    tile: Id | None
    effects: list[EffectView]
    effect_words: str
    """What the effects do; empty where there are none."""
    words: str


class CardView(Sourced):
    """A card where it lies: an action card, a life card or a condition."""

    id: Id
    same_as: Id | None
    """The equal card that options point at instead: equal cards are one option. `null`: none."""
    card: str
    name: str
    words: str
    group: str
    """`start`, `upgrade`, `trait`; of conditions `immediate`, `ongoing` or `threat`."""
    aspect: str | None
    """`null` for a condition."""
    condition: bool
    remedy: str | None
    """The icon that destroys an ongoing condition, or the aspect that destroys a threat."""
    hearts: int
    hoard: int
    """Hoard spaces it brings."""
    cost: int
    effects: list[EffectView]
    extra: ExtraView | None
    passive: PassiveView | None


class LifeCardView(CardView):
    """A life card in the row of a dragon."""

    stunned: bool
    """Its ability has been used this round."""


class TraitView(CardView):
    """A trait, with the starting card it has replaced."""

    level: int
    replaces: str
    """The kind of card it can replace."""
    replaced: str | None


class UpgradeView(CardView):
    """A card of the upgrade path, with what it would cost the one who looks."""

    price: int | None
    """In place of their best card, without a discount; `null` for a spectator, or without cards."""
    affordable: bool


class PathView(TypedDict):
    """A place of the upgrade path; gaps stay where no card is left to fill them."""

    id: Id
    card: UpgradeView | None


class MagicView(Sourced):
    id: Id
    magic: str
    name: str
    words: str
    effects: list[EffectView]


class OpenMagicView(TypedDict):
    """Where magic tokens lie open."""

    id: Id
    tokens: list[MagicView]


class SecretView(Sourced):
    id: Id
    secret: str
    name: str
    kind: str
    tile: Id | None
    """Where a dragon must be to use it."""
    words: str
    effects: list[EffectView]
    stunned: bool


class PassiveCardView(Sourced):
    """A curse, or a dragon power."""

    id: Id
    secret: str
    name: str
    words: str
    passive: PassiveView


class KeywordView(TypedDict):
    """An ability of an enemy or a structure."""

    keyword: str
    count: int | None
    words: str
    """What it means."""
