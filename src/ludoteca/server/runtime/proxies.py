"""Which addresses are proxies of the host, and whom they forward."""

from collections.abc import Mapping

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludoteca.server.settings import Settings


class Proxies:
    """The proxies that the host trusts; sockets go past uvicorn's middleware, so they are asked here."""

    def __init__(self, settings: Settings) -> None:
        trusted = settings.trusted_proxies
        self._trusted = ProxyHeadersMiddleware(_no_app, trusted).trusted_hosts if trusted else None

    def __contains__(self, address: str) -> bool:
        """Whether an address is a proxy of the host."""
        return self._trusted is not None and address in self._trusted

    def client(self, peer: str, headers: Mapping[str, str]) -> str:
        """The address of the client behind a connection: what a trusted proxy says, or the other end."""
        forwarded = headers.get("x-forwarded-for", "")
        if self._trusted is None or peer not in self._trusted or not forwarded:
            return peer
        return self._trusted.get_trusted_client_address(forwarded)[0] or peer


async def _no_app(*_: object) -> None:
    """Never called: the middleware is only asked whom it trusts."""
