"""Palermo's board in a real browser: how soon a move is shown, and the cost of drawing a position.

    python -m bench palermo_board

Needs the built client and Chromium. A move counts from the server's answer until the tile begins to arrive.
A new position is a step back in a replay; its cost is the time of the page's thread in scripts, styles and
layout, without waiting for a core.
"""

from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright
from tests.browser.conftest import MATCH_MS, PATIENCE_MS, QUIET, WIDE
from tests.browser.palermo import Table, let_a_bot_go_on, sit_down
from tests.browser.server import SETTLED
from tools.browser import find
from tools.screenshots.__main__ import running_server

from bench.calibration import print_calibration

MOVES = 3
"""Matches that are begun; the first tile of each is measured."""
STEPS = 60
ANSWER_TO_ANIMATION_MS = 100
REDRAW_MS = 8

LISTEN = """() => {
  window.answers = [];
  window.arrivals = [];
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"type":"update"')) window.answers.push(performance.now());
      });
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.classList?.contains('arriving')) window.arrivals.push(performance.now());
  }).observe(document, { subtree: true, childList: true });
}"""


def main() -> None:
    """Measure both, and print them with the targets."""
    print_calibration()
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        shown = [answer_to_animation(open_page(browser, address)) for _ in range(MOVES)]
        costs = redrawing(open_page(browser, address, reduced_motion="reduce"))
        browser.close()
    print(f"answer to animation, {MOVES} moves: median {median(shown):.0f} ms, worst {max(shown):.0f} ms")
    print(f"    target: under {ANSWER_TO_ANIMATION_MS} ms")
    lower, middle, upper = quantiles(costs, n=4)
    print(f"a new position, {STEPS} steps: median {middle:.1f} ms, quartiles {lower:.1f} and {upper:.1f} ms")
    print(f"    target: under {REDRAW_MS} ms")


def open_page(browser: Browser, address: str, **more: Any) -> Page:
    """A page of a new guest."""
    page = browser.new_page(base_url=address, viewport=WIDE, locale="en-GB", **more)
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(f"({LISTEN})()")
    page.add_init_script(SETTLED)
    page.goto("/")
    return page


def answer_to_animation(page: Page) -> float:
    """Milliseconds from the server's answer to a move until the tile begins to arrive."""
    table = at_turn(page)
    newest, before = table.newest(), page.evaluate("() => window.arrivals.length")
    table.click(table.board.locator(".slot.open").first)
    table.wait_for_newer(newest)
    answers, arrivals = page.evaluate("() => [window.answers, window.arrivals]")
    shown = float(arrivals[before])
    return shown - float(max(moment for moment in answers if moment <= shown))


def at_turn(page: Page) -> Table:
    """A new table at which it is our turn."""
    table = sit_down(page)
    assert not table.is_over()
    return table


def redrawing(page: Page) -> list[float]:
    """Milliseconds of work for each step back from the end of a match."""
    table = at_turn(page)
    let_a_bot_go_on(page)
    table.over.wait_for(timeout=MATCH_MS)
    page.get_by_role("link", name="Watch it again").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=PATIENCE_MS)
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One move ahead")).to_be_disabled()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    last = int(slider.get_attribute("max") or 0)
    newest = page.locator(".log .seq").last
    expect(newest).to_have_text(str(last))
    costs = []
    for position in range(last - 1, last - 1 - STEPS, -1):
        begun = busy_ms(session)
        page.keyboard.press("ArrowLeft")
        expect(newest).to_have_text(str(position))  # waits until it is drawn
        costs.append(busy_ms(session) - begun)
    return costs


def busy_ms(session: CDPSession) -> float:
    """How long the page has been busy with scripts, styles and layout."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    parts = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
    return 1000 * sum(float(metrics[part]) for part in parts)


if __name__ == "__main__":
    main()
