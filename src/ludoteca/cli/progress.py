"""A progress bar for results that arrive one by one."""

from collections.abc import Generator, Iterable
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.processes import in_order
from ludoteca.texts import Texts

R = TypeVar("R")


def in_order_with_bar(
    numbered: Iterable[tuple[int, R]], total: int, texts: Texts
) -> Generator[R, None, None]:
    """Numbered results in their order, while a bar shows how many there are and the time left."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from in_order(progress.track(numbered, total, description=texts.say("stats-playing")))
