"""A real server (with a fixed seed) and a real browser for the tests in this folder."""

import json
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)
from tools.browser import find

from tests.browser.server import ROOT, start_server

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Arguments that switch off background activity of the browser."""
ENGINE = os.environ.get("BROWSER_ENGINE", "chromium")
"""The browser to test with; `make browsers` sets `firefox`."""
WIDE: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE_MS = int(os.environ.get("PATIENCE_MS", "60000"))
"""Timeout of one step on a page, generous for a busy machine."""
MATCH_MS = 180_000
"""Timeout of a whole match of bots."""
expect.set_options(timeout=PATIENCE_MS)

PREFERRED = ("color_scheme", "reduced_motion", "forced_colors", "contrast")
AS_THE_DEVICE: dict[str, Any] = dict.fromkeys(PREFERRED, "null") if ENGINE == "firefox" else {}
"""Context arguments without device preferences, which Playwright cannot set in this Firefox."""
AT_A_DESK: dict[str, bool | float | str] = {
    "focusmanager.testmode": True,
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
}
"""Preferences that give Firefox without a screen a focus and a mouse (2: fine, 4: hovers)."""
CUT_OFF = "net::ERR_BLOCKED_BY_CLIENT"
"""Console message about requests that a test has aborted (`route.abort("blockedbyclient")`)."""

NO_SERVER = "ERR_CONNECTION_REFUSED"
"""Console message of a page that looks for a server that a test has stopped."""
CUT_SHORT = "status=2152398850"
"""Firefox's console message about fonts that were still loading when a test left the page."""
PICTURE = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA="
"""Hash of the style `body {}` that Playwright adds for a screenshot in Firefox; our policy refuses it."""
BY_FINGER = pytest.mark.skipif(ENGINE == "firefox", reason="touches do not become clicks in this Firefox")

SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""A script for a browser in which pages of a server do not simulate: starting Python takes some seconds."""

OpenPage = Callable[..., Page]
PAGES = pytest.StashKey[list[Page]]()


def files_of_the_host(folder: Path) -> Path:
    """A folder with a custom board: the printed one under another name."""
    printed = (ROOT / "src/ludoteca/games/palanche/data/genova.toml").read_text("utf-8")
    board = folder / "files" / "palanche" / "board" / "camogli.toml"
    board.parent.mkdir(parents=True)
    board.write_text(printed.replace("Palanche: Genova", "Palanche: Camogli", 1), "utf-8")
    return folder / "files"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    folder = tmp_path_factory.mktemp("server")
    with start_server(folder, "--files", str(files_of_the_host(folder))) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser `ENGINE`: Chromium headless, or Debian's Firefox over WebDriver BiDi."""
    path = find(ENGINE)
    if path is None:
        pytest.fail(f"the browser tests need {ENGINE}: run `python3 tools/browser.py {ENGINE}`")
    if ENGINE == "firefox":
        os.environ["NODE_OPTIONS"] = f"--require {ROOT / 'tools' / 'firefox.cjs'}"  # for Playwright's driver
    with sync_playwright() as playwright:
        if ENGINE == "firefox":
            # In a window (`make browsers` has a virtual screen): headless Firefox has no WebGL.
            launched = playwright.firefox.launch(
                executable_path=path, channel="moz-firefox", headless=False, firefox_user_prefs=AT_A_DESK
            )
        else:
            launched = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield launched
        launched.close()


def write(field: Locator, text: str, leave: str = "Tab") -> None:
    """Type into a field key by key, and leave it with a key."""
    field.page.bring_to_front()  # tests open several windows, and only one has the focus
    field.select_text()
    field.press_sequentially(text)
    field.press(leave)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a failed test what its pages show."""
    report = yield
    if report.when == "call" and report.failed:
        pages = item.stash.get(PAGES, None) or []
        for number, page in enumerate(pages):
            with suppress(Error):  # a closed page shows nothing
                report.sections.append((f"page {number}: {page.url}", page.locator("body").aria_snapshot()))
    return report


@pytest.fixture
def open_page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens pages in separate browser contexts; an error or warning in any console fails the test."""
    pages = request.node.stash.setdefault(PAGES, [])
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    provoked: set[str] = set()
    ours = {CUT_OFF, CUT_SHORT, PICTURE, "blocked by Playwright"}

    def note(text: str) -> None:
        is_about_drawing = "GL Driver Message" in text  # a warning about slow drawing without a graphics card
        is_our_doing = any(sign in text for sign in ours)
        is_provoked = any(f"status of {status} " in text for status in provoked)
        if not is_about_drawing and not is_our_doing and not is_provoked:
            complaints.append(text)

    def on_message(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            note(message.text)

    def open_page(
        path: str = "/",
        *,
        size: ViewportSize = WIDE,
        dark: bool = False,
        newcomer: bool = False,
        refused: str = "",
        simulates: bool = False,
        stops_server: bool = False,
        **more: Any,
    ) -> Page:
        provoked.update(refused.split())  # statuses of requests that the test lets the server refuse
        ours.update({NO_SERVER} if stops_server else ())
        chosen: dict[str, Any] = {} if newcomer else {"nameAsked": True}
        if more.get("reduced_motion"):
            chosen |= {"pace": "instant"}  # no pauses between players
        if AS_THE_DEVICE:  # then by the settings of the page
            chosen |= {"theme": "dark" if dark else "light"}
            chosen |= {"motion": "reduced"} if more.get("reduced_motion") else {}
            more |= AS_THE_DEVICE
        else:
            more = {"color_scheme": "dark" if dark else "light", **more}
        # A test cannot intercept requests that a service worker answers.
        usual = {"base_url": address, "locale": "en-GB", "service_workers": "block"}
        context = browser.new_context(
            viewport=size,
            **{**usual, "has_touch": size["width"] < 600, **more},
        )
        contexts.append(context)
        kept = json.dumps(json.dumps(chosen))
        context.add_init_script(f"if (location.host) localStorage.settings ??= {kept}")
        if not simulates:
            context.add_init_script(SAVES_DATA)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", on_message)
        page.on("pageerror", lambda error: note(str(error)))
        pages.append(page)
        page.goto(path)
        page.locator("a.skip").wait_for(state="attached")  # Firefox logs an error if a page is left before
        return page

    yield open_page
    for page in pages:
        with suppress(Error):  # a closed page has sent its messages
            page.evaluate("0")  # messages so far arrive before this answer
    noted = list(complaints)
    for context in contexts:
        context.close()  # messages about requests that this aborts do not count
    assert noted == []
