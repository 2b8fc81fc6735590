"""The status of the server, and restoring an empty one."""

from ludoteca.core import Invalid
from ludoteca.server.people.origins import is_at_this_machine
from ludoteca.server.protocol.bodies import HouseRestored, HouseStatus, RestoreFrom, RestoreOffer

from .endpoint import Call, Endpoint


async def status(call: Call) -> HouseStatus:
    board = call.api.status
    if board is None:
        raise Invalid("needs-server")
    return await board()


async def _may_restore(call: Call) -> bool:
    """Whether a person at this machine asks, and the house is empty: no account, no match."""
    restorer = call.api.restorer
    if restorer is None or not restorer.is_possible:
        return False
    if not is_at_this_machine(call.address, call.request.headers):
        return False
    return not await call.store.people.has_account() and not await call.store.matches.has_any()


async def offer(call: Call) -> RestoreOffer:
    may_restore = await _may_restore(call)
    return RestoreOffer(may_restore=may_restore, place=call.api.settings.copy_to if may_restore else "")


async def restore(call: Call) -> HouseRestored:
    """Restore; the page names itself, because no other page has the origin of this machine's own address."""
    body: RestoreFrom = call.body
    headers, restorer = call.request.headers, call.api.restorer
    if headers.get("origin") != f"http://{headers.get('host')}" or not is_at_this_machine(
        call.address, headers
    ):
        raise Invalid("not-at-this-machine")
    if restorer is None or not await _may_restore(call):
        raise Invalid("house-not-empty")
    return await restorer.restore(body.source.strip(), lambda: _may_restore(call))


STATUS_AND_RESTORE = (
    Endpoint(
        "GET", "/status", "Whether the server is well; about no person.", status, HouseStatus, cost=0.001
    ),
    Endpoint(
        "GET",
        "/restore",
        "Whether I may restore this empty house: only a person at the server's machine may.",
        offer,
        RestoreOffer,
    ),
    Endpoint(
        "POST",
        "/restore",
        "Restore this empty house from a backup or a copy; the server then starts anew.",
        restore,
        HouseRestored,
        RestoreFrom,
        keeps_request=False,
    ),
)
