"""The site without a server: written into a folder, served as files, played in Python in the browser."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludoteca.cli.site import write_site
from tests.browser.conftest import AS_THE_DEVICE, ENGINE, MATCH_MS, PATIENCE_MS, WIDE
from tests.browser.palermo import Table
from tests.browser.server import ROOT, SETTLED

FOLDER = "some/folder"
PAGE = rf"/{FOLDER}/(\?.*)?$"
"""The address of the page itself."""
HOUSE = "/assets/house.worker-"
"""The script of the house's worker."""
ENGINE_KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => url.includes('/python/mujoco-'));
}"""
PULLED = re.compile("takes .* out|pulls|lets go|falls")
KEPT = "async () => (await caches.match('python/manifest.json')) !== undefined"


class Host:
    """A host that only serves files; a test may change what it serves, and take it off the network."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.is_away = False
        self.changes: dict[str, Callable[[str], str]] = {}
        """How files are changed, by an expression that is found in their path."""

    @contextmanager
    def away(self, context: BrowserContext) -> Iterator[None]:
        """Answer nothing for a while; where Playwright can, tell the browser that there is no network."""
        self.is_away = True
        if ENGINE == "chromium":
            context.set_offline(True)
        yield
        self.is_away = False
        if ENGINE == "chromium":
            context.set_offline(False)

    @contextmanager
    def changed(self, path: str, change: Callable[[str], str]) -> Iterator[None]:
        """Serve changed files for a while."""
        self.changes[path] = change
        yield
        del self.changes[path]


class QuietFiles(SimpleHTTPRequestHandler):
    """Python's own web server, without its log."""

    def __init__(self, host: Host, *given: Any) -> None:
        self.host = host
        super().__init__(*given, directory=str(host.root))

    def log_message(self, format: str, *args: object) -> None:
        """No-op."""

    def do_GET(self) -> None:
        """Answer as a host of files does; not at all while it is away."""
        if not self.host.is_away:
            super().do_GET()

    def send_head(self) -> Any:
        """Send a changed file in place of a file that a test changes."""
        change = next((each for path, each in self.host.changes.items() if re.search(path, self.path)), None)
        path = Path(self.translate_path(self.path))
        if change is None or not path.exists():
            return super().send_head()
        path = path / "index.html" if path.is_dir() else path
        content = change(path.read_text("utf-8")).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Host:
    """The host of the site."""
    return Host(tmp_path_factory.mktemp("host"))


@pytest.fixture(scope="module")
def site(host: Host) -> Iterator[str]:
    """The address of a site in a folder of the host."""
    write_site(host.root / FOLDER)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietFiles, host)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
        server.shutdown()


def new_context(browser: Browser, **more: object) -> BrowserContext:
    motion = AS_THE_DEVICE or {"reduced_motion": "reduce"}
    context = browser.new_context(viewport=WIDE, locale="en-GB", **motion, **more)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(SETTLED)
    return context


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps what a site stores, for all tests that need no other."""
    with new_context(browser) as context:
        yield context


def start(page: Page, game: str) -> Table:
    """Press “Play now” on the shelf, and wait for the first decision."""
    page.locator("article", has_text=game).get_by_role("button", name="Play now").click()
    return started(page)


def started(page: Page) -> Table:
    """The table that opens, with its first decision."""
    page.wait_for_url(re.compile(r"\?/match/\w+$"))
    table = Table(page)
    expect(page.locator(".log .seq").first).to_be_visible()
    return table


def hand_over(page: Page) -> None:
    """Let a bot play for me."""
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Let a bot go on for me").click()


def let_bots_finish(table: Table) -> None:
    """Hand my seat over and wait for the end."""
    hand_over(table.page)
    expect(table.over).to_be_visible(timeout=MATCH_MS)


def entries(page: Page) -> list[str]:
    """The numbers in the log."""
    return page.locator(".log .seq").all_inner_texts()


def test_a_first_visit_plays_palermo_and_goes_on_without_network_and_after_an_update(
    site: str, host: Host, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto(site)
    expect(page.get_by_role("link", name="Tables")).to_have_count(0)
    table = start(page, "Palermo")
    table.is_over()
    table.by_mouse()
    match = page.url
    page.wait_for_function(KEPT)
    shown = entries(page)
    page.close()

    with host.away(visitor):
        again = visitor.new_page()
        again.goto(match)
        table = Table(again)
        expect(again.locator(".log .seq").last).to_be_visible()
        assert entries(again)[: len(shown)] == shown, "what was shown is kept"
        let_bots_finish(table)
        again.goto(f"{site}?/rules/palanche#PLC-A1")
        expect(again.locator("#PAL-M4, #GEN-X1").first).to_be_visible()
    again.goto(f"{site}?/matches")
    expect(again.get_by_role("heading", name="My matches")).to_be_visible()
    expect(again.locator(f"a[href*='{match.rpartition('/')[2]}']")).to_be_visible()

    write_with_nim(host.root / FOLDER)
    again.goto(match)
    expect(again.locator(".over")).to_be_visible()
    assert entries(again)[: len(shown)] == shown, "a newer site keeps the matches of the older one"
    again.goto(site)
    again.locator("article", has_text="Nim").get_by_role("button", name="Play now").click()
    expect(again.get_by_text("Heaps 3, 4, 5")).to_be_visible()
    again.close()
    assert complaints == []


def write_with_nim(folder: Path) -> None:
    """Write the site again, from a process in which the example of a guest package is installed."""
    installed = folder.parent / "ludoteca_nim-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-nim\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[ludoteca.games]\nnim = ludoteca_nim:GAME\n")
    path = os.pathsep.join(map(str, (ROOT / "src", folder.parent, ROOT / "examples" / "nim")))
    command = [sys.executable, "-m", "ludoteca", "site", str(folder), "--with", "ludoteca-nim"]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)


def test_a_page_that_is_older_than_its_python_says_so(site: str, host: Host, browser: Browser) -> None:
    with new_context(browser, service_workers="block") as context:
        page = context.new_page()
        with host.changed(PAGE, lambda page: page.replace('data-build="', 'data-build="0')):
            page.goto(site)
            play = page.locator("article", has_text="Palermo").get_by_role("button", name="Play now")
            with page.expect_navigation():  # it is read once more by itself
                play.click()
            play.click()
            expect(page.get_by_text("There is a newer version of this page.")).to_be_visible()
        page.get_by_role("button", name="Load it").click()
        expect(page.get_by_text("There is a newer version of this page.")).to_have_count(0)


def test_opened_as_a_file_the_page_says_what_to_do(site: str, host: Host, browser: Browser) -> None:
    with new_context(browser) as context:
        page = context.new_page()
        page.goto((host.root / FOLDER / "index.html").as_uri())
        assert site
        expect(page.get_by_role("alert")).to_contain_text("python3 -m http.server")


def test_villa_paletti_is_played_with_simulated_wood_and_goes_on_without_network(
    site: str, host: Host, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    engine: list[str] = []
    page.on("request", lambda asked: engine.append(asked.url) if "mujoco" in asked.url else None)
    page.goto(f"{site}?/new/villa_paletti?colours=%22rolled%22")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert engine == [], "the engine is loaded with a table"
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile(r"\?/match/\w+$"))
    expect(page.get_by_text("Twenty columns stand on the site")).to_be_visible(timeout=MATCH_MS)
    assert engine, "the villa has come to rest in this browser"
    page.wait_for_function(ENGINE_KEPT)
    match = page.url
    page.close()

    with host.away(visitor):
        again = visitor.new_page()
        again.goto(match)
        hand_over(again)
        pulled = again.locator(".log").get_by_text(PULLED)
        expect(pulled.first).to_be_visible(timeout=MATCH_MS)
        again.close()


def test_a_second_tab_waits_for_the_first_and_palanche_is_played_to_its_end(
    site: str, visitor: BrowserContext
) -> None:
    first, second = visitor.new_page(), visitor.new_page()
    first.goto(f"{site}?/new/palanche?length=%22rounds:2%22")
    first.get_by_role("button", name="Start").click()
    first.wait_for_url(re.compile(r"\?/match/\w+$"))
    table = Table(first)
    second.goto(first.url)
    expect(second.get_by_text("open in another tab")).to_be_visible()
    let_bots_finish(table)
    count = len(entries(first))
    first.close()
    expect(second.locator(".over")).to_be_visible()
    assert len(entries(second)) == count
    second.close()


NO_STORAGE = "navigator.storage.getDirectory = () => Promise.reject(new Error('forbidden'));"
ONE_FAILED_START = """
let starts = 0;
self.Worker = class extends Worker {
  constructor(address, options) {
    const thinks = String(address).includes('thinker');
    if (thinks) starts++;
    super(thinks && starts === 1 ? './missing.js' : address, options);
    console.log(`start ${starts} of a worker`);
  }
}"""


def test_without_storage_one_can_play_and_is_told_that_nothing_is_kept(
    site: str, host: Host, browser: Browser
) -> None:
    with (
        new_context(browser, service_workers="block") as context,
        host.changed(HOUSE, lambda script: f"{NO_STORAGE}{ONE_FAILED_START};{script}"),
    ):
        page = context.new_page()
        with page.expect_console_message(lambda message: message.text == "start 2 of a worker"):
            page.goto(f"{site}?/new/palermo")
            page.get_by_role("combobox", name="Bots", exact=True).select_option("hard")
            page.get_by_role("button", name="Start").click()
            table = started(page)
            expect(page.get_by_text("keeps nothing for this page")).to_be_visible()
            table.is_over()
            newest = table.newest()
            hand_over(page)
        table.wait_for_newer(newest)


def test_with_a_full_disk_the_match_goes_on_in_memory(site: str, host: Host, browser: Browser) -> None:
    full = """
    const write = FileSystemSyncAccessHandle.prototype.write;
    let left = 400_000;
    FileSystemSyncAccessHandle.prototype.write = function (bytes, options) {
      left -= bytes.length;
      if (left < 0) throw new DOMException('full', 'QuotaExceededError');
      return write.call(this, bytes, options);
    }"""
    with (
        new_context(browser, service_workers="block") as context,
        host.changed(HOUSE, lambda script: f"{full};{script}"),
    ):
        page = context.new_page()
        page.goto(site)
        table = start(page, "Palermo")
        table.is_over()
        hand_over(page)
        expect(page.get_by_text("has no room left")).to_be_visible()
        table.wait_for_newer(table.newest())
