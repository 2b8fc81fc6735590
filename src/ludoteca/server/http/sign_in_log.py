"""Writes sign-ins into the audit log."""

from ludoteca.server.work.logs import audit

from .endpoint import Call


def note(call: Call, what: str, player: str | None = None) -> None:
    """Write a sign-in into the audit log, with id and address and without the name."""
    audit.info(what, extra={"player": player, "address": call.address})
