"""Kills the page of a site without a server at random moments: no move that was shown may be lost.

`python -m torture.site --kills 200 --seed 1` needs the built client and Chromium. Each round opens the match,
lets bots play it, notes the newest entry that the page shows, and kills the renderer with SIGKILL at a random
moment; the next round has to show at least that entry.
"""

import argparse
import contextlib
import os
import random
import signal
import sys
import time

from bench.site import served, visitor
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright
from tools.browser import find

NEWEST = "() => Number([...document.querySelectorAll('.log .seq')].at(-1)?.textContent ?? -1)"


def renderers(browser: Browser) -> set[int]:
    """The renderer processes."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return {int(process["id"]) for process in found if process["type"] == "renderer"}


def shown(page: Page) -> int:
    """The newest entry that the page shows."""
    return int(page.evaluate(NEWEST))


def play_on(context: BrowserContext, site: str, match: str | None) -> tuple[Page, str]:
    """Open the match, or begin one; begin the next where it is over. Bots play it."""
    page = context.new_page()
    page.goto(match or site)
    if match is None:
        page.locator("article", has_text="Palermo").get_by_role("button", name="Play now").click()
        page.wait_for_url("**/?/match/*")
    page.locator(".log .seq").first.wait_for()
    hand_over = page.get_by_role("button", name="Let a bot play")
    if hand_over.is_visible():
        hand_over.click()
        page.get_by_role("button", name="Let a bot go on for me").click()
    return page, page.url


def main() -> int:
    """Kill, look, and print what was lost; the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance, lost, known, match = random.Random(arguments.seed), 0, -1, None
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox"])
        with visitor(browser) as context:
            for kill in range(arguments.kills):
                page, match = play_on(context, site, match)
                page.wait_for_timeout(300)
                if shown(page) < known:
                    lost += 1
                    print(f"kill {kill}: entry {known} was shown, {shown(page)} is there", flush=True)
                if page.locator(".over").is_visible():
                    page.close()
                    match, known = None, -1
                    continue
                end = time.monotonic() + chance.uniform(0.0, 3.0)
                while time.monotonic() < end:
                    known = shown(page)
                for process in renderers(browser):
                    os.kill(process, signal.SIGKILL)
                with contextlib.suppress(Error):  # it is gone already
                    page.close()
                if kill % 10 == 9:
                    print(f"{kill + 1} kills, {lost} moves lost", flush=True)
        browser.close()
    print(f"{arguments.kills} kills, {lost} moves lost")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
