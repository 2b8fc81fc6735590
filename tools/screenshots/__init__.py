"""Pictures of every page, to be looked at; each game knows which moments of it are worth a picture."""

from collections.abc import Callable

Draw = Callable[[str], None]
"""Takes a picture of the page under a name, once it has come to rest."""
