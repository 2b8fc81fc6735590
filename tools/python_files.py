"""Puts Python for the browser beside the built pages: Pyodide from npm, wheels from the package index.

`tools/client.py` runs it after a build. Hosts that only serve files often do not compress WebAssembly, so it
is stored compressed, and the page unpacks it. Wheels are downloaded once, by the hashes of
`requirements-browser.lock`.
"""

import gzip
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
LOCK = ROOT / "requirements-browser.lock"
WHEELS = ROOT / "client" / "node_modules" / ".wheels"
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "314"
"""What Pyodide 314 runs."""
LEFT_OUT = re.compile(
    r"(idlelib|lib2to3|turtledemo|ensurepip|venv|tkinter|unittest|pydoc_data|xml|xmlrpc|wsgiref|curses|dbm"
    r"|ctypes|multiprocessing|pydoc|pdb|doctest|mailbox|pickletools|tarfile|_pyrepl|_pyio|cgi|turtle|sqlite3/dump"
    r"|smtplib|ftplib|poplib|imaplib|nntplib|telnetlib|optparse|profile|cProfile|pstats|trace|timeit|webbrowser"
    r"|http/(client|server|cookiejar)|asyncio/(windows_|proactor_)|concurrent/interpreters|html/entities)\b"
)
"""Modules of the standard library that nothing here imports."""


def put_python(target: Path) -> None:
    """Write everything into a folder, in place of what was there."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copy(PYODIDE / "pyodide.asm.mjs", target)
    wasm = gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), mtime=0)
    (target / f"pyodide-{version}.bin").write_bytes(wasm)
    trim_library(PYODIDE / "python_stdlib.zip", target / f"library-{version}.zip")
    for wheel in wheels():
        shutil.copy(wheel, target)


def trim_library(source: Path, target: Path) -> None:
    """Copy the standard library without what is never imported, the same bytes each time."""
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(target, "w") as kept:
        for entry in sorted(whole.infolist(), key=lambda entry: entry.filename):
            if not entry.is_dir() and not LEFT_OUT.match(entry.filename):
                named = zipfile.ZipInfo(entry.filename)  # with a date that is always the same
                named.compress_type = zipfile.ZIP_DEFLATED
                kept.writestr(named, whole.read(entry), compresslevel=9)


def wheels() -> list[Path]:
    """The wheels of the lock, downloaded if they are not there yet."""
    stamp = WHEELS / ".made-of"
    wanted = LOCK.read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir(parents=True)
        print("Downloading the browser's Python packages (once) …", flush=True)
        command = [*_pip(), "download", "-qq", "--disable-pip-version-check", "--no-deps"]
        kind = ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON]
        subprocess.run(
            [*command, "--require-hashes", *kind, "--dest", str(WHEELS), "-r", str(LOCK)], check=True
        )
        stamp.write_text(wanted, encoding="utf-8")
    return sorted(WHEELS.glob("*.whl"))


def _pip() -> list[str]:
    """The command that starts pip: that of this Python, or of an environment made for it."""
    if importlib.util.find_spec("pip") is not None:
        return [sys.executable, "-m", "pip"]
    folder = WHEELS.parent / ".pip"
    if not folder.exists():
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return [str(next(folder.glob("*/python*"))), "-m", "pip"]
