"""Bot specs: a name, and parameters where one wants others than usual: `greedy:noise=0.2`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emberhall import BadBot
from emberhall.bots.bot import Bot
from emberhall.bots.greedy import GreedyBot
from emberhall.bots.random import RandomBot


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how to make one, and the range of each parameter."""

    words: str
    make: Callable[..., Bot]
    parameters: dict[str, tuple[float, float]]


KINDS = {
    "random": Kind("takes any option, each equally often", RandomBot, {}),
    "greedy": Kind(
        "plans its turn and takes what looks best; noise=0.2 makes it err one time in five, "
        "plan=0 look no farther than one choice, plan=9 follow more ideas than the usual 3",
        GreedyBot,
        {"noise": (0.0, 1.0), "plan": (0.0, 99.0)},
    ),
}

BOTS = {name: kind.words for name, kind in KINDS.items()}


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that a spec names; `seed` is the bot's own rng, not the game's."""
    name, _, rest = spec.partition(":")
    if name not in KINDS:
        raise BadBot(f"there is no bot {name!r}; the bots are: {', '.join(KINDS)}")
    kind = KINDS[name]
    given = dict(_parameter(name, kind, part) for part in rest.split(",") if rest)
    return kind.make(seed, **given)


def _parameter(name: str, kind: Kind, part: str) -> tuple[str, float]:
    key, equals, text = part.partition("=")
    if key not in kind.parameters or not equals:
        known = ", ".join(f"{parameter}=NUMBER" for parameter in kind.parameters) or "none"
        raise BadBot(f"{name} has no parameter {part!r}; it has: {known}")
    low, high = kind.parameters[key]
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not low <= value <= high:
        raise BadBot(f"{key} of {name} must be a number from {low:g} to {high:g}, not {text!r}")
    return key, value
