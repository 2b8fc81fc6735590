"""A live pull of Villa Paletti in a real browser: from the first movement of the mouse until the wood moves.

    python -m bench villa_paletti_pull

Needs the built client and Chromium. The server runs on this machine. There may be no graphics card, so the
time counts until the moved wood has reached the page, not until the picture is on the screen.
"""

from statistics import median

from playwright.sync_api import Page, sync_playwright
from tests.browser.villa_paletti import PREPARED, bring
from tools.browser import find
from tools.screenshots.__main__ import QUIET, house

PULLS = 7
TARGET_MS = 150
COLUMN = ("thin blue 1", "blue-1")
"""Its name on the page, and in the messages."""
LISTEN = """(column) => {
  window.pulledAt = window.movedAt = 0;
  let from = null;
  const hear = ({ frames = [] }) => {
    for (const [, { [column]: pose }] of frames) {
      if (!pose) continue;
      from ??= pose;
      if (!window.movedAt && Math.hypot(pose[0] - from[0], pose[1] - from[1]) > 0)
        window.movedAt = performance.now();
    }
  };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('"type":"live_frame"')) hear(JSON.parse(data));
      });
    }
  };
  addEventListener('pointermove', ({ buttons }) => buttons && (window.pulledAt ||= performance.now()), true);
}"""


def main() -> None:
    """Pull several times; say what it took."""
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        page = browser.new_page(
            base_url=address, viewport={"width": 900, "height": 640}, reduced_motion="reduce"
        )
        page.add_init_script(f"({LISTEN})('{COLUMN[1]}')")
        took = [pull(page) for _ in range(PULLS)]
        browser.close()
    print(f"input to moved wood, {PULLS} pulls: median {median(took):.0f} ms, worst {max(took):.0f} ms")
    print(f"wanted: under {TARGET_MS} ms")


def pull(page: Page) -> float:
    """Milliseconds from the first movement of the mouse at a column until it has moved."""
    page.goto("/")
    villa = bring(page, PREPARED.read_bytes())
    villa.take(COLUMN[0])
    while not page.evaluate("window.movedAt"):
        page.wait_for_timeout(20)
    villa.pointer.let_go()
    return float(page.evaluate("window.movedAt - window.pulledAt"))


if __name__ == "__main__":
    main()
