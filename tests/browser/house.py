"""A real house for browsers to come into, and what a page may ask of it without anybody clicking."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
RATIONS = ("guests", "imports", "sign-ins", "requests")
OPEN_DOORS = [word for ration in RATIONS for word in (f"--{ration}-per-minute", "1000000")]
OPEN_DOORS += ["--messages-per-second", "200"]
"""Everybody comes in from one address here, and the quicker the machine, the more of them in a minute."""
SETTLED = "if (location.host) localStorage.settings ??= JSON.stringify({ nameAsked: true })"
"""For a browser that was here before: nobody is asked for a name."""


@contextmanager
def running_house(folder: Path, *words: str, shelves: Sequence[Path] = ()) -> Iterator[str]:
    """The address of a running house, with a database of its own and the games that lie on more shelves."""
    if not (ROOT / "src" / "ludoteca" / "server" / "static" / "index.html").exists():
        raise FileNotFoundError("the client is not built: run `make client`")
    kept = ("--db", str(folder / "ludoteca.db"))
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--seed", "1", *kept, *OPEN_DOORS]
    path = os.pathsep.join(map(str, (ROOT / "src", *shelves)))
    here = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([*command, *words], stdout=subprocess.PIPE, text=True, cwd=ROOT, env=here) as house:
        assert house.stdout
        found = re.search(r"http://\S+", house.stdout.readline())
        assert found, "the server says where it is"
        try:
            yield found[0].rstrip("/")
        finally:
            house.terminate()


def ask(page: Page, path: str, body: Any) -> Any:
    """What the house answers to somebody's page; a refusal fails at once, with what it says."""
    answer = page.request.post(f"/api/v1{path}", data=body, headers={"Content-Type": "application/json"})
    assert answer.ok, f"{path}: {answer.status} {answer.text()}"
    return answer.json()


def be(page: Page, name: str) -> str:
    """Come in under a name; who that is."""
    return str(ask(page, "/session", {"name": name})["player"])


def bring(page: Page, file: bytes) -> str:
    """Come in as Ada and bring a match along as a file; its name in the house."""
    be(page, "Ada")
    return str(ask(page, "/matches", file)["table"]["match"])
