"""What the documents' pictures of the hall show: pages, and moments of games that bots have brought
there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from playwright.sync_api import Page

from emberhall import Game, Prompt
from hall.laid import Moment, ended

SIZES = {"wide": (1280, 720), "phone": (360, 740)}
THEMES = ("day", "night")
LOOKS = tuple(product(SIZES, THEMES))
FEW = (("wide", "day"), ("phone", "night"))
"""For pages of which nobody needs four pictures."""
Pointed = Callable[[Prompt], str]


@dataclass(frozen=True)
class Shot:
    """One picture, in sizes and themes."""

    name: str
    path: str
    """Where on the hall; `{}` is the id of the table, or of the record."""
    stands: str
    """What is there once the page is ready."""
    game: Callable[[], Game] | None = None
    mine: tuple[int, ...] = (0,)
    point: Pointed | None = None
    """Which thing the pointer is at; on a phone, which one was touched once."""
    act: Callable[[Page], None] = lambda _: None
    looks: tuple[tuple[str, str], ...] = LOOKS

    def files(self) -> Iterator[tuple[str, str, str]]:
        """The picture's name, size and theme."""
        for size, theme in self.looks:
            yield f"{self.name}-{size}-{theme}.png", size, theme


def most(what: Callable[[dict[str, object]], int]) -> Pointed:
    """The thing whose choice brings the most."""

    def pointed(prompt: Prompt) -> str:
        best = max(prompt["options"], key=lambda option: what(option["effects"]))
        return str(best["targets"][-1])

    return pointed


def completes(effects: dict[str, object]) -> int:
    return len(effects["completes"])  # type: ignore[arg-type]


def gains(effects: dict[str, object]) -> int:
    return sum(effects["gains"].values())  # type: ignore[attr-defined]


def is_rich(prompt: Prompt) -> bool:
    return max(completes(option["effects"]) for option in prompt["options"]) >= 2


def has_choice(prompt: Prompt) -> bool:
    return len(prompt["options"]) >= 4


def finished(page: Page) -> None:
    """The last answer is given where that is not done; then the story of the end is told."""
    if page.locator(".board-ending").count() == 0:
        page.keyboard.press("1")
    page.locator(".board-ending").wait_for()


def steps(count: int) -> Callable[[Page], None]:
    """So many steps further in a lesson."""

    def act(page: Page) -> None:
        for _ in range(count):
            page.locator(".guide .button-go").first.click()
            page.wait_for_timeout(300)

    return act


def clicks(words: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=words).first.click()


FULL = {"fountain": True, "fancies": ["flair", "todd"]}
TABLE, BOARD = "/table/{}", ".board .piece"
PLACING = Moment("duals", 2, 5, "place", 10, FULL, is_rich)
CHAIN = Moment("duals", 2, 5, "iron-to", 70, FULL)
ALONE = Moment("duals", 1, 3, "place", 30)
STREET = Moment("flamecraft", 2, 6, "visit", 100)
PAYING = Moment("flamecraft", 2, 9, "pay", 150, {"enchantments": "golden"})
FIRING = Moment("flamecraft", 2, 6, "fire-up", 80, wanted=has_choice)
FIVE = Moment("flamecraft", 5, 6, "visit", 150, {"companions": True})
SOLO = Moment("flamecraft", 1, 4, "visit", 60)

GAMES = (
    Shot("duals-opening", TABLE, BOARD, Moment("duals", 2, 5, "place", 0, FULL).game),
    Shot("duals-placing", TABLE, BOARD, PLACING.game, point=most(completes)),
    Shot("duals-chain", TABLE, BOARD, CHAIN.game, point=most(completes)),
    Shot("duals-solo", TABLE, BOARD, ALONE.game),
    Shot("duals-end", TABLE, BOARD, lambda: ended("duals", 2, 5, 1, **FULL), act=finished),
    Shot("flamecraft-opening", TABLE, BOARD, Moment("flamecraft", 3, 6, "visit").game),
    Shot("flamecraft-visit", TABLE, BOARD, STREET.game, point=most(gains)),
    Shot("flamecraft-paying", TABLE, BOARD, PAYING.game),
    Shot("flamecraft-firing", TABLE, BOARD, FIRING.game),
    Shot("flamecraft-five", TABLE, BOARD, FIVE.game, looks=FEW),
    Shot("flamecraft-solo", TABLE, BOARD, SOLO.game, looks=FEW),
    Shot("flamecraft-end", TABLE, BOARD, lambda: ended("flamecraft", 2, 6, 1), act=finished),
)
LIST = replace(GAMES[1], name="list", point=None, act=clicks("List"), looks=FEW)
PAGES = (
    Shot("home", "/", ".game"),
    Shot("new", "/new/flamecraft", "output"),
    Shot("rules", "/rules/flamecraft?q=fire", "[role=searchbox], input[type=search]"),
    Shot("campaigns", "/campaigns", "h1", looks=FEW),
    Shot("achievements", "/achievements", "h1", looks=FEW),
    Shot("about", "/about", "h1"),
    Shot("offline", "/offline", "h1", looks=FEW),
    Shot("join", "/join/{waiting}", "h1", looks=FEW),
    Shot("waiting", "/table/{waiting}", "main h2"),
    Shot("curtain", TABLE, "[data-curtain], .curtain", PLACING.game, mine=(0, 1)),
    Shot("watching", TABLE, BOARD, STREET.game, mine=(), looks=FEW),
    Shot("plain", TABLE, ".option", STREET.game, looks=FEW),
    LIST,
    Shot("lesson-duals", "/learn/duals", ".guide", act=steps(3)),
    Shot("lesson-flamecraft", "/learn/flamecraft", ".guide", act=steps(3), looks=FEW),
    Shot("replay", "/replay/{record}#60", "[type=range]"),
)
SHOTS = (*PAGES, *GAMES)
