"""Verbs for reported lines of chat: list, settle."""

import argparse

from ludoteca.core import Invalid
from ludoteca.store import Store

from .verbs import Group, now, show_grid, when


def configure(verbs: Group) -> None:
    """Add the verbs."""
    verbs.verb("list", list_reports, "list the lines of chat that were reported, oldest first")
    settling = verbs.verb("settle", settle, "close a report", noted=True)
    settling.add_argument("report", help="its id")


async def list_reports(store: Store, _: argparse.Namespace) -> None:
    """Print the open reports."""
    show_grid(
        ("report", "at", "match", "line", "who", "id", "what"),
        (
            (row.id, when(row.reported_at), row.match, row.number, row.name, row.reported, row.line)
            for row in await store.reports.unsettled()
        ),
    )


async def settle(store: Store, arguments: argparse.Namespace) -> None:
    """Close a report; `matches remove-line` removes the line itself."""
    if not await store.reports.settle(arguments.report, now()):
        raise Invalid("no-such-report", report=arguments.report)
