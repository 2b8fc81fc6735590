"""Screenshots of every page for reviewing; each game has a module that says which states to show."""

from collections.abc import Callable

Draw = Callable[[str], None]
"""Takes a screenshot of the page with a name, once it is still."""
