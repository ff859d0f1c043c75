"""Limits of time for the steps of a task, at next to no cost for those that take no time."""

from __future__ import annotations

import asyncio
from math import inf
from types import TracebackType
from typing import Self


class Patience:
    """One timer watches all steps that a task takes within a `with`; a step that is not `done` in
    time ends it with `TimeoutError`. (`asyncio.timeout` makes a timer for each step, and takes more
    time than sending a message does.)"""

    def __enter__(self) -> Self:
        task = asyncio.current_task()
        assert task is not None
        self._task, self._loop = task, asyncio.get_running_loop()
        self._due = self._looks_at = inf
        self._timer: asyncio.TimerHandle | None = None
        self._is_over = False
        return self

    def begin(self, seconds: float) -> None:
        """A step begins that may take so long."""
        self._due = self._loop.time() + seconds
        if self._due < self._looks_at:
            self._look_at(self._due)

    def done(self) -> None:
        """The step has been taken; the next one takes as long as it likes, until it begins."""
        self._due = inf

    def _look_at(self, moment: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._looks_at = moment
        self._timer = self._loop.call_at(moment, self._look)

    def _look(self) -> None:
        self._looks_at = inf
        if self._due <= self._loop.time():
            self._is_over = True
            self._task.cancel()
        elif self._due < inf:
            self._look_at(self._due)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._is_over and self._task.uncancel() == 0 and kind is asyncio.CancelledError:
            raise TimeoutError from error
