"""HTTP calls to addresses that players chose: once, with a deadline, never into the host's network."""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from urllib.parse import SplitResult, quote, urlsplit

LOOKUPS = 32
"""How many names are looked up at once, including look-ups whose caller has given up."""


class ForbiddenAddress(Exception):
    """The host does not allow calls to that address."""


NOT_OURS_TO_CALL = tuple(
    ipaddress.ip_network(network)
    for network in (
        "::/96",  # IPv4-compatible, deprecated: an IPv4 address in disguise
        "fec0::/10",  # site-local, deprecated: the host's own network
        "192.88.99.0/24",  # relays of 6to4, deprecated
        "64:ff9b::/96",  # NAT64: an IPv4 address in disguise, private ones too
        "64:ff9b:1::/48",
        "2002::/16",  # 6to4, likewise
        "2001::/32",  # Teredo, likewise
    )
)


def is_public(address: str) -> bool:
    """Whether an address is one machine somewhere on the internet, and nothing nearer or wider."""
    found = ipaddress.ip_address(address)
    found = getattr(found, "ipv4_mapped", None) or found
    nets = (net for net in NOT_OURS_TO_CALL if net.version == found.version)
    return found.is_global and not found.is_multicast and not any(found in net for net in nets)


_lookups = threading.BoundedSemaphore(LOOKUPS)


async def _addresses(host: str, port: int) -> list[str]:
    """The addresses of a name; raises OSError or UnicodeError.

    A name server may take as long as it likes, and a look-up cannot be broken off. So each has a thread of
    its own, which the end of the server does not wait for, and not one of those that others need.
    """
    if not _lookups.acquire(blocking=False):
        raise OSError("too many names are being looked up")
    loop = asyncio.get_running_loop()
    asked: asyncio.Future[list[str]] = loop.create_future()

    def answer(found: list[str], error: Exception | None) -> None:
        if asked.done():  # the caller has given up
            return
        if error is None:
            asked.set_result(found)
        else:
            asked.set_exception(error)

    def look_up() -> None:
        found: list[str] = []
        failed: Exception | None = None
        try:
            infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found = [str(info[4][0]) for info in infos]
        except (OSError, UnicodeError) as error:
            failed = error
        finally:
            _lookups.release()
        with contextlib.suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(answer, found, failed)

    threading.Thread(target=look_up, name="look-up", daemon=True).start()
    return await asked


async def allowed_address(host: str, port: int, public_only: bool) -> str:
    """An address of the host that may be called; every address it has must be allowed."""
    found = await _addresses(host, port)
    if public_only and not all(map(is_public, found)):
        raise ForbiddenAddress(host)
    return found[0]


async def post(
    url: str, body: bytes, headers: Mapping[str, str], *, public_only: bool, timeout: float
) -> int:
    """Post once within `timeout` seconds, to exactly the address that was checked, and follow nothing.

    Returns the status; raises OSError, ValueError or ForbiddenAddress.
    """
    async with asyncio.timeout(timeout):
        return await _post(url, body, headers, public_only)


def _escaped(part: str) -> str:
    """A path or query with every character escaped that may not be in a request line."""
    return quote(part, safe="/?:@!$&'()*+,;=-._~%[]")


def _host_header(parts: SplitResult) -> str:
    """The name that is called, without the name and password that an address may hold; raises ValueError."""
    host = parts.hostname or ""
    name = f"[{host}]" if ":" in host else host.encode("idna").decode()
    if quote(name, safe="[]:") != name:
        raise ValueError("that is no name of a machine")
    return name if parts.port is None else f"{name}:{parts.port}"


async def _post(url: str, body: bytes, headers: Mapping[str, str], public_only: bool) -> int:
    parts = urlsplit(url)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await allowed_address(host, port, public_only)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        path = _escaped(parts.path or "/") + (f"?{_escaped(parts.query)}" if parts.query else "")
        ours = {"Host": _host_header(parts), "Content-Length": str(len(body)), "User-Agent": "ludoteca"}
        lines = [f"{name}: {value}" for name, value in {**headers, **ours, "Connection": "close"}.items()]
        writer.write("\r\n".join([f"POST {path} HTTP/1.1", *lines, "", ""]).encode("ascii") + body)
        answer = (await reader.readline()).split()
        if len(answer) < 2 or not answer[0].startswith(b"HTTP/") or not answer[1].isdigit():
            raise ValueError("that was no answer of a web server")
        return int(answer[1])
    finally:
        writer.close()
