"""A real server for browser tests, and requests to it without clicks: signing in, importing a match."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.programs import NO_BUDGET

ROOT = Path(__file__).parents[2]
RATE_LIMITS = ("guests", "imports", "sign-ins", "requests")
NO_RATE_LIMITS = [word for limit in RATE_LIMITS for word in (f"--{limit}-per-minute", "1000000")]
NO_RATE_LIMITS += ["--messages-per-second", "200", *NO_BUDGET]
"""Arguments that lift the rate limits, since all tests connect from one address."""
SETTLED = "if (location.host) localStorage.settings ??= JSON.stringify({ nameAsked: true })"
"""A script for a browser that visited before, so that it is not asked for a name."""


@contextmanager
def start_server(folder: Path, *words: str, packages: Sequence[Path] = ()) -> Iterator[str]:
    """Start a server with its own database and the guest games in these folders; its address."""
    if not (ROOT / "src" / "ludoteca" / "server" / "static" / "index.html").exists():
        raise FileNotFoundError("the client is not built: run `make client`")
    kept = ("--db", str(folder / "ludoteca.db"))
    command = [
        sys.executable,
        "-m",
        "ludoteca",
        "serve",
        "--port",
        "0",
        "--seed",
        "1",
        *kept,
        *NO_RATE_LIMITS,
    ]
    path = os.pathsep.join(map(str, (ROOT / "src", *packages)))
    here = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*command, *words], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=here
    ) as server:
        assert server.stdout
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found, "the server prints its address"
        try:
            yield found[0].rstrip("/")
        finally:
            server.terminate()


def ask(page: Page, path: str, body: Any) -> Any:
    """Post JSON with the session of a page, and return the answer; raises AssertionError on a refusal."""
    answer = page.request.post(f"/api/v1{path}", data=body, headers={"Content-Type": "application/json"})
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def sign_in(page: Page, name: str) -> str:
    """Sign in as a guest with this name; the player's id."""
    return str(ask(page, "/session", {"name": name})["player"])


def bring(page: Page, file: bytes) -> str:
    """Sign in as Ada and import a match from a file; the match's id."""
    sign_in(page, "Ada")
    return str(ask(page, "/matches", file)["table"]["match"])
