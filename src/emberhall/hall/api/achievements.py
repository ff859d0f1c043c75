"""What this browser has unlocked in games alone."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

import emberhall
from emberhall.hall.achievements import HeldAchievements
from emberhall.hall.api.asked import hall_of
from emberhall.hall.api.body import answer
from emberhall.hall.api.endpoint import Endpoint
from emberhall.play.achievements import all_achievements


class AchievementTold(Struct, frozen=True):
    name: str
    text: str
    unlocked: bool


async def achievements(request: Request) -> Response:
    """Every achievement of a game, what it asks for, and whether this browser has unlocked it."""
    hall = hall_of(request)
    title = emberhall.title(request.path_params["title"])
    held = HeldAchievements(hall.engine, hall.guard.known(request))
    found = await asyncio.to_thread(all_achievements, held, title.name)
    return answer([AchievementTold(each.name, each.text, each.is_unlocked) for each in found])


endpoints = [
    Endpoint("GET", "/api/achievements/{title}", achievements, list[AchievementTold]),
]
