"""The gallery of components renders in both themes and every language."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tools import client

from ludoteca.texts import WHOLE_LANGUAGES


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Write no line for each request."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a freshly built gallery."""
    folder = tmp_path_factory.mktemp("gallery")
    npm = client.find_npm()
    assert npm is not None
    client.run(npm, "exec", "vite", "--", "build", "--mode", "gallery", "--outDir", str(folder))
    handler = functools.partial(Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        server.shutdown()
        thread.join()


def named_in(source: Path) -> set[str]:
    """The components that a module imports from `src/`."""
    lines = source.read_text(encoding="utf-8").splitlines()
    return {line.split("'../src/")[1].rstrip("';") for line in lines if line.endswith(".svelte';")}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_specimen_is_drawn(browser: Browser, gallery: str, theme: str) -> None:
    expected = named_in(client.CLIENT / "gallery" / "specimens.ts") - {"texts/texts.svelte"}
    complaints: list[str] = []
    page = browser.new_page()
    page.on(
        "console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for language in WHOLE_LANGUAGES:
        page.goto(f"{gallery}?theme={theme}&language={language}")
        page.wait_for_selector("main section")
        shown = page.locator("section").evaluate_all("all => all.map((each) => each.dataset.component)")
        empty = page.locator("section:not(:has(div > *))").count()
        assert (set(shown), empty) == (expected, 0), language
        assert "‹" not in page.locator("main").inner_text(), f"a sentence is missing in {language}"
        scheme = page.evaluate("getComputedStyle(document.documentElement).colorScheme")
        assert scheme == theme
    page.close()
    assert complaints == []
