"""Lines of chat that people have reported: list them, settle them."""

import argparse

from ludoteca.core import Invalid
from ludoteca.store import Store

from .verbs import Group, now, show_grid, when


def configure(verbs: Group) -> None:
    """Add the verbs."""
    verbs.verb("list", list_reports, "list the lines of chat that were reported, oldest first")
    settling = verbs.verb("settle", settle, "put a report away", noted=True)
    settling.add_argument("report", help="its id")


async def list_reports(store: Store, _: argparse.Namespace) -> None:
    """What waits for somebody who looks after the house."""
    show_grid(
        ("report", "at", "match", "line", "who", "id", "what"),
        (
            (row.id, when(row.reported_at), row.match, row.number, row.name, row.reported, row.line)
            for row in await store.reports.unsettled()
        ),
    )


async def settle(store: Store, arguments: argparse.Namespace) -> None:
    """It was seen to; the line itself is removed by `matches remove-line`."""
    if not await store.reports.settle(arguments.report, now()):
        raise Invalid("no-such-report", report=arguments.report)
