"""Draws every page, wide and narrow, light and dark, into `screenshots/`, to be looked at.

Needs the packages of `make setup`, the built client and Chromium.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import find

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "screenshots"
QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
PAGES = {
    "home": "/",
    "new-table": "/new/palermo",
    "lobby": "/lobby",
    "profile": "/profile",
    "settings": "/settings",
    "rules": "/rules/palermo#PAL-M4",
    "lesson": "/learn/palermo/8",
    "workshop": "/workshop/palermo",
    "lost": "/nowhere",
}
LOOK_MS = 900
"""How long a page may take to come to rest."""
ANSWER_MS = 250
TURNS_BEFORE_LOOKING = 6
"""So many tiles of one's own make a town worth looking at."""


@contextmanager
def house() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--db", f"{folder}/house.db"]
        here = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=here) as server:
            assert server.stdout
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server says where it is"
            try:
                yield found[0].rstrip("/")
            finally:
                server.terminate()


def draw(page: Page, name: str) -> None:
    page.wait_for_timeout(LOOK_MS)
    page.screenshot(path=TARGET / f"{name}.png")
    print(f"{name}.png", flush=True)


def draw_match(page: Page, look: str) -> None:
    """A match of Palermo while the town is built, while the pawns walk, at its end, and replayed."""
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    board, prompt = page.locator("svg.board"), page.locator(".prompt")
    turns = 0
    prompt.wait_for()
    while "points" not in prompt.inner_text():
        board.press("n")
        turns += 1
        if turns == TURNS_BEFORE_LOOKING:
            draw(page, f"palermo-building-{look}")
        board.press("Enter")
        page.wait_for_timeout(ANSWER_MS)
        prompt.wait_for()
    page.get_by_role("button", name="Hint").click()
    draw(page, f"palermo-walking-{look}")
    page.get_by_role("button", name="Let a bot play").click()
    page.locator(".over").wait_for(timeout=60_000)
    draw(page, f"palermo-over-{look}")
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("slider").fill("40")
    draw(page, f"palermo-replay-{look}")


def draw_all(browser: Browser, address: str) -> None:
    """Every page in every look."""
    for size, (width, height) in SIZES.items():
        for scheme in ("light", "dark"):
            context = browser.new_context(
                base_url=address,
                viewport={"width": width, "height": height},
                color_scheme="dark" if scheme == "dark" else "light",
                device_scale_factor=2 if size == "phone" else 1,
                has_touch=size == "phone",
                reduced_motion="reduce",
                locale="en-GB",
            )
            page = context.new_page()
            for name, path in PAGES.items():
                page.goto(path)
                draw(page, f"{name}-{size}-{scheme}")
            draw_match(page, f"{size}-{scheme}")
            context.close()


def main() -> int:
    """Draw everything."""
    chromium = find()
    if chromium is None:
        print("screenshots: Chromium is missing; run `make browser`", file=sys.stderr)
        return 2
    TARGET.mkdir(exist_ok=True)
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        draw_all(browser, address)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
