"""Every key an option of Duals can have."""

from __future__ import annotations

from emberhall.kernel.steps import PASS
from emberhall.titles.duals.cards import DECK, DRAW, PUT_UNDER
from emberhall.titles.duals.coin import SPEND_COIN, picks_of
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.fountain import MOVE_FOUNTAIN
from emberhall.titles.duals.moves import PICK_UP_ANY, POTION, PotionWith, StarburstTo
from emberhall.titles.duals.score_phase import SCORE
from emberhall.titles.duals.setup import ChooseFancy
from emberhall.titles.duals.steps import CRYSTAL, FIRE_UP, PLACE, PULL, TYPES, Plant


def vocabulary(content: Content) -> list[str]:
    """The keys in a fixed order."""
    spaces, types = range(content.spaces), range(len(content.types))
    shops, cards = range(len(content.shops)), range(len(content.cards))
    used = [TYPES * space + type for space in spaces for type in types]
    asked = (
        (ChooseFancy(0), range(len(content.fancies))),
        (PULL, (0,)),
        (PLACE, spaces),
        (FIRE_UP, (*types, PASS)),
        (CRYSTAL, range(len(content.tokens))),
        (PICK_UP_ANY, (*spaces, PASS)),
        (StarburstTo(0), spaces),
        (POTION, spaces),
        (PotionWith(0), spaces),
        (Plant(0), (*used, PASS)),
        (SCORE, (*cards, PASS)),
        (MOVE_FOUNTAIN, spaces),
        (DRAW, (DECK, *shops)),
        (PUT_UNDER, shops),
        (SPEND_COIN, picks_of(content)),
    )
    return [step.key(content, pick) for step, picks in asked for pick in picks]
