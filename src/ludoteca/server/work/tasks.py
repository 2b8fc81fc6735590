"""Work beside what is being answered: kept track of, logged where it fails, ended with the server."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

log = logging.getLogger("ludoteca.tasks")
R = TypeVar("R")


class Tasks:
    """What is under way beside."""

    def __init__(self) -> None:
        self._running: dict[asyncio.Task[Any], None] = {}
        """In the order in which it began, so that a simulation can be repeated."""

    def spawn(self, work: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Begin something beside; what it raises is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._running[task] = None
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    def cancel(self) -> None:
        """End all of it."""
        for task in list(self._running):
            task.cancel()

    async def ended(self) -> None:
        """Wait until nothing is under way."""
        await asyncio.gather(*self._running, return_exceptions=True)
