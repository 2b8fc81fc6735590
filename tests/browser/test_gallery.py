"""The gallery mounts every component in both themes and every language, without an error or a warning."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize
from tools import client

from ludoteca.texts import WHOLE_LANGUAGES

PAGES = {
    "App.svelte": "the whole client",
    "frame/LinkCode.svelte": "the server draws the code: test_evening sees it",
    "pages/match/Followed.svelte": "follows a match on the server: every test of a table uses it",
    "pages/learn/LiveStep.svelte": "plays at a table of a server: test_the_lesson_sees_what_is_done does",
    "pages/DeviceMatches.svelte": "starts Python: test_offline brings a match from there",
    **{
        f"pages/{name}.svelte": "asks the server for all that it shows: other browser tests visit it"
        for name in (
            *("Box", "Home", "Leaders", "Learn", "Letters", "Lobby", "Login", "Match", "Matches"),
            *("NewTable", "Profile", "Replay", "Reset", "Rules", "Story", "Tv", "Workshop"),
        )
    },
}
"""The only components that are not in the gallery, with the reason."""
SHOW = """async hashes => {
    const main = document.querySelector("main");
    const look = () => [...main.querySelectorAll("section > *")].some(each => each.innerHTML);
    const show = hash => new Promise(done => {
        const answer = () => done({drawn: look(), text: main.innerText});
        document.addEventListener("shown", () => {
            if (look()) return answer();
            // What it shows comes from the network.
            new MutationObserver((_, watch) => look() && (watch.disconnect(), answer()))
                .observe(main, {childList: true, subtree: true});
            setTimeout(answer, 5000);
        }, {once: true});
        location.hash = hash;
    });
    const seen = [];
    for (const hash of hashes) seen.push(await show(hash));
    return seen;
}"""
"""Shows a component at one address after the other and answers with what is to be seen of it at each."""
SMALL: ViewportSize = {"width": 640, "height": 400}
"""The three-dimensional stage is drawn without a graphics card, pixel by pixel."""
SCHEME = "[getComputedStyle(document.documentElement).colorScheme, document.documentElement.lang]"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Write no line for each request."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a freshly built gallery, with the warnings that Svelte gives to developers."""
    folder = tmp_path_factory.mktemp("gallery")
    npm = client.find_npm()
    assert npm is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NODE_ENV", "development")
        client.run(npm, "exec", "vite", "--", "build", "--mode", "gallery", "--outDir", str(folder))
    handler = functools.partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        server.shutdown()
        thread.join()


def test_every_component_is_mounted_in_every_language_and_theme(browser: Browser, gallery: str) -> None:
    """Each shows something in every language and theme; no sentence is missing, and nothing complains.

    A component is mounted once for each language; the theme changes while it is mounted.
    """
    complaints: list[str] = []
    shown = "the gallery"
    page = browser.new_page(reduced_motion="reduce", viewport=SMALL)

    def on_message(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "GL Driver Message" not in message.text:
            complaints.append(f"{shown}: {message.text}")

    page.on("console", on_message)
    page.on("pageerror", lambda error: complaints.append(f"{shown}: {error}"))
    page.goto(gallery)
    names = components(page)
    page.evaluate("document.querySelector('nav').style.display = 'none'")  # it would be laid out each time
    assert set(names) == everything() - PAGES.keys()
    for language in WHOLE_LANGUAGES:
        for name in names:
            shown = f"{language}/{name}"
            hashes = [f"{theme}/{shown}" for theme in ("light", "dark")]
            for place, seen in zip(hashes, page.evaluate(SHOW, hashes), strict=True):
                if not seen["drawn"]:
                    complaints.append(f"{place}: nothing is drawn")
                if "‹" in seen["text"]:
                    complaints.append(f"{place}: a sentence is missing in {seen['text']!r}")
            assert page.evaluate(SCHEME) == ["dark", language]
    page.close()
    assert complaints == []


def everything() -> set[str]:
    """The paths of all components of the client."""
    source = client.CLIENT / "src"
    return {path.relative_to(source).as_posix() for path in source.rglob("*.svelte")}


def components(page: Page) -> list[str]:
    """The names of all components in the gallery, as its list has them."""
    page.wait_for_selector("nav a[aria-current]")
    hashes: list[str] = page.locator("nav a[aria-current]").evaluate_all("all => all.map(a => a.hash)")
    return [each.split("/", 2)[2] for each in hashes]
