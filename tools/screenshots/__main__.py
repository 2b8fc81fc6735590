"""Takes screenshots of every page, wide and narrow, light and dark, into `screenshots/`.

Needs the packages of `make setup`, the built client and Chromium. With arguments it takes only the named
ones: `python -m tools.screenshots palanche laptop dark`.
"""

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.server import SETTLED, start_server
from tools.browser import find

from . import palanche, palermo, people, shell, villa_paletti

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "screenshots"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",
    "--no-first-run",
    "--disable-background-networking",
]
SIZES = {"wide": (1440, 900), "laptop": (1366, 768), "phone": (390, 844)}
SCHEMES = ("light", "dark")
PARTS = {
    "shell": shell.pictures,
    "people": people.pictures,
    "palermo": palermo.pictures,
    "palanche": palanche.pictures,
    "villa_paletti": villa_paletti.pictures,
}
READ = re.compile(r"https?://[^/]+/((new|lobby|profile|settings|matches|leaders|story)\b.*)?")
"""Addresses of pages that are taken at their full height."""
LOOK_MS = 900
"""Milliseconds to wait until a page is still."""


@contextmanager
def running_server() -> Iterator[str]:
    """Run a server; yields its address."""
    with tempfile.TemporaryDirectory() as folder, start_server(Path(folder)) as address:
        yield address


def draw_part(browser: Browser, address: str, part: str, size: str, scheme: str) -> None:
    """Take the screenshots of one part in one size and colour scheme."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size == "phone",
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.add_init_script(SETTLED)
    page = context.new_page()

    def draw(name: str) -> None:
        page.wait_for_timeout(LOOK_MS)
        picture = f"{part}-{name}-{size}-{scheme}.png"
        page.screenshot(path=TARGET / picture, full_page=bool(READ.fullmatch(page.url)))
        print(picture, flush=True)

    PARTS[part](page, draw)
    context.close()


def main(wanted: list[str]) -> int:
    """Take all screenshots, or those of the named parts, sizes and colour schemes; returns the exit code."""
    chromium = find()
    if chromium is None:
        print("screenshots: Chromium is missing; run `make browser`", file=sys.stderr)
        return 2
    unknown = set(wanted) - {*PARTS, *SIZES, *SCHEMES}
    if unknown:
        known = ", ".join((*PARTS, *SIZES, *SCHEMES))
        print(f"screenshots: nothing is called {', '.join(unknown)}; there are {known}", file=sys.stderr)
        return 2
    parts, sizes, schemes = (
        [name for name in names if name in wanted] or list(names) for names in (PARTS, SIZES, SCHEMES)
    )
    TARGET.mkdir(exist_ok=True)
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        for size, scheme, part in product(sizes, schemes, parts):
            draw_part(browser, address, part, size, scheme)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
