"""Screenshots of the pages around the tables."""

from playwright.sync_api import Page

from . import Draw

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "profile": "/profile",
    "settings": "/settings",
    "lost": "/nowhere",
}


def pictures(page: Page, draw: Draw) -> None:
    """Take each page."""
    for name, path in PAGES.items():
        page.goto(path)
        draw(name)
