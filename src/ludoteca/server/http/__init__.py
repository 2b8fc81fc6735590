"""The HTTP side of the server: people, the shelf of games, tables and matches."""

from .endpoint import Asked, Endpoint, Site, routes
from .matches import MATCHES
from .people import PEOPLE
from .shelf import SHELF

ENDPOINTS: tuple[Endpoint, ...] = (*PEOPLE, *SHELF, *MATCHES)
"""Every request the API knows; its description for machines is made from this."""

__all__ = ["ENDPOINTS", "Asked", "Endpoint", "Site", "routes"]
