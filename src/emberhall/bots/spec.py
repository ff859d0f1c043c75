"""Bot specs: a name, and parameters where one wants others than usual: `greedy:noise=0.2`."""

from __future__ import annotations

from emberhall import BadBot, BrokenPlugin, Chair, EmberhallError
from emberhall.bots.bot import Bot
from emberhall.bots.kind import KINDS, BotKind


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that a spec names; its own chance follows from `seed`."""
    name, _, rest = spec.partition(":")
    kind = KINDS.get(name)
    if kind is None:
        raise BadBot(f"there is no bot {name!r}; the bots are: {', '.join(KINDS.names())}")
    given = dict(_parameter(kind, part) for part in rest.split(",") if rest)
    try:
        return kind.make(seed, **given)
    except EmberhallError:
        raise
    except Exception as error:
        raise KINDS.failure(name, error) from error


def choose(spec: str, seed: int, chair: Chair) -> int:
    """What the bot of a spec chooses; `BrokenPlugin` where it cannot, naming its package."""
    bot, question = make_bot(spec, seed), chair.question
    assert question is not None
    name, count = spec.partition(":")[0], len(question.options)
    try:
        choice = bot.choose(chair)
    except EmberhallError:
        raise
    except Exception as error:
        raise KINDS.failure(name, error) from error
    if choice not in range(count):
        raise BrokenPlugin(f"{KINDS.described(name)} chose {choice!r} among {count} options")
    return choice


def is_bot(written: str) -> bool:
    """Whether this is a bot spec, good or bad, and not somebody's name."""
    return ":" in written or written in KINDS.names()


def _parameter(kind: BotKind, part: str) -> tuple[str, float]:
    key, equals, text = part.partition("=")
    if key not in kind.parameters or not equals:
        known = ", ".join(f"{parameter}=NUMBER" for parameter in kind.parameters) or "none"
        raise BadBot(f"{kind.name} has no parameter {part!r}; it has: {known}")
    low, high = kind.parameters[key]
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not low <= value <= high:
        expected = f"a number from {low:g} to {high:g}"
        raise BadBot(f"{key} of {kind.name} must be {expected}, not {text!r}")
    return key, value
