"""A real server and a real browser for every test in this folder; the dice fall the same way in every run."""

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

from tests.browser.house import ROOT, running_house

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
"""Nothing that a browser does besides showing our pages."""
ENGINE = os.environ.get("BROWSER_ENGINE", "chromium")
"""Which browser plays: `make browsers` asks for `firefox`."""
WIDE: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE_MS = int(os.environ.get("PATIENCE_MS", "60000"))
"""How long a page may take: machines are shared and slow at times."""
MATCH_MS = 180_000
"""How long bots may take to play a match to its end."""
expect.set_options(timeout=PATIENCE_MS)

PREFERRED = ("color_scheme", "reduced_motion", "forced_colors", "contrast")
AS_THE_DEVICE: dict[str, Any] = dict.fromkeys(PREFERRED, "null") if ENGINE == "firefox" else {}
"""Nothing is said about what the device prefers: this Firefox does not understand it."""
AT_A_DESK: dict[str, bool | float | str] = {
    "focusmanager.testmode": True,
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
}
"""Firefox without a screen has neither focus nor mouse unless it is told so (2: fine, 4: hovers)."""
CUT_OFF = "net::ERR_BLOCKED_BY_CLIENT"
"""What the console says of requests that a test has cut off (`route.abort("blockedbyclient")`)."""

CUT_SHORT = "status=2152398850"
"""What Firefox says of letters that it was still fetching when a test left the page."""
PICTURE = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA="
"""The style `body {}` that Playwright adds in Firefox before it takes a picture, and our policy refuses."""
BY_FINGER = pytest.mark.skipif(
    ENGINE == "firefox", reason="a test cannot touch this Firefox: no click follows"
)

OpenPage = Callable[..., Page]
PAGES = pytest.StashKey[list[Page]]()


def files_of_the_host(folder: Path) -> Path:
    """A folder with a board of the host's own: the printed one under another name."""
    printed = (ROOT / "src/ludoteca/games/palanche/data/genova.toml").read_text("utf-8")
    board = folder / "files" / "palanche" / "board" / "camogli.toml"
    board.parent.mkdir(parents=True)
    board.write_text(printed.replace("Palanche: Genova", "Palanche: Camogli", 1), "utf-8")
    return folder / "files"


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running house."""
    folder = tmp_path_factory.mktemp("house")
    with running_house(folder, "--files", str(files_of_the_host(folder))) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser that is asked for, headless; Firefox as Debian has it, over WebDriver BiDi."""
    path = find(ENGINE)
    if path is None:
        pytest.fail(f"the browser tests need {ENGINE}: run `python3 tools/browser.py {ENGINE}`")
    if ENGINE == "firefox":
        os.environ["NODE_OPTIONS"] = f"--require {ROOT / 'tools' / 'firefox.cjs'}"  # for Playwright's driver
    with sync_playwright() as playwright:
        if ENGINE == "firefox":
            # In a window (`make browsers` has a screen that nobody sees): without one it has no WebGL.
            launched = playwright.firefox.launch(
                executable_path=path, channel="moz-firefox", headless=False, firefox_user_prefs=AT_A_DESK
            )
        else:
            launched = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield launched
        launched.close()


def write(field: Locator, text: str, leave: str = "Tab") -> None:
    """Write into a field as a person does, key by key, and leave it by a key."""
    field.page.bring_to_front()  # several people sit at this machine, and one window has the focus
    field.select_text()
    field.press_sequentially(text)
    field.press(leave)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With a test that fails, tell what its pages show."""
    report = yield
    if report.when == "call" and report.failed:
        pages = item.stash.get(PAGES, None) or []
        for number, page in enumerate(pages):
            with suppress(Error):  # a page that is gone shows nothing
                report.sections.append((f"page {number}: {page.url}", page.locator("body").aria_snapshot()))
    return report


@pytest.fixture
def open_page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens pages of persons who do not know each other; a complaint in any console fails the test."""
    pages = request.node.stash.setdefault(PAGES, [])
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(text: str) -> None:
        is_about_drawing = "GL Driver Message" in text  # no graphics card, so pictures are slow
        is_our_doing = any(sign in text for sign in (CUT_OFF, CUT_SHORT, PICTURE, "blocked by Playwright"))
        if not is_about_drawing and not is_our_doing:
            complaints.append(text)

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complain(message.text)

    def open_page(
        path: str = "/",
        *,
        size: ViewportSize = WIDE,
        dark: bool = False,
        newcomer: bool = False,
        **more: Any,
    ) -> Page:
        chosen: dict[str, Any] = {} if newcomer else {"nameAsked": True}
        if AS_THE_DEVICE:  # then the page itself is told
            chosen |= {"theme": "dark" if dark else "light"}
            chosen |= {"motion": "reduced"} if more.get("reduced_motion") else {}
            more |= AS_THE_DEVICE
        else:
            more = {"color_scheme": "dark" if dark else "light", **more}
        context = browser.new_context(
            base_url=address,
            viewport=size,
            has_touch=size["width"] < 600,
            # Requests that a worker answers cannot be held back by a test.
            **{"locale": "en-GB", "service_workers": "block", **more},
        )
        contexts.append(context)
        kept = json.dumps(json.dumps(chosen))
        context.add_init_script(f"if (location.host) localStorage.settings ??= {kept}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("console", hear)
        page.on("pageerror", lambda error: complain(str(error)))
        pages.append(page)
        page.goto(path)
        page.locator("a.skip").wait_for(state="attached")  # left before it has begun, it complains in Firefox
        return page

    yield open_page
    for page in pages:
        with suppress(Error):  # a page that is gone has been heard
            page.evaluate("0")  # after this answer everything said so far is heard
    heard = list(complaints)
    for context in contexts:
        context.close()  # what is cut off by that is complained of, and is our doing
    assert heard == []
