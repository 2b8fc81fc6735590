"""Creates `.venv` with the packages that the lock files name, and this package.

Needs only the Python it runs on. Uses uv if it is installed, otherwise venv and pip. Does nothing if the
lock files are unchanged.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / ".setup-stamp"
OLDEST = (3, 11)
THIS_PACKAGE = ("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
DONE = re.compile(r"(?:Collecting|Ignoring|Requirement already satisfied:| Downloaded) ([\w.-]+)")
"""A line of pip or uv about a package that is there."""
BEGUN = re.compile(r"Downloading [\w.-]+ \([\d.]+[KMG]iB\)")
"""A line of uv about a package that it downloads; pip announces none."""
BAR = 30
"""Width of the progress bar in characters."""


def main(names: list[str]) -> int:
    """Update `.venv` to these lock files, by default to the one for developers; returns the exit code."""
    if sys.version_info < OLDEST:
        return fail(
            f"Ludoteca needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}"
        )
    locks = [ROOT / name for name in names or ["requirements-dev.lock"]]
    wanted = fingerprint(locks)
    if PYTHON.exists() and STAMP.exists() and wanted in STAMP.read_text(encoding="utf-8").split():
        return 0
    print("Installing what Ludoteca needs into .venv (once) …", flush=True)
    try:
        install(locks)
    except subprocess.CalledProcessError as error:
        return fail(f"installing failed (exit code {error.returncode}): is the package index reachable?")
    except OSError as error:
        return fail(f".venv cannot be made: {error}")
    done = STAMP.read_text(encoding="utf-8").split() if STAMP.exists() else []
    STAMP.write_text("\n".join([*done, wanted]), encoding="utf-8")
    return 0


def install(locks: list[Path]) -> None:
    """Create the environment; install what the locks name and then this package, editable."""
    requirements = [part for lock in locks for part in ("-r", str(lock))]
    uv = shutil.which("uv")
    if uv:
        if not PYTHON.exists():
            run(uv, "venv", "--quiet", "--python", sys.executable, str(VENV))
        pip = [uv, "pip", "install", "--python", str(PYTHON)]
        show_progress([*pip, "--no-deps", "--require-hashes", *requirements], 0)
    else:
        if not PYTHON.exists():
            try:
                venv.create(VENV, with_pip=True)
            except (subprocess.CalledProcessError, ImportError):
                shutil.rmtree(VENV, ignore_errors=True)
                raise OSError("this Python has no venv module; on Debian: apt install python3-venv") from None
        # Python compiles what it imports; compiling all packages here takes longer than unpacking them.
        pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]
        show_progress([*pip, "--no-deps", "--require-hashes", *requirements], sum(map(count_packages, locks)))
    run(*pip, "--quiet", *THIS_PACKAGE)


def count_packages(lock: Path) -> int:
    """The number of packages in a lock file, including those for other systems."""
    return len(re.findall(r"^[a-z0-9].*==", lock.read_text(encoding="utf-8"), re.MULTILINE))


def show_progress(command: list[str], packages: int) -> None:
    """Run pip or uv under a progress bar; prints its last lines and raises CalledProcessError if it fails.

    `packages` is what pip goes through; what uv announces is added.
    """
    said: list[str] = []
    done = 0
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            said.append(line)
            if BEGUN.match(line):
                packages += 1
                draw_bar(done, packages, "downloading")
            elif package := DONE.match(line):
                done += 1
                draw_bar(done, packages, package[1])
            elif line.startswith(("Installing collected", "Prepared ")):
                draw_bar(1, 1, "installing")
    if sys.stdout.isatty():
        print()
    if running.returncode:
        print("".join(said[-20:]), file=sys.stderr)
        raise subprocess.CalledProcessError(running.returncode, command)


def draw_bar(done: int, packages: int, name: str) -> None:
    """Draw the progress bar over the last one, if the output is a terminal."""
    if sys.stdout.isatty():
        filled = BAR * min(done, packages) // max(packages, 1)
        print(f"\r  [{'█' * filled}{'·' * (BAR - filled)}] {name[:24]:24}", end="", flush=True)


def fingerprint(locks: list[Path]) -> str:
    """A hash of what the environment depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*locks, ROOT / "pyproject.toml"]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def run(*command: str) -> None:
    subprocess.run(command, check=True, cwd=ROOT)


def fail(sentence: str) -> int:
    print(f"setup: {sentence}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
