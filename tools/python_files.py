"""Puts Python for the browser beside the built pages: Pyodide, MuJoCo and wheels.

`tools/client.py` runs it after a build. Pyodide and MuJoCo are from npm. Hosts that only serve files often do
not compress WebAssembly, so it is stored compressed and the page unpacks it. The standard library is compiled
beforehand, by Pyodide itself under Node.js: compiling it at every start takes half of the time (1.9 s of
processor instead of 0.8 s).
Wheels are downloaded once, by the hashes of `requirements-browser.lock`.
"""

import gzip
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
PYODIDE = CLIENT / "node_modules" / "pyodide"
MUJOCO = CLIENT / "node_modules" / "@mujoco" / "mujoco"
LOCK = ROOT / "requirements-browser.lock"
WHEELS = CLIENT / "node_modules" / ".wheels"
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "314"
"""What Pyodide 314 runs."""
LEFT_OUT = re.compile(
    r"(idlelib|lib2to3|turtledemo|ensurepip|venv|tkinter|unittest|pydoc_data|xml|xmlrpc|wsgiref|curses|dbm"
    r"|ctypes|multiprocessing|pydoc|pdb|doctest|mailbox|pickletools|tarfile|_pyrepl|_pyio|cgi|turtle|sqlite3/dump"
    r"|smtplib|ftplib|poplib|imaplib|nntplib|telnetlib|optparse|profile|cProfile|pstats|trace|timeit|webbrowser"
    r"|http/(client|server|cookiejar)|asyncio/(windows_\w+|proactor_\w+)|concurrent/interpreters|html/entities"
    r"|_pydatetime|_pydecimal|_sysconfigdata\w*|argparse|bdb|cmd|code|compileall|difflib|filecmp|fileinput"
    r"|logging/(config|handlers)|modulefinder|netrc|nturl2path|plistlib|py_compile|pyclbr|rlcompleter|sched"
    r"|socketserver|symtable|sysconfig|tabnanny|tracemalloc|urllib/(request|robotparser)|wave|zipapp|pyodide/console"
    r"|encodings/(?!(__init__|aliases|ascii|charmap|cp437|cp1252|idna|latin_1|punycode|raw_unicode_escape"
    r"|unicode_escape|utf_\w+)\b)\w+)\b"
)
"""Modules of the standard library that neither this package nor a game imports."""
COMPILE = """
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';
const [code, source, target] = process.argv.slice(1);
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
python.FS.writeFile('/source.zip', readFileSync(source));
python.runPython(code);
writeFileSync(target, python.FS.readFile('/target.zip'));
process.exit(0);
"""
"""Runs `COMPILED` in Pyodide."""
COMPILED = """
import _imp, importlib.util, marshal, zipfile
with zipfile.ZipFile('/source.zip') as whole, zipfile.ZipFile('/target.zip', 'w') as kept:
    for entry in whole.infolist():
        name, content = entry.filename, whole.read(entry)
        if name.endswith('.py'):
            code = compile(content, f'/lib/python314.zip/{name}', 'exec', dont_inherit=True, optimize=2)
            unchecked = (1).to_bytes(4, 'little') + _imp.source_hash(0, content)
            name, content = f'{name}c', importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code)
        named = zipfile.ZipInfo(name)  # with a date that is always the same
        named.compress_type = zipfile.ZIP_DEFLATED
        kept.writestr(named, content, compresslevel=9)
"""
"""Modules become bytecode that is never compared with a source."""


def put_python(target: Path, node: str) -> None:
    """Write everything into a folder, in place of what was there; `node` starts Node.js."""
    version, engine = version_of(PYODIDE), version_of(MUJOCO)
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copy(PYODIDE / "pyodide.asm.mjs", target)
    pack(PYODIDE / "pyodide.asm.wasm", target / f"pyodide-{version}.bin")
    pack(MUJOCO / "mujoco.wasm", target / f"mujoco-{engine}.bin")
    put_library(target / f"library-{version}.zip", node)
    for wheel in wheels():
        shutil.copy(wheel, target)


def version_of(package: Path) -> str:
    """The version of an installed package of npm."""
    return str(json.loads((package / "package.json").read_text(encoding="utf-8"))["version"])


def pack(wasm: Path, target: Path) -> None:
    """Write WebAssembly compressed, the same bytes each time."""
    target.write_bytes(gzip.compress(wasm.read_bytes(), mtime=0))


def put_library(target: Path, node: str) -> None:
    """Write the standard library without what is never imported, compiled, the same bytes each time."""
    with TemporaryDirectory() as folder:
        trimmed = Path(folder) / "library.zip"
        with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole, zipfile.ZipFile(trimmed, "w") as kept:
            for entry in sorted(whole.infolist(), key=lambda entry: entry.filename):
                if not entry.is_dir() and not LEFT_OUT.match(entry.filename):
                    kept.writestr(entry.filename, whole.read(entry))
        command = [node, "--input-type=module", "-e", COMPILE, COMPILED, str(trimmed), str(target)]
        subprocess.run(command, check=True, cwd=CLIENT)


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
    program = shutil.which("python", path=str(folder / ("Scripts" if os.name == "nt" else "bin")))
    return [str(program), "-m", "pip"]
