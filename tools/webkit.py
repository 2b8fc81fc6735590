"""A smoke test in WebKit: the home page, a table of each game and a rules page load without errors.

Drives Debian's WebKitGTK over WebDriver (webkit2gtk-driver) on a virtual screen (Xvfb); `make browsers` runs
it. It needs the built client.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.server import start_server
from tools.browser import find

PORT = 4455
PATIENCE = 90.0
GAMES = ("palermo", "palanche", "villa_paletti")
NAMED = "localStorage.settings = JSON.stringify({nameAsked: true, soundAsked: true})"
SHOWN = "const found = document.querySelector(arguments[0]); return found ? found.innerText || 'drawn' : null"
COMPLAINTS = """
window.complaints = [];
addEventListener('error', (event) => complaints.push(String(event.message)));
addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective));
"""


class Page:
    """A browser window, driven by WebDriver."""

    def __init__(self, session: str) -> None:
        self._session = session

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        return send("POST", f"/session/{self._session}{path}", body)

    def go(self, address: str) -> None:
        self.ask("/url", {"url": address})

    def run(self, script: str, *values: Any) -> Any:
        return self.ask("/execute/sync", {"script": script, "args": list(values)})

    def wait(self, selector: str) -> str:
        """Wait for an element; returns its text, or raises TimeoutError."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = self.run(SHOWN, selector)
            if found is not None:
                return str(found)
            time.sleep(0.2)
        raise TimeoutError(f"{selector} did not come; the page says: {self.run(SHOWN, 'body')}")


def send(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """Send a request to the driver."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{PORT}{path}", data, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)["value"]


@contextmanager
def driven(browser: str) -> Iterator[Page]:
    """A window on a virtual screen."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24"]
    screen = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert screen.stdout
    environment = {**os.environ, "DISPLAY": f":{screen.stdout.readline().decode().strip()}"}
    environment |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
    driver = subprocess.Popen(["WebKitWebDriver", f"--port={PORT}"], env=environment)
    try:
        wanted = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        until = time.monotonic() + PATIENCE
        while True:
            try:
                made = send("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
                break
            except (ConnectionError, urllib.error.URLError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)
        yield Page(made["sessionId"])
        send("DELETE", f"/session/{made['sessionId']}")
    finally:
        driver.terminate()
        screen.terminate()


def smoke(page: Page, address: str) -> None:
    """Open the home page, a table of each game and a rule."""
    page.go(address)
    page.run(NAMED)
    page.wait("article .button.primary:not([disabled])")
    for number, game in enumerate(GAMES):
        page.go(address)
        page.wait("article .button.primary:not([disabled])")
        page.run(COMPLAINTS)
        page.run("document.querySelectorAll('article .button.primary')[arguments[0]].click()", number)
        page.wait("section.board svg, section.board canvas")
        print(f"webkit: {game}: {page.wait('.turn')}")
        found = page.run("return window.complaints")
        if found:
            raise AssertionError(f"{game}: {found}")
    page.go(f"{address}/rules/palanche#GEN-X1")
    print(f"webkit: {page.wait('#GEN-X1')}")


def main() -> int:
    """Run the smoke test; returns the exit code."""
    browser = find("webkit")
    if browser is None:
        print("webkit: run `python3 tools/browser.py webkit` first", file=sys.stderr)
        return 2
    with (
        tempfile.TemporaryDirectory() as folder,
        start_server(Path(folder)) as address,
        driven(browser) as page,
    ):
        try:
            smoke(page, address)
        except (TimeoutError, AssertionError) as error:
            print(f"webkit: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
