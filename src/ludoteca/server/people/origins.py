"""Which pages may send requests: those of this server and of the origins that the host allows."""

from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from ludoteca.server.settings import Settings


def is_own_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the headers are from a page of this server or of an allowed origin.

    The Host header alone proves nothing: a foreign name may be made to point at this machine. So the name has
    to be an address, this machine itself, or what the host says it is called.
    """
    origin = headers.get("origin")
    if origin is None:
        return False
    allowed = [item.strip().rstrip("/") for item in settings.origins.split(",") if item.strip()]
    if settings.base_url is not None:
        allowed.append("{0.scheme}://{0.netloc}".format(urlsplit(settings.base_url)))
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError:
        return False
    return parts.netloc == headers.get("host") and (name in ("localhost", settings.host) or _is_address(name))


def is_loopback(host: str) -> bool:
    """Whether a name or an address means this machine itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


FORWARDED = (
    *("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"),
    *("cf-connecting-ip", "true-client-ip", "x-client-ip", "tailscale-user-login"),
)
"""Headers by which a proxy or a tunnel says that it passes on a request of another machine."""


def is_at_this_machine(address: str, headers: Mapping[str, str]) -> bool:
    """Whether a request was sent by a program of this machine to this machine by name.

    A proxy or a tunnel on this machine sends from loopback, too, but names the request's way or its own host;
    a foreign page whose name was made to point here (DNS rebinding) sends that name as the host.
    """
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return is_loopback(address) and is_loopback(host) and not any(name in headers for name in FORWARDED)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
