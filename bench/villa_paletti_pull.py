"""Villa Paletti by hand in a real browser: the time from the pointer until the wood answers, over networks.

    python -m bench villa_paletti_pull                        round trips of 0, 80 and 160 ms, 3 hands each
    python -m bench villa_paletti_pull --delays 0 --times 9

Needs the built client and Chromium. A proxy between browser and server delays every byte by half of the
round trip. The mouse presses on a column and pulls it at 125 mm a second, the speed of a calm hand. Every
point that the hand sends is measured: from the browser's time stamp of the pointer event behind it until
frames that answer it are in the page (from its own worker, or from the server). A picture of them follows
within one frame of the screen. Nothing is drawn meanwhile, because without a graphics card that takes all of
the page's time.
"""

import argparse
import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.villa_paletti import Place, Villa, sit_down
from tools.browser import find
from tools.screenshots.__main__ import QUIET, running_server

TARGET_MS = 33
FRAME_MS = 1000 / 60
"""Until the next picture at most, with a graphics card."""
COLUMN = "thin blue column 1"
SPEED = 125.0
"""Pixels a second; at this size of the page a pixel is a millimetre."""
PATIENCE_MS = 60_000
"""Milliseconds that a page may take to open."""
REST_MS = 1500
"""Milliseconds to wait before a hand."""
HAND_MS = 1200
"""Milliseconds of each hand that are measured."""
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
"""A script for a browser that loads no physics: the server simulates."""
LISTEN = """
  for (const draw of ['drawElements', 'drawArrays', 'clear'])
    WebGL2RenderingContext.prototype[draw] = () => undefined;
  window.prepared = 0;
  window.took = [];
  let pointed = 0;
  let sent = [];
  // A point is answered by the first frame that is not before it; a step of the simulation is 5 ms.
  const answered = (frames) => {
    const shown = (frames.at(-1)?.[0] ?? 0) + 0.005;
    for (const { at } of sent.filter(({ t }) => t <= shown)) window.took.push(performance.now() - at);
    sent = sent.filter(({ t }) => t > shown);
  };
  const moved = (t) => {
    if (pointed) sent.push({ at: pointed, t });
    pointed = 0;
  };
  const RealSocket = window.WebSocket;
  window.WebSocket = class extends RealSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const { type, frames } = JSON.parse(data);
        if (type === 'live_frame') answered(frames);
      });
    }
    send(data) {
      const { type, move } = JSON.parse(data);
      if (type === 'live_open') sent = [];
      if (type === 'live_move') moved(move[0]);
      super.send(data);
    }
  };
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'prepared') window.prepared += 1;
        if (data.type === 'moved') answered(JSON.parse(data.moved).frames);
      });
    }
    postMessage(message) {
      if (message.type === 'move') moved(JSON.parse(message.moves)[0][0]);
      super.postMessage(message);
    }
  };
  addEventListener('pointermove', ({ buttons, timeStamp }) => buttons && (pointed ||= timeStamp), true);
"""


@contextlib.contextmanager
def delayed(address: str, round_trip_ms: float) -> Iterator[str]:
    """A proxy to a server that delays every byte by half of the round trip; its address."""
    with ThreadPoolExecutor() as threads:
        port: Future[int] = Future()
        over: Future[None] = Future()
        threads.submit(lambda: asyncio.run(serve_delayed(address, round_trip_ms / 2000, port, over)))
        yield f"http://127.0.0.1:{port.result()}"
        over.set_result(None)


async def serve_delayed(address: str, delay: float, port: Future[int], over: Future[None]) -> None:
    """Pass every byte on, some seconds late, in both directions, until all is over."""
    there = urlsplit(address)

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sending = asyncio.create_task(send(late, writer))
        while data := await reader.read(65536):
            late.put_nowait((time.monotonic() + delay, data))
        late.put_nowait((0.0, b""))
        await sending

    async def send(late: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while (item := await late.get())[1]:
            await asyncio.sleep(max(0.0, item[0] - time.monotonic()))
            writer.write(item[1])
        writer.close()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError):
            up_reader, up_writer = await asyncio.open_connection(there.hostname, there.port)
            await asyncio.gather(carry(reader, up_writer), carry(up_reader, writer))

    server = await asyncio.start_server(meet, "127.0.0.1", 0)
    port.set_result(server.sockets[0].getsockname()[1])
    await asyncio.wrap_future(over)


def main() -> None:
    """Pull and set down several times over each network, simulated here and there, and print the times."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--delays", type=float, nargs="+", default=[0.0, 80.0, 160.0])
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    expect.set_options(timeout=PATIENCE_MS)
    print(f"load {os.getloadavg()[0]:.1f}; goal: {TARGET_MS} ms with one frame of {FRAME_MS:.0f} ms in it")
    print("simulated by  round trip  hand      points  median ms  with a frame  worst ms")
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=QUIET)
        for delay in asked.delays:
            with delayed(address, delay) as slow:
                for by_page in (True, False):
                    took = measure(browser, slow, asked.times, by_page=by_page)
                    for hand, times in zip(("pull", "set-down"), took, strict=True):
                        where = "page" if by_page else "server"
                        print(
                            f"{where:<12}  {delay:7.0f} ms  {hand:<8}  {len(times):6}"
                            f"  {median(times):9.0f}  {median(times) + FRAME_MS:12.0f}  {max(times):8.0f}",
                            flush=True,
                        )
        browser.close()


def measure(browser: Browser, address: str, times: int, *, by_page: bool) -> tuple[list[float], list[float]]:
    """Milliseconds from pointer to wood, for the points of all pulls and of all set-downs."""
    context = browser.new_context(
        base_url=address, viewport={"width": 900, "height": 640}, reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(f"{{{LISTEN}}}" + ("" if by_page else SAVES_DATA))
    pulled: list[float] = []
    set_down: list[float] = []
    for _ in range(times):
        page.goto("/")
        villa = sit_down(page, recorded=False)
        expect(page.get_by_role("button", name=f"{COLUMN},")).to_be_visible(timeout=PATIENCE_MS)
        wait_until_ready(page, by_page)
        pulled += by_hand(villa, villa.grip(COLUMN))
        page.goto("/")
        sit_down(page, recorded=False)
        villa.choose(COLUMN)
        page.get_by_role("slider", name="Direction").fill("250")
        villa.button("Pull").click()
        at = villa.hanging()
        wait_until_ready(page, by_page)
        set_down += by_hand(villa, at)
    context.close()
    return pulled, set_down


def wait_until_ready(page: Page, by_page: bool) -> None:
    """Wait until the worker of the page has the scene of the open decision."""
    page.wait_for_timeout(REST_MS)
    while by_page and not page.evaluate("window.prepared"):
        page.wait_for_timeout(100)
    page.wait_for_timeout(REST_MS)


def by_hand(villa: Villa, at: Place) -> list[float]:
    """Milliseconds from the pointer to the wood, for every point of a hand that goes to the front."""
    page = villa.page
    page.evaluate("window.took = []")
    villa.pointer.take(*at)
    page.wait_for_timeout(300)
    begun = time.monotonic()
    while (seconds := time.monotonic() - begun) < HAND_MS / 1000:
        villa.pointer.move(at[0], at[1] + SPEED * seconds)
        page.wait_for_timeout(10)
    villa.pointer.let_go()
    page.wait_for_timeout(REST_MS)
    took: list[float] = page.evaluate("window.took")
    assert took, "the hand had hold of nothing"
    return took


if __name__ == "__main__":
    main()
