"""Work of a runtime without threads and worker processes: everything is done at once, in the only thread."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from ludoteca.core import Invalid, Record

R = TypeVar("R")


class InlineOffloader:
    """Calls games at once."""

    async def run(self, kind: str, call: Callable[..., R], *arguments: Any) -> R:  # noqa: ARG002
        """Run a call and return its result; raises what it raises."""
        return call(*arguments)

    def run_soon(self, kind: str, call: Callable[[], R], then: Callable[[R], None]) -> None:  # noqa: ARG002
        """Run a call and pass the result to `then`."""
        then(call())


class NoHands:
    """There is no physics for live hands; `reason` is why."""

    def __init__(self, reason: str, **params: Any) -> None:
        self._refusal = Invalid(reason, **params)

    def warm(self, game: str) -> None:
        """Nothing to prepare."""

    async def prepare(self, match: str, game: str, request: Record) -> None:
        """Nothing to prepare."""

    async def open(self, match: str, game: str, request: Record) -> NoReturn:  # noqa: ARG002
        """Refuse."""
        raise self._refusal.with_traceback(None)


class InlineWork:
    """The part of a runtime's work that is done at once."""

    def offloader(self, table: Callable[[], Any], *, always: bool) -> InlineOffloader:  # noqa: ARG002
        """An offloader for one match."""
        return InlineOffloader()

    async def aside(self, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call that belongs to no open match."""
        return call(*arguments)

    aside_for_import = aside
