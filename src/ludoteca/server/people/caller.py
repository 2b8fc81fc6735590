"""Who causes work: every task inherits its caller, and what it costs is counted there."""

import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from .budget import Budget

R = TypeVar("R")


class Caller:
    """A person and an address whose request is carried out."""

    def __init__(self, budget: Budget, player: str | None, address: str) -> None:
        self._budget = budget
        self.player = player
        self.address = address

    def require_processor(self) -> None:
        """Raise Invalid if their requests have used too much processor time."""
        self._budget.require("processor", self.address)
        if self.player is not None:
            self._budget.require("processor", self.player)

    def worked(self, seconds: float) -> None:
        """Count processor time that was used for them."""
        self._budget.charge("processor", self.address, seconds)
        if self.player is not None:
            self._budget.charge("processor", self.player, seconds)

    def require_disk(self) -> None:
        """Raise Invalid if too much was written for them."""
        self._budget.require("disk-of-an-address", self.address)
        if self.player is not None:
            self._budget.require("disk", self.player)

    def wrote(self, size: int) -> None:
        """Count bytes that were written to disk for them."""
        self._budget.charge("disk-of-an-address", self.address, size)
        if self.player is not None:
            self._budget.charge("disk", self.player, size)


caller: ContextVar[Caller | None] = ContextVar("caller", default=None)
"""For whom the running task works; None for what the server does by itself."""


def address_of_caller() -> str:
    """The address of the caller of the running task; empty for what the server does by itself."""
    who = caller.get()
    return "" if who is None else who.address


def count_written(size: int) -> None:
    """Count bytes that were written to disk for the caller of the running task."""
    if (who := caller.get()) is not None:
        who.wrote(size)


@types.coroutine
def metered(
    work: Coroutine[Any, Any, R], processor: Callable[[], float], worked: Callable[[float], None]
) -> Generator[Any, Any, R]:
    """Run a coroutine and count the processor time of its own steps, without what runs while it waits.

    `processor` is the processor time of the thread; `worked` is called once, also if the coroutine fails.
    """
    steps, used, value, error = work.__await__(), 0.0, None, None
    try:
        while True:
            begun = processor()
            try:
                waits_for = steps.send(value) if error is None else steps.throw(error)
            except StopIteration as done:
                result: R = done.value
                return result
            finally:
                used += processor() - begun
            value, error = None, None
            try:
                value = yield waits_for
            except BaseException as thrown:
                error = thrown
    finally:
        worked(used)
