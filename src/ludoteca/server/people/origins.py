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


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
