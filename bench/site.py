"""The site without a server in Chromium: times beside bare Pyodide, bytes, memory, answers of bots.

`python -m bench site` prints a table. Needs the built client and Chromium.
"""

import gzip
import shutil
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright
from tools.browser import find

from ludoteca.cli.site import write_site

ROUNDS = 3
PYODIDE = Path(__file__).parents[1] / "client" / "node_modules" / "pyodide"
SETTLED = (
    "if (location.host) localStorage.settings ??= JSON.stringify({ nameAsked: true, motion: 'reduced' })"
)
LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((each) => each.duration)))
  .observe({ type: 'longtask', buffered: true })"""
BARE = """<!doctype html><script type="module">
const worker = new Worker('bare.js', { type: 'module' });
worker.onmessage = () => document.body.append('ready');
</script>"""
BARE_WORKER = (
    "import { loadPyodide } from './bare/pyodide.mjs';"
    "await loadPyodide({ indexURL: new URL('./bare/', location.href).href }); postMessage('ready');"
)
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
COMPILED = """async () => {
  const place = await (await navigator.storage.getDirectory()).getDirectoryHandle('ludoteca %2F');
  const kept = await place.getDirectoryHandle('bytecode').catch(() => null);
  let count = 0;
  for await (const _ of kept?.keys() ?? []) count++;
  return count >= 1;
}"""
KEPT = "async () => (await caches.match('python/manifest.json')) !== undefined"
TEXTS = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".md", "/")


class QuietFiles(SimpleHTTPRequestHandler):
    """Python's own web server, without its log."""

    def log_message(self, format: str, *args: object) -> None:
        """No-op."""


@contextmanager
def served() -> Iterator[str]:
    """A site in a folder, with bare Pyodide beside it; its address."""
    with TemporaryDirectory() as name:
        folder = Path(name) / "site"
        write_site(folder)
        (folder / "bare").mkdir()
        for file in (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
        ):
            shutil.copy(PYODIDE / file, folder / "bare")
        (folder / "bare.html").write_text(BARE, encoding="utf-8")
        (folder / "bare.js").write_text(BARE_WORKER, encoding="utf-8")
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietFiles, directory=str(folder))) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has not been here before."""
    with browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce") as context:
        context.set_default_timeout(120_000)
        context.add_init_script(SETTLED)
        context.add_init_script(LONG_TASKS)
        yield context


def to_table(page: Page, site: str, game: str = "Palermo") -> tuple[float, float]:
    """Open the shelf and press “Play now”: seconds until it can be pressed, and until the table is there."""
    begun = time.perf_counter()
    page.goto(site)
    button = page.locator("article", has_text=game).get_by_role("button", name="Play now")
    button.and_(page.locator(":enabled")).wait_for()
    usable = time.perf_counter()
    button.click()
    page.locator(".log .seq").first.wait_for()
    return usable - begun, time.perf_counter() - usable


def bare(page: Page, site: str) -> float:
    """Seconds until Pyodide alone has started."""
    begun = time.perf_counter()
    page.goto(f"{site}bare.html")
    page.get_by_text("ready").wait_for()
    return time.perf_counter() - begun


def answers(page: Page) -> list[float]:
    """Milliseconds between the entries of a match that bots play for a while."""
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Let a bot go on for me").click()
    page.locator(".log .seq").nth(40).wait_for()
    stamps = page.evaluate("() => window.entryTimes ?? []")
    times = [datetime.fromisoformat(stamp).timestamp() * 1000 for stamp in stamps]
    return [after - before for before, after in pairwise(times)]


def memory(browser: Browser) -> tuple[float, float]:
    """Megabytes of the page's own renderer, with its workers: PSS, and what is private to it.

    Other renderers are a spare one and pages of the browser itself, which are smaller.
    """
    session = browser.new_browser_cdp_session()
    processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    found = [_memory_of(process["id"]) for process in processes if process["type"] == "renderer"]
    return max(found)


def _memory_of(process: int) -> tuple[float, float]:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()[1:]
    kilobytes = {name: int(number) for name, number, _ in (line.split() for line in lines)}
    return kilobytes["Pss:"] / 1024, kilobytes["Private_Dirty:"] / 1024


def size(folder_file: bytes, url: str) -> int:
    """Bytes on the wire of a host that compresses texts."""
    path = url.partition("?")[0]
    return len(gzip.compress(folder_file, 6)) if path.endswith(TEXTS) else len(folder_file)


def main() -> None:
    """Print the figures of one run."""
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=["--no-sandbox"])
        usable, cold, again, alone = [], [], [], []
        wire = 0
        seen: dict[str, bytes] = {}

        def note(answer: Response) -> None:
            seen[answer.url] = answer.body()

        for number in range(ROUNDS):
            with visitor(browser) as context:
                page = context.new_page()
                if number == 0:
                    page.on("response", note)
                first, table = to_table(page, site)
                usable.append(first)
                cold.append(table)
                page.wait_for_function(KEPT)
                page.wait_for_function(COMPILED)
                page.close()
                page = context.new_page()
                again.append(to_table(page, site)[1])
                if number == 0:
                    wire = sum(size(content, url) for url, content in seen.items())
            with visitor(browser) as context:
                alone.append(bare(context.new_page(), site))
        print(f"shelf usable             {statistics.median(usable):5.2f} s")
        print(f"bare Pyodide             {statistics.median(alone):5.2f} s")
        print(f"table ready, first time  {statistics.median(cold):5.2f} s")
        print(f"table ready, second time {statistics.median(again):5.2f} s")
        print(f"bytes to the first table {wire / 1e6:5.2f} MB")
        for game in ("Palermo", "Palanche"):
            with visitor(browser) as context:
                context.add_init_script(ENTRY_TIMES)
                page = context.new_page()
                to_table(page, site, game)
                waits = answers(page)
                longest = max(page.evaluate("() => window.longTasks"), default=0)
                shared, private = memory(browser)
                print(
                    f"{game}: a move of normal {statistics.median(waits):4.0f} ms (median of {len(waits)}),"
                    f" memory of the tab {shared:4.0f} MB (private {private:4.0f}),"
                    f" longest task of the page {longest:3.0f} ms"
                )
        browser.close()


ENTRY_TIMES = """
window.entryTimes = [];
const { Worker } = window;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.type !== 'message') return;
      const said = JSON.parse(data.text);
      if (said.type === 'update') window.entryTimes.push(said.entry.at);
    });
  }
};"""
"""Notes when each entry of a match was written."""


if __name__ == "__main__":
    main()
