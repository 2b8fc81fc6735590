"""The first page in a real browser with an empty cache: how long until "Play now" can be pressed.

    python -m bench home

Needs the built client and Chromium. Each visit begins with an empty cache. The processor time of the page's
thread is measured, too: on a busy machine only that is a property of the page.
"""

import os
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import PATIENCE_MS, QUIET, WIDE
from tools.browser import find
from tools.screenshots.__main__ import running_server

from bench.calibration import print_calibration

VISITS = 7
USABLE_S = 1.2
METRICS = "Performance.getMetrics"


def main() -> None:
    """Visit the page several times; print the times, the targets and the load of the machine."""
    print_calibration()
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        visit(browser, address)  # so that the server has read its files
        passed, worked = zip(*(visit(browser, address) for _ in range(VISITS)), strict=True)
        browser.close()
    busy = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"usable, {VISITS} cold visits: median {median(passed):.2f} s, best {min(passed):.2f} s ({busy})")
    print(f"of that the page's own thread worked: median {median(worked):.2f} s")
    print(f"    target: within {USABLE_S} s")


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds until the first button can be pressed, and of processor time of the page's thread."""
    context = browser.new_context(base_url=address, viewport=WIDE, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    begun = perf_counter()
    page.goto("/", wait_until="commit")
    page.locator("button.primary:enabled").first.wait_for()
    passed = perf_counter() - begun
    metrics = {metric["name"]: metric["value"] for metric in session.send(METRICS)["metrics"]}
    context.close()
    return passed, float(metrics["TaskDuration"])


if __name__ == "__main__":
    main()
