"""Devices of the house: the listener on the local network, and QR codes of links."""

import io

from ludoteca.core import Invalid
from ludoteca.server.people.origins import is_at_this_machine
from ludoteca.server.protocol.bodies import LocalNetworkInfo, OpenLocalNetwork

from .endpoint import Call, Endpoint, File, LocalNetwork

LONGEST_LINK = 500


def _lan(call: Call) -> LocalNetwork:
    """The listener, for a person at this machine; raises Invalid for everybody else.

    A page that changes it must also name itself: no other page has the origin of this machine's own address.
    """
    lan, headers = call.api.lan, call.request.headers
    if lan is None or not is_at_this_machine(call.address, headers):
        raise Invalid("not-at-this-machine")
    if headers.get("origin") != f"http://{headers.get('host')}":
        raise Invalid("not-at-this-machine")
    return lan


async def show_network(call: Call) -> LocalNetworkInfo:
    """How other devices reach the server, and whether the sender may change it."""
    lan = call.api.lan
    if lan is None:
        return LocalNetworkInfo(url=None, is_open=False, may_change=False, choices=())
    await lan.close_if_moved()
    may_change = lan.is_needed and is_at_this_machine(call.address, call.request.headers)
    choices = tuple(lan.choices()) if may_change else ()
    return LocalNetworkInfo(url=lan.url, is_open=lan.is_open, may_change=may_change, choices=choices)


async def open_network(call: Call) -> LocalNetworkInfo:
    lan = _lan(call)
    body: OpenLocalNetwork = call.body
    await lan.open(body.address)
    return await show_network(call)


async def close_network(call: Call) -> LocalNetworkInfo:
    await _lan(call).close()
    return await show_network(call)


async def link_code(call: Call) -> File:
    """A link to a page of this server as a QR code."""
    import segno  # not installed in a browser, where there are no other devices

    link = call.query("link") or ""
    bases = {call.base_url, call.request.base_url.rstrip("/")}
    if len(link) > LONGEST_LINK or not any(link.startswith(f"{base}/") for base in bases):
        raise Invalid("malformed", detail="link")
    drawing = io.BytesIO()
    segno.make(link, micro=False).save(drawing, kind="svg", scale=4, border=2, xmldecl=False)
    return File(drawing.getvalue(), "image/svg+xml")


LAN = (
    Endpoint("GET", "/network", "How other devices reach the server.", show_network, LocalNetworkInfo),
    Endpoint(
        "POST",
        "/network",
        "Let devices of the local network connect; only for a person at the server's machine.",
        open_network,
        LocalNetworkInfo,
        OpenLocalNetwork,
    ),
    Endpoint(
        "DELETE",
        "/network",
        "Close the server to the local network again; only for a person at its machine.",
        close_network,
        LocalNetworkInfo,
    ),
    Endpoint(
        "GET",
        "/qr.svg",
        "A link to a page of this server as a QR code, for another device.",
        link_code,
        bytes,
        query=("link",),
        media_type="image/svg+xml",
    ),
)
