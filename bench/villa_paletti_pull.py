"""Villa Paletti by hand in a real browser: the time from the first mouse movement until the wood moves.

    python -m bench villa_paletti_pull

Needs the built client and Chromium. The server runs on this machine; no graphics card is needed. The mouse
presses on a column and pulls it at 125 mm a second, the speed of a calm hand, however busy the page is. The
clock starts with the browser's time stamp of the first movement with the button down. It stops twice: when a
message says that the column is a millimetre from its place (more than the tremor), and when a picture that
shows it is drawn. Then the column is set down by hand, and measured in the same way.
"""

import time
from statistics import median

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser.villa_paletti import Place, Villa, sit_down
from tools.browser import find
from tools.screenshots.__main__ import QUIET, running_server

PULLS = 9
TARGET_MS = 100
COLUMN = ("thin blue column 1", "blue-1")
"""The name of the column on the page, and in messages."""
SPEED = 125.0
"""Pixels a second; at this size of the page a pixel is a millimetre."""
PATIENCE_MS = 60_000
"""Milliseconds that a page may take to open."""
REST_MS = 1500
"""Milliseconds to wait before a pull."""
LISTEN = """(column) => {
  window.pulledAt = window.movedAt = window.drawnAt = 0;
  const drawn = new MessageChannel();
  drawn.port1.onmessage = () => (window.drawnAt = performance.now());
  let from = null;
  const hear = (message) => {
    const villa = message.view?.villa;
    if (villa) from = villa.columns.find(({ id }) => id === column).pose;
    for (const [, { [column]: pose }] of message.type === 'live_frame' ? message.frames : []) {
      if (!pose || !from || window.movedAt || Math.hypot(pose[0] - from[0], pose[1] - from[1]) < 1) continue;
      window.movedAt = performance.now();
      requestAnimationFrame(() => drawn.port2.postMessage(null));  // heard after the picture has been drawn
    }
  };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => hear(JSON.parse(data)));
    }
    send(data) {
      const { type, request } = JSON.parse(data);
      const hangs = type === 'live_open' && request.type === 'set_down_along';
      if (hangs) from = [request.x, request.y];
      super.send(data);
    }
  };
  const feel = ({ buttons, timeStamp }) => buttons && (window.pulledAt ||= timeStamp);
  addEventListener('pointermove', feel, true);
}"""


def main() -> None:
    """Pull and set down several times, and print the times."""
    expect.set_options(timeout=PATIENCE_MS)
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        page = browser.new_page(
            base_url=address, viewport={"width": 900, "height": 640}, reduced_motion="reduce"
        )
        page.set_default_timeout(PATIENCE_MS)
        page.add_init_script(f"({LISTEN})('{COLUMN[1]}')")
        took = [pull_and_set_down(page) for _ in range(PULLS)]
        browser.close()
    for doing, times in zip(("pulls", "set-downs"), zip(*took, strict=True), strict=True):
        for name, each in zip(("moved wood", "its picture"), zip(*times, strict=True), strict=True):
            print(f"input to {name}, {PULLS} {doing}: median {median(each):.0f} ms, worst {max(each):.0f} ms")
    print(f"target: at most {TARGET_MS} ms")


def pull_and_set_down(page: Page) -> tuple[tuple[float, float], tuple[float, float]]:
    """Milliseconds until the wood has moved, and until that is drawn: for a pull and for the set-down."""
    page.goto("/")
    villa = sit_down(page, recorded=False)
    expect(page.get_by_role("button", name=f"{COLUMN[0]},")).to_be_visible(timeout=PATIENCE_MS)
    pulled = by_hand(villa, villa.grip(COLUMN[0]))
    page.goto("/")
    sit_down(page, recorded=False)
    villa.choose(COLUMN[0])
    page.get_by_role("slider", name="Direction").fill("250")
    villa.button("Pull").click()
    return pulled, by_hand(villa, villa.hanging())


def by_hand(villa: Villa, at: Place) -> tuple[float, float]:
    """Milliseconds from the first mouse movement until the column has moved, and until that is drawn."""
    page = villa.page
    page.wait_for_timeout(REST_MS)
    page.evaluate("window.pulledAt = window.movedAt = window.drawnAt = 0")
    villa.pointer.take(*at)
    lead(villa, *at)
    villa.pointer.let_go()
    moved, drawn = page.evaluate("[window.movedAt - window.pulledAt, window.drawnAt - window.pulledAt]")
    return moved, drawn


def lead(villa: Villa, x: float, y: float) -> None:
    """Move the mouse to the front until the column is drawn in another place."""
    begun = time.monotonic()
    while not villa.page.evaluate("window.drawnAt"):
        villa.pointer.move(x, y + SPEED * (time.monotonic() - begun))
        villa.page.wait_for_timeout(10)


if __name__ == "__main__":
    main()
